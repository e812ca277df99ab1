"""Things of a Renaissance workshop and of its surveyors: map table, easel, grinding slab, trough, level and staves."""
import numpy as np

from .meshes import rotation, unit
from .props import frame_of, table
from .signs import STROKES

WOOD, DARK = '7a5636', '4a3424'
ARNO = [(0, .42), (.1, .5), (.2, .44), (.3, .3), (.4, .34), (.47, .52), (.56, .62), (.66, .5), (.75, .4), (.84, .48), (.92, .62), (1, .58)]


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


def river_map(m, surf, big=1.0):
    """A map of the Arno: hills, towns, the river, the marsh and the planned cut in vermilion; surf(u, v, out) is the sheet."""
    rows = [[surf(u, v, 0.0) for u in np.linspace(0, 1, 145)] for v in np.linspace(0, 1, 17)]
    m.loft(rows, 'f0e2bd', closed=False, mat='cloth', jitter=0)
    ribbon(m, surf, [(.03, .04), (.97, .04), (.97, .96), (.03, .96), (.03, .04)], .008, '8a5a34')
    river = [(u, v) for u, v in ARNO if .1 <= u < .96]
    course = [(.075, .47), *river, (.969, .6)]
    ribbon(m, surf, course, .044, '2f5a76', .005, .6)
    ribbon(m, surf, course, .037, '6f9cb0', .007, .55)
    for aside in (-.006, .007):
        ribbon(m, surf, [(u, v + aside * 1.5) for u, v in course], .0022, '4a7a92', .0085)
    # The sea to its shore lies over the river's mouth.
    shore = lambda v: np.interp(v, [.045, .15, .3, .42, .5, .6, .78, .9, .955], [.06, .1, .115, .098, .09, .1, .125, .11, .07])
    m.loft([[surf(.034 + (shore(v) + .006 * np.sin(v * 40) - .034) * q, v, .012) for q in np.linspace(0, 1, 12)] for v in np.linspace(.045, .955, 40)], '9db4ad', closed=False, mat='paint', jitter=0)
    for branch in ([(.62, .955), (.605, .88), (.6, .8), (.635, .72), (.64, .66), (.6, .6)], [(.3, .045), (.325, .1), (.33, .16), (.31, .3)]):
        ribbon(m, surf, branch, .014, '2f5a76', .004)
        ribbon(m, surf, branch, .009, '6f9cb0', .0055)
    # The cut, with an arrow that says which way the water is to go.
    ribbon(m, surf, [(.46, .46), (.3, .62), (.15, .755)], .019, 'd03a20', .01)
    for barb in ((.19, .775), (.155, .69)):
        ribbon(m, surf, [(.125, .78), barb], .014, 'd03a20', .0105)
    for _ in range(46):
        u, v = m.rng.uniform(.19, .92), m.rng.choice([m.rng.uniform(.72, .92), m.rng.uniform(.06, .2)])
        s = m.rng.uniform(.02, .04)
        tall, lean = s * m.rng.uniform(1.1, 1.9), s * m.rng.uniform(-.25, .25)
        ribbon(m, surf, [(u - s, v), (u - s * .55 + lean * .5, v + tall * .62), (u + lean, v + tall), (u + s * .5 + lean * .5, v + tall * .55), (u + s, v)], .0038, '6e4e30', .006)
        # Hatching on the side away from the light.
        for q in (.25, .5, .75):
            ribbon(m, surf, [(u + lean + (s - lean) * q * .9, v + tall * (1 - q) * .95), (u + lean * .5 + s * q * .55, v + tall * (1 - q) * .5)], .0024, '8a6844', .006)
    for word, u, v, tall in (('PISA', .165, .555, .03), ('ARNO', .5, .33, .026), ('FLORENCE', .7, .67, .028)):
        for i, letter in enumerate(word):
            for line in STROKES[letter]:
                ribbon(m, surf, [(u + (i * 1.2 + x) * tall / 1.4 * .8, v + y * tall / 1.4 * 1.5) for x, y in line], .0034, '5a3c26', .006)
    for u, v in ((.2, .5), (.55, .7), (.88, .6), (.7, .3), (.42, .2)):
        a, b, c = surf(u - .015, v, .01), surf(u + .02, v, .01), surf(u, v + .05, .012)
        m.beam(a, b, .035 * big, 'a8442c', depth=.03)
        m.beam(surf(u, v, .01), c, .018 * big, 'a8442c')


def stone(m, at, size=0.07, color='77746e', seed=0):
    """A river stone."""
    rng = np.random.default_rng(seed)
    m.ball(np.asarray(at, float) + (0, 0, size * .5), (size * rng.uniform(1, 1.3), size * rng.uniform(.8, 1.1), size * .65), color, n=12, jitter=.03)


def map_table(m, loc, size=(2.3, 1.35), low=0.78, tilt=0.36, rz=0.0):
    """A drawing table leaning towards the viewer with the river's map under four stones. Returns the sheet function."""
    w, d = size
    c, s = np.cos(tilt), np.sin(tilt)
    with m.at(loc, rz=rz):
        top = lambda x, y, o=0.0: np.array([x, y * c - o * s, low + y * s + o * c])
        f = rotation(tilt, 0, 0)
        for k in range(5):
            m.box(top(0, d * (k + .5) / 5), (w, d / 5 * .97, .06), WOOD, rot=f, jitter=.08)
        m.box(top(0, -.02, .04), (w + .04, .05, .12), DARK, rot=f)
        for x in (-w * .44, w * .44):
            m.beam((x, .1, 0), (x, .1, low + .02), .1, DARK)
            m.beam((x, d * .86, 0), (x, d * .86, low + d * s * .86), .1, DARK)
            m.beam((x, .1, .22), (x, d * .86, .22), .07, DARK)
        m.beam((-w * .44, .5, .22), (w * .44, .5, .22), .07, DARK)

        def surf(u, v, out=0.0):
            curl = .1 * max(0, .06 - u) / .06 + .1 * max(0, u - .94) / .06
            return top((u - .5) * w * .9, .06 + v * (d - .14), .045 + out + curl)
        river_map(m, surf)
        for k, (u, v) in enumerate(((.1, .13), (.9, .12), (.88, .9), (.12, .88))):
            stone(m, surf(u, v, .0), .1, ('7d7a72', '8f887a', '6c6c6e', '857866')[k], k + 3)
        a = surf(.56, .58, .02)
        for q in (-1, 1):
            m.tube([a + (0, .02, .3), a + (q * .09, 0, 0)], [.016, .006], 'd8a83c', n=5, mat='metal')
        m.ball(a + (0, .02, .31), .028, 'd8a83c', n=7, mat='metal')
    return surf


def quill(m, a, b, color='f6efe0'):
    """A goose quill from its nib a to its feather's end b."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    m.tube([a, b], [.006, .008], color, n=5)
    side = unit(np.cross(b - a, (0, 1, 0.2)))
    m.add([a + (b - a) * .35, a + (b - a) * .6 + side * .05, b + side * .03, b, a + (b - a) * .6 - side * .035], [[0, 1, 2, 3, 4]], color, mat='cloth')


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
