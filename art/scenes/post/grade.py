"""The painter's hand: bloom, film curve, brush filter, split tone, vignette and grain. For every picture."""
import cv2
import numpy as np

from kit.meshes import rgb

from . import outline
from .tones import LUMA

GRADE = {'exposure': 1.0, 'contrast': 1.09, 'saturation': 1.1, 'shadows': '123a44', 'lights': 'ffe9c4', 'split': 0.1, 'bloom': 0.16, 'bloom_from': 0.85,
         'brush': 0.3, 'vignette': 0.26, 'grain': 0.008, 'lift': 0.012, 'sharpen': 0.18, 'outline': 3.0}


def bloom(image, amount, start, w):
    """Light spilling from bright places."""
    lum = image.max(-1, keepdims=True)
    bright = image * np.clip((lum - start) / np.maximum(lum, 1e-4), 0, 1)
    bright = np.minimum(bright, 4)
    glow = sum(cv2.GaussianBlur(bright, (0, 0), w * s) * k for s, k in ((.004, .5), (.012, .3), (.035, .2)))
    return image + glow * amount * 2.2


def film(x):
    """A filmic curve from linear light to display values."""
    x = np.maximum(x, 0)
    x = (x * (2.43 * x + 0.04)) / (x * (2.36 * x + 0.62) + 0.12)
    return np.clip(x, 0, 1) ** (1 / 2.2)


def kuwahara(img, radius, q=8.0, sectors=8):
    """Brush-like smoothing that keeps edges: the calmest of eight sectors around each pixel wins."""
    size = int(radius * 2 + 1) | 1
    c = size // 2
    y, x = np.mgrid[-c:c + 1, -c:c + 1].astype(np.float32)
    angle, dist = np.arctan2(y, x), np.hypot(x, y)
    gauss = np.exp(-dist ** 2 / (2 * (radius * .55) ** 2)) * (dist <= radius + .5)
    total, weight = np.zeros_like(img), np.zeros(img.shape[:2] + (1,), np.float32)
    for k in range(sectors):
        diff = np.angle(np.exp(1j * (angle - 2 * np.pi * k / sectors)))
        mask = np.clip(1.25 - np.abs(diff) / (np.pi / sectors) * .8, 0, 1)
        kern = (gauss * mask).astype(np.float32)
        kern[c, c] = gauss[c, c] * .5
        kern /= kern.sum()
        mean = cv2.filter2D(img, -1, kern, borderType=cv2.BORDER_REFLECT)
        var = np.maximum(cv2.filter2D(img * img, -1, kern, borderType=cv2.BORDER_REFLECT) - mean * mean, 0).sum(-1, keepdims=True)
        w = 1 / (1 + (255 * np.sqrt(var)) ** (q * .5))
        total += mean * w
        weight += w
    return total / weight


def finish(image, settings, edges=None, seed=1, wide=None):
    """From linear light to the final picture (H, W, 3) in 0..1; the brush stays off the `edges` (0..1), which it would make wavy.
    `wide`: the width of the whole frame, where the image is only a part of it (and has no vignette)."""
    g = {**GRADE, **settings}
    h, w = image.shape[0], wide or image.shape[1]
    x = bloom(image.astype(np.float32) * g['exposure'], g['bloom'], g['bloom_from'], w)
    x = film(x).astype(np.float32)
    brushed = kuwahara(x, max(1.5, 4 * w / 1536))
    brush = g['brush'] if edges is None else g['brush'] * (1 - .75 * edges[..., None])
    x = x * (1 - brush) + brushed * brush
    if g['outline']:
        x = outline.smooth(x, g['outline'] * w / 1536)
    soft = cv2.GaussianBlur(x, (0, 0), w * .0011)
    x = x + (x - soft) * g['sharpen']
    x = (x - .5) * g['contrast'] + .5
    lum = (x @ LUMA)[..., None]
    x = lum + (x - lum) * g['saturation']
    dark, light = rgb(g['shadows']) ** (1 / 2.2), rgb(g['lights']) ** (1 / 2.2)
    k = np.clip(lum, 0, 1)
    x = x + (dark - dark.mean()) * (1 - k) ** 2 * g['split'] * 1.6 + (light - light.mean()) * k * g['split'] * 1.6
    x = x + g['lift'] * (1 - k)
    yy, xx = np.mgrid[-1:1:h * 1j, -1:1:image.shape[1] * 1j] * (w == image.shape[1])
    r = np.clip(np.hypot(xx * .85, yy * .9), 0, 1.4)[..., None]
    x = x * (1 - g['vignette'] * np.clip(r - .35, 0, 1) ** 1.6)
    noise = np.random.default_rng(seed).normal(0, 1, image.shape[:2] + (1,)).astype(np.float32)
    x = x + cv2.GaussianBlur(noise, (0, 0), .6)[..., None] * g['grain'] * 1.6
    return np.clip(x, 0, 1)
