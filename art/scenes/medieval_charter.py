"""The medieval scene's third view: nightfall, torches before the castle gate, the Charter held up. For medieval 3."""
from dataclasses import replace

import numpy as np

import medieval_cast as cast
from kit import foliage, ground, props
from kit.figures import Look, dress
from kit.gothic import neckband
from kit.likeness import likeness
from kit.meshes import Mesh, rgb, unit
from kit.noise import fbm, smoothstep
from kit.paint import instance
from kit.pose import POSES, mirrored
from kit.strands import strands
from kit.veils import draped, wimple
from medieval_gate import gatehouse, ground_color, height, put
from medieval_hair import bob, cut, whiskers
from medieval_miller import CART, SPEAKER, speaker

# The middle of the crowd, which stands closer behind him than before him.
MIDDLE = (.3, 6.9)
# Those who stand nearest: a man on the left, a mother on the right.
NEAREST = ((-1.33, 3.35), (1.58, 3.6))
# The middle of the raised Charter.
CHARTER = (.31, 4.1, 3.1)


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


def waved_hat(color, band):
    """An extra of a Look: a soft felt hat held by its brim in the right fist and swung to the side, its low crown dented along the middle."""
    def draw(m, j):
        up = unit((.42, -.3, .86))
        out = np.array((.46, .88, .42))
        out = unit(out - up * (out @ up))
        side, middle = np.cross(up, out), j.grips['r']((0, .07, -.02)) + out * .155
        a = np.linspace(0, 2 * np.pi, 60, endpoint=False)
        wave = .012 * np.sin(a * 2 + .6) + .006 * np.sin(a * 3)

        def ring(r, z, droop=0.0):
            x, y = np.cos(a) * r, np.sin(a) * r * .84
            dent = .034 * np.exp(-(y / .03) ** 2) * smoothstep(.05, .085, z)
            return middle + x[:, None] * out + y[:, None] * side + (z - dent + droop * wave)[:, None] * up
        # From under the brim over its edge and up the crown.
        m.loft([ring(r, z, d) for r, z, d in ((.1, -.012, 0), (.14, -.012, .6), (.176, -.008, 1), (.18, -.002, 1), (.176, .003, 1), (.14, .001, .6), (.11, .004, .2), (.104, .016, 0), (.101, .05, 0), (.094, .078, 0), (.08, .094, 0), (.058, .1, 0), (.03, .102, 0), (.006, .102, 0))], color, mat='cloth', jitter=0)
        m.loft([ring(r, z) for r, z in ((.109, .006), (.1075, .03))], band, caps=False, mat='cloth', jitter=0)
    return draw


def man_with_cap():
    """The man who stands nearest on the left, seen from the side, swings his hat and looks at the Charter."""
    face = likeness(np.random.default_rng(680), False, .3, **{**cast.READ, 'mouth': 'call', 'worry': -.1, 'stern': .3})
    look = Look(face=face, skin='c07442', hair='8a5a2c', garment='tunic', color='4e4436', head=.97, elbows=1.0, legs='5a4a3a', belt='6a4426', hat=None, hair_style='bald', height=1.8, folds=1.1,
                extra=[cut('8a5a2c', seed=7), strands('8a5a2c', 46, 20, 7, edge='end', seed=7), whiskers('8a5a2c', .03, seed=5), neckband('322a20'), cast.cuffed('322a20', wide=.05), waved_hat('9a5c38', '4a2c1c')],
                grips={'r': ('grasp', (.1, .25, .95), (-.9, .3, .1)), 'l': ('calm', None, (1, 0, 0))})
    pose = POSES['stand'].but(hand_r=(.36, .2, 1.84), lean=-.04, side=-.08, twist=-.1, tilt=-.06, elbow_r=1.6)
    (x, y), _ = NEAREST
    put(look, pose, x, y, -50, 80, at=CHARTER, turned=(-.97, -.9), nod=(-.1, .15))


def mother_and_child():
    """The woman who stands nearest on the right, her small son on a keg before her; he points at the Charter."""
    _, (x, y) = NEAREST
    face = likeness(np.random.default_rng(681), True, .2, **{**cast.READ_WOMAN, 'short': .2, 'small': 0, 'mouth': 'speak', 'worry': .5})
    look = Look(face=face, skin='dba27c', hair='2a1c12', garment='gown', color='6a4458', hat='linen', height=1.66, feminine=.8, folds=1.2, belt='4a2f1a',
                extra=[wimple('a4987e', bib=.13, cover=.07), draped('5e4a3a', fall=.3, spread=.1)], grips={s: ('calm', None, (0, -.4, .9)) for s in 'lr'})
    pose = POSES['stand'].but(hand_l=(-.16, .3, .84), hand_r=(.06, .24, .98), lean=-.1, side=.1, tilt=.14, shift=(-.07, 0), foot_l=(-.1, -.04, 0), foot_r=(.16, .16, 0), elbow_out=.8)
    put(look, pose, x, y, 112, 81, at=CHARTER, turned=(-.05, .05), nod=(-.1, .18))
    son = Look(face=cast.YOUNG, skin='e2ab84', hair='9a6c34', garment='tunic', color='ac8434', legs='6a5a48', hat='linen', height=.98, head=1.32, folds=.8, belt=None,
               extra=[bob('9a6c34', -.03, .062, seed=3)], grips={'l': ('point', (.1, .74, .63), (.6, -.3, -.6)), 'r': ('calm', None, (-1, 0, 0))})
    seat = POSES['sit'].but(hand_l=(-.1, .46, 1.12), hand_r=(.2, .0, .84), lean=.08, tilt=-.1)
    x, y = x - .31, y - .13
    put(son, seat, x, y, 92, 82, at=CHARTER, turned=(.28, .38), nod=(-.1, .18), lift=.8)
    m = Mesh(83)
    top = float(height(x, y)) + .8 + .235
    keg = np.array(((.15, 0), (.19, .3), (.195, .55), (.18, .94), (.178, 1.0), (.168, 1.0), (.166, .975), (0, .975))) * (1, top)
    m.lathe(keg, '8a6238', n=32, center=(x + .015, y, 0), mat='paint', jitter=.03)
    m.lathe([(.184, top * .945), (.188, top * .955), (.184, top * .975)], '4a4642', n=32, center=(x + .015, y, 0), caps=False, mat='metal')
    m.build('keg')


def nearest(st):
    """Those who stand nearest and look up at the Charter, with an edge of fire on the side of the torches."""
    man_with_cap()
    mother_and_child()
    # What comes from behind the viewer shows their folds: torches there warm faces and shadows.
    for (x, y), side, power, behind, faint in zip(NEAREST, (1.0, -1.0), (1100, 1200), ('ff9c5c', 'ffb27a'), (130, 80)):
        st.spot((x + side * .6, y + 2.0, 3.0), (x, y, 1.5), 'ff9a44', power, 46, .15)
        st.spot((x * .4, y - 3.2, 3.0), (x, y, 1.2), behind, faint, 34, .4)


def foremost():
    """The villagers beyond the cart, in knots of two and three: some with their eyes on the Charter, some with each other, and each with a mouth of its own."""
    V, P, rng = cast.villager, POSES, np.random.default_rng(12)
    up = P['fist'].but(hand_r=(.26, .3, 1.86))
    breast = P['stand'].but(hand_r=(.05, .2, 1.27), hand_l=(-.06, .2, 1.22), lean=.08, tilt=.14)
    young = dict(hat=None, apron=None, beard=None)
    who = [
        (V(rng, False, hat='coif', hat_color='a89e86', color='4c5a5e', beard='short', hair='5a3a20', height=1.78), mirrored(up.but(hold_r='point', lean=.16, side=-.1)), -2.62, 7.3, CHARTER, .5, 'shout'),
        (V(rng, True, hat='wimple', hat_color='b8ae98', color='4e4a5c', apron=None, height=1.56), breast, -2.2, 7.75, CHARTER, .35, 'speak'),
        (V(rng, False, hat='hood_down', color='54584e', beard=None, hair='a0713a', height=1.92), up.but(side=.1), -3.1, 8.9, None, .1, 'open'),
        (V(rng, False, hat='cap', color='46525e', beard='full', hair='8c8478', height=1.7), P['fists'].but(hand_r=(.3, .25, 1.82), hand_l=(-.34, .3, 1.66), side=.08), -1.12, 7.5, None, .8, 'shout'),
        (V(rng, False, color='8a5a3a', hair='7a4f28', height=1.26, **young), mirrored(up.but(hand_r=(.2, .3, 1.9))), -.72, 7.9, None, .1, 'open'),
        (V(rng, True, hat='veil', hat_color='c0b6a0', color='5c4c44', apron='8a8272', height=1.62), P['clasped'].but(hand_r=(.1, .3, 1.15), lean=.05, side=-.1, tilt=-.16), 1.32, 7.45, (1.75, 7.2, 1.2), .25, 'closed'),
        (V(rng, False, color='7a6a3a', hair='3a2618', height=1.2, **young), P['point'].but(hand_r=(.2, .5, 1.6)), 1.68, 7.2, None, .1, 'open'),
        (V(rng, False, hat='hood_down', color='5a5a66', beard='short', hair='3a2618', height=1.9), mirrored(up.but(side=-.08, lean=.12)), 2.05, 8.0, None, .4, 'shout'),
        (V(rng, False, hat='coif', hat_color='d8ccb0', color='5e5248', beard=None, hair='7a4f28', height=1.68), P['whisper'].but(lean=.2), 2.95, 7.6, (2.1, 8.0, 1.7), .6, 'speak'),
    ]
    spots = []
    for k, (look, pose, x, y, at, age, mouth) in enumerate(who):
        small = look.height < 1.3
        look.face = cast.YOUNG.but(mouth=mouth) if small else likeness(np.random.default_rng(820 + k), bool(look.feminine), age, **{**(cast.READ_WOMAN if look.feminine else cast.READ), 'mouth': mouth, 'worry': .3})
        look = replace(with_hands(cast.refined(look, 60 + 2 * k), pose), head=1.26 if small else 1.07)
        facing = np.degrees(np.arctan2(SPEAKER[1] - y, SPEAKER[0] - x)) - 90
        spots.append(put(look, pose, x, y, facing + (-14, 10, 4, -8, 6, -30, 0, 8, 34)[k], 90 + k, at=at or CHARTER))
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
        look.height *= (1, .93, 1.06, .97, 1.03, .9)[k % 6]
        pose = POSES[name].loosened(rng)
        # All look up at the Charter.
        pose = pose.but(look=(pose.look[0] * .2, .32))
        look.face = likeness(np.random.default_rng(600 + k), bool(look.feminine), mouth=('shout', 'speak', 'open')[k % 3] if pose.shout else ('tense', 'speak', 'closed')[k % 3], **(cast.READ_WOMAN if look.feminine else cast.READ))
        pose = mirrored(pose) if k % 2 else pose
        read.append(people.variant(with_hands(cast.refined(look, 30 + k), pose), pose, seed=700 + k, detail=True))
    for k in range(4):
        look = cast.villager(rng, woman=False, hat=('hood', 'coif', 'hood', 'coif')[k])
        look.face = likeness(np.random.default_rng(640 + k), False, mouth=('open', 'shout', 'speak', 'open')[k], **cast.READ)
        torches.append(people.variant(with_hands(cast.refined(look, 50 + k), POSES['raise']), POSES['raise'].loosened(rng, .03), seed=300 + k, held=props.soft_torch, detail=True))
    people.keep_clear(*CART, 1.9)
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
    st.camera((0, 0, 1.95), (.2, 30, 4.0), 35)
    st.sun(-62, 12, '8aa4e0', .55, 3)
    st.fill('4468b0', '6c6c98', .46)
    xs = np.concatenate([-ground.spread(0, 80, 60, 1.8)[::-1][:-1], ground.spread(0, 80, 60, 1.8)])
    ground.field('land', height, ground_color, xs, ground.spread(2, 110, 90, 1.7))
    ground.grass(height, lambda x, y: smoothstep(6, 9, np.abs(x) + (fbm(x * .4, y * .4, 3) - .5) * 4), (-22, 22), (5, 33), 40000, colors=('4d5a34', '5f6a3a', '3f4a2a'))
    ground.pebbles(height, lambda x, y: np.ones_like(x) * .6, (-7, 7), (3, 30), 300)
    gatehouse()
    guards = cast.soldiers()
    for k, x in enumerate((-2.6, -1.3, 0.0, 1.3, 2.6)):
        instance(guards[k % 2], (x, 31.6, float(height(x, 31.6))), np.radians(180 + k * 3 - 6))
    braziers(st)
    speaker(st)
    nearest(st)
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
            rim=[{'from': (-.4, 6.6, 2.6), 'color': 'ff9a48', 'amount': .6, 'within': 5.2, 'gap': .8}, {'from': (.9, 6.6, 2.6), 'color': 'ff9a48', 'amount': .5, 'within': 5.2, 'gap': .8}],
            grade={'exposure': 1.6, 'bloom': .22, 'shadows': '10284a', 'saturation': 1.14},
            values={'hero': [*SPEAKER, 2.7], 'radius': 1.0, 'lift': .3, 'dodge': [((2, 31, 9), 9, -.45)], 'far': [14, 40], 'blur': .0005})
