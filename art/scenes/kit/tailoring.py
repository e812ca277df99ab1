"""Garments near the camera: trunk, shoulders and sleeves in one skin, with the creases that a bent arm makes. For every picture."""
import numpy as np

from .body import BARE, torso_ring
from .hands import fuse
from .meshes import Mesh, rgb, unit
from .noise import fbm, smoothstep

# Heights on the trunk (0 hips, 1 base of the neck) of the rings that the skin is made from.
TRUNK = (.3, .36, .44, .52, .6, .68, .76, .82, .87, .91, .945, .975, 1.0)


def sleeved(m, j, color, sleeve, inflate=.012, stout=0.0, feminine=0.0, wide=0.0, bag=0.0, creases=1.0, folds=0.0, rolled=0.0, elbows=0.0):
    """The upper part of a garment, from the belt to the neck and both wrists; `bag` (m) lets it hang over the belt, `folds` drapes the trunk, `rolled` is the share of the forearms that rolled-up sleeves leave bare, `elbows` how far the bone stands out in a bent sleeve (1: plainly)."""
    p, h = j.points, Mesh(3)
    h.loft([torso_ring(j, t, inflate + bag * np.exp(-((t - .4) / .09) ** 2), 28, stout, feminine) for t in TRUNK], 'ffffff', jitter=0)
    arms = []
    for s in 'lr':
        a, b, c = (p[k + s] for k in ('shoulder_', 'elbow_', 'wrist_'))
        c = c - unit(c - b) * BARE * (not rolled)
        root = p['neck'] * .45 + p['shoulders'] * .55 - j.chest @ (0, .005, .018)
        # The slope from the neck, the shoulder's cap, and the arm.
        h.tube([root, root * .55 + a * .45, a], [.052, .057, .062], 'ffffff', n=16, jitter=0)
        h.ball(a, .066, 'ffffff', n=14, jitter=0)
        h.tube([a, a * .75 + b * .25, a * .4 + b * .6, b], [.065, .064, .058, .054], 'ffffff', n=18, jitter=0)
        h.ball(b, .0535, 'ffffff', n=14, jitter=0)
        if elbows:
            h.ball(b - unit(unit(a - b) + unit(c - b)) * .036 * elbows, .034, 'ffffff', n=14, jitter=0)
        if rolled:
            h.tube([b, b * rolled + c * (1 - rolled)], [.054, .054], 'ffffff', n=18, jitter=0)
        else:
            h.tube([b, b * .6 + c * .4, b * .15 + c * .85, c], [.054, .052, .045 + wide * .7, .043 + wide], 'ffffff', n=18, jitter=0)
        arms.append((a, b, c))
    verts, faces = fuse(h, .0085, 10)
    normals = _normals(verts, faces)
    tone = np.broadcast_to(rgb(color), verts.shape).copy()
    for k, (a, b, c) in enumerate(arms):
        verts, tone = _arm(verts, normals, tone, a, b, c, rgb(sleeve), creases, k)
    if folds:
        verts, tone = _draped(verts, normals, tone, j, arms, folds)
    for size in (3, 4):
        part = [f for f in faces if len(f) == size]
        if part:
            m.add(verts, part, tone, smooth=True, mat='cloth', jitter=0)


def bare_forearms(m, j, skin, sleeve, rolled):
    """The forearms below sleeves that are rolled up over the share `rolled` of them, and the rolls."""
    for s in 'lr':
        b, c = j.points['elbow_' + s], j.points['wrist_' + s]
        edge, way = b * rolled + c * (1 - rolled), unit(c - b)
        m.tube([edge - way * .02, edge * .7 + c * .3, edge * .25 + c * .75, c + way * .006], [.047, .045, .034, .029], skin, n=20, mat='skin', jitter=0)
        m.ball(c, .0305, skin, n=16, mat='skin', jitter=0)
        for k, (along, r) in enumerate(((-.028, .05), (.0, .052))):
            m.tube([edge + way * (along + t) for t in (-.018, -.015, 0, .015, .018)], [r, r + .006, r + .009, r + .006, r - .004], rgb(sleeve) * (1, .94)[k], n=20, mat='cloth', jitter=0)


def _draped(verts, normals, tone, j, arms, folds):
    """Gathers the cloth of the trunk over the belt, in folds that run out towards the shoulders."""
    p = j.points
    axis = p['neck'] - p['pelvis']
    t = (verts - p['pelvis']) @ axis / (axis @ axis)
    off = verts - p['pelvis'] - t[:, None] * axis
    round_ = np.arctan2(off @ j.chest[:, 0], off @ j.chest[:, 1])
    trunk = np.ones(len(verts))
    for a, b, c in arms:
        for bone in ((a, b), (b, c)):
            trunk *= smoothstep(.066, .1, _along(verts, *bone)[1])
    # Towards the shoulders the folds spread; two noises keep them from being even.
    course = round_ * (1 + .25 * np.clip(t - .35, 0, 1)) + .16 * (fbm(round_ * 1.5 + 3, t * 3, 8, 2) - .5)
    ridge = 1 - np.abs(2 * fbm(course * 3.1 + 9, t * .55, 4, 2) - 1)
    press = folds * trunk * ((.017 * (ridge - .62)) * np.interp(t, [.25, .34, .6, .86, .95], [.6, 1, .72, .2, 0]) + .0028 * np.sin(course * 27) * np.exp(-((t - .33) / .1) ** 2))
    return verts + normals * press[:, None], tone * (1 + np.clip(press, -.008, .004) * 26)[:, None]


def trousers(m, j, color, leg=1.0, inflate=.012, stout=0.0, seat=True, pressed=0.0, under=.1, hips=1.0):
    """Both legs in one skin down over the ankles, with the creases of bent knees and of a hem that rests on the shoe; under a coat or jacket without the `seat`, from so far down the thigh as `under` says (0 to 1); `pressed` (0 to 1) narrows them to the hem and irons a crease down their fronts; `hips` is how wide seat and thighs are."""
    p, h = j.points, Mesh(3)
    out = inflate + .004
    if seat:
        h.loft([torso_ring(j, t, out - (1 - hips) * np.interp(t, [0, .15], [.14, 0]), 28, stout) for t in (.0, .08, .2, .31)], 'ffffff', jitter=0)
        h.ball((p['hip_l'] + p['hip_r']) / 2 - (0, 0, .005), ((.174 + stout * .03 + out) * hips, .124 + out + stout * .03, .11), 'ffffff', n=18, rot=j.hips, jitter=0)
    bones = []
    for s in 'lr':
        hip, knee, ankle = (p[k + s] for k in ('hip_', 'knee_', 'ankle_'))
        foot = ankle - (knee - ankle) * .1
        if seat:
            h.ball(hip, .094 * leg * hips, 'ffffff', n=16, jitter=0)
        top = hip if seat else hip * (1 - under) + knee * under
        h.tube([top, top * .6 + knee * .4, knee], np.array([.091 if seat else .074, .08 if seat else .074, .066]) * np.array([hips, (1 + hips) / 2, 1]) * leg, 'ffffff', n=18, jitter=0)
        h.ball(knee, .066 * leg, 'ffffff', n=14, jitter=0)
        h.tube([knee, knee * .5 + foot * .5, foot], (np.array([.066, .063, .068]) * (1 - pressed) + np.array([.064, .059, .056]) * pressed) * leg, 'ffffff', n=18, jitter=0)
        bones.append((hip, knee, foot))
    verts, faces = fuse(h, .0095, 8)
    normals, press = _normals(verts, faces), np.zeros(len(verts))
    for hip, knee, foot in bones:
        upper, off = _along(verts, hip, knee)
        lower, off_low = _along(verts, knee, foot)
        near = np.minimum(off, off_low) < .1 * leg
        u, v = unit(hip - knee), unit(foot - knee)
        inner = unit(u + v + 1e-6)
        s = (verts - knee) @ unit(foot - hip)
        rough = fbm((verts - knee) @ np.cross(inner, unit(foot - hip)) * 12, s * 8, 6, 2) - .5
        back = np.clip(((verts - knee) @ inner + .02) / .06, 0, 1) * np.exp(-(s / .08) ** 2) * near
        press -= .006 * min(1.0, (1 + u @ v) * 2.5 + .15) * back * (.5 + .5 * np.cos(s * 150 + rough * 6))
        press += .0035 * np.exp(-((lower - .9) / .14) ** 2) * (off_low < .1 * leg) * np.sin(lower * 36 + rough * 9)
        press += .003 * np.exp(-((upper - .1) / .12) ** 2) * (off < .11) * np.sin(upper * 40 + rough * 8)
    tone = rgb(color) * (1 + np.clip(press, -.006, .002) * 30)[:, None]
    if pressed:
        ridge, light = _ironed(verts, j, bones)
        press, tone = press + .007 * pressed * ridge, tone * (1 + pressed * light)[:, None]
    verts = verts + normals * press[:, None]
    for size in (3, 4):
        part = [f for f in faces if len(f) == size]
        if part:
            m.add(verts, part, tone, smooth=True, mat='cloth', jitter=0)


def _ironed(verts, j, bones):
    """Where the crease stands out on each trouser leg (0 to 1), and how it parts the light: paler on the inside, darker on the outside."""
    ridge, light = np.zeros(len(verts)), np.zeros(len(verts))
    for k, (hip, knee, foot) in enumerate(bones):
        for a, b, share in ((hip, knee, (.3, 1.0)), (knee, foot, (.0, .98))):
            t, off = _along(verts, a, b)
            way, side = unit(b - a), j.hips[:, 0] * (1 if k else -1)
            out = verts - a - np.clip(t, 0, 1)[:, None] * (b - a)
            across, ahead = out @ unit(side - way * (side @ way)), out @ unit(j.hips[:, 1] - way * (j.hips[:, 1] @ way))
            mine = (off < .11) * (t > share[0] - .2) * (t <= share[1]) * smoothstep(share[0] - .2, share[0] + .1, t) * (ahead > 0)
            ridge = np.maximum(ridge, mine * np.exp(-(across / .011) ** 2))
            light += mine * (.34 * np.exp(-((across + .012) / .012) ** 2) - .3 * np.exp(-((across - .02) / .02) ** 2)) * (np.abs(light) < 1e-6)
    return ridge, light


def _normals(verts, faces):
    out = np.zeros_like(verts)
    for size in (3, 4):
        part = np.array([f for f in faces if len(f) == size], int).reshape(-1, size)
        if len(part):
            n = np.cross(verts[part[:, 1]] - verts[part[:, 0]], verts[part[:, 2]] - verts[part[:, 0]])
            for k in range(size):
                np.add.at(out, part[:, k], n)
    return out / (np.linalg.norm(out, axis=1, keepdims=True) + 1e-12)


def _along(verts, a, b):
    """How far each point lies along the bone from a to b (0..1) and from its axis (m)."""
    d = b - a
    t = (verts - a) @ d / (d @ d)
    return t, np.linalg.norm(verts - a - np.clip(t, 0, 1)[:, None] * d, axis=1)


def _arm(verts, normals, tone, a, b, c, sleeve, creases, seed):
    """Presses the creases of one arm into the skin and gives its sleeve its colour."""
    upper, off = _along(verts, a, b)
    lower, off_low = _along(verts, b, c)
    mine = np.maximum(smoothstep(.02, .16, upper) * (off < .085), (off_low < .1) * (lower > 0) * (upper > .1))
    tone = tone * (1 - mine[:, None]) + sleeve * mine[:, None]
    u, v = unit(a - b), unit(c - b)
    bend = np.clip(1 + u @ v, 0, 1.2)
    inner, way = unit(u + v + 1e-6), unit(c - a)
    s = (verts - b) @ way
    around = (verts - b) @ np.cross(inner, way)
    rough = fbm(around * 14 + seed * 7, s * 10, 5, 2) - .5
    # In the crook the cloth is pushed together; on the outside it is drawn smooth.
    crook = np.clip(((verts - b) @ inner + .02) / .05, 0, 1) * np.exp(-(s / .062) ** 2) * (np.minimum(off, off_low) < .09)
    fold = np.cos(s * 2 * np.pi / .03 + rough * 5)
    press = -.0062 * min(1.0, bend * 1.6) * crook * (.55 + .45 * fold)
    # Above the cuff the sleeve is a little too long, and from the armpit folds run out over the upper arm.
    low = np.exp(-((lower - .8) / .16) ** 2) * (off_low < .1) * (lower < 1.0)
    press += .0022 * low * np.sin(lower * 40 + rough * 9)
    pit = np.exp(-((upper - .22) / .16) ** 2) * (off < .085) * np.clip(-(normals @ (0, 0, 1.0)) + .5, 0, 1)
    press += .0026 * pit * np.sin(upper * 34 + around * 60 + rough * 8)
    press *= creases
    shade = 1 + np.clip(press, -.006, .002) * 38 * mine
    return verts + normals * press[:, None], tone * shade[:, None]
