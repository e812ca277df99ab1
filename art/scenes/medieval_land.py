"""The village green of the medieval scene: land, houses and trees. For medieval 2."""
import numpy as np

from kit import foliage, ground, houses
from kit.meshes import Mesh, rgb, rotation
from kit.noise import fbm, smoothstep
from kit.paint import instance

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


def land(near):
    """Ground, grass, stones and straw for a view that looks south from `near`."""
    ys = np.concatenate([near - (ground.spread(0, 400, 190, 2.2))[::-1][:-1], ground.spread(near, 60, 20, 1.5)])
    xs = np.concatenate([-ground.spread(0, 330, 100, 2.3)[::-1][:-1], ground.spread(0, 330, 100, 2.3)])
    ground.field('land', height, land_color, xs, ys)
    green = lambda x, y: (1 - lane(x, y)) ** 1.5
    far = near - 36
    ground.grass(height, green, (-20, 20), (near, far), 90000, blade=(.08, .3))
    ground.pebbles(height, lambda x, y: lane(x, y) * .7, (-9, 9), (near, (near + far) / 2), 400, size=(.02, .07))
    ground.straw(height, lambda x, y: lane(x, y) * .8, (-9, 9), (near, far), 1500)


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


def village(lit=1.6):
    """The houses south of the square, each its own."""
    for k, (x, y, turn, kw) in enumerate(SOUTH):
        obj = houses.cottage(seed=40 + k, lit=lit, **kw)
        obj.location, obj.rotation_euler = (x, y, float(height(x, y)) - .12), (0, 0, turn)


def church(x, y, turn=.15):
    """The village church in the mist: a square tower with its belfry and a low cap, and a nave beside it."""
    m = Mesh(33)
    stone, roof = '9a927f', '6e655a'
    m.box((0, 0, 5.4), (5, 5, 10.8), stone)
    m.box((0, 0, 10.9), (5.4, 5.4, .35), stone)
    for s in (-1, 1):
        for side in (-1, 1):
            m.box((s * .75, side * 2.52, 8.9), (.8, .1, 1.8), '4a463e')
        m.box((s * 2.3, 2.4, 3), (.7, .7, 6), stone)
    m.loft([[(-2.6, -2.6, 11.1), (2.6, -2.6, 11.1), (2.6, 2.6, 11.1), (-2.6, 2.6, 11.1)], [(-.05, -.05, 13.4), (.05, -.05, 13.4), (.05, .05, 13.4), (-.05, .05, 13.4)]], roof)
    m.box((-9, 0, 2.6), (13, 6.4, 5.2), stone)
    m.extrude([(-3.5, 0), (3.5, 0), (0, 3.2)], 13.4, roof, rot=rotation(0, 0, np.pi / 2), center=(-9, 0, 5.2))
    obj = m.build('church')
    obj.location, obj.rotation_euler = (x, y, float(height(x, y)) - .2), (0, 0, turn)


def trees(seed=8):
    """Orchards, hedges and the woods behind, south of the square."""
    rng = np.random.default_rng(seed)
    T = foliage.tree
    mixed = ('5d7030', '7d8a3a', 'a08a38', '4a6028')
    near = [T('oak', 9, mixed, 6500, .17, seed=1), T('round', 6.5, foliage.GREENS, 4200, .15, seed=2), T('round', 5.5, foliage.AUTUMN, 3800, .14, seed=3),
            T('poplar', 12, foliage.GREENS, 5000, .17, seed=4), T('birch', 8, ('a39a3c', 'c0a23c', '8a8a3a'), 3600, .13, seed=5)]
    far = [T('oak', 9, mixed, 900, .42, seed=11), T('round', 8, foliage.GREENS, 800, .42, seed=12), T('round', 7, foliage.AUTUMN, 700, .4, seed=13), T('poplar', 12, foliage.GREENS, 800, .42, seed=14)]
    back = ((0, -17, 2, 1.1), (2, -8, -9, .8), (3, -7, -30, 1.0), (1, 9, -13, .9), (4, 17, 1, 1.0), (0, 19, -9, 1.1), (2, 3, -27, .9), (1, -12, -28, 1.1), (3, 13, -34, 1), (0, -25, -12, 1.2), (4, 26, -30, 1.1), (0, -8, -46, 1.2), (1, 11, -48, 1.1))
    for k, x, y, s in back:
        instance(near[k], (x, y, float(height(x, y)) - .1), rng.uniform(0, 6.28), s)
    for _ in range(260):
        y = 70 + 300 * rng.random() ** 1.4
        x = rng.uniform(-.85, .85) * y
        y = 15 - y
        if lane(np.array(x), np.array(y)) > .2 or fbm(x * .03, y * .03, 33, 2) < .44:
            continue
        instance(far[rng.integers(4)], (x, y, float(height(x, y)) - .2), rng.uniform(0, 6.28), rng.uniform(.7, 1.25))
