"""London, 1845: the engine has stopped, the hands are in the yard, and Kitty's mother wants to know what you saw. For industrial 1, 2, 3."""
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
from industrial_cast import POCKETS, man, woman  # noqa: E402
from industrial_hair import loosened, parted, swept  # noqa: E402
from industrial_shawl import plain, shawl  # noqa: E402
from kit import figures, fronts, ground, ironwork, near_dress, veils, working_dress as dress  # noqa: E402
from kit.carving import beard  # noqa: E402
from kit.faces import FACES  # noqa: E402
from kit.meshes import Mesh, rotation  # noqa: E402
from kit.placing import inward, watching  # noqa: E402
from kit.pose import POSES, mirrored  # noqa: E402
from kit.stage import Stage  # noqa: E402
from kit.strands import strands  # noqa: E402
from kit.tresses import plaited  # noqa: E402

# Where the yard's gas lamp stands.
LAMP = (-2.9, 10.8)
MOTHER, SISTER = (.4, 4.35), (1.0, 4.42)
# The eyes of the visitor who is asked, and of her who asks.
VISITOR, ASKING = (0, 1.6, 1.5), (*MOTHER, 1.55)
# Where the masters stand.
DOOR = (.62, 22.5, 3)

# A child's face; a child's head is nearly as large as a grown one's, which `head` says.
CHILD = FACES['girl'].but(mouth='closed', short=.9, slim=.5, eyes=1.0, small=.3, inset=1.0, stern=-.2)
# A smaller child's: large low eyes, a short nose, full cheeks, no jaw to speak of.
LITTLE = CHILD.but(short=1.3, slim=.15, eyes=1.7, small=.7, jaw=-.8, chin=-.9, fat=.8, plump=1.0, cheek=-.1, nose_long=-1.1, nose_wide=-.3, brow=-1.0, lips=.1, lid=.88, worry=.6, stern=-.1, low_brows=.6, even=1)


def fitted(hat, size):
    """A hat made for a head of the ordinary size, `size` times as large."""
    def draw(m, j):
        ordinary = j.head
        j.head = ordinary * size
        hat(m, j)
        j.head = ordinary
    return draw


def masters():
    """The owner, the overseer and the clerk at the head of the steps, black before the lit door."""
    top = place.TOP
    # The owner is drawn larger than life: he sends all of them out.
    owner = replace(cast.OWNER, color='16171d', legs='1c1a1c', height=2.5, extra=[])
    cast.place(owner, POSES['stand'].but(hand_r=(.62, .2, 1.62), hold_r='point', hand_l=(-.2, .0, 1.03), hold_l='fist', elbow_out=1.1, elbow_r=.2, lean=-.05, side=-.06, tilt=-.1, look=(.35, -.1), foot_r=(.24, .1, 0), foot_l=(-.2, -.05, 0)), .5, 22.5, 176, 1, z=top)
    overseer = replace(cast.OVERSEER, color='2c2220', legs='26211f', height=2.2)
    cast.place(overseer, POSES['folded'].but(hand_r=(-.16, .2, 1.24), hand_l=(.16, .24, 1.2), lean=-.1, side=.08, look=(.5, -.12), tilt=.1, foot_r=(.24, .05, 0), foot_l=(-.2, 0, 0)), 1.46, 23.2, 150, 2, z=top)
    # The clerk has the wage book in his arms and looks at the ground.
    cast.place(replace(cast.CLERK, color='20242c', height=2.02), POSES['clasped'].but(hand_r=(.1, .2, 1.16), hand_l=(-.08, .2, 1.1), lean=.16, look=(-.3, -.35)), -.5, 23.5, 214, 3, z=top, held=wage_book)


def wage_book(m, j):
    """A large book held to the chest."""
    middle = (j.points['wrist_l'] + j.points['wrist_r']) / 2 + j.chest @ (0, .05, .06)
    m.box(middle, (.24, .05, .32), '7a2014', rot=j.chest @ rotation(0, .2, 0), chamfer=.01)
    m.box(middle, (.25, .036, .3), 'd8ccae', rot=j.chest @ rotation(0, .2, 0))


def shovel(m, base, way, j):
    """A stoker's shovel that stands on its blade."""
    side, top = np.cross(way, j.chest[:, 1]), base + way * 1.28
    m.tube([base + way * .3, base + way * .8, top], .017, '7a5c3a', n=10)
    m.tube([top - side * .06, top + side * .06], .018, '6a4c30', n=10)
    blade = [[base + way * z + side * (w * u) + j.chest[:, 1] * (.035 * u * u) for u in np.linspace(-1, 1, 9)] for z, w in ((.0, .1), (.06, .125), (.28, .12), (.36, .05), (.42, .022))]
    m.loft(blade, '565a60', closed=False, mat='plain', jitter=0)


def plait(color, ribbon):
    """A girl's plait from behind her left ear over the shoulder, as an extra."""
    def draw(m, j):
        place, neck = j.face[1], lambda *q: j.points['neck'] + j.chest @ q
        path = [place((-.062, -.07, -.01)), place((-.08, -.06, -.06)), neck(-.1, .01, .03), neck(-.125, .085, -.03), neck(-.13, .14, -.1), neck(-.12, .165, -.18)]
        plaited(m, lambda q: q, path, .021, color, ribbon)
    return draw


def heroes(rng):
    """Kitty's mother has pushed through to the visitor; those beside her wait for the answer too."""
    put, spots = cast.place, []

    def add(look, pose, x, y, facing, seed, face=None, at=None, head=1.07, up=.3, turn=.75, eyes=((-.4, .4), (-.28, .2)), **kw):
        spots.append((x, y))
        if face:
            look = replace(look, face=face, head=head, hair_style={'parted': 'short', 'cropped': 'short'}.get(look.hair_style, look.hair_style))
        if at:
            look, pose = watching(look, pose, x, y, 0, facing, at, head=((-turn, turn), (-.4, up)), eyes=eyes)
        return put(look, pose, x, y, facing, seed, **kw)
    mother = replace(cast.MOTHER, face=FACES['mother_hero'].but(mouth='speak', worry=1.5, stern=.4, weary=1, age=.1, small=.3, lid=.78, rested=.6, jaw=-.6, fat=-.1, chin=-.7, hollow=.25, lips=0, throat=.8), head=1.14, neck=-.008, sleeve='4c5068', bare_arms=False, cuffed=False, wide_sleeve=-.012, hair_style='bald', color='464a60', apron=None, belt=None,
                     extra=[parted('8a4420'), strands('8a4420', 40, 14, 6, flow=1, edge='side'), loosened('8a4420', (0, 1, 2, 3)), shawl('a2281c', 'b0702c', shade=.55), cast.cuffs('4c5068'), fronts.apron('c8bb9c', .24), plain],
                     grips={'r': ('ask', (.72, .62, .14), (-.36, .67, .66)), 'l': ('calm', (-.72, .62, -.34), (-.4, -.1, -.9))})
    # One hand asks, the other reaches from behind over her younger daughter's shoulder.
    add(mother, POSES['plead'].but(hand_r=(.4, .47, 1.18), hand_l=inward((.79, 4.5, 1.13), *MOTHER, 0, 172, mother.height), elbow_out=-.5, elbow_r=.4, lean=.2, side=.07, twist=.1, tilt=-.2, settle=.01, shout=False), *MOTHER, 172, 11, at=VISITOR)
    # Left of her: an old woman in a grey shawl, a fitter and a boy with their hands in their pockets; right: the stoker, the sister, a carder.
    old = woman(rng, 'hair', color='4a4640', height=1.58, hair='b8b0a4', hair_style='bald', bare_arms=False, apron=None, belt=None, hat='linen',
                extra=[near_dress.drawn_back('b8b0a4'), veils.draped('5a6468', .2, .085, .045), shawl('5a6468', '3a4246', .38, pin=None), fronts.apron('7a7464', .3, seed=4), plain], grips={'r': ('grasp', (-.75, .3, .6), (.1, -1, .1)), 'l': ('laid', (-.8, -.1, -.35), (-.35, .1, -.9))})
    add(old, POSES['fear'].but(hand_r=(.03, .2, 1.3), hand_l=inward((-.81, 6.0, 1.08), -1.15, 5.9, 0, 200, 1.58), lean=.12, tilt=-.12, settle=.02), -1.15, 5.9, 200, 13, FACES['widow_hero'].but(age=.5, mouth='closed'), ASKING)
    fitter = man(rng, 'peaked', garment='jacket', color='46505c', sleeve=None, beard=None, hair='3a2618', apron=None, height=1.8, lapel=('9a8e74', None), boots='1c1612', stout=0.0, hair_style='bald')
    # He shakes his cap at the masters.
    fitter.grips = {'l': ('rim', (.4, .05, .9), (.9, .0, -.4)), 'r': ('fist', None, (-1, 0, 0))}
    fitter.extra = [swept('3a2618', seed=4), strands('3a2618', 40, 12, 5), cast.cap_in_hand(dress.peaked_cap('6e5a42'), (-.02, .4, 2.02), rotation(.12, -.5, 0)), fronts.jacket('46505c', 'b08d3f', double=True), fronts.neckcloth('8a6a3a'), plain]
    add(fitter, mirrored(POSES['contrapposto']).but(hand_l=(-.2, .38, 1.88), hand_r=(.24, -.04, .86), elbow_out=.3, lean=.24, side=.04, twist=-.2, tilt=.1, settle=0), -2.0, 6.9, 244, 14, FACES['operator'].but(stern=1.0, worry=0, stubble=.2, eyes=.6, lid=.62, mouth='shout', bushy=1.6, low_brows=.4, short=.3), DOOR)
    boy = cast.child(rng, girl=False, garment='jacket', sleeve=None, color='5c4a3a', hair='6a4428', hair_style='bald', height=1.28, lapel=('a89a7c', None), gloves='4c3c30', apron=None, stout=0.0)
    boy.extra = [swept('6a4428', seed=3, under_hat=True), fitted(dress.peaked_cap('6a5840'), 1.24), fronts.jacket('5c4a3a', 'b08d3f', flaps=False), fronts.neckcloth('3a5a74'), plain]
    add(boy, mirrored(POCKETS), -.67, 6.1, 222, 12, LITTLE.but(iris='3a2616', asymmetry=14, small=.5, smile=-1.2, worry=.9, lid=.8), (3.2, 6.4, 1.6), head=1.28)
    stoker = man(rng, 'peaked', garment='shirt', color='5c4636', sleeve='b0a488', bare_arms=False, lapel=('c2b698', None), beard=None, hair='2a1c14', hair_style='bald', stout=.5, height=1.86, apron=None, belt=None)
    stoker.grips = {'l': ('fist', None, (1, 0, 0)), 'r': ('fist', None, (-1, 0, 0))}
    stoker.extra = [swept('2a1c14', seed=6, under_hat=True), beard('2e2018', .04, gravity=.6, seed=8, fork=0, full=1.6, broad=True), dress.peaked_cap('3a352e'), fronts.waistcoat('5c4636', stout=.5, chain='c8a45c'), fronts.neckcloth('3a4a5c'), plain]
    leaning = POSES['hip'].but(hand_r=(.23, -.04, 1.04), hand_l=(-.36, .2, 1.16), hold_l='fist', pole=('l', (-.03, .02, 1), 1.14, 0), elbow_out=.9, lean=.06, side=.1, twist=.16, tilt=.16, settle=.02, shift=(-.05, 0))
    add(stoker, leaning, 1.85, 6.5, 130, 18, FACES['digger'].but(mouth='closed', lips=-.4, lid=.66, iris='2a1c12', worry=1.0, stern=0, eyes=.7, rested=1, even=.6), ASKING, held=shovel)
    carder = woman(rng, 'bonnet', color='4a5a6a', apron=None, belt=None, bare_arms=False, gloves='6a5a4c')
    carder.extra = [dress.poke_bonnet('a08450', '5a6a74'), shawl('6a5a4c', '3a2e28', .36, elbow=.3, pin=None), fronts.apron('8e8672', .3, seed=6), plain]
    # Her hands are under her shawl.
    add(carder, POSES['clasped'].but(hand_r=(.05, .1, 1.22), hand_l=(-.05, .1, 1.24), hold_r='fist', hold_l='fist', look=(0, 0), lean=.08, side=-.08, twist=.1, tilt=-.16, shift=(.05, 0)), 2.78, 7.0, 142, 19, FACES['mother'].but(mouth='closed', asymmetry=16, iris='5a4a30', rested=1, even=1, worry=1.2), ASKING)
    sister = cast.child(rng, girl=True, height=1.27, hat='linen', hair='5a3c26', hair_style='bald', garment='gown', color='5a4a48', feminine=.3, apron=None, belt=None, bare_arms=False)
    sister.extra = [parted('5a3c26', .35, locks=6.5, seed=3, ribs=.12), strands('5a3c26', 80, 22, 14, flow=1, edge='side', seed=5), loosened('5a3c26', (1,)), plait('5a3c26', '4a6a7c'), shawl('7a7460', '4c4636', .32, low=.02, deep=.7, pin=None), fronts.apron('a89c82', .26, seed=9), plain]
    sister.grips = {'r': ('grasp', (-.75, .3, .6), (.1, -1, .1)), 'l': ('fist', None, (1, 0, 0))}
    add(sister, POSES['clasped'].but(hand_r=(.05, .2, 1.1), hand_l=(-.04, .2, 1.1), tilt=-.08), *SISTER, 160, 20, LITTLE.but(chin=-.2, jaw=-1.0, fat=.0, plump=0, width=.94, slim=.7, throat=1), ASKING, head=1.2, up=.5, turn=.24, eyes=((-.6, .6), (-.28, .3)))
    joiner = man(rng, 'peaked', garment='jacket', color='5c4a3c', sleeve=None, beard=None, hair='3a2618', hair_style='bald', height=1.76, lapel=('8a806c', None), apron=None, stout=0.0)
    joiner.grips = {'r': ('fist', None, (-1, 0, 0)), 'l': ('fist', None, (.4, 1, 0))}
    joiner.extra = [swept('3a2618', .005, 9, .004, seed=5, under_hat=True), dress.paper_cap('94886e'), fronts.jacket('5c4a3c'), fronts.neckcloth('6a3a2c'), plain]
    # He has turned to the door and shakes his fist at the masters.
    add(joiner, mirrored(POSES['fist']).but(hand_l=(-.2, .2, 1.9), lean=.12), -2.8, 7.9, 312, 16, FACES['clerk'].but(mouth='speak'), DOOR)
    # A weaver with her arms crossed, further back.
    weaver = woman(rng, 'kerchief', color='3f5a5c', hair_style='bun', apron=None, bare_arms=False)
    add(weaver, POSES['folded'].but(lean=-.02, side=.08, tilt=.14), 3.15, 8.9, 150, 23, FACES['engineer'].but(mouth='closed', worry=.6), ASKING)
    return spots


def mass(clear):
    """Two hundred hands: two bodies of people with a lane between them up to the steps; most look to the masters."""
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
        put = people.fill(42, side(s, 8.6), (.5, 22.5), variants=calm, turn=.5) + people.fill(14, side(s), (.5, 4), variants=calm, turn=.9) + people.fill(18, side(s, 9.5), (.5, 22.5), variants=angry, turn=.3) + people.fill(7, side(s), (.5, 5), variants=small, turn=.6)
        # Nobody stands just behind a near head, where a hat would seem to sit on it.
        seen = lambda x, y: x / (y - VISITOR[1])
        before = [tuple(obj.location[:2]) for obj in put if obj.location[1] < 10.5]
        for obj in put:
            x, y = obj.location[:2]
            # The frame cuts nobody near.
            cut = y < 14 and abs(abs(seen(x, y) - .012) - .58) < .5 / (y - VISITOR[1])
            apart = lambda spot: abs(seen(x, y) - seen(*spot))
            if cut or y < 15 and any(apart(spot) < (.11 if spot == MOTHER else .05) for spot in clear) or y < 13 and any(y > spot[1] and apart(spot) < .028 for spot in before):
                bpy.data.objects.remove(obj)


def view_one(st):
    """Afternoon, dark before its time: the yard, the gas lamp, the masters on the steps, the smoke, the river."""
    figures.dress(tailored=True, strands=4, trousers=True, cuffs=True)
    cast.PAPER[:] = ('94886e', '857a62')
    st.camera((0, 1.6, 1.5), (.82, 30, 2.2), 35)
    st.sun(-150, 24, 'ffb478', 1.5, 3.0)
    st.fill('54749c', '8c96a0', .68)
    st.spot((-2.9, 3.3, 2.6), (*MOTHER, 1.5), 'ffc48c', 250, 30, .12)
    st.spot((3.0, 6.5, 3.2), (*MOTHER, 1.5), '8fb4e0', 260, 30, .3)
    st.spot((-4.2, 3.4, 3.0), (-1.5, 6.6, 1.3), 'ffc890', 115, 44, .4)
    st.spot((3.4, 4.0, 2.8), (2.75, 6.9, 1.4), 'ffc890', 80, 34, .4)
    st.spot((-3.5, 14, 9), (.5, 22.6, 2), 'ffc080', 2000, 26)
    st.spot((-5, 4.5, 7.5), (.2, 9.5, 1), 'ffc890', 700, 60)
    place.yard(2.4)
    place.steps()
    tops = place.mill()
    pots = place.terraces()
    far = place.river_side()
    place.goods()
    m = Mesh(81)
    lamps = [ironwork.gas_lamp(m, *LAMP, 4.1, faceted=True, size=.62, strength=1.5), ironwork.gas_lamp(m, 7.6, 23, 3.6, size=.46)]
    m.build('iron')
    # The yard is wet from the fog: the lit door and the lamps lie in it.
    wet = Mesh(82)
    for k, (lamp, bright) in enumerate((((place.SX, 19.8), .8), ((LAMP[0], LAMP[1] - .4), .8), ((place.SX - 2.65, 20), .5))):
        ground.glimmer(wet, place.height, VISITOR[:2], lamp, k, bright, count=420)
    wet.build('glimmer')
    # The light stands before the lantern, so that its neck is not burnt out.
    for (x, y, z), power, wide, strength in zip(lamps, (300, 110), (1.1, .6), (.38, 1)):
        st.lamp((x, y - 1.1, z - .3), 'ffb058', power, .2)
        st.meta['halos'].append({'loc': [x, y - .3, z], 'radius': wide, 'color': [1.0, .62, .28], 'strength': strength})
    for s in (-1, 1):
        x, y, z = place.SX + s * 2.65, 20.5, 1.36 + 2.55
        st.lamp((x, y - .9, z - .2), 'ffb058', 90, .2)
        st.meta['halos'].append({'loc': [x, y - .3, z], 'radius': .5, 'color': [1.0, .62, .28]})
    st.lamp((place.SX, 24.6, 3.2), 'ffb058', 110, .3)
    clear = heroes(np.random.default_rng(4))
    masters()
    mass(clear)
    smokes(st, tops, far, pots)
    st.look(sky={'zenith': '26323e', 'middle': '6a7a84', 'horizon': 'c48a5c', 'glow': 'ff9c58', 'glow_power': .4, 'haze': .45,
                 'layers': [{'cover': .6, 'scale': .75, 'stretch': 2.8, 'low': .03, 'high': 1.2, 'seed': 22, 'color': 'a08c80', 'shade': '4a5460', 'opacity': .7, 'soft': .5, 'sharp': .22}]},
            fog={'start': 9, 'length': 120, 'max': .8, 'cool': '66747e', 'warm': 'b08a6c', 'low': .3, 'low_height': 6},
            tones={'shade': '4a5a90'}, rim=[{'from': (*LAMP, 4.4), 'amount': .4, 'width': 4, 'within': 10}, {'from': (place.SX, 25, 3), 'amount': .35, 'width': 4, 'within': 10}], recede={'from': 4.5, 'to': 13, 'color': '4a5878', 'amount': .2, 'grey': .4, 'shines': (.08, .22), 'keep': (place.SX, 23.5, 2.6), 'radius': 3.2},
            grade={'exposure': 1.25, 'bloom': .2, 'shadows': '12303e'},
            values={'hero': [*MOTHER, 1.5], 'radius': .6, 'lift': -.16})


def smokes(st, tops, far, pots):
    """Black smoke from the two chimneys, grey from the far ones, thin threads from the houses."""
    for k, at in enumerate(tops):
        st.smoke(at, 8, (26, 4), 1.0, 7.5, .75, '524c4d', '30323a', 230, seed=3 + k)
    st.smoke(far[0], 13, (44, 3), 1.3, 8.5, .5, '695d59', '4b484b', 110, seed=9)
    for k, at in enumerate(far[1:]):
        st.smoke(at, 24, (52, 5), 2.6, 13, .6, 'c8a488', '4c464c', 130, seed=11 + k)
    for k, at in enumerate(pots[::2]):
        st.smoke(at, 4.5, (2.6, .4), .2, 1.3, .4, 'd8c0a8', '6a6468', 60, seed=31 + k)


if __name__ == '__main__':
    stage = Stage()
    {1: view_one, 2: industrial_gate.view, 3: industrial_shaft.view}[stage.view](stage)
    stage.render()
