"""Clothing as skins over a posed body: garments, cloaks, hoods, hats and hair. For every picture."""
import numpy as np

from .body import torso_ring
from .meshes import rgb, rotation, unit


def _leg_line(j, side, z):
    p = j.points
    if z >= p['hip_' + side][2]:
        # Who sits has knees above the hips; cloth that ends there must not follow them.
        return np.array([*p['hip_' + side][:2], z])
    line = np.array([p['ankle_' + side], p['knee_' + side], p['hip_' + side]])
    order = np.argsort(line[:, 2])
    line = line[order]
    return np.array([np.interp(z, line[:, 2], line[:, 0]), np.interp(z, line[:, 2], line[:, 1]), z])


def skirt_rings(j, top, hem, waist=0.12, flare=0.16, folds=9, depth=0.03, n=28, rng=None, uneven=0.02, leg=1.0):
    """Rings from the hips to the hem that follow the legs and fall in folds."""
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    right, fwd = j.hips[:, 0], j.hips[:, 1]
    u = np.cos(a)[:, None] * right + np.sin(a)[:, None] * fwd
    phase = rng.uniform(0, 6.28, 2) if rng is not None else np.array([0.0, 1.0])
    rings = []
    for f in np.linspace(0, 1, 6):
        z = top + (hem - top) * f
        left, rite = _leg_line(j, 'l', z), _leg_line(j, 'r', z)
        c = (left + rite) / 2
        half = (rite - left) / 2
        spread = np.abs(u @ half) + 0.088 * leg + (0.012 if leg > 1 else 0)
        fold = (1.5 * np.abs(np.sin(a * folds * .5 + phase[0])) ** .8 - 1 + 0.7 * np.sin(a * (folds // 3) + phase[1])) * depth * 1.25 * f ** 1.1
        base = waist * (1 - 0.25 * np.abs(np.sin(a)))
        radius = np.maximum(base, spread) * (0.5 + 0.5 * min(1, f * 4)) + base * (0.5 - 0.5 * min(1, f * 4)) + flare * f ** 1.1 + fold
        ring = c + u * radius[:, None]
        ring[:, 2] += (np.sin(a * 3 + phase[1]) * uneven * f)
        rings.append(ring)
    return rings


def garment(m, j, color, hem=0.5, flare=0.13, inflate=0.012, folds=9, trim=None, belt='4a2f1a', n=16, stout=0.0, feminine=0.0, leg=1.0, buttons=None, lapel=None, high=1.0, draped=0.0, straight=0.0):
    """A tunic, gown, coat or jacket: trunk plus skirt down to `hem` metres above the ground; with `high` below 1 it ends there on the trunk; `draped` deepens the skirt's folds, `straight` (0 to 1) takes them and the flare away."""
    big = 112 if draped else 28 if n > 12 else 20
    body = [torso_ring(j, t, inflate, big, stout, feminine) for t in (0.08, 0.2, 0.32, 0.5, 0.66, 0.8, 0.88, 0.95, 1.0) if t <= high]
    p = j.points
    drop = 0.94 - p['pelvis'][2]
    top = p['pelvis'][2] + 0.06
    skirt = skirt_rings(j, top, hem if hem < 0.3 else hem - drop * 0.7, 0.168 + inflate + stout * 0.05, flare * (1 - straight), folds, 0.03 * (1 + .2 * draped) * (1 - .9 * straight), n=big, rng=m.rng, uneven=.02 * (1 - straight), leg=leg - .22 * straight)
    skirt[0] = body[0]
    c = rgb(color)
    m.loft(skirt[::-1] + body[1:], np.array([c * k for k in np.linspace(0.86, 1.0, 6)] + [c] * (len(body) - 1)), caps=False, mat='cloth', jitter=0.02)
    if trim:
        edge = skirt[-1]
        m.loft([edge * 1.0, edge + (0, 0, 0.045) + (edge - edge.mean(0)) * 0.01], trim, caps=False, mat='cloth')
        m.loft([torso_ring(j, t, inflate + 0.006, big, stout) for t in (0.95, 1.0)], trim, caps=False, mat='cloth')
    if belt:
        m.loft([torso_ring(j, t, inflate + 0.012, big, stout, feminine) for t in (0.24, 0.33)], belt, caps=False)
    _front(m, j, inflate, stout, feminine, buttons, lapel)


def _front(m, j, inflate, stout, feminine, buttons=None, lapel=None):
    """What is worn on the chest: the shirt's strip with its tie, a row of buttons."""
    if lapel:
        shirt, tie = lapel
        strip = lambda width, low, col, out: m.loft([torso_ring(j, t, inflate + out, 0, stout, feminine, np.pi / 2 + np.linspace(-1, 1, 7) * width(t))
                                                     for t in np.linspace(low, 0.985, 8)], col, closed=False, mat='cloth', jitter=0.01)
        strip(lambda t: 0.04 + max(0, t - 0.45) * 0.85, 0.45, shirt, 0.008)
        if tie:
            strip(lambda t: 0.13, 0.47, tie, 0.014)
    if buttons:
        for t in np.linspace(0.25, 0.85, 5):
            m.ball(torso_ring(j, t, inflate + 0.008, 40, stout, feminine)[10], 0.011, buttons, n=5)


def tucked(m, j, color, legs, inflate=0.012, belt='4a2f1a', n=16, stout=0.0, feminine=0.0, leg=1.0, buttons=None, lapel=None, cuffs=True, high=1.0, hips=1.0):
    """A shirt tucked into trousers: it bags a little over the belt, the seat and thighs are one piece; `cuffs` fall to the shoe; `high` as for `garment`; `hips` is how wide the seat is."""
    big = 28 if n > 12 else 20
    bag = {0.3: 0.004, 0.34: 0.02, 0.4: 0.026, 0.5: 0.014}
    ring = lambda t, out=0.0: torso_ring(j, t, inflate + out, big, stout, feminine)
    m.loft([ring(t, bag.get(t, 0.0)) for t in (0.3, 0.34, 0.4, 0.5, 0.66, 0.8, 0.88, 0.95, 1.0) if t <= high], color, caps=False, mat='cloth', jitter=0.02)
    seat = lambda t: torso_ring(j, t, inflate - (1 - hips) * np.interp(t, [0, .15], [.14, 0]), big, stout, feminine)
    m.loft([seat(t) for t in (0.0, 0.08, 0.2, 0.31)], legs, caps=False, mat='cloth', jitter=0.02)
    p, wide = j.points, (0.174 + stout * 0.03 + inflate) * hips
    m.ball((p['hip_l'] + p['hip_r']) / 2 - (0, 0, 0.005), (wide, 0.124 + inflate + stout * 0.03, 0.11), legs, n=big // 2, rot=j.hips, mat='cloth', jitter=0.02)
    for s in 'lr':
        hip, knee, ankle = (p[k + s] for k in ('hip_', 'knee_', 'ankle_'))
        m.ball(hip, 0.092 * leg * hips, legs, n=10, mat='cloth', jitter=0.02)
        if cuffs:
            m.tube([knee, knee * .5 + ankle * .5, ankle - (knee - ankle) * 0.1], [0.057 * leg, 0.063 * leg, 0.067 * leg], legs, n=n - 4, mat='cloth', jitter=0.02)
    if belt:
        m.loft([ring(t, 0.012) for t in (0.25, 0.31)], belt, caps=False)
    _front(m, j, inflate + 0.004, stout, feminine, buttons, lapel)


def cloak(m, j, color, hem=0.35, open_angle=1.0, flare=0.2, clasp='d8a63a', n=26, lining=None):
    """A cloak from the shoulders, open in front by `open_angle` radians each side."""
    p = j.points
    a = np.linspace(np.pi / 2 + open_angle, np.pi / 2 + 2 * np.pi - open_angle, n)
    right, fwd = j.chest[:, 0], j.chest[:, 1]
    phase = m.rng.uniform(0, 6.28)
    rings = []
    for f in np.linspace(0, 1, 8):
        z = p['neck'][2] - 0.03 + (hem - p['neck'][2]) * f ** 1.25
        c = p['neck'] * (1 - f) + (p['pelvis'] * 0.5 + (p['ankle_l'] + p['ankle_r']) * 0.25) * f
        c = np.array([c[0], c[1], z]) - fwd * 0.04 * f
        wide = np.interp(f, [0, 0.12, 0.4, 1], [0.09, 0.235, 0.25, 0.27 + flare])
        deep = np.interp(f, [0, 0.12, 0.4, 1], [0.08, 0.14, 0.19, 0.2 + flare])
        fold = 1 + np.sin(a * 9 + phase) * 0.09 * f + np.sin(a * 4 + phase * 2) * 0.06 * f
        rings.append(c + (np.cos(a) * wide * fold)[:, None] * right + (np.sin(a) * deep * fold)[:, None] * fwd)
    m.loft(rings[::-1], color, closed=False, mat='cloth', jitter=0.02)
    if lining:
        m.loft([r - (r - r.mean(0)) * 0.03 for r in rings[::-1]], lining, closed=False, mat='cloth')
    if clasp:
        m.ball(p['neck'] + j.chest @ (0, 0.085, -0.05), 0.022, clasp, n=7, mat='metal')


def shell(m, j, color, axis=(0, 1, -0.1), start=0.55, size=(0.1, 0.125, 0.145), center=(0, -0.012, 0.01), n=16, point=0.0, rough=0.0, rim=0.0, **kw):
    """A cap of cloth or hair over the skull, open around `axis`; `start` is the opening (0 closed to 1 half)."""
    p = j.points
    ax = unit(axis)
    side = np.array([1.0, 0, 0])
    up = np.cross(side, ax)
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    rings = []
    for t in np.linspace(start * np.pi / 2, np.pi * 0.98, 8):
        d = np.cos(t) * ax + np.sin(t) * (np.cos(a)[:, None] * side + np.sin(a)[:, None] * up)
        q = d * np.asarray(size) * (1 + (m.rng.normal(0, rough, (n, 1)) if rough else 0)) + center
        if point:
            back = np.clip((t - np.pi * 0.6) / (np.pi * 0.4), 0, 1) ** 2
            q = q + np.array([0, -point, -point * 0.9]) * back
        rings.append(q @ j.head.T + p['head'])
    m.loft(rings, color, caps=False, mat='cloth', **kw)
    if rim:
        m.tube(np.vstack([rings[0], rings[0][:2]]), rim, color, n=5, caps=False, mat='cloth')


def collar(m, j, color, high=0.075, open_angle=0.35, wide=0.076):
    """A stand-up collar with its fold, open in front."""
    p = j.points
    a = np.linspace(np.pi / 2 + open_angle, np.pi * 2.5 - open_angle, 30)
    rings = []
    for up, out in ((-0.035, 0.03), (0.0, 0.006), (high * .6, 0.0), (high, 0.008), (high * .96, 0.018), (high * .3, 0.026), (-0.02, 0.05)):
        c = p['neck'] + j.chest @ (0, -0.004, -0.035 + up)
        rings.append(c + (np.cos(a) * (wide + out))[:, None] * j.chest[:, 0] + (np.sin(a) * (wide * .92 + out) - 0.02 * np.sin(a) * (up > 0))[:, None] * j.chest[:, 1])
    m.loft(rings, color, closed=False, mat='cloth', jitter=0.01)


def mantle(m, j, color, length=0.22, n=20):
    """The shoulder cape that belongs to a hood."""
    p = j.points
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    rings = []
    for f in np.linspace(0, 1, 6):
        c = p['neck'] + j.chest @ (0, 0.01, 0.045 - f * (length + 0.045))
        w, d = np.interp(f, [0, .3, 1], [0.085, 0.2, 0.255]), np.interp(f, [0, .3, 1], [0.085, 0.13, 0.175])
        k = 1 + 0.05 * np.sin(a * 7) * f
        rings.append(c + (np.cos(a) * w * k)[:, None] * j.chest[:, 0] + (np.sin(a) * d * k)[:, None] * j.chest[:, 1] - np.array([0, 0, 0.03 * f]) * np.abs(np.sin(a * 6))[:, None])
    m.loft(rings[::-1], color, caps=False, mat='cloth', jitter=0.02)


def hair(m, j, color, style='short'):
    """short, bald, long, bun, cropped, curly or parted hair."""
    if style == 'parted':
        parted(m, j, color)
        return
    if style == 'bald':
        shell(m, j, color, (0, 0.55, 0.85), 1.18, rough=0.02)
        return
    axis = {'cropped': (0, 1, -0.75)}.get(style, (0, 1, -0.55))
    shell(m, j, color, axis, 0.8, (0.094, 0.118, 0.134), (0, -0.006, 0.012), rough=0.05 if style == 'curly' else 0.025, jitter=0.1)
    p = j.points
    if style == 'bun':
        m.ball(p['head'] + j.head @ (0, -0.13, 0.02), (0.055, 0.05, 0.055), color, n=9)
    if style == 'long':
        a = np.linspace(np.pi * 0.95, np.pi * 2.05, 13)
        rings = []
        for f in np.linspace(0, 1, 5):
            r = np.stack([np.cos(a) * (0.095 + 0.03 * f), np.sin(a) * (0.112 + 0.02 * f) - 0.01, np.full(13, 0.03 - f * 0.27)], 1) + m.rng.normal(0, 0.005, (13, 3))
            rings.append(r @ j.head.T + p['head'])
        m.loft(rings[::-1], color, closed=False, mat='cloth')


def parted(m, j, color, n=30):
    """A barber's cut: clear of the ears and the forehead, parted at the side and combed over."""
    p = j.points
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    off = np.abs((a - np.pi / 2 + np.pi) % (2 * np.pi) - np.pi)
    # Height of the hairline from the brow round the ear to the nape.
    line = np.interp(off, [0, .55, .85, 1.15, 1.5, 1.75, 2.0, np.pi], [.72, .68, .5, .1, .22, .16, -.25, -.5])
    seam = np.abs((a - .95 + np.pi) % (2 * np.pi) - np.pi)
    rings = []
    for f in (0.0, 0.03, 0.16, 0.34, 0.54, 0.74, 0.9, 0.985):
        up = line + (np.pi / 2 - line) * f
        thick = (0.0 if f == 0 else 0.008 + 0.014 * np.sin(min(1, f + .25) * np.pi / 2)) + np.zeros(n)
        if f:
            thick += 0.02 * np.exp(-((a - 1.75) / .6) ** 2) * (1 - f) ** .7 - 0.008 * np.exp(-(seam / .16) ** 2) * (1 - f)
            thick += m.rng.normal(0, 0.0012, n)
        d = np.stack([np.cos(up) * np.cos(a), np.cos(up) * np.sin(a), np.sin(up)], 1)
        rings.append((d * (np.array([0.083, 0.106, 0.118]) + thick[:, None]) + (0, -0.002, 0)) @ j.head.T + p['head'])
    m.loft(rings, color, caps=True, mat='cloth', jitter=0.1)


def headwear(m, j, kind, color, accent='c2341d', n=18, lift=0.0):
    """A hat by name: hood, coif, wimple, veil, straw, kettle, cap, beret, topper, bonnet, fedora, flatcap, helmet or crown; turned ones sit `lift` metres higher."""
    p = j.points
    top = lambda q: p['head'] + j.head @ (np.asarray(q, float) + (0, 0, lift))
    lathe = lambda profile, col, at=(0, 0, 0), tilt=(0, 0), **kw: m.lathe(profile, col, n, top(at), j.head @ rotation(tilt[0], tilt[1], 0), **kw)
    if kind == 'hood':
        shell(m, j, color, (0, 1, -0.12), 0.62, (0.112, 0.135, 0.152), point=0.09, rim=0.012)
        mantle(m, j, color)
    elif kind == 'hood_down':
        mantle(m, j, color)
        m.ball(p['neck'] + j.chest @ (0, -0.1, 0.02), (0.13, 0.07, 0.075), color, n=10, mat='cloth')
    elif kind == 'coif':
        shell(m, j, color, (0, 1, -0.1), 0.68, (0.096, 0.12, 0.137), rim=0.006)
    elif kind in ('wimple', 'veil'):
        shell(m, j, color, (0, 1, -0.2 if kind == 'veil' else -0.05), 0.64, (0.104, 0.126, 0.144), rim=0.006)
        a = np.linspace(np.pi * 0.9, np.pi * 2.1, 17) if kind == 'veil' else np.linspace(0, 2 * np.pi, 20)
        rings = []
        for f in np.linspace(0, 1, 5):
            r = np.stack([np.cos(a) * (0.1 + 0.09 * f), np.sin(a) * (0.112 + 0.04 * f) - 0.005, np.full(len(a), (-0.03 if kind == 'veil' else -0.1) - f * 0.22)], 1)
            rings.append(r * (1 + 0.03 * f * np.sin(a * 6))[:, None] @ j.head.T + p['head'])
        m.loft(rings[::-1], color, closed=False, mat='cloth')
    elif kind == 'straw':
        dent = lambda r: r * (1 + m.rng.normal(0, 0.02))
        lathe([(dent(0.27), 0.045), (0.24, 0.06), (0.125, 0.07), (0.118, 0.12), (0.085, 0.17), (0.01, 0.178)], color, tilt=(-0.06, 0.04), caps=False)
        lathe([(0.128, 0.072), (0.127, 0.1)], accent, tilt=(-0.06, 0.04), caps=False)
    elif kind == 'kettle':
        lathe([(0.19, 0.02), (0.185, 0.035), (0.12, 0.06), (0.115, 0.1), (0.075, 0.155), (0.01, 0.172)], color, caps=False, mat='metal')
    elif kind == 'cap':
        lathe([(0.112, 0.03), (0.116, 0.06), (0.1, 0.11), (0.05, 0.15), (0.005, 0.155)], color, tilt=(0.12, 0), caps=False)
        lathe([(0.122, 0.02), (0.126, 0.065), (0.112, 0.065)], accent, tilt=(0.12, 0), caps=False)
    elif kind == 'beret':
        # With many sides it is meant to be seen from near: a soft cap whose rim rolls over.
        soft = [(.1, .03), (.104, .045), (.112, .055), (.14, .062), (.163, .076), (.171, .095), (.166, .113), (.145, .129), (.11, .14), (.06, .146), (.002, .147)]
        lathe(soft if n > 40 else [(0.1, 0.04), (0.11, 0.06), (0.165, 0.09), (0.15, 0.125), (0.06, 0.145), (0.005, 0.147)], color, tilt=(0.1, 0.16), caps=False, **({'mat': 'wool'} if n > 40 else {}))
    elif kind == 'slouch':
        # A soft cap that sits on the brow and leans to the left.
        soft = [(.1, .022), (.1035, .036), (.108, .048), (.118, .054), (.13, .063), (.137, .076), (.139, .089), (.136, .102), (.127, .115), (.113, .125), (.09, .134), (.06, .14), (.03, .142), (.002, .142)]
        lathe(soft, color, tilt=(.06, -.14), caps=False, mat='wool')
    elif kind == 'topper':
        lathe([(0.165, 0.062), (0.16, 0.072), (0.11, 0.075), (0.105, 0.2), (0.115, 0.285), (0.005, 0.287)], color, tilt=(0.03, 0), caps=False)
        lathe([(0.113, 0.078), (0.112, 0.11)], '1a1614', tilt=(0.03, 0), caps=False)
        for s in (-1, 1):
            m.ball(top((s * 0.155, 0, 0.075)), (0.02, 0.1, 0.012), color, n=8, rot=j.head)
    elif kind == 'bonnet':
        shell(m, j, color, (0, 1, 0.05), 0.5, (0.115, 0.15, 0.15), (0, 0.02, 0.01), rim=0.01)
    elif kind in ('fedora', 'bowler'):
        brim = 0.185 if kind == 'fedora' else 0.15
        crown = [(0.112, 0.08), (0.11, 0.15), (0.085, 0.185), (0.03, 0.172)] if kind == 'fedora' else [(0.11, 0.08), (0.108, 0.14), (0.08, 0.185), (0.005, 0.2)]
        lathe([(brim, 0.05), (brim * .96, 0.062), (0.116, 0.068)] + crown, color, tilt=(-0.07, 0.03), caps=False)
        lathe([(0.12, 0.07), (0.118, 0.105)], '1d1a18', tilt=(-0.07, 0.03), caps=False)
    elif kind == 'flatcap':
        m.ball(top((0, 0.0, 0.085)), (0.13, 0.15, 0.052), color, n=12, rot=j.head @ rotation(-0.12, 0, 0))
        m.ball(top((0, 0.115, 0.062)), (0.085, 0.06, 0.012), color, n=10, rot=j.head @ rotation(-0.3, 0, 0))
    elif kind == 'helmet':
        m.ball(top((0, 0, 0.02)), (0.115, 0.13, 0.14), color, n=14, rot=j.head, mat='gloss')
    elif kind == 'crown':
        lathe([(0.1, 0.06), (0.11, 0.13)], color, caps=False, mat='metal')
