"""The London scene's third view, close: by the watchman's lantern, the shaft, the four empty bolt holes, the strip of blue sleeve."""
from dataclasses import replace

import numpy as np

import industrial_cast as cast
import industrial_floor as floor
from industrial_hair import pointed_beard, swept
from industrial_shawl import plain
from kit import fronts
from kit.body import torso_ring
from kit.faces import FACES
from kit.figures import Look, dress as clothe
from kit.hands import fingers
from kit.meshes import Mesh, rgb, unit
from kit.noise import fbm, smoothstep
from kit.placing import inward, watching
from kit.pose import POSES

STEEL, OXIDE = 'b4b7ba', '2f353a'
# A point of the shaft's axis, which way it runs, and its radius in metres.
MIDDLE, AXIS, RADIUS = np.array((.12, 12.05, 1.2)), unit((.93, .37, 0)), .042
SIDE = np.array((-AXIS[1], AXIS[0], 0))
WATCHMAN = (-.39, 12.46)
COAT, BRASS, GREY = '454a55', '94784a', 'b0a898'
# How he holds the hand that does not dare to touch the sleeve.
REACHING = 'open'
# The watchman's hair, high over the brow, and his beard.
HAIR = (swept(GREY, .016, locks=8, rough=.008, fall=.3, mat='plain'), pointed_beard(GREY, locks=13))


def along(t, angle=0.0, out=0.0):
    """The point `t` metres along the shaft, `out` metres from its axis at an angle from above towards the camera."""
    t, angle, out = np.broadcast_arrays(np.asarray(t, float), angle, out)
    return MIDDLE + t[..., None] * AXIS + (np.cos(angle) * out)[..., None] * np.array((0, 0, 1)) - (np.sin(angle) * out)[..., None] * SIDE


def shine(angle):
    """How light turned metal is about the shaft: a bright band above, a dark one below, the floor's pale gleam under it."""
    bands = ((-.1, .42, 1.5), (.42, .56, 1.0), (1.75, 2.5, .42), (2.5, 2.85, .72))
    out = np.full(np.shape(angle), .74)
    for low, high, light in bands:
        out = np.where((angle > low) & (angle < high), light, out)
    return out


def turned(m, rings, color, n=160, **kw):
    """A turned part about the shaft from (place along it, radius) pairs, its gleam painted on."""
    a = np.linspace(-np.pi, np.pi, n, endpoint=False)
    tone = np.broadcast_to(shine(a)[:, None] * rgb(color), (len(rings), n, 3))
    m.loft([along(np.full(n, t), a, r) for t, r in rings], tone, caps=False, mat='plain', **kw)


def gearing():
    """The shaft with its coupling, the bearing on its stand, and the flange where the guard was bolted."""
    m = Mesh(61)
    turned(m, ((-3, RADIUS), (3, RADIUS)), STEEL)
    for t in (-.62, .93):
        turned(m, [(t - .03, RADIUS), (t - .03, RADIUS + .018), (t + .03, RADIUS + .018), (t + .03, RADIUS)], STEEL)
    # The flanged coupling with the heads of its bolts: what caught the sleeve.
    for s in (-1, 1):
        turned(m, [(-.2 + s * .006, RADIUS), (-.2 + s * .006, .112), (-.2 + s * .012, .118), (-.2 + s * .03, .118), (-.2 + s * .036, .112), (-.2 + s * .04, .07), (-.2 + s * .1, .064), (-.2 + s * .106, .058), (-.2 + s * .106, RADIUS)], '4c5254')
        for k in range(6):
            c = along(-.2 + s * .05, k * np.pi / 3 + .4, .092)
            turn = np.stack([SIDE, np.array((0, 0, 1)), AXIS], 1)
            m.lathe([(.017, -.012), (.017, .01), (.012, .014)], '565b60', n=6, center=c, rot=turn, smooth=False, mat='plain')
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
    m.loft(rows, tone, closed=False, caps=False, mat='plain', jitter=0)
    hanging(m, .036, blue)
    for t, drop, lean in ((-.105, .05, -.02), (-.075, .085, .012), (-.02, .045, .02)):
        tatter(m, along(t, 2.2, RADIUS + .02), drop, lean, blue * .8)
    m.build('sleeve')


def tatter(m, root, drop, lean, color):
    """A torn tongue of cloth that hangs from what is wound up, and ends in a point."""
    s, u = np.linspace(0, 1, 12)[:, None], np.linspace(-1, 1, 7)
    wide = .02 * (1 - s ** 1.6) * (1 + .2 * np.sin(s * 9))
    grid = root + (lean * s + wide * u)[..., None] * AXIS - (drop * s + .01 * u * s)[..., None] * (0, 0, 1) - (.008 * np.cos(u * 2) + .012 * s)[..., None] * SIDE
    m.loft(grid, color, closed=False, caps=False, mat='plain', jitter=0)


def hanging(m, place, blue):
    """The end of the sleeve, at its `place` along the shaft: it comes over the winding and hangs whole to its cuff, gathered into the band, one button in it."""
    n, rows, over, band = 96, 60, .3, .8
    b, s = np.linspace(0, 2 * np.pi, n, endpoint=False), np.linspace(0, 1, rows)[:, None]
    front = smoothstep(-.1, .2, np.sin(b))
    on_cuff = smoothstep(band - .008, band + .008, s)
    wide = np.interp(s, (0, .15, over, .6, band - .03, band, 1), (.03, .04, .047, .06, .056, .05, .053))
    deep = np.interp(s, (0, over, .45, .65, band - .03, band, 1), (.007, .011, .022, .026, .024, .021, .023))
    # Two folds run down from the winding, small gathers into the band.
    folds = sum(.011 * np.exp(-((np.cos(b) - at - .35 * (s - .4)) / .16) ** 2) for at in (-.3, .38)) * front * smoothstep(over * .6, over * 1.4, s) * (1 - smoothstep(band - .15, band, s))
    gathers = .0035 * np.cos(b * 13) * np.exp(-((s - band + .03) / .09) ** 2) * (s < band)
    # Round the shaft to its front, then straight down.
    round_, down = np.minimum(s / over, 1) * 1.75 - .25, np.maximum(s - over, 0) / (1 - over)
    middle = along(place + .028 * down ** 1.5 - .012 * np.sin(down * np.pi), round_, RADIUS + .047) - (.145 * down)[..., None] * np.array((0, 0, 1.0)) - (.012 * np.sin(down * 2.4))[..., None] * SIDE
    # Its thickness points away from the shaft as far as it lies on it.
    off = np.cos(np.minimum(round_, np.pi / 2))[..., None] * np.array((0, 0, 1)) - np.sin(np.minimum(round_, np.pi / 2))[..., None] * SIDE
    # The band hangs a little askew, and lower behind, where one sees into it.
    askew = (.09 * smoothstep(.2, 1, s) * np.cos(b) * wide + .02 * s ** 6 * (1 - front))[..., None] * np.array((0, 0, 1.0))
    grid = middle + (np.cos(b) * (wide + gathers))[..., None] * AXIS + (np.sin(b) * (deep + .004 * on_cuff) + folds + gathers * front)[..., None] * off - askew
    wash = .86 + .22 * fbm(np.cos(b) * 1.2 + 0 * s, s * 3 + 3, 9)
    seam = np.maximum(np.exp(-((s - band) / .012) ** 2), np.exp(-((s - .985) / .012) ** 2))
    slit = np.exp(-((np.cos(b) + .42 - .16 * (s - band)) / .03) ** 2) * front * smoothstep(band - .16, band - .13, s)
    light = wash * (1 + .5 * on_cuff) * (1 - .45 * seam) * (1 - .75 * slit) * (1 - .6 * (1 - front) * smoothstep(.85, .95, s)) * (1 - 3.5 * np.maximum(0, np.roll(folds, -3, 1) - folds) / .011 * .1)
    m.loft(grid, light[..., None] * blue, caps=False, mat='plain', jitter=0)
    turn = np.stack([AXIS, np.array((0, 0, 1)), -SIDE], 1)
    at = grid[int(rows * (band + .1)), int(n * .335)] - SIDE * .003
    m.lathe([(.0005, .004), (.006, .0045), (.0105, .006), (.0115, .003), (.011, 0)], 'e0d2b0', n=24, center=at, rot=turn, mat='plain')
    for q in (-.0026, .0026):
        m.ball(at + turn @ (q, 0, .0052), .0014, '2a2018', n=6)


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
    """The ends of both arms, the one with the lantern and the one that reaches for the sleeve."""
    _cuff(m, j, 'l', 'bail', 1)
    # The other is drawn closer, so that it does not hide the face.
    _cuff(m, j, 'r', REACHING, .8)


def _cuff(m, j, s, grip, size):
    """One arm's end: a turned-back cuff with two buttons, the shirt's band under it, a knitted mitt without fingers."""
    w, d = j.points['wrist_' + s], unit(j.points['wrist_' + s] - j.points['elbow_' + s])
    x = unit(np.cross(d, (0, 0, 1)))
    b = np.linspace(0, 2 * np.pi, 32, endpoint=False)
    ring = lambda t, r: w + d * t + (np.cos(b) * r)[:, None] * x + (np.sin(b) * r)[:, None] * np.cross(x, d)
    m.loft([ring(t, size * r * (1 + .015 * np.sin(t * 90))) for t, r in ((-.13, .047), (-.133, .053), (-.124, .0585), (-.08, .0595), (-.034, .0625), (-.026, .061), (-.023, .055), (-.022, .046))], rgb(COAT) * 1.25, caps=False, mat='plain', jitter=.01)
    m.loft([ring(t, r) for t, r in ((-.03, .0465), (-.012, .0455), (-.004, .042), (.002, .034), (.004, .02), (.004, .002))], 'b0a488', caps=False, mat='plain', jitter=.01)
    out = unit(np.array((.75, .55, -.35)) - d * (d @ (.75, .55, -.35)))
    for t in (-.105, -.06):
        m.ball(w + d * t + out * .0585 * size, .0075, BRASS, n=10, mat='metal')
    place, knit = j.grips[s], rgb('5e574c')
    a = np.linspace(0, 2 * np.pi, 22, endpoint=False)
    rings, tone = [], []
    for k, t in enumerate(np.linspace(-.022, .076, 26)):
        wide, deep = np.interp(t, (-.03, 0, .02, .05, .076), (.03, .03, .0355, .0422, .0428)), np.interp(t, (-.03, 0, .03, .076), (.024, .0235, .0242, .0172))
        rib = .0007 * (-1) ** k + .001 * (k > 22)
        rings.append(place(np.stack([np.cos(a) * (wide + rib), np.full(22, t), np.sin(a) * (deep + rib) - .004 * np.clip(-np.sin(a), 0, 1)], 1)))
        tone.append(knit * (.86 if k % 2 else 1.04))
    m.loft(rings, np.array(tone), caps=False, mat='plain', jitter=.02)
    m.ball(w, .034, knit, n=16, mat='plain', jitter=.02)
    base, mid, _ = fingers(grip)[4]
    m.tube([place(q) for q in (np.array((.014, .008, -.006)), base, base * .45 + mid * .55)], [.02, .0208, .0172], knit, n=14, mat='plain', jitter=.02)


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
    look = Look(face=FACES['master'].but(mouth='closed', lips=-1, small=.8, worry=1.5, stern=-.9, age=.7, lid=.26, bushy=1.0, inset=.8, hollow=.6, weary=.7, asymmetry=31), head=1.1, skin='d29a72', hair='786c60', hair_style='bald', garment='coat', color=COAT, legs=COAT, belt=None, folds=.6,
                height=1.74, stout=.2, grips={'l': ('bail', (-.45, .85, .2), (-.1, .12, -1)), 'r': (REACHING, (-.84, .42, -.12), (-.1, -.2, -.95))},
                extra=[fronts.jacket(COAT, BRASS, stout=.2, double=True), *HAIR, fronts.neckcloth('6e7c8a', tied=False), muffler, cuffed, keys, carried, plain])
    pose = POSES['stand'].but(lean=.06, drop=.15, settle=-.015, hand_l=(-.46, .2, 1.672), hand_r=inward((-.13, 12.13, 1.35), *WATCHMAN, 0, 178, 1.74), tilt=.14, elbow_out=.9, elbow_r=-.6, side=.06, twist=.12)
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
    st.lamp(tuple(flame + (-.13, -.1, .08)), 'ffb060', 2.6, .06)
    st.meta['halos'].append({'loc': [float(c) for c in flame], 'radius': .1, 'color': [1.0, .58, .24], 'strength': .34})
    # On the coat and the keys below the shaft.
    st.spot((-1.0, 10.9, .75), (-.33, 12.4, 1.0), 'ffb070', 16, 26, .2)
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
            tones={'shade': '4a5a90', 'tint': .3, 'soft': .45, 'steps': 1.5},
            rim=[{'from': [float(c) for c in flame], 'amount': .4, 'width': 4, 'within': 6}],
            grade={'exposure': 1.8, 'bloom': .22, 'shadows': '12244a', 'lift': .035},
            values={'hero': [.1, 12.0, 1.15], 'radius': .4, 'lift': .2, 'dodge': [((.12, 11.97, 1.26), .16, .5), ((.1, 15.5, 0), 2.2, -.7), ((.5, 12.3, 1.42), .22, -.35), ((-.09, 12.09, 1.38), .1, -.8)], 'far': [3.2, 7.0]})
