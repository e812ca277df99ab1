"""Florence, 1503: a workshop opens on the piazza, and a plan is made to steal a river."""
from dataclasses import replace
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import renaissance_cast as cast  # noqa: E402
import renaissance_night as night  # noqa: E402
import renaissance_river as river  # noqa: E402
import renaissance_town as town  # noqa: E402
from kit import animals, foliage, props  # noqa: E402
from kit.meshes import Mesh  # noqa: E402
from kit.pose import POSES, mirrored  # noqa: E402
from kit.stage import Stage  # noqa: E402
from kit.workshop import easel, grinding, level, map_table, portrait, pot_tree, rod  # noqa: E402

F = town.FLOOR
person = cast.person


def bands(m, cloth):
    """Two plain bands across a banner: nobody's arms."""
    for v in (.3, .42):
        props.patch(m, cloth, (0, 1), (v, v + .055), 'efe0b8', .012, 9, 3)


def council():
    """The map table, the master, the man from the chancery and their company."""
    m = Mesh(21)
    map_table(m, (.1, 9.75, F), (2.5, 1.42), .74, .33)
    for k in range(3):
        m.tube([(-.9 + .08 * k, 9.3, F + .06 + .07 * (k == 1)), (.1 + .1 * k, 9.36 + .03 * k, F + .06 + .07 * (k == 1))], .05, 'efe2c0', n=8)
    m.build('council')
    person(cast.MASTER, cast.SHOW.but(look=(-.35, -.05)), -1.62, 10.2, -112, 1, z=F)
    person(cast.CHANCERY, mirrored(cast.OFFER.but(hand_r=(.44, .44, 1.14))), 1.72, 10.35, 130, 2, held=lambda m, j: cast.pen(m, j, 'l'), z=F)
    person(cast.CLERK, cast.COUNT, 1.0, 11.5, 160, 3, held=cast.ledger, z=F)


def workshop_corner():
    """The apprentice at his slab, the portrait nobody looks at, and the boy who should be sweeping."""
    m = Mesh(22)
    easel(m, (-4.35, 11.0, F), rz=.42, draw=portrait)
    grinding(m, (-3.3, 9.35, F), rz=.35)
    pot_tree(m, (4.45, 9.1, F), 1.3)
    props.basket(m, (-4.1, 8.75, F), .5)
    for k in range(5):
        m.tube([(-4.2 + .05 * k, 8.72, F + .1), (-4.3 + .1 * k, 8.8 + .04 * k, F + .85)], .03, 'f0e4c4', n=7)
    m.build('corner')
    person(cast.GRINDER, cast.GRIND, -3.15, 9.95, 205, 11, z=F)


def onlookers(rng):
    """Those who have come up the steps to listen."""
    C = cast.citizen
    person(C(rng, False, garment='robe', color='a03026', hat=None, extra=[cast.chaperon('8a2420')], hair='8c8478', stout=.7, height=1.74, cloak=None, beard=None), POSES['folded'].but(look=(.3, 0)), 3.35, 10.9, 105, 31, z=F)
    person(C(rng, True, color='3f5f7c', hat='veil', trim='c9a44a', sleeve='c9a44a', apron=None), POSES['whisper'], 3.75, 10.05, 62, 32, z=F)
    person(C(rng, True, color='7a8a54', hat=None, hair='8a5a2c', sleeve='efe6d2', apron=None), POSES['clasped'].but(look=(.3, 0)), 4.5, 10.5, 80, 33, z=F)
    person(C(rng, False, garment='doublet', color='d3b468', sleeve='efe6d2', legs='7a2f2c', hat='beret', hat_color='2f3440', hair_style='long', beard=None, cloak=None), POSES['hip'].but(look=(.2, 0)), 3.05, 8.95, 48, 34, z=F)
    person(cast.GUARD, 'staff', 5.35, 11.6, 120, 35, held=cast.halberd, z=F)
    person(cast.GUARD, 'staff', -2.9, 12.0, 195, 36, held=cast.halberd, z=F)
    person(C(rng, False, garment='tunic', color='4a6a66', hat=None, beard=None, hair_style='curly', height=1.6), POSES['bow'].but(lean=.35), -.75, 11.75, 195, 37, z=F)
    boy = cast.child(rng, POSES['point'].but(shout=False), seed=38, color='b08a44', detail=True)
    boy.location, boy.rotation_euler = (2.55, 9.75, F), (0, 0, np.radians(75))
    for obj, x, y, facing in ((animals.quadruped('dog', '8a6238', 1), -2.15, 8.75, -62),):
        obj.location, obj.rotation_euler = (x, y, F), (0, 0, np.radians(facing))
    for k, (x, y, facing) in enumerate(((.9, 8.35, 60), (1.25, 8.6, 200), (1.6, 8.25, 120), (-.6, 8.3, -60), (.55, 8.05, -20))):
        obj = pigeon(k)
        obj.location, obj.rotation_euler = (x, y, F), (0, 0, np.radians(facing))


def pigeon(seed):
    """A pigeon pecking on the bricks."""
    m = Mesh(seed)
    with m.at(scale=.62):
        m.ball((0, 0, .2), (.1, .19, .11), ('8a8f98', 'd8d2c8', '6f757f')[seed % 3], n=9)
        m.tube([(0, -.12, .2), (0, -.3, .17)], [.07, .03], '4e535c', n=6)
        m.tube([(0, .12, .26), (0, .19, .36 if seed % 2 else .16)], [.065, .045], '5d6f6c', n=7)
        m.ball((0, .21, .4 if seed % 2 else .13), (.05, .06, .05), '6a7078', n=7)
        for s in (-1, 1):
            m.tube([(s * .04, 0, .1), (s * .04, .02, 0)], .014, 'b8503c', n=4)
    return m.build('pigeon')


def piazza(seed=4):
    """The crowd below: strollers, buyers, porters, thinner in the middle."""
    people = cast.crowd(seed)

    def place(rng):
        y = 14.2 + 24 * rng.random() ** 1.25
        side = rng.choice([-1, 1])
        inner = 2.6 if y < 22 else .2
        return side * (inner + rng.random() ** 1.2 * (4.5 + .25 * (y - 12))) + .3, y
    for x, y in ((-6.6, 23.5), (7.2, 22.5), (8.8, 30), (-4.6, 35), (3.9, 37)):
        people.keep_clear(x, y, 1.6)
    people.fill(105, place, (.3, 8), turn=1.3)


def banners():
    """Two plain standards of the republic at the head of the steps."""
    m = Mesh(41)
    for x in (-3.75, 3.2):
        props.banner(m, (x, 13.9, 0), 7.4, 1.15, 3.2, device=bands, sway=.05)
    m.build('banners')


def view_one(st):
    """A clear day, from inside the forecourt: the council about the map, the dome above the roofs."""
    st.camera((0, .35, 3.45), (.2, 30, 3.25))
    st.sun(-128, 29, 'ffdfac', 4.4)
    st.fill('7fb0e0', 'd3d0c6', .62)
    st.spot((-2.5, 4, 7.5), (.2, 10.3, 1.2), power=900, angle=34)
    st.lamp((-8.0, 14.0, 2.6), 'ffb060', 75, .3)
    st.lamp((-8.2, 17.4, 2.6), 'ffb060', 75, .3)
    town.land()
    town.forecourt()
    town.workshop()
    town.town()
    town.duomo()
    town.stalls()
    banners()
    council()
    workshop_corner()
    onlookers(np.random.default_rng(7))
    piazza()
    foliage.framing_branch([(5.9, 8.2, 5.0), (4.8, 8.3, 5.9), (3.9, 8.4, 6.0)], ('5d7a34', '7d9440', '4a6a2c'), 2400, .06, .42, seed=4, twigs=22)
    for k, (x, y, z, s, drift) in enumerate(((-3.0, 70, 12, 1.2, 6), (-24, 90, 13, 1.3, 8))):
        st.smoke((x, y, z), 9 * s, (drift, .5), .25, 2.4 * s, .35, 'f0e6d6', 'a6acb2', 80, seed=k)
    st.look(sky={'zenith': '3a7db4', 'middle': '8fbdd2', 'horizon': 'f4e0b8', 'glow': 'ffdf9c', 'glow_power': .5,
                 'layers': [{'cover': .6, 'scale': 2.0, 'stretch': 2.4, 'high': .85, 'low': .03, 'seed': 9, 'color': 'fff1d6', 'shade': '9db0c2'},
                            {'cover': .42, 'scale': 1.3, 'stretch': 6, 'low': .2, 'high': 1.2, 'opacity': .35, 'seed': 22, 'soft': .5}]},
            fog={'start': 22, 'length': 950, 'max': .6, 'cool': 'a9bdcb', 'warm': 'f2d9a8', 'low': .25, 'low_height': 6})


def on_ground(look, pose, x, y, facing, seed=0, held=None, detail=True):
    """A person standing on the river plain."""
    return person(look, pose, x, y, facing, seed, detail, held, float(river.height(x, y)))


def surveyors(rng):
    """The master at his level, the secretary on his horse, the rods and the foreman."""
    W = cast.workman
    m = Mesh(23)
    level(m, (-2.75, 10.8, float(river.height(-2.75, 10.8))), rz=-.25)
    cast.barrow(m, (4.35, 14.0, float(river.height(4.4, 14))), rz=.5)
    m.build('level')
    on_ground(cast.MASTER, POSES['point'].but(hand_r=(.25, .64, 1.34), shout=False, look=(-.35, 0), hand_l=(-.34, .2, 1.2)), -3.7, 10.85, -84, 41)
    on_ground(cast.GRINDER, cast.SIGHT, -2.98, 10.02, -12, 42)
    horse = animals.quadruped('horse', '5a3a26', 3, 'walk', mane='1c1410', saddle='a82c1c')
    x, y = 5.0, 12.0
    horse.location, horse.rotation_euler = (x, y, float(river.height(x, y))), (0, 0, np.radians(68))
    rider = replace(cast.CHANCERY, garment='tunic', cloak='8e1d1a', legs='2a2024', hat='cap', hat_color='1c1414', hat_accent='c23a22')
    person(rider, cast.RIDE, x + .12, y - .06, 74, 43, True, None, float(river.height(x, y)) + .93)
    on_ground(cast.CLERK, cast.COUNT, 3.2, 10.1, 40, 44, held=cast.ledger)
    on_ground(cast.GUARD, 'staff', 6.2, 12.9, 95, 45, held=cast.halberd)
    on_ground(W(rng, hat='straw', color='8a6a48', beard='full', stout=.5), mirrored(POSES['cup']), -4.9, 12.7, -50, 46)
    on_ground(W(rng, hat=None, color='e2d7be'), POSES['carry'], -5.3, 10.1, -100, 47, held=lambda mm, j: props.barrel(mm, j.points['wrist_r'] * .5 + j.points['wrist_l'] * .5 + (0, 0, -.05), .5))
    for k, (rx, ry, facing) in enumerate(((.55, 18.5, 178), (-3.4, 23.5, 190), (.9, 30, 180))):
        on_ground(W(rng, color='efe6d2', hat='straw'), POSES['staff'].but(pole=('r', (0, 0, 1), 1.2, 0)), rx, ry, facing, 50 + k, held=rod)
    return [(-3.7, 10.85), (5.0, 12.0), (5.7, 11.8), (4.1, 12.3), (3.2, 10.1), (6.2, 12.9), (-4.9, 12.7), (-5.3, 10.1), (.55, 18.5), (-3.4, 23.5), (4.4, 13.5)]


def diggers(rng, clear):
    """Some of the two thousand: digging in the cut, carrying up its sides, heaping the banks."""
    W = cast.workman
    dig = [(-.35, 13.1, -40, cast.DIG, cast.spade), (1.25, 14.2, 60, cast.TOSS, cast.spade), (-.9, 15.6, 150, cast.DIG, cast.spade), (1.5, 16.6, 200, POSES['brandish'].but(shout=False), cast.pick)]
    for k, (x, y, facing, pose, tool) in enumerate(dig):
        on_ground(W(rng), pose, x, y, facing, 60 + k, held=tool)
        clear.append((x, y))
    people = cast.Crowd(6, spacing=.8)
    for x, y in clear:
        people.keep_clear(x, y, 1.0)
    make = lambda pose, seed, held=None: people.variant(W(rng), pose.loosened(rng), seed=seed, held=held)
    low = [make(cast.DIG, 400 + k, cast.spade) for k in range(4)] + [make(POSES['brandish'].but(shout=False), 410 + k, cast.pick) for k in range(3)] + [make(cast.TOSS, 420, cast.spade)]
    high = [make(cast.LOAD, 430 + k, cast.load_of_earth) for k in range(5)] + [make(POSES[n].but(shout=False), 440 + k) for k, n in enumerate(('walk', 'hips', 'stand', 'point', 'carry'))] + [make(cast.DIG, 450 + k, cast.spade) for k in range(3)]
    h = lambda x, y: float(river.height(x, y))
    people.fill(26, lambda r: ((lambda y: (float(river.cut(y)) + r.uniform(-1.3, 1.3), y))(15 + 31 * r.random() ** 1.3)), (.5, 60), h, turn=1.6, variants=low)
    people.fill(70, lambda r: ((lambda y: (float(river.cut(y)) + r.choice([-1, 1]) * r.uniform(3.3, 7.5), y))(13.5 + 34 * r.random() ** 1.2)), (.5, 30), h, turn=1.4, variants=high)
    people.fill(26, lambda r: (r.choice([-1, 1]) * r.uniform(7, 17), r.uniform(19, 46)), (.5, 20), h, turn=2.5, variants=high)


def view_two(st):
    """Dusk on the Arno: the ditch that is to drain Pisa of its river."""
    st.camera((0, 0, 4.1), (.2, 30, 3.0))
    st.sun(-77, 13, 'ffb36a', 4.6)
    st.fill('6f8fc8', 'f0c8a4', .6)
    st.spot((-3, 4, 8), (-3.2, 10.2, 1), power=1100, angle=34)
    st.spot((1, 3, 9), (4.2, 11, 1.4), power=1100, angle=34)
    river.land()
    river.pisa()
    river.trees()
    river.camp()
    m = Mesh(42)
    for x in (-4.1, 4.7):
        props.banner(m, (x, 17.2, float(river.height(x, 17.2))), 7.0, 1.15, 3.1, device=bands, sway=.05)
    m.build('banners')
    rng = np.random.default_rng(12)
    diggers(rng, surveyors(rng))
    foliage.framing_branch([(-6.0, 8.6, 5.4), (-4.6, 8.7, 6.3), (-3.4, 8.8, 6.3)], ('7d8446', '96945a', 'b09a4c'), 3000, .065, .5, seed=5, twigs=28)
    foliage.framing_branch([(6.3, 9.0, 5.6), (5.2, 9.0, 6.5), (4.2, 9.1, 6.5)], ('7d8446', '96945a', 'b09a4c'), 2200, .065, .42, seed=8, twigs=20)
    for k, (x, y, z, s, drift) in enumerate(((-13, 27, .5, .8, 5), (15.5, 29, .5, .7, 4), (20, 226, 14, 5, 26))):
        st.smoke((x, y, z), 9 * s, (drift, .5), .25, 2.4 * s, .4, 'f6cfa6', '8a8494', 80, seed=k)
    st.look(sky={'zenith': '4f74ac', 'middle': 'cdb0a8', 'horizon': 'ffb468', 'glow': 'ff9c40', 'glow_power': .9, 'glow_size': .85,
                 'layers': [{'cover': .62, 'scale': 1.9, 'stretch': 3.2, 'high': .8, 'low': .02, 'seed': 17, 'color': 'ffd0a0', 'shade': '8f86a0'},
                            {'cover': .45, 'scale': 1.2, 'stretch': 7, 'low': .12, 'high': 1.2, 'opacity': .4, 'seed': 31, 'soft': .5, 'color': 'ffb890'}]},
            grade={'exposure': 1.22, 'contrast': 1.12, 'saturation': 1.14},
            fog={'start': 30, 'length': 900, 'max': .55, 'cool': 'b4aeb8', 'warm': 'ffc88c', 'low': .3, 'low_height': 4})


def jug(m, j):
    """A jug tipped over the trough, pouring."""
    w = (j.points['wrist_r'] + j.points['wrist_l']) / 2 + j.chest @ (0, .1, .02)
    m.ball(w, (.13, .16, .13), 'b9653c', n=12)
    lip = w + j.chest @ (0, .2, -.04)
    m.tube([w + j.chest @ (0, .1, .02), lip], [.08, .06], 'b9653c', n=9)
    m.tube([lip, lip + j.chest @ (0, .1, -.1), lip + j.chest @ (0, .12, -.5)], [.03, .028, .05], '6fb0d0', n=7, mat='gloss')


def hand_lantern(m, j):
    """A lantern hanging from the right hand."""
    w = j.points['wrist_r']
    props.lantern(m, w + j.chest @ (0, .06, 0) - (0, 0, .34), .3, 3.0)


def witnesses(st, rng):
    """Those who have come by lamplight to see which way the water goes."""
    C = cast.citizen
    P = POSES
    person(cast.MASTER, P['bow'].but(lean=.42, hand_r=(.12, .62, 1.0), hand_l=(-.34, .3, .98), hold_r='point', look=(-.4, .12)), -2.25, 10.55, -80, 71)
    person(replace(cast.CHANCERY, color='741a1e', sleeve='5a1418'), P['think'].but(look=(.15, -.1), lean=.08), 2.55, 9.95, 100, 72)
    person(cast.GRINDER, P['carry'].but(hand_r=(.12, .45, 1.42), hand_l=(-.12, .42, 1.36), lean=.1), 1.5, 11.9, 168, 73, held=jug)
    person(cast.CLERK, cast.COUNT, 4.0, 11.7, 105, 74, held=cast.ledger)
    person(C(rng, False, garment='robe', color='a03026', hat=None, extra=[cast.chaperon('7e1c18')], stout=.8, cloak=None, beard=None, hair='8c8478'), P['clasped'], -.85, 12.35, 185, 75)
    person(C(rng, False, garment='tunic', color='4a6a66', hat='cap', hat_color='2f3440', cloak=None, beard='short'), P['point'].but(shout=False), -1.75, 11.75, -128, 76)
    person(C(rng, True, color='3f5f7c', hat='veil', trim='c9a44a', apron=None), P['fear'].but(look=(0, -.1)), .35, 12.5, 180, 77)
    person(C(rng, False, garment='doublet', color='c8a050', legs='7a2f2c', hat='beret', hat_color='6a2420', sleeve='efe6d2', cloak=None, beard=None), P['hips'].but(look=(.2, -.1)), -3.75, 11.0, -72, 78)
    person(C(rng, False, garment='coat', color='5a6a48', hat=None, beard='full', cloak=None, extra=[]), P['folded'], 4.4, 10.4, 80, 79)
    person(cast.GUARD, 'staff', 5.2, 13.2, 140, 80, held=cast.halberd)
    person(cast.GUARD, 'staff', -3.6, 13.6, 200, 81, held=cast.halberd)
    for x, y, facing, seed, color in ((-3.45, 9.55, -62, 82, 'b8863c'), (3.5, 9.2, 60, 83, '7a8a54')):
        child = cast.child(rng, POSES['point'].but(hand_r=(.16, .4, 1.32), hold_r='fist', shout=False), seed=seed, color=color, detail=True, held=hand_lantern)
        child.location, child.rotation_euler = (x, y, 0), (0, 0, np.radians(facing))
        t = np.radians(facing)
        st.lamp((x + .12 * np.cos(t) - .42 * np.sin(t), y + .12 * np.sin(t) + .42 * np.cos(t), .72), 'ffb060', 70, .1, .4)
    people = cast.crowd(8, poses=('stand', 'hip', 'folded', 'think', 'whisper', 'clasped', 'contrapposto', 'point'))
    for x, y in ((-.85, 12.35), (-1.75, 11.75), (.35, 12.5), (1.55, 12.05), (4.0, 11.7), (-3.75, 11), (-3.6, 13.6), (5.2, 13.2), (-4.7, 11.9), (-2.25, 10.55)):
        people.keep_clear(x, y, .75)
    people.fill(17, lambda r: (r.uniform(-4.4, 4.6), r.uniform(12.6, 15.2)), (.15, 10.2), turn=.3)


def view_three(st):
    """Night in the workshop: water decides in a trough of clay."""
    st.camera((0, .6, 3.5), (.2, 30, 3.2))
    st.sun(-125, 38, '9dbcf0', .85)
    st.fill('30486e', '4d5f7a', .5)
    st.spot((-1.8, 4.4, 6.2), (.1, 10.4, .9), 'ffbe78', power=4200, angle=42, soft=.7)
    night.hall()
    night.trough()
    night.hangings()
    night.lights(st)
    night.night_town()
    witnesses(st, np.random.default_rng(21))
    st.look(sky={'zenith': '0c1a3a', 'middle': '1c3560', 'horizon': '4a6688', 'glow': '8fa8d0', 'glow_power': .25, 'stars': 1.2,
                 'layers': [{'cover': .5, 'scale': 2.0, 'stretch': 3, 'high': .8, 'low': .03, 'seed': 6, 'color': '7f97bd', 'shade': '2a3c5c', 'opacity': .7}]},
            fog={'start': 26, 'length': 620, 'max': .6, 'cool': '33507c', 'warm': '4a6488', 'low': .3, 'low_height': 6},
            grade={'exposure': 1.3, 'bloom': .2})


if __name__ == '__main__':
    stage = Stage()
    {1: view_one, 2: view_two, 3: view_three}[stage.view](stage)
    stage.render()
