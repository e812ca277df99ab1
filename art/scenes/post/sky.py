"""Paints the sky behind a scene: gradient, sun glow, clouds and stars. For every picture."""
import numpy as np

from kit.meshes import rgb
from kit.noise import fbm, smoothstep, value

DEFAULT = {'zenith': '3f7fae', 'middle': '8fb8c8', 'horizon': 'f2dcae', 'glow': 'ffd890', 'glow_size': 0.35, 'glow_power': 0.9, 'gain': 1.0,
           'haze': 0.3, 'stars': 0.0, 'sun_disc': 0.0, 'sun_radius': 1.0, 'rays': 0.0, 'layers': [{}]}
LAYER = {'cover': 0.5, 'scale': 3.0, 'stretch': 2.4, 'low': 0.03, 'high': 0.6, 'color': 'fff2d8', 'shade': 'a9b2bd', 'opacity': 0.9, 'seed': 3, 'soft': 0.22, 'sharp': 1.0}


def paint(p, settings):
    """The sky (H, W, 3) in linear light; see art/README.md for the settings."""
    s = {**DEFAULT, **settings}
    d = p.rays.astype(float)
    el = np.arcsin(np.clip(d[..., 2], -1, 1))
    # Azimuth from the camera's own direction, so that no view meets the seam behind it.
    ahead = np.arctan2(-p.turn[0, 2], -p.turn[1, 2])
    az = np.angle(np.exp(1j * (np.arctan2(d[..., 0], d[..., 1]) - ahead)))
    t = np.clip(el / 0.75, 0, 1)[..., None] ** 0.8
    low, mid, top = rgb(s['horizon']), rgb(s['middle']), rgb(s['zenith'])
    k1, k2 = smoothstep(0, s['haze'], t), smoothstep(s['haze'] * .6, 1, t)
    sky = (low * (1 - k1) + mid * k1) * (1 - k2) + top * k2
    near = np.clip(d @ p.sun, -1, 1)
    halo = np.exp((near - 1) / s['glow_size'] ** 2 * 2)[..., None]
    sky = sky + rgb(s['glow']) * halo * s['glow_power'] * (0.35 + 0.65 * np.exp(-np.maximum(el, 0) * 3))[..., None]
    if s['stars']:
        cell = np.stack([az, el], -1) * 150
        grid = np.floor(cell)
        chance = value(grid[..., 0], grid[..., 1], 8)
        place = np.stack([value(grid[..., 0], grid[..., 1], k) for k in (71, 72)], -1) * .6 + .2
        spot = np.exp(-((cell - grid - place) ** 2).sum(-1) * 90)
        sky = sky + (np.where(chance > 0.93, spot * (chance - .92) * 12, 0) * s['stars'] * np.clip(el * 3, 0, 1))[..., None]
    if s['sun_disc']:
        sky = sky + rgb(s['glow']) * smoothstep(1 - 0.00018 * s['sun_radius'] ** 2, 1 - 0.0001 * s['sun_radius'] ** 2, near)[..., None] * s['sun_disc']
    sun_az, sun_el = np.angle(np.exp(1j * (np.arctan2(p.sun[0], p.sun[1]) - ahead))), np.arcsin(p.sun[2])
    if s['rays']:
        sky = sky + rgb(s['glow']) * (_rays(az - sun_az, el - sun_el) * s['rays'])[..., None]
    toward = np.array([np.clip(sun_az - az.mean(), -1, 1), sun_el + 0.35])
    toward /= np.linalg.norm(toward)
    for layer in s['layers']:
        sky = _clouds(sky, az, el, toward, halo, s, {**LAYER, **layer})
    return (sky * s['gain']).astype(np.float32)


def _rays(across, up):
    """Beams that fan out from the sun at the origin, each of its own width, paler the farther they reach."""
    turn, off = np.arctan2(up, across), np.hypot(across, up)
    beam = .6 * smoothstep(.4, .62, fbm(np.cos(turn) * 3.4, np.sin(turn) * 3.4, 21, 2)) + .4 * smoothstep(.42, .6, fbm(np.cos(turn) * 9, np.sin(turn) * 9, 22, 2))
    return beam * np.exp(-off / .3) * smoothstep(.0, .09, off)


def _density(az, el, c):
    x, y = az * c['scale'], el * c['scale'] * c['stretch']
    warp = fbm(x * 1.3 + 5, y * 1.3, c['seed'] + 40, 3) - .5
    big = fbm(x * .55 + warp * .5, y * .55 + 3, c['seed'] + 11, 2)
    fine = fbm(x * 1.6 + warp * 1.1, y * 1.6 + warp * .6, c['seed'], 6, 0.52)
    return ((big * .5 + fine * .5) - .5) * 1.75 + .5


def _clouds(sky, az, el, toward, halo, s, c):
    gate = smoothstep(c['low'], c['low'] + .08, el) * (1 - smoothstep(c['high'] * .7, c['high'], el))
    edge = 0.72 - c['cover'] * 0.44
    d0 = _density(az, el, c)
    a = smoothstep(edge, edge + c['soft'] * .5, d0) * gate * c['opacity']
    reach = 0.055 / c['scale'] * 3
    d1 = _density(az + toward[0] * reach, el + toward[1] * reach / c['stretch'], c)
    lit = np.clip(.55 + (d0 - d1) * 5.5 * c['sharp'] - np.maximum(d0 - edge - .1, 0) * 1.4, 0, 1)[..., None]
    tone = rgb(c['shade']) * (1 - lit) + rgb(c['color']) * lit * 1.1 + rgb(s['glow']) * halo * .5
    fade = smoothstep(0.0, 0.25, el)[..., None]
    tone = tone * (.45 + .55 * fade) + sky * (1 - (.45 + .55 * fade))
    return sky * (1 - a[..., None]) + tone * a[..., None]
