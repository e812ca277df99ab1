"""The shaft of the London scene's third view: its coupling and bearing, the frame without its guard, the sleeve wound on it. For industrial 3."""
import numpy as np

from kit.meshes import Mesh, rgb, unit
from kit.noise import fbm, smoothstep

STEEL, OXIDE = '9a9da2', '2f353a'
# A point of the shaft's axis, which way it runs, and its radius in metres.
MIDDLE, AXIS, RADIUS = np.array((.12, 12.05, 1.2)), unit((.93, .37, 0)), .042
SIDE = np.array((-AXIS[1], AXIS[0], 0))


def along(t, angle=0.0, out=0.0):
    """The point `t` metres along the shaft, `out` metres from its axis at an angle from above towards the camera."""
    t, angle, out = np.broadcast_arrays(np.asarray(t, float), angle, out)
    return MIDDLE + t[..., None] * AXIS + (np.cos(angle) * out)[..., None] * np.array((0, 0, 1)) - (np.sin(angle) * out)[..., None] * SIDE


def shine(angle):
    """How light turned metal is about the shaft: a bright band above, a dark one below, the floor's pale gleam under it."""
    keys = ((-np.pi, .74), (-.2, .74), (-.05, 1.5), (.38, 1.5), (.56, 1.0), (.75, .74), (1.6, .74), (1.85, .42), (2.4, .42), (2.55, .72), (2.8, .72), (2.95, .74), (np.pi, .74))
    return np.interp(angle, *zip(*keys))


def turned(m, rings, color, n=160, **kw):
    """A turned part about the shaft from (place along it, radius) pairs, its gleam painted on."""
    a = np.linspace(-np.pi, np.pi, n, endpoint=False)
    tone = np.broadcast_to(shine(a)[:, None] * rgb(color), (len(rings), n, 3))
    m.loft([along(np.full(n, t), a, r) for t, r in rings], tone, caps=False, mat='plain', **kw)


def gearing():
    """The shaft with its coupling, the bearing on its stand, and the flange where the guard was bolted."""
    m = Mesh(61)
    turned(m, ((-3, RADIUS), (3, RADIUS)), STEEL)
    turned(m, [(-.65, RADIUS), (-.65, RADIUS + .018), (-.59, RADIUS + .018), (-.59, RADIUS)], STEEL)
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
        m.box((0, 0, -.05), (.58, .26, .03), OXIDE, chamfer=.01, mat='metal')
        a = np.linspace(0, 2 * np.pi, 40, endpoint=False)
        ring = lambda x, r: np.stack([np.full(40, x), np.sin(a) * r, np.cos(a) * r], 1)
        m.loft([ring(x, r) for x, r in ((-.075, RADIUS), (-.075, .085), (-.068, .092), (.068, .092), (.075, .085), (.075, RADIUS))], '3c4244', caps=False, mat='metal')
        m.box((0, 0, -.06), (.15, .17, .1), '3c4244', chamfer=.02)
        for y in (-.115, .115):
            m.lathe([(.02, 0), (.02, .03), (.014, .035)], '6a6e70', n=6, center=(0, y * .75, -.09), smooth=False, mat='metal')
        m.lathe([(.009, 0), (.009, .014), (.02, .018), (.02, .04), (.014, .047), (.003, .05)], '4a4034', n=24, center=(0, 0, .088))
        fastening(m)
    wheel(m, .77)
    m.build('gearing')


def fastening(m):
    """The edge of the bearing's plate that carried the guard: two bare feet with four empty black holes, a paler ring where each bolt's washer sat, a nut left on the plate."""
    front, a = -.136, np.linspace(0, 2 * np.pi, 40, endpoint=False)
    m.box((0, -.115, -.088), (.56, .036, .09), OXIDE, chamfer=.01, mat='metal')
    for foot in (-.175, .175):
        m.box((foot, front + .002, -.088), (.178, .012, .078), '686a68', chamfer=.004, mat='metal')
        for x in (foot - .043, foot + .043):
            disc = lambda r, y: np.stack([x + np.cos(a) * r, np.full(40, front + y), -.088 + np.sin(a) * r], 1)
            # Paler where the washer kept the iron clean, darker below; the lower edge of the hole catches the light.
            rust = smoothstep(.1, -.8, np.sin(a))[:, None]
            ring = rgb('c0b4a0') * .34 * (1 - rust) + rgb('3a342c') * .3 * rust
            m.loft([disc(.027, -.0035), disc(.027, -.0055), disc(.0215, -.0055)], np.broadcast_to(ring, (3, 40, 3)), caps=False, mat='plain', jitter=.03)
            gleam = np.exp(-((np.angle(np.exp(1j * (a + .7)))) / .95) ** 2)[:, None]
            m.loft([disc(.0215, -.0056), disc(.0195, -.0046)], np.broadcast_to(rgb('16120f') * (1 - gleam) + rgb('ffdca8') * 1.15 * gleam, (2, 40, 3)), caps=False, mat='plain', jitter=0)
            m.loft([disc(.0197, -.0046), disc(.0005, -.0046)], rgb('060505'), caps=False, mat='plain', jitter=0)
    nut = np.array((-.07, -.098, -.035))
    m.lathe([(.013, .022), (.0245, .022), (.027, .018), (.027, .004), (.0245, 0), (.013, 0)], '8a8c8c', n=6, center=nut, smooth=False, caps=False, mat='metal')
    m.lathe([(.013, .022), (.0125, 0)], '2a2622', n=24, center=nut, caps=False)


def wheel(m, t):
    """A belt's wheel on the shaft, and the belt that drives it from the ceiling."""
    a = np.linspace(0, 2 * np.pi, 72, endpoint=False)
    ring = lambda s, r: along(np.full(72, t + s), a, r)
    m.loft([ring(s, r) for s, r in ((-.05, .252), (-.05, .276), (-.04, .28), (0, .284), (.04, .28), (.05, .276), (.05, .252), (-.05, .252))], '3a4044', caps=False, mat='metal')
    m.loft([ring(s, r) for s, r in ((-.06, RADIUS), (-.06, .066), (-.05, .072), (.05, .072), (.06, .066), (.06, RADIUS))], '3a4044', caps=False, mat='metal')
    for k in range(5):
        s = np.linspace(0, 1, 9)
        turn = .5 + k * 2 * np.pi / 5 + .3 * np.sin(s * np.pi)
        m.tube(along(np.full(9, t), turn, .06 + .2 * s), np.interp(s, (0, .5, 1), (.03, .021, .024)), '3a4044', n=12, squash=.6, mat='metal')
    # Over the wheel's lower half, then up on both sides.
    turn = np.linspace(np.pi / 2, np.pi * 1.5, 40)
    path = np.vstack([along(t, np.pi / 2, .287) + (.5, .3, 3.2), along(np.full(40, t), turn, .287), along(t, -np.pi / 2, .287) + (.5, .3, 3.2)])
    m.loft([[p - AXIS * .038, p + AXIS * .038] for p in path], '4a3828', closed=False, mat='plain', jitter=.02)


def sleeve():
    """A child's blue sleeve, wound on by the shaft in three tight turns and torn off; nobody has dared to unwind it."""
    m = Mesh(63)
    blue = rgb('2f5cc4')
    u = np.linspace(-1, 1, 37)
    rows, tone = [], []
    for t in np.linspace(0, 1, 170):
        angle = -.3 + t * 3.05 * 2 * np.pi
        # Each turn is a twisted roll of cloth, which lies aslant on the shaft.
        twist = .0035 * np.sin(u * 5 + angle * 2.3) + .016 * (fbm(u * 1.6 + 3, np.full(u.size, t * 16), 4) - .5)
        slant = .017 * (1 - np.cos(angle))
        rows.append(along(-.085 + .1 * t + slant + u * .0235, np.full(u.size, angle), RADIUS + .004 + .01 * t + twist + .0155 * np.sqrt(1 - .96 * u * u)))
        # Washed unevenly, dark where it was caught and between the turns.
        stain = np.exp(-((t - .9) / .05) ** 2 - ((u - .1) / .5) ** 2) * (.6 + .6 * fbm(u * 3, np.full(u.size, t * 40), 6))
        stain = np.clip(np.maximum(stain, .7 * np.exp(-((t - .55) / .04) ** 2 - ((u + .3) / .5) ** 2)), 0, 1)
        wash = (.8 + .35 * fbm(u * 2, np.full(u.size, t * 20), 7))[:, None]
        tone.append(blue * wash * (1 - .72 * stain)[:, None] * (1 - stain[:, None] * np.array((.0, .25, .4))) * (1 - .45 * np.abs(u) ** 4)[:, None])
    m.loft(rows, tone, closed=False, caps=False, mat='plain', jitter=0)
    hanging(m, .052, blue)
    for t, drop, lean in ((-.085, .05, -.02), (-.05, .075, .012)):
        tatter(m, along(t, 2.2, RADIUS + .014), drop, lean, blue * .8)
    rng = np.random.default_rng(5)
    for t, drop in ((-.1, .06), (-.03, .075)):
        s = np.linspace(0, 1, 9)[:, None]
        sway = .012 * rng.normal() * np.sin(s * 4) + .02 * rng.normal() * s ** 2
        m.tube(along(t, 2.0, RADIUS + .016) - s * drop * np.array((0, 0, 1)) + sway * AXIS - .01 * s * SIDE, (.0026, .0024, .002, .002, .002, .002, .002, .002, .0006), blue * .8, n=6, mat='plain', jitter=0)
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
    folds = sum(.006 * np.exp(-((np.cos(b) - at - .35 * (s - .4)) / .16) ** 2) for at in (-.3, .38)) * front * smoothstep(OVER * .6, OVER * 1.4, s) * (1 - smoothstep(BAND - .15, BAND, s))
    grid = _hung(place, b, s, front, folds)
    m.loft(grid, _blue(b, s, front, folds)[..., None] * blue, caps=False, mat='plain', jitter=0)
    turn = np.stack([AXIS, np.array((0, 0, 1)), -SIDE], 1)
    at = grid[int(rows * (BAND + .1)), int(n * .335)] - SIDE * .003
    m.lathe([(.0005, .0035), (.005, .004), (.0088, .0052), (.0096, .0026), (.0092, 0)], 'e0d2b0', n=24, center=at, rot=turn, mat='plain')
    for q in (-.0026, .0026):
        m.ball(at + turn @ (q, 0, .0044), .0013, '2a2018', n=6)


def _hung(place, b, s, front, folds):
    """Where the hanging end lies: angles `b` about it (pi/2 is its front), shares `s` of its length."""
    wide = np.interp(s, (0, .15, OVER, .6, BAND - .03, BAND, 1), (.02, .024, .0265, .0285, .026, .0255, .0265))
    deep = np.interp(s, (0, OVER, .45, .65, BAND - .03, BAND, 1), (.006, .009, .014, .017, .016, .0145, .016)) + .004 * _on_cuff(s)
    gathers = .002 * np.cos(b * 9) * np.exp(-((s - BAND + .03) / .09) ** 2) * (s < BAND)
    # Round the shaft to its front, then straight down.
    round_, down = np.minimum(s / OVER, 1) * 1.75 - .25, np.maximum(s - OVER, 0) / (1 - OVER)
    middle = along(place + .028 * down ** 1.5 - .012 * np.sin(down * np.pi), round_, RADIUS + .03) - (.095 * down)[..., None] * np.array((0, 0, 1.0)) - (.012 * np.sin(down * 2.4))[..., None] * SIDE
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
    behind = np.maximum(0, np.roll(folds, -3, 1) - folds) / .006
    return wash * (1 + .5 * _on_cuff(s)) * (1 - .45 * seam) * (1 - .75 * slit) * (1 - .6 * inside) * (1 - .35 * behind)
