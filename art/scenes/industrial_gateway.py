"""The place of the London scene's second view: the wet street, the gate with its lamps, the mill in the fog and the church behind. For industrial 2."""
import numpy as np

from kit import ground, ironwork, mills
from kit.meshes import Mesh, rgb
from kit.noise import fbm

# The gates' oxide paint.
RED = 'b03018'
# Half of the gate's width: wide enough that both lamps stand free of the people before them.
HALF = 4.45
# The front of the mill.
FRONT = 50
# Where the camera stands.
EYE = (.1, 11.35)


def flat(x, y):
    """The height of the street: level but for a little unevenness."""
    return .02 * (fbm(np.asarray(x) * .6, np.asarray(y) * .6, 6, 2) - .5)


def street():
    """Wet setts, kerbs and flagged pavements up to the gate."""
    ground.field('bed', lambda x, y: flat(x, y) - .012, lambda x, y: ground.blend('26262a', '34323a', fbm(x, y, 4)), np.linspace(-120, 120, 80), ground.spread(2, 160, 70, 1.8))
    every = lambda x, y: np.ones_like(np.asarray(x, float))
    ground.cobbles(flat, every, (-7.5, 7.5), (4, 15), .17, ('56565a', '626064', '4a4a50', '6e6a68'), mat='gloss')
    ground.cobbles(flat, every, (-14, 14), (15, 36), .23, ('56565a', '626064', '4a4a50', '6e6a68'), seed=9, mat='gloss')
    m = Mesh(31)
    for k in range(60):
        y = 6 + 22 * m.rng.random() ** 1.2
        x = m.rng.normal(.3, 1.4 + .1 * y)
        a = np.linspace(0, 2 * np.pi, 18, endpoint=False)
        r = m.rng.uniform(.3, .9) * (1 + .3 * np.sin(a * 3 + k) + m.rng.normal(0, .06, 18))
        m.add(np.stack([x + np.cos(a) * r * 1.5, y + np.sin(a) * r * .8, np.full(18, float(flat(x, y)) + .024)], 1), [list(range(18))], '262a30', mat='water', jitter=0)
    m.build('puddles')


def gateway(st):
    """Brick piers, the gates of oxide-red iron, the overthrow with its lantern, railings, and the mill in the fog behind."""
    m = Mesh(41)
    for s in (-1, 1):
        with m.at((s * HALF - .6, 25.4, 0)):
            m.box((.6, .6, 1.8), (1.2, 1.2, 3.6), rgb(mills.BRICK[2]) * .8)
            mills.bricks(m, 1.2, 3.5, ('7d5f4b', '785a47'), size=(.4, .157), share=1, soot=.15, tones=(.93, 1.07))
            m.box((.6, .6, 3.65), (1.5, 1.5, .24), mills.STONE, chamfer=.04)
            m.box((.6, .6, .3), (1.4, 1.4, .6), mills.STONE, chamfer=.03)
        x, y, z = ironwork.lantern_head(m, (s * HALF, 26.0, 3.8), .72)
        st.lamp((x - s * .2, y - 1.3, z - .3), 'ffb058', 150, .3)
        st.meta['halos'].append({'loc': [x, y - .5, z], 'radius': .7, 'color': [1.0, .6, .26]})
        leaf = Mesh(45)
        ironwork.gate_leaf(leaf, (s * (HALF - .65), 26.0, 0), (-s * .55, .85), 3.1, 2.6, RED, rise=.5, bar=.032)
        # One dull red, without gleams that would break its bars.
        leaf.parts = [(v, f, np.broadcast_to(rgb(RED) * .62, np.shape(c)), smooth, 'glow') for v, f, c, smooth, _ in leaf.parts]
        leaf.build('gate')
        b = 22 * s
        with m.at((min(s * (HALF + .6), b), 25.8, 0)):
            m.box((9, .3, .55), (18, .5, 1.1), rgb(mills.BRICK[2]) * .8)
            mills.bricks(m, 18, 1.1, mills.BRICK, y=.02)
            m.box((9, .3, 1.15), (18, .6, .14), mills.STONE, chamfer=.03)
        ironwork.railings(m, (s * (HALF + .7), 26.1, 1.2), (b, 26.1, 1.2), 1.5, .24)
    x, y, z = ironwork.overthrow(m, (.65 - HALF, 26.0, 3.3), (HALF - .65, 26.0, 3.3), 1.5)
    st.lamp((x, y - .4, z - .6), 'ffb058', 420, .25)
    st.meta['halos'].append({'loc': [x, y - .4, z], 'radius': .8, 'color': [1.0, .62, .28]})
    m.build('gateway')
    wet = Mesh(46)
    for k, (lamp, bright) in enumerate((((0, 25.6), .9), ((-HALF, 25.5), .7), ((HALF, 25.5), .7), ((1.0, 23.2), .5))):
        ground.glimmer(wet, flat, EYE, lamp, k, bright)
    wet.build('glimmer')
    m = Mesh(42)
    with m.at((-20, FRONT, 0)):
        top = mills.mill_front(m, 40, 4, 3.0, 2.2, lit=.2, share=.3, boards=0, even=True, across=3, up=4, frame='4a3c2a')
        mills.mill_roof(m, 40, 12, 3, top + .1)
        mills.frontispiece(m, 20.2, lit=.12, share=.62, boards=0, even=True, across=3, up=4, frame='4a3c2a')
        for side, edge in ((1, 0), (-1, 40)):
            mills.quoins(m, edge, top, side)
        for z in (3.0, 9.0):
            m.box((20, -.14, z), (40.1, .3, .24), rgb(mills.STONE) * 1.4, chamfer=.03)
    for x, h in ((-9.5, 20.4), (10.5, 19.5)):
        mills.stack(m, x, 62, h, 1.6)
    m.build('mill')
    window_people()
    for k, (x, h) in enumerate(((-9.5, 20.4), (10.5, 19.5))):
        st.smoke((x, 62, h + .5), 7, (20, 3), 1.2, 6.0, .8, '464350', '2a2a34', 170, seed=5 + k, lit='301c0e')
    church()
    for seed, x, y, rz in ((51, -9.6, 9.0, np.pi / 2), (52, 10.0, 22.0, -np.pi / 2)):
        m = Mesh(seed)
        with m.at((x, y, 0), rz=rz):
            mills.terrace(m, 3, 4.2, colors=mills.STOCK if rz < 0 else mills.SOOTY, lit=1.8, share=.7)
        m.build('terrace')


def window_people():
    """Someone in a hat who looks down from the counting house, and blinds drawn to different depths."""
    m = Mesh(48)
    with m.at((-4.3, FRONT - .8, 0)):
        shape = [(-.5, 0), (-.46, .62), (-.16, .78), (-.15, .9), (-.2, 1.06), (-.17, 1.22), (-.3, 1.24), (-.3, 1.3), (-.2, 1.3), (-.19, 1.62), (.17, 1.62), (.17, 1.3), (.27, 1.3), (.27, 1.24), (.15, 1.22), (.17, 1.04), (.13, .88), (.15, .78), (.44, .6), (.48, 0)]
        m.extrude(shape, .02, '0c0e14', center=(1.6, -.06, 6.72), jitter=0)
        for x, z, w, drop in ((7.5, 7.62, 1.86, .7), (4.5, 10.62, 1.86, 1.1), (1.5, 10.62, 1.86, .5)):
            m.box((x, -.03, z + .9 - drop / 2), (w * .94, .02, drop), rgb('7a5a34') * .5, jitter=0)
    m.build('window people')


def church():
    """The tower of a baroque riverside church, pale in the fog: square stages, a lantern of buttresses, a lit clock."""
    m = Mesh(47)
    stone = 'a8a498'
    with m.at((52, 130, 7), rz=-.25):
        m.box((0, 0, 12), (8, 8, 24), stone, chamfer=.1)
        m.box((0, 0, 24.2), (9, 9, .8), stone, chamfer=.1)
        for s in (-1, 1):
            for t in (-1, 1):
                m.box((s * 2.6, t * 2.6, 28), (1.6, 1.6, 7.4), stone)
                m.box((s * 1.7, t * 1.7, 34), (1.1, 1.1, 6), stone)
        m.box((0, 0, 28), (3.4, 3.4, 7.4), '4a4c54')
        m.box((0, 0, 31.8), (7.4, 7.4, .7), stone, chamfer=.08)
        m.lathe([(1.8, 31), (1.8, 37), (2.5, 37.4), (1.5, 38), (1.3, 40), (.2, 41)], stone, n=8)
        for z in (8, 16):
            m.box((0, -4.05, z), (1.6, .1, 4), '3a3c44')
        mills.clock(m, 0, 28.2, 1.6, -3.5, hour=9.2, lit=2.0)
    m.build('church')
