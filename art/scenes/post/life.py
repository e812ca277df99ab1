"""What moves by itself in a picture: its lights, its smoke and its water. For every picture."""
import cv2
import numpy as np

from . import air
from .depth import ellipse
from .tones import LUMA

# The light (linear) from which what shines is a light of its kind; what is darker is paint that shines.
LEAST = {'flame': .2, 'lamp': .45, 'screen': .22, 'glint': .25}
# How far what shines may be scattered, in radii of a disc of its size.
STRIP = 4
# How far its glow reaches, as a share of the radius of what shines.
GLOW = {'flame': 2.8, 'lamp': 1.8, 'screen': 1.2, 'glint': 1.4}
# The most lights and drifts in one picture, and the shares of its width that a light's glow may reach.
LIGHTS, DRIFTS, REACH = 10, 6, (.012, .12)
# A glint that is wider than this share of the width is a lamp: twinkling, it would light up the people about it.
GLINT = .03
# Smoke thinner than this is not seen.
SEEN = .04
# Widths of the picture a second at which water moves.
CURRENT = .006


def hex_of(color):
    """A linear colour at full brightness as sRGB hex."""
    c = np.clip(np.asarray(color, float) / max(np.max(color), 1e-6), 0, 1)
    s = np.where(c <= .0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - .055)
    return ''.join(f'{int(round(v * 255)):02x}' for v in s)


def groups(mask, gap):
    """The connected parts of a mask, where a gap of some pixels joins them, each as a mask."""
    count, names = cv2.connectedComponents(cv2.dilate(mask.astype(np.uint8), ellipse(gap)))
    return [(names == k) & mask for k in range(1, count)]


def shining(p, kind):
    """The lights of one kind that the camera sees: how much light, where (pixels), how wide (pixels) and of which colour."""
    shown = p.read(kind)[..., :3]
    light = shown @ LUMA
    for part in groups(light > LEAST[kind], p.wide / 110):
        y, x = np.nonzero(part)
        weight, disc = light[part], np.sqrt(len(x) / np.pi)
        # A strip of light along a rail has no place.
        if max(x.std(), y.std()) > STRIP * disc:
            continue
        yield {'kind': kind, 'power': float(weight.sum()), 'x': float(np.average(x + .5, weights=weight)), 'y': float(np.average(y + .5, weights=weight)),
               'wide': GLOW[kind] * disc + .008 * p.wide, 'color': np.average(np.clip(shown[part], 0, 4), axis=0, weights=weight)}


def halos(p):
    """The glows that the post pipeline lays about small lights in sight: where and how wide (pixels), and of which colour."""
    for halo in p.meta['halos']:
        x, y, depth = p.project(halo['loc'])
        far = np.linalg.norm(np.array(halo['loc']) - p.eye)
        if depth < 1 or not (0 <= x < p.w and 0 <= y < p.h) or p.distance[int(y), int(x)] < far - .6:
            continue
        wide = halo['radius'] * p.lens * p.wide / depth
        yield {'kind': 'glint', 'power': wide ** 2 * halo.get('strength', 1) * .2, 'x': x, 'y': y, 'wide': wide, 'color': np.array(halo['color'])}


def lights(p):
    """The list of lights, the strongest first. A halo widens the light that is nearest to it, or is one of its own."""
    found = [light for kind in LEAST for light in shining(p, kind)]
    for halo in halos(p):
        off = lambda light: np.hypot(light['x'] - halo['x'], light['y'] - halo['y'])
        light = min(found, key=off, default=None)
        if light and off(light) < halo['wide'] + light['wide']:
            light['wide'] = max(light['wide'], halo['wide'])
        else:
            found.append(halo)
    for light in found:
        if light['kind'] == 'glint' and light['wide'] >= GLINT * p.wide:
            light['kind'] = 'lamp'
    found = [light for light in found if light['power'] > 4e-6 * p.w * p.h]
    return [{'kind': light['kind'], 'x': round(light['x'] / p.w, 4), 'y': round(light['y'] / p.h, 4),
             'radius': round(float(np.clip(light['wide'] / p.wide, *REACH)), 4), 'color': hex_of(light['color'])}
            for light in sorted(found, key=lambda light: -light['power'])[:LIGHTS]]


def box_of(p, mask):
    """The box round a mask in shares of the picture."""
    y, x = np.nonzero(mask)
    return [round(float(v), 3) for v in (x.min() / p.w, y.min() / p.h, (x.max() + 1) / p.w, (y.max() + 1) / p.h)]


def veil(p, column):
    """How much one column of smoke hides at every pixel, 0 to 1."""
    plain = {**column, 'color': [0, 0, 0], 'shade': [0, 0, 0], 'lit': None}
    return 1 - air.smoke(p, np.ones((p.h, p.w, 3), np.float32), [plain], {'max': 0.0})[..., 0]


def way(p, column):
    """The way of a column's smoke in widths of the picture a second: tall smoke takes longer for all of it, and moves faster."""
    start, path = np.array(column['loc']), np.array([*column['drift'], column['height']])
    (x0, y0, _), (x1, y1, _) = p.project(start), p.project(start + path)
    return np.array((x1 - x0, y1 - y0)) / p.wide / (10 * np.sqrt(np.linalg.norm(path)))


def smokes(p):
    """Every column of smoke that is seen: its kind, its mask and its way; those of one way that overlap are one."""
    out = []
    for column in p.meta['smoke']:
        mask = veil(p, column)
        if (mask > SEEN).mean() < 2e-4:
            continue
        drift = way(p, column)
        for other in out:
            near = cv2.dilate((other['mask'] > SEEN).astype(np.uint8), ellipse(p.wide / 60)) > 0
            if (near & (mask > SEEN)).any() and drift @ other['drift'] > .8 * np.linalg.norm(drift) * np.linalg.norm(other['drift']):
                other['mask'] = 1 - (1 - other['mask']) * (1 - mask)
                break
        else:
            out.append({'kind': 'smoke', 'mask': mask, 'drift': drift})
    return out


def waters(p):
    """Every sheet of water that is seen: it moves along its length, towards the camera."""
    wet = cv2.morphologyEx((p.read('water')[..., 0] > .5).astype(np.uint8), cv2.MORPH_CLOSE, ellipse(p.wide / 240)) > 0
    for part in groups(wet, p.wide / 60):
        if part.mean() < .01:
            continue
        y, x = np.nonzero(part)
        along = np.linalg.svd(np.stack([x - x.mean(), y - y.mean()], 1), full_matrices=False)[2][0]
        yield {'kind': 'water', 'mask': part.astype(np.float32), 'drift': along * np.copysign(CURRENT, along[1])}


def drifts(p):
    """The list of what drifts, the largest first, and the mask of all of it."""
    found = sorted([*smokes(p), *waters(p)], key=lambda d: -d['mask'].sum())[:DRIFTS]
    mask = 1 - np.prod([1 - d['mask'] for d in found], axis=0) if found else np.zeros((p.h, p.w))
    return [{'kind': d['kind'], 'box': box_of(p, d['mask'] > SEEN), 'drift': [round(float(v), 5) for v in d['drift']]} for d in found], mask
