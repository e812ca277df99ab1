"""Removes render noise: light is split from albedo, then smoothed along surfaces only. For every picture."""
import cv2
import numpy as np

KERNEL = np.array([1, 4, 6, 4, 1], np.float32) / 16


def _shift(a, dy, dx):
    return np.roll(np.roll(a, dy, 0), dx, 1)


def denoise(p, levels=4, strength=1.0):
    """The denoised colour of a set of passes (edge-avoiding à-trous wavelet)."""
    floor = 0.02
    light = p.color / (p.albedo + floor)
    # Stray pixels: single ones far brighter than what surrounds them, on surfaces that do not shine themselves, and those that
    # no lamp was sampled for. On thin things the middle tone is the background's and would tear them: only the wildest go there.
    calm = cv2.medianBlur(np.ascontiguousarray(light, np.float32), 5)
    edge = p.edges(turns=False) > .25
    tone, middle, dull = light.sum(-1), calm.sum(-1), p.albedo.sum(-1) > .06
    stray = (tone > middle * np.where(edge, 5.0, 2.0) + .12) & dull
    starved = (tone < middle * .62) & dull & ~edge
    light = np.where((stray | starved)[..., None], calm, light)
    normal = p.normal / np.maximum(np.linalg.norm(p.normal, axis=-1, keepdims=True), 1e-3)
    scale = np.clip(p.distance, 1, 1e4) * (1.6 / p.wide / p.lens)
    position = np.where(p.alpha > 0.02, p.position, 0).astype(np.float32)
    albedo = p.albedo
    for level in range(levels):
        step = 2 ** level
        total, weight = np.zeros_like(light), np.zeros(light.shape[:2], np.float32)
        # What counts as equally bright is asked of a calmer picture at first, for single pixels are all noise.
        guide = cv2.GaussianBlur(np.where(edge[..., None], light, calm), (0, 0), 1.0) if level == 0 else light
        lum = np.log(guide.mean(-1) + 0.02)
        soft = 0.55 * strength / (1 + level * 0.6)
        for iy in range(-2, 3):
            for ix in range(-2, 3):
                k = KERNEL[iy + 2] * KERNEL[ix + 2]
                dy, dx = iy * step, ix * step
                if dy == 0 and dx == 0:
                    total += light * k
                    weight += k
                    continue
                q = _shift(light, dy, dx)
                facing = np.clip((normal * _shift(normal, dy, dx)).sum(-1), 0, 1) ** 24
                off = _shift(position, dy, dx) - position
                plane = np.abs((off * normal).sum(-1)) / (scale * step)
                tone = np.abs(_shift(albedo, dy, dx) - albedo).sum(-1)
                bright = np.abs(_shift(lum, dy, dx) - lum)
                w = k * facing * np.exp(-plane * 1.2 - tone * 6 - bright / soft)
                total += q * w[..., None]
                weight += w
        light = total / np.maximum(weight, 1e-6)[..., None]
    return light * (p.albedo + floor)
