"""The medieval scene's third view: nightfall, torches before the castle gate, the Charter held up."""
import numpy as np

import medieval_cast as cast
from kit import foliage, ground, houses, props
from kit.figures import figure
from kit.meshes import Mesh, rgb
from kit.noise import fbm, smoothstep
from kit.paint import instance
from kit.pose import POSES, mirrored
from kit.walls import arch

STONE = 'a39a86'


def height(x, y):
    """A trodden rise up to the gate."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    return 1.1 * smoothstep(16, 33, y) * smoothstep(16, 7, np.abs(x)) + .1 * (fbm(x * .5, y * .5, 6, 3) - .5)


def ground_color(x, y):
    """Mud on the way, dark grass beside it."""
    way = smoothstep(9.5, 6.5, np.abs(x) + (fbm(x * .4, y * .4, 3) - .5) * 4)
    return ground.blend('4d5a34', '6a6a40', fbm(x * .4, y * .4, 2)) * (1 - way[..., None]) + ground.blend('7a6248', '9a7e5a', fbm(x, y, 8)) * way[..., None]


def gatehouse():
    """Twin towers, the barred gate, curtain walls, the keep behind and men on the walls."""
    m = Mesh(61)
    with m.at((0, 0, 1.0)):
        for s in (-1, 1):
            houses.round_tower(m, s * 5.4, 34, 3.3, 13.5, STONE, slits=4)
            houses.rampart(m, (s * 8.0, 34.6) if s > 0 else (-42, 37), (42, 37) if s > 0 else (-8.0, 34.6), 9.0, STONE, share=.45)
            houses.round_tower(m, s * 25, 36, 3.0, 12, STONE, cap=4.5 if s < 0 else None)
        m.box((0, 35.6, 4.5), (6, 4, 12), STONE)
        with m.at((-3, 33.6, 0)):
            houses.courses(m, 6, 10.4, STONE, (.6, .35), share=.45)
        with m.at((-3, 33.6, 10.5)):
            houses.crenels(m, 6, 0, color=STONE)
        arch(m, 0, 0, 3.5, 3.4, '8d8470', depth=.6, y=33.4, trim=.45, fill='120e0a')
        for k in range(7):
            m.box((-1.5 + k * .5, 33.25, 2.5), (.09, .09, 5), '2e2a26')
        for k in range(8):
            m.box((0, 33.22, .4 + k * .6), (3.4, .07, .09), '2e2a26')
        for x in (-1.3, 1.3):
            arch(m, x, 7.0, .5, .9, '8d8470', depth=.3, y=33.4, trim=.14, fill=rgb('ffb050') * 1.6, fill_mat='glow')
        houses.keep(m, 19, 62, 15, 24, '9a927f', rz=.2)
    rng = np.random.default_rng(4)
    for x, z in ((14.2, 17.5), (17.5, 13.2), (22.4, 17.8), (20.3, 21)):
        m.box((x, 54.0, z), (.5, .2, 1.1), rgb('ffae50') * 1.8, mat='glow', jitter=0)
    for s in (-1, 1):
        hanging(m, s * 5.4, 30.4, 11.6)
    m.build('gatehouse')
    guards = cast.soldiers()
    for x in (-2.2, -.4, 1.5, -13, -17.5, 12.5, 16.5, 20):
        instance(guards[int(rng.integers(2))], (x, 34.2 if abs(x) < 4 else 35.3 + abs(x) * .03, 11.55 if abs(x) < 4 else 10.1), np.radians(180 + rng.normal(0, 15)))
    return guards


def hanging(m, x, y, z):
    """A long cloth on a tower, with the plain lozenges."""
    def cloth(u, v, out=0.0):
        return np.array([x + (u - .5) * 1.7, y - out - .12 * np.sin(v * 6 + u * 2) * v - .25 * (1 - abs(u - .5) * 2), z - v * 5.2 * (1 + .1 * (abs(u - .5) * 2 - .5) * v ** 6)])
    props.patch(m, cloth, (0, 1), (0, 1), 'c2341d', 0, 9, 14)
    for u in ((0, .09), (.91, 1)):
        props.patch(m, cloth, u, (0, 1), 'e8c060', .02, 3, 14)
    for v in (.2, .45, .7):
        rows = [[cloth(.5 + s * .22 * (1 - abs(t)), v + t * .1, .04) for s in (-1, 0, 1)] for t in (-1, -.5, 0, .5, 1)]
        m.loft(rows, 'ecc568', closed=False, mat='cloth', jitter=0)


def torch_light(st, obj, power=40):
    """A lamp where a raised torch burns."""
    a, s = obj.rotation_euler[2], obj.scale[0]
    x, y = .36 * s, .18 * s
    at = (obj.location[0] + x * np.cos(a) - y * np.sin(a), obj.location[1] + x * np.sin(a) + y * np.cos(a), obj.location[2] + 2.62 * s)
    st.lamp(at, 'ff9a40', power, .14, halo=.55)


def view(st):
    """Nightfall before the barred gate."""
    st.camera((0, 0, 3.7), (.4, 30, 4.7))
    st.sun(-62, 12, '8aa4e0', .5, 3)
    st.fill('3f62a4', '7a7084', .36)
    xs = np.concatenate([-ground.spread(0, 80, 60, 1.8)[::-1][:-1], ground.spread(0, 80, 60, 1.8)])
    ground.field('land', height, ground_color, xs, ground.spread(3, 110, 90, 1.7))
    ground.grass(height, lambda x, y: smoothstep(6, 9, np.abs(x) + (fbm(x * .4, y * .4, 3) - .5) * 4), (-22, 22), (5, 33), 40000, colors=('4d5a34', '5f6a3a', '3f4a2a'))
    ground.pebbles(height, lambda x, y: np.ones_like(x) * .6, (-7, 7), (6, 30), 300)
    guards = gatehouse()
    for k, x in enumerate((-2.6, -1.3, 0.0, 1.3, 2.6)):
        instance(guards[k % 2], (x, 31.6, float(height(x, 31.6))), np.radians(180 + k * 3 - 6))
    for s in (-1, 1):
        m = Mesh(70 + s)
        with m.at((s * 3.6, 31.0, float(height(s * 3.6, 31)))):
            m.lathe([(.1, 0), (.08, .9), (.34, 1.1), (.36, 1.35)], '2e2a26', n=10)
            props.flames(m, np.array((0, 0, 1.3)), .9, 3.2, 9)
        m.build('brazier')
        st.lamp((s * 3.6, 29.6, 4.4), 'ff9440', 360, .5)
        st.meta['halos'].append({'loc': [s * 3.6, 30.9, 3.0], 'radius': .7, 'color': [1, .33, .06]})
    rng = np.random.default_rng(9)
    V = cast.villager
    speaker(st, rng, V)
    people, calm, armed = cast.crowd(7)
    torches = [people.variant(V(rng, woman=False), POSES['raise'].loosened(rng, .03), seed=300 + k, held=props.torch) for k in range(4)]
    clear = heroes(st, rng, V)
    for x, y in clear:
        people.keep_clear(x, y, .9)
    for x, y in ((.5, 15.6), (.5, 14.2), (.6, 13.2)):
        people.keep_clear(x, y, 2.0)

    def place(r):
        y = 12.4 + 15 * r.random()
        return r.normal(.3, 1) * (4.2 + .1 * y), y
    lit = people.fill(13, lambda r: (r.uniform(-8.5, 8.5), r.uniform(14, 27)), (.4, 30), height, variants=torches, turn=.25)
    for obj in lit:
        torch_light(st, obj)
    people.fill(46, place, (.4, 30), height, variants=calm, turn=.3)
    people.fill(22, place, (.4, 30), height, variants=armed, turn=.2)
    for k, (x, y) in enumerate(((-17, 26), (17.5, 25), (-22, 20))):
        instance(foliage.tree('oak', 8, ('4d5a34', '5f6a3a', '6a5a30'), 3500, .2, seed=k), (x, y, 0), k)
    foliage.framing_branch([(-6.0, 6.5, 6.2), (-4.4, 6.6, 6.9), (-2.8, 6.8, 6.7)], ('6a6a3a', '7d6a34', '5a5a30'), 2600, .07, .5, seed=3, twigs=28)
    foliage.framing_branch([(5.6, 6.4, 6.8), (4.4, 6.6, 7.0), (3.2, 6.8, 6.7)], ('6a6a3a', '7d6a34'), 1800, .07, .45, seed=5, twigs=22)
    for s in (-1, 1):
        st.smoke((s * 3.6, 31, 3.3), 10, (1.8, .2), .3, 2.2, .3, '8a7468', '3c3a4a', 80, seed=3 + s, lit='7a3410')
    st.look(sky={'zenith': '142a55', 'middle': '35507f', 'horizon': 'd98a5c', 'glow': 'ff9a5c', 'glow_power': .55, 'glow_size': .7, 'haze': .5, 'stars': 1.2,
                 'layers': [{'cover': .55, 'scale': 1.9, 'stretch': 3.2, 'seed': 9, 'color': 'c98a78', 'shade': '3a4468', 'opacity': .8}]},
            fog={'start': 24, 'length': 260, 'max': .5, 'cool': '3f5478', 'warm': '8a6a6a', 'low': .25, 'low_height': 3},
            grade={'exposure': 1.6, 'bloom': .26, 'shadows': '10284a', 'saturation': 1.08})


def speaker(st, rng, V):
    """The man on the cart who holds the Charter up."""
    m = Mesh(71)
    z = float(height(.5, 15.6))
    props.cart(m, (.5, 15.6, z), rz=1.25, tilt=0.0)
    m.build('cart')

    def charter(mesh, base, d, j):
        top = base + d * .55
        rows = [[top + (-.24 + .16 * c, .02 * np.sin(c * 2 + r), .28 - r * .16) for c in range(4)] for r in range(5)]
        mesh.loft(rows[::-1], 'efe2bc', closed=False, mat='cloth')
        for r in range(6):
            mesh.box(top + (0, -.035, .2 - r * .075), (.36 - .06 * (r % 3), .008, .016), '6a5038')
            mesh.box(top + (0, .035, .2 - r * .075), (.36 - .06 * (r % 3), .008, .016), '6a5038')
        mesh.ball(top + (0, 0, -.44), (.06, .025, .06), 'a02018', n=8)
    man = figure(V(rng, False, hat='hood_down', hat_color='b0562c', color='8c6c48', beard='full', hair='6b4a2a', height=1.84),
                 POSES['raise'].but(pole=('r', (0, 0, 1), .55, 0), hand_l=(-.42, .34, 1.45), hold_l='flat', look=(.5, .05)), detail=True, seed=5, held=charter)
    man.location, man.rotation_euler = (.5, 15.6, z + .76), (0, 0, np.radians(148))
    st.spot((-4, 9.5, 6.5), (.5, 15.6, 2.6), 'ffb060', 1100, 24, 1.0)
    st.lamp((-1.5, 6.5, 5.0), 'ff9a50', 260, .6)


def heroes(st, rng, V):
    """People near the camera, lit by their own torches."""
    spots = []

    def put(look, pose, x, y, facing, seed, held=None, torch=0):
        obj = figure(look, pose, detail=True, seed=seed, held=held)
        obj.location, obj.rotation_euler = (x, y, float(height(x, y))), (0, 0, np.radians(facing))
        spots.append((x, y))
        if torch:
            torch_light(st, obj, torch)
    put(V(rng, False, hat='hood', hat_color='6a4030', color='8c7450', beard='full'), POSES['raise'].but(shout=True), -3.1, 11.6, -14, 31, props.torch, 90)
    put(V(rng, True, hat='wimple', hat_color='efe6d2', color='4a6480', apron='d8ccb0'), POSES['clasped'].but(look=(.3, .1)), -2.05, 12.3, 20, 32)
    put(V(rng, False, hat='straw', color='7d6344', beard='full', hair='b8b0a4'), 'lean_staff', -4.7, 12.0, -30, 33, props.fork)
    put(V(rng, False, hat='coif', hat_color='d8ccb0', color='9a5a42'), POSES['point'].but(hand_r=(.35, .5, 1.8)), 2.5, 12.1, 8, 34)
    put(V(rng, False, hat=None, color='6f6a58', beard='short', bare_arms=True, stout=.5, height=1.86), mirrored(POSES['raise']).but(pole=('l', (-.12, .02, 1), .55, 0)), 3.9, 11.8, 20, 35, props.torch)
    st.lamp((3.55, 11.85, 2.75), 'ff9a40', 80, .14, halo=.55)
    put(V(rng, True, hat='veil', hat_color='cbbe9e', color='5c6a66'), mirrored(POSES['whisper']), 5.2, 12.2, 60, 36)
    put(V(rng, False, hat='hood', hat_color='59604a', color='8a6238', beard='short'), 'brandish', -6.1, 13.0, -10, 37, props.scythe)
    child = cast.child(rng, POSES['point'], seed=38, color='a08444', detail=True)
    child.location, child.rotation_euler = (1.35, 11.7, 0), (0, 0, np.radians(-10))
    spots.append((1.35, 11.7))
    return spots
