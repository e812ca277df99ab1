"""Dress for people near the camera, fine enough to show its folds: a shawl with its fringe, hair drawn back to a knot."""
import numpy as np

from .meshes import rgb, unit
from .noise import fbm


def wrist_ring(j, s, t):
    """Returns a function of metres along the arm `s` (l or r) from the wrist, and of a radius, that gives the points about it at the angles `t`."""
    wrist = j.points['wrist_' + s]
    d = unit(wrist - j.points['elbow_' + s])
    x = unit(np.cross(d, (.1, .2, 1)))
    y = np.cross(d, x)
    return lambda along, r: wrist + d * along + (np.cos(t) * r)[:, None] * x + (np.sin(t) * r)[:, None] * y


def shawl(color, border, length=.3, fringe=None, seed=1, over=0.0, low=0.0, knot=True, cover=0.0, breast=.6, folds=1.0, dip=0.0, elbow=0.0, fringed=True):
    """A woollen shawl that crosses over the breast, with a border and a fringe, its point down the back; `over` (m) lets it lie over the upper arms, `low` (m) bares more of the neck, `breast` says how far its front hangs below its sides, `folds` how deep its folds are, `cover` (m) is the thickness of sleeve that it lies over as one shell, with the share `elbow` of the forearms, `dip` (m) lowers its edge in front of the throat, and without `fringed` its border is its edge."""
    def draw(m, j):
        p, n, rows = j.points, 120, 22
        a = np.linspace(0, 2 * np.pi, n, endpoint=False)
        back, front = np.maximum(0, -np.sin(a)) ** 1.6, np.maximum(0, np.sin(a)) ** 3
        reach = length * (.8 + .85 * back + breast * front)
        rng = np.random.default_rng(seed)
        rings = []
        for f in np.linspace(0, 1, rows):
            wide, deep = np.interp(f, [0, .12, .35, .7, 1], [.082, .13 + .5 * over, .212 + over, .235 + over * 1.2, .24 + over]), np.interp(f, [0, .12, .35, .7, 1], [.078, .105, .142, .165, .17])
            # Folds run from the neck outwards and deepen towards the edge; those in front slant to the knot.
            fold = .05 * f * np.sin(a * 7 + 1 + 2.2 * f * np.sin(a)) + .03 * f * np.sin(a * 17 + 3 * f) + .06 * f * (fbm(np.cos(a) * 2 + seed, np.sin(a) * 2 + f * 1.5, 5) - .5)
            sag = np.exp(-((a - np.pi / 2) / .5) ** 2) * .02 * np.sin(f * 30) * f
            k = 1 + fold * folds
            ring = p['neck'] + j.chest @ (0, .004, .045 - low) + (np.cos(a) * wide * k)[:, None] * j.chest[:, 0] + (np.sin(a) * deep * k + sag)[:, None] * j.chest[:, 1]
            ring = ring - np.outer(dip * np.maximum(0, np.sin(a)) ** 2 * (1 - f) ** 2, j.chest[:, 2])
            rings.append(ring - (f * (reach + .05) + .03 * f * np.abs(np.sin(a * 3.5 + .5)))[:, None] * j.chest[:, 2])
        rings = _over_sleeves(np.array(rings), j, cover, elbow) if cover else rings
        tone, edge = rgb(color), rgb(border)
        shade = [tone * (.82 + .18 * min(1, k / 4)) if k < rows - 4 else edge if k in (rows - 3, rows - 2) else tone * .92 for k in range(rows)]
        m.loft(rings[::-1], np.array(shade[::-1]), caps=False, mat='cloth', jitter=.01)
        # The rolled edge about the neck.
        m.tube(np.vstack([rings[1], rings[1][:2]]), .014, tone * .9, n=8, caps=False, mat='cloth')
        for k in range(n) if fringed else ():
            q = rings[-1][k]
            m.tube([q, q - j.chest @ (0, -.004, .02) + rng.normal(0, .003, 3), q - j.chest @ (0, -.004, .045) + rng.normal(0, .005, 3)], [.0035, .003, .0015], fringe or color, n=4, caps=False, mat='cloth')
        if not knot:
            return
        # A knot with its two ends, each folded once.
        c = (rings[11][n // 4] + j.chest @ (0, .022, 0))
        m.ball(c, (.034, .026, .03), tone * .95, n=16, lump=.03, mat='cloth')
        for s in (-1, 1):
            way = unit(j.chest @ (s * .32, .2, -1))
            side = unit(np.cross(way, j.chest[:, 1]))
            strip = [[c + way * t + side * w * u + j.chest[:, 1] * (.012 * np.cos(u * 4.5) + .02) for u in np.linspace(-1, 1, 9)] for t, w in zip(np.linspace(0, .2, 9), np.linspace(.018, .06, 9))]
            m.loft(strip, np.array([tone * .95] * 6 + [edge] * 2 + [tone * .95]), closed=False, mat='cloth', jitter=.01)
    return draw


def _over_sleeves(rings, j, radius, elbow=0.0):
    """The rings of a shawl, pushed out from the neck's axis until no upper arm of this radius, nor the share `elbow` of a forearm, shows through, and smoothed."""
    p = j.points
    axis = rings.mean(1, keepdims=True)
    out = rings - axis
    length = np.linalg.norm(out, axis=2, keepdims=True)
    out, push = out / length, np.zeros(rings.shape[:2])
    for s in 'lr':
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


def drawn_back(color, seed=2, sweep=1.0):
    """Hair parted in the middle and drawn over the ears to a knot, as in the 1840s; for a `Look` with a face and `hair_style='bald'`; a smaller `sweep` covers more of the temples."""
    def draw(m, j):
        sculpt, place = j.face
        rng = np.random.default_rng(seed)
        cap = np.array([[np.cos(t) * np.cos(b), np.sin(t) * np.cos(b), np.sin(b)] for b in np.linspace(-.1, 1.5, 14) for t in np.linspace(0, 2 * np.pi, 40, endpoint=False)]).reshape(14, 40, 3)
        skull = cap * np.array([.0822, .1035, .0945]) + np.array([0, -.018, .03])
        # The cap stops at the hairline: it rises to the forehead and falls behind the ears.
        line = np.interp(skull[..., 1], [-.1, -.02, .03, .05], [-.03, .0, .03, .07])
        skull[..., 2] = np.maximum(skull[..., 2], line)
        skull[..., 1] = np.minimum(skull[..., 1], .04)
        m.loft(place(skull), rgb(color) * .45, caps=True, mat='hair', jitter=0)
        for k in range(130):
            s, y0, u = (-1) ** k, rng.uniform(-.09, .077), np.linspace(0, 1, 9)
            far = rng.uniform(1.75, 2.05)
            # Over the side of the skull, back as it goes down, and on to the knot.
            y = y0 - sweep * (.035 + .45 * max(0, y0)) * u ** 1.4
            round_ = np.sqrt(np.clip(1 - ((y + .018) / .106) ** 2, .05, 1))
            out = .004 + .004 * np.sin(u * np.pi) + rng.uniform(0, .003)
            path = np.stack([s * (.0815 + out) * round_ * np.sin(.03 + far * u), y, .03 + (.0935 + out) * round_ * np.cos(.03 + far * u)], 1)
            end = np.array([s * .02, -.118, .012])
            path = np.vstack([path, path[-1] * .5 + end * .5 + (s * .012, 0, -.006), end])
            w = .0068 * rng.uniform(.8, 1.2)
            m.tube(place(path), np.array([.5, .9, 1, 1.05, 1.1, 1.1, 1.1, 1.05, 1, .9, .7]) * w, rgb(color) * rng.uniform(.75, 1.15), n=6, caps=False, squash=.7, mat='hair', jitter=.03)
        m.ball(place((0, -.128, .012)), (.046, .04, .044), color, n=16, lump=.02, mat='hair')
        for k in range(5):
            a = np.linspace(0, 2 * np.pi, 20)
            m.tube(place(np.stack([np.cos(a) * (.044 - .006 * k), np.full(20, -.13 - .008 * k), .012 + np.sin(a) * (.042 - .006 * k)], 1)), .0065, rgb(color) * rng.uniform(.8, 1.15), n=6, caps=False, mat='hair')
    return draw
