"""The inside of a spinning mill: line shafts, pulleys, belts, spinning frames, saw-tooth roof lights; and a cab with its horse. For industrial 2, 3."""
import numpy as np

from . import animals
from .meshes import Mesh, rgb
from .props import wheel

STEEL, GREEN, BELT = '8a8d90', '2f4a40', '5a3c26'


def drum(m, at, radius=0.45, width=0.28, axis=(0, 1, 0), color=None, arms=5):
    """A belt pulley about an axis: rim, arms and hub."""
    from .props import frame_of
    f = frame_of(axis, (0, 0, 1))
    color = color or '3c4248'
    m.lathe([(radius * .9, -width / 2), (radius, -width / 2), (radius * 1.02, 0), (radius, width / 2), (radius * .9, width / 2)], color, n=26, center=at, rot=f, caps=False, mat='gloss', jitter=.02)
    m.lathe([(radius * .9, width / 2), (radius * .9, -width / 2)], rgb(color) * .7, n=26, center=at, rot=f, caps=False, jitter=.02)
    m.lathe([(radius * .2, -width * .6), (radius * .2, width * .6)], color, n=12, center=at, rot=f)
    for k in range(arms):
        a = 2 * np.pi * k / arms + .3
        m.beam(at, np.asarray(at) + f @ (np.cos(a) * radius * .94, np.sin(a) * radius * .94, 0), radius * .16, color, depth=.05)


def line_shaft(m, x, y0, y1, z, hangers=4.0, drums=(), radius=0.055):
    """A polished shaft along Y in hangers from above; `drums` is a list of (y, radius)."""
    m.tube([(x, y0, z), (x, y1, z)], radius, 'a8abae', n=10, mat='metal')
    for y in np.arange(y0 + 1, y1, hangers):
        m.box((x, y, z + .02), (.26, .2, .26), '2c3034', chamfer=.04)
        for s in (-1, 1):
            m.tube([(x + s * .1, y, z + .1), (x + s * .2, y, z + .42), (x + s * .12, y, z + .75)], .035, '2c3034', n=6)
    for y, r in drums:
        drum(m, (x, y, z), r)


def belt(m, a, ra, b, rb, y, width=0.17, color=BELT, cross=False):
    """A leather belt between two pulleys at (x, z) points a and b with radii ra and rb, in the plane of one y."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    d = (b - a) / np.linalg.norm(b - a)
    n = np.array([-d[1], d[0]])
    for s in (-1, 1):
        p, q = a + n * s * ra, b + n * s * rb * (-1 if cross else 1)
        mid = (p + q) / 2 + n * s * .02
        rows = [[(t[0], y - width / 2, t[1]), (t[0], y + width / 2, t[1])] for t in (p, mid, q)]
        m.loft(rows, color, closed=False, jitter=.04)
    for c, r, flip in ((a, ra, -1), (b, rb, 1)):
        ang = np.linspace(-np.pi / 2, np.pi / 2, 9)
        bow = [c + r * 1.03 * (np.cos(q) * d * flip + np.sin(q) * n) for q in ang]
        m.loft([[(p[0], y - width / 2, p[1]), (p[0], y + width / 2, p[1])] for p in bow], color, closed=False, jitter=.04)


def spinning_frame(m, x, y0, length=8.0, side=1, color=GREEN):
    """A flax spinning frame along Y at x; its bobbins face the aisle on the `side` of x (+1 right, -1 left)."""
    rng = m.rng
    with m.at((x, y0, 0), scale=(side, 1, 1)):
        for y in np.arange(0, length + .1, length / 4):
            m.box((0, y, .8), (.9, .1, .12), color, chamfer=.02)
            for s in (-1, 1):
                m.tube([(s * .42, y, 0), (s * .36, y, .45), (s * .4, y, .85), (s * .22, y, 1.6)], .05, color, n=6)
            m.box((.42, y, .04), (.3, .24, .08), color)
        for sx, z, w in ((.46, .62, .1), (.44, .95, .14), (.3, 1.3, .1), (.05, 1.66, .1), (-.3, 1.3, .1)):
            m.box((sx, length / 2, z), (w, length, .07), color, chamfer=.02)
        m.box((.2, length / 2, 1.14), (.2, length, .12), '6a5238', chamfer=.02)
        n = int(length / .17)
        for k in range(n):
            y = (k + .5) * length / n
            m.lathe([(.05, 0), (.03, .01), (.045, .05), (.05, .17), (.028, .2), (.05, .21), (.05, .225)], 'e2d4b0' if rng.random() > .1 else '9a7448', n=7, center=(.46, y, .66), jitter=.06)
            if k % 2 == 0:
                m.lathe([(.075, 0), (.075, .012), (.04, .02), (.07, .06), (.075, .18), (.04, .24), (.075, .25)], 'd8c69c' if rng.random() > .12 else '8a6844', n=7, center=(.02 + .12 * (k % 4 // 2), y, 1.7), jitter=.06)
        v = []
        for k in range(n):
            y = (k + .5) * length / n
            v.append([(.46, y - .004, .88), (.46, y + .004, .88), (.24, y + .004, 1.36), (.24, y - .004, 1.36)])
        v = np.array(v).reshape(-1, 3)
        m.add(v, np.arange(len(v)).reshape(-1, 4), 'e6d8b4', jitter=0)


def saw_tooth(m, width, y0, y1, bay=4.2, low=4.7, high=6.1, board='d2c8b2', beam='8a8070'):
    """A roof of rising slopes and upright lights facing +Y, open between their bars so that the sky is seen and shines in."""
    for y in np.arange(y0, y1, bay):
        a, b = np.array([0, y, low]), np.array([0, y + bay, high])
        long = np.linalg.norm(b - a)
        up = (b - a) / long
        n = np.cross((1, 0, 0), up)
        f = np.stack([np.array([1.0, 0, 0]), up, n], 1)
        for k in range(12):
            m.box(a + up * long * (k + .5) / 12 + n * .1, (width, long / 12 * .97, .08), board, rot=f, jitter=.06)
        m.box((a + b) / 2 + n * .2, (width, long, .06), '5a626c', rot=f)
        end = y + bay - .06
        for k in range(int(width / .62) + 1):
            m.box((-width / 2 + k * .62, end, (low + high) / 2), (.045, .06, high - low), '2f3236', jitter=0)
        for z in (low + .02, (low + high) / 2, high):
            m.box((0, end, z), (width, .07, .06), '2f3236', jitter=0)
        m.box((0, y, low - .12), (width, .24, .26), beam, chamfer=.03)
        for x in np.linspace(-width / 2, width / 2, 7):
            m.beam((x, y, low), (x, y + bay, high - .02), .1, beam)


def cab(color='20262e', wheels='b8301c', seed=1):
    """A one-horse brougham facing +Y with lit lamps, as an unbuilt mesh; horse and driver are set apart."""
    m = Mesh(seed)
    m.box((0, -.2, 1.35), (1.35, 1.5, 1.25), color, chamfer=.16, mat='gloss')
    m.box((0, -.2, .85), (1.15, 1.2, .5), color, chamfer=.2, mat='gloss')
    m.box((0, -.2, 2.02), (1.4, 1.6, .1), '14161a', chamfer=.04)
    for s in (-1, 1):
        m.box((s * .69, -.1, 1.62), (.02, .62, .5), rgb('ffc070') * .9, mat='glow', jitter=0)
        for y in (-.43, .23):
            m.box((s * .7, y, 1.5), (.03, .05, .9), '14161a')
        m.box((s * .7, -.1, 1.2), (.03, .7, .04), 'b08d3f', mat='metal')
        wheel(m, (s * .82, -.75, .58), .58, (1, 0, 0), wheels, 12)
        wheel(m, (s * .72, 1.2, .45), .45, (1, 0, 0), wheels, 10)
        m.box((s * .86, .52, 1.55), (.16, .16, .28), rgb('ffd080') * 3, mat='glow', jitter=0)
        m.lathe([(.13, .14), (.06, .26), (.08, .3)], '14161a', n=8, center=(s * .86, .52, 1.55))
        m.beam((s * .5, 1.3, .7), (s * .38, 3.9, .95), .06, '2c1c12')
    m.box((0, 1.0, 1.3), (1.0, .5, .16), '3a2418', chamfer=.04)
    m.box((0, 1.3, .95), (.95, .5, .5), color, chamfer=.08)
    m.beam((0, .5, .7), (0, 1.4, .6), .16, '2c1c12')
    return m


def horse(color='4a3426', seed=2):
    """A carriage horse with collar and traces."""
    return animals.horse(color, seed, '1c1410')
