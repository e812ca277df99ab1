"""The people of the Washington scene: students with placards, the other students, police, press, the wire room's men. For modern 1, 2, 3."""
from dataclasses import replace

import numpy as np

import modern_hair
from kit import coats, signs, sixties as dress, tresses
from kit.faces import EYE, EYE_R, FACES
from kit.figures import Crowd, Look, figure
from kit.meshes import rotation, unit
from kit.pose import POSES, mirrored

COATS = ('8a6a50', '62707c', '8c8060', '4f6a78', '7a5a50', '9c8c70', '566a80', '707858', 'a89a80', '4c5464')
DRESSES = ('5f8c90', 'a86a50', '7088a0', '6a8a9a', '4f7a78', 'b0705a', '8a9a78')
SCARVES = ('c2341d', '8a9aa0', 'd8c08a', '4f7478', 'b08a58')
SHIRT = 'e4dccc'
SKINS = ('e8b690', 'e2ab84', 'd99f76', 'e2ab84', '8a5a3c', '6e4630')
HAIRS = ('3a2618', '5a3a20', '8a5c30', '241a16', '7a4a28', 'b08848')


def _pick(rng, options):
    return options[rng.integers(len(options))]


def man(rng, hat=None, **changes):
    """A man in overcoat or suit, shirt and tie, with a hat, cap or bare head."""
    hat = hat or _pick(rng, ('fedora', 'fedora', 'none', 'none', 'flatcap'))
    tie = _pick(rng, ('8a2418', '2c3a4c', '2a2a2c', '4a5a44'))
    look = Look(garment=_pick(rng, ('coat', 'coat', 'jacket', 'suit')), color=_pick(rng, COATS), legs=_pick(rng, ('3a3c40', '4a4640', '54504a', '2e3238')), leg_width=1.18, boots='1c1612', boot_height=.08,
                belt=None, lapel=(SHIRT, tie), hat=None if hat == 'none' else hat, hat_color=_pick(rng, ('5a5048', '44464a', '6a5a48', '3a3632')), height=rng.uniform(1.7, 1.86), stout=float(np.clip(rng.normal(.1, .2), 0, .6)))
    look.skin, look.hair, look.hair_style, look.stern = _pick(rng, SKINS), _pick(rng, HAIRS), 'cropped' if look.hat else 'parted', rng.uniform(.2, .9)
    look.extra = ([dress.scarf(_pick(rng, SCARVES))] if rng.random() < .35 else []) + ([dress.glasses()] if rng.random() < .3 else [])
    for key, val in changes.items():
        setattr(look, key, val)
    return look


def woman(rng, head=None, **changes):
    """A woman in a knee-length coat, with a head scarf, a pillbox or set hair."""
    head = head or _pick(rng, ('scarf', 'pillbox', 'bob', 'bob', 'scarf'))
    look = Look(garment='dress', color=_pick(rng, COATS + DRESSES), legs='c89a78', leg_width=.86, boots='241a18', boot_height=.05, pumps=True, belt=_pick(rng, (None, '2a2420')), feminine=1, height=rng.uniform(1.58, 1.7), buttons='2a2420', hair_style='short')
    look.skin, look.hair, look.stern = _pick(rng, SKINS), _pick(rng, HAIRS), rng.uniform(0, .5)
    if look.skin in ('8a5a3c', '6e4630'):
        look.hair, look.legs = '1e1614', '6a4430'
    look.hat = 'coif' if head == 'scarf' else None
    look.hat_color = look.hair
    look.extra = {'scarf': [dress.head_scarf(_pick(rng, SCARVES))], 'pillbox': [dress.bob(look.hair), dress.pillbox(_pick(rng, DRESSES))], 'bob': [dress.bob(look.hair)]}[head]
    if rng.random() < .4:
        look.extra = look.extra + [dress.handbag(_pick(rng, ('3a2620', '1c1a1c', '8a5a48')))]
    for key, val in changes.items():
        setattr(look, key, val)
    return look


def officer(rng, **changes):
    """A policeman in a dark blue overcoat."""
    look = Look(garment='coat', color='3c4e68', legs='303c50', leg_width=1.15, boots='121214', belt=None, lapel=('8a949c', '16181c'), height=rng.uniform(1.8, 1.88), stout=.3, hair='3a2618', hair_style='cropped', stern=.9, skin=_pick(rng, SKINS[:4]))
    look.extra = [dress.service_cap('3c4e68'), dress.uniform('d0b060', 0, True), dress.belt_gear()]
    for key, val in changes.items():
        setattr(look, key, val)
    return look


LIEUTENANT = Look(garment='jacket', color='1c2434', legs='1c2434', leg_width=1.2, boots='0e0e10', belt=None, lapel=('ece6da', '101014'), height=1.84, hair='5a3a20', hair_style='cropped', stern=.4,
                  extra=[dress.service_cap('ece8dc', '14161c'), dress.uniform('e0b850', 2, True)])
EDITOR = Look(garment='tucked', color='e4dccc', sleeve='e4dccc', legs='4a4640', leg_width=1.2, boots='1c1612', boot_height=.08, belt='2a1c14', lapel=('e4dccc', '8a2418'), stout=.6, height=1.74, hair='8a8478', hair_style='bald', stern=.7, extra=[dress.glasses()])
PRESS = Look(garment='coat', color='a89878', legs='3a3c40', leg_width=1.12, boots='1c1612', boot_height=.08, belt=None, stout=.62, hat='fedora', hat_color='6a5a48', height=1.78, hair='3a2618', hair_style='bald', under=.55,
             extra=[coats.turned_collar('8f7f60', high=.055), coats.straps('9c8c6c', '4a3420'), coats.placket('93835f', .66, .92, .62, width=1.15, at=np.pi), coats.strapped('6a5636', '3a2c1c', stout=.62, out=.022), coats.buttoned('4a3420', (.4, .56, .72), (-.4, .4), stout=.62), coats.barbered('3a2618')])


# The girl who leads the ring: her face in the sun, and her duffle coat.
LEADER_FACE = FACES['mother_hero'].but(age=0, mouth='speak', worry=.95, stern=.35, low_brows=.05, smile=0, small=.45, slim=.8, short=1.9, width=.96, lid=.86, cheek=.2, fat=0, plump=.3, jaw=-.7, chin=-.6, lips=.35, blush=.95, nose_long=-.4, rested=1.0, even=.8, gaze=(.2, .04), iris='1e3a2a', eyes=1.75, bushy=.65, asymmetry=11)
DUFFLE = dict(stout=.1, feminine=.7)


def lowered(extra, by):
    """The same `extra` of the neck, `by` metres lower."""
    return lambda m, j: extra(m, replace(j, points={**j.points, 'neck': j.points['neck'] - j.chest @ (0, 0, by)}))


def eye_lights(m, j):
    """A second light in each eye, for a hero's face."""
    sculpt, place = j.face
    f = sculpt.f
    for s in (-1, 1):
        gaze = rotation(f.gaze[1], 0, f.gaze[0] - s * .03) @ (0, 1, 0)
        side = unit(np.cross(gaze, (0, 0, 1)))
        at = EYE * (s * f.width, 1, 1) + EYE_R * 1.03 * unit(gaze - side * .2 + np.cross(side, gaze) * .26)
        m.ball(place(at), .0018, np.array([1.0, .96, .88]), n=8, mat='catch', jitter=0)


def cuffs(color, button, out=.051):
    """Cuffs turned up over the ends of the sleeves, each with a seam of its own and a button."""
    def draw(m, j):
        for s in 'lr':
            w, e = j.points['wrist_' + s], j.points['elbow_' + s]
            d = unit(e - w)
            m.tube([w + d * t for t in (.016, .02, .05, .078, .083)], np.array([.88, 1, 1.05, 1.1, .95]) * out, color, n=24, mat='cloth', jitter=0)
            m.ball(w + d * .05 + unit(np.cross(d, (0, 0, 1)) * (-1 if s == 'l' else 1) + j.chest[:, 1] * .6) * out * 1.04, .0105, button, n=10, mat='gloss')
    return draw


def leader(rng):
    """A student in a camel duffle coat with toggles, a knitted red scarf and a navy beret over long auburn hair."""
    look = woman(rng, 'bob', garment='coat', color='8e7148', skin='d79a74', hair='3c1c10', height=1.68, legs='c89a78', belt=None, buttons=None, elbows=.8, **DUFFLE)
    look.hat, look.extra = 'linen', [cuffs('6a5230', '3a2616'), tresses.waved('5a2a16', .2, clumps=14), tresses.framing('5a2a16'), modern_hair.fringe_lines('5a2a16'), dress.knit_beret('363b56'), coats.placket('846842', **DUFFLE), coats.toggles((.2, .42, .64), out=.022, **DUFFLE), coats.pocket('846842', .12, .62, (.13, .06), **DUFFLE), coats.pocket('846842', .12, -.62, (.13, .06), **DUFFLE), lowered(coats.knit_scarf('b42c1a', tail=.26, shift=.012, ahead=.03), .024), eye_lights]
    return look


def marcher(rng):
    """A woman in a teal coat with a broad collar and two rows of buttons, her hair in front of a navy head scarf."""
    look = woman(rng, 'scarf', garment='dress', color='4f7478', skin='d99c76', hair='4a2818', belt=None, buttons=None)
    look.extra = [dress.head_scarf('d8d0b8'), dress.front_hair('4a2818'), coats.turned_collar('466a70', wide=.13, point=.07), coats.placket('4a6e74', feminine=1), coats.buttoned('1e2c30', (.36, .54, .72), (-.22, .22), .015, feminine=1), coats.pocket('466a70', .14, .6, (.12, .05), feminine=1)]
    return look


def near_officer(rng, **changes):
    """A policeman near enough to read: coat buttoned to the tie, collar, shoulder straps, belt and cross strap, hair cut close under the cap."""
    look = officer(rng, garment='jacket', hair_style='bald', **changes)
    fit = dict(stout=look.stout)
    look.extra = [dress.service_cap('3c4e68', lift=.018, slope=.12), coats.barbered(look.hair), coats.lapels('354660', low=.62, wide=.16, **fit), coats.placket('384a64', high=.6, **fit), coats.buttoned('d8b050', (.38, .48, .58), (.0,), .012, mat='metal', **fit), coats.buttoned('d8b050', (.7,), (.5,), .02, mat='metal', **fit),
                  coats.pocket('384a64', .68, -.62, (.1, .04), **fit), coats.straps('384a64'), coats.strapped('17181b', 'b8bcc0', .25, **fit)]
    return look


def shirtsleeves(rng):
    """A man of the wire room: shirt tucked into his trousers, tie, low shoes."""
    return Look(garment='tucked', color='e0d8c8', sleeve='e0d8c8', legs='44464a', leg_width=1.2, boots='1c1612', boot_height=.08, belt='2a1c14', lapel=('e8e0d0', _pick(rng, ('8a2418', '2c3a4c'))), hair=_pick(rng, HAIRS), hair_style='parted',
                height=rng.uniform(1.7, 1.82), skin=_pick(rng, SKINS), extra=[dress.glasses()] if rng.random() < .5 else [])


def place(look, pose, x, y, facing, seed=0, detail=True, held=None, z=0.0):
    """One posed person at (x, y), `facing` in degrees: 0 away from the camera, 180 towards it, 90 to the left."""
    obj = figure(look, pose, detail=detail, seed=seed, held=held)
    obj.location, obj.rotation_euler = (x, y, z), (0, 0, np.radians(facing))
    return obj


SIGN = POSES['walk'].but(hand_r=(.13, .33, 1.24), hand_l=(.02, .37, 1.0), hold_r='fist', hold_l='fist', lean=.05, look=(.35, 0), pole=('r', (0, .05, 1), .45, -.25))
SIGN_HIGH = SIGN.but(hand_r=(.2, .26, 1.55), hand_l=(.1, .32, 1.28), look=(.3, .1))


def sign_bearer(look, sign, x, y, facing, seed, pose=SIGN, turn=0.0, size=(.8, .64), detail=True, paper='ece4d0'):
    """A walker whose placard looks at the street in front, give or take `turn` radians."""
    yaw = np.pi - np.radians(facing) + turn
    return place(look, pose, x, y, facing, seed, detail, signs.placard(sign, yaw, size, paper))


def crowd(seed=5):
    """People without placards: (Crowd, calm variants, angry variants)."""
    rng = np.random.default_rng(seed)
    people = Crowd(seed, spacing=.6)
    calm, angry = [], []
    for k, name in enumerate(('stand', 'hip', 'folded', 'contrapposto', 'think', 'clasped', 'whisper', 'folded', 'stand', 'fear')):
        pose = POSES[name].loosened(rng)
        calm.append(people.variant(woman(rng) if k % 2 else man(rng), mirrored(pose) if k % 3 == 1 else pose, seed=300 + k))
    for k, name in enumerate(('fist', 'point', 'cup', 'refuse', 'fists', 'point', 'fist', 'cup')):
        pose = POSES[name].but(shout=k % 4 == 1).loosened(rng)
        angry.append(people.variant(woman(rng) if k % 4 == 2 else man(rng, 'none' if k % 2 else None), mirrored(pose) if k % 2 else pose, seed=330 + k))
    return people, calm, angry


def staff(rng, **changes):
    """A staff officer indoors: khaki or navy jacket, black tie, ribbons, bare head."""
    color = _pick(rng, ('8a7a54', '7a7050', '28344a', '2c3850', '5c6448'))
    look = Look(garment='jacket', color=color, legs=color, leg_width=1.2, boots='14120f', boot_height=.08, belt=None, lapel=('e4dcc4', '16181c'), height=rng.uniform(1.74, 1.86), stout=float(np.clip(rng.normal(.2, .2), 0, .6)),
                hair=_pick(rng, HAIRS + ('8a8478',)), hair_style='parted', stern=rng.uniform(.5, 1), skin=_pick(rng, SKINS))
    look.extra = [dress.uniform('d8b050', int(rng.integers(1, 4)), color.startswith('2')), dress.ribbons()]
    for key, val in changes.items():
        setattr(look, key, val)
    return look


def plotter(rng, **changes):
    """A young woman of the plotting staff: navy skirt and jacket or a pale blouse, set hair, a headset."""
    hair = _pick(rng, ('7a3a1c', '3a2618', 'b08848', '241a16'))
    look = woman(rng, 'bob', color=_pick(rng, ('34465e', '5f8c90', 'd8cdb4')), hair=hair, garment='dress', belt='1c1a1c', pumps=False, height=rng.uniform(1.6, 1.68))
    look.extra = [dress.bob(hair), dress.headset()]
    for key, val in changes.items():
        setattr(look, key, val)
    return look
