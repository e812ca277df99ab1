"""The colours of an authored head's skin. For every picture."""
import numpy as np

from .eyes import brow_line
from .meshes import rgb
from .skull import EYE, EYE_R, _ball, _lids, _rod


def complexion(sculpt, v, skin, hair):
    """The colour of each point: warmer at nose, cheeks and ears, cooler at jaw and sockets, dark in folds and mouth."""
    f = sculpt.f
    base = rgb(skin)
    p = v / np.array([f.width, 1, 1])
    s = np.stack([np.abs(p[..., 0]), p[..., 1], p[..., 2]], -1)
    spot = lambda c, r: np.exp(-((np.linalg.norm((s - np.asarray(c)) / np.asarray(r, float), axis=-1)) ** 2))[..., None]
    out = np.broadcast_to(base, v.shape).copy()
    mix = lambda amount, tone: out * (1 - amount) + out * np.asarray(tone) * amount
    out = mix(f.blush * spot((.043, .075, -.03), (.022, .03, .02)), (1.16, .72, .66))
    out = mix((.3 + .5 * f.blush) * (1 - .8 * f.even) * spot(sculpt.tip, (.014, .014, .012)), (1.1, .74, .68))
    out = mix(.35 * spot((0, .09, -.113), (.02, .02, .014)), (1.08, .8, .74))
    out = mix(.62 * (1 - .7 * f.rested) * spot(EYE + (0, .016, .003), (.02, .02, .0125)), (.72, .55, .52))
    out = mix(.4 * (1 - .8 * f.rested) * f.age * spot(EYE + (0, .014, -.013), (.017, .02, .007)), (.72, .58, .62))
    out = mix(.6 * f.weary * spot(EYE + (0, .014, -.0135), (.018, .02, .0075)), (.66, .5, .52))
    out = mix(.4 * (1 - f.even) * spot((.006, .1, .04), (.008, .02, .014)), (.8, .66, .6))
    out = mix(.35 * (1 - f.even) * spot((.07, .05, -.05), (.016, .03, .03)), (.8, .7, .66))
    jaw = np.clip((-.035 - p[..., 2]) / .02, 0, 1) * np.clip((p[..., 1] - .0) / .03, 0, 1)
    upper_lip = np.exp(-((p[..., 2] + .055) / .009) ** 2) * (s[..., 0] < .03) * (p[..., 1] > .08)
    shadow = np.clip(jaw + upper_lip, 0, 1)[..., None] * f.stubble * .6
    out = out * (1 - shadow) + (base * .35 + rgb(hair) * .5) * shadow
    upper, lower = sculpt.lip_distance(p)
    lip = np.clip(1 - np.minimum(upper, lower) / .0022, 0, 1)[..., None] * .85
    tone = base * np.array([.86, .42, .4]) * (1 + .12 * (lower < upper)[..., None])
    out = out * (1 - lip) + tone * lip
    fold = np.min([_rod(s, (.0195, .1035, sculpt.tip[2]), (.034, .0905, sculpt.mouth_z + .004), .001, .001)], 0)
    out = mix((np.exp(-(fold / .003) ** 2) * .45 * f.age)[..., None], (.66, .5, .46))
    if f.age > .25:
        feet = np.min([_rod(s, (.0515, .07, .0165 + .003 * t), (.064, .05, .0165 + .0095 * t), .0004, .0004) for t in (-1, 0, 1)], 0)
        under = _rod(s, (.019, .0905, .0005), (.044, .079, .0), .0006, .0006)
        brow = (np.sin((p[..., 2] - .05 + .006 * np.cos(p[..., 0] * 45)) * 560) > .55) * np.exp(-((p[..., 2] - .068) / .017) ** 2) * (p[..., 1] > .03) * (s[..., 0] < .045)
        marks = np.maximum(np.exp(-(np.maximum(np.minimum(feet, under), 0) / .0013) ** 2), brow * .6)
        out = mix((marks * .42 * f.age)[..., None], (.62, .46, .42))
    if f.inset:
        t = (s[..., 0] - .0105) / .0395
        off = (p[..., 2] - brow_line(f, np.clip(t, 0, 1)) - np.where(p[..., 0] > 0, sculpt.skew[4], 0)) / (.0042 * (1 - .55 * np.clip(t, 0, 1)))
        hairs = np.exp(-off ** 2) * np.clip((t + .06) / .12, 0, 1) * np.clip((1.02 - t) / .2, 0, 1) * (p[..., 1] > .03)
        out = out * (1 - (.8 * f.inset * hairs)[..., None]) + (rgb(hair) * .75 + base * .06) * (.8 * f.inset * hairs)[..., None]
    arc = sculpt.mouth_arc(np.linspace(-1, 1, 9))
    line = np.min([_rod(p, a, b, .0002, .0002) for a, b in zip(arc[:-1], arc[1:])], 0)
    if sculpt.mouth.gap:
        cave = np.clip((.1 - p[..., 1] - 6 * p[..., 0] ** 2) / .006, 0, 1) * (sculpt.hole(p) < .001)
        out = out * (1 - cave[..., None]) + np.array([.05, .012, .01]) * cave[..., None]
    else:
        out = mix((np.exp(-(line / .0022) ** 2) * .8)[..., None], (.3, .18, .18))
    nostril = _ball(s, (.0068, sculpt.tip[1] - .0085, sculpt.tip[2] - .0105), (.0036, .0066, .0045))
    out = mix(np.clip(-nostril / .0012 + .4, 0, 1)[..., None], (.28, .17, .15))
    q = s - EYE
    up, low = _lids(f, q[..., 0] / (EYE_R * 1.14))
    socket = (np.linalg.norm(q, axis=-1) < EYE_R * .98)
    out = np.where(socket[..., None], base * .3, out)
    out *= 1 + .05 * np.random.default_rng(f.asymmetry).normal(0, 1, out.shape[:2] + (1,)) * .5
    return out
