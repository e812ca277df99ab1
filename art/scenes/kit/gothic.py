"""Dress of the thirteenth century for people near the camera: extras for a `Look` with a face and `hat='linen'`. For medieval 1, 2, 3."""
import numpy as np

from .body import torso_ring
from .clothes import skirt_rings
from .meshes import rgb, unit
from .near_dress import _over_sleeves
from .noise import fbm
from .veils import _outside, fitted_cap


def hood_cape(color, length=.25, lining=None, over=.03, cowl=1.0, seed=1, cover=.068, raised=False, folds=1.0):
    """A hood thrown back: its cape lies over the shoulders and upper arms in `folds` (1: soft ones), the hood itself in rolls about the neck; over `raised` arms it hangs from the shoulders."""
    def draw(m, j):
        p, n, rows = j.points, 132, 20
        a = np.linspace(0, 2 * np.pi, n, endpoint=False)
        rings = []
        for f in np.linspace(0, 1, rows):
            wide = np.interp(f, [0, .12, .35, .7, 1], [.084, .125 + .4 * over, .2 + over, .225 + over * 1.2, .236 + over * 1.3])
            deep = np.interp(f, [0, .12, .35, .7, 1], [.08, .105, .138, .158, .166])
            fold = .03 * f * np.sin(a * 6 + seed + 1.6 * f * np.sin(a)) + .02 * f * np.sin(a * 14 + seed * 2 + 2 * f) + .05 * f * (fbm(np.cos(a) * 2 + seed, np.sin(a) * 2 + f, 5) - .5)
            fall = f * (length + .045) + .012 * f * np.sin(a * 5 + seed) + .02 * f * np.clip(np.sin(a), 0, 1) ** 2
            k = 1 + fold * folds
            rings.append(p['neck'] + j.chest @ (0, .006, .045) + (np.cos(a) * wide * k)[:, None] * j.chest[:, 0] + (np.sin(a) * deep * k)[:, None] * j.chest[:, 1] - fall[:, None] * j.chest[:, 2])
        rings = np.array(rings)
        if cover:
            rings = _upon_arms(rings, j, cover) if raised else _over_sleeves(rings, j, cover)
        tone = rgb(color)
        shade = np.array([tone * np.interp(k / (rows - 1), [0, .2, 1], [.72, .94, 1.0]) for k in range(rows)])
        m.loft(rings[::-1], shade[::-1], caps=False, mat='cloth', jitter=0)
        # The hem has a thickness and a line of stitches above it.
        hem = np.vstack([rings[-1], rings[-1][:2]])
        m.tube(hem, .0055, tone * .9, n=8, caps=False, mat='cloth', jitter=0)
        m.tube(np.vstack([rings[-2], rings[-2][:2]]) * .3 + hem * .7 + (0, 0, .004), .0018, tone * .62, n=4, caps=False, mat='cloth', jitter=0)
        roll(m, j, tone, .004, .104, .1, .033 * cowl, seed, .036)
        roll(m, j, (rgb(lining) if lining else tone * .8), .028, .086, .083, .023 * cowl, seed + 3, .038)
    return draw


def _upon_arms(rings, j, radius):
    """The rings of a cape lifted straight up until they lie on the upper arms, so that it is not stretched between them."""
    lift = np.zeros(rings.shape[:2])
    for s in 'lr':
        a, way = j.points['shoulder_' + s], j.points['elbow_' + s] - j.points['shoulder_' + s]
        t = np.clip(((rings - a)[..., :2] @ way[:2]) / (way[:2] @ way[:2]), 0, 1)
        aside = np.linalg.norm((rings - a - t[..., None] * way)[..., :2], axis=-1)
        top = a[2] + t * way[2] + np.sqrt(np.maximum(radius ** 2 - aside ** 2, 0))
        lift = np.maximum(lift, np.where(aside < radius, top - rings[..., 2], 0))
    for _ in range(5):
        lift = np.maximum(lift, (np.roll(lift, 1, 1) + lift + np.roll(lift, -1, 1)) / 3)
    return rings + lift[..., None] * (0, 0, 1)


def roll(m, j, color, up, wide, deep, thick, seed=1, sag=.03):
    """One roll of soft cloth about the neck, thicker behind and sagging in front."""
    p, n, around = j.points, 90, 16
    a, b = np.linspace(0, 2 * np.pi, n, endpoint=False), np.linspace(0, 2 * np.pi, around, endpoint=False)
    rings = []
    for t in a:
        s = np.sin(t)
        out = np.cos(t) * j.chest[:, 0] + s * j.chest[:, 1]
        c = p['neck'] + j.chest @ (np.cos(t) * wide, s * deep - .012 * (s < 0) * -s, up - sag * max(0, s) ** 1.5 + .012 * max(0, -s))
        lumps = fbm(np.cos(t) * 1.6 + b / 3 + seed, np.sin(t) * 1.6 + np.sin(b) * .5, seed) - .5
        r = thick * (1 + .5 * max(0, -s)) * (1 + .55 * lumps + .1 * np.sin(b * 3 + t * 4 + seed))
        rings.append(c + (np.cos(b) * r)[:, None] * out + (np.sin(b) * r * 1.15)[:, None] * j.chest[:, 2])
    rings.append(rings[0])
    m.loft(rings, color, caps=False, mat='cloth', jitter=0)


def coif(color='e2d8c0', strings=True, seam=True, creases=.0016, panels=()):
    """A linen cap that fits the skull and covers the ears, with a `seam` from brow to nape, tied under the chin by its `strings`.

    `creases` says how deep its folds are, `panels` puts more seams beside the middle (-1 and 1 are the ends over the ears).
    """
    def draw(m, j):
        sculpt, place = j.face
        edge, rows, chin = fitted_cap(sculpt, .074, .077, -.42, 16, creases)
        m.loft(place(rows), color, closed=False, mat='cloth', jitter=0)
        m.tube(place(edge), .0035, rgb(color) * .95, n=6, mat='cloth', jitter=0)
        if seam:
            m.tube(place(rows[1:, len(edge) // 2] + (0, .001, .0015)), .0013, rgb(color) * .72, n=5, mat='cloth', jitter=0)
        for side in panels:
            m.tube(place(rows[1:, int(len(edge) * (.5 + side / 2))] + (0, .001, .0012)), .0013, rgb(color) * .62, n=5, mat='cloth', jitter=0)
        if strings:
            m.tube(place(_outside(sculpt, chin, .002)), .0042, rgb(color) * .93, n=6, squash=.5, mat='cloth', jitter=0)
    return draw


def neckband(color, slit=.1, pin='b8924a'):
    """The edge of a tunic's neck, its slit in front and the ring brooch that closes it."""
    def draw(m, j):
        a = np.linspace(0, 2 * np.pi, 64)
        ring = torso_ring(j, .968, .02, 64, 0, 0, a) + j.chest[:, 2] * .012
        m.tube(ring, .0075, color, n=8, caps=False, mat='cloth', jitter=0)
        front = [torso_ring(j, t, .022, 1, 0, 0, [np.pi / 2])[0] for t in np.linspace(.975, .975 - slit * 2.2, 8)]
        m.tube(front, .0045, color, n=6, mat='cloth', jitter=0)
        if pin:
            c, b = front[2] + j.chest[:, 1] * .006, np.linspace(0, 2 * np.pi, 24)
            m.tube(c + np.cos(b)[:, None] * .014 * j.chest[:, 0] + np.sin(b)[:, None] * .014 * j.chest[:, 2], .0028, pin, n=6, caps=False, mat='metal', jitter=0)
            m.tube([c - j.chest[:, 0] * .016, c + j.chest[:, 0] * .016], .0015, pin, n=5, mat='metal', jitter=0)
    return draw


def hung(kind, angle, color='5a3c24', drop=.06):
    """What hangs from a belt at an `angle` from the right over the front: a 'purse', or a clerk's 'penner' with its inkhorn."""
    def draw(m, j):
        c = torso_ring(j, .27, .035, 1, 0, 0, [angle])[0]
        out = unit(c - j.points['pelvis'] * (1, 1, 0) - (0, 0, c[2]))
        side, up = np.cross((0, 0, 1), out), np.array((0, 0, 1.0))
        frame = np.stack([side, out, up], 1)
        for s in (-1, 1):
            m.tube([c + side * s * .018, c + side * s * .012 - up * drop + out * .012], .0035, '3a2818', n=5, mat='leather')
        if kind == 'purse':
            profile = [(.002, -.142), (.03, -.14), (.048, -.128), (.054, -.1), (.05, -.06), (.036, -.028), (.03, -.018), (.042, .0), (.04, .004)]
            m.lathe(profile, color, n=40, center=c - up * drop + out * .03, rot=frame, caps=False, squash=.45, mat='cloth', jitter=0)
            m.lathe([(.0345, -.026), (.037, -.022), (.0345, -.018)], '2e2014', n=30, center=c - up * drop + out * .03, rot=frame, caps=False, squash=.66, mat='leather', jitter=0)
            return
        m.lathe([(.0, -.2), (.016, -.195), (.019, -.18), (.021, -.04), (.023, -.04), (.023, -.005), (.018, .004), (0, .006)], color, n=20, center=c - up * drop + out * .03 + side * .022, rot=frame, mat='leather', jitter=0)
        m.lathe([(.0, -.085), (.008, -.08), (.015, -.05), (.019, -.02), (.02, -.012), (.014, -.008), (.011, .004), (.0, .006)], '2a2420', n=24, center=c - up * drop + out * .036 - side * .028, rot=frame, mat='gloss', jitter=0)
    return draw


def linen_apron(color, hem=.2, stout=0.0, flare=.17, half=1.05, seed=1, out=.034):
    """An apron gathered into its band: fine pleats at the waist that open into soft folds, and a worn hem."""
    def draw(m, j):
        rings = skirt_rings(j, j.points['pelvis'][2] + .105, hem, .182 + stout * .05, flare, n=240, rng=None, depth=.014)
        pick = np.abs(np.linspace(0, 2 * np.pi, 240, endpoint=False) - np.pi / 2) < half
        rows = np.array([r[pick] for r in rings])
        fine = np.linspace(0, 5, 26)
        rows = np.stack([rows[int(min(4, f))] * (1 - (f - int(min(4, f)))) + rows[int(min(4, f)) + 1] * (f - int(min(4, f))) for f in fine])
        axis = rows.mean(1, keepdims=True) - (j.hips[:, 1] * .2)
        way = (rows - axis) * (1, 1, 0)
        way /= np.linalg.norm(way, axis=2, keepdims=True)
        n = rows.shape[1]
        u, f = np.linspace(-1, 1, n)[None], np.linspace(0, 1, 26)[:, None]
        pleat = .0035 * np.sin(u * 44 + seed) * np.exp(-f * 9) + .011 * np.sin(u * 9 + seed + f * 1.5) * np.clip(f * 1.6, 0, 1) + .012 * (fbm(u * 4 + seed, f * 1.5 + u * .3, seed) - .5) * np.clip(f * 3, 0, 1)
        rows = rows + way * (out + pleat)[..., None]
        tone = rgb(color) * (1 + np.clip(pleat * 9, -.22, .1))[..., None] * (1 - .16 * np.clip(f - .55, 0, 1))[..., None]
        i, k = np.meshgrid(np.arange(25), np.arange(n - 1), indexing='ij')
        quads = np.stack([i * n + k, (i + 1) * n + k, (i + 1) * n + k + 1, i * n + k + 1], -1).reshape(-1, 4)
        m.add(rows.reshape(-1, 3), quads, tone.reshape(-1, 3), smooth=True, mat='cloth', jitter=0)
        for edge in (rows[:, 0], rows[:, -1], rows[-1]):
            m.tube(edge, .0028, rgb(color) * .88, n=5, mat='cloth', jitter=0)
        a = np.linspace(np.pi / 2 - half - .5, np.pi / 2 + half + .5, 60)
        m.loft([torso_ring(j, t, .03 + stout * .03, 1, stout, .8, a) for t in (.16, .17, .235, .245)], rgb(color) * .94, closed=False, mat='cloth', jitter=0)
    return draw
