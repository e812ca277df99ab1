"""The digging in the second Florentine view: heaps, planks, tools and the crew, along the trench from the level to the river. For renaissance 2."""
import numpy as np

import renaissance_cast as cast
import renaissance_river as river
from kit import props
from kit.meshes import Mesh
from kit.pose import POSES, mirrored
from kit.workshop import rod

EARTH = ('8a6444', '7a5638', '96704c')
BOARD = '8a6a44'


def on_land(x, y, up=0.0):
    """The world place `up` metres over the ground at (x, y)."""
    return np.array((x, y, float(river.height(x, y)) + up))


def heap(m, x, y, wide, tall, color):
    """A heap of thrown earth: broken planes that slid over one another, and clods and stones down to its foot."""
    rng, n = m.rng, 17
    a = np.linspace(0, 2 * np.pi, n, endpoint=False) + rng.uniform(0, .6)
    off = rng.uniform(-.16, .16, 2) * wide
    rings = []
    for size, high in ((1.06, -.12), (.9, .22), (.74, .4), (.6, .62), (.4, .78), (.24, .95), (.08, 1.0)):
        r = wide * size * rng.uniform(.84, 1.14, n)
        c = off * (1 - size)
        rings.append(np.stack([c[0] + np.cos(a) * r, c[1] + np.sin(a) * r, (high + rng.uniform(-.06, .06, n) * (high > 0)) * tall], 1))
    m.loft(np.array(rings) + on_land(x, y), color, smooth=False, jitter=.13)
    for k in range(26):
        q, r, size = rng.uniform(0, 2 * np.pi), rng.uniform(.35, 1.3), rng.uniform(.05, .16)
        up = max(0.0, tall * (1.02 - r))
        m.ball(on_land(x + np.cos(q) * r * wide, y + np.sin(q) * r * wide, up), size * np.array((1, .9, .75)), (color, '5e4632', 'a88a68')[k % 3], n=6, lump=.1, smooth=False)


def stuck(m, x, y, up, tilt):
    """A spade that somebody has left standing in a heap, `tilt` (radians) to the right."""
    base, d = on_land(x, y, up), np.array((np.sin(tilt), .1, np.cos(tilt)))
    m.tube([base - d * .1, base + d * 1.0], [.03, .024], '6b4a2c', n=8)
    m.beam(base + d * 1.0 - (.12, 0, 0), base + d * 1.0 + (.12, 0, 0), .05, '5a3e26')


def barrow(m, x, y, rz):
    """A wheelbarrow full of wet clay, left on its legs; its handles run along +Y."""
    with m.at(on_land(x, y), rz=rz):
        for s in (-1, 1):
            m.tube([(s * .12, -.78, .27), (s * .2, -.3, .33), (s * .27, .4, .42), (s * .29, .92, .5)], [.03, .032, .03, .024], BOARD, n=10)
            m.beam((s * .25, .28, 0), (s * .25, .3, .42), .05, '6b4c30')
        rim = lambda w, front, back, z: [(-w, front, z), (w, front, z), (w, back, z), (-w, back, z)]
        m.loft([rim(.2, -.3, .26, .38), rim(.33, -.52, .4, .72)], '9a744a', caps=False, smooth=False, jitter=.05)
        m.loft([rim(.19, -.29, .25, .39), rim(.31, -.5, .38, .715)][::-1], '5a4028', caps=False, smooth=False)
        m.ball((0, -.06, .68), (.3, .42, .2), EARTH[1], n=9, lump=.07, smooth=False)
        props.wheel(m, (0, -.78, .24), .24, (1, 0, 0), '5a4028', 6)


def walk(m, path, wide=.42):
    """A plank walk through (x, y, z) places: two boards side by side on cross timbers."""
    for a, b in zip(path[:-1], path[1:]):
        a, b = np.asarray(a, float), np.asarray(b, float)
        aside = np.cross(b - a, (0, 0, 1.0))
        aside /= np.linalg.norm(aside)
        for s in (-1, 1):
            c = aside * s * wide * .26
            m.beam(a + c, b + c + (0, 0, .01 * s), wide * .48, ('9a7a50', '8a6a44')[s > 0], depth=.045)
        m.beam(b - aside * wide * .7 - (0, 0, .05), b + aside * wide * .7 - (0, 0, .05), .09, '5a4028')


def works():
    """Heaps down both banks, smaller towards the river; planks and a barrow, baskets beside the level."""
    m = Mesh(53)
    for k, (y, side, wide, tall) in enumerate(((20.5, 4.6, 1.3, 1.15), (25.5, 4.1, 1.5, 1.2), (31.0, 4.2, 1.6, 1.35), (37.5, 4.4, 1.6, 1.3), (45.0, 5.0, 1.7, 1.3), (53.0, 5.4, 1.7, 1.2),
                                               (26.0, -3.6, 1.4, 1.0), (33.0, -3.8, 1.5, 1.2), (41.0, -4.2, 1.6, 1.2), (50.0, -4.8, 1.7, 1.2))):
        heap(m, float(river.cut(y)) + side, y, wide, tall, EARTH[k % 3])
    for y, side, up, tilt in ((20.5, 4.3, .95, .3), (25.5, 3.8, 1.05, -.25), (33.0, -3.5, 1.0, .2)):
        stuck(m, float(river.cut(y)) + side, y - .3, up, tilt)
    walk(m, [on_land(*q, .07) for q in ((2.2, 17.1), (3.3, 18.4), (4.5, 19.7))])
    barrow(m, 2.3, 16.5, -.9)
    for x, y, size in ((-1.85, 13.6, .56), (-2.3, 14.0, .48)):
        props.basket(m, on_land(x, y), size, fill=EARTH[1])
    m.build('works')


# The crew: how far along, how far from the trench's middle, what each does and holds, where he turns to (degrees), and his dress.
LINEN, DUST, RUST, MOSS, SKY = 'e8dcc0', 'd2b088', 'a8603f', '6a6a4a', '5f7c8a'
CREW = ((27.5, 1.6, 'toss', cast.spade, 40, LINEN), (31.5, 2.0, 'dig', cast.spade, 70, RUST), (35.0, 2.4, 'load', cast.load_of_earth, 20, SKY), (31.0, -2.6, 'carry', None, 200, MOSS), (37.6, 2.9, 'hips', None, 120, LINEN),
        (39.4, -.4, 'brandish', cast.pick, 40, LINEN), (40.6, .45, 'dig', cast.spade, -60, DUST), (43.6, -.35, 'toss', cast.spade, 60, DUST), (45.0, .6, 'brandish', cast.pick, -40, RUST), (39.0, -3.0, 'load', cast.load_of_earth, 150, SKY),
        (48.8, .0, 'dig', cast.spade, 60, LINEN), (51.0, .7, 'dig', cast.spade, -50, DUST), (47.0, 3.6, 'load', cast.load_of_earth, -30, MOSS), (55.0, .3, 'brandish', cast.pick, 10, DUST), (57.5, 1.0, 'dig', cast.spade, -60, LINEN))
ACTS = {'dig': cast.DIG, 'toss': cast.TOSS, 'load': cast.LOAD}


def crew():
    """The men with the staves, one with a basket near, and the diggers down the trench."""
    rng = np.random.default_rng(12)

    def put(x, y, pose, held, facing, seed, z=None, **dress):
        look = cast.workman(rng, cloak=None, extra=[], **{'hat': 'straw' if rng.random() < .7 else None, **dress})
        cast.person(look, pose, x, y, facing, seed, True, held, float(river.height(x, y)) if z is None else z)
    y = 46.5
    put(float(river.cut(y)) + 2.6, y, POSES['staff'].but(pole=('r', (0, 0, 1), 1.2, 0)), rod, 170, 91, color='efe6d2', garment='shirt', hat='straw')
    # On the green bank to the left, with the staff whose vane stands as high as the level's sights.
    x, y = -7.9, 25.6
    put(x, y, POSES['staff'].but(pole=('r', (0, 0, 1), 1.2, 0), look=(.3, 0)), sighted, -70, 93, color='5f7c8a', sleeve='efe6d2', garment='doublet', hat='straw', bare_arms=False)
    # Up the planks with a full basket.
    put(3.9, 19.0, cast.LOAD.but(look=(.3, 0)), cast.load_of_earth, -30, 92, float(river.height(3.9, 19.0)) + .12, color='7c8a5a', sleeve='d8ccb0', legs='6a4a3a', hat='straw', garment='doublet', bare_arms=False)
    for k, (y, side, act, held, facing, color) in enumerate(CREW):
        pose = ACTS.get(act) or POSES[act].but(shout=False)
        pose = (mirrored(pose) if k % 2 and not pose.pole else pose).loosened(rng)
        put(float(river.cut(y)) + side, y, pose, held, facing, 400 + k, color=color, sleeve=color, legs=('94795e', '6a5a4a', '7a6a58')[k % 3], belt='5a4030', boots='5a4434')


def sighted(m, base, d, j=None):
    """A staff with its red sliding vane at the height of the level's sights."""
    length, up = 2.9, props.frame_of(d)
    m.tube([base, base + d * length], [.026, .02], 'c8a878', n=8, jitter=0)
    for k in range(1, 10):
        c = base + d * length * k / 10
        m.tube([c - d * .012, c + d * .012], .028, '4a3424', n=8, jitter=0)
    c = base + d * 2.13
    m.box(c - up[:, 1] * .03, (.36, .03, .36), 'e04020', rot=up, jitter=0)
    m.box(c - up[:, 1] * .05, (.36, .01, .05), 'efe6d2', rot=up, jitter=0)
