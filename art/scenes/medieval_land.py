"""The place of the medieval scene: land, castle, village, church and trees."""
import numpy as np

from kit import foliage, ground, houses, props
from kit.meshes import Mesh, rgb
from kit.noise import fbm, smoothstep
from kit.paint import instance
from kit.roofs import cone

HILL = (40.0, 142.0)
LANE = [(0.3, -30), (0.0, 9), (0.6, 20), (-0.8, 27), (-3.5, 36), (-2.5, 48), (6, 62), (18, 80), (26, 100), (34, 122), (38, 132)]


def height(x, y):
    """The height of the land in metres."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    hill = 17.5 * np.exp(-(((x - HILL[0]) / 30) ** 2 + ((y - HILL[1]) / 30) ** 2) ** 1.35)
    far = 26 * smoothstep(150, 420, y) * fbm(x * .006 + 3, y * .005, 4, 3) + 12 * smoothstep(60, 200, np.abs(x - 8)) * fbm(x * .01, y * .01, 9, 3)
    back = 24 * smoothstep(45, 240, -y) * fbm(x * .008 + 8, y * .007, 14, 3)
    rolls = 1.6 * smoothstep(34, 90, y) * (fbm(x * .04, y * .04, 2, 3) - .4)
    rut = -.05 * ground.path_mask(x, y, LANE, 1.0) * smoothstep(60, 20, y)
    return hill + far + back + rolls + rut + .12 * (fbm(x * .5, y * .5, 6, 3) - .5)


def lane(x, y):
    """1 on the trodden square and the lane."""
    square = smoothstep(1.25, .8, np.hypot((x - .3) / 7.5, (y - 19) / 9.5) + (fbm(x * .5, y * .5, 3) - .5) * .7)
    return np.maximum(ground.path_mask(x, y, LANE, 2.6), square)


def land_color(x, y):
    """Earth on the lane, grass beside it, ploughed strips on the slopes."""
    n = fbm(x * .35, y * .35, 12, 4)
    grass = ground.blend('5d7030', '8a9446', n)
    stripe = (np.floor((x * .8 + y * .25) / 7) % 3)
    field = np.where((stripe == 0)[..., None], rgb('b39a50'), np.where((stripe == 1)[..., None], rgb('6f8440'), rgb('8a6a44')))
    away = (smoothstep(60, 80, np.abs(y)) * smoothstep(.42, .5, fbm(x * .012, y * .012, 21, 2)))[..., None]
    grass = grass * (1 - away) + field * away
    earth = ground.blend('8b6d49', 'b3966a', fbm(x * 1.1, y * .8, 8, 4))
    k = lane(x, y)[..., None]
    c = grass * (1 - k) + earth * k
    rock = (smoothstep(8, 15, height(x, y)) * (fbm(x * .3, y * .3, 5) > .52))[..., None] * .7 * (np.abs(y - HILL[1]) < 60)[..., None]
    return c * (1 - rock) + rgb('a09884') * rock


def land(near=4.0, south=False):
    """Ground, grass, stones and straw from `near` on; `south` lays it for a view that looks back from there."""
    ys = np.concatenate([-ground.spread(0, 60, 30, 1.5)[::-1][:-1] + near, ground.spread(near, 460, 190, 2.2)])
    if south:
        ys = np.concatenate([near - (ground.spread(0, 400, 190, 2.2))[::-1][:-1], ground.spread(near, 60, 20, 1.5)])
    xs = np.concatenate([-ground.spread(0, 330, 100, 2.3)[::-1][:-1], ground.spread(0, 330, 100, 2.3)])
    ground.field('land', height, land_color, xs, ys)
    green = lambda x, y: (1 - lane(x, y)) ** 1.5
    far = near - 36 if south else near + 36
    ground.grass(height, green, (-20, 20), (near, far), 90000, blade=(.08, .3))
    ground.pebbles(height, lambda x, y: lane(x, y) * .7, (-9, 9), (near, (near + far) / 2), 400, size=(.02, .07))
    ground.straw(height, lambda x, y: lane(x, y) * .8, (-9, 9), (near, far), 1500)


def castle(lit=0.0):
    """The royal castle on its hill: keep, curtain, towers and gate."""
    m = Mesh(11)
    base = float(height(*HILL)) - 1.0
    with m.at((HILL[0], HILL[1], base)):
        houses.keep(m, 2, 6, 15, 24, 'c0b092', lit=lit)
        corners = [(-19, -10), (-6, -17), (7, -17), (20, -9), (21, 14), (-18, 16)]
        for a, b, h in zip(corners, corners[1:] + corners[:1], (9.5, 9, 9.5, 10, 10, 10)):
            houses.rampart(m, a, b, h, 'b3a385')
        for (x, y), r, h, cap in zip(corners, (3.0, 2.6, 2.6, 3.2, 3.4, 3.2), (14, 15.5, 15.5, 15, 18, 17), (None, 5, 5, None, 6.5, 6)):
            houses.round_tower(m, x, y, r, h, 'b9aa8c', cap)
        m.box((.5, -16.5, 5.5), (9, 3, 15), 'b9aa8c')
        houses.arch(m, .5, 0, 4.2, 4.2, 'a89c84', depth=.7, y=-18.2, trim=.5, fill='2a2018')
        for x, z in ((2 - 6.9, 27.2), (2 + 6.9, 27.2)):
            props.pennant(m, (x, -.9, z), 7.5, 4.2, 1.9, wind=1)
        props.pennant(m, (20, -9, 15), 6, 3.4, 1.5, wind=1)
    m.build('castle')
    r = Mesh(12)
    for k in range(46):
        a = r.rng.uniform(np.pi * .95, np.pi * 2.05)
        d = r.rng.uniform(19, 27)
        x, y = HILL[0] + np.cos(a) * d, HILL[1] + np.sin(a) * d * .85
        s = r.rng.uniform(.8, 2.6)
        r.ball((x, y, float(height(x, y))), (s * 1.2, s, s * .8), '9a917e', n=8, lump=.13, smooth=False, jitter=.1)
    r.build('crags')


NORTH = [  # x, y, turn, arguments
    (-12.4, 22.4, .62, dict(width=5.2, depth=7, cover='thatch', gable_front=True, plaster='dcc090', style='square', rise=3.7)),
    (-15.0, 33.5, .35, dict(width=7, depth=5, storeys=2, jetty=.3, cover='shingle', plaster='e3d3b0', style='close')),
    (-7.2, 39, .25, dict(width=6.2, depth=5, cover='thatch', plaster='c99f72', smoke_hole=True, style='brace')),
    (12.0, 21.5, -1.2, dict(width=6.4, depth=5.2, storeys=2, jetty=.35, cover='tile', gable_front=True, plaster='e8ddc4', style='cross')),
    (13.6, 31, -.85, dict(width=8, depth=5, cover='thatch', plaster='d9b98c', style='square', smoke_hole=True)),
    (7.4, 41, -.15, dict(width=7, depth=5, storeys=1, cover='shingle', plaster='cdb48a', style='brace', stack=True)),
    (-19.5, 40, .6, dict(width=9, depth=6, cover='thatch', plaster='b08a5c', style='close')),
    (20.5, 43, -.5, dict(width=7, depth=5, storeys=2, jetty=.3, cover='tile', plaster='d8c49c', style='brace')),
    (-2.0, 56, .1, dict(width=6, depth=4.5, cover='thatch', plaster='e3d3b0')),
    (15, 58, -.3, dict(width=6, depth=4.5, cover='tile', gable_front=True, plaster='d9b98c')),
    (-13, 58, .4, dict(width=6, depth=4.5, cover='tile', plaster='d8c49c')),
]


SOUTH = [
    (-10.5, 6.5, 2.3, dict(width=6.5, depth=5, storeys=2, jetty=.3, cover='tile', gable_front=True, plaster='e3d3b0', style='close')),
    (-13.5, -4, 2.7, dict(width=7.5, depth=5, cover='thatch', plaster='d0a878', style='square', smoke_hole=True)),
    (10.8, 5.5, -2.5, dict(width=6.5, depth=5, cover='thatch', plaster='dcc090', style='brace')),
    (12.5, -5, -2.8, dict(width=6, depth=5, storeys=2, jetty=.35, cover='shingle', gable_front=True, plaster='e8ddc4', style='cross')),
    (-5.5, -17, 2.95, dict(width=7, depth=5, cover='thatch', plaster='d9b98c')),
    (7.5, -21, -2.9, dict(width=7, depth=5, cover='tile', plaster='d8c49c', gable_front=True)),
    (-19, -22, 2.7, dict(width=8, depth=5, cover='thatch', plaster='c99f72')),
    (20, -20, -2.7, dict(width=8, depth=5, cover='thatch', plaster='d8c49c')),
    (1, -38, 3.2, dict(width=6, depth=5, cover='tile', plaster='e3d3b0')),
]


def village(lit=1.6, rows=None):
    """The houses around the square, each its own: NORTH of it by default, or SOUTH."""
    for k, (x, y, turn, kw) in enumerate(rows or NORTH):
        obj = houses.cottage(seed=40 + k, lit=lit, **kw)
        obj.location, obj.rotation_euler = (x, y, float(height(x, y)) - .12), (0, 0, turn)
    if not rows:
        church(-23, 66)


def church(x, y):
    """A Norman parish church with a square tower."""
    m = Mesh(31)
    z = float(height(x, y))
    with m.at((x, y, z), rz=.25):
        stone = 'b3a88f'
        with m.at((-8, -3, 0)):
            houses.plain_wall(m, 14, 5.5, stone, 6, 'a89d84', .4)
            for k in range(4):
                houses.arch(m, 2.2 + k * 3.2, 1.6, .7, 1.7, 'c4b99e', depth=.25, trim=.2)
        with m.at((-1, 0, 5.5)):
            houses.gable(m, 14, 6, 3.6, 'stone', .3)
        with m.at((5.5, -2.6, 0)):
            m.box((2.6, 2.6, 6), (5.4, 5.4, 13), stone, jitter=.02)
            for s, (loc, rz) in enumerate((((0, -.05, 0), 0), ((-.05, 5.2, 0), -np.pi / 2))):
                with m.at(loc, rz=rz):
                    houses.courses(m, 5.2, 12.4, 'a89d84', (.6, .35), share=.35)
                    houses.arch(m, 1.6, 8.6, .8, 1.3, 'c4b99e', trim=.18)
                    houses.arch(m, 3.6, 8.6, .8, 1.3, 'c4b99e', trim=.18)
            with m.at((2.6, 2.6, 12.5), rz=np.pi / 4):
                cone(m, 3.6, 3.4, 0, 'shingle', sides=4, finial=None)
    m.build('church', wobble=.05, wobble_scale=3)


def trees(seed=8, south=False):
    """Orchards, hedges and the woods behind, north of the square or south of it."""
    rng = np.random.default_rng(seed)
    T = foliage.tree
    mixed = ('5d7030', '7d8a3a', 'a08a38', '4a6028')
    near = [T('oak', 9, mixed, 6500, .17, seed=1), T('round', 6.5, foliage.GREENS, 4200, .15, seed=2), T('round', 5.5, foliage.AUTUMN, 3800, .14, seed=3),
            T('poplar', 12, foliage.GREENS, 5000, .17, seed=4), T('birch', 8, ('a39a3c', 'c0a23c', '8a8a3a'), 3600, .13, seed=5)]
    far = [T('oak', 9, mixed, 900, .42, seed=11), T('round', 8, foliage.GREENS, 800, .42, seed=12), T('round', 7, foliage.AUTUMN, 700, .4, seed=13), T('poplar', 12, foliage.GREENS, 800, .42, seed=14)]
    north = ((0, -18, 24, 1.15), (2, -8.2, 29.5, .8), (3, -5.4, 47, .95), (1, 10.2, 33.5, .9), (4, 18, 35, 1.0), (0, 19.5, 27, 1.1), (2, 4.2, 50, .95), (1, -13.5, 46, 1.1),
                       (3, 12.2, 52, .9), (4, -7, 62, 1.0), (2, 24, 52, 1.1), (0, -27, 52, 1.2), (1, 9, 68, 1.0), (0, -14, 72, 1.1))
    back = ((0, -17, 2, 1.1), (2, -8, -9, .8), (3, -2, -30, 1.0), (1, 9, -13, .9), (4, 17, 1, 1.0), (0, 19, -9, 1.1), (2, 3, -27, .9), (1, -12, -28, 1.1), (3, 13, -34, 1), (0, -25, -12, 1.2), (4, 26, -30, 1.1), (0, -8, -46, 1.2), (1, 11, -48, 1.1))
    for k, x, y, s in back if south else north:
        instance(near[k], (x, y, float(height(x, y)) - .1), rng.uniform(0, 6.28), s)
    for _ in range(260):
        y = 70 + 300 * rng.random() ** 1.4
        x = rng.uniform(-.85, .85) * y
        y = 15 - y if south else y
        castle_gap = abs(x - HILL[0] * y / HILL[1]) < 26 and y < HILL[1] + 6 and y > 96
        if castle_gap and rng.random() < .8 or lane(np.array(x), np.array(y)) > .2 or fbm(x * .03, y * .03, 33, 2) < .44:
            continue
        instance(far[rng.integers(4)], (x, y, float(height(x, y)) - .2), rng.uniform(0, 6.28), rng.uniform(.7, 1.25))
