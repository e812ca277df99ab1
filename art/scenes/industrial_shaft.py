"""The London scene's third view, close: by the watchman's lantern, the shaft, the four empty bolt holes, the strip of blue sleeve. For industrial 3."""
from dataclasses import replace

import numpy as np

import industrial_cast as cast
import industrial_floor as floor
from industrial_gearing import MIDDLE, gearing, sleeve
from industrial_hair import pointed_beard
from industrial_shawl import plain
from kit import fronts
from kit.body import torso_ring
from kit.carving import cropped
from kit.faces import FACES
from kit.figures import Look, dress as clothe
from kit.meshes import rgb, unit
from kit.placing import inward, watching
from kit.pose import POSES
from kit.strands import strands

WATCHMAN = (-.29, 12.46)
COAT, BRASS, GREY = '454a55', '94784a', 'b0a898'
# How he holds the hand that does not dare to touch the sleeve.
REACHING = 'open'
# The watchman's hair, combed over his ears, and his beard.
HAIR = (cropped(GREY, 'd29a72', .011, temples=.86, seed=4, ears=False), strands(GREY, 60, 34, 12), pointed_beard(GREY, locks=17))


def lantern(m, bar, way):
    """A tin lantern hung by its bail, which runs along `way` through `bar`: a vented cone, four panes, a candle. Returns the place of its flame."""
    way = unit((way[0], way[1], 0))
    c = np.asarray(bar, float) - (0, 0, .235)
    m.tube([c + way * x + (0, 0, z) for x, z in ((-.084, .07), (-.087, .11), (-.085, .16), (-.078, .2), (-.066, .226), (-.05, .235), (.05, .235), (.066, .226), (.078, .2), (.085, .16), (.087, .11), (.084, .07))], .0042, '2a2622', n=8, mat='metal')
    # The wooden roll that the fist closes about.
    m.tube([c + way * x + (0, 0, .235) for x in (-.061, -.058, -.05, .0, .05, .058, .061)], [.006, .0115, .0125, .0118, .0125, .0115, .006], 'a8743c', n=14, jitter=.02)
    for s in (-1, 1):
        m.ball(c + way * s * .086 + (0, 0, .078), (.011, .011, .013), '3a3430', n=10, mat='metal')
    m.lathe([(.09, .07), (.082, .082), (.05, .12), (.036, .125), (.034, .145), (.018, .152), (.016, .165)], '3a3430', n=32, center=c, mat='metal')
    for z, r in ((-.105, .088), (-.09, .088), (.07, .088)):
        m.lathe([(r, z), (r + .004, z + .006), (r, z + .012)], '3a3430', n=32, center=c, caps=False, mat='metal')
    m.lathe([(.09, -.115), (.09, -.1), (.0005, -.098)], '3a3430', n=32, center=c, mat='metal')
    for k in range(4):
        q = k * np.pi / 2 + .5
        m.beam(c + (np.cos(q) * .082, np.sin(q) * .082, -.1), c + (np.cos(q) * .082, np.sin(q) * .082, .075), .009, '2c2724', mat='metal')
    m.tube([c + (0, 0, -.1), c + (0, 0, -.035)], .017, 'e8dcc0', n=14)
    m.lathe([(.001, -.03), (.009, -.02), (.0115, -.006), (.008, .014), (.0008, .04)], rgb('ffc060') * 3.2, n=12, center=c, mat='flame', jitter=0)
    m.lathe([(.001, -.024), (.005, -.016), (.004, .0), (.0005, .012)], rgb('fff0c8') * 4, n=10, center=c - (0, .008, 0), mat='flame', jitter=0)
    return c


def muffler(m, j):
    """A striped muffler crossed on the chest, its ends under the coat."""
    heights = np.linspace(.4, .86, 40)
    tone = [rgb('6e7c8a' if k % 7 > 1 else '343e4a') for k in range(40)]
    for s in (1, -1):
        rows = []
        for t in heights:
            inner, outer = -.02 - .25 * max(0, .82 - t), .2 + .9 * max(0, t - .46)
            angle = np.pi / 2 + s * np.linspace(inner, outer, 14)
            out = (.017 if s > 0 else .024) + .004 * np.sin(np.linspace(0, 13, 14) + t * 5) - .004 * (np.arange(14) == 0)
            rows.append(np.array([torso_ring(j, t, o, 0, .2, 0, [a])[0] for a, o in zip(angle, out)]))
        m.loft(rows, np.array(tone), closed=False, mat='wool', jitter=.01)


def shoulder_seam(m, j):
    """The seam where the sleeve of the lantern's arm is set into the coat, so that its shoulder parts from the trunk."""
    a, d = j.points['shoulder_l'], unit(j.points['elbow_l'] - j.points['shoulder_l'])
    x, q = unit(np.cross(d, j.chest[:, 1])), np.linspace(0, 2 * np.pi, 41)
    m.tube(a + d * .02 + .0665 * (np.outer(np.cos(q), x) + np.outer(np.sin(q), np.cross(d, x))), .0036, rgb(COAT) * .35, n=6, caps=False, mat='plain', jitter=0)


def crooks(m, j):
    """The folds that run out of the crook of both bent elbows, on the side towards the viewer."""
    q = np.linspace(0, 1, 14)
    # The near arm is bent away from the viewer: its folds come over the top.
    for s, seen, more, out in (('l', (0, 1, .2), 1, .0555), ('r', (0, .3, 1), 1.9, .0585)):
        a, b, c = (j.points[k + s] for k in ('shoulder_', 'elbow_', 'wrist_'))
        inner = unit(unit(a - b) + unit(c - b))
        for end, folds in ((a, ((.062, .8, .03), (.1, .6, .03))), (c, ((.06, 1.25, .028), (.092, 1.0, .035), (.125, .7, .035))[:1 if s == 'r' else 3])):
            way = unit(end - b)
            x = unit(inner - way * (inner @ way))
            y = np.cross(way, x)
            y = y * np.sign(y @ seen)
            for along, turn, slant in folds:
                angle = (q * turn * more - .15)[:, None]
                path = b + way * (along + slant * q ** 1.5)[:, None] + out * (np.cos(angle) * x + np.sin(angle) * y)
                m.tube(path, .0046 * np.interp(q, (0, .3, 1), (.8, 1, .1)), rgb(COAT) * .3, n=6, caps=False, mat='plain', jitter=0)


def keys(m, j):
    """The mill's keys on a ring that hangs from the coat's button."""
    at = torso_ring(j, .16, .05, 0, .2, 0, [np.pi / 2 + .32])[0]
    a = np.linspace(0, 2 * np.pi, 25)
    m.tube(at + np.stack([np.cos(a) * .034, 0 * a, np.sin(a) * .034], 1), .0035, BRASS, n=8, caps=False)
    for k, (lean, long) in enumerate(((-.35, .085), (.02, .1), (.38, .075))):
        way = np.array((np.sin(lean), .1, -np.cos(lean)))
        top, side = at + np.array((np.sin(lean), .006 * k, -np.cos(lean))) * .034, np.array((np.cos(lean), 0, np.sin(lean)))
        m.tube([top + way * t + side * w for t, w in ((0, 0), (.012, .012), (.026, 0), (.012, -.012), (0, 0))], .004, '8a8478', n=6, caps=False)
        m.tube([top + way * .026, top + way * long], .0045, '8a8478', n=8)
        m.box(top + way * (long - .01) + side * .011, (.018, .005, .02), '8a8478', rot=np.stack([side, np.cross(way, side), way], 1))


def watchman(st):
    """He holds his light where you point, and looks where you look."""
    lamps = []

    def carried(m, j):
        grip = j.grips['l']
        lamps.append(lantern(m, grip((0, .1, -.03)), grip((1, 0, 0)) - grip((0, 0, 0))))
    look = Look(face=FACES['master'].but(mouth='closed', lips=-1, small=.8, worry=1.5, stern=-.9, age=.7, lid=.26, bushy=1.0, inset=.8, hollow=.6, weary=.7, asymmetry=31, pressed=1), head=1.1, skin='d29a72', hair='786c60', hair_style='bald', hat='linen', garment='coat', color=COAT, legs=COAT, belt=None, folds=.6, elbows=1.0, cuffed=False, wide_sleeve=-.014,
                height=1.74, stout=.2, grips={'l': ('bail', (-.45, .85, .2), (-.1, .12, -1)), 'r': (REACHING, (-.84, .42, -.12), (-.1, -.2, -.95))},
                extra=[fronts.jacket(COAT, BRASS, low=.36, stout=.2, double=True, back=False), *HAIR, fronts.neckcloth('6e7c8a', tied=False), muffler, shoulder_seam, crooks, cast.cuffs(COAT, 'b0a488'), keys, carried, plain])
    pose = POSES['stand'].but(lean=.05, drop=.11, settle=-.012, hand_l=(-.35, .2, 1.642), hand_r=inward((-.165, 12.06, 1.345), *WATCHMAN, 0, 178, 1.74), tilt=.14, elbow_out=.25, elbow_way=(1, .0, -.36), side=.14, twist=.05)
    look, pose = watching(look, pose, *WATCHMAN, 0, 178, MIDDLE + (.1, 0, -.26), head=((-.34, .34), (-.3, .3)), eyes=((-.5, .5), (-.5, .2)))
    # His eyes are lower than what the turn of his head leaves to them: he grieves.
    look = replace(look, face=look.face.but(gaze=(look.face.gaze[0], -.34)))
    obj = cast.place(look, pose, *WATCHMAN, 178, 7)
    a, s = obj.rotation_euler[2], 1.74 / 1.75
    x, y, z = lamps[0] * s
    return np.array((WATCHMAN[0] + x * np.cos(a) - y * np.sin(a), WATCHMAN[1] + x * np.sin(a) + y * np.cos(a), z))


def view(st):
    """Night on the spinning floor: one candle, and a little moon in the windows."""
    clothe(tailored=True, strands=1, cuffs=True)
    st.camera((0, 10.3, 1.5), (.07, 12.05, 1.33), 39.5)
    st.sun(-50, 32, '7fa4e0', 2.0, 1.0)
    st.fill('24386a', '303c5c', .7)
    floor.room()
    floor.frames()
    gearing()
    sleeve()
    flame = watchman(st)
    st.lamp(tuple(flame + (.04, -.24, -.03)), 'ffb060', 2.5, .07)
    st.lamp(tuple(flame + (-.13, -.1, .08)), 'ffb060', 2.6, .06)
    st.meta['halos'].append({'loc': [float(c) for c in flame], 'radius': .1, 'color': [1.0, .58, .24], 'strength': .22})
    # On the coat and the keys below the shaft.
    st.spot((.55, 11.5, .8), (-.3, 12.4, 1.0), 'ffb070', 20, 40, .15)
    # Along the arm that reaches, so that it parts from the coat.
    st.spot((.1, 11.55, 1.8), (-.42, 12.2, 1.3), 'ffb070', 34, 26, .12, .6)
    # On the arm that lifts the lantern, from shoulder to elbow.
    st.spot((.3, 11.3, 1.75), (-.22, 12.3, 1.42), 'ffb878', 34, 22, .1, .6)
    # On the hanging cuff.
    st.spot((-.2, 11.3, 1.2), (.19, 12.05, 1.1), 'ffdcb8', 18, 14, .2)
    st.spot((.75, 10.7, 1.75), (.2, 12.0, 1.1), 'ffd8b0', 24, 40, .25)
    # On the empty bolt holes.
    st.spot((.2, 11.0, 1.6), (.5, 12.1, 1.08), 'ffd8a8', 44, 26, .1)
    # Moonlight along the edges of bearing and wheel.
    st.spot((1.7, 13.0, 2.1), (.5, 12.2, 1.3), '9abcf0', 60, 36, .12)
    st.spot((-1.6, 13.6, 2.6), (*WATCHMAN, 1.5), '7aa0e0', 90, 40, .3)
    # The night's blue on the watchman's face, on the side away from the candle.
    st.spot((-2.3, 11.7, 1.9), (WATCHMAN[0], WATCHMAN[1] - .25, 1.5), '5f8ae0', 70, 22, .2)
    for y in (17, 23):
        st.lamp((0, y, 4.2), '5a80c8', 130, 1.0)
    st.look(sky={'gain': .42, 'zenith': '16233c', 'middle': '2c4464', 'horizon': '5a7496', 'glow': '9ab8e0', 'glow_power': .4, 'stars': .6, 'layers': [{'cover': .6, 'scale': 1.6, 'seed': 12, 'color': '8aa0c0', 'shade': '2c3a54', 'opacity': .6}]},
            fog={'start': 2.5, 'length': 30, 'max': .5, 'cool': '1c2a44', 'warm': '2c3c58', 'low': 0},
            tones={'shade': '4a5a90', 'tint': .3, 'soft': .45, 'steps': 1.5},
            rim=[{'from': [float(c) for c in flame], 'amount': .5, 'width': 3.5, 'within': 6}],
            grade={'exposure': 1.8, 'bloom': .22, 'shadows': '12244a', 'lift': .035},
            values={'hero': [.1, 12.0, 1.15], 'radius': .4, 'lift': .2, 'dodge': [((.12, 11.97, 1.26), .16, .5), ((.1, 15.5, 0), 2.2, -.7), ((.5, 12.3, 1.42), .22, -.35), ((-.08, 12.08, 1.37), .13, -1.25), ((-.48, 12.4, 1.38), .1, .6)], 'far': [3.2, 7.0]})
