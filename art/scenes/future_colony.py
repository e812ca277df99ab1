"""The place of the Mars scene: dome, habitats, garden towers and the land outside. For future 1, 2."""
import numpy as np

from kit import foliage, ground
from kit.meshes import Mesh, rgb, unit
from kit.noise import fbm, smoothstep
from kit.props import frame_of

WHITE, WARMWHITE, SEAM = 'd8d0c2', 'e6dccb', '9a9286'
TOWER = (58.0, 175.0)
TOWER_SHAPE = [(9, 0), (6, 4), (4.2, 14), (3.4, 26), (7.5, 27.5), (8, 29.5), (3.6, 31), (2.8, 40), (5.4, 41.2), (5.6, 42.6), (2.4, 44), (1.5, 56), (.5, 66), (.15, 84)]


def height(x, y):
    """Flat inside the dome; dunes, mesas and a crater rim outside."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    out = smoothstep(92, 120, y) + smoothstep(70, 110, np.abs(x))
    out = np.clip(out, 0, 1)
    dunes = 2.5 * np.sin(x * .05 + 2 * fbm(x * .01, y * .01, 3)) * fbm(x * .02, y * .02, 5) - 1.5
    mesa = 34 * smoothstep(.5, .56, fbm(x * .0065 + 2, y * .0065, 12, 4)) * smoothstep(180, 330, y)
    rim = 46 * smoothstep(340, 460, y) * (0.5 + fbm(x * .01, 3.0, 8, 3))
    base = 16 * np.exp(-(((x - TOWER[0]) / 34) ** 2 + ((y - TOWER[1]) / 30) ** 2) ** 2)
    return out * (dunes + mesa + rim + base + 3 * fbm(x * .03, y * .03, 6))


def land_color(x, y):
    """Rust, ochre and dark sand in strata."""
    h = height(x, y)
    n = fbm(x * .03, y * .03, 4, 4)
    c = ground.blend('a8603c', 'c4804e', n)
    band = (np.sin(h * .9 + n * 3) * .5 + .5) * smoothstep(3, 9, h)
    return c * (1 - band[..., None] * .4) + rgb('7d4430') * (band[..., None] * .4)


def dome(center=(0, 34, -8), radius=66.0, levels=2, strut=.36, tint='d8ecec'):
    """A geodesic dome of white struts and panes that are seen: tinted, dusty at the foot."""
    g = (1 + 5 ** .5) / 2
    v = [unit(p) for p in ((-1, g, 0), (1, g, 0), (-1, -g, 0), (1, -g, 0), (0, -1, g), (0, 1, g), (0, -1, -g), (0, 1, -g), (g, 0, -1), (g, 0, 1), (-g, 0, -1), (-g, 0, 1))]
    f = [(0, 11, 5), (0, 5, 1), (0, 1, 7), (0, 7, 10), (0, 10, 11), (1, 5, 9), (5, 11, 4), (11, 10, 2), (10, 7, 6), (7, 1, 8), (3, 9, 4), (3, 4, 2), (3, 2, 6), (3, 6, 8), (3, 8, 9),
         (4, 9, 5), (2, 4, 11), (6, 2, 10), (8, 6, 7), (9, 8, 1)]
    tri = [np.array([v[i] for i in t]) for t in f]
    for _ in range(levels):
        nxt = []
        for a, b, c in tri:
            ab, bc, ca = unit(a + b), unit(b + c), unit(c + a)
            nxt += [np.array(t) for t in ((a, ab, ca), (ab, b, bc), (ca, bc, c), (ab, bc, ca))]
        tri = nxt
    m, glass = Mesh(5), Mesh(6)
    c0, seen = np.asarray(center, float), set()
    rng = np.random.default_rng(7)
    for t in tri:
        p = t * radius + c0
        if p[:, 2].max() < .5:
            continue
        mid = p.mean(0)
        shade = rgb(tint) * rng.uniform(.8, 1.0)
        low = np.clip(1 - mid[2] / 22, 0, 1)
        shade = shade * (1 - low * .25) * (1 - np.array([0, .05, .1]) * low)
        glass.add(p, [[0, 1, 2]], shade, mat='pane', jitter=0)
        for i in range(3):
            a, b = p[i], p[(i + 1) % 3]
            key = tuple(sorted((tuple(np.round(a, 2)), tuple(np.round(b, 2)))))
            if key not in seen:
                seen.add(key)
                a, b = np.array(key[0]), np.array(key[1])
                if max(a[2], b[2]) > 0:
                    m.beam(a, b, strut, WARMWHITE, depth=strut * 1.6, up=unit((a + b) / 2 - c0), jitter=.02)
        for q in p:
            k = ('hub', tuple(np.round(q, 2)))
            if k not in seen and q[2] > 0:
                seen.add(k)
                m.lathe([(strut * 2.1, -strut * .5), (strut * 2.1, strut * .5)], WHITE, n=10, center=q, rot=frame_of(unit(q - c0)))
    m.build('dome-frame')
    glass.build('dome-glass')


def squircle(w, d, z, n=40, power=5.0):
    """A rounded rectangle ring."""
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    c, s = np.cos(a), np.sin(a)
    r = (np.abs(c) ** power + np.abs(s) ** power) ** (-1 / power)
    return np.stack([c * r * w / 2, s * r * d / 2, np.full(n, z)], 1)


def pane(m, x, z, w, h, y, lit, rng):
    """A rounded window with a frame, a warm or dim inside, a shelf and maybe someone's plant."""
    o = squircle(w, h, 0, 20, 4)[:, :2]
    m.extrude([(a + x, b + z) for a, b in o * 1.12], .08, SEAM, center=(0, y - .02, 0))
    if lit:
        m.extrude([(a + x, b + z) for a, b in o], .06, rgb(('ffbe74', 'ffd49a', 'bfe8f0')[rng.integers(3)]) * lit * rng.uniform(.6, 1.1), center=(0, y - .06, 0), mat='glow', jitter=0)
        m.box((x, y - .1, z - h * .2), (w * .9, .02, .04), SEAM)
        m.box((x, y - .1, z - h * .1), (.04, .03, h * .95), SEAM)
    else:
        m.extrude([(a + x, b + z) for a, b in o], .06, '26343c', center=(0, y - .06, 0), mat='gloss', jitter=0)


def habitat(seed=0, w=8.0, d=6.0, storeys=3, accent='c2341d', lit=1.4, kind='terrace'):
    """A pressed-regolith dwelling: rounded storeys that step back, planted rims, coloured bands, panels and masts."""
    m = Mesh(seed)
    rng = m.rng
    shell = (WHITE, 'cbb9a2', 'd2c6b6', 'bfa48a')[seed % 4]
    z, cw, cd, oy = 0.0, w, d, 0.0
    for k in range(storeys):
        h = 2.9 if k else 3.2
        soft = .35
        rings = [squircle(cw - q, cd - q, zz) + (0, oy, 0) for q, zz in ((0.0, z), (0, z + h - soft), (soft * .5, z + h - soft * .3), (soft * 1.6, z + h))]
        m.loft(rings, shell, smooth=True, jitter=.02)
        for zz, col, t in ((z + h - soft - .12, accent if k % 2 == 0 else SEAM, .2), (z + .25, SEAM, .12)):
            m.loft([squircle(cw + .05, cd + .05, zz) + (0, oy, 0), squircle(cw + .05, cd + .05, zz + t) + (0, oy, 0)], col, caps=False, smooth=True)
        for side, (length, gap, rz) in enumerate(((cw, cd, 0), (cd, cw, np.pi / 2), (cd, cw, -np.pi / 2))):
            with m.at((0, oy, 0), rz=rz):
                n = max(1, int(length * .62 / 1.7))
                for b in range(n):
                    x = (b - (n - 1) / 2) * 1.75
                    if k == 0 and side == 0 and b == n // 2:
                        m.extrude([(a + x, q + 1.15) for a, q in squircle(1.25, 2.2, 0, 20, 4)[:, :2]], .12, accent, center=(0, -gap / 2 - .03, 0))
                        m.box((x, -gap / 2 - .11, 1.5), (.5, .03, .5), rgb('bfe8f0') * lit, mat='glow', jitter=0)
                        m.box((x, -gap / 2 - .5, 2.5), (1.8, 1.0, .1), WARMWHITE, chamfer=.04)
                    else:
                        pane(m, x, z + h * .5, 1.25, 1.35, -gap / 2 - .02, lit if rng.random() < .62 else 0, rng)
                for b in range(n + 1):
                    m.box(((b - n / 2) * 1.75, -gap / 2 - .01, z + h * .45), (.05, .05, h * .75), SEAM)
        z += h
        step = rng.uniform(1.0, 1.7)
        if k < storeys - 1:
            leaves = [(( (rng.random() - .5) * cw * .86, oy - cd / 2 + .32, z + .12), (.5, .22, .26)) for _ in range(int(cw * 1.1))]
            leaves += [((s * (cw / 2 - .3), oy + (rng.random() - .5) * cd * .8, z + .1), (.22, .5, .24)) for s in (-1, 1) for _ in range(3)]
            foliage.leaf_cloud(m, leaves, int(cw * 190), .085, ('5f8a3a', '7fa048', '4c7434', 'a3b060'))
            trail = [(((rng.random() - .5) * cw * .7, oy - cd / 2 - .06, z - .5), (.2, .08, .55)) for _ in range(3)]
            foliage.leaf_cloud(m, trail, int(cw * 60), .07, ('5f8a3a', '4c7434', '7fa048'))
            cw, cd, oy = cw - step, cd - step, oy + step * .3
    if seed % 2:
        for b in range(3):
            with m.at(((b - 1) * 1.5, oy, z + .45), rz=0):
                m.box((0, 0, 0), (1.35, 1.6, .06), '28384c', rot=frame_of((0, -.6, 1)), mat='gloss')
                m.box((0, 0, -.02), (1.42, 1.66, .04), WHITE, rot=frame_of((0, -.6, 1)))
    else:
        m.lathe([(1.15, 0), (1.1, .4), (.8, .8), (.3, 1.05), (.01, 1.1)], 'a8ccd0', n=18, center=(0, oy, z), mat='glass')
        foliage.leaf_cloud(m, [((0, oy, z + .35), (.8, .8, .4))], 300, .1, ('5f8a3a', '7fa048'))
    x = (w * .3) * (1 if seed % 3 else -1)
    m.tube([(x * .6, oy, z), (x * .6, oy, z + 2.6)], [.05, .025], SEAM, n=6)
    m.ball((x * .6, oy, z + 2.65), .07, rgb('ff5a30') * 2.5, n=6, mat='glow', jitter=0)
    return m.build('habitat')


def garden_tower(seed=0, levels=5, height_=11.0):
    """A vertical farm: trays of green round a stem, each under a ring of light."""
    m = Mesh(seed)
    m.tube([(0, 0, 0), (0, 0, height_)], [.55, .4], WHITE, n=14)
    for k in range(levels):
        z = 1.6 + k * (height_ - 2.2) / levels
        r = 2.1 - k * .22
        m.lathe([(.5, z), (r, z + .12), (r + .06, z + .42), (r - .12, z + .42), (r - .15, z + .25)], WARMWHITE, n=26, smooth=True)
        m.lathe([(r + .075, z + .17), (r + .085, z + .25)], 'c2341d', n=26, caps=False)
        ring = np.linspace(0, 2 * np.pi, 13)[:-1]
        foliage.leaf_cloud(m, [((np.cos(a) * r * .72, np.sin(a) * r * .72, z + .55), (.5, .5, .35)) for a in ring], 900, .1, ('5f8a3a', '7fa048', '4c7434', 'a8b860'))
        # The strip of light sits under the rim of the tray above.
        if k:
            m.lathe([(r - .03, z + .115), (r + .01, z + .17)], rgb('ffd8b0') * 1.3, n=32, caps=False, mat='glow', jitter=0)
    m.lathe([(.9, height_), (.7, height_ + .5), (.1, height_ + .8)], WHITE, n=16)
    return m.build('garden-tower')


def tower(m, n, half, light, **kw):
    """The founders' tower about the Z axis, its two decks ringed by bands of light that reach `half` metres up and down."""
    m.lathe(TOWER_SHAPE, 'd8cfc0', n=n, smooth=True, **kw)
    for z, r in ((28.6, 8.05), (41.9, 5.65)):
        m.lathe([(r, z - half), (r, z + half)], rgb('ffcf90') * light, n=n, caps=False, mat='glow', jitter=0)


def outside(m_seed=31):
    """The founders' tower on its rock, small domes, a launch field and boulders."""
    m = Mesh(m_seed)
    x, y = TOWER
    z = float(height(x, y)) - 1
    with m.at((x, y, z), scale=.56):
        tower(m, 28, .35, 1.8, jitter=.01)
        m.lathe([(4.25, 14.5), (4.0, 16.5)], 'c2341d', n=28, caps=False)
        m.ball((0, 0, 84), .8, rgb('ff5a30') * 3, n=8, mat='glow', jitter=0)
    for px, py, r in ((-58, 170, 12), (-84, 200, 18), (22, 190, 9), (104, 210, 15), (-20, 240, 14)):
        zz = float(height(px, py))
        m.lathe([(r * np.cos(t), r * np.sin(t) * .8) for t in np.linspace(0, 1.55, 8)], 'c2ccca', n=24, center=(px, py, zz - 1), smooth=True, mat='gloss')
        for k in range(12):
            a = k * np.pi / 6
            m.tube([(px + np.cos(a) * r * np.cos(t) * 1.005, py + np.sin(a) * r * np.cos(t) * 1.005, zz - 1 + r * np.sin(t) * .8) for t in np.linspace(0, 1.5, 7)], .22, WHITE, n=4)
        m.lathe([(r * 1.02, zz - 1), (r * 1.02, zz + 1.2)], 'b0452c', n=24, center=(px, py, 0), caps=False)
    for px, py, s in ((-96, 235, 1.0), (-112, 245, .9)):
        m.lathe([(3 * s, 0), (3.4 * s, 10 * s), (3.0 * s, 24 * s), (1.2 * s, 36 * s), (.05, 42 * s)], 'e0d8ca', n=18, center=(px, py, float(height(px, py))), smooth=True)
        for k in range(3):
            m.box((px + np.cos(k * 2.1) * 3.6 * s, py + np.sin(k * 2.1) * 3.6 * s, float(height(px, py)) + 3), (2.4 * s, .5, 8 * s), 'c2341d', rz=k * 2.1, taper=.4)
    rng = m.rng
    for _ in range(160):
        py = 102 + 200 * rng.random() ** 1.5
        px = rng.uniform(-.8, .8) * py
        s = rng.uniform(.4, 2.2) * (1 + (rng.random() < .08) * 2)
        m.ball((px, py, float(height(px, py)) + s * .1), (s * 1.2, s, s * .8), ('9a5638', '84472f', 'b06a44')[rng.integers(3)], n=7, lump=.16, smooth=False, jitter=.12)
    m.build('outside')
