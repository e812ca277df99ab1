"""Roofs laid piece by piece: thatch, tiles, slates, shingles, cones and chimneys. For industrial 1, 2; medieval 1, 2, 3; renaissance 1."""
import numpy as np

from .meshes import rgb

COVERS = {
    # piece width, exposed length, thickness, colours, disorder
    'tile': (0.2, 0.17, 0.03, ('a5452c', 'b75a38', '8e3a28', '9c5136'), 0.08),
    'shingle': (0.17, 0.2, 0.028, ('8a7a62', '786a56', '9a8a70', '6c6152'), 0.12),
    'slate': (0.24, 0.19, 0.02, ('4e5560', '5c6470', '454b56', '676c72'), 0.06),
    'pantile': (0.24, 0.3, 0.06, ('b9653c', 'c67a4c', 'a85532', 'd08d5e'), 0.1),
    'stone': (0.34, 0.26, 0.045, ('8f8878', '7e7768', 'a09886'), 0.14),
}


def pieces(m, origin, along, up, length, slope, cover, seed=0, sag=0.0, colors=None, taper=None):
    """Lay one slope: `origin` is the eave's left end, `along` and `up` unit vectors, sizes in metres."""
    rng = m.rng
    w, exposed, thick, palette, disorder = COVERS[cover]
    palette = np.array([rgb(c) for c in (colors or palette)])
    normal = np.cross(along, up)
    rows = max(2, int(slope / exposed))
    cs, us = [], []
    for r in range(rows):
        k = 1.0 if taper is None else 1 - taper * (r / rows)
        n = max(1, int(length * k / w))
        x = (np.arange(n) + 0.5 + (r % 2) * 0.5) / n * length * k + length * (1 - k) / 2
        x = np.clip(x + rng.normal(0, w * disorder * .5, n), 0, length)
        cs.append(x)
        us.append(np.full(n, r * exposed * slope / (rows * exposed)) + rng.normal(0, exposed * disorder, n))
    x, u = np.concatenate(cs), np.concatenate(us)
    n = len(x)
    half = w * rng.uniform(.42, .52, n)
    long = exposed * 1.5
    lift = thick * rng.uniform(.7, 1.5, n)
    z_sag = -sag * np.sin(np.pi * np.clip(x / length, 0, 1)) * np.clip(u / slope, 0, 1)

    def at(dx, du, h):
        return (np.asarray(origin, float) + (x + dx)[:, None] * along + (u + du)[:, None] * up + h[:, None] * normal
                + z_sag[:, None] * np.array([0, 0, 1.0]))
    tilt = rng.normal(0, thick * .3, n)
    zero = np.zeros(n)
    v = np.stack([at(-half, 0, lift + tilt), at(half, 0, lift - tilt), at(half, long, zero + .004), at(-half, long, zero + .004),
                  at(-half, 0, zero - thick), at(half, 0, zero - thick)], 1).reshape(-1, 3)
    f = np.array([[0, 1, 2, 3], [4, 5, 1, 0]])
    faces = (np.arange(n)[:, None, None] * 6 + f[None]).reshape(-1, 4)
    streak = 1 + 0.16 * np.sin(x * 2.1 + seed) * np.sin(u * 1.3 + seed * 2)
    tone = palette[rng.integers(0, len(palette), n)] * (rng.uniform(.8, 1.15, n) * streak)[:, None]
    m.add(v, faces, np.repeat(tone, 2, 0), jitter=0)


def gable(m, length, depth, rise, cover='tile', overhang=0.35, base=0.0, sag=0.06, colors=None, verge='5a4030'):
    """A gable roof with its ridge along X over a footprint of length × depth, eaves at height `base`."""
    if cover == 'thatch':
        return thatch(m, length, depth, rise, overhang, base, sag, colors)
    half = depth / 2 + overhang
    drop = rise * overhang / (depth / 2)
    slope = np.hypot(half, rise + drop)
    L = length + overhang * 1.4
    for s in (-1, 1):
        along = np.array([-s, 0, 0.0])
        up = np.array([0, -s * half / slope, (rise + drop) / slope])
        start = np.array([s * L / 2, s * half, base - drop])
        a, b = start, start + along * L
        c, d = b + up * slope, a + up * slope
        low = np.array([0, 0, sag + .02])
        m.add([a, b, c - low, d - low], [[0, 1, 2, 3]], (palette_mean(cover) if not colors else rgb(colors[0])) * .5)
        pieces(m, start + np.array([0, 0, .03]), along, up, L, slope, cover, seed=int(m.rng.integers(99)), sag=sag, colors=colors)
        for x in (-L / 2, L / 2):
            m.beam((x, s * half, base - drop - .03), (x, 0, base + rise - .02), 0.07, verge, depth=0.16)
    ridge_tone = colors or COVERS[cover][3]
    n = int(L / 0.35)
    for k in range(n):
        x = -L / 2 + (k + .5) * L / n
        m.tube([(x - L / n * .53, 0, base + rise + .04 - sag * np.sin(np.pi * k / n)), (x + L / n * .53, 0, base + rise + .05 - sag * np.sin(np.pi * (k + 1) / n))],
               [.1, .085], ridge_tone[k % len(ridge_tone)], n=6)


def palette_mean(cover):
    """The middle colour of a roof cover."""
    return np.mean([rgb(c) for c in COVERS[cover][3]], 0)


def thatch(m, length, depth, rise, overhang=0.45, base=0.0, sag=0.1, colors=None, thick=0.3):
    """A thick straw roof with rounded ridge, ragged eaves and a netted ridge cap."""
    rng = m.rng
    colors = colors or ('a8925c', '8f7a4c', 'bca468', '7a6a48')
    palette = np.array([rgb(c) for c in colors])
    half, L = depth / 2 + overhang, length + overhang * 1.3
    drop = rise * overhang / (depth / 2)
    top = rise + thick
    outline = [(-half, -drop), (-half * .98, -drop + thick * .9), (-half * .5, top * .5 + thick * .2 - drop * .3), (-half * .16, top * .9), (0, top),
               (half * .16, top * .9), (half * .5, top * .5 + thick * .2 - drop * .3), (half * .98, -drop + thick * .9), (half, -drop), (0, rise * .8)]
    rings = []
    for x in np.linspace(-L / 2, L / 2, 12):
        s = -sag * np.sin(np.pi * (x / L + .5)) + rng.normal(0, .012)
        rings.append([(x, y, base + z + s) for y, z in outline])
    m.loft(rings, palette[0] * .75, smooth=False, jitter=0.04)
    count = int(L * half * 2 * 55)
    y = rng.uniform(-1, 1, count)
    x = rng.uniform(-L / 2, L / 2, count)
    oy, oz = np.array([o[0] for o in outline[:9]]), np.array([o[1] for o in outline[:9]])
    z = np.interp(y * half, oy, oz) + base - sag * np.sin(np.pi * (x / L + .5))
    slope = np.where(y < 0, 1, -1) * (top + drop) / half
    d = np.stack([rng.normal(0, .12, count), np.ones(count), slope], 1)
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    v = d * (rng.uniform(.12, .3, count))[:, None]
    u = np.stack([np.ones(count), np.zeros(count), rng.normal(0, .25, count)], 1) * (rng.uniform(.014, .035, count))[:, None]
    normal = np.cross(u, v)
    normal *= np.sign(normal[:, 2:3]) / np.linalg.norm(normal, axis=1, keepdims=True)
    band = 0.86 + .14 * np.sin(np.abs(y) * 22)
    tone = palette[rng.integers(0, len(palette), count)] * (rng.uniform(.7, 1.2, count) * band)[:, None]
    m.cards(np.stack([x, y * half, z], 1) + normal * rng.uniform(.01, .05, (count, 1)), u, v, tone, mat='paint', pointed=False)
    n = int(L * 40)
    x = rng.uniform(-L / 2, L / 2, n)
    for s in (-1, 1):
        c = np.stack([x, np.full(n, s * half) + rng.normal(0, .03, n), base - drop + rng.uniform(-.06, thick * .7, n)], 1)
        m.cards(c, np.tile([.016, 0, 0], (n, 1)), np.stack([rng.normal(0, .03, n), np.full(n, s * .05), np.full(n, -.1)], 1),
                palette[rng.integers(0, len(palette), n)] * rng.uniform(.55, 1.05, (n, 1)), mat='paint', pointed=False)
    for k in range(int(L / .42)):
        x0 = -L / 2 + .1 + k * .42
        for s in (-1, 1):
            m.beam((x0, 0, base + top + .03 - sag), (x0 + .21, s * half * .3, base + top * .8 + .04 - sag), .022, '6b5638')
            m.beam((x0 + .42, 0, base + top + .03 - sag), (x0 + .21, s * half * .3, base + top * .8 + .04 - sag), .022, '6b5638')


def cone(m, radius, height, base=0.0, cover='slate', sides=20, colors=None, overhang=0.25, finial='c9a44a'):
    """A conical tower roof of laid pieces."""
    r = radius + overhang
    slope = np.hypot(r, height)
    m.lathe([(r, base), (0.01, base + height)], palette_mean(cover) * .7, n=sides, caps=False)
    for k in range(sides):
        a0, a1 = 2 * np.pi * k / sides, 2 * np.pi * (k + 1) / sides
        p, q = np.array([np.cos(a0) * r, np.sin(a0) * r, base]), np.array([np.cos(a1) * r, np.sin(a1) * r, base])
        width = np.linalg.norm(q - p)
        mid = (p + q) / 2
        up = np.array([0, 0, base + height]) - mid
        pieces(m, p, (q - p) / width, up / np.linalg.norm(up), width, slope * .97, cover, seed=k, colors=colors, taper=.97)
    if finial:
        m.ball((0, 0, base + height + .1), (.12, .12, .2), finial, n=8, mat='metal')


def chimney(m, loc, height=1.6, size=0.7, color='8c5a44', pots=1, cap='6b4a3a'):
    """A chimney stack with courses and pots."""
    x, y, z = loc
    m.box((x, y, z + height / 2), (size, size * .8, height), color, chamfer=.03)
    for k in range(int(height / .16)):
        m.box((x, y, z + .08 + k * .16), (size * 1.015, size * .82, .1), color, jitter=.12)
    m.box((x, y, z + height), (size * 1.2, size, .14), cap, chamfer=.02)
    for k in range(pots):
        m.lathe([(.11, 0), (.09, .35), (.12, .38)], 'a0603c', n=8, center=(x + (k - (pots - 1) / 2) * .28, y, z + height + .06))
