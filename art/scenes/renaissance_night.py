"""The place of the third Florentine view: the workshop's hall by lamplight, the trough, and the town under the moon. For renaissance 3."""
import numpy as np

from renaissance_water import light_on_water
from kit import foliage, ground, props
from kit.cathedral import cathedral
from kit.florence import arcade, rooftop
from kit.likeness_panel import portrait
from kit.meshes import Mesh, rotation
from kit.noise import fbm, smoothstep
from kit.paint import instance
from kit.workshop import DARK, WOOD, easel, grinding, ribbon, stone

BACK, WIDE = 16.4, 7.3
TROUGH = (.06, 9.3, 0.0)
SIZE, LOW, TILT = (1.95, 1.1), .82, .3
# How far the near wall and the ends stand over the clay, and the far wall, over which one looks in.
WALL, FAR_WALL = .17, .1


def surface(u, v, out=0.0):
    """A point of the clay in the trough: u along it, v away from the viewer, both 0..1."""
    w, d = SIZE
    c, s = np.cos(TILT), np.sin(TILT)
    x, y = (u - .5) * w, v * d
    return np.array([TROUGH[0] + x, TROUGH[1] + y * c - out * s, LOW + y * s + out * c])


BED = [(1.02, .9), (.9, .83), (.8, .66), (.68, .6), (.58, .73), (.46, .79), (.34, .68), (.22, .71), (.1, .6), (-.02, .56)]
CUT = [(.6, .71), (.46, .5), (.3, .32), (.12, .12)]
BED, CUT = ground.rounded(BED), ground.rounded(CUT)


def _near(u, v, points):
    p = np.array(points)
    best = np.full(np.shape(u), 9.0)
    for a, b in zip(p[:-1], p[1:]):
        d = b - a
        t = np.clip(((u - a[0]) * d[0] + (v - a[1]) * d[1] * .31) / (d[0] ** 2 + d[1] ** 2 * .31), 0, 1)
        best = np.minimum(best, np.hypot(u - a[0] - t * d[0], (v - a[1] - t * d[1]) * .56))
    return best


def clay(u, v):
    """How high the clay stands over the trough's surface at (u, v), with the river's bed and the cut pressed in."""
    h = .05 * fbm(u * 7, v * 5, 3, 3) + .1 * smoothstep(.84, 1, v) * fbm(u * 5 + 2, v * 4, 8, 3) + .07 * smoothstep(.3, .0, v) * smoothstep(.3, .7, u)
    bed, cut = _near(u, v, BED), _near(u, v, CUT)
    # Water stands wherever the clay is lower than LEVEL: nowhere but in the bed, the cut and the pond at its end.
    h = np.clip(h, .004, .07)
    h = h - .1 * (1 - smoothstep(.022, .062, bed)) - .085 * (1 - smoothstep(.012, .034, cut)) * (v > .1)
    return h - .09 * smoothstep(.2, .06, u) * smoothstep(.28, .12, v)


# How high the water stands over the trough's surface.
LEVEL = -.036
# Where the sluice board stands, at the head of the cut.
SLUICE = (.575, .69)


def on_clay(u, v):
    """The point of the clay's skin at (u, v)."""
    return surface(u, v, float(clay(np.array([u]), np.array([v]))[0]))


PLASTER, TILE = 'e6d3ac', 'b5482c'


def tower(m, x, y, wide, tall, roof=.04):
    """A square tower of clay at (x, y) under a pointed roof."""
    m.box((x, y, tall / 2 - .1), (wide, wide, tall + .2), PLASTER)
    m.lathe([(wide * .8, 0), (.003, roof)], TILE, n=4, center=(x, y, tall), rot=rotation(0, 0, np.pi / 4), smooth=False, caps=False)


def domed(m):
    """The cathedral of the clay Florence: its nave, its bell tower, its drum and the dome."""
    m.box((-.07, .03, .03), (.07, .05, .14), PLASTER)
    tower(m, .075, .02, .04, .1)
    m.lathe([(.048, -.05), (.048, .1)], PLASTER, n=16, center=(0, .03, 0), smooth=False)
    m.lathe([(.052, .1), (.05, .125), (.04, .152), (.022, .172), (.009, .18)], TILE, n=16, center=(0, .03, 0))
    m.lathe([(.009, .175), (.009, .195), (.002, .212)], PLASTER, n=8, center=(0, .03, 0))


def leaning(m):
    """The tower of the clay Pisa, which leans, and a house beside it."""
    rot, at = rotation(0, .09, 0), (-.055, .03, 0)
    m.lathe([(.036, -.05), (.036, .225), (.027, .225), (.027, .26)], 'f4e6c4', n=24, center=at, rot=rot, smooth=False, jitter=0)
    for z in (.1, .14, .18, .222):
        m.lathe([(.036, z - .002), (.0372, z), (.036, z + .002)], 'a08a62', n=24, center=at, rot=rot, caps=False, jitter=0)
    tower(m, .06, .045, .055, .1)


def walled_town(m, at, landmark, wide=.13, deep=.085):
    """A town in clay: a ring of wall with merlons and corner towers, a gate tower in front, and the `landmark` that tells which it is."""
    with m.at(at):
        angles = np.linspace(0, 2 * np.pi, 9)[:-1] + np.pi / 8
        corners = [np.array((wide * np.cos(a), deep * np.sin(a))) for a in angles]
        for p, q in zip(corners, corners[1:] + corners[:1]):
            m.beam((*p, -.07), (*q, -.07), .014, PLASTER, depth=.25)
            for t in np.linspace(.14, .86, 4):
                m.box((*(p + (q - p) * t), .064), (.016, .016, .022), PLASTER)
        for p in corners[::2]:
            tower(m, *p, .034, .085, .03)
        tower(m, 0, -deep, .056, .115)
        m.extrude([(-.014, -.03), (.014, -.03), (.014, .035), (.008, .046), (0, .05), (-.008, .046), (-.014, .035)], .01, '4a3020', center=(0, -deep - .026, 0))
        landmark(m)


def sluice(m, at):
    """The sluice at the head of the cut: two posts, and between them the planks in the accent colour with the bar that lifts them."""
    with m.at(at, rz=.62):
        m.box((0, .006, .105), (.2, .008, .29), '6e1c10')
        for x in (-.067, 0, .067):
            m.box((x, 0, .105), (.06, .022, .29), 'd03a20', jitter=0)
        m.box((0, 0, .31), (.024, .02, .12), '8a6440', chamfer=.003)
        m.tube([(-.055, 0, .365), (.055, 0, .365)], .013, '8a6440', n=10)
        for s in (-1, 1):
            m.box((s * .108, 0, .1), (.026, .036, .32), '8a6440', chamfer=.003)
        m.box((0, 0, .262), (.25, .036, .026), '8a6440', chamfer=.003)


def trough():
    """The valley in clay, a boarded trough on trestles: the river's bed, the cut, little towns, and water let in."""
    m = Mesh(15)
    w, d = SIZE
    f = rotation(TILT, 0, 0)
    at = lambda u, v, o=0.0: surface(u, v, o)
    for k in range(5):
        m.box(at(.5, (k + .5) / 5, -.12), (w, d / 5 * .98, .06), WOOD, rot=f, jitter=.08)
    m.box(at(.5, -.01, 0), (w + .14, .07, 2 * WALL), '5e4a34', rot=f)
    m.box(at(.5, 1.01, FAR_WALL - WALL), (w + .14, .07, 2 * WALL), '5e4a34', rot=f)
    for u in (-.012, 1.012):
        m.box(at(u, .5, 0), (.07, d + .1, 2 * WALL), '5e4a34', rot=f)
    for u in (.06, .94):
        for v in (.05, .92):
            p = at(u, v, -.1)
            m.beam((p[0], p[1], 0), p, .12, DARK)
        a, b = at(u, .05), at(u, .92)
        m.beam((a[0], a[1], .25), (b[0], b[1], .25), .08, DARK)
    us, vs = np.linspace(0, 1, 420), np.linspace(0, 1, 240)
    u, v = np.meshgrid(us, vs)
    h, bed, cut = clay(u, v), _near(u, v, BED), _near(u, v, CUT)
    n = len(us)
    # The skin in one step: the trough's plane plus the height across it.
    origin, along, away, up = surface(0, 0), surface(1, 0) - surface(0, 0), surface(0, 1) - surface(0, 0), surface(0, 0, 1) - surface(0, 0)
    rows = origin + u[..., None] * along + v[..., None] * away + h[..., None] * up
    i, k = np.meshgrid(np.arange(n - 1), np.arange(len(vs) - 1))
    faces = np.stack([k * n + i, k * n + i + 1, (k + 1) * n + i + 1, (k + 1) * n + i], -1).reshape(-1, 4)
    wet = (1 - smoothstep(.03, .1, np.minimum(bed, cut * 1.3)))[..., None]
    c = ground.blend('7f745c', '968a72', fbm(u * 12, v * 8, 5, 3)) * (1 - wet * .45)
    m.add(np.array(rows).reshape(-1, 3), faces, c.reshape(-1, 3), smooth=True, jitter=0)
    # One sheet of water under the whole valley: the clay itself is the bank. It mirrors nothing but what `light_on_water` draws.
    m.add([surface(q, w, LEVEL) for q, w in ((.0, .0), (1, .0), (1, 1), (0, 1))], [[0, 1, 2, 3]], '39709c', mat='still', jitter=0)
    light_on_water(m, surface, BED, LEVEL)
    walled_town(m, on_clay(.092, .885) - (0, 0, .03), leaning)
    walled_town(m, on_clay(.85, .44), domed)
    sluice(m, on_clay(*SLUICE))
    stone(m, surface(.97, .06, .05), .07, seed=0)
    m.lathe([(.3, 0), (.38, .4), (.4, .42), (.36, .42), (.33, .1)], '8a6440', n=16, center=(-1.75, 9.0, 0), smooth=False, caps=False, jitter=.1)
    m.lathe([(.35, .3), (.01, .3)], '4f7f98', n=16, center=(-1.75, 9.0, 0), caps=False, mat='gloss')
    m.build('trough')


def pinned(m, rng, x, z, w, h, kind):
    """A drawing pinned on a wall in the XZ plane facing -Y."""
    m.box((x, -.02, z), (w, .015, h), 'e6d6ae', jitter=.04)
    surf = lambda u, v, o: np.array([x + (u - .5) * w, -.032 - o, z + (v - .5) * h])
    ink = '6a4028'
    if kind == 'wheel':
        a = np.linspace(0, 2 * np.pi, 13)
        for r in (.34, .14):
            ribbon(m, surf, [(.5 + np.cos(t) * r, .5 + np.sin(t) * r) for t in a], .03, ink)
        for t in a[:-1:2]:
            ribbon(m, surf, [(.5, .5), (.5 + np.cos(t) * .34, .5 + np.sin(t) * .34)], .02, ink)
    elif kind == 'wing':
        for k in range(5):
            ribbon(m, surf, [(.1, .3), (.35 + .1 * k, .75 - .08 * k), (.6 + .08 * k, .6 - .1 * k)], .02, ink)
    elif kind == 'river':
        ribbon(m, surf, [(.05, .4), (.3, .6), (.5, .4), (.75, .55), (.95, .35)], .05, '4a7a94')
        ribbon(m, surf, [(.5, .42), (.3, .25), (.15, .2)], .035, 'b8341c')
    else:
        for k in range(7):
            ribbon(m, surf, [(.15, .85 - .11 * k), (.45, .86 - .11 * k), (.6 + .25 * rng.random(), .85 - .11 * k)], .016, ink)


def wing(m, at):
    """A wing of wood and linen hung from the beams."""
    x, y, z = at
    root = np.array(at, float)
    tips = [root + (2.6 * np.cos(a), -.5 + .2 * k, 1.4 * np.sin(a) - .25) for k, a in enumerate(np.linspace(.5, -.75, 6))]
    for t in tips:
        mid = (root + t) / 2 + (0, 0, .22)
        m.tube([root, mid, t], [.045, .035, .015], '8a6440', n=6)
    for a, b in zip(tips[:-1], tips[1:]):
        q = [[root * (1 - s) + t * s + (0, .02, .22 * 4 * s * (1 - s) * .9) for s in np.linspace(.15, 1, 6)] for t in (a, b)]
        m.loft(q, 'd8c8a0', closed=False, mat='cloth', jitter=.04)
    for p in (root, tips[0], tips[-1]):
        m.tube([p, (p[0], p[1], 8.0)], .012, '5a4a38', n=4)


def hall():
    """Floor, walls, beams, the open arcade at the back, and all that hangs, stands and leans in a workshop."""
    m = Mesh(25)
    rng = m.rng
    m.box((0, 8, -.06), (WIDE * 2 + 1, 24, .1), '6a4632')
    for s in (-1, 1):
        m.box((s * (WIDE + .15), 8, 4.2), (.3, 24, 8.6), 'c4a478', jitter=.02)
    m.box((0, 6, 8.35), (WIDE * 2 + 1, 22, .2), '4a3424')
    for k in range(7):
        m.box((-6.6 + k * 2.2, 6, 8.1), (.24, 22, .3), '5a4029')
    for y in (8.6, 12.6):
        m.box((0, y, 7.75), (WIDE * 2, .34, .42), '4f3825', jitter=.03)
        for s in (-1, 1):
            m.beam((s * WIDE, y, 6.3), (s * (WIDE - 1.5), y, 7.6), .22, '4f3825')
    with m.at((-7.4, BACK, 0)):
        arcade(m, 5, 2.96, 2.75, 8.3, 'cdb084', 'a09478', .6, .24, 'cfc0a0', roundels='9fb0b0')
    m.box((0, BACK + .2, .3), (WIDE * 2, .5, .6), 'b09a78', chamfer=.03)
    # Left wall: shelves of jars, the easel and the wing. Right wall: drawings and casts.
    with m.at((-WIDE, 9.0, 0), rz=np.pi / 2):
        for z in (1.5, 2.3, 3.1):
            m.box((3.2, -.3, z), (5.6, .5, .07), '8a6440')
            for k in range(22):
                x, s = .6 + k * .25 + rng.uniform(-.05, .05), rng.uniform(.1, .2)
                m.lathe([(s * .5, 0), (s * .8, s), (s * .35, s * 1.7), (s * .45, s * 1.9)], ('b9653c', 'd8ccb0', '6a7a6c', '8a5a34', 'c8a05a')[rng.integers(5)], n=9, center=(x, -.32, z + .04))
        for k in range(4):
            pinned(m, rng, 1.2 + k * 1.4, 4.3 + .3 * (k % 2), .9, 1.1, ('wing', 'wheel', 'river', 'text')[k])
    with m.at((WIDE, 15.6, 0), rz=-np.pi / 2):
        for k in range(10):
            pinned(m, rng, .7 + (k % 5) * 1.25, 2.3 + (k // 5) * 1.5 + rng.uniform(-.15, .15), rng.uniform(.75, 1.0), rng.uniform(.9, 1.15), ('river', 'wheel', 'text', 'wing', 'text')[(k * 3 + k // 5) % 5])
    wing(m, (-5.4, 11.4, 5.7))
    easel(m, (-4.7, 11.9, 0), rz=.5, draw=portrait)
    grinding(m, (-5.1, 9.3, 0), rz=.6)
    props.table(m, (5.5, 11.3, 0), (1.5, 2.6, .82), '7a5636')
    for k in range(9):
        m.box((5.4 + rng.uniform(-.4, .4), 11.3 + rng.uniform(-1, 1), .87 + .008 * k), (.5, .4, .01), 'e6d6ae', rz=rng.uniform(0, 3), jitter=.06)
    for k in range(4):
        m.tube([(5.2, 10.6 + k * .12, .93), (5.9, 10.8 + k * .1, .93)], .045, 'efe2c0', n=8)
    props.barrel(m, (5.0, 9.9, 0), .85)
    props.wheel(m, (4.55, 9.75, .5), .5, (.35, -1, .3), '8a6440', 12)
    props.basket(m, (-4.1, 9.6, 0), .46, fill='a86a42')
    m.build('hall')
    flat = lambda x, y: np.full(np.shape(x), -.03)
    ground.cobbles(flat, lambda x, y: np.ones(np.shape(x)), (-7, 7), (6.0, BACK), size=.36, colors=('8f5f46', 'a06c50', '7d503a', 'ab7a5c'), worn=.5, seed=8, row_jitter=0)


def night_town():
    """Roofs with lit windows, cypresses and the cathedral under the moon."""
    m = Mesh(72)
    rng = m.rng
    for _ in range(170):
        y = rng.uniform(74, 215)
        x = rng.uniform(-.6, .6) * y
        rooftop(m, x, y, rng.uniform(8, 14), rng.uniform(7, 10), rng.uniform(2.6, 5.0), rng.normal(0, .35), z=-1.5, lit=1.6)
    for x, y, h in ((-24, 80, 20), (-40, 120, 26)):
        m.box((x, y, h / 2), (h * .2, h * .2, h), '9a8a70')
        m.box((x, y, h), (h * .24, h * .24, h * .08), '9a8a70')
    m.box((0, 300, -2), (900, 560, .4), '5a5248')
    m.build('night roofs')
    c = Mesh(82)
    with c.at((79.4, 275, -57), rz=-.3):
        cathedral(c, 46)
    c.build('duomo')
    tall = foliage.tree('cypress', 10, foliage.CYPRESS, 3000, .24, seed=31)
    for x, y, s in ((-9, 36, .8), (-11, 39, 1.0), (3.6, 44, .75), (16.5, 40, .7), (-3, 60, .9)):
        instance(tall, (x, y, -1.5), x, s)
