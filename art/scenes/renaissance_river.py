"""The place of the second Florentine view: the cut towards the Arno, the plain and Pisa beyond. For renaissance 2."""
import numpy as np

from kit import ground
from kit.cathedral import MARBLE, leaning_tower
from kit.florence import rooftop
from kit.houses import rampart
from kit.meshes import Mesh, rgb, unit
from kit.noise import fbm, smoothstep
from kit.paint import instance
from kit.walls import crenels

RIVER = [(-120, 8), (-60, 20), (-30, 36), (-8, 60), (10, 67), (34, 70), (58, 84), (68, 108), (52, 146), (18, 186), (-40, 236), (-110, 330)]
PISA = (90.0, 226.0)
# The size of its great buildings, so low that a wide band holds them.
TALL = .66
DEPTH = 1.1
# How high the ground is on which the level stands, and where the middle of the trench runs: past it, to the left, then round to the river below the tower.
MOUND, BEND = .7, [(-1.2, 8), (-.75, 11.0), (-.3, 14.0), (.32, 16.9), (1.3, 21.8), (2.03, 27.8), (3.26, 35.7), (6.46, 45.3), (11.6, 55.3), (16.7, 63.7)]
BEND = ground.rounded(BEND)


def cut(y):
    """The middle line of the trench."""
    return np.interp(y, BEND[:, 1], BEND[:, 0])


def trench(x, y):
    """1 on the trench's bottom, 0 on the banks."""
    d = np.abs(x - cut(y)) + .16 * (fbm(np.asarray(x) * .9, np.asarray(y) * .5, 4, 3) - .5)
    return (1 - smoothstep(.85, 1.5, d)) * (1 - smoothstep(61, 64, y))


def river(x, y):
    """1 in the river, 0 on land."""
    return ground.path_mask(x, y, RIVER, 17)


def height(x, y):
    """The height of the land in metres: a plain with the cut, its spoil banks and the river; hills far off."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    d = np.abs(x - cut(y))
    spoil = .3 * np.exp(-((d - 2.6) / .8) ** 2) * smoothstep(15, 19, y) * (1 - smoothstep(52, 58, y))
    mound = MOUND * (1 - smoothstep(12.3, 16.5, .19 * x + .98 * y))
    hills = 95 * smoothstep(330, 900, y) * (.25 + fbm(x * .003 + 7, y * .003, 5, 3)) * smoothstep(260, -200, x - .2 * y)
    rolls = .25 * (fbm(x * .12, y * .12, 3, 3) - .5)
    return (rolls * smoothstep(10, 20, y) + mound) * (1 - trench(x, y)) + spoil + hills - DEPTH * trench(x, y) - 2.6 * river(x, y)


def keep_green(x, y):
    """Where grass grows."""
    d = np.abs(x - cut(y))
    return np.clip(smoothstep(3.2, 3.7, d + 1.1 * (fbm(x * .3, y * .2, 3, 2) - .5) + .8 * (fbm(np.asarray(x) * 3, np.asarray(y) * 3, 6, 3) - .5)) * (1 - river(x, y) * 1.5), 0, 1)


def land():
    """Ground, grass, water, stones."""
    def color(x, y):
        n = fbm(x * .35, y * .35, 12, 4)
        grass = ground.blend('66753a', '97964e', n)
        field = ground.blend('7d8a44', 'b3a055', (np.floor((x * .6 + y * .35) / 9) % 3) / 2)
        k = smoothstep(60, 110, y)[..., None]
        grass = grass * (1 - k) + field * k
        # Towards the river the cut lies in the cool light of the evening.
        cool = .6 * smoothstep(17, 34, y)[..., None]
        clods = fbm(x * 1.2, y * .9, 8, 4)
        earth = ground.blend('7a583c', 'a07c56', clods) * (1 - cool) + ground.blend('5c525a', '847a80', clods) * cool
        raw = np.clip(1 - keep_green(x, y), 0, 1)[..., None] * (1 - smoothstep(50, 60, y))[..., None]
        shore = np.clip(river(x, y) * 2, 0, 1)[..., None]
        c = grass * (1 - raw) + earth * raw
        return c * (1 - shore) + ground.blend('8a7350', 'a58c64', n) * shore
    ys = ground.spread(2.0, 1200, 330, 2.3)
    xs = np.concatenate([-8 - ground.spread(0, 800, 60, 2.4)[::-1][:-1], np.linspace(-8, 20, 200), 20 + ground.spread(0, 800, 60, 2.4)[1:]])
    ground.field('land', height, color, xs, ys)
    ground.pebbles(height, lambda x, y: trench(x, y) * .8 + .1, (-6, 7), (9, 40), 300, size=(.03, .12), colors=('8d7a60', '6f5c48', 'a08c70'))
    m = Mesh(3)
    p = np.array(RIVER, float)
    t = np.linspace(0, len(p) - 1, 90)
    line = np.stack([np.interp(t, np.arange(len(p)), p[:, k]) for k in (0, 1)], 1)
    d = np.gradient(line, axis=0)
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    side = np.stack([-d[:, 1], d[:, 0]], 1) * 14.0
    rows = [[(*(q - s), -.95), (*q, -.95), (*(q + s), -.95)] for q, s in zip(line, side)]
    m.loft(rows, 'c9c0b2', closed=False, mat='water', jitter=0)
    # Seepage runs along the middle of the cut.
    ys = np.linspace(9, 61, 120)
    mid = cut(ys) + .22 * np.sin(ys * .7) + .1 * np.sin(ys * 1.9)
    m.loft([[(q - w, y, -DEPTH + .035), (q, y, -DEPTH + .04), (q + w, y, -DEPTH + .035)] for q, y, w in zip(mid, ys, .5 + .14 * np.sin(ys * 1.3))], '6a6e94', closed=False, mat='water', jitter=0)
    # The wet foot of its banks.
    for s in (-1, 1):
        edge = mid + s * (.5 + .14 * np.sin(ys * 1.3))
        m.loft([[(q, y, -DEPTH + .036), (q + s * .1, y, -DEPTH + .06), (q + s * .26, y, -DEPTH + .075)] for q, y in zip(edge, ys)][::s], '4a3a34', closed=False, jitter=0)
    # The evening sky lies in it as one warm, broken band.
    wide = .19 * (.55 + .45 * np.sin(ys * 2.1) * np.sin(ys * .83 + 1)) * smoothstep(9, 12, ys)
    m.loft([[(q + w * k, y, -DEPTH + .044) for k in (-1, 0, 1)] for q, y, w in zip(mid + .08 * np.sin(ys * 3.3), ys, wide)], np.array((0, .34, 0))[None, :, None] * rgb('ffc684') * np.ones((120, 1, 1)), closed=False, mat='ray', jitter=0)
    m.build('water')


def pisa():
    """The rebel city: walls, the leaning tower and the cathedral."""
    m = Mesh(11)
    x, y = PISA
    with m.at((x, y, 0), scale=TALL):
        leaning_tower(m, .11, 'f6ecd4', '786c58')
    with m.at((x - 50, y + 26, 0), scale=TALL):
        m.box((0, 0, 13), (60, 22, 26), MARBLE, jitter=.02)
        for k in range(4):
            for q in range(20):
                m.box((-29 + q * 3.05, -11.2, 5 + k * 6), (.5, .5, 4.2), '9a907c', jitter=0)
            m.box((0, -11.3, 8.2 + k * 6), (60, .6, .6), 'f2ead8')
        for s in (-1, 1):
            m.add([(-30, s * 11.5, 26), (30, s * 11.5, 26), (30, 0, 32), (-30, 0, 32)], [[0, 1, 2, 3]], '9a6a52')
        with m.at((12, 0, 28)):
            m.lathe([(8, 0), (8, 6)], MARBLE, n=16)
            m.lathe([(8, 6), (7.2, 10), (5, 13.5), (2, 15.5), (.3, 17)], '8d8a80', n=16)
    posts = [(-66, 218), (-20, 210), (26, 206), (66, 208), (112, 214), (160, 228), (200, 250)]
    for a, b in zip(posts[:-1], posts[1:]):
        rampart(m, a, b, 10, 'a8896a', 2.0, stone=(3, 1.2), share=.2)
    for px, py in posts:
        m.box((px, py, 8), (8, 8, 18), 'b09272', jitter=.03)
        with m.at((px - 4, py - 4, 17)):
            crenels(m, 8, 0, 1.5, 1.2, 1.6, .8, 'b09272')
    for _ in range(46):
        px = m.rng.uniform(-55, 190)
        rooftop(m, px, m.rng.uniform(226, 256), m.rng.uniform(8, 14), 8, m.rng.uniform(10, 15), m.rng.normal(0, .3), lit=.8)
    for px, py, h in ((8, 232, 30), (128, 236, 34), (150, 246, 26), (104, 240, 24)):
        m.box((px, py, h / 2), (5, 5, h), 'a8825e')
        m.box((px, py, h), (6, 6, 2.4), 'a8825e')
    m.build('pisa')


# The masses of leaves of each kind of tree: across, up, half-width and half-height in shares of its height.
MASSES = {'tall': ((0, .26, .105, .14), (-.045, .42, .085, .15), (.045, .5, .08, .15), (-.012, .67, .072, .16), (.012, .85, .046, .13)),
          'slim': ((0, .3, .075, .2), (-.026, .52, .06, .18), (.026, .64, .055, .18), (0, .82, .036, .15)),
          'flat': ((-.24, .78, .15, .07), (.22, .8, .16, .075), (-.05, .88, .2, .085), (.08, .94, .13, .06)),
          'round': ((-.23, .46, .16, .13), (.21, .43, .17, .14), (-.09, .64, .18, .15), (.15, .63, .16, .14), (.02, .8, .15, .12))}


def massed(kind, height, colors, seed, leaf=.018):
    """A tree as a draughtsman blocks it in: a trunk and overlapping masses of leaves in tufts of two tones, lit from the left; to be placed with `instance`."""
    m = Mesh(seed)
    light, dark = (rgb(c) for c in colors)
    sun = unit((-.72, -.42, .55))
    m.tube([(0, 0, 0), (.01 * height, 0, MASSES[kind][-1][1] * height)], [.026 * height, .01 * height], '5a4634', n=7)
    for x, z, wide, tall in MASSES[kind]:
        c, r = np.array((x, m.rng.normal(0, .035), z)) * height, np.array((wide, wide, tall)) * height
        m.ball(c, r * .88, dark * .82, n=22, lump=.05, mat='cloth', jitter=.03)
        tufts = int(60 * max(1, tall / wide))
        d = m.rng.normal(0, 1, (tufts, 3))
        d /= np.linalg.norm(d, axis=1, keepdims=True)
        lit = d @ sun + m.rng.normal(0, .16, tufts) > .05
        at = c + d * r * m.rng.uniform(.76, 1.02, (tufts, 1))
        n = tufts * 12
        home = np.repeat(np.arange(tufts), 12)
        points = at[home] + m.rng.normal(0, 1, (n, 3)) * min(wide, tall) * height * .115
        normal = d[home] + m.rng.normal(0, .4, (n, 3))
        normal /= np.linalg.norm(normal, axis=1, keepdims=True)
        u = np.cross(normal, m.rng.normal(0, 1, (n, 3)))
        u /= np.linalg.norm(u, axis=1, keepdims=True)
        size = leaf * height * m.rng.uniform(.65, 1.2, (n, 1))
        tone = np.where(lit[home, None], light, dark) * m.rng.uniform(.93, 1.07, (tufts, 1))[home]
        m.cards(points, u * size * .62, np.cross(normal, u) * size, tone)
    return m.build('tree', link=False)


def trees(seed=9):
    """Poplars along the river, pines and willows, woods far off."""
    rng = np.random.default_rng(seed)
    dusk = ('8c8c48', '4c5830')
    near = [massed('tall', 13, dusk, 1), massed('flat', 12, ('6c7a42', '3a4c30'), 2), massed('round', 7, ('b2ae58', '5c6a3a'), 3)]
    far = [massed('tall', 12, dusk, 11), massed('round', 7, ('98a06a', '5a6a48'), 12), massed('slim', 11, ('56703e', '2f442c'), 13)]
    for k, x, y, s in ((1, -14.5, 26, 1.0), (0, -19, 33, 1.1), (0, -22.5, 36, .95), (2, -11, 44, .95), (1, 19.5, 27, 1.05), (0, 27, 44, 1.0), (0, 31, 47, 1.15), (1, 25, 36, .9)):
        instance(near[k], (x, y, float(height(x, y)) - .1), .12 * (rng.uniform(0, 6.28) - 3.14), s)
    for _ in range(210):
        y = 74 + 330 * rng.random() ** 1.3
        x = rng.uniform(-.8, .8) * y
        if river(np.array(x), np.array(y)) > .05 or (200 < y < 310 and -70 < x < 200) or fbm(x * .02, y * .02, 33, 2) < .48:
            continue
        instance(far[rng.integers(3)], (x, y, float(height(x, y)) - .2), .12 * (rng.uniform(0, 6.28) - 3.14), rng.uniform(.7, 1.2))


def camp():
    """Tents on the plain."""
    m = Mesh(31)
    for x, y, rz, c in ((-22, 62, -.75, 'd8c8a4'), (-28, 66, -.6, 'cdbd98')):
        with m.at((x, y, float(height(x, y))), rz=rz):
            m.loft([[(-1.6, -1.9, 0), (-1.6, 1.9, 0)], [(-.9, -1.9, 1.2), (-.9, 1.9, 1.2)], [(0, -1.9, 2.5), (0, 1.9, 2.5)], [(.9, -1.9, 1.2), (.9, 1.9, 1.2)], [(1.6, -1.9, 0), (1.6, 1.9, 0)]],
                   c, closed=False, mat='cloth', smooth=False)
            m.add([(-1.55, 1.7, 0), (1.55, 1.7, 0), (0, 1.7, 2.4)], [[0, 1, 2]], 'a08a64')
            m.beam((0, -1.9, 0), (0, -1.9, 2.6), .08, '5a4430')
    m.build('camp')
