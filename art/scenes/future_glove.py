"""The gloves of a pressure suit: padded joints, a rubber pad on each fingertip, a ribbed wrist in its gauntlet. For future 3."""
import numpy as np

from kit.hands import KNUCKLES, fingers
from kit.meshes import rgb, unit

CLOTH, CREASE, PAD, PALM = '756d64', '3e3832', 'd08a3c', '5f5850'
# The pointing finger: how long its bones are and how far each is bent.
POINTER, BENT = (.047, .034, .031), (.04, .12, .1)


def _digits(grip):
    """The joints of five digits in the hand's frame; in the grip `point` the first finger is long and straight."""
    out, at, angle = fingers(grip), np.array(KNUCKLES[0]), 0.0
    if grip != 'point':
        return out
    path = [at]
    for length, bend in zip(POINTER, BENT):
        angle += bend
        at = at + length * np.array((0, np.cos(angle), -np.sin(angle)))
        path.append(at)
    out[0] = path
    return out


def _pad(m, place, a, b, rad, k, tip=False, joint=CLOTH):
    """One padded bone of a finger from a to b; the last has a cap of ribbed rubber with a raised pad below."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    way = unit(b - a)
    t = np.array((.04, .12, .3, .5, .7, .88, .96))
    m.tube(place(a + np.outer(t, b - a)), np.array((.84, .98, 1.06, 1.08, 1.05, .98, .84)) * rad * k, CLOTH, n=20, mat='cloth', jitter=0)
    m.ball(place(a), rad * k * .93, joint, n=14, mat='cloth', jitter=0)
    if not tip:
        return
    cap, long = a + (b - a) * .42, np.linalg.norm(b - a)
    t = np.array((0, .02, .12, .3, .5, .64, .75, .83, .88, .9)) * long
    m.tube(place(cap + np.outer(t * .86, way)), np.array((1.0, 1.14, 1.17, 1.17, 1.14, 1.07, .93, .7, .4, .08)) * rad * k, PAD, n=24, mat='gloss', jitter=0)
    for d in (.2, .34, .48):
        m.tube(place(cap + np.outer(np.array((d - .018, d + .018)) * long * .86, way)), rad * k * 1.185, rgb(PAD) * .45, n=24, mat='paint', jitter=0)


def glove(m, j, side, along, palm, accent, tip=None, grip='point', scale=1.06):
    """A glove on the arm of this side whose hand runs `along`, in the figure's frame, and starts at the end of the sleeve or, with `tip`, has its first finger end there; returns a function from its own frame to the place around it."""
    y = unit(along)
    z = -unit(np.asarray(palm, float) - y * np.dot(palm, y))
    x = np.cross(y, z) * (1 if side == 'l' else -1)
    frame, digits, rad = np.stack([x, y, z], 1) * scale, _digits(grip), .0137
    end = digits[0][-1] + unit(digits[0][-1] - digits[0][-2]) * .002
    wrist = j.points['wrist_' + side]
    origin = wrist + unit(wrist - j.points['elbow_' + side]) * .05 if tip is None else np.asarray(tip, float) - frame @ end
    place = lambda q: origin + np.asarray(q, float) @ frame.T
    # The palm, padded on its back, with a strap across.
    a = np.linspace(0, 2 * np.pi, 28, endpoint=False)
    rings = []
    for t, w, d, zc in ((-.03, .038, .038, 0), (-.012, .039, .039, -.001), (.015, .042, .04, -.004), (.045, .046, .038, -.006), (.072, .047, .033, -.005), (.09, .044, .025, -.002), (.1, .036, .015, 0)):
        c, s = np.cos(a), np.sin(a)
        rings.append(np.stack([w * np.sign(c) * np.abs(c) ** .75, np.full(28, t), zc + d * np.sign(s) * np.abs(s) ** .85], 1))
    m.loft(place(np.array(rings)), CLOTH, jitter=0, mat='cloth')
    for t, half, tone, mat in ((.03, .008, accent, 'paint'),):
        band = [np.stack([(w + .0025) * np.sign(c) * np.abs(c) ** .75, np.full(28, v), -.005 + (d + .0025) * np.sign(s) * np.abs(s) ** .85], 1) for v, w, d in ((t - half, .0432, .0398), (t + half, .0445, .0392))]
        m.loft(place(np.array(band)), tone, caps=False, jitter=0, mat=mat)
    for k, path in enumerate(digits[:4]):
        thick = (1.06, 1.1, 1.04, .95)[k]
        m.ball(place(path[0] + (0, -.004, .004)), rad * scale * 1.16 * thick, PALM, n=18, mat='cloth', jitter=0)
        for i in range(3):
            _pad(m, place, path[i], path[i + 1] + (unit(path[3] - path[2]) * .004 if i == 2 else 0), rad * thick, scale, tip=i == 2, joint=CLOTH if k else CREASE)
    base, mid, tip_ = digits[4]
    m.ball(place((.026, .03, -.014)), np.array((.019, .03, .019)) * scale, CLOTH, n=20, rot=frame / scale, mat='cloth', jitter=0)
    _pad(m, place, base, mid, rad * 1.28, scale)
    _pad(m, place, mid, tip_ + unit(tip_ - mid) * .004, rad * 1.14, scale, tip=True)
    _gauntlet(m, j, side, place, accent)
    return place


def _gauntlet(m, j, side, place, accent):
    """The ribbed wrist between palm and sleeve, and the steel lock on the sleeve's end."""
    wrist, elbow = j.points['wrist_' + side], j.points['elbow_' + side]
    way = unit(wrist - elbow)
    # It leaves the lock along the forearm's axis and fills it, then bends to the hand.
    first, heel = wrist - way * .012, place((0, -.018, 0))
    bend = unit(heel - place((0, -.07, 0)))
    t = np.linspace(0, 1, 46)
    b = np.stack([(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3], 1)
    far = np.linalg.norm(heel - first)
    path = b @ np.array([first, first + way * .5 * far, heel - bend * .4 * far, heel])
    long = np.linalg.norm(np.diff(path, axis=0), axis=1).sum()
    ribs = .005 * np.cos(t * long * 2 * np.pi / .019) - .001
    m.tube(path, np.interp(t, (0, .4, .75, 1), (.0595, .058, .052, .045)) + ribs, PALM, n=28, mat='cloth', jitter=0)
    x = unit(np.cross(way, (.1, .3, 1)))
    frame = np.stack([x, np.cross(way, x), way], 1)
    for profile, tone, mat in (([(.055, -.05), (.068, -.048), (.071, -.043), (.071, -.034), (.066, -.032)], 'b9bcc0', 'metal'),
                               ([(.066, -.033), (.066, -.027)], '24282c', 'paint'),
                               ([(.064, -.028), (.0715, -.027), (.0735, -.022), (.0735, -.006), (.0715, -.001), (.06, .002)], accent, 'gloss'), ([(.061, .001), (.04, .004), (.0005, .004)], PALM, 'paint')):
        m.lathe(profile, tone, n=48, center=wrist, rot=frame, caps=False, mat=mat, jitter=0)
    for k in range(6):
        a = k * np.pi / 3 + .4
        m.ball(wrist + frame @ (np.cos(a) * .0735, np.sin(a) * .0735, -.014), .0045, '3a3e44', n=8, mat='metal', jitter=0)
