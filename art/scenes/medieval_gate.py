"""The medieval scene's third view: nightfall, torches before the castle gate, the Charter held up."""
from dataclasses import replace

import numpy as np

import medieval_cast as cast
from kit import foliage, ground, houses, props
from kit.faces import FACES
from kit.figures import Look, dress, figure
from kit.gothic import hood_cape, hood_up, linen_apron, neckband
from kit.likeness import likeness
from kit.meshes import Mesh, rgb, rotation, unit
from kit.noise import fbm, smoothstep
from kit.paint import instance
from kit.placing import watching
from kit.pose import POSES, mirrored
from kit.walls import arch
from medieval_hair import bob, whiskers

STONE = 'a39a86'
SPEAKER = (.24, 4.3)
# The middle of the crowd, which stands closer behind him than before him.
MIDDLE = (.3, 6.9)
# Those who stand nearest, in profile.
NEAREST = ((-1.5, 3.35), (1.74, 3.6))
# The middle of the raised Charter.
CHARTER = (-.02, 4.1, 3.1)


def height(x, y):
    """A trodden rise up to the gate."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    return 1.1 * smoothstep(16, 33, y) * smoothstep(16, 7, np.abs(x)) + .1 * (fbm(x * .5, y * .5, 6, 3) - .5)


def ground_color(x, y):
    """Mud on the way, dark grass beside it."""
    way = smoothstep(9.5, 6.5, np.abs(x) + (fbm(x * .4, y * .4, 3) - .5) * 4)
    return ground.blend('4d5a34', '6a6a40', fbm(x * .4, y * .4, 2)) * (1 - way[..., None]) + ground.blend('7a6248', '9a7e5a', fbm(x, y, 8)) * way[..., None]


def put(look, pose, x, y, facing, seed, held=None, at=None, turned=(-.75, .75), nod=(-.4, .3)):
    """One person of the first rows, with a face and the detail of a near figure, who watches the place `at`; the head turns and nods by as much as lies within `turned` and `nod` (radians)."""
    if at:
        look, pose = watching(look, POSES[pose] if isinstance(pose, str) else pose, x, y, float(height(x, y)), facing, at, head=(turned, nod))
    obj = figure(look, pose, detail=True, seed=seed, held=held)
    obj.location, obj.rotation_euler = (x, y, float(height(x, y))), (0, 0, np.radians(facing))
    return x, y


def gatehouse(lit=True):
    """Twin towers, the barred gate, curtain walls, the keep behind and men on the walls; by day its windows are not `lit`."""
    m = Mesh(61)
    window = lambda color, gain: dict(fill=rgb(color) * gain, fill_mat='glow') if lit else dict(fill='1c1814')
    with m.at((0, 0, 1.0)):
        for s in (-1, 1):
            houses.round_tower(m, s * 5.4, 34, 3.3, 13.5, STONE, slits=4, rough=.1, stones=2.5)
            houses.rampart(m, (s * 8.0, 34.6) if s > 0 else (-42, 37), (42, 37) if s > 0 else (-8.0, 34.6), 9.0, STONE, share=.45)
            houses.round_tower(m, s * 25, 36, 3.0, 12, STONE, cap=4.5 if s < 0 else None, rough=.1, stones=2.5)
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
            arch(m, x, 7.9, .5, .9, '8d8470', depth=.3, y=33.4, trim=.14, **window('ffb050', 1.6))
        houses.keep(m, 19, 62, 15, 24, '9a927f', rz=.2)
    rng = np.random.default_rng(4)
    for x, z in ((14.2, 17.5), (17.5, 13.2), (22.4, 17.8), (20.3, 21)):
        m.box((x, 54.0, z), (.5, .2, 1.1), rgb('ffae50') * 1.8 if lit else '2a2620', mat='glow' if lit else 'paint', jitter=0)
    for s in (-1, 1):
        # The blue of the evening would turn vermilion to pink.
        hanging(m, s * 5.4, 30.4, 11.6, 'de5c10' if lit else 'c2341d')
    m.build('gatehouse')
    guards = cast.soldiers()
    for x in (-2.2, -.4, 1.5, -13, -17.5, 12.5, 16.5, 20):
        instance(guards[int(rng.integers(2))], (x, 34.2 if abs(x) < 4 else 35.3 + abs(x) * .03, 11.55 if abs(x) < 4 else 10.1), np.radians(180 + rng.normal(0, 15)))
    return guards


def hanging(m, x, y, z, red):
    """A long `red` cloth on a tower, with the plain lozenges."""
    def cloth(u, v, out=0.0):
        return np.array([x + (u - .5) * 1.7, y - out - .12 * np.sin(v * 6 + u * 2) * v - .25 * (1 - abs(u - .5) * 2), z - v * 5.2 * (1 + .1 * (abs(u - .5) * 2 - .5) * v ** 6)])
    props.patch(m, cloth, (0, 1), (0, 1), red, 0, 9, 14)
    for u in ((0, .09), (.91, 1)):
        props.patch(m, cloth, u, (0, 1), 'e8c060', .02, 3, 14)
    for v in (.2, .45, .7):
        rows = [[cloth(.5 + s * .22 * (1 - abs(t)), v + t * .1, .04) for s in (-1, 0, 1)] for t in (-1, -.5, 0, .5, 1)]
        m.loft(rows, 'ecc568', closed=False, mat='cloth', jitter=0)


def torch_glow(st, obj):
    """The glow of a raised torch; a few lamps stand for the light of all, for every lamp adds noise."""
    a, s = obj.rotation_euler[2], obj.scale[0]
    x, y = .36 * s, .18 * s
    at = (obj.location[0] + x * np.cos(a) - y * np.sin(a), obj.location[1] + x * np.sin(a) + y * np.cos(a), obj.location[2] + 2.62 * s)
    st.meta['halos'].append({'loc': [float(c) for c in at], 'radius': .4, 'color': list(rgb('ff9a40'))})


def braziers(st):
    """A fire on each side of the gate."""
    for s in (-1, 1):
        m = Mesh(70 + s)
        with m.at((s * 4.7, 31.0, float(height(s * 4.7, 31)))):
            m.lathe([(.1, 0), (.08, .9), (.34, 1.1), (.36, 1.35)], '2e2a26', n=10)
            for k in range(3):
                props.fire(m, np.array(((k - 1) * .16, 0, 1.25)), (.8, 1.15, .9)[k])
        m.build('brazier')
        st.lamp((s * 4.6, 27.6, 5.4), 'ff9440', 680, .8)
        # An iron fire basket on an arm from the wall, whose flame is where the wall's light is brightest.
        m = Mesh(74 + s)
        with m.at((s * 4.1, 30.0, 4.3)):
            m.beam((0, .9, -.5), (0, 0, -.12), .09, '2e2a26')
            m.beam((0, .9, .05), (0, 0, .0), .06, '2e2a26')
            for q in np.linspace(0, 2 * np.pi, 8, endpoint=False):
                m.tube([(np.cos(q) * r, np.sin(q) * r, z) for r, z in ((.08, -.14), (.2, .02), (.26, .3))], .028, '2e2a26', n=6)
            for r, z in ((.2, .02), (.25, .24)):
                m.tube([(np.cos(q) * r, np.sin(q) * r, z) for q in np.linspace(0, 2 * np.pi, 20)], .026, '2e2a26', n=6)
            for k in range(4):
                props.fire(m, np.array((.11 * np.cos(k * 1.9), .1 * np.sin(k * 1.9), .08)), (1.7, 1.2, 1.4, 1.0)[k])
        m.build('basket')
        st.meta['halos'].append({'loc': [s * 4.1, 29.9, 4.9], 'radius': .5, 'color': [1, .36, .08]})
        st.meta['halos'].append({'loc': [s * 4.7, 30.9, 3.0], 'radius': .4, 'color': [1, .33, .06]})
        st.smoke((s * 4.7, 31, 3.3), 10, (1.8, .2), .3, 2.2, .3, '8a7468', '3c3a4a', 80, seed=3 + s, lit='7a3410')


def charter(m, j):
    """The Charter in his raised right fist: the fingers close over its edge, creases run out from them, and the edge curls forward above and below."""
    held = j.grips['r']((0, .06, -.012))
    across, up = unit((-1, -.03, .1)), unit((.1, 0, 1))
    out = np.cross(up, across)
    out = out if out[1] > 0 else -out
    wide, high, fist = .54, .6, .76

    def at(u, v, off=0.0):
        x, z = u * wide, (fist - v) * high
        r, turn = np.hypot(x, z), np.arctan2(z, x + .01)
        crease = .018 * np.cos(turn * 7 + .6) * min(r / .05, 1) * np.exp(-r / .16)
        curl = .07 * np.exp(-(x / .05) ** 2) * smoothstep(.05, .13, abs(z))
        return held + across * (x - .25 * curl) + up * (z + .008 * np.sin(u * 5)) + out * (off + crease + curl + .2 * u * u - .1 * u - .1 * (u * (1 - v)) ** 3)
    m.loft([[at(u, v) for u in np.linspace(0, 1, 44)] for v in np.linspace(0, 1, 44)][::-1], 'f4e6bf', closed=False, mat='leaf', jitter=0)
    cast.lines_of_writing(m, at, 9, .16, .92, .12, .086, '4e3624', .018, 4, '9a2a1a', .007)
    # The seal: a flat disc of red wax on a ribbon, between the arm and the head.
    tail = at(.34, .97)
    for s in (-1, 1):
        m.loft([[tail + (s * .012 + x, .004, .01 - .1 * v) for x in (-.009, .009)] for v in (0, .5, 1)], 'b08a50', closed=False)
    m.lathe([(0, .012), (.044, .012), (.05, .018), (.06, .014), (.064, .0), (.058, -.012), (0, -.014)], '9a1c16', n=30, center=tail - (0, -.012, .15), rot=rotation(-np.pi / 2, 0, 0), mat='gloss', jitter=.03)


def speaker(st):
    """The free miller on his cart, who holds the Charter up."""
    m = Mesh(71)
    x, y = SPEAKER
    z = float(height(x, y))
    props.cart(m, (x, y, z), rz=1.35, color='6e5238', tilt=0.0, propped=True)
    m.build('cart')
    look = cast.villager(np.random.default_rng(1), False, hat='linen', color='8c6c48', beard=None, hair='6b4a2a', height=1.92, skin='d4986e', folds=.7, face=FACES['digger'].but(mouth='shout', gaze=(.0, .02), worry=-.3, stern=1.35, low_brows=.35, bushy=1.7, lid=.78, stubble=0, age=.35, hollow=.3, cheek=.6, **cast.READ), head=1.12,
                         grips={'r': ('grasp', (-.12, .72, .68), (-1, -.12, 0)), 'l': ('spread', (-.45, .4, .8), (.2, .85, -.25))})
    look.extra = [bob('6b4a2a', -.06, .07, seed=3), whiskers('6b4a2a', .075, seed=4, ragged=.1), hood_cape('84401f', .19, '6e5a40', over=.0, seed=6, raised=True), linen_apron('94866a', .6, .1, .07, seed=2, half=.85), neckband('5e4630'), charter]
    man = figure(look, POSES['raise'].but(pole=None, hand_l=(-.5, .28, 1.42), hold_l='flat', look=(-.08, .1), tilt=.07, lean=.08, hand_r=(.45, .19, 1.9)), detail=True, seed=5)
    man.location, man.rotation_euler = (x, y, z + .76), (0, 0, np.radians(174))
    # The torches on his left are the key, from the side; his right side lies in the blue of the evening.
    st.spot((x + 2.2, y - 1.9, 3.9), (x, y, 2.3), 'ffb068', 760, 46, .3)
    st.spot((x - 2.8, y + 1.2, 3.9), (x, y, 2.4), '88aaf0', 150, 30, .3)
    st.spot((x - 1.6, y - 3.4, 1.7), (x, y, 1.75), 'ff9a58', 70, 24, .4)
    # A narrow one for the Charter.
    st.spot((x - .9, y - 4.0, 2.2), (x - .26, y - .3, 3.2), 'ffe0ac', 290, 16, .2)


def onlookers(st):
    """Two who stand nearest and look up at the Charter, dark against the torches: hooded, their arms under their cloaks."""
    for k, ((x, y), woman, facing, extra) in enumerate(zip(NEAREST, (False, True), (-84, 76), (
            [hood_cape('3c3a4a', 1.05, cowl=.35, seed=2, widen=.06), hood_up('444252', .28, seed=3)],
            [hood_cape('443a44', 1.1, cowl=.35, seed=9, widen=.06), hood_up('4e444c', .2, seed=6)]))):
        face = likeness(np.random.default_rng(680 + k), woman, **(cast.READ_WOMAN if woman else cast.READ))
        look = Look(face=face, skin='c98c60', hair='2a1c12', garment='robe', color='2a2622', hat='linen', height=(1.78, 1.64)[k], feminine=.8 * woman, extra=extra)
        put(look, POSES['stand'].but(hand_r=(.08, .2, 1.0), hand_l=(-.08, .2, 1.02)), x, y, facing, 80 + k, at=CHARTER)
    # From behind, so that only a rim of their hoods, faces and shoulders is lit.
    for (x, y), side, power in zip(NEAREST, (1.0, -1.0), (2200, 1900)):
        st.spot((x + side * .6, y + 2.0, 3.0), (x, y, 1.5), 'ff9a44', power, 46, .15)


def foremost():
    """The villagers who stand next to the cart, most with their eyes on the Charter, two of them with each other."""
    V, P, rng = cast.villager, POSES, np.random.default_rng(12)
    up = P['fist'].but(hand_r=(.26, .3, 1.86))
    breast = P['stand'].but(hand_r=(.05, .2, 1.27), hand_l=(-.06, .2, 1.22))
    who = [
        (V(rng, False, hat='coif', hat_color='a89e86', color='4c5a5e', beard='short', hair='5a3a20', height=1.78), mirrored(up.but(hold_r='point')), -2.95, 7.9, (-2.15, 8.1, 1.6), .5),
        (V(rng, True, hat='wimple', hat_color='b8ae98', color='4e4a5c', apron=None, height=1.62), breast, -2.15, 8.15, None, .35),
        (V(rng, False, hat='hood_down', color='54584e', beard=None, hair='a0713a', height=1.74), up, -1.45, 7.5, None, .1),
        (V(rng, False, hat='cap', color='46525e', beard='full', hair='8c8478', height=1.72), P['fists'].but(hand_r=(.3, .25, 1.82), hand_l=(-.32, .28, 1.78)), -.78, 8.4, None, .8),
        (V(rng, True, hat='veil', hat_color='c0b6a0', color='5c4c44', apron='8a8272', height=1.64), breast, 1.28, 8.3, None, .25),
        (V(rng, False, hat='hood_down', color='5a5a66', beard='short', hair='3a2618', height=1.82), mirrored(up), 1.95, 7.7, None, .4),
        (V(rng, False, hat='coif', hat_color='d8ccb0', color='5e5248', beard=None, hair='7a4f28', height=1.7), P['hip'], 2.75, 8.5, (1.95, 7.7, 1.65), .6),
    ]
    spots = []
    for k, (look, pose, x, y, at, age) in enumerate(who):
        look.face = likeness(np.random.default_rng(820 + k), bool(look.feminine), age, **{**(cast.READ_WOMAN if look.feminine else cast.READ), 'mouth': 'open' if pose.shout else 'speak', 'worry': .3})
        facing = np.degrees(np.arctan2(SPEAKER[1] - y, SPEAKER[0] - x)) - 90
        spots.append(put(with_hands(cast.refined(look, 60 + 2 * k), pose), pose, x, y, facing, 90 + k, at=at or CHARTER))
    return spots


def with_hands(look, pose):
    """The same person with jointed hands in the shape that a pose asks for."""
    grip = lambda s: ('grasp' if pose.pole and pose.pole[0] == s else {'fist': 'fist', 'point': 'point'}.get(getattr(pose, 'hold_' + s), 'calm'))
    return replace(look, grips={s: (grip(s), None, (-1 if s == 'r' else 1, .35, -.2)) for s in 'rl'})


def listeners(st):
    """The village around the cart: those beyond it face the light, so that their faces show."""
    rng = np.random.default_rng(9)
    people, calm, armed = cast.crowd(7)
    read, torches = [], []
    for k, name in enumerate(('stand', 'clasped', 'fist', 'hip', 'fists', 'contrapposto', 'stand', 'clasped', 'fist', 'hips', 'point', 'contrapposto')):
        look = cast.villager(rng)
        pose = POSES[name].loosened(rng)
        # All look up at the Charter.
        pose = pose.but(look=(pose.look[0] * .2, .32))
        look.face = likeness(np.random.default_rng(600 + k), bool(look.feminine), mouth='speak' if pose.shout else 'tense', **(cast.READ_WOMAN if look.feminine else cast.READ))
        pose = mirrored(pose) if k % 2 else pose
        read.append(people.variant(with_hands(cast.refined(look, 30 + k), pose), pose, seed=700 + k, detail=True))
    for k in range(4):
        look = cast.villager(rng, woman=False, hat=('hood', 'coif', 'hood', 'coif')[k])
        look.face = likeness(np.random.default_rng(640 + k), False, mouth='open', **cast.READ)
        torches.append(people.variant(with_hands(cast.refined(look, 50 + k), POSES['raise']), POSES['raise'].loosened(rng, .03), seed=300 + k, held=props.soft_torch, detail=True))
    people.keep_clear(*SPEAKER, 1.9)
    x0, y0 = MIDDLE
    people.keep_clear(x0 - .4, y0 - 2.2, 1.5)
    people.keep_clear(x0 - .2, y0 - 4.5, 1.9)
    people.keep_clear(x0 + 2.7, y0 - 3.3, 1.4)
    for spot in NEAREST:
        people.keep_clear(*spot, 1.2)
    for spot in foremost():
        people.keep_clear(*spot, .6)
    # Nobody stands between the shafts of the cart.
    people.keep_clear(-1.6, 4.5, 1.0)
    # Nothing burns behind his open hand.
    people.keep_clear(x0 + 1.0, y0 + 1.9, 1.0)
    people.keep_clear(x0 + 1.3, y0 + 3.6, 1.0)

    def ring(near, far):
        def place(r):
            a, d = r.uniform(0, 2 * np.pi), r.uniform(near, far)
            return x0 + np.cos(a) * d * 1.25, y0 + np.sin(a) * d
        return place
    for obj in people.fill(9, lambda r: (x0 + r.choice([-1, 1]) * r.uniform(2.2, 6.5), y0 + r.uniform(.6, 6)), SPEAKER, height, variants=torches, turn=.2):
        torch_glow(st, obj)
    people.fill(30, lambda r: (x0 + r.uniform(-6.5, 6.5), y0 + r.uniform(1.2, 6.5)), SPEAKER, height, variants=read, turn=.2)
    people.fill(6, ring(2.6, 4.0), SPEAKER, height, variants=read, turn=.25)
    people.fill(36, lambda r: (r.uniform(-5.5, 6), y0 + r.uniform(5, 15)), SPEAKER, height, variants=calm, turn=.3)
    people.fill(14, lambda r: (r.uniform(-5.5, 6), y0 + r.uniform(4, 13)), SPEAKER, height, variants=armed, turn=.2)


def view(st):
    """Nightfall before the barred gate."""
    dress(tailored=True, strands=4)
    st.camera((0, 0, 1.95), (.2, 30, 5.1), 31)
    st.sun(-62, 12, '8aa4e0', .55, 3)
    st.fill('4468b0', '6c6c98', .46)
    xs = np.concatenate([-ground.spread(0, 80, 60, 1.8)[::-1][:-1], ground.spread(0, 80, 60, 1.8)])
    ground.field('land', height, ground_color, xs, ground.spread(2, 110, 90, 1.7))
    ground.grass(height, lambda x, y: smoothstep(6, 9, np.abs(x) + (fbm(x * .4, y * .4, 3) - .5) * 4), (-22, 22), (5, 33), 40000, colors=('4d5a34', '5f6a3a', '3f4a2a'))
    ground.pebbles(height, lambda x, y: np.ones_like(x) * .6, (-7, 7), (3, 30), 300)
    guards = gatehouse()
    for k, x in enumerate((-2.6, -1.3, 0.0, 1.3, 2.6)):
        instance(guards[k % 2], (x, 31.6, float(height(x, 31.6))), np.radians(180 + k * 3 - 6))
    braziers(st)
    speaker(st)
    onlookers(st)
    listeners(st)
    for x in (-3.6, 4.0):
        st.lamp((x, MIDDLE[1] - 1.2, 3.4), 'ffa45c', 150, .35)
        st.lamp((x, MIDDLE[1] + 4.5, 3.4), 'ff9c50', 190, .35)
    for k, (x, y) in enumerate(((-17, 26), (17.5, 25), (-22, 20))):
        instance(foliage.tree('oak', 8, ('4d5a34', '5f6a3a', '6a5a30'), 3500, .2, seed=k), (x, y, 0), k)
    st.look(sky={'zenith': '12305e', 'middle': '2f5688', 'horizon': 'd89660', 'glow': 'ff9a5c', 'glow_power': .55, 'glow_size': .7, 'haze': .5, 'stars': .3,
                 'layers': [{'cover': .55, 'scale': 1.9, 'stretch': 3.2, 'seed': 9, 'color': 'c9987c', 'shade': '34507c', 'opacity': .8}]},
            fog={'start': 24, 'length': 260, 'max': .4, 'cool': '2c4880', 'warm': '6a6a80', 'low': .2, 'low_height': 3},
            recede={'from': 7, 'to': 22, 'color': '22346a', 'amount': .2, 'grey': .1},
            tones={'shade': '4464b0', 'tint': .65},
            grade={'exposure': 1.6, 'bloom': .22, 'shadows': '10284a', 'saturation': 1.14},
            values={'hero': [*SPEAKER, 2.7], 'radius': 1.0, 'lift': .3, 'dodge': [((2, 31, 9), 9, -.45), ((-1.5, 3.15, 1.2), .8, -.6), ((1.7, 3.44, 1.2), .8, -.6)], 'far': [14, 40], 'blur': .0005})
