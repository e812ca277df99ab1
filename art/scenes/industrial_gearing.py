"""The shaft of the London scene's third view: its coupling and bearing, the frame without its guard, the sleeve wound on it."""
import numpy as np

from kit.meshes import Mesh, rgb, unit
from kit.noise import fbm, smoothstep

STEEL, OXIDE = 'b4b7ba', '2f353a'
# A point of the shaft's axis, which way it runs, and its radius in metres.
MIDDLE, AXIS, RADIUS = np.array((.12, 12.05, 1.2)), unit((.93, .37, 0)), .042
SIDE = np.array((-AXIS[1], AXIS[0], 0))


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


# How far down the hanging end of the sleeve it lies over the winding, and where its cuff begins (shares of its length).
OVER, BAND = .3, .8


def hanging(m, place, blue):
    """The end of the sleeve, at its `place` along the shaft: it comes over the winding and hangs whole to its cuff, gathered into the band, one button in it."""
    n, rows = 96, 60
    b, s = np.linspace(0, 2 * np.pi, n, endpoint=False), np.linspace(0, 1, rows)[:, None]
    front = smoothstep(-.1, .2, np.sin(b))
    # Two folds run down from the winding.
    folds = sum(.011 * np.exp(-((np.cos(b) - at - .35 * (s - .4)) / .16) ** 2) for at in (-.3, .38)) * front * smoothstep(OVER * .6, OVER * 1.4, s) * (1 - smoothstep(BAND - .15, BAND, s))
    grid = _hung(place, b, s, front, folds)
    m.loft(grid, _blue(b, s, front, folds)[..., None] * blue, caps=False, mat='plain', jitter=0)
    turn = np.stack([AXIS, np.array((0, 0, 1)), -SIDE], 1)
    at = grid[int(rows * (BAND + .1)), int(n * .335)] - SIDE * .003
    m.lathe([(.0005, .004), (.006, .0045), (.0105, .006), (.0115, .003), (.011, 0)], 'e0d2b0', n=24, center=at, rot=turn, mat='plain')
    for q in (-.0026, .0026):
        m.ball(at + turn @ (q, 0, .0052), .0014, '2a2018', n=6)


def _hung(place, b, s, front, folds):
    """Where the hanging end lies: angles `b` about it (pi/2 is its front), shares `s` of its length."""
    wide = np.interp(s, (0, .15, OVER, .6, BAND - .03, BAND, 1), (.03, .04, .047, .06, .056, .05, .053))
    deep = np.interp(s, (0, OVER, .45, .65, BAND - .03, BAND, 1), (.007, .011, .022, .026, .024, .021, .023)) + .004 * _on_cuff(s)
    gathers = .0035 * np.cos(b * 13) * np.exp(-((s - BAND + .03) / .09) ** 2) * (s < BAND)
    # Round the shaft to its front, then straight down.
    round_, down = np.minimum(s / OVER, 1) * 1.75 - .25, np.maximum(s - OVER, 0) / (1 - OVER)
    middle = along(place + .028 * down ** 1.5 - .012 * np.sin(down * np.pi), round_, RADIUS + .047) - (.145 * down)[..., None] * np.array((0, 0, 1.0)) - (.012 * np.sin(down * 2.4))[..., None] * SIDE
    # Its thickness points away from the shaft as far as it lies on it.
    turn = np.minimum(round_, np.pi / 2)[..., None]
    off = np.cos(turn) * np.array((0, 0, 1)) - np.sin(turn) * SIDE
    # The band hangs a little askew, and lower behind, where one sees into it.
    askew = .09 * smoothstep(.2, 1, s) * np.cos(b) * wide + .02 * s ** 6 * (1 - front)
    out = np.sin(b) * deep + folds + gathers * front
    return middle + (np.cos(b) * (wide + gathers))[..., None] * AXIS + out[..., None] * off - askew[..., None] * np.array((0, 0, 1.0))


def _on_cuff(s):
    """Whether a share of the hanging end's length is its cuff (0 to 1)."""
    return smoothstep(BAND - .008, BAND + .008, s)


def _blue(b, s, front, folds):
    """How light the cloth is: washed unevenly, the cuff paler, dark in its seams, its slit, behind its folds and inside."""
    wash = .86 + .22 * fbm(np.cos(b) * 1.2 + 0 * s, s * 3 + 3, 9)
    seam = np.maximum(np.exp(-((s - BAND) / .012) ** 2), np.exp(-((s - .985) / .012) ** 2))
    slit = np.exp(-((np.cos(b) + .42 - .16 * (s - BAND)) / .03) ** 2) * front * smoothstep(BAND - .16, BAND - .13, s)
    inside = (1 - front) * smoothstep(.85, .95, s)
    behind = np.maximum(0, np.roll(folds, -3, 1) - folds) / .011
    return wash * (1 + .5 * _on_cuff(s)) * (1 - .45 * seam) * (1 - .75 * slit) * (1 - .6 * inside) * (1 - .35 * behind)
