"""The place of the London scene: the mill, its yard, the river wall, the terraces and the city beyond. For industrial 1."""
import numpy as np

from kit import ground, ironwork, mills, props, river
from kit.meshes import Mesh, rgb
from kit.noise import fbm, smoothstep
from kit.walls import arch

SX, TOP = .5, 1.35
ROW = (-18.4, 27.0)


def height(x, y):
    """The yard falls a little to the gutter in its middle."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    return .03 * (fbm(x * .6, y * .6, 6, 2) - .5) + .04 * smoothstep(0, 6, np.abs(x - .5))


def yard(near=4.0):
    """Wet setts with puddles in the hollows, flagstones before the steps."""
    dry = lambda x, y: np.full_like(np.asarray(x, float), 1.0)
    xs, ys = np.linspace(-26, 26, 60), ground.spread(near - 3, 34, 60, 1.5)
    ground.field('bed', lambda x, y: height(x, y) - .04, lambda x, y: ground.blend('443e3a', '4c4640', fbm(x, y, 4)), xs, ys)
    ground.cobbles(height, lambda x, y: dry(x, y) * (y < 14.5), (-8.5, 8.5), (near, 14.5), .21, ('5f5a56', '625d58', '5b5653', '645e59'), mat='gloss', uneven=.1, crown=.88, tones=(.93, 1.07))
    ground.cobbles(height, lambda x, y: dry(x, y), (-15, 15), (14.5, 29), .3, ('5f5a56', '645e59', '5a5552', '68615b'), seed=8, mat='gloss', uneven=.2, tones=(.92, 1.08))
    m = Mesh(37)
    for k in range(46):
        y = near + 2 + 18 * m.rng.random() ** 1.3
        x = m.rng.normal(.4, 1.6 + .12 * y)
        a = np.linspace(0, 2 * np.pi, 18, endpoint=False)
        if x > .6 and y < 14:
            continue
        r = m.rng.uniform(.3, .95) * (1 + .3 * np.sin(a * 3 + k) + m.rng.normal(0, .06, 18))
        # None in the lane, where it would mirror the lit door, and none so near that it would be a black slab.
        if x > -1.1 and y < 18 or y < 8:
            continue
        m.add(np.stack([x + np.cos(a) * r * 1.5, y + np.sin(a) * r * .8, np.full(18, float(height(x, y)) + .024)], 1), [list(range(18))], '2c3034', mat='water', jitter=0)
    m.build('puddles')


def steps():
    """The mill's stone steps with iron rails, the door, the stair tower with its clock and bell."""
    m = Mesh(41)
    for k in range(7):
        d = k * .32
        m.box((SX, 20.35 + d + (25.4 - 20.35 - d) / 2, TOP / 7 * (k + .5)), (5.6 - k * .16, 25.4 - 20.35 - d, TOP / 7), ('8f8474', '857a6c')[k % 2], chamfer=.02, jitter=.05)
    for s in (-1, 1):
        x = SX + s * 2.65
        m.box((x, 21.4, .62), (.5, 2.5, 1.24), '6a5a4c', chamfer=.03)
        m.box((x, 21.4, 1.3), (.62, 2.6, .14), mills.STONE, chamfer=.02)
        ironwork.railings(m, (SX + s * 2.45, 22.7, TOP), (SX + s * 2.45, 25.4, TOP), 1.0)
        ironwork.gas_lamp(m, x, 20.5, 2.3, 1.36, size=.5)
    with m.at((SX - 2.5, 25.5, 0)):
        tower(m)
    m.build('steps')


def tower(m):
    """The stair tower: the lit doorway, windows, clock, bell cupola."""
    w, h = 5.0, 8.5
    holes = [(2.5, TOP + 1.6, 3.4, 3.7), (2.5, 6.9, 1.9, 1.9), (.85, 6.8, .8, 1.8), (4.15, 6.8, .8, 1.8)]
    m.box((w / 2, 2.4, h / 2), (w, 4.8, h), rgb('5c4034') * .85, jitter=0)
    mills.bricks(m, w, h, mills.BRICK, holes=holes)
    for end, rz in ((w, np.pi / 2), (0, -np.pi / 2)):
        with m.at((end, 0 if end else 4.8, 0), rz=rz):
            mills.bricks(m, 4.8, h, mills.BRICK)
    for k in range(int(h / .5)):
        for x in (.2, w - .2):
            m.box((x, -.04, .25 + k * .5), (.52 if k % 2 else .36, .12, .44), mills.STONE, chamfer=.02, jitter=.05)
    arch(m, 2.5, TOP, 2.7, 2.0, mills.STONE, depth=.4, trim=.3, y=-.02, fill=rgb('ffb054') * 1.35, fill_mat='glow')
    # Both leaves are thrown wide open against the wall.
    for s in (-1, 1):
        with m.at((2.5 + s * 1.36, -.1, TOP), rz=s * 2.35):
            m.box((-s * .64, -.03, 1.05), (1.28, .07, 2.1), '9c2a1a', jitter=.03)
            for q in (.52, 1.45):
                m.box((-s * .64, .02, q), (.86, .03, .7), '7a2014')
    for a in np.linspace(.2, np.pi - .2, 7):
        m.beam((2.5, -.06, TOP + 2.0), (2.5 + np.cos(a) * 1.32, -.06, TOP + 2.0 + np.sin(a) * 1.32), .05, '2a2622')
    m.box((2.5, -.1, TOP + 2.0), (2.7, .1, .1), '2a2622')
    m.box((2.5, -.35, TOP + 3.82), (3.8, .8, .2), mills.STONE, chamfer=.04)
    for s in (-1, 1):
        m.box((2.5 + s * 1.6, -.22, TOP + 3.55), (.3, .5, .45), mills.STONE, chamfer=.05)
    mills.clock(m, 2.5, 6.9, .72, -.02, lit=.42)
    for x in (.95, 4.05):
        mills.mill_window(m, x, 6.8, .62, 1.5, lit=.44, across=2, up=4, boards=0, even=True)
    for z in (5.45, h):
        m.box((w / 2, -.06, z), (w + .2, .3, .2), mills.STONE, chamfer=.03)
    m.box((w / 2, 2.4, h + .3), (w + .3, 5.1, .5), mills.STONE, chamfer=.05)
    with m.at((w / 2, 2.4, h + .5)):
        m.lathe([(3.3, 0), (1.1, .9)], '4e5560', n=4, rot=np.array([[.7071, -.7071, 0], [.7071, .7071, 0], [0, 0, 1]]), smooth=False, jitter=.06)
        for a in range(4):
            for b in range(2):
                m.box(((.55 if a % 2 else -.55), (.55 if a // 2 else -.55), 1.4), (.14, .14, 1.2), '8a8478')
        m.ball((0, 0, 1.3), (.3, .3, .36), 'b08d3f', n=12, mat='metal')
        m.lathe([(.95, 1.95), (.8, 2.15), (.35, 2.6), (.08, 2.85), (.03, 3.4)], '4e5a60', n=12)


def mill():
    """The three-storey mill left of the tower, and both tall chimneys."""
    m = Mesh(42)
    with m.at((ROW[0], ROW[1], 0)):
        top = mills.mill_front(m, 16.4, 3, 2.6, 1.82, lit=.44, share=.9, boards=0, even=True, across=3, up=4, frame='5e4a32')
        mills.mill_roof(m, 16.4, 11, 2.4, top + .1, lights=6)
        m.tube([(15.9, -.35, 0), (15.9, -.35, top)], .07, mills.IRON, n=6)
    m.build('mill')
    m = Mesh(44)
    tops = [mills.stack(m, -9.6, 52, 18.4, 1.45), mills.stack(m, 9.2, 54, 16.8, 1.4)]
    m.build('stacks')
    return tops


def terraces():
    """Workers' houses on both sides, running into the depth. Returns their chimney tops."""
    tops = []
    for seed, x, y, rz in ((51, -9.7, 8.0, np.pi / 2), (52, 11.0, 24.0, -np.pi / 2)):
        m = Mesh(seed)
        with m.at((x, y, 0), rz=rz):
            local = mills.terrace(m, 3 if rz > 0 else 4, 4.2, colors=mills.STOCK if rz < 0 else mills.SOOTY)
        c, s = np.cos(rz), np.sin(rz)
        tops += [(x + c * a - s * b, y + s * a + c * b, z) for a, b, z in local]
        m.build('terrace')
    return tops


def river_side():
    """The yard wall with the red gate, the quay, barges and ships, the far bank with its mills, and the cathedral."""
    m = Mesh(61)
    wall = lambda a, b, h=1.75: _wall(m, a, b, h)
    wall((3.0, 27.4), (7.0, 27.4))
    wall((9.9, 27.4), (24, 27.4))
    for x in (6.95, 9.95):
        m.box((x, 27.4, 1.3), (.6, .6, 2.6), '8a5a42', chamfer=.03)
        m.box((x, 27.4, 2.68), (.8, .8, .18), mills.STONE, chamfer=.03)
        m.ball((x, 27.4, 2.95), .24, mills.STONE, n=12)
    for x, s, a in ((7.25, 1, 1.0), (9.65, -1, 1.25)):
        with m.at((x, 27.3, 0), rz=s * a):
            for k in range(6):
                m.box((s * (.1 + k * .2), 0, 1.12), (.185, .07, 2.1 - .02 * k), 'b8301c', jitter=.07)
            for z in (.4, 1.8):
                m.box((s * .6, -.05, z), (1.2, .04, .12), '2a2622')
    m.box((8.5, 34.5, -.55), (60, 13.4, .9), '6a6058')
    for k in range(7):
        m.lathe([(.24, 0), (.2, .5), (.28, .6), (.1, .72)], mills.IRON, n=10, center=(4 + k * 3, 40.2, -.1))
    m.build('river wall')
    river.water('thames', np.linspace(-160, 260, 60), ground.spread(41, 300, 90, 1.6), -1.7, '8e8a80')
    m = Mesh(62)
    river.barge(m, (66, 165, -1.7), .3, 18, .9)
    river.barge(m, (-2, 120, -1.7), 0, 16, .8)
    river.ship_masts(m, (40, 118, -1.7), .25, 17, 3)
    river.ship_masts(m, (-40, 120, -1.7), .1, 21, 3)
    river.ship_masts(m, (118, 190, -1.7), .1, 20, 3)
    m.build('shipping')
    m = Mesh(63)
    rng = m.rng
    for k in range(64):
        x = -170 + k * 5.6 + rng.normal(0, 1.5)
        y, h, w = rng.uniform(228, 262), rng.uniform(7, 15), rng.uniform(6, 12)
        m.box((x, y, h / 2 - 2), (w, 10, h + 4), ('6a5048', '7a6252', '5c4c48', '857060')[rng.integers(4)])
        m.extrude([(-w / 2, 0), (w / 2, 0), (0, w * .32)], 10, '4e5058', center=(x, y, h))
        for q in range(int(w / 2)):
            for r in range(int(h / 3)):
                if rng.random() < .4:
                    m.box((x - w / 2 + 1 + q * 2, y - 5.1, 1.5 + r * 3), (.9, .1, 1.2), rgb('ffb45a') * 1.2, mat='glow', jitter=0)
    far = [mills.stack(m, x, y, h, 2.2, n=8) for x, y, h in ((32.0, 152, 23), (-62, 226, 36), (18, 224, 33), (196, 226, 34), (-112, 226, 32))]
    for x, h in ((88, 30), (-24, 38)):
        m.box((x, 270, h * .3), (6, 6, h * .6), '8a8480')
        m.lathe([(3.4, h * .6), (2.6, h * .7), (.2, h)], '7a7876', n=8, center=(x, 270, 0))
    river.domed_cathedral(m, (141, 335, 2), 60, rz=-.35)
    m.build('city')
    return far


def _wall(m, a, b, h):
    length = np.hypot(b[0] - a[0], b[1] - a[1])
    with m.at((a[0], a[1], 0), rz=np.arctan2(b[1] - a[1], b[0] - a[0])):
        m.box((length / 2, .18, h / 2), (length, .36, h), rgb('6a4a3a') * .9)
        mills.bricks(m, length, h, mills.STOCK)
        m.box((length / 2, .18, h + .06), (length, .5, .14), mills.STONE, chamfer=.03)


def goods():
    """Bales, barrels, a cart, coal and the carried-out guard of the shaft."""
    m = Mesh(71)
    mills.shaft_guard(m, (4.9, 26.6, 0), .1, .3)
    for x, y, z, rz in ((-5.6, 24.4, 0, .1), (-6.6, 24.5, 0, -.1), (-6.1, 24.45, .6, .05), (-7.7, 24.2, 0, .3), (7.6, 22.4, 0, .6), (8.3, 22.9, 0, .5), (7.9, 22.6, .6, .4)):
        mills.bale(m, (x, y, z), rz=rz)
    props.barrel(m, (8.9, 20.6, 0), .95)
    props.barrel(m, (8.4, 19.9, 0), .9)
    props.cart(m, (-8.0, 19.4, 0), rz=.5, load='sacks')
    m.build('goods')
