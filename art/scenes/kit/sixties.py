"""Dress and hand props of the early 1960s: glasses, service caps, scarves, uniforms, cameras, newspapers. For modern 1, 2, 3."""
import numpy as np

from .body import torso_ring
from .meshes import rgb, rotation, unit

def glasses(color='1c1a1a', lens='3a4a50', rim=.006):
    """Heavy-rimmed glasses."""
    def draw(m, j):
        at = lambda q: j.points['head'] + j.head @ np.asarray(q, float)
        for s in (-1, 1):
            a = np.linspace(0, 2 * np.pi, 13)
            m.tube([at((s * .037 + np.cos(q) * .031, .108, .022 + np.sin(q) * .024)) for q in a], rim, color, n=4, caps=False)
            m.tube([at((s * .068, .1, .026)), at((s * .09, .0, .03))], rim * 5 / 6, color, n=4)
        m.tube([at((-.01, .112, .026)), at((.01, .112, .026))], rim, color, n=4)
    return draw


def service_cap(color='26303e', band='16181c', badge='d8b050', peak='101014', lift=0.0, slope=.35, crown=.165):
    """A peaked cap with a stiff round top: police, or navy in white; `lift` (m) sets it higher, its peak falls by `slope` (radians), `crown` is half as wide as its top."""
    def draw(m, j):
        at = lambda q: j.points['head'] + j.head @ (np.asarray(q, float) + (0, 0, lift))
        turn = j.head @ rotation(.1, 0, 0)
        m.lathe([(.108, 0), (.108, .05)], band, n=18, center=at((0, -.005, .055)), rot=turn, caps=False, mat='cloth')
        m.lathe([(.108, .045), (crown, .1), (crown - .007, .118), (.02, .13), (.003, .13)], color, n=18, center=at((0, -.005, .055)), rot=turn, caps=False, mat='cloth')
        m.ball(at((0, .122, .052)), (.085, .055, .01), peak, n=10, rot=j.head @ rotation(-slope, 0, 0), mat='gloss')
        m.ball(at((0, .118, .115)), (.02, .012, .024), badge, n=7, mat='metal')
    return draw


def scarf(color='c2341d', tails=True):
    """A woollen scarf wound about the neck, one tail down the front."""
    def draw(m, j):
        rings = [torso_ring(j, t, .03 + e, 18) for t, e in ((.93, .002), (.965, .022), (1.0, .018), (1.02, .0))]
        m.loft(rings, color, caps=False, mat='cloth', jitter=.03)
        if tails:
            q = j.points['neck'] + j.chest @ (.03, .11, -.05)
            m.tube([q, q + j.chest @ (.02, .06, -.14), q + j.chest @ (.03, .06, -.34)], [.035, .055, .055], color, n=7, mat='cloth', squash=.35)
    return draw


def head_scarf(color='8a9aa0'):
    """A square tied under the chin."""
    from . import clothes

    def draw(m, j):
        clothes.shell(m, j, color, (0, 1, -.18), .66, (.104, .128, .145), center=(0, -.014, .014), point=.05, rim=.009)
        q = j.points['head'] + j.head @ (0, .085, -.14)
        m.ball(q, (.024, .02, .018), color, n=6, mat='cloth')
        for s in (-1, 1):
            m.tube([q, q + j.chest @ (s * .04, .03, -.06)], [.012, .024], color, n=5, mat='cloth', squash=.5)
    return draw


def front_hair(color):
    """A roll of hair over the brow, in front of a head scarf."""
    def draw(m, j):
        a = np.linspace(-1.15, 1.15, 17)
        for k in range(7):
            up, out = .076 + .007 * k, .008 - .0012 * (k - 2) ** 2 / 4
            path = j.face[1](np.stack([np.sin(a) * (.082 - .004 * k), np.cos(a) * .098 - .014 + out - .004 * k, up - .05 * (1 - np.cos(a * 1.1)) + .004 * np.sin(a * 3 + k)], 1))
            m.tube(path, np.interp(np.abs(a), [0, .9, 1.15], [.0075, .0065, .002]), rgb(color) * (.8 + .06 * k), n=6, caps=False, mat='hair', jitter=.05)
    return draw


def knit_beret(color, lean=-.3):
    """A small knitted beret with a ribbed band, pulled to one side, for a near head with a face."""
    def draw(m, j):
        place, a = j.face[1], np.linspace(0, 2 * np.pi, 72, endpoint=False)
        turn = rotation(.16, lean, 0)
        rings, tones = [], []
        for r, z, k in ((.094, -.012, .8), (.0985, -.006, .9), (.0985, .008, .85), (.097, .014, .6), (.112, .022, .95), (.124, .036, 1), (.127, .05, 1), (.121, .066, 1.04), (.1, .08, 1.06), (.066, .089, 1.06), (.03, .092, 1.05), (.002, .093, 1)):
            rib = .0014 * np.sin(a * 36) * (z < .012) + .002 * np.sin(a * 5 + r * 60) * (z > .02)
            full = 1 + .1 * np.cos(a - np.pi * .9) * np.clip((z - .014) / .03, 0, 1)
            ring = np.stack([np.cos(a) * (r + rib) * full * .93, np.sin(a) * (r + rib) * 1.08, np.full(72, z)], 1)
            rings.append(place(ring @ turn.T + (0, -.02, .072)))
            tones.append(rgb(color) * k)
        m.loft(rings, np.array(tones), caps=True, mat='cloth', jitter=.01)
    return draw


def bob(color):
    """Set hair to the jaw, turned up at the ends."""
    def draw(m, j):
        a = np.linspace(np.pi * .93, np.pi * 2.07, 15)
        rings = []
        for f, r in ((0, .1), (.35, .112), (.7, .122), (1, .138)):
            q = np.stack([np.cos(a) * r, np.sin(a) * (r + .012) - .005, np.full(15, .05 - f * .2)], 1)
            rings.append(q @ j.head.T + j.points['head'])
        m.loft(rings[::-1], color, closed=False, mat='cloth')
    return draw


def pillbox(color='3f6a74'):
    """A pillbox hat."""
    def draw(m, j):
        m.lathe([(.088, 0), (.092, .06), (.084, .068), (.003, .07)], color, n=18, center=j.points['head'] + j.head @ (0, -.03, .105), rot=j.head @ rotation(-.12, 0, 0), caps=False, mat='cloth')
    return draw


def handbag(color='3a2620', side='l'):
    """A bag on the forearm."""
    def draw(m, j):
        q = (j.points['wrist_' + side] + j.points['elbow_' + side]) / 2
        m.tube([q + (-.06, 0, -.16), q + (-.03, 0, .03), q + (.03, 0, .03), q + (.06, 0, -.16)], .009, color, n=5)
        m.box(q + (0, 0, -.24), (.12, .27, .18), color, chamfer=.02, taper=.8)
    return draw


def uniform(color='d8b050', stripes=0, double=False, buttons=True):
    """Bright buttons, and gold rings on the cuffs."""
    def draw(m, j):
        for s in ((-1, 1) if double else (0,)) if buttons else ():
            for t in np.linspace(.3, .68, 4):
                m.ball(torso_ring(j, t, .026, angles=[np.pi / 2 + s * .34])[0], .014, color, n=5, mat='metal')
        for k in range(stripes):
            for s in 'lr':
                w, e = j.points['wrist_' + s], j.points['elbow_' + s]
                p = w + (e - w) * (.12 + k * .12)
                m.tube([p, p + (e - w) * .05], .058, color, n=10, caps=False)
    return draw


def belt_gear(color='14161a'):
    """A policeman's belt, cross strap and holster."""
    def draw(m, j):
        m.loft([torso_ring(j, t, .03, 20) for t in (.2, .28)], color, caps=False)
        q = j.points['hip_r'] + j.hips @ (.11, 0, -.04)
        m.box(q, (.06, .12, .2), color, chamfer=.02, rot=j.hips)
    return draw


def press_camera(m, j):
    """A folding press camera before the mouth (held, without a pole): the left hand lies under its body, the right one is closed about the rod of its flash."""
    f = j.chest
    rod = j.grips['r']((0, .068, -.036))
    c = rod + f @ (-.115, .015, .075)
    m.box(c, (.16, .075, .145), '2c2a2a', rot=f, chamfer=.012)
    m.box(c + f @ (0, .0, .082), (.07, .03, .02), '1c1a1a', rot=f, chamfer=.004)
    m.lathe([(.062, 0), (.058, .045), (.045, .05), (.043, .085), (.052, .09), (.05, .11), (.036, .112)], '6a6c70', n=18, center=c + f @ (0, .035, -.01), rot=f @ rotation(-np.pi / 2, 0, 0), mat='metal')
    m.tube([rod + f @ (0, 0, -.1), rod + f @ (0, 0, .12)], .017, '9a9ca0', n=10, mat='metal')
    m.beam(rod + f @ (0, 0, .075), c + f @ (.07, 0, .045), .02, '5a5c60', depth=.02)
    g = rod + f @ (0, .02, .165)
    m.lathe([(.018, -.02), (.05, .0), (.088, .035), (.092, .04), (.082, .036), (.018, .01)], 'c8ccd0', n=20, center=g, rot=f @ rotation(-np.pi / 2, 0, 0), caps=False, mat='metal')
    m.ball(g + f @ (0, .035, 0), .03, rgb('fff4d8') * 3.2, n=8, mat='glow', jitter=0)


def notebook(m, j):
    """A reporter's pad on the left hand and a pencil in the right (held, without a pole)."""
    c = j.points['wrist_l'] + j.chest @ (.05, .09, .04)
    f = j.chest @ rotation(.7, 0, 0)
    m.box(c, (.13, .2, .012), 'f0e8d4', rot=f)
    for k in range(5):
        m.box(c + f @ (0, .06 - k * .028, .008), (.09, .007, .003), '4a5058', rot=f)
    p = j.points['wrist_r'] + j.chest @ (-.02, .07, .03)
    m.tube([p, p + j.chest @ (-.05, .03, -.09)], .008, 'd8a63a', n=5)


def newspaper(m, j):
    """An open newspaper between the hands (held, without a pole)."""
    a, b = j.points['wrist_l'], j.points['wrist_r']
    f = unit(j.chest[:, 1])
    c = (a + b) / 2 + f * .1 + (0, 0, .12)
    right = unit(b - a)
    for s in (-1, 1):
        r = unit(right + f * .22 * -s * s)
        frame = np.stack([r, np.cross((0, 0, 1), r), (0, 0, 1)], 1)
        q = c + right * s * .2
        m.box(q, (.4, .012, .56), 'ded8c8', rot=frame, jitter=.02)
        for face in (-1, 1):
            m.box(q + f * face * .012 + (0, 0, .2), (.32, .004, .06), '26262a', rot=frame)
            for k in range(6):
                m.box(q + f * face * .012 + (0, 0, .1 - k * .06), (.3, .004, .02), '8a8880', rot=frame)


def headset(color='16181a', side='l'):
    """Earphones on a band, with a microphone before the mouth."""
    def draw(m, j):
        at = lambda q: j.points['head'] + j.head @ np.asarray(q, float)
        a = np.linspace(0, np.pi, 13)
        m.tube([at((np.cos(q) * .108, .0, np.sin(q) * .15)) for q in a], .011, color, n=5)
        for s in (-1, 1):
            m.lathe([(.045, 0), (.045, .03), (.03, .035)], color, n=12, center=at((s * .088, .005, 0)), rot=j.head @ rotation(0, s * np.pi / 2, 0))
        s = -1 if side == 'l' else 1
        m.tube([at((s * .105, .02, -.02)), at((s * .1, .1, -.08)), at((s * .03, .145, -.085))], .008, color, n=5)
        m.ball(at((s * .02, .145, -.085)), .016, color, n=6)
    return draw


def ribbons(rows=3, aside=.32, out=.034):
    """Rows of medal ribbons on the left breast, in colours that belong to no order; `aside` (radians) clears a lapel."""
    def draw(m, j):
        tones = ('c2341d', 'd8b050', '3f6a8a', 'e4dcc8', '4f7a4a')
        for r in range(rows):
            for k in range(3):
                p = torso_ring(j, .72 - r * .055, out, angles=[np.pi / 2 + aside + k * .17])[0]
                m.box(p, (.032, .012, .02), tones[(r * 2 + k) % 5], rot=j.chest)
    return draw


def folder(color='c2341d'):
    """A stiff folder with papers in it, held before the chest (held, without a pole)."""
    def draw(m, j):
        c = (j.points['wrist_l'] + j.points['wrist_r']) / 2 + j.chest @ (0, .09, .06)
        f = j.chest @ rotation(-.25, 0, 0)
        m.box(c, (.3, .02, .36), 'ece4d0', rot=f)
        for s in (-1, 1):
            m.box(c + f @ (0, s * .016, 0), (.33, .008, .38), color, rot=f)
    return draw
