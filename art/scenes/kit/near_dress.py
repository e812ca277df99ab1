"""Dress for people near the camera, fine enough to show its folds: a shawl with its fringe, hair drawn back to a knot. For industrial 1, 2; medieval 1, 2, 3; renaissance 1, 2, 3."""
import numpy as np

from .carving import _lifted, _ridge, _surface
from .meshes import rgb, unit
from .noise import smoothstep


def wrist_ring(j, s, t):
    """Returns a function of metres along the arm `s` (l or r) from the wrist, and of a radius, that gives the points about it at the angles `t`."""
    wrist = j.points['wrist_' + s]
    d = unit(wrist - j.points['elbow_' + s])
    x = unit(np.cross(d, (.1, .2, 1)))
    y = np.cross(d, x)
    return lambda along, r: wrist + d * along + (np.cos(t) * r)[:, None] * x + (np.sin(t) * r)[:, None] * y


def _over_sleeves(rings, j, radius, elbow=0.0):
    """The rings of a shawl, pushed out from the neck's axis until no upper arm of this radius, nor the share `elbow` of a forearm (a pair: of the left and the right one), shows through, and smoothed."""
    p = j.points
    axis = rings.mean(1, keepdims=True)
    out = rings - axis
    length = np.linalg.norm(out, axis=2, keepdims=True)
    out, push = out / length, np.zeros(rings.shape[:2])
    for s, elbow in zip('lr', np.broadcast_to(elbow, 2)):
        a, b = p['shoulder_' + s], p['elbow_' + s]
        for a, way in [(a, (b - a) * 1.05)] + ([(b, (p['wrist_' + s] - b) * elbow)] if elbow else []):
            for k in np.arange(0, .2, .005):
                q = rings + out * k
                t = np.clip(((q - a) @ way) / (way @ way), 0, 1)
                inside = np.linalg.norm(q - a - t[..., None] * way, axis=2) < radius
                push = np.where(inside, np.maximum(push, k + .005), push)
    for _ in range(6):
        push = np.maximum(push, (np.roll(push, 1, 1) + push + np.roll(push, -1, 1)) / 3)
        # Cloth hangs: what a row is pushed out by, the rows below keep for the most part.
        push[1:] = np.maximum(push[1:], push[:-1] * .93)
        push[:-1] = np.maximum(push[:-1], push[1:] * .7)
    return rings + out * push[..., None]


# One side of hair that is drawn back, from the parting's end on the crown (0) along the parting and the hairline to the ear (1): where
# it starts, what it passes and where it meets the knot, as directions from the skull's middle.
BACK_KEYS = (0, .33, .52, .72, .87, 1)
BACK_START = ((0, -.1, 1.0), (0, .83, .57), (.42, .75, .53), (.74, .6, .34), (.88, .48, .0), (.86, .24, -.6))
BACK_OVER = ((0, -.8, .8), (.62, .1, .95), (1.0, .12, .78), (1.2, .0, .42), (1.25, -.1, .08), (1.15, -.3, -.62))
BACK_END = ((0, -1, .12), (.1, -.98, .12), (.22, -.97, .05), (.26, -.95, -.12), (.22, -.95, -.3), (.12, -.9, -.5))


def drawn_back(color, seed=2, sweep=1.0, thick=.011, locks=4.5):
    """Hair parted in the middle and drawn over the ears to a knot in a few broad `locks`, as in the 1840s; for a `Look` with a face and `hair_style='bald'`; a smaller `sweep` covers more of the temples."""
    def draw(m, j):
        sculpt, place = j.face
        u, v = np.linspace(0, 1, 110), np.linspace(0, 1, 40)[:, None]
        along = lambda table: np.stack([np.interp(u, BACK_KEYS, axis) for axis in np.transpose(table)], -1)
        start = along(BACK_START) + np.outer(smoothstep(.4, .75, u), (0, .12 * (1 - sweep), 0))
        way = start * ((1 - v) ** 2)[..., None] + along(BACK_OVER) * (2 * v * (1 - v))[..., None] + along(BACK_END) * (v * v)[..., None]
        way /= np.linalg.norm(way, axis=-1, keepdims=True)
        for s in (-1, 1):
            lock = _ridge(2 * np.pi * locks * u + seed + s + .8 * np.sin(5 * v + 3 * u))
            gap = smoothstep(0, .14, v) * (thick * (.7 + .3 * v) + .0045 * (lock - .5)) - .002 * (1 - smoothstep(0, .05, v))
            grid = np.array((0, -.018, .03)) + way * (.0822, .1035, .0945)
            # It stands over the ear.
            gap = gap + .013 * smoothstep(.05, .3, v) * np.exp(-((grid[..., 1] + .006) / .035) ** 2 - ((grid[..., 2] + .004) / .04) ** 2)
            grid = _lifted(sculpt, grid * (s, 1, 1), gap, inward=True)
            _surface(m, place, grid, rgb(color) * (.62 + .4 * lock)[..., None], False)
        knot = np.linspace(0, 2 * np.pi, 24)
        m.ball(place((0, -.128, .012)), (.046, .04, .044), color, n=16, lump=.02, mat='hair')
        for k in range(3):
            m.tube(place(np.stack([np.cos(knot) * (.042 - .01 * k), np.full(24, -.132 - .012 * k), .012 + np.sin(knot) * (.04 - .01 * k)], 1)), .0085, rgb(color) * (.85, 1.05, .95)[k], n=8, caps=False, mat='hair', jitter=.02)
    return draw
