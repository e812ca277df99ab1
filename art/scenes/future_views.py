"""The Mars scene's other views: the vote by lights at night, and sunrise on the ridge with the first green shoot."""
import numpy as np

import future_cast as cast
import future_colony as colony
from kit import foliage, ground, props
from kit.meshes import Mesh, rgb
from kit.noise import fbm, smoothstep
from kit.paint import instance
from kit.pose import POSES, mirrored


def night(st, scene):
    """Night, from behind the stage: the colony votes by lights."""
    st.camera((-1.3, 30.2, 3.7), (.95, 8, 3.3))
    st.sun(150, 24, '8c7ad0', .35, 3)
    st.fill('4a3a6c', '6a4a58', .42)
    st.lamp((.6, 21.0, 2.25), '8fe0ff', 60, .3)
    st.lamp((.6, 18.8, 3.6), 'a8d8f0', 420, .8)
    st.spot((-3, 29, 8), (.6, 20.5, 2), 'ffd8b0', 1100, 40)
    for x, y in ((-7, 15), (8, 15), (-6, 8), (7, 8), (-9, 21), (10, 21)):
        st.lamp((x, y, 3.6), 'ffb070', 130, .4, halo=.35)
    colony.grounds(26.0, south=True)
    colony.dome(gleam=.2)
    for k, (x, y, turn, kw) in enumerate(scene.HOMES):
        obj = colony.habitat(seed=k + 2, lit=1.5, accent=('c2341d', '2f8fb0', 'd08a3c')[k % 3], **kw)
        obj.location, obj.rotation_euler = (-x, 41 - y, 0), (0, 0, turn + np.pi)
    for k, (x, y) in enumerate(((-7.5, 11), (9.5, 10), (-13, -2), (14, -3))):
        obj = colony.garden_tower(seed=60 + k, levels=5, height_=10.0 + k)
        obj.location = (x * 1.15, y - 1, 0)
    colony.stage(back=True)
    lamps()
    trees = [foliage.tree('round', 5.5, ('5f8a3a', '7fa048', '4c7434'), 3000, .13, seed=1), foliage.tree('poplar', 9, ('5f8a3a', '4c7434'), 3000, .14, seed=4)]
    for k, x, y in ((0, -6, 4), (1, 5.5, 1), (0, 8.4, 6), (1, -9.6, 6.5), (0, 1.5, -8), (1, -3, -12)):
        instance(trees[k], (x, y, 0), k + x)
    people, _ = scene.mass(scene.speakers(np.random.default_rng(5)), detail=True)
    rng = np.random.default_rng(8)
    lights = {}
    for side, glow in (('rock', 'ff5a30'), ('sprout', '4fd8ff')):
        lights[side] = [people.variant(cast.colonist(rng, side), POSES['raise'].loosened(rng, .03).but(shout=bool(k % 2)), seed=500 + k, held=cast.baton(glow, 3), detail=True) for k in range(6)]
    for s, side in ((-1, 'rock'), (1, 'sprout')):
        people.fill(26, lambda r, s=s: (.6 + s * r.uniform(1.2, 8.5), r.uniform(10.5, 19)), scene.CENTER, variants=lights[side], turn=.25)
    st.look(sky={'zenith': '14102c', 'middle': '3a2448', 'horizon': '8a4a4c', 'glow': 'ff9a70', 'glow_power': .1, 'haze': .5, 'stars': 2.2,
                 'layers': [{'cover': .4, 'scale': 1.4, 'stretch': 5, 'seed': 12, 'color': '6a4058', 'shade': '2a1c38', 'opacity': .35, 'soft': .5}]},
            fog={'start': 40, 'length': 420, 'max': .5, 'cool': '5a3a50', 'warm': '7a4a4c', 'low': .1},
            grade={'exposure': 1.6, 'bloom': .24, 'shadows': '1a2450', 'saturation': 1.08})


def lamps():
    """Standing lamps along the plaza."""
    m = Mesh(90)
    for x, y in ((-7, 15), (8, 15), (-6, 8), (7, 8), (-9, 21), (10, 21)):
        m.tube([(x, y, 0), (x, y, 3.2)], [.07, .045], 'b8b4ac', n=7)
        m.lathe([(.1, 3.2), (.2, 3.35), (.2, 3.65), (.05, 3.8)], rgb('ffc890') * 2.2, n=12, center=(x, y, 0), mat='glow', jitter=0)
    m.build('lamps')


def ridge(x, y):
    """A ledge of rock that falls away to a wide plain with mesas."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    edge = 14.5 + 2.5 * fbm(x * .2, 0 * x, 3, 3)
    fall = -19 * smoothstep(edge, edge + 16, y)
    plain = smoothstep(40, 70, y) * (2.0 * np.sin(x * .04 + 3 * fbm(x * .01, y * .01, 3)) * fbm(x * .02, y * .02, 5))
    mesa = 60 * smoothstep(.53, .6, fbm(x * .0055 + 7.3, y * .0055, 12, 4)) * smoothstep(260, 420, y)
    sides = 3.4 * smoothstep(5.0, 10, np.abs(x - .3)) * smoothstep(20, 9, y) * fbm(x * .35, y * .35, 9, 4)
    return fall + plain + mesa + sides + .18 * (fbm(x * 1.3, y * 1.3, 6, 4) - .5)


def ridge_color(x, y):
    """Sand over layered rock."""
    h = ridge(x, y)
    n = fbm(x * .4, y * .4, 4, 4)
    c = ground.blend('9c5434', 'c98a58', n)
    band = (np.sin(h * 2.2 + n * 4) * .5 + .5) * smoothstep(.5, 2.5, np.abs(h))
    return c * (1 - band[..., None] * .35) + rgb('6a3626') * (band[..., None] * .35)


def cloche(m, x, y):
    """A seedling under a glass bell, with its warm lamp and pipe: the first green outside."""
    z = float(ridge(x, y))
    m.lathe([(.5, 0), (.52, .12), (.46, .16)], 'd6d0c4', n=24, center=(x, y, z))
    m.lathe([(.44, .15), (.45, .5), (.38, .8), (.2, 1.0), (.02, 1.06)], 'e0f0ec', n=24, center=(x, y, z), mat='pane', jitter=0)
    m.lathe([(.05, 1.05), (.05, 1.16), (.01, 1.2)], 'd8a63a', n=8, center=(x, y, z + .01), mat='metal')
    m.lathe([(.4, .16), (.3, .24), (.02, .26)], '4a3022', n=16, center=(x, y, z))
    m.tube([(x, y, z + .2), (x + .02, y, z + .42), (x - .01, y, z + .66)], [.02, .016, .01], '6fae3e', n=6)
    for a, h, s in ((.3, .45, .24), (2.6, .5, .26), (4.4, .58, .22), (1.4, .66, .2), (5.4, .4, .2)):
        d = np.array((np.cos(a), np.sin(a), .45))
        side = np.array((-np.sin(a), np.cos(a), 0)) * s * .32
        root = np.array((x, y, z + h))
        m.add([root, root + d * s * .5 + side, root + d * s, root + d * s * .5 - side], [[0, 1, 2, 3]], rgb('7fd04a') * 1.1, mat='leaf', jitter=.05)


def rover(m):
    """A pressurised rover with six wheels, facing +X."""
    m.loft([colony.squircle(3.6 - q, 1.9 - q * .6, z) for q, z in ((.3, .75), (0, .95), (0, 1.7), (.5, 2.2), (1.1, 2.35))], 'd8d0c2', smooth=True, jitter=.01)
    m.loft([colony.squircle(3.64, 1.94, z) for z in (1.18, 1.34)], 'c2341d', caps=False)
    m.extrude([(a + 1.1, b + 1.72) for a, b in colony.squircle(1.0, .62, 0, 20, 4)[:, :2]], .06, rgb('ffd8a0') * .9, center=(0, -.93, 0), mat='glow', jitter=0)
    m.extrude([(a - .35, b + 1.72) for a, b in colony.squircle(1.3, .55, 0, 20, 4)[:, :2]], .06, '26343c', center=(0, -.94, 0), mat='gloss', jitter=0)
    for k in range(3):
        for s in (-1, 1):
            m.lathe([(.28, -.18), (.46, -.2), (.48, 0), (.46, .2), (.28, .18)], '3c3a38', n=18, center=(-1.25 + k * 1.25, s * 1.0, .48), rot=props.frame_of((0, 1, 0)))
            m.lathe([(.05, -.22), (.2, -.23), (.22, .0), (.2, .23), (.05, .22)], '9a9286', n=12, center=(-1.25 + k * 1.25, s * 1.0, .48), rot=props.frame_of((0, 1, 0)))
    m.tube([(-1.4, .3, 2.3), (-1.4, .3, 4.0)], [.04, .02], '9a9286', n=6)
    m.box((1.8, -.5, 1.15), (.08, .25, .16), rgb('fff0c8') * 3, mat='glow', jitter=0)


def sunrise(st):
    """Blue dawn on the ridge above the domes: plant it, or leave the rock alone?"""
    st.camera((0, 2.4, 2.7), (.4, 30, 1.9))
    st.sun(-21, 10.5, 'fff0e4', 3.2, .5)
    st.fill('8a7a9c', 'd8a684', .85)
    st.spot((-4, 0, 6), (-.1, 9.5, 1), 'ffe2c8', 700, 50, 1.5)
    xs = np.concatenate([-ground.spread(0, 700, 150, 2.6)[::-1][:-1], ground.spread(0, 700, 150, 2.6)])
    ground.field('ridge', ridge, ridge_color, xs, np.concatenate([ground.spread(1, 45, 170, 1.3), 45 + ground.spread(0, 800, 150, 1.9)[1:]]))
    ground.pebbles(ridge, lambda x, y: np.ones_like(x), (-8, 8), (4, 15), 380, (.02, .12), ('94563a', '84482f', 'a8643e'))
    put = lambda obj, x, y, facing: (setattr(obj, 'location', (x, y, float(ridge(x, y)))), setattr(obj, 'rotation_euler', (0, 0, np.radians(facing))))
    put(cast.walker(POSES['kneel'].but(hand_r=(.12, .5, .75), hand_l=(-.16, .5, .8), look=(.1, -.1)), '2f8fb0', 1), -1.15, 9.3, -62)
    put(cast.walker(mirrored(POSES['refuse']).but(look=(.2, -.1)), 'c2341d', 2), 1.55, 9.7, 62)
    put(cast.walker(POSES['staff'], 'c2341d', 3, held=cast.standard('c2341d', 'rock')), 2.9, 10.9, 80)
    put(cast.walker(mirrored(POSES['staff']), '2f8fb0', 4, held=cast.standard('2f8fb0', 'sprout')), -2.9, 11.2, -75)
    put(cast.walker(POSES['point'].but(hand_r=(.25, .6, 1.65)), 'd08a3c', 5), -4.35, 12.6, -18)
    put(cast.walker(POSES['think'], 'd08a3c', 6), -3.75, 12.9, 20)
    m = Mesh(40)
    cloche(m, .15, 9.4)
    for x, y, s in ((-6.3, 8.4, 1.5), (-7.4, 10, 2.3), (-5.5, 7.2, .6), (6.6, 8.2, 1.6), (8.6, 10.0, 2.4), (5.6, 7.3, .55), (3.6, 14.2, .7), (-6.4, 13.8, 1.2)):
        m.ball((x, y, float(ridge(x, y)) + s * .15), (s * 1.15, s, s * .95), ('8a4c32', '74402c')[int(s * 10) % 2], n=11, lump=.12, smooth=False, jitter=.1)
    with m.at((4.55, 14.0, float(ridge(4.55, 13.6)) + .1), rz=-.35):
        rover(m)
    m.build('ledge')
    st.lamp((.15, 9.1, .75), 'c8ffb0', 30, .15, halo=.5)
    valley(st)
    st.look(sky={'zenith': '3c3a5c', 'middle': '8a5f70', 'horizon': 'd8946c', 'glow': '6fb4ff', 'glow_size': .26, 'glow_power': .75, 'sun_disc': 14.0, 'haze': .5, 'stars': 1.0,
                 'layers': [{'cover': .5, 'scale': 1.6, 'stretch': 6, 'seed': 4, 'color': 'd8e4f8', 'shade': 'a0788a', 'opacity': .5, 'soft': .5}]},
            fog={'start': 50, 'length': 900, 'max': .75, 'cool': 'b07a72', 'warm': '9fb8d4', 'sun_width': .4, 'low': .22, 'low_height': 9},
            grade={'exposure': 1.1, 'shadows': '22304a'})


def valley(st):
    """The colony below: lit domes, joining tubes, the founders' tower and the landing field."""
    m = Mesh(41)
    for k, (x, y, r) in enumerate(((16, 150, 22), (-34, 175, 15), (52, 190, 17), (-8, 215, 14), (84, 240, 20), (-78, 235, 18))):
        z = float(ridge(x, y))
        m.lathe([(r * .96 * np.cos(t), r * .7 * np.sin(t)) for t in np.linspace(0, 1.56, 9)], 'c8dcd8', n=30, center=(x, y, z), smooth=True, mat='pane', jitter=0)
        for q in range(14):
            a = q * np.pi / 7
            m.tube([(x + np.cos(a) * r * np.cos(t), y + np.sin(a) * r * np.cos(t), z + r * .72 * np.sin(t)) for t in np.linspace(0, 1.52, 8)], .2, 'd8d0c2', n=4)
        for t in (.35, .8):
            m.lathe([(r * np.cos(t), r * .72 * np.sin(t)), (r * np.cos(t + .02), r * .72 * np.sin(t + .02))], 'd8d0c2', n=30, center=(x, y, z), caps=False)
        m.lathe([(r * 1.03, -1), (r * 1.03, 1.6), (r * .97, 1.9)], 'b0452c' if k % 2 else '2f7f9c', n=30, center=(x, y, z), caps=False)
        for _ in range(int(r * 2.2)):
            a, d = m.rng.uniform(0, 2 * np.pi), r * .8 * np.sqrt(m.rng.random())
            h = m.rng.uniform(2, 7) * (1 - d / r * .6)
            px, py = x + np.cos(a) * d, y + np.sin(a) * d
            m.box((px, py, z + h / 2), (2.6, 2.6, h), ('d2c6b6', '6f9a4c', 'bfa48a')[m.rng.integers(3)], rz=a, chamfer=.3)
            m.box((px, py - 1.33, z + h * .6), (1.6, .05, .9), rgb('ffc880') * 2.4, mat='glow', jitter=0)
    for a, b in (((16, 150), (-34, 175)), ((16, 150), (52, 190)), ((-34, 175), (-8, 215)), ((52, 190), (84, 240))):
        m.tube([(*a, float(ridge(*a)) + 1.6), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, -16.5), (*b, float(ridge(*b)) + 1.6)], 1.5, 'd2c6b6', n=10)
    x, y = 78, 300
    with m.at((x, y, float(ridge(x, y))), scale=1.15):
        m.lathe([(9, 0), (6, 4), (4.2, 14), (3.4, 26), (7.5, 27.5), (8, 29.5), (3.6, 31), (2.8, 40), (5.4, 41.2), (5.6, 42.6), (2.4, 44), (1.5, 56), (.5, 66), (.15, 84)], 'd8cfc0', n=24, smooth=True)
        for zz, r in ((28.6, 8.05), (41.9, 5.65)):
            m.lathe([(r, zz - .5), (r, zz + .5)], rgb('ffcf90') * 2.2, n=24, caps=False, mat='glow', jitter=0)
    m.build('valley')
