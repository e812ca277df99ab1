"""The London scene's third view, close: by the watchman's lantern, the shaft, the four empty bolt holes, the strip of blue sleeve."""
from dataclasses import replace

import numpy as np

import industrial_cast as cast
import industrial_floor as floor
from industrial_hair import pointed_beard, swept
from kit import fronts
from kit.body import torso_ring
from kit.faces import FACES
from kit.figures import Look, dress as clothe
from kit.hands import fingers
from kit.meshes import Mesh, rgb, unit
from kit.noise import fbm
from kit.placing import watching
from kit.pose import POSES

STEEL, OXIDE = 'b4b7ba', '2f353a'
# A point of the shaft's axis, which way it runs, and its radius in metres.
MIDDLE, AXIS, RADIUS = np.array((.12, 12.05, 1.2)), unit((.93, .37, 0)), .042
SIDE = np.array((-AXIS[1], AXIS[0], 0))
WATCHMAN = (-.37, 12.62)
COAT, BRASS, GREY = '454a55', '94784a', 'b0a898'
# The watchman's hair, high over the brow, and his beard.
HAIR = (swept(GREY, locks=14, rough=.005, fall=.46, mat='cloth'), pointed_beard(GREY))


def along(t, angle=0.0, out=0.0):
    """The point `t` metres along the shaft, `out` metres from its axis at an angle from above towards the camera."""
    t, angle, out = np.broadcast_arrays(np.asarray(t, float), angle, out)
    return MIDDLE + t[..., None] * AXIS + (np.cos(angle) * out)[..., None] * np.array((0, 0, 1)) - (np.sin(angle) * out)[..., None] * SIDE


def turned(m, rings, color, n=56, **kw):
    """A turned part about the shaft from (place along it, radius) pairs."""
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    m.loft([along(np.full(n, t), a, r) for t, r in rings], color, caps=False, **kw)


def gearing():
    """The shaft with its coupling, the bearing on its stand, and the flange where the guard was bolted."""
    m = Mesh(61)
    turned(m, ((-3, RADIUS), (3, RADIUS)), STEEL, mat='metal')
    for t in (-.62, .93):
        turned(m, [(t - .03, RADIUS), (t - .03, RADIUS + .018), (t + .03, RADIUS + .018), (t + .03, RADIUS)], STEEL, mat='metal')
    # The flanged coupling with the heads of its bolts: what caught the sleeve.
    for s in (-1, 1):
        turned(m, [(-.2 + s * .006, RADIUS), (-.2 + s * .006, .112), (-.2 + s * .012, .118), (-.2 + s * .03, .118), (-.2 + s * .036, .112), (-.2 + s * .04, .07), (-.2 + s * .1, .064), (-.2 + s * .106, .058), (-.2 + s * .106, RADIUS)], '4c5254', mat='metal')
        for k in range(6):
            c = along(-.2 + s * .05, k * np.pi / 3 + .4, .092)
            turn = np.stack([SIDE, np.array((0, 0, 1)), AXIS], 1)
            m.lathe([(.017, -.012), (.017, .01), (.012, .014)], '6a6e70', n=6, center=c, rot=turn, smooth=False, mat='metal')
    # The bearing and its stand.
    with m.at(along(.42), rot=np.stack([AXIS, SIDE, np.array((0, 0, 1))], 1)):
        m.box((0, 0, -.56), (.2, .2, .8), OXIDE, chamfer=.03, mat='metal')
        m.box((0, -.1, -.56), (.05, .03, .8), OXIDE, chamfer=.01, mat='metal')
        m.box((0, .01, -.155), (.34, .22, .04), OXIDE, chamfer=.014, mat='metal')
        m.box((0, .01, -.115), (.47, .24, .045), OXIDE, chamfer=.012, mat='metal')
        a = np.linspace(0, 2 * np.pi, 40, endpoint=False)
        ring = lambda x, r: np.stack([np.full(40, x), np.sin(a) * r, np.cos(a) * r], 1)
        m.loft([ring(x, r) for x, r in ((-.075, RADIUS), (-.075, .085), (-.068, .092), (.068, .092), (.075, .085), (.075, RADIUS))], '3c4244', caps=False, mat='metal')
        m.box((0, 0, -.06), (.15, .17, .1), '3c4244', chamfer=.02)
        for y in (-.115, .115):
            m.lathe([(.02, 0), (.02, .03), (.014, .035)], '6a6e70', n=6, center=(0, y * .75, -.09), smooth=False, mat='metal')
        m.lathe([(.009, 0), (.009, .014), (.02, .018), (.02, .04), (.014, .047), (.003, .05)], '4a4034', n=24, center=(0, 0, .088))
        bracket(m)
    m.build('gearing')


def bracket(m):
    """The cast frame over the bearing that carried the guard: four lugs, their threads empty, a clean ring where each bolt's washer sat."""
    a = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    iron = dict(mat='metal', jitter=.05)
    for x in (-.185, .185):
        for z in (.08, .265):
            disc = lambda r, y: np.stack([x + np.cos(a) * r, np.full(40, y), z + np.sin(a) * r], 1)
            m.loft([disc(r, y) for r, y in ((.05, .098), (.054, .094), (.054, .066), (.05, .061), (.044, .06), (.043, .052), (.04, .049), (.036, .0488))], OXIDE, caps=False, **iron)
            m.loft([disc(.036, .0488), disc(.026, .0488)], 'c8c0b0', caps=False, jitter=.04)
            m.loft([disc(.026, .0488), disc(.0228, .052)], '6a665e', caps=False, mat='metal')
            thread = [disc(.0228 - .0024 * (k % 2), .052 + .0035 * k) for k in range(13)]
            m.loft(thread, [rgb(('2c2420', '8e7c66')[k % 2]) for k in range(13)], caps=False, jitter=.03)
        for low, high in ((-.1, .046), (.114, .231)):
            m.box((x, .08, (low + high) / 2), (.07, .036, high - low), OXIDE, chamfer=.009, **iron)
            m.box((x, .06, (low + high) / 2), (.02, .014, high - low + .02), OXIDE, chamfer=.006, **iron)
        y, t = np.array((.064, -.07, .064)), .011
        corner = [(x + side * t, yy, zz) for side in (-1, 1) for yy, zz in zip(y, (-.095, -.095, .02))]
        m.add(np.array(corner), [[0, 2, 1], [3, 4, 5]], OXIDE, **iron)
        m.add(np.array(corner), [[0, 1, 4, 3], [1, 2, 5, 4], [2, 0, 3, 5]], OXIDE, **iron)
    arch = []
    for t in np.linspace(.31, np.pi - .31, 40):
        p, up = np.array((-.185 * np.cos(t), 0, .275 + .075 * np.sin(t))), unit((-.075 * np.cos(t), 0, .185 * np.sin(t)))
        arch.append([p + up * h + (0, y, 0) for h, y in ((-.022, .07), (-.015, .062), (.015, .062), (.022, .07), (.022, .092), (.015, .1), (-.015, .1), (-.022, .092))])
    m.loft(arch, OXIDE, smooth=False, **iron)
    # A washer was left on the foot.
    m.lathe([(.0125, 0), (.025, 0), (.025, .004), (.0125, .004), (.0125, 0)], 'a09e96', n=28, center=(-.15, -.06, -.092), caps=False, mat='metal')


def sleeve():
    """A strip of blue sleeve, wound on by the shaft and torn off; nobody has dared to unwind it."""
    m = Mesh(63)
    blue = rgb('2f5cc4')
    u = np.linspace(-1, 1, 37)
    rows, tone = [], []
    for t in np.linspace(0, 1, 170):
        angle = .6 + t * 3.175 * 2 * np.pi
        crumple = .007 * np.sin(u * 6 + angle * 1.3) + .03 * (fbm(u * 1.6 + 3, np.full(u.size, t * 16), 4) - .5)
        wide = .055 * (.8 + .3 * np.sin(t * 13))
        rows.append(along(-.07 + .1 * t + u * wide + .028 * np.sin(angle * .5 + 1), np.full(u.size, angle), RADIUS + .01 + .03 * t + crumple + .004 * (1 - u * u)))
        # Washed unevenly, and dark where it was caught.
        stain = np.exp(-((t - .97) / .035) ** 2 - ((u - .1) / .5) ** 2) * (.6 + .6 * fbm(u * 3, np.full(u.size, t * 40), 6))
        stain = np.maximum(stain, .7 * np.exp(-((t - .66) / .03) ** 2 - ((u + .3) / .5) ** 2))
        wash = (.8 + .35 * fbm(u * 2, np.full(u.size, t * 20), 7))[:, None]
        tone.append(blue * wash * (1 - .72 * np.clip(stain, 0, 1))[:, None] * (1 - np.clip(stain, 0, 1)[:, None] * np.array((.0, .25, .4))))
    # The end hangs down to its cuff: a band with a seam, still buttoned at one side, torn at the other.
    last, fall = rows[-1], []
    # Three tatters: between them the cloth is torn upwards.
    tooth = np.where(u > .1, np.abs(2 * ((u - .1) / .9 * 3 % 1) - 1), 0) * np.clip((u - .1) / .1, 0, 1)
    for k, s in enumerate(np.linspace(0, 1, 40)):
        sway = np.array((.02 * np.sin(s * 5), -.03 * s, -.26 * s ** 1.05))
        squeeze = .8 + .2 * np.exp(-s / .06) + .55 * min(s, .8) + .1 * np.sin(s * 9)
        torn = np.array((0, 0, 1)) * (.006 + .05 * tooth)[:, None] * np.clip((s - .8) / .2, 0, 1)
        mid, band = last.mean(0), .005 * (s > .8) + .004 * (abs(s - .8) < .014)
        fall.append(mid + (last - mid) * squeeze + sway + (np.sin(u * 4 + s * 6) * .016 * (.3 + s) * min(1, s / .12) * (1 - .6 * (s > .8)) + band)[:, None] * -SIDE + torn)
        wash = (.8 + .3 * fbm(u * 2, np.full(u.size, s * 8 + 3), 9))[:, None]
        stain = (.6 * np.exp(-((s - .16) / .1) ** 2 - ((u + .15) / .45) ** 2) * (.5 + fbm(u * 4, np.full(u.size, s * 20), 6)))[:, None]
        tone.append(blue * wash * ((.95 - .2 * s) * (.6 if abs(s - .8) < .014 or s > .99 else 1)) * (1 - stain * (1, 1.15, 1.3)))
    m.loft(rows + fall, tone, closed=False, caps=False, mat='wool', jitter=0)
    at = fall[35][6] - SIDE * .008
    turn = np.stack([AXIS, np.array((0, 0, 1)), -SIDE], 1)
    m.lathe([(.0005, .004), (.005, .0045), (.0085, .006), (.0095, .003), (.009, 0)], 'd8c8a4', n=24, center=at, rot=turn, mat='gloss')
    for q in (-.0022, .0022):
        m.ball(at + turn @ (q, 0, .0052), .0011, '2a2018', n=6)
    m.build('sleeve')


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
    m.lathe([(.001, -.03), (.009, -.02), (.0115, -.006), (.008, .014), (.0008, .04)], rgb('ffc060') * 3.2, n=12, center=c, mat='glow', jitter=0)
    m.lathe([(.001, -.024), (.005, -.016), (.004, .0), (.0005, .012)], rgb('fff0c8') * 4, n=10, center=c - (0, .008, 0), mat='glow', jitter=0)
    return c


def cuffed(m, j):
    """The lantern arm's end: a turned-back cuff with two buttons, the shirt's band under it, a knitted mitt without fingers."""
    w, d = j.points['wrist_l'], unit(j.points['wrist_l'] - j.points['elbow_l'])
    x = unit(np.cross(d, (0, 0, 1)))
    b = np.linspace(0, 2 * np.pi, 32, endpoint=False)
    ring = lambda t, r: w + d * t + (np.cos(b) * r)[:, None] * x + (np.sin(b) * r)[:, None] * np.cross(x, d)
    m.loft([ring(t, r * (1 + .015 * np.sin(t * 90))) for t, r in ((-.13, .047), (-.133, .053), (-.124, .0585), (-.08, .0595), (-.034, .0625), (-.026, .061), (-.023, .055), (-.022, .046))], rgb(COAT) * 1.25, caps=False, mat='wool', jitter=.01)
    m.loft([ring(t, r) for t, r in ((-.03, .0465), (-.012, .0455), (-.004, .042), (.002, .034), (.004, .02), (.004, .002))], 'b0a488', caps=False, mat='wool', jitter=.01)
    out = unit(np.array((.75, .55, -.35)) - d * (d @ (.75, .55, -.35)))
    for t in (-.105, -.06):
        m.ball(w + d * t + out * .0585, .0075, BRASS, n=10, mat='metal')
    place, knit = j.grips['l'], rgb('7c7466')
    a = np.linspace(0, 2 * np.pi, 22, endpoint=False)
    rings, tone = [], []
    for k, t in enumerate(np.linspace(-.022, .076, 26)):
        wide, deep = np.interp(t, (-.03, 0, .02, .05, .076), (.03, .03, .0355, .0422, .0428)), np.interp(t, (-.03, 0, .03, .076), (.024, .0235, .0242, .0172))
        rib = .0007 * (-1) ** k + .001 * (k > 22)
        rings.append(place(np.stack([np.cos(a) * (wide + rib), np.full(22, t), np.sin(a) * (deep + rib) - .004 * np.clip(-np.sin(a), 0, 1)], 1)))
        tone.append(knit * (.86 if k % 2 else 1.04))
    m.loft(rings, np.array(tone), caps=False, mat='wool', jitter=.02)
    m.ball(w, .034, knit, n=16, mat='wool', jitter=.02)
    base, mid, _ = fingers('bail')[4]
    m.tube([place(q) for q in (np.array((.014, .008, -.006)), base, base * .45 + mid * .55)], [.02, .0208, .0172], knit, n=14, mat='wool', jitter=.02)


def muffler(m, j):
    """A striped muffler crossed on the chest, its ends under the coat."""
    heights = np.linspace(.4, .97, 40)
    tone = [rgb('6e7c8a' if k % 7 > 1 else '343e4a') for k in range(40)]
    for s in (1, -1):
        rows = []
        for t in heights:
            inner, outer = -.02 - .25 * max(0, .82 - t), .2 + .9 * max(0, t - .46)
            angle = np.pi / 2 + s * np.linspace(inner, outer, 14)
            out = (.017 if s > 0 else .024) + .004 * np.sin(np.linspace(0, 13, 14) + t * 5) - .004 * (np.arange(14) == 0)
            rows.append(np.array([torso_ring(j, t, o, 0, .2, 0, [a])[0] for a, o in zip(angle, out)]))
        m.loft(rows, np.array(tone), closed=False, mat='wool', jitter=.01)


def watchman(st):
    """He holds his light where you point, and looks where you look."""
    lamps = []

    def carried(m, j):
        grip = j.grips['l']
        lamps.append(lantern(m, grip((0, .1, -.03)), grip((1, 0, 0)) - grip((0, 0, 0))))
    look = Look(face=FACES['master'].but(mouth='closed', lips=-1, small=.8, worry=1.5, stern=-.9, age=.7, lid=.26, bushy=1.0, inset=.8, hollow=.6, weary=.7, asymmetry=31), head=1.1, skin='d29a72', hair='786c60', hair_style='bald', garment='coat', color=COAT, legs=COAT, belt=None,
                height=1.74, stout=.2, grips={'l': ('bail', (-.45, .85, .2), (-.1, .12, -1)), 'r': ('rest', (-.6, -.1, -.7), (0, -1, .1))},
                extra=[fronts.jacket(COAT, BRASS, stout=.2, double=True), *HAIR, fronts.neckcloth('6e7c8a', tied=False), muffler, cuffed, carried])
    pose = POSES['stand'].but(lean=.3, drop=.17, hand_l=(-.41, .38, 1.647), hand_r=(.12, -.2, .95), tilt=.05, elbow_out=.9, side=.04)
    look, pose = watching(look, pose, *WATCHMAN, 0, 178, MIDDLE + (.1, 0, -.26), head=((-.75, .75), (-.3, .3)), eyes=((-.42, .42), (-.5, .2)))
    # His eyes are lower than what the turn of his head leaves to them: he grieves.
    look = replace(look, face=look.face.but(gaze=(look.face.gaze[0], -.34)))
    obj = cast.place(look, pose, *WATCHMAN, 178, 7)
    a, s = obj.rotation_euler[2], 1.74 / 1.75
    x, y, z = lamps[0] * s
    return np.array((WATCHMAN[0] + x * np.cos(a) - y * np.sin(a), WATCHMAN[1] + x * np.sin(a) + y * np.cos(a), z))


def view(st):
    """Night on the spinning floor: one candle, and a little moon in the windows."""
    clothe(tailored=True, strands=1, cuffs=True)
    st.camera((0, 10.3, 1.5), (.07, 12.05, 1.33), 43)
    st.sun(-50, 32, '7fa4e0', 2.0, 1.0)
    st.fill('24386a', '303c5c', .7)
    floor.room()
    floor.frames()
    gearing()
    sleeve()
    flame = watchman(st)
    st.lamp(tuple(flame + (.04, -.24, -.03)), 'ffb060', 2.5, .07)
    st.lamp(tuple(flame + (-.26, -.08, -.08)), 'ffb060', 3.0, .06)
    st.meta['halos'].append({'loc': [float(c) for c in flame], 'radius': .1, 'color': [1.0, .58, .24], 'strength': .34})
    # On the hanging cuff.
    st.spot((-.3, 11.4, 1.25), (.12, 12.0, .9), 'ffdcb8', 16, 18, .2)
    st.spot((.75, 10.7, 1.75), (.2, 12.0, 1.1), 'ffd8b0', 24, 40, .25)
    # On the rings of the empty bolt holes.
    st.spot((.2, 11.0, 1.75), (.5, 12.15, 1.38), 'ffd8a8', 22, 24, .1)
    # Moonlight along the edges of the bracket.
    st.spot((1.7, 13.0, 2.1), (.5, 12.2, 1.3), '9abcf0', 60, 36, .12)
    st.spot((-1.6, 13.6, 2.6), (*WATCHMAN, 1.5), '7aa0e0', 90, 40, .3)
    # The night's blue on the watchman's face, on the side away from the candle.
    st.spot((-2.3, 11.7, 1.9), (WATCHMAN[0], WATCHMAN[1] - .25, 1.5), '5f8ae0', 110, 22, .2)
    for y in (17, 23):
        st.lamp((0, y, 4.2), '5a80c8', 130, 1.0)
    st.look(sky={'gain': .5, 'zenith': '16233c', 'middle': '2c4464', 'horizon': '5a7496', 'glow': '9ab8e0', 'glow_power': .4, 'stars': .6, 'layers': [{'cover': .6, 'scale': 1.6, 'seed': 12, 'color': '8aa0c0', 'shade': '2c3a54', 'opacity': .6}]},
            fog={'start': 2.5, 'length': 30, 'max': .5, 'cool': '1c2a44', 'warm': '2c3c58', 'low': 0},
            tones={'shade': '4a5a90', 'tint': .3},
            grade={'exposure': 1.8, 'bloom': .22, 'shadows': '12244a', 'lift': .035},
            values={'hero': [.1, 12.0, 1.15], 'radius': .4, 'lift': .2, 'dodge': [((.12, 11.97, 1.26), .16, .5), ((.1, 15.5, 0), 2.2, -.7), ((.5, 12.3, 1.42), .22, -.35)], 'far': [3.2, 7.0]})
