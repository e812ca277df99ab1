"""London, 1845: the engine has stopped, the hands are in the yard, and Kitty's mother wants to know what you saw."""
from dataclasses import replace
import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import industrial_cast as cast  # noqa: E402
import industrial_gate  # noqa: E402
import industrial_shaft  # noqa: E402
import industrial_yard as place  # noqa: E402
from industrial_cast import POCKETS, man, woman, wrap  # noqa: E402
from industrial_hair import parted, swept  # noqa: E402
from kit import figures, fronts, ironwork, near_dress, veils, working_dress as dress  # noqa: E402
from kit.carving import beard  # noqa: E402
from kit.faces import FACES  # noqa: E402
from kit.meshes import Mesh, rotation  # noqa: E402
from kit.placing import inward, watching  # noqa: E402
from kit.pose import POSES, mirrored  # noqa: E402
from kit.stage import Stage  # noqa: E402

# Where the yard's gas lamp stands.
LAMP = (-2.9, 10.8)
MOTHER = (.4, 4.35)
# The eyes of the visitor who is asked, and of her who asks.
VISITOR, ASKING = (0, 1.6, 1.5), (*MOTHER, 1.55)

# A child's face; a child's head is nearly as large as a grown one's, which `head` says.
CHILD = FACES['girl'].but(mouth='closed', short=.9, slim=.5, eyes=1.0, small=.3, inset=1.0, stern=-.2)
# A smaller child's: large low eyes, a short nose, full cheeks, no jaw to speak of.
LITTLE = CHILD.but(short=1.3, slim=.15, eyes=1.9, small=.7, jaw=-.8, chin=-.9, fat=.8, plump=1.0, cheek=-.1, nose_long=-1.1, nose_wide=-.3, brow=-1.0, lips=.1, lid=.88, worry=.6, stern=-.1, low_brows=.6, even=1)


def fitted(hat, size):
    """A hat made for a head of the ordinary size, `size` times as large."""
    def draw(m, j):
        ordinary = j.head
        j.head = ordinary * size
        hat(m, j)
        j.head = ordinary
    return draw


def masters():
    """The owner, the overseer and the clerk at the head of the steps."""
    top = place.TOP
    # The owner is drawn larger than life, black before the lit door: he sends all of them out.
    owner = replace(cast.OWNER, color='16171d', legs='1c1a1c', height=2.5, extra=[])
    cast.place(owner, POSES['stand'].but(hand_r=(.66, .2, 1.5), hold_r='point', hand_l=(-.2, .04, 1.03), hold_l='fist', elbow_out=1.0, elbow_r=.2, look=(.25, -.06), foot_r=(.2, 0, 0), foot_l=(-.2, .05, 0)), .62, 22.5, 180, 1, z=top)
    cast.place(replace(cast.OVERSEER, height=2.25), POSES['hips'].but(look=(.2, -.1)), 1.56, 23.0, 172, 2, z=top)
    cast.place(replace(cast.CLERK, height=2.08), POSES['clasped'].but(look=(-.5, .05)), -1.35, 23.0, 205, 3, z=top)


def heroes(rng):
    """Kitty's mother has pushed through to the visitor; those beside her wait for the answer too."""
    put, spots = cast.place, []

    def add(look, pose, x, y, facing, seed, face=None, at=None, head=1.07, up=.3, **kw):
        spots.append((x, y))
        if face:
            look = replace(look, face=face, head=head, hair_style={'parted': 'short', 'cropped': 'short'}.get(look.hair_style, look.hair_style))
        if at:
            look, pose = watching(look, pose, x, y, 0, facing, at, head=((-.75, .75), (-.4, up)))
        return put(look, pose, x, y, facing, seed, **kw)
    mother = replace(cast.MOTHER, face=FACES['mother_hero'].but(mouth='speak', worry=2.1, stern=0, weary=.8, age=0, small=.3, lid=.82, rested=.8, jaw=-.9, fat=-.15, chin=-.5, hollow=.25, lips=0), head=1.15, sleeve='4c5068', bare_arms=False, hair_style='bald', color='464a60', apron=None, belt=None,
                     extra=[parted('8a4420'), wrap('b62c1c', 'b8742c', .34, knot=True, low=.03, folds=2.3), fronts.apron('cfc4aa', .24)],
                     grips={'r': ('ask', (.95, .12, .16), (.0, .72, .7)), 'l': ('over', (-.643, .697, -.2), (-.396, -.056, -1))})
    # One hand asks, the other reaches from behind over her younger daughter's shoulder.
    add(mother, POSES['plead'].but(hand_r=(.39, .38, 1.16), hand_l=inward((.76, 4.497, 1.188), *MOTHER, 0, 172, mother.height), elbow_out=-.5, elbow_r=.4, lean=.1, twist=-.04, tilt=.1, shout=False), *MOTHER, 172, 11, at=VISITOR)
    # Left of her: an old woman in a grey shawl, a fitter and a boy with their hands in their pockets; right: the stoker, the sister, a carder.
    old = woman(rng, 'hair', color='4a4640', height=1.58, hair='b8b0a4', hair_style='bald', bare_arms=False, apron=None, belt=None, hat='linen',
                extra=[near_dress.drawn_back('b8b0a4'), veils.draped('5a6468', .2, .085, .045), wrap('5a6468', '3a4246', .4), fronts.apron('7a7464', .3, seed=4)], grips={'r': ('grasp', (-.75, .3, .6), (.1, -1, .1)), 'l': ('laid', (-.8, -.1, -.35), (-.35, .1, -.9))})
    add(old, POSES['fear'].but(hand_r=(.03, .2, 1.3), hand_l=inward((-.81, 6.0, 1.08), -1.15, 5.9, 0, 200, 1.58), look=(-.2, 0)), -1.15, 5.9, 200, 13, FACES['widow_hero'].but(age=.5, mouth='closed'), ASKING)
    fitter = man(rng, 'peaked', garment='jacket', color='46505c', sleeve=None, beard=None, hair='3a2618', apron=None, height=1.8, lapel=('9a8e74', None), boots='1c1612', stout=0.0, hair_style='bald')
    # He takes his cap off to her.
    fitter.grips = {'l': ('rim', (.4, .05, .9), (.9, .0, -.4)), 'r': ('fist', None, (-1, 0, 0))}
    fitter.extra = [swept('3a2618', seed=4), cast.cap_in_hand(dress.peaked_cap('6e5a42'), (-.12, .05, 1.875), rotation(.12, -.5, 0)), fronts.jacket('46505c', 'b08d3f', double=True), fronts.neckcloth('8a6a3a')]
    add(fitter, mirrored(POSES['contrapposto']).but(hand_l=(-.325, .06, 1.755), hand_r=(.24, -.04, .86), elbow_out=.3), -2.22, 6.9, 205, 14, FACES['operator'].but(stern=0, worry=1.1, stubble=.2), ASKING)
    boy = cast.child(rng, girl=False, garment='jacket', sleeve=None, color='5c4a3a', hair='6a4428', hair_style='bald', height=1.28, lapel=('a89a7c', None), gloves='4c3c30', apron=None, stout=0.0)
    boy.extra = [swept('6a4428', seed=3, under_hat=True), fitted(dress.peaked_cap('6a5840'), 1.24), fronts.jacket('5c4a3a', 'b08d3f', flaps=False), fronts.neckcloth('3a5a74')]
    add(boy, mirrored(POCKETS), -.67, 6.1, 222, 12, CHILD.but(iris='3a2616', asymmetry=14, even=1), (3.2, 6.4, 1.6), head=1.28)
    stoker = man(rng, 'peaked', garment='shirt', color='5c4636', sleeve='b0a488', bare_arms=False, lapel=('c2b698', None), beard=None, hair='2a1c14', hair_style='bald', stout=.5, height=1.86, apron=None, belt=None)
    stoker.extra = [swept('2a1c14', seed=6, under_hat=True), beard('2e2018', .04, gravity=.6, seed=8, fork=0, full=1.6, broad=True), dress.peaked_cap('3a352e'), fronts.waistcoat('5c4636', stout=.5, chain='c8a45c'), fronts.neckcloth('3a4a5c')]
    add(stoker, POSES['hips'].but(hand_r=(.21, -.09, 1.02), hand_l=(-.21, -.09, 1.02), look=(.25, 0)), 1.85, 6.5, 160, 18, FACES['digger'].but(mouth='closed', lips=-.6, lid=.6, iris='2a1c12'), ASKING)
    carder = woman(rng, 'bonnet', color='4a5a6a', apron=None, belt=None, bare_arms=False, gloves='6a5a4c')
    carder.extra = [dress.poke_bonnet('a08450', '5a6a74'), wrap('6a5a4c', '3a2e28', .4), fronts.apron('a89c84', .3, seed=6)]
    add(carder, POSES['clasped'].but(hand_r=(.05, .1, 1.22), hand_l=(-.05, .1, 1.24), hold_r='fist', hold_l='fist', look=(.3, 0)), 2.75, 6.9, 150, 19, FACES['mother'].but(mouth='closed', asymmetry=16, iris='5a4a30', rested=1, even=1), ASKING)
    sister = cast.child(rng, girl=True, height=1.34, hat=None, hair='8a4420', hair_style='bald', garment='gown', color='5a4a48', feminine=.3, apron=None, belt=None, bare_arms=False)
    sister.extra = [parted('8a4420', .65, seed=3), wrap('7a7460', '4c4636', .4, low=.045), fronts.apron('b8ac92', .26, seed=9)]
    sister.grips = {'r': ('grasp', (-.75, .3, .6), (.1, -1, .1)), 'l': ('fist', None, (1, 0, 0))}
    add(sister, POSES['clasped'].but(hand_r=(.05, .2, 1.1), hand_l=(-.04, .2, 1.1), tilt=-.08), .94, 4.42, 136, 20, LITTLE, ASKING, head=1.26, up=.5)
    joiner = man(rng, 'peaked', garment='jacket', color='5c4a3c', sleeve=None, beard=None, hair='3a2618', hair_style='bald', height=1.76, lapel=('8a806c', None), apron=None, stout=0.0)
    joiner.grips = {'r': ('fist', None, (-1, 0, 0)), 'l': ('fist', None, (.4, 1, 0))}
    joiner.extra = [swept('3a2618', .005, 9, .004, seed=5, under_hat=True), dress.paper_cap('94886e'), fronts.jacket('5c4a3c'), fronts.neckcloth('6a3a2c')]
    # He has turned to the door and shakes his fist at the masters.
    add(joiner, mirrored(POSES['fist']).but(hand_l=(-.2, .2, 1.9), lean=.04), -3.2, 7.9, 312, 16, FACES['clerk'].but(mouth='speak'), (.62, 22.5, 3))
    add(woman(rng, 'bonnet', color='3f5a5c'), POSES['whisper'].but(look=(.3, 0)), 3.4, 8.2, 140, 23)
    return spots


def mass(clear):
    """Two hundred hands: two bodies of people with a lane between them up to the steps."""
    people, calm, angry, small = cast.crowd()
    for x, y in clear:
        people.keep_clear(x, y, .8)
    people.keep_clear(*LAMP, .5)

    def side(s, near=7.4):
        def spot(rng):
            y = near + 12.8 * rng.random() ** .85
            inner = .75 + .07 * (y - 6) + .25 * np.sin(y * 1.7 + s)
            return s * (inner + rng.random() ** 1.2 * (2.6 + .42 * (y - 6))) + .45, y
        return spot
    for s in (-1, 1):
        put = people.fill(56, side(s), (.5, 4), variants=calm, turn=.9) + people.fill(18, side(s, 9.5), (.5, 22.5), variants=angry, turn=.3) + people.fill(7, side(s), (.5, 5), variants=small, turn=.6)
        # Nobody stands just behind a near head, where a hat would seem to sit on it.
        for obj in put:
            seen = lambda x, y: x / (y - VISITOR[1])
            if obj.location[1] < 15 and any(abs(seen(*obj.location[:2]) - seen(x, y)) < (.11 if (x, y) == MOTHER else .05) for x, y in clear):
                bpy.data.objects.remove(obj)


def view_one(st):
    """Afternoon, dark before its time: the yard, the gas lamp, the masters on the steps, the smoke, the river."""
    figures.dress(tailored=True, strands=4, trousers=True, cuffs=True)
    cast.PAPER[:] = ('94886e', '857a62')
    st.camera((0, 1.6, 1.5), (.35, 30, 3.1), 31)
    st.sun(-140, 24, 'ffb478', 1.5, 3.0)
    st.fill('54749c', '8c96a0', .68)
    st.spot((-2.9, 3.3, 2.6), (*MOTHER, 1.5), 'ffc48c', 250, 30, .12)
    st.spot((3.0, 6.5, 3.2), (*MOTHER, 1.5), '8fb4e0', 260, 30, .3)
    st.spot((-4.2, 3.4, 3.0), (-1.5, 6.6, 1.3), 'ffc890', 115, 44, .4)
    st.spot((1.6, 4.2, 2.6), (2.75, 6.9, 1.4), 'ffc890', 60, 34, .4)
    st.spot((-3.5, 14, 9), (.5, 22.6, 2), 'ffc080', 2000, 26)
    st.spot((-5, 4.5, 7.5), (.2, 9.5, 1), 'ffc890', 700, 60)
    place.yard(2.4)
    place.steps()
    tops = place.mill()
    pots = place.terraces()
    far = place.river_side()
    place.goods()
    m = Mesh(81)
    lamps = [ironwork.gas_lamp(m, *LAMP, 4.1, size=.62, strength=1.5), ironwork.gas_lamp(m, 7.6, 23, 3.6, size=.46)]
    m.build('iron')
    for (x, y, z), power, wide, strength in zip(lamps, (300, 110), (1.1, .6), (.38, 1)):
        st.lamp((x, y - .2, z - .55), 'ffb058', power, .2)
        st.meta['halos'].append({'loc': [x, y - .3, z], 'radius': wide, 'color': [1.0, .62, .28], 'strength': strength})
    for s in (-1, 1):
        x, y, z = place.SX + s * 2.65, 20.5, 1.36 + 2.55
        st.lamp((x, y - .2, z - .5), 'ffb058', 90, .2)
        st.meta['halos'].append({'loc': [x, y - .3, z], 'radius': .5, 'color': [1.0, .62, .28]})
    st.lamp((place.SX, 24.6, 3.2), 'ffb058', 110, .3)
    clear = heroes(np.random.default_rng(4))
    masters()
    mass(clear)
    smokes(st, tops, far, pots)
    st.look(sky={'zenith': '26323e', 'middle': '55646e', 'horizon': 'c48a5c', 'glow': 'ff9c58', 'glow_power': .4, 'haze': .45,
                 'layers': [{'cover': .76, 'scale': 1.5, 'stretch': 2.6, 'low': .04, 'high': 1.0, 'seed': 15, 'color': '9a8a80', 'shade': '38424e', 'opacity': .8, 'soft': .4}]},
            fog={'start': 9, 'length': 120, 'max': .8, 'cool': '66747e', 'warm': 'b08a6c', 'low': .3, 'low_height': 6},
            tones={'shade': '4a5a90'}, recede={'from': 4.5, 'to': 13, 'color': '4a5878', 'amount': .2, 'grey': .4, 'shines': (.08, .22), 'keep': (place.SX, 23.5, 2.6), 'radius': 3.2},
            grade={'exposure': 1.25, 'bloom': .2, 'shadows': '12303e'},
            values={'hero': [*MOTHER, 1.5], 'radius': .6, 'lift': -.16})


def smokes(st, tops, far, pots):
    """Black smoke from the two chimneys, grey from the far ones, thin threads from the houses."""
    for k, at in enumerate(tops):
        st.smoke(at, 8, (26, 4), 1.0, 8.5, .5, '7e706a', '34343c', 420, seed=3 + k)
    st.smoke(far[0], 13, (44, 3), 1.3, 8.5, .5, '8a7a72', '38383f', 240, seed=9)
    for k, at in enumerate(far[1:]):
        st.smoke(at, 24, (52, 5), 2.6, 13, .6, 'c8a488', '4c464c', 130, seed=11 + k)
    for k, at in enumerate(pots[::2]):
        st.smoke(at, 4.5, (2.6, .4), .2, 1.3, .4, 'd8c0a8', '6a6468', 60, seed=31 + k)


if __name__ == '__main__':
    stage = Stage()
    {1: view_one, 2: industrial_gate.view, 3: industrial_shaft.view}[stage.view](stage)
    stage.render()
