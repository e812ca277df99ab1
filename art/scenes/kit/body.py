"""The body under the clothes: limbs, hands and a head with a face, built on the joints of a pose. For every picture."""
import numpy as np

from .meshes import rgb, unit


def torso_ring(j, t, inflate=0.0, n=12, stout=0.0, feminine=0.0, angles=None):
    """One ring of the trunk: t = 0 at the hips, 1 at the base of the neck; `angles` picks points (pi/2 is the front)."""
    p = j.points
    keys = np.array([0.0, 0.28, 0.62, 0.84, 0.92, 0.97, 1.0])
    wide = np.interp(t, keys, [0.162 + 0.018 * feminine, 0.142 - 0.014 * feminine, 0.172 - 0.016 * feminine, 0.196 - 0.02 * feminine, 0.172 - 0.015 * feminine, 0.105, 0.066])
    deep = np.interp(t, keys, [0.122, 0.1, 0.125 + 0.014 * feminine, 0.1, 0.084, 0.072, 0.058])
    belly = stout * np.interp(t, [0, 0.3, 0.7, 1], [0.035, 0.06, 0.03, 0.0])
    path = np.array([p['pelvis'], p['chest'], p['shoulders'], p['neck']])
    at = [0, 0.58, 0.93, 1.0]
    c = np.array([np.interp(t, at, path[:, i]) for i in range(3)])
    mix = np.clip(t * 1.2, 0, 1)
    right, fwd = unit(j.hips[:, 0] * (1 - mix) + j.chest[:, 0] * mix), unit(j.hips[:, 1] * (1 - mix) + j.chest[:, 1] * mix)
    a = np.linspace(0, 2 * np.pi, n, endpoint=False) if angles is None else np.asarray(angles)
    forward = np.sin(a)
    w, d = wide + belly * 0.6 + inflate, deep + belly * 0.5 + inflate
    return c + np.cos(a)[:, None] * w * right + (forward * d + np.maximum(forward, 0) * belly * 0.8)[:, None] * fwd


def limb(m, points, radii, color, n=8, **kw):
    """A bent limb: the joint between two bones is rounded."""
    a, b, c = (np.asarray(q, float) for q in points)
    path = [a, a * .5 + b * .5, b + (a - b) * 0.12, b + (c - b) * 0.12, b * .5 + c * .5, c]
    r = np.interp([0, .5, .9, 1.1, 1.5, 2], [0, 1, 2], radii)
    m.tube(path, r, color, n=n, **kw)


def leg(m, j, side, color, boot='3b2a1c', boot_height=0.16, n=8, thick=1.0, pumps=False):
    """A hosed or trousered leg with its shoe; `pumps` are cut low and have a heel."""
    p = j.points
    hip, knee, ankle, toe = (p[k + side] for k in ('hip_', 'knee_', 'ankle_', 'toe_'))
    limb(m, (hip, knee, ankle), np.array((0.088, 0.06, 0.045)) * thick, color, n, mat='cloth')
    shin = unit(knee - ankle)
    if pumps:
        _pump(m, ankle, toe, color, boot)
        return
    m.tube([ankle - shin * 0.02, ankle + shin * boot_height * .5, ankle + shin * boot_height], [0.052, 0.056, 0.064 * max(1, thick)], boot, n=n)
    up = np.array([0, 0, 1.0])
    if toe[2]:
        up = unit(up - toe * toe[2])
    sole = ankle - up * 0.075
    rings = []
    for along, w, h in ((-0.07, 0.03, 0.05), (-0.05, 0.045, 0.085), (0.05, 0.047, 0.08), (0.12, 0.045, 0.05), (0.17, 0.02, 0.03)):
        a = np.linspace(0, 2 * np.pi, 8, endpoint=False)
        right = unit(np.cross(toe, up))
        rings.append(sole + toe * along + right * (np.cos(a) * w)[:, None] + up * ((np.sin(a) * .5 + .5) * h)[:, None])
    m.loft(rings, boot)


def _pump(m, ankle, toe, color, shoe):
    """A stockinged foot in a court shoe: low at the sides, pointed in front, on a small heel."""
    sole, up = ankle - (0, 0, 0.075), np.array([0, 0, 1.0])
    right = unit(np.cross(toe, up))
    a = np.linspace(0, 2 * np.pi, 12, endpoint=False)
    ring = lambda along, w, low, high: sole + toe * along + right * (np.cos(a) * w)[:, None] + up * ((np.sin(a) * .5 + .5) * (high - low) + low)[:, None]
    m.tube([ankle + (0, 0, .03), ankle - (0, 0, .02), sole + toe * .03 + up * .045, sole + toe * .09 + up * .03], [.034, .034, .033, .026], color, n=10, mat='cloth')
    m.loft([ring(*q) for q in ((-.066, .016, .03, .07), (-.05, .034, .025, .068), (0, .036, .018, .05), (.05, .041, .004, .04), (.1, .04, 0, .042), (.15, .026, 0, .03), (.178, .008, 0, .016))], shoe, mat='gloss')
    m.tube([sole + toe * -.045 + up * .03, sole + toe * -.048], [.02, .012], shoe, n=8)


# How much of the forearm (m) a sleeve leaves bare.
BARE = .022


def arm(m, j, side, sleeve, skin, hand='open', n=8, wide=0.0, bare=False, detail=False, grip=None, age=0.0, sleeved=True, cuffs=False, cuffed=True):
    """A sleeved arm with its hand; `wide` opens the sleeve at the wrist, without `sleeved` the sleeve is drawn elsewhere, `cuffs` follow the forearm and are left out if it is not `cuffed`; the hand 'none' is drawn elsewhere."""
    p = j.points
    s, e, w = (p[k + side] for k in ('shoulder_', 'elbow_', 'wrist_'))
    along = unit(w - e)
    if sleeved:
        limb(m, (s, e, w if bare else w - along * BARE), (0.066, 0.052, 0.04 + wide), skin if bare else sleeve, n, mat='paint' if bare else 'cloth')
        if bare:
            limb(m, (s, s * .5 + e * .5, e), (0.072, 0.066, 0.066), sleeve, n, mat='cloth')
        m.ball(s, 0.068, sleeve, n=n, mat='cloth', jitter=0.01)
    if hand == 'none':
        return
    side_axis = unit(np.cross(along, (0, 0, 1)) + 1e-3)
    if grip:
        from .hands import hand as close_hand
        name, fingers, palm = grip
        j.grips[side] = close_hand(m, w, along if fingers is None else fingers, palm, side, name, skin, 1.08, age, cuff=sleeve if cuffed and not bare else None, forearm=along, turned=cuffs)
        return
    palm_up = np.cross(side_axis, along)
    frame = np.stack([side_axis, along, palm_up], 1)
    at = w + along * 0.055
    m.tube([w - along * .05, w, at], [.032, .028, .032], skin, n=7)
    if hand == 'fist':
        m.ball(at, (0.045, 0.05, 0.046), skin, n=7, rot=frame)
        m.ball(at + side_axis * 0.035 * (1 if side == 'l' else -1), (0.018, 0.035, 0.02), skin, n=5, rot=frame)
        return
    m.ball(at, (0.045, 0.055, 0.022), skin, n=7, rot=frame)
    if hand == 'point':
        m.tube([at, at + along * 0.13], [0.016, 0.011], skin, n=5)
    elif detail or hand == 'flat':
        for k in range(4):
            root = at + side_axis * (k - 1.5) * 0.02 + along * 0.04
            m.tube([root, root + along * 0.045, root + along * 0.085 + palm_up * 0.012 + side_axis * (k - 1.5) * 0.008], [0.012, 0.011, 0.008], skin, n=5)
    else:
        m.ball(at + along * 0.06 - palm_up * 0.012, (0.04, 0.04, 0.02), skin, n=6, rot=frame)
    thumb = at + side_axis * 0.045 * (1 if side == 'l' else -1)
    m.tube([at, thumb + along * 0.02, thumb + along * 0.055], [0.018, 0.014, 0.01], skin, n=5)


def head(m, j, skin, hair='3a2618', detail=False, beard=None, shout=False, stern=0.3, age=0.0, width=1.0):
    """Neck, skull, nose, brow, eyes and mouth; `beard` is None, stubble, short, full or moustache."""
    p = j.points
    rng = m.rng
    n = 18 if detail else 12
    m.tube([p['shoulders'] + j.chest @ (0, -0.01, 0.0), p['neck'], p['head'] - j.head @ (0, 0.02, 0.06)], [0.075, 0.055, 0.054], skin, n=8)
    rows = n * 2 // 3
    phi = np.linspace(-np.pi / 2, np.pi / 2, rows + 1)[:, None]
    th = np.linspace(0, 2 * np.pi, n, endpoint=False)[None]
    x, y, z = np.cos(phi) * np.cos(th), np.cos(phi) * np.sin(th), np.repeat(np.sin(phi), n, 1)
    low = np.clip(-z, 0, 1)
    sx = 0.083 * width * (1 - 0.28 * low ** 1.5)
    sy = np.where(y > 0, 0.1, 0.108) * (1 - 0.22 * low * (y < 0))
    v = np.stack([x * sx, y * sy + 0.012 * low, z * np.where(z < 0, 0.132, 0.118)], -1)
    m.loft(v @ j.head.T + p['head'], skin, caps=False, jitter=0.02)
    place = lambda q: p['head'] + j.head @ np.asarray(q, float)
    # From afar an eye is a shadow below its brow; nearer it is the line of its lashes.
    shade, brow = skin_shade(skin), rgb(hair) * .7 + skin_shade(skin) * .3
    lash = brow * .4
    # Nose: a wedge that catches the light.
    bridge, tip = place((0, 0.094, 0.028)), place((0, 0.128, -0.03))
    m.tube([bridge, bridge * .4 + tip * .6, tip, place((0, 0.098, -0.042))], [0.011, 0.015, 0.02, 0.013], skin, n=6)
    for s in (-1, 1):
        m.ball(place((s * 0.083 * width, 0.0, 0.0)), (0.012, 0.024, 0.034), skin, n=6, rot=j.head)
        m.ball(place((s * 0.033, 0.083, 0.018)), (0.019, 0.012, 0.013), shade, n=6, rot=j.head)
        if detail:
            m.tube([place((s * x, y, z)) for x, y, z in ((.019, .0985, .0175), (.033, .1005, .0225), (.049, .0925, .0175))], [.0018, .003, .0016], lash, n=4)
        inner, outer = place((s * 0.014, 0.1, 0.043 - stern * 0.018)), place((s * 0.058, 0.084, 0.044 + stern * 0.008))
        m.tube([inner, inner * .5 + outer * .5 + j.head @ (0, 0.006, 0.006), outer], [0.0055, 0.007, 0.004], brow, n=5)
    if detail:
        for s in (-1, 1):
            m.ball(place((s * 0.045, 0.072, -0.025)), (0.024, 0.018, 0.022), skin, n=7, rot=j.head, jitter=0.01)
    lips = np.array([0.28, 0.075, 0.055])
    if shout:
        m.ball(place((0, 0.094, -0.077)), (0.027, 0.014, 0.017), np.array([0.12, 0.03, 0.024]), n=8, rot=j.head)
        m.ball(place((0, 0.09, -0.115)), (0.028, 0.016, 0.018), skin, n=7, rot=j.head)
    else:
        m.tube([place((-0.024, 0.088, -0.072)), place((0, 0.1, -0.07)), place((0.024, 0.088, -0.072))], [0.004, 0.008, 0.004], lips, n=5)
        m.ball(place((0, 0.085, -0.11)), (0.026, 0.016, 0.018), skin, n=7, rot=j.head)
    if beard in ('moustache', 'full', 'short'):
        for s in (-1, 1):
            m.tube([place((s * 0.003, 0.108, -0.055)), place((s * 0.03, 0.094, -0.064)), place((s * 0.046, 0.076, -0.085))], [0.011, 0.011, 0.004], hair, n=5)
    if beard in ('full', 'short'):
        long = 0.16 if beard == 'full' else 0.06
        a = np.linspace(0.02, np.pi - 0.02, 11)
        rings = []
        for t in np.linspace(0, 1, 5):
            r = np.stack([np.cos(a) * 0.088 * width * (1 - t * 0.62), np.sin(a) * 0.1 * (1 - t * 0.3) + 0.008, np.full(11, -0.02) - t * (0.1 + long * (0.45 + 0.55 * np.sin(a)))], 1)
            r[:, 2] -= np.sin(a) * 0.062 * (1 - t)
            r = r + rng.normal(0, 0.004, r.shape)
            rings.append(r @ j.head.T + p['head'])
        m.loft(rings, hair, closed=False, jitter=0.1)


def skin_shade(skin):
    """The shadowed tone of a skin colour."""
    return rgb(skin) * np.array([0.5, 0.4, 0.36])
