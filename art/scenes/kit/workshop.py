"""Things of a Renaissance workshop and of its surveyors: stones, quill, easel, grinding slab, pot tree and staves. For renaissance 1, 2, 3."""
import numpy as np

from .meshes import rotation, unit
from .props import frame_of, table

WOOD, DARK = '7a5636', '4a3424'


def ribbon(m, surf, points, width, color, out=0.006, taper=1.0, mat='paint'):
    """A stripe painted on a surface surf(u, v, out) along (u, v) points; width in units of u."""
    t = np.linspace(0, len(points) - 1, len(points) * 5)
    p = np.stack([np.interp(t, np.arange(len(points)), np.asarray(points)[:, k]) for k in (0, 1)], 1)
    for _ in range(2):
        p[1:-1] = (p[:-2] + p[1:-1] * 2 + p[2:]) / 4
    d = np.gradient(p, axis=0)
    d /= np.linalg.norm(d, axis=1, keepdims=True) + 1e-9
    w = width * np.linspace(1, taper, len(p)) / 2
    rows = [[surf(q[0] - e[1] * k * s, q[1] + e[0] * k * s * 1.5, out) for s in (-1, 1)] for q, e, k in zip(p, d, w)]
    m.loft(rows, color, closed=False, mat=mat, jitter=0)


def stone(m, at, size=0.07, color='77746e', seed=0):
    """A river stone."""
    rng = np.random.default_rng(seed)
    m.ball(np.asarray(at, float) + (0, 0, size * .5), (size * rng.uniform(1, 1.3), size * rng.uniform(.8, 1.1), size * .65), color, n=12, jitter=.03)


def easel(m, loc, rz=0.0, height=2.1, size=(0.86, 1.12), draw=None):
    """A three-legged easel with a panel; draw(m, at) paints it, where at(u, v, out) is a point of the panel."""
    with m.at(loc, rz=rz):
        w, h = size
        for s in (-1, 1):
            m.beam((s * .46, -.1, 0), (s * .14, .24, height), .06, WOOD)
        m.beam((0, .85, 0), (0, .27, height * .97), .06, WOOD)
        m.beam((-.5, -.1, .72), (.5, -.1, .72), .1, WOOD, depth=.09)
        lean = .16
        at = lambda u, v, out=0.0: np.array([(u - .5) * w, -.1 + v * h * np.sin(lean) - out, .79 + v * h * np.cos(lean)])
        m.box(at(.5, .5, -.03), (w + .06, .05, h + .06), DARK, rot=rotation(-lean, 0, 0))
        if draw:
            draw(m, at)


def grinding(m, loc, rz=0.0):
    """A porphyry slab on a stout bench with red earth, muller, bowls of pigment and jars."""
    with m.at(loc, rz=rz):
        table(m, (0, 0, 0), (1.5, .75, .8), '7d5c3c')
        m.box((0, -.04, .88), (.72, .56, .1), '8a7f7c', chamfer=.02)
        m.ball((0, -.04, .935), (.24, .19, .03), 'a8341c', n=14, lump=.04)
        m.lathe([(.09, .94), (.1, 1.0), (.06, 1.08), (.05, 1.16), (.01, 1.18)], '6c6460', n=12, center=(.02, -.02, 0), mat='gloss')
        for k, (x, y, c) in enumerate(((-.6, -.2, 'd03a20'), (-.58, .14, '2f5f9a'), (.55, -.22, 'd9a437'), (.6, .08, '4f7a4a'), (.42, .26, 'e8e0d0'))):
            m.lathe([(.05, .84), (.11, .9), (.12, .93), (.1, .93)], 'c9b594', n=12, center=(x, y, 0), caps=False)
            m.ball((x, y, .905), (.1, .1, .045), c, n=10, lump=.05)


def pot_tree(m, loc, height=1.5, fruit='e08a2c', colors=('3f5f2c', '557a34', '32502a')):
    """A lemon or orange tree in a terracotta pot."""
    from .foliage import leaf_cloud
    x, y, z = loc
    m.lathe([(.24, 0), (.33, .42), (.37, .44), (.37, .52), (.31, .52), (.3, .46)], 'b9653c', n=18, center=loc, caps=False, jitter=.03)
    m.lathe([(.3, .45), (.01, .48)], '3d2c1e', n=12, center=loc, caps=False)
    m.tube([(x, y, z + .4), (x + .02, y, z + height * .7)], [.035, .025], '5a4634', n=6)
    leaf_cloud(m, [((x, y, z + height), (.48, .48, .45)), ((x + .15, y - .1, z + height * 1.15), .3)], 900, .075, colors)
    for _ in range(16):
        d = unit(m.rng.normal(0, 1, 3))
        m.ball(np.array([x, y, z + height]) + d * (.46, .46, .42), .05, fruit, n=7)


def rod(m, base, d, j=None, length=3.4, wood='8a6440'):
    """A surveyor's staff: a plain peeled pole with a notched cap and a sliding sight of dark board."""
    m.tube([base, base + d * length * .5, base + d * length], [.03, .027, .022], wood, n=8, jitter=.02)
    f = frame_of(d)
    for k in range(1, 9):
        c = base + d * length * k / 9
        m.tube([c - d * .006, c + d * .006], .0305 - .0007 * k, '4a3424', n=8, jitter=0)
    c = base + d * length * .72
    m.box(c - f[:, 1] * .035, (.2, .025, .2), 'cdb58a', rot=f, jitter=.03)
    m.box(c - f[:, 1] * .05, (.2, .02, .03), '3a2a1e', rot=f)
