"""Who stands by in the medieval scene's first view: Osbert the reeve, the neighbours, the village behind them and the lord's men. For medieval 1."""
from dataclasses import replace

import bpy
import numpy as np

import medieval_cast as cast
import medieval_gate as gate
from kit import props
from kit.figures import Crowd, Look, figure
from kit.likeness import likeness
from kit.meshes import Mesh
from kit.paint import instance
from kit.pose import POSES, mirrored
from medieval_pot import reeve as osbert

# Alis's face and the writ, which they watch.
ASKING, WRIT = (.56, 2.08, 1.55), (-.42, 3.9, 1.25)
# The lane between Alis and Osbert as the camera sees it (x over y, from left to right).
BETWEEN = .365, .43
# A cart among the crowd on the left, on which some stand.
CART = (-4.0, 8.7)


def reeve():
    """Osbert the reeve: the knuckles of one hand at his mouth, the other arm hangs."""
    look = osbert()
    return replace(look, height=1.88, grips={'r': ('fist', (-.35, .1, .93), (-.3, -.95, .05)), 'l': ('calm', (-.1, .12, -1), (.9, -.2, 0))}, extra=look.extra[:-2])


def first_rows(rng):
    """Osbert the reeve, bent towards Alis, and the neighbours who stand nearest, each with a face."""
    V = cast.villager
    P = POSES
    who = [
        (replace(V(rng, False, hat=None), color='7a5a3c', beard=None, height=1.74), P['stand'].but(hand_r=(.03, .25, 1.46), lean=.26, side=.12, twist=.18, tilt=.2, shift=(-.08, -.04), foot_l=(-.1, -.06, 0), foot_r=(.24, .2, 0), elbow_out=.5), 2.05, 4.1, 128, .72),
        (V(rng, True, hat='wimple', hat_color='d2c4a0', color='6f5a44', apron='bfae8c', height=1.58), P['fear'].but(look=(.2, .05), side=.12, tilt=.18), 2.7, 3.9, 104, .5),
        (V(rng, False, hat='coif', hat_color='b4a888', color='5f6a4a', beard='short', hair='4a2c18', height=1.88), P['folded'].but(look=(.2, 0), side=-.08, tilt=-.12), 2.95, 5.0, 128, .3),
        (V(rng, False, hat='hood', hat_color='4a5a66', color='8a6a48', beard=None, height=1.7), P['folded'].but(lean=.1), 2.1, 5.9, 100, .2),
        (V(rng, True, hat='veil', hat_color='cbbe9e', color='7d5840', apron=None, height=1.6), P['whisper'].but(tilt=.2), 3.9, 4.4, 100, .45),
        (V(rng, False, hat='straw', hat_color='c8ac62', color='5c4a3c', beard='full', hair='a8a096', height=1.68), P['lean_staff'].but(lean=.3, side=-.06, shift=(-.06, 0)), -2.32, 5.0, -100, .85),
        (V(rng, True, hat='wimple', hat_color='c6b894', color='6a3f34', apron='b8a888', height=1.58), P['clasped'].but(tilt=-.16, side=-.06), -2.8, 5.5, -112, .3),
        (V(rng, False, hat='hood', hat_color='59604a', color='6a5a44', beard='short', height=1.84), P['fist'].but(hand_r=(.42, .2, 1.84), lean=.14), -1.62, 6.9, -138, .35),
        (V(rng, False, hat=None, color='4f6054', apron='5a4030', beard='full', hair='8a4a22', stout=.6, height=1.9, bare_arms=True), P['folded'].but(side=.08), -2.95, 6.6, -96, .4),
        (V(rng, False, hat=None, color='7a4a34', beard=None, hair='a0713a', height=1.24), P['stand'].but(hand_r=(.1, .28, 1.3), lean=.12, tilt=-.14), -1.36, 6.0, -146, .1),
    ]
    spots = []
    for k, (look, pose, x, y, facing, age) in enumerate(who):
        small = look.height < 1.3
        face = cast.YOUNG.but(mouth='speak') if small else likeness(np.random.default_rng(70 + k), bool(look.feminine), age, mouth='tense' if k % 3 else 'closed', **(cast.READ_WOMAN if look.feminine else cast.READ))
        look = replace(look, face=face, head=1.26 if small else 1.04)
        look = reeve() if k == 0 else cast.refined(look, 40 + k)
        spots.append(gate.put(look, pose, x, y, facing, 40 + k, props.pole if pose.pole else None, WRIT if x < 0 else ASKING))
    return spots


def on_the_cart():
    """A cart at the back of the crowd and three who stand on it to see: they break the even row of heads."""
    m, (x, y) = Mesh(27), CART
    z = float(gate.height(x, y))
    props.cart(m, (x, y, z), rz=1.2, color='6e5238', tilt=0.0, propped=True)
    m.build('cart')
    V, P, rng = cast.villager, POSES, np.random.default_rng(31)
    for k, (look, pose, dx) in enumerate((
            (V(rng, False, hat='straw', hat_color='bfa45c', color='6e4a34', beard='short', height=1.72), P['hip'].but(lean=.1), -.62),
            (V(rng, True, hat='veil', hat_color='d2c4a4', color='46586e', apron=None, height=1.6), P['fear'].but(tilt=-.12), -.1),
            (V(rng, False, hat='hood', hat_color='5c4034', color='75623e', beard='full', height=1.84), P['stand'].but(hand_r=(.1, .26, 1.68), hold_r='flat', side=.1), .55))):
        look.face = likeness(np.random.default_rng(90 + k), bool(look.feminine), **(cast.READ_WOMAN if look.feminine else cast.READ))
        gate.put(cast.refined(look, 90 + k), pose, x + dx, y + .1 * (k - 1), -142 + 9 * k, 120 + k, at=ASKING, lift=.76)


def beside_the_clerk(x, y):
    """A place for somebody with a tool: none straight behind the clerk, whose head would grow its prongs."""
    return (x - .09 * y if -.42 < x / y < -.28 else x), y


def crowd(spots):
    """The rest of the village on both sides of the lane to the gate, and the lord's men before it."""
    rng = np.random.default_rng(5)
    near = Crowd(5, spacing=.62)
    read = []
    for k, name in enumerate(('stand', 'folded', 'clasped', 'fear', 'hip', 'think', 'refuse', 'contrapposto', 'point', 'whisper')):
        look = cast.villager(rng)
        look.face = likeness(np.random.default_rng(200 + k), bool(look.feminine), **{**(cast.READ_WOMAN if look.feminine else cast.READ), **cast.TEMPERS[k]})
        look.hair = cast.HAIRS[(k * 5 + 2) % 6]
        look.height = (1.52, 1.86, 1.62, 1.9, 1.7, 1.56, 1.8, 1.6, 1.92, 1.66)[k]
        look = cast.refined(look, 20 + k)
        pose = POSES[name].but(shout=False).loosened(rng)
        pose = pose.but(look=((.5, -.1, .35, -.45, .1, .6, -.3, 0, .45, -.6)[k], pose.look[1]), tilt=(.16, -.1, .2, 0, -.18, .1, .12, -.16, 0, .2)[k])
        read.append(near.variant(look, mirrored(pose) if k % 2 else pose, seed=100 + k, detail=True))
    far, calm, armed = cast.crowd(3)
    for x, y in spots + [(-.7, 4.6)]:
        near.keep_clear(x, y, .8)
    near.keep_clear(*CART, 1.5)

    def side(lo, hi, gap):
        def place(r):
            y = lo + (hi - lo) * r.random()
            s = r.choice([-1, 1])
            inner = gap + .1 * y + (.35 if s > 0 else 0)
            return s * (inner + r.random() * max(.6, .66 * y - inner)), y
        return place
    for obj in near.fill(58, side(5.0, 10.5, 1.3), (-.5, 4.3), gate.height, variants=read, turn=.3):
        # No face looks out between Alis and Osbert.
        x, y = obj.location[:2]
        if BETWEEN[0] < x / y < BETWEEN[1]:
            bpy.data.objects.remove(obj)
    far.taken = list(near.taken)
    far.fill(64, side(9, 19, 1.3), (-.4, 7), gate.height, variants=calm, turn=.35)
    armed_place = side(8, 16, 1.6)
    far.fill(16, lambda r: beside_the_clerk(*armed_place(r)), (-.4, 7), gate.height, variants=armed, turn=.25)
    guards = cast.soldiers()
    for k, (x, y, f) in enumerate(((-1.9, 12.5, 172), (1.7, 12.2, 188), (-2.3, 15.5, 178), (2.2, 15.4, 182), (-.9, 19, 180), (.9, 19, 180))):
        instance(guards[k % 2], (x, y, float(gate.height(x, y))), np.radians(f))


def crossbowmen():
    """Two men on the gate, each with a foot in the stirrup of his bow."""
    def bow(m, base, d, j):
        up = np.array((0, 0, 1.0))
        side = np.array((1.0, 0, 0))
        m.tube([base, base + up * .75], .03, '5a4028', n=6)
        m.tube([base + side * .5 + up * .2, base + side * .25 + up * .05, base + up * 0, base - side * .25 + up * .05, base - side * .5 + up * .2], .022, '3a2c20', n=6)
    man = figure(Look(garment='tunic', color='6a6258', sleeve='70757c', legs='4a4a44', hat=['coif', 'kettle'], hat_color='8f959c', height=1.8), POSES['bow'].but(lean=.4, hand_r=(.06, .4, .8), hand_l=(-.06, .4, .8), pole=('r', (0, 0, 1), .75, 0)), detail=True, held=bow, link=False)
    for x in (-1.6, 1.7):
        instance(man, (x, 33.9, 11.62), np.radians(170))
