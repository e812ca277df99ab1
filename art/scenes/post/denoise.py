"""Removes render noise: light is split from albedo, then smoothed along surfaces only."""
import cv2
import numpy as np

KERNEL = np.array([1, 4, 6, 4, 1], np.float32) / 16


def _shift(a, dy, dx):
    return np.roll(np.roll(a, dy, 0), dx, 1)


def denoise(p, levels=4, strength=1.0):
    """The denoised colour of a set of passes (edge-avoiding à-trous wavelet)."""
    floor = 0.02
    light = p.color / (p.albedo + floor)
    # Fireflies: single pixels far brighter than what surrounds them, on surfaces that do not shine themselves.
    # On thin things the median is the background's, and would tear them into rags: there only the wildest pixels go.
    calm = cv2.medianBlur(np.ascontiguousarray(light, np.float32), 5)
    bound = np.where(p.edges(turns=False) > .25, 5.0, 2.0)
    stray = (light.sum(-1) > calm.sum(-1) * bound + .12) & (p.albedo.sum(-1) > .06)
    light = np.where(stray[..., None], calm, light)
    normal = p.normal / np.maximum(np.linalg.norm(p.normal, axis=-1, keepdims=True), 1e-3)
    scale = np.clip(p.distance, 1, 1e4) * (1.6 / p.w / p.lens)
    position = np.where(p.alpha > 0.02, p.position, 0).astype(np.float32)
    albedo = p.albedo
    for level in range(levels):
        step = 2 ** level
        total, weight = np.zeros_like(light), np.zeros(light.shape[:2], np.float32)
        lum = np.log(light.mean(-1) + 0.02)
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
                bright = np.abs(np.log(q.mean(-1) + 0.02) - lum)
                w = k * facing * np.exp(-plane * 1.2 - tone * 6 - bright / soft)
                total += q * w[..., None]
                weight += w
        light = total / np.maximum(weight, 1e-6)[..., None]
    return light * (p.albedo + floor)
