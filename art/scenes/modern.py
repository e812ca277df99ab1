"""Washington, 27 October 1962: a picket circle before the railings, the wire room lit behind its glass, a lieutenant at the door. For modern 1, 2, 3."""
from dataclasses import replace
import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import modern_cast as cast  # noqa: E402
import modern_place as place  # noqa: E402
import modern_control  # noqa: E402
import modern_chair  # noqa: E402
import modern_hair  # noqa: E402
from kit import coats, figures, signs, sixties as dress, tresses  # noqa: E402
from kit.faces import FACES  # noqa: E402
from kit.placing import inward, watching  # noqa: E402
from kit.pose import POSES  # noqa: E402
from kit.stage import Stage  # noqa: E402
from kit.strands import strands  # noqa: E402

CIRCLE, RADII, LEAD = (-.1, 19.2), (3.1, 3.2), (.66, 12.2)
# The side of the leader's face that the sun does not reach.
SHADY_CHEEK = (.74, 12.1, 1.485)
# The young mother's and her daughter's faces: clear ones, for they are small in the picture.
MOTHER_FACE = FACES['mother_hero'].but(age=0, mouth='tense', worry=.7, stern=0, eyes=1.8, lid=.85, small=.3, lips=.3, iris='3a2a1c', bushy=.9, even=1.0, rested=1.0, blush=.7, short=1.4, slim=.7, nose_long=-.3, asymmetry=31)
CHILD_FACE = FACES['girl'].but(mouth='closed', worry=.6, stern=-.3, eyes=2.4, lid=.95, short=1.7, slim=.2, plump=.8, inset=1.0, rested=1.0, even=1.0, bushy=.7, iris='3a2a1c', asymmetry=10)
# The student who points at them and shouts: his face.
ANGRY = (2.82, 15.2, 1.68)
# Between the two who carry PEACE and NO WAR: they stay as plain as she is.
MARCHERS = (-.4, 16.2, 1.3)
# The policeman who holds him back by his arm: his face.
OFFICER = (3.34, 15.5, 1.72)
SIGNS = ('dove', 'NO/WAR', 'missile', 'TALK', 'child', 'PEACE', 'globe', 'WAIT', 'dove', 'missile', 'PEACE', 'child')
# Those of the ring whose boards would only show as scraps behind others walk without one, and those who would crowd the leader are elsewhere.
BARE, ELSEWHERE = (1, 3, 4, 5, 6), (0, 10, 11)


def circle(rng):
    """The students walk their ring clockwise, every sign towards the street. Returns where they stand and the sole that each has behind."""
    spots, soles = [], []
    for k, sign in enumerate(SIGNS):
        a = 2 * np.pi * (k + .35) / len(SIGNS) + rng.normal(0, .05)
        if np.sin(a) < -.9 or k in ELSEWHERE:
            continue
        x, y = CIRCLE[0] + np.cos(a) * RADII[0], CIRCLE[1] + np.sin(a) * RADII[1]
        facing = np.degrees(np.arctan2(np.sin(a) * RADII[0], np.cos(a) * RADII[1])) + 180
        look = (cast.woman if k % 2 else cast.man)(rng)
        look.extra = look.extra + ([dress.scarf('c2341d')] if k % 5 == 0 else [])
        pose = (cast.SIGN if k % 3 and sign != 'missile' else cast.SIGN_HIGH).loosened(rng)
        # Both feet are flat on the ground: whoever is seen from behind would hover on a raised one.
        flat = lambda p: p.but(foot_r=(*p.foot_r[:2], 0), foot_l=(*p.foot_l[:2], 0))
        way = np.radians(facing)
        behind = lambda x: (x + np.cos(way) * .09 + np.sin(way) * .3, y + np.sin(way) * .09 - np.cos(way) * .3)
        if k in BARE:
            cast.place(look, flat(POSES['walk'].loosened(rng)), x, y, facing, 400 + k)
            spots.append((x, y))
            soles.append(behind(x))
            continue
        # A step aside keeps this board clear of the one in front of it.
        aside = .74 if sign == 'WAIT' else 0
        cast.sign_bearer(look, sign, x - aside, y, facing, 400 + k, flat(pose), rng.normal(0, .22), (1.0, .85) if sign == 'missile' else (.8, .64), paper=('ece4d0', 'e4dcc4', 'f0ead8', 'd8d4c4')[k % 4])
        spots.append((x, y))
        soles.append(behind(x - aside))
    return spots, soles


def gripped(held, side, below):
    """What a close-up hand holds passes through its curled fingers and reaches `below` (m) them."""
    def draw(m, base, d, j):
        held(m, j.grips[side]((0, .068, -.036)) - d * below, d, j)
    return draw


def near(look, face, sign, x, y, facing, seed, pose, turn=0.0, size=(.8, .64), paper='f0ead8', length=1.55, head=1.14, watch=None, below=.45, turns=(-.2, .2), **grip):
    """A student whose face is read, with a placard in both hands, who may `watch` a place in the world."""
    grips = {'r': ('grasp', (-.35, .9, .1), (-.9, -.35, 0)), 'l': ('grasp', (.35, .9, .1), (.9, -.35, 0)), **grip}
    look = replace(look, face=face, grips=grips, head=head)
    if watch:
        look, pose = watching(look, pose, x, y, 0, facing, watch, head=(turns, (-.15, .2)), eyes=((-.5, .5), (-.28, .2)))
    yaw = np.pi - np.radians(facing) + turn
    return cast.place(look, pose, x, y, facing, seed, True, gripped(signs.placard(sign, yaw, size, paper, length), pose.pole[0], below))


def with_child():
    """A mother who walks with them, her small daughter by the hand. Returns where they stand."""
    rng = np.random.default_rng(14)
    (x, y), (cx, cy) = (.7, 16.75), (.34, 16.6)
    clasped = (.52, 16.56, .74)
    mother = cast.woman(rng, 'pillbox', color='7c5466', hair='3a2618', skin='e2ab84', height=1.66, buttons=None)
    mother = replace(mother, hat='linen', head=1.2, face=MOTHER_FACE, extra=[tresses.framing('3a2618', .02, root=.095), dress.bob('3a2618'), dress.pillbox('5c3a4c'), coats.turned_collar('6c485a'), coats.buttoned('2a1c24', (.36, .54, .72), (0,), .015, feminine=1)])
    mother, walks = watching(mother, POSES['walk'].but(hand_r=inward(clasped, x, y, 0, 168, 1.66), hand_l=(-.16, .26, 1.12), lean=.06), x, y, 0, 168, (.3, 9.1, 1.6), head=((-.15, .15), (-.1, .1)), eyes=((-.4, .4), (-.1, .1)))
    cast.place(mother, walks, x, y, 168, 41)
    child = replace(cast.woman(rng, 'bob', color='c89a3c', hair='8a5c30', skin='e8b690', height=1.14, buttons=None), face=CHILD_FACE, hair='8a5c30', hair_style='bob', head=1.42, boot_height=.1, pumps=False, legs='e4dccc', extra=[coats.turned_collar('e8dcc0', high=.02, wide=.09)])
    child, walks = watching(child, POSES['walk'].but(hand_l=inward(clasped, cx, cy, 0, 172, 1.14), hand_r=(.24, .1, .86)), cx, cy, 0, 172, (0, 9.1, 1.5), head=((-.15, .15), (-.1, .2)), eyes=((-.4, .4), (-.1, .1)))
    cast.place(child, walks, cx, cy, 172, 42)
    return [(x, y), (cx, cy)]


def heroes(rng):
    """The girl who leads the ring, her friends, the press, the policeman, the shouting student."""
    spots = []

    def add(look, pose, x, y, facing, seed, face=None, watch=None, open_to_us=False, **kw):
        spots.append((x, y))
        look = replace(look, face=face) if face else look
        if watch:
            # Who is `open_to_us` turns the head less and the eyes more.
            limits = dict(head=((-.28, .42), (-.3, .2)), eyes=((-.6, .6), (-.2, .2))) if open_to_us else {}
            look, pose = watching(look, pose, x, y, 0, facing, watch, **limits)
        return cast.place(look, pose, x, y, facing, seed, **kw)
    grip = POSES['walk'].but(hand_r=(.09, .33, 1.3), hand_l=(-.05, .33, 1.06), foot_l=(-.07, .4, 0), foot_r=(.08, -.34, .05), toes=(0, .5), lean=.13, drop=.05, pole=('r', (0, .05, 1), .45, 0))
    # Her pole stands well beside her face; the other hand lies on her breast: she is afraid, and continues.
    alone = POSES['walk'].but(hand_l=(-.33, .27, 1.34), hand_r=(.05, .235, 1.22), foot_l=(-.07, .4, 0), foot_r=(.08, -.34, .05), toes=(0, .5), lean=.1, drop=.05, side=.06, tilt=.06, twist=.06, elbow_out=.35, elbow_r=.75, pole=('l', (-.04, -.03, 1), .46, 0))
    spots.append(LEAD)
    near(cast.leader(rng), cast.LEADER_FACE, 'white dove+LET/US/LIVE', *LEAD, 160, 11, alone, .17, (.52, .38), length=1.73, head=1.1, below=.9, watch=(0, 9.1, 1.66), turns=(.3, .31), l=('grasp', (.74, .6, .2), (.6, -.75, 0)), r=('breast', (-.75, .1, .55), (-.1, -1, .1)))
    friend = cast.man(rng, 'none', garment='coat', color='4c5a68', hair='241a16', skin='7a4e34', extra=[coats.knit_scarf('8a9aa0', tail=0), coats.placket('445060'), coats.buttoned('20242a', (.2, .4, .6, .78)), modern_hair.barber('241a16', '7a4e34', top=.007, quiff=0, locks=26, sweep=0, parting=9)], hair_style='bald', height=1.84)
    spots.append((-.1, 17.2))
    near(friend, FACES['operator'].but(stubble=0, mouth='call', stern=.2, worry=.4, age=0, lid=.9, eyes=1.7, short=.7, jaw=.1, chin=.1, nose_wide=.7, lips=.7, inset=1.0, rested=1.0, even=1.0, iris='241610', asymmetry=23), 'NO/WAR', -.1, 17.2, 163, 12, grip.but(hand_r=(.2, .3, 1.36), hand_l=(-.3, -.1, .93), tilt=-.1, twist=.14, pole=('r', (.06, .02, 1), .45, 0)), -.05, (.95, .8), watch=(*LEAD, 1.7), l=('fist', (-.1, .3, -1), (1, .2, 0)))
    spots += [(-.95, 15.2)]
    near(cast.marcher(rng), FACES['mother_hero'].but(mouth='call', small=.5, lips=.3, worry=.5, age=0, eyes=1.8, lid=.82, bushy=1.1, even=.8, rested=1.0, blush=.9, jaw=-.3, nose_long=-.3, asymmetry=25), 'PEACE', -.95, 15.2, 148, 22, grip.but(hand_r=(.12, .3, 1.52), hand_l=(.06, .33, 1.26), foot_l=(-.06, .3, 0), foot_r=(.07, -.3, .07), toes=(0, .7), lean=.07, drop=.035, twist=.1, tilt=.1, pole=('r', (-.05, .04, 1), .45, 0)), .1, (.92, .62), watch=(*LEAD, 1.5))
    spots += with_child()
    # One hand under the camera, the other round the rod of its flash.
    photo = POSES['read'].but(hand_r=(.13, .3, 1.44), hand_l=(-.1, .3, 1.37), foot_l=(-.14, .17, 0), foot_r=(.11, -.06, 0), lean=.08, drop=.05, look=(0, -.03), elbow_out=.3)
    press = replace(cast.PRESS, grips={'r': ('grasp', (-.45, .8, .3), (-.85, -.45, 0)), 'l': ('cradle', (.7, .7, .1), (-.1, .1, 1))}, head=1.05)
    add(press, photo, -2.6, 14.3, -75, 13, FACES['operator'].but(stubble=.3, mouth='tense'), held=dress.press_camera)
    writer = cast.man(rng, 'fedora', garment='suit', color='44505c', beard=None)
    writer.extra = [dress.glasses(), coats.lapels('3a4550')]
    add(writer, POSES['write'].but(lean=.06, hand_r=(.12, .34, 1.2), hand_l=(-.08, .36, 1.14), look=(.2, -.15)), -2.2, 16.9, -110, 14, held=dress.notebook)
    # He points past the leader; the policeman behind him leans back and holds him by the arm.
    officer, turned = cast.near_officer(rng), 112
    holds, way = inward((3.0, 15.0, 1.36), *OFFICER[:2], 0, turned, officer.height), lambda d: inward(d, 0, 0, 0, turned)
    officer = replace(officer, grips={'l': ('over', way((-.85, -.3, -.4)), way((-.3, .9, -.3))), 'r': ('fist', (.2, .6, .7), (-.9, 0, .1))}, head=1.12)
    add(officer, POSES['stand'].but(hand_l=holds, hand_r=(.2, .3, 1.2), lean=-.1, side=-.04, shift=(0, -.05), foot_l=(-.14, .2, 0), foot_r=(.14, -.2, 0), elbow_out=.5), *OFFICER[:2], turned, 15, FACES['steward'].but(mouth='speak', age=.3, lid=.6, stern=1.1, low_brows=.5, brow=.4, fat=.5, jaw=.5, chin=.3, eyes=1.2, small=.1, inset=1.0, rested=1.0, even=.7, bushy=1.5, iris='3a2c20'), watch=ANGRY, open_to_us=True)
    angry = cast.man(rng, 'none', garment='jacket', color='5c4a38', hair='4a2c14', hair_style='bald', skin='e0a07a', legs='6e6650', lapel=('e4dccc', '22303c'), extra=[coats.lapels('4c3c2e'), coats.pocket('54432f', .36, .55), coats.pocket('54432f', .36, -.55), modern_hair.barber('8a6236', 'e0a07a', -1, .014, .016, seed=4), strands('8a6236', 36, 10, 3)], height=1.8)
    angry.grips, angry.head = {'r': ('point', None, (-.3, .1, -1)), 'l': ('fist', (.1, .3, -1), (1, .1, 0))}, 1.16
    add(angry, POSES['point'].but(hand_r=(.27, .53, 1.43), hand_l=(-.26, -.04, .95), lean=.26, tilt=.1, foot_l=(-.13, .36, 0), foot_r=(.13, -.34, .04), toes=(0, .5), drop=.05), *ANGRY[:2], 104, 16, FACES['clerk'].but(age=.15, mouth='shout', stern=1.7, low_brows=.8, bushy=1.7, lid=.8, eyes=1.3, hollow=-.2, cheek=-.3, hook=.2, nose_long=-.1, nose_wide=.2, jaw=.7, chin=.1, short=.7, width=1.04, fat=.3, blush=.8, stubble=0, inset=1.0), watch=(*LEAD, 1.5), open_to_us=True)
    pal = cast.man(rng, 'none', garment='coat', color='6a6f5c', hair='5a3a20', skin='e2ab84', lapel=None, extra=[dress.scarf('8a4a34'), modern_hair.barber('5a3a20', 'e2ab84', 1, .014, .012, seed=6)], hair_style='bald', head=1.2)
    pal.face = FACES['operator'].but(mouth='call', age=.1, stern=.9, low_brows=.2, stubble=0, lid=.85, eyes=1.7, short=.5, inset=1.0, rested=1.0, even=1.0)
    spots.append((3.42, 17.6))
    cast.sign_bearer(pal, 'STAND/FIRM', 3.42, 17.6, 150, 17, cast.SIGN_HIGH.but(hand_l=(-.24, .26, 1.38), hand_r=(-.1, .3, 1.14), pole=('l', (-.18, .05, 1), .45, -.25)), .1, (.82, .68))
    vendor = cast.man(rng, 'flatcap', garment='jacket', color='565a4c', apron='8a7452', height=1.7)
    add(vendor, POSES['cup'].but(shout=True), 8.2, 21.95, 160, 21)
    return spots


def doorway(rng, door, floor):
    """The navy lieutenant asks for a telephone; behind the glass the wire room works."""
    x, y = door, place.BUREAU[1]
    cast.place(cast.LIEUTENANT, POSES['plead'].but(hand_r=(.36, .4, 1.25), hand_l=(-.14, .22, 1.56), hold_l='fist', lean=.04, look=(-.5, 0), shout=True), x + .1, y - 1.0, 62, 31, z=floor)
    cast.place(cast.EDITOR, POSES['refuse'].but(hand_r=(.2, .42, 1.3), look=(0, 0), lean=-.03), x - .6, y - .7, -115, 32, z=floor)
    for k, (dx, dy, facing, pose) in enumerate(((1.3, 2.2, 190, 'read'), (2.6, 2.1, 160, 'write'), (4.0, 2.4, 120, 'fear'), (2.0, 3.5, -90, 'point'))):
        held = dress.newspaper if pose == 'read' else None
        cast.place(cast.shirtsleeves(rng), POSES[pose], place.BUREAU[0] + dx, y + dy, facing, 33 + k, held=held, z=floor)


def line(rng):
    """Police between the two camps and along the railings."""
    spots = []
    for k, (x, y, facing, name) in enumerate(((-1.4, 24.2, 178, 'stand'), (1.6, 24.3, 184, 'folded'), (3.5, 24.1, 170, 'hips'), (-3.6, 20.3, 110, 'hip'))):
        pose = POSES[name].but(pole=None).loosened(rng)
        cast.place(replace(cast.officer(rng), garment='jacket'), pose, x, y, facing, 60 + k)
        spots.append((x, y))
    return spots


def mass(rng, clear):
    """The other students behind the police line, onlookers at the bureau and along the street."""
    people, calm, angry = cast.crowd()
    for x, y in clear:
        people.keep_clear(x, y, .75)
    people.keep_clear(8.2, 21.8, 1.6)
    # One of them raises his fist.
    cast.place(cast.man(rng, 'none', garment='coat', color='707858'), POSES['fist'].but(lean=.14), 5.95, 19.4, 98, 71)
    people.keep_clear(5.95, 19.4, .8)
    # No head shows between the student's and the policeman's.
    people.keep_clear(5.4, 20.2, .8)
    people.fill(9, lambda r: (5.4 + (k := r.random()) * 2.2, r.uniform(18.2 + 2 * k, 23.0)), (0, 19), variants=angry, turn=.25)
    people.fill(9, lambda r: (r.uniform(-5.2, -3.7), r.uniform(18.4, 24)), (0, 19), variants=calm, turn=.4)


def view_one(st):
    """An overcast morning with low sun: the ring, the railings, the house, the lit window."""
    figures.dress(tailored=True, strands=6, trousers=True, cuffs=True)
    st.camera((0, 9.1, 1.66), (.2, 32, 2.38), 33.5)
    st.sun(-144, 20, 'ffb566', 5.2, .5)
    st.fill('5c8cb0', 'b8b8bc', .7)
    st.spot((-5.5, 7, 8.5), (.8, 17.0, 1.2), 'ffdcb0', 1250, 46)
    st.spot((-1.5, 10.2, 2.5), (*LEAD, 1.5), 'ffd8a8', 14, 34, .2)
    bpy.context.scene.world.cycles.sampling_method = 'NONE'
    place.floor()
    gates = place.fence()
    place.fountain()
    lamps, door, floor = place.town()
    place.trees()
    # The lanterns only glow: every further lamp would share the sun's samples and add noise.
    for x, y, z in gates:
        st.meta['halos'].append({'loc': [x, y - .4, z], 'radius': .34, 'color': [1.0, .66, .34]})
    for x, y, z in lamps:
        for s in (-.48, .48):
            st.meta['halos'].append({'loc': [x + s, y - .2, z], 'radius': .3, 'color': [1.0, .74, .44]})
    bx, by = place.BUREAU
    st.lamp((bx + 2.8, by + 1.7, 3.95), 'ffdca0', 400, .7)
    rng = np.random.default_rng(8)
    ring, soles = circle(rng)
    clear = ring + heroes(rng)
    doorway(rng, door, floor)
    clear += line(rng)
    people_rng = np.random.default_rng(9)
    mass(people_rng, clear)
    st.look(sky={'zenith': '5a8ea2', 'middle': 'a4b8b0', 'horizon': 'f6d098', 'glow': 'ffc47c', 'glow_power': .8, 'haze': .5,
                 'layers': [{'cover': .7, 'scale': 1.6, 'stretch': 2.8, 'low': .04, 'high': 1.0, 'seed': 21, 'color': 'f8dcae', 'shade': 'a08c88', 'opacity': .75, 'soft': .42}]},
            fog={'start': 20, 'length': 300, 'max': .24, 'cool': 'c0bca8', 'warm': 'fad49a', 'low': .25, 'low_height': 5},
            tones={'shade': '4c6694', 'tint': .75}, recede={'from': 4.5, 'to': 13, 'color': 'cfc0a8', 'amount': .1, 'grey': .06, 'keep': MARCHERS, 'radius': 1.9},
            rim=[{'from': (-9, 10, 4), 'color': 'ffc880', 'amount': .35, 'width': 4, 'within': 7.5}],
            faces={'near': (120, 300)},
            grade={'exposure': 1.06, 'bloom': .18, 'saturation': 1.14, 'contrast': 1.18, 'lights': 'ffdca8'},
            values={'hero': [*LEAD, 1.5], 'radius': .4, 'lift': .1, 'dodge': [(SHADY_CHEEK, .085, -1.1), ((2.8, 15.4, 1), 2.6, -.3), ((-.95, 15.2, 1.5), .22, .3), ((-.1, 17.2, 1.72), .22, .3), *(((x, y, 0), .38, -.6) for x, y in clear), *(((x, y, 0), .16, -.9) for x, y in soles),
                                                                             # The wall behind the house's columns.
                                                                             *(((place.HOUSE[0] + x, place.HOUSE[1] + 5, 6), 7.5, -.85) for x in (-6, 0, 6))], 'far': [9.0, 40.0], 'blur': .0006})


if __name__ == '__main__':
    stage = Stage()
    {1: view_one, 2: modern_chair.view, 3: modern_control.view}[stage.view](stage)
    stage.render()
