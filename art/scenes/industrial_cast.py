"""The people of the London scene: mill hands, the owner and his men, the inspector, 1845. For industrial 1, 2, 3."""
import numpy as np

from kit import props, working_dress as dress
from kit.figures import Crowd, Look, figure
from kit.fronts import neckcloth
from kit.meshes import rgb, rotation, unit
from kit.pose import HEAD_SIZE, POSES, mirrored

WOOL = ('5c4a3c', '4a4640', '6a5240', '3f4a52', '54564a', '6e4a3c', '44505c', '7a6248', '5a3f3a', '4c5a54')
GOWNS = ('5a5e6a', '6a4a44', '4a5a6a', '74604a', '545262', '80604c', '3f5a5c', '6e6a58', '8a5a48')
SHAWLS = ('6a6a70', '8a7a5a', '3a5a6a', '6a5044', '54624e', '9a8a6a', '4a4a5c', '7d8076', '46606e', '6a4a3c')
LINEN = ('b8ad94', 'a89c82', 'c2b79e', '9a8e76')
SKINS = ('e2ab84', 'd99f76', 'e8b690', 'd0986e')
HAIRS = ('3a2618', '5a3a20', '7a4f28', '2a1c14', '8c8478', '6a4428')


# The card of a paper cap; a scene may darken it.
PAPER = ['d8ccae', 'cbbf9f']


def _pick(rng, options):
    return options[rng.integers(len(options))]


def woman(rng, cap=None, **changes):
    """A mill woman: gown, apron, shawl and a cap, bonnet or shawl over the head."""
    cap = cap or _pick(rng, ('mob', 'mob', 'shawl', 'shawl', 'bonnet', 'hair', 'kerchief'))
    tone = _pick(rng, SHAWLS)
    look = Look(garment='gown', color=_pick(rng, GOWNS), feminine=1, apron=_pick(rng, LINEN + (None,)), height=rng.uniform(1.56, 1.68), bare_arms=rng.random() < .35,
                hat='coif' if cap in ('mob', 'shawl', 'bonnet', 'kerchief') else None, hair_style='bun', boots='2a1e16')
    look.skin, look.hair, look.stern = _pick(rng, SKINS), _pick(rng, HAIRS), rng.uniform(.1, .7)
    look.hat_color = look.hair
    border = _pick(rng, ('c8b088', '2c2622', '7d8076', None))
    extra = {'mob': [dress.mob_cap(_pick(rng, LINEN), _pick(rng, ('c2341d', '3a5a6a', None)))], 'bonnet': [dress.poke_bonnet(_pick(rng, ('b0925a', 'a08450', '5a5048')), _pick(rng, ('c2341d', '4a5a6a', '6a5a4a')))]}.get(cap, [])
    if cap == 'kerchief':
        look.hat_color = _pick(rng, ('a89a7c', 'c8bca0', '5a6a74'))
    if cap == 'shawl' or rng.random() < .72:
        extra = extra + [dress.shawl(tone, border, rng.uniform(.26, .36), over_head=cap == 'shawl')]
    look.extra = extra
    for key, val in changes.items():
        setattr(look, key, val)
    return look


def man(rng, cap=None, **changes):
    """A mill hand: waistcoat or jacket over a shirt, kerchief, and a cap, paper cap or battered topper."""
    cap = cap or _pick(rng, ('peaked', 'peaked', 'peaked', 'paper', 'paper', 'topper', 'none'))
    coat = rng.random() < .4
    shirt = _pick(rng, LINEN + ('8a94a0',))
    look = Look(garment='jacket' if coat else 'shirt', color=_pick(rng, WOOL), sleeve=None if coat else shirt, legs=_pick(rng, ('4a4238', '5c5040', '3a3a3c', '6a5a44', '54504a')),
                leg_width=1.22, boot_height=.1, belt=None, lapel=(shirt, None), beard=_pick(rng, (None, None, 'short', 'moustache', 'full')),
                height=rng.uniform(1.66, 1.82), stout=float(np.clip(rng.normal(.15, .3), 0, .8)), hat='topper' if cap == 'topper' else None, hat_color='2c2824')
    look.skin, look.hair, look.stern = _pick(rng, SKINS), _pick(rng, HAIRS), rng.uniform(.3, 1)
    extra = {'peaked': [dress.peaked_cap(_pick(rng, ('3a352e', '4a4640', '2e3238', '5a4a3a')))], 'paper': [dress.paper_cap(_pick(rng, PAPER))]}.get(cap, [])
    if rng.random() < .75:
        extra = extra + [dress.kerchief(_pick(rng, ('b23a24', '3a5a74', '3a5a74', 'b89a5c', '6a6a5a', '4a4a4c')))]
    if not coat and rng.random() < .35:
        look.apron = _pick(rng, ('5a4634', '6a5a48', 'b8ac92'))
    look.extra = extra
    for key, val in changes.items():
        setattr(look, key, val)
    return look


def child(rng, girl=False, **changes):
    """A half-timer of nine to twelve."""
    if girl:
        look = woman(rng, cap=_pick(rng, ('kerchief', 'hair', 'mob')), height=rng.uniform(1.2, 1.36), garment='dress', apron=_pick(rng, LINEN), legs='3a3430', stern=0.0)
    else:
        look = man(rng, cap=_pick(rng, ('peaked', 'none')), height=rng.uniform(1.2, 1.38), beard=None, stout=0.0, stern=0.0)
    for key, val in changes.items():
        setattr(look, key, val)
    return look


def silk_hat(color, tall=.85, up=0.0):
    """A top hat whose crown is `tall` times as high as the ordinary one and which sits `up` metres higher, its brim one oval that curls up at the sides: an extra."""
    def draw(m, j):
        a = np.linspace(0, 2 * np.pi, 64, endpoint=False)
        turn = j.head @ rotation(.03, 0, 0)
        high = lambda z: .075 + (z - .075) * tall + up
        oval = lambda r, z, curl=0.0: j.points['head'] + np.stack([np.cos(a) * r, np.sin(a) * r * 1.07, z + curl * np.cos(a) ** 2 - .3 * curl * np.sin(a) ** 2], 1) @ turn.T
        brim = [oval(.106, .066 + up), oval(.138, .064 + up, .008), oval(.158, .066 + up, .024), oval(.161, .07 + up, .027), oval(.158, .074 + up, .026), oval(.138, .072 + up, .008), oval(.113, .077 + up)]
        m.loft(brim + [oval(.11, high(.12)), oval(.107, high(.2)), oval(.116, high(.285)), oval(.112, high(.289)), oval(.005, high(.29))], color, caps=False)
        m.loft([oval(.1135, .078 + up), oval(.1145, .08 + up), oval(.1135, .108 + up), oval(.11, .11 + up)], '1a1614', caps=False)
    return draw


def cuffs(color, band=None, buttons=None):
    """The ends of both arms of a Look that is not `cuffed`: a sleeve's turned-back cuff that narrows to the wrist, with a shirt's `band` and two `buttons` if they have a colour: an extra."""
    def draw(m, j):
        for s in 'lr':
            w, d = j.points['wrist_' + s], unit(j.points['wrist_' + s] - j.points['elbow_' + s])
            # As broad and as deep as the wrist that comes out of it.
            x = j.grips[s]((1, 0, 0)) - j.grips[s]((0, 0, 0))
            x = unit(x - d * (d @ x))
            b = np.linspace(0, 2 * np.pi, 32, endpoint=False)
            ring = lambda t, r: w + d * t + (np.cos(b) * r)[:, None] * x + (np.sin(b) * r * np.interp(t, (-.1, -.01), (1, .84)))[:, None] * np.cross(x, d)
            m.loft([ring(t, r) for t, r in ((-.1, .042), (-.103, .0475), (-.096, .0495), (-.06, .0455), (-.034, .0415), (-.026, .0405), (-.022, .038), (-.022, .03))], rgb(color) * 1.25, caps=False, mat='plain', jitter=.01)
            m.loft([ring(t, r) for t, r in ((-.03, .0345), (-.008, .0335), (-.002, .032), (0, .028), (-.004, .02))], band or rgb(color) * .45, caps=False, mat='plain', jitter=.01)
            out = unit(np.array((.75, .55, -.35)) - d * (d @ (.75, .55, -.35)))
            for t, r in ((-.082, .047), (-.05, .043)) if buttons else ():
                m.ball(w + d * t + out * r, .0065, buttons, n=10, mat='metal')
    return draw


def cravat(color):
    """A cloth about the neck with a small knot and two short ends, a paler fold on each: an extra."""
    def draw(m, j):
        neckcloth(color, tied=False)(m, j)
        knot = j.points['neck'] + j.chest @ (.004, .1, -.04)
        for s in (-1, 1):
            end = knot + j.chest @ (s * .034, .008, -.078)
            m.tube([knot, knot * .5 + end * .5 + j.chest @ (s * .006, .012, 0), end], [.009, .017, .019], rgb(color) * (1.0 + .1 * s), n=10, squash=.4, mat='plain', jitter=0)
            m.tube([knot + j.chest @ (s * .006, .014, -.008), knot * .45 + end * .55 + j.chest @ (s * .004, .02, .004)], [.004, .0015], rgb(color) * 3.2, n=6, mat='plain', jitter=0)
        m.ball(knot + j.chest @ (0, .006, 0), (.019, .014, .017), rgb(color) * 2.2, n=14, rot=j.chest, mat='plain', jitter=0)
    return draw


def upturned(color, high=.085):
    """A coat's collar turned up behind the neck, its two points in front at the jaw's sides: an extra."""
    def draw(m, j):
        gap = .95
        a = np.linspace(np.pi / 2 + gap, np.pi * 2.5 - gap, 48)
        back = np.clip(-np.sin(a), -.2, 1)
        rows = [j.points['neck'] + np.stack([np.cos(a) * r, np.sin(a) * r * .98 - .012, -.045 + (f * high + .02 * f * back)], 1) @ j.chest.T for f, r in ((0, .108), (.3, .098), (.7, .096), (1, .101), (1.02, .105), (.9, .108), (.4, .108), (0, .118))]
        m.loft(rows, np.array([rgb(color) * k for k in (.6, .7, .75, .9, 1.2, 1.1, 1, 1)]), closed=False, caps=False, mat='plain', jitter=0)
    return draw


def cap_in_hand(hat, at, turn):
    """A cap that is not on the head: its middle at the point `at`, turned by the matrix `turn` from the way the chest faces: an extra made of the same `hat` that would be worn."""
    def draw(m, j):
        spot, head = j.points['head'], j.head
        j.head = j.chest @ turn * HEAD_SIZE
        j.points['head'] = np.asarray(at, float) - j.head @ (0, 0, .09)
        hat(m, j)
        j.points['head'], j.head = spot, head
    return draw


OWNER = Look(garment='coat', color='22242c', legs='8a8478', leg_width=1.15, boot_height=.08, belt=None, lapel=('b8301c', '1c1a1c'), hat='topper', hat_color='1c1b20', hair='7a746c', beard='moustache',
             stout=.75, height=1.84, stern=.9, extra=[dress.watch_chain(), dress.kerchief('ece4d4')])
OVERSEER = Look(garment='jacket', color='6a4a30', legs='4a4038', leg_width=1.2, boot_height=.36, belt='2a1c12', lapel=('c8bca0', 'a83a24'), hat='topper', hat_color='3a3028', hair='3a2618', beard='full',
                stout=.5, height=1.83, stern=1.0)
CLERK = Look(garment='coat', color='2e3438', legs='3a3a3c', leg_width=1.1, belt=None, lapel=('e2d8c0', '20242a'), hair='7a4f28', hair_style='cropped', height=1.72, stern=.1)
INSPECTOR = Look(garment='coat', color='3a3e34', legs='6a6458', leg_width=1.15, boot_height=.1, belt=None, lapel=('e2d8c0', '2c3a4c'), hat='topper', hat_color='26262a', hair='6a5a48', beard='short', height=1.83, stern=.7)
MOTHER = Look(garment='gown', color='54566a', feminine=1, apron='d8cdb4', hair='7a3a1c', hair_style='bun', height=1.68, stern=-.5, skin='e8b690', bare_arms=True,
              extra=[dress.shawl('c2341d', '7a1c10', .36)])


def crowd(seed=3, detail=False):
    """The hands of the mill: (Crowd, calm variants, angry variants, children)."""
    rng = np.random.default_rng(seed)
    people = Crowd(seed, spacing=.58)
    calm, angry, small = [], [], []
    women = ('stand', 'clasped', 'fear', 'whisper', 'hip', 'folded', 'think', 'stand', 'clasped', 'cup', 'plead', 'contrapposto')
    for k, name in enumerate(women):
        pose = POSES[name].loosened(rng)
        calm.append(people.variant(woman(rng), mirrored(pose) if k % 2 else pose, seed=100 + k, detail=detail))
    for k, name in enumerate(('stand', 'hips', 'folded', 'contrapposto', 'think', 'folded', 'hip', 'whisper')):
        pose = POSES[name].loosened(rng)
        calm.append(people.variant(man(rng), mirrored(pose) if k % 2 else pose, seed=130 + k, detail=detail))
    for k, name in enumerate(('fist', 'point', 'fist', 'cup', 'refuse', 'fists', 'point', 'fist', 'plead')):
        pose = POSES[name].loosened(rng)
        angry.append(people.variant(woman(rng) if k % 3 == 2 else man(rng), mirrored(pose) if k % 2 else pose, seed=160 + k, detail=detail))
    for k, name in enumerate(('stand', 'clasped', 'point', 'fear')):
        small.append(people.variant(child(rng, girl=k % 2 == 0), POSES[name].loosened(rng), seed=190 + k, detail=detail))
    return people, calm, angry, small


def place(look, pose, x, y, facing, seed=0, detail=True, held=None, z=0.0):
    """One posed person at (x, y), `facing` in degrees: 0 away from the camera, 180 towards it, 90 to the left."""
    obj = figure(look, pose, detail=detail, seed=seed, held=held)
    obj.location, obj.rotation_euler = (x, y, z), (0, 0, np.radians(facing))
    return obj


# At ease, the weight on one leg, both hands in the pockets (drawn as cloth by `gloves`).
POCKETS = POSES['contrapposto'].but(hand_r=(.195, .1, .93), hand_l=(-.1, .11, .92), hold_r='fist', hold_l='fist', elbow_out=1.0, shift=(.06, 0), side=-.07, lean=-.02)
LANTERN = POSES['raise'].but(hand_r=(.36, .36, 1.66), hand_l=(-.26, .1, .9), shout=False, look=(0, 0), pole=('r', (0, 0, 1), 0.0, 0))
LANTERN_LOW = LANTERN.but(hand_r=(.34, .24, 1.12))


def hand_lantern(m, base, d, j=None):
    """A tin lantern hanging from the hand (for the poses LANTERN and LANTERN_LOW)."""
    m.tube([base, base - (0, 0, .12)], .01, '2a2622', n=4)
    props.lantern(m, base - (0, 0, .32), .3, 3.2)


def lantern_light(st, obj, pose=LANTERN, power=45, halo=.4, tall=1.75):
    """A lamp where a person's lantern hangs; with `power` 0 only its halo. `tall` is their height in metres."""
    a, s = obj.rotation_euler[2], obj.scale[0] * tall / 1.75
    hand = pose.hand_l if pose.pole[0] == 'l' else pose.hand_r
    x, y, z = hand[0] * s, (hand[1] + .22) * s, (hand[2] - .34) * s
    at = (obj.location[0] + x * np.cos(a) - y * np.sin(a), obj.location[1] + x * np.sin(a) + y * np.cos(a), obj.location[2] + z)
    if power:
        st.lamp(at, 'ffa850', power, .12)
    st.meta['halos'].append({'loc': [float(c) for c in at], 'radius': halo, 'color': [1.0, .58, .24]})
