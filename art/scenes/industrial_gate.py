"""The London scene's second view: night fog at the mill gate, the factory inspector at the gate, with the mother of the hurt girl. For industrial 2."""
from dataclasses import replace

import bpy
import numpy as np

import industrial_cast as cast
from industrial_cast import man, woman
from industrial_gateway import EYE, HALF, gateway, street
from industrial_hair import CUT, coiled, loosened, parted, swept, whiskered
from industrial_shawl import armhole, plain, shawl
from kit import clothes, engines, fronts, ironwork, near_dress, veils, working_dress
from kit.carving import beard
from kit.faces import FACES
from kit.figures import Look, dress
from kit.meshes import Mesh, unit
from kit.placing import watching
from kit.pose import POSES
from kit.strands import strands

# Where the inspector and Kitty's mother stand.
INSPECTOR = (.75, 14.4)
MOTHER = (-.37, 14.7)
# Where the owner waits, and his watchman with a lantern.
OWNER, WATCHMAN = (.87, 22.0), (-.1, 24.6)
# Where the inspector writes on the book (in the frame of his left hand), where the pencil is held (in that of his right hand), and his right wrist, which joins the two.
PAGE, PINCH, WRITING = (.05, .085, -.066), (.034, .094, -.062), (-.119, .36, 1.289)


def arrival():
    """The cab, its horse and driver at the kerb."""
    turn = np.radians(-62)
    at = np.array((4.9, 20.6))
    m = engines.cab()
    obj = m.build('cab')
    obj.location, obj.rotation_euler = (at[0], at[1], 0), (0, 0, turn)
    way = np.array((-np.sin(turn), np.cos(turn)))
    horse = engines.horse()
    p = at + way * 3.1
    horse.location, horse.rotation_euler = (p[0], p[1], 0), (0, 0, turn)
    driver = cast.place(Look(garment='coat', color='3c3a36', legs='3a3630', hat='topper', hat_color='1c1b1e', cloak='2e3234', beard='short', hair='5a4a3c', stout=.5), POSES['sit'].but(look=(.5, -.1)), 0, 0, 0, 71)
    p = at + way * .95
    driver.location, driver.rotation_euler = (p[0], p[1], .92), (0, 0, turn)
    return [tuple(at + way * t + np.array((way[1], -way[0])) * u) for t in (-1, 0, 1, 2, 3, 4, 5) for u in (-.5, .5)]


def notebook(m, j):
    """An open pocket book on the left hand, and a pencil held by the right hand with its point on the page, as an `extra` of a Look."""
    place = j.grips['l']
    x, y, z = (unit(place(e) - place((0, 0, 0))) for e in np.eye(3))
    for s in (-1, 1):
        rot = np.stack([unit(x + z * .22 * -s), y, unit(z + x * .22 * s)], 1)
        m.box(place((s * .062, .075, -.05)), (.124, .19, .012), '5a1f1a', rot=rot, chamfer=.003)
        m.box(place((s * .06, .075, -.0585)), (.112, .176, .01), 'efe4c8', rot=rot, jitter=.02)
        for k in range(7):
            m.box(place((s * .06, .14 - k * .02, -.0642)), (.084 - .02 * (k % 3 == 1), .004, .002), '4a4238', rot=rot, jitter=0)
    point, held = place(PAGE), j.grips['r'](PINCH)
    up = unit(held - point)
    m.tube([point + up * .022, point + up * .2], .0068, 'd0a060', n=8, mat='gloss')
    m.tube([point, point + up * .024], [.0008, .0068], '4a3a2c', n=8)


def neighbours(add, rng):
    """The hands of the mill who stand nearest, two on each side: cap, drawn-up shawl, bonnet, cap."""
    def fellow(hat, color, cloth, hand=None, **kw):
        look = man(rng, 'none', garment='jacket', color=color, sleeve=None, apron=None, stout=0.0, lapel=('8a806c', None), gloves=None if hand else color, grips=hand or {}, hair='3a2618', hair_style='bald', beard=kw.pop('beard', None), **kw)
        look.extra = [swept('3a2618', .005, 9, .004, seed=3, under_hat=True), hat, fronts.jacket(color, back=False), fronts.neckcloth(cloth), plain]
        return look

    def shawled(color, border, gown, over=True, **kw):
        look = woman(rng, 'hair', color=gown, hair_style='bald', bare_arms=False, apron=None, belt=None, hat='linen', gloves=color, **kw)
        look.extra = [near_dress.drawn_back('4a3020')] + ([veils.draped(color, .2, .085, .045)] if over else [working_dress.mob_cap('b8ac92', '3a5a6a')]) + [shawl(color, border, .4, pin=None), plain]
        return look
    hidden = POSES['clasped'].but(hand_r=(.05, .1, 1.22), hand_l=(-.05, .1, 1.24), hold_r='fist', hold_l='fist', look=(0, 0))
    for look, pose, x, y, facing, face, worry in (
            (fellow(working_dress.peaked_cap('2e3238'), '4e525c', '8a3a2c', {'r': ('fist', None, (-1, 0, 0))}, height=1.78), cast.POCKETS.but(lean=.06, tilt=-.12, hand_r=(.24, .0, .86), elbow_out=.3), -1.52, 15.95, -80, 'operator', .8),
            (shawled('6a5a54', '3e3432', '4a3c3c', height=1.6), hidden.but(lean=.12, tilt=.14), -2.35, 16.9, -100, 'mother', 1.4),
            (shawled('8a6a4a', '4a3826', '3f4a52', False, height=1.62), hidden.but(lean=.1, tilt=-.16), 1.93, 15.75, 98, 'engineer', 1.2),
            (fellow(working_dress.peaked_cap('4a4034'), '4e6074', '8a6a3a', height=1.82, beard='moustache'), POSES['folded'].but(tilt=.12, side=.06), 2.78, 17.2, 96, 'clerk', .2)):
        look, pose = watching(replace(look, head=1.05, face=FACES[face].but(mouth='closed', worry=worry, stern=0)), pose, x, y, 0, facing, (.1, 14.6, 1.5))
        add(look, pose, x, y, facing, 40 + int(x * 10))


def people(st):
    """Inspector, mother and masters in the light of the gate; the hands with their lanterns on both sides."""
    rng = np.random.default_rng(6)
    spots, put = [], cast.place

    def add(look, pose, x, y, facing, seed, **kw):
        spots.append((x, y))
        return put(look, pose, x, y, facing, seed, **kw)
    eyes = lambda x, y: (x, y, 1.58)
    # He looks at her over his book, the pencil on the page.
    inspector = replace(cast.INSPECTOR, color='3a4250', legs='2e323a', lapel=('ccd0d2', None), skin='e2ab84', hat=None, hair='4a3a2c', beard=None,
                        face=FACES['clerk'].but(stern=.6, worry=.9, age=.5, lips=-.6, small=.6, mouth='closed', lid=.58, bushy=2.2, brow=.6, low_brows=.5, nose_wide=.2, hollow=.15, weary=.5, iris='2a2014'), head=1.12, hair_style='bald',
                        extra=[swept('4a3a2c', .006, 9, .003, seed=6, under_hat=True, ragged=0, line=CUT), strands('4a3a2c', 30, 0, 3), beard('54402e', .05, gravity=.6, seed=7, fork=0, full=1.4, broad=True), strands('54402e', 60, 60, 0, seed=3), cast.silk_hat('26262a', .7, .0), fronts.jacket('3a4250', '6a5636', double=True), cast.cravat('20242c'), cast.upturned('3a4250'),
                               lambda m, j: clothes.cloak(m, j, '46506a', open_angle=1.32), notebook, plain],
                        grips={'l': ('cradle', (.3, .9, .1), (-.28, -.1, 1)), 'r': ('write', (-.4, .9, -.25), (-.5, -.1, -.85))})
    inspector, writing = watching(inspector, POSES['stand'].but(hand_r=WRITING, hand_l=(-.2, .33, 1.1), lean=.07, tilt=.1, elbow_out=.6, elbow_r=1.3, foot_l=(-.14, .2, 0)), *INSPECTOR, 0, 142, (*MOTHER, 1.46), head=((-.04, .04), (-.2, .1)), eyes=((-.5, .5), (-.28, .2)))
    add(inspector, writing, *INSPECTOR, 142, 1)
    # One hand holds her shawl, the other is open: she asks.
    mother = replace(cast.MOTHER, face=FACES['mother_hero'].but(mouth='speak', worry=1.9, stern=0, age=0, lips=.2, small=.3, rested=1, even=.6, hollow=0, cheek=.25, fat=0, blush=.15), head=1.13, height=1.7, color='464a60', sleeve='4c5068', bare_arms=False, cuffed=False, wide_sleeve=-.012, hair_style='bald', apron=None, belt=None,
                     grips={'l': ('offer', (-.8, .55, 0), (.3, .5, .75)), 'r': ('rest', (-.8, .12, .5), (.1, -1, -.05))},
                     extra=[parted('8a4420', ear=1), strands('8a4420', 40, 14, 6, flow=1, edge='side'), coiled('8a4420'), loosened('8a4420', (0, 1)), shawl('b62c1c', 'b8742c', elbow=(.3, .45), deep=.8, tip=.05, reach=1.6), armhole('8e2216', 'r'), cast.cuffs('4c5068'), fronts.apron('c8bb9c', .24), plain])
    add(*watching(mother, POSES['plead'].but(hand_l=(-.22, .4, 1.23), hand_r=(.05, .285, 1.26), lean=.17, side=.05, tilt=-.2, settle=.025, elbow_out=.3, shout=False), *MOTHER, 0, 208, eyes(*INSPECTOR), head=((-.06, .06), (-.2, .15))), *MOTHER, 208, 11)
    # He has come no further than his own gate, and looks at her as at a bill.
    owner = replace(cast.OWNER, height=1.92, color='2a2c36', legs='2c2e36', skin='dcaa88', hat=None, beard=None, hair='4a443c', hair_style='bald', head=1.28, face=FACES['steward'].but(stern=.45, worry=0, mouth='closed', smile=-.8, lips=-.4, lid=.62, bushy=2.0, low_brows=.4, age=.4, fat=.3, stubble=0),
                    extra=[swept('6a645c', .012, seed=5, under_hat=True, line=CUT), whiskered('8a847a'), cast.silk_hat('1c1c22', .85, .014), *cast.OWNER.extra, plain])
    waiting = POSES['hip'].but(hand_l=(-.1, -.16, 1.0), hold_l='fist', hand_r=(.2, -.02, 1.03), lean=-.07, side=-.06, twist=-.2, tilt=.1)
    add(*watching(owner, waiting, *OWNER, 0, 176, (*MOTHER, 1.6), head=((-.25, .25), (-.2, .1))), *OWNER, 176, 2)
    watchman = replace(cast.OVERSEER, garment='coat', color='2c3446', legs='262a34', belt=None, lapel=None, boot_height=.1, hat_color='1e2026')
    over = put(watchman, cast.LANTERN, *WATCHMAN, 180, 3, held=cast.hand_lantern)
    cast.lantern_light(st, over, power=16, halo=.3)
    spots.extend([OWNER, WATCHMAN])
    neighbours(add, rng)
    crowd, calm, angry, small = cast.crowd(8)
    for x, y in spots:
        crowd.keep_clear(x, y, .85)
    for x, y in arrival():
        crowd.keep_clear(x, y, .8)
    for x, y in ((4.2, 17.9), (5.4, 17.9), (6.6, 18.1), (7.6, 18.6), (3.6, 18.8), (4.6, 16.6), (5.6, 16.6)):
        crowd.keep_clear(x, y, .7)
    held = [crowd.variant(man(rng) if k % 2 else woman(rng), (cast.LANTERN, cast.LANTERN_LOW)[k % 2].loosened(rng, .03), seed=300 + k, held=cast.hand_lantern) for k in range(4)]

    def side(s):
        def spot(r):
            y = 16.9 + 5.6 * r.random() ** .9
            return s * (1.75 + .1 * (y - 12.6) + r.random() ** 1.25 * (4.6 + .28 * (y - 12))) + .2, y
        return spot
    for s in (-1, 1):
        # Their lanterns glow without a halo, which would veil the coats in front of it.
        crowd.fill(3, side(s), (.3, 19), variants=held, turn=.25)
        crowd.fill(44, side(s), (.3, 21), variants=calm, turn=.35)
        for obj in crowd.fill(16, side(s), (.3, 23), variants=angry, turn=.2):
            # No arm is to reach into the picture from behind Kitty's mother.
            if s < 0 and obj.data in (angry[1].data, angry[6].data):
                bpy.data.objects.remove(obj)
        crowd.fill(4, side(s), (.3, 18), variants=small, turn=.5)


def view(st):
    """Night in the fog, before the gate."""
    dress(tailored=True, strands=3, cuffs=True)
    st.camera((*EYE, 1.4), (.2, 32, 2.89), 36)
    st.sun(8, 26, '8aa8e0', .6, 6)
    st.fill('4a6ca8', '6a6c80', .62)
    st.spot((-3, 9, 8.5), (.2, 14.6, 1), 'ffc078', 1500, 16, .5)
    st.spot((-4.5, 3, 7), (0, 13, .8), 'ffb878', 700, 62, 2)
    # From the height of his eyes, so that no shadow of the brim lies on his face.
    st.spot((-1.9, 12.0, 1.55), (INSPECTOR[0], INSPECTOR[1], 1.55), 'ffc890', 120, 26, .3)
    st.spot((3.2, 16.6, 3.0), (INSPECTOR[0], INSPECTOR[1], 1.6), '9ab8e8', 380, 30, .3)
    st.spot((-1.25, 11.7, 1.9), (*MOTHER, 1.5), 'ffc890', 120, 24, .15)
    # Into the shadow that her hand throws on the shawl.
    st.spot((.1, 11.6, 1.3), (-.22, 14.4, 1.18), 'ffb070', 34, 12, .2)
    # Night's blue on the people at both sides, the gate's light along their edges, gaslight on the piers.
    for s in (-1, 1):
        st.spot((s * 3.8, 12.6, .4), (s * 2, 16.3, 1.1), '6a90e0', 260, 52, .5)
        st.spot((s * 1.6, 23.6, 4.8), (s * 3.2, 16.2, 1.5), 'ffb060', 2600, 40, .2)
        # On the faces of those who watch.
        st.spot((s * .1, 13.6, 2.3), (s * 2.1, 16.1, 1.5), 'ffb878', 95, 46, .3)
        st.spot((s * .5, 17, 4.2), (s * HALF, 25.4, 2.8), 'ffa858', 620, 20, .3)
    # On the owner's face and the ground about him.
    st.spot((1.2, 18.8, 2.0), (*OWNER, 1.6), 'ffd4a8', 52, 16, .15)
    # The lantern's light on his cheek, from below the brim.
    st.spot((-.4, 21.2, 1.5), (*OWNER, 1.78), 'ffcc90', 16, 24, .1)
    st.spot((2, 16, 6), (4.8, 20.6, 1), 'ffc888', 260, 40, 1)
    street()
    gateway(st)
    people(st)
    m = Mesh(81)
    lamps = [ironwork.gas_lamp(m, -6.3, 16.5, 4.0, size=.6), ironwork.gas_lamp(m, 7.4, 15.5, 4.0, size=.6)]
    m.build('lamps')
    for x, y, z in lamps:
        st.lamp((x, y - .2, z - .6), 'ffb058', 260, .2)
        st.meta['halos'].append({'loc': [x, y - .3, z], 'radius': 1.2, 'color': [1.0, .6, .26]})
    st.look(sky={'zenith': '15263f', 'middle': '2c4058', 'horizon': '525e70', 'glow': '8c8694', 'glow_power': .12, 'haze': .6,
                 'layers': [{'cover': .64, 'scale': .8, 'stretch': 2.8, 'high': 1.0, 'seed': 19, 'color': '5c6a7a', 'shade': '26344a', 'opacity': .8, 'soft': .6, 'sharp': .25}]},
            fog={'start': 17, 'length': 70, 'max': .7, 'cool': '2c4062', 'warm': '5c5450', 'low': .45, 'low_height': 4, 'sun_width': .3},
            # The page is lighter; three wet setts beside the owner do not mirror the lamps.
            values={'hero': [*INSPECTOR, 1.5], 'radius': .7, 'dodge': [((.72, 13.97, 1.15), .1, .7), ((.26, 31.0, .03), .3, -3.0), ((.24, 29.18, .03), .3, -2.2), ((.8, 23.65, -.01), .12, -2.5)]},
            rim=[{'from': (side * HALF, 25.4, 5.4), 'amount': .45, 'width': 3.5, 'within': 8} for side in (-1, 1)],
            tones={'shade': '4a5a90'}, recede={'from': 4.5, 'to': 14, 'color': '2c3c66', 'amount': .22, 'grey': .4, 'shines': (.02, .08), 'keep': (*OWNER, 1.5), 'radius': 1.6},
            grade={'exposure': 1.2, 'bloom': .12, 'bloom_from': 1.0, 'contrast': 1.1, 'lift': .045, 'vignette': .16, 'shadows': '10284a', 'saturation': 1.16})
