"""What hangs in the air: fog by distance and height, what recedes, smoke columns and the glow of small lights. For every picture."""
import cv2
import numpy as np

from kit.meshes import rgb
from kit.noise import fbm, smoothstep

from .tones import LUMA

FOG = {'start': 14.0, 'length': 110.0, 'max': 0.85, 'cool': '9fb4c4', 'warm': 'f6d6a0', 'low': 0.0, 'low_height': 2.5, 'sun_width': 0.6}

# What is behind the hero goes towards one colour: `from` and `to` in metres (None: nothing recedes), `color`, `amount`, and `grey`,
# the share of its colour that it loses; `shines`: the light (linear) between which a thing is a lamp or a lit window, which shines
# through; `keep`: a second place of the story, a point in the world about which nothing recedes within `radius` metres.
RECEDE = {'from': None, 'to': None, 'color': '98a4b4', 'amount': 0.18, 'grey': 0.35, 'shines': (.5, 1.2), 'keep': None, 'radius': 2.0}


def fog_amount(p, f, distance, height):
    """How much of a thing at this distance (m) and height (m) the air hides, 0..1."""
    far = 1 - np.exp(-np.maximum(distance - f['start'], 0) / f['length'])
    low = f['low'] * (1 - np.exp(-np.maximum(distance - f['start'] * .7, 0) / (f['length'] * .35))) * np.exp(-np.maximum(height, 0) / f['low_height'])
    return np.clip(far + low * (1 - far), 0, f['max'])


def fog_color(p, f, rays):
    """The colour of the air in a direction: warm towards the sun."""
    flat = p.sun * (1, 1, .4)
    k = np.clip(rays @ (flat / np.linalg.norm(flat)), -1, 1)
    k = np.exp((k - 1) / f['sun_width'] ** 2 * .9)[..., None]
    return rgb(f['cool']) * (1 - k) + rgb(f['warm']) * k


def fog(p, image, settings):
    """The scene's colour (premultiplied) with fog over it."""
    f = {**FOG, **settings}
    a = fog_amount(p, f, p.distance, p.position[..., 2])[..., None]
    return image * (1 - a) + fog_color(p, f, p.rays) * a * p.alpha


def recede(p, image, settings):
    """The scene's colour (premultiplied) with what lies behind the hero paler and of one colour, so that a crowd is a mass and the hero is not in it."""
    r = {**RECEDE, **settings}
    if r['from'] is None:
        return image
    near = 1 - np.clip((p.distance - r['from']) / (r['to'] - r['from']), 0, 1)
    light = image @ LUMA
    back = (1 - near ** 2) * (1 - .8 * smoothstep(*r['shines'], light))
    if r['keep'] is not None:
        back = back * smoothstep(.6, 1.2, p.off(r['keep']) / r['radius'])
    back = back[..., None]
    image = image + (light[..., None] - image) * back * r['grey']
    return image + (rgb(r['color']) * p.alpha - image) * back * r['amount']


def _sprites(seed=5, size=160, count=10):
    """Soft billowing puffs: opacity and a height map to shade them by."""
    y, x = np.mgrid[-1:1:size * 1j, -1:1:size * 1j]
    out = []
    for k in range(count):
        n = fbm(x * 2.2 + 9 * k, y * 2.2 - 7 * k, seed + k, 5)
        r = np.hypot(x, y) + (n - .5) * .75
        a = 1 - smoothstep(.3, .88, r)
        bump = np.sqrt(np.clip(1 - r * r, 0, 1)) + (n - .5) * .8
        gy, gx = np.gradient(cv2.GaussianBlur(bump, (0, 0), 2.5))
        out.append((a.astype(np.float32), (gx * size * .25).astype(np.float32), (gy * size * .25).astype(np.float32)))
    return out


def smoke(p, image, columns, fog_settings):
    """Returns the picture with smoke columns, hidden by what is in front of them."""
    f = {**FOG, **fog_settings}
    sprites = _sprites()
    puffs = []
    for c in columns:
        rng = np.random.default_rng(c['seed'])
        for k in range(c['puffs']):
            t = ((k + rng.random()) / c['puffs']) ** 0.85
            wide = c['width'] + (c['spread'] - c['width']) * t ** 1.1
            sway = np.array([np.sin(t * 5 + c['seed']), np.cos(t * 4 + c['seed'] * 2)]) * wide * .35 * t
            xy = np.array(c['drift']) * t ** 1.5 + sway + rng.normal(0, wide * .22, 2)
            pos = np.array(c['loc']) + (xy[0], xy[1], c['height'] * t + rng.normal(0, wide * .15))
            fade = min(1, t * 9) * (1 - smoothstep(.5, 1.0, t))
            puffs.append((pos, wide * rng.uniform(.55, 1.0), float(c['density'] * fade * rng.uniform(.5, 1)), c, rng.integers(len(sprites)), rng.random(), t))
    items = sorted(((p.project(q[0]), q) for q in puffs), key=lambda i: -i[0][2])
    sx, sy, _ = p.sun @ p.turn
    sun2d = np.array([sx, -sy]) / (np.hypot(sx, sy) + 1e-6)
    out = image.copy()
    for (px, py, depth), (pos, r, alpha, c, which, spin, t) in items:
        if depth < 1.5 or alpha < .01:
            continue
        size = int(np.clip(r * 2 * p.lens * p.wide / depth, 3, p.wide))
        x0, y0 = int(px - size / 2), int(py - size / 2)
        xa, ya, xb, yb = max(x0, 0), max(y0, 0), min(x0 + size, p.w), min(y0 + size, p.h)
        if xa >= xb or ya >= yb:
            continue
        a, gx, gy = (cv2.resize(s, (size, size), interpolation=cv2.INTER_AREA if size < 160 else cv2.INTER_LINEAR) for s in sprites[which])
        if spin > .5:
            a, gx, gy = a[:, ::-1], -gx[:, ::-1], gy[:, ::-1]
        cut = np.s_[ya - y0:yb - y0, xa - x0:xb - x0]
        far = np.linalg.norm(pos - p.eye)
        # Where an edge covers only part of a pixel, the rest of it is open sky.
        cover = p.alpha[ya:yb, xa:xb, 0]
        open_air = smoothstep(-r, r * .8, p.distance[ya:yb, xa:xb] - far) * cover + 1 - cover
        a = (a[cut] * alpha * open_air)[..., None]
        lit = np.clip(.5 - (gx[cut] * sun2d[0] + gy[cut] * sun2d[1]) * 1.1, 0, 1)[..., None]
        tone = np.array(c['shade']) * (1 - lit) + np.array(c['color']) * lit
        if c['lit']:
            tone = tone + np.array(c['lit']) * (1 - t) ** 4
        hidden = fog_amount(p, f, far, pos[2])
        ray = (pos - p.eye) / far
        tone = tone * (1 - hidden) + fog_color(p, f, ray[None, None]) * hidden
        out[ya:yb, xa:xb] = out[ya:yb, xa:xb] * (1 - a) + tone * a
    return out


def halos(p, image, lights):
    """The picture with a soft glow about small lights that are in sight."""
    out = image.copy()
    y, x = np.mgrid[0:p.h, 0:p.w]
    for light in lights:
        px, py, depth = p.project(light['loc'])
        if depth < 1 or not (0 <= px < p.w and 0 <= py < p.h):
            continue
        far = np.linalg.norm(np.array(light['loc']) - p.eye)
        near = p.distance[max(0, int(py) - 3):int(py) + 4, max(0, int(px) - 3):int(px) + 4]
        seen = float((near > far - .6).mean())
        r = light['radius'] * p.lens * p.wide / depth
        g = np.exp(-((x - px) ** 2 + (y - py) ** 2) / (2 * (r * .5) ** 2)) + .35 * np.exp(-((x - px) ** 2 + (y - py) ** 2) / (2 * (r * 1.3) ** 2))
        # What stands in front of the lamp keeps only a thin veil of its glow.
        behind = .2 + .8 * (smoothstep(-light['radius'] - .3, .1, p.distance - far) * p.alpha[..., 0] + 1 - p.alpha[..., 0])
        out += (g * behind)[..., None] * np.array(light['color']) * .35 * (.25 + .75 * seen) * light.get('strength', 1.0)
    return out
