"""The eyes and brows of an authored head. For every picture."""
import numpy as np

from .meshes import rgb, rotation, unit
from .skull import EYE, EYE_R, _lids, _on_front


def brow_line(f, t):
    """The height of the brow's middle line at a share t of its length from the nose."""
    return .0395 + .0035 * np.sin(t * 2.6) - f.stern * (.0075 * (1 - t) ** 1.3 - .002 * t) + f.worry * (.0065 * (1 - t) ** 1.2 - .004 * t) + .0035 * (f.lid - .6) - .006 * f.low_brows


def eye_frame(f, s):
    """The middle of the eyeball of side `s` (-1 or 1), where it looks, and the directions across and upwards from there."""
    gaze = rotation(f.gaze[1], 0, f.gaze[0] - s * .03) @ (0, 1, 0)
    side = unit(np.cross(gaze, (0, 0, 1)))
    return EYE * (s * f.width, 1, 1), gaze, side, np.cross(side, gaze)


def lid_edge(f, s, u, v, out):
    """Points on the lids of side `s` at shares `u` of the half width and heights `v` (m), `out` eyeball radii from its middle."""
    y = np.sqrt(np.maximum((EYE_R * out) ** 2 - (u * EYE_R * 1.1) ** 2 * .88 - v ** 2, 1e-6))
    return np.stack([s * (EYE[0] + u * EYE_R * 1.14) * f.width, EYE[1] + y, EYE[2] + v], 1)


def eye(m, f, sculpt, place, s, hair, skin):
    """Eyeball, iris, lashes and brow of one side."""
    c, gaze, side, up = eye_frame(f, s)
    a = np.linspace(0, 2 * np.pi, 28, endpoint=False)
    # The drawing pass paints the white of an eye that is near; from afar a bright one would stare.
    iris, white = rgb(f.iris), np.array((.3, .27, .24)) + rgb(skin) * .45
    rings, tones = [], []
    for t, tone in ((.03, (.008, .006, .005)), (.2, (.008, .006, .005)), (.215, iris * 1.15), (.36, iris * .85), (.44, iris * .5), (.5, iris * .22), (.53, white * .95), (.9, white), (1.3, white * (.8, .7, .68)), (1.9, (.3, .2, .18))):
        rings.append(c + EYE_R * (np.cos(t) * gaze + np.sin(t) * (np.cos(a)[:, None] * side + np.sin(a)[:, None] * up)))
        tones.append(np.asarray(tone, float))
    m.loft(place(np.array(rings)), np.array(tones), caps=False, mat='gloss', jitter=0)
    m.add(place(rings[0]), [list(range(28))], tones[0], mat='gloss', jitter=0)
    u = np.linspace(-1, 1, 13)
    top, low = _lids(f, u)
    droop = sculpt.skew[3] * .5 if s < 0 else 0
    thick = np.sin((u + 1.15) / 2.3 * np.pi)
    m.tube(place(lid_edge(f, s, u, top + droop, 1.15)), .0011 + .0007 * thick, rgb(hair) * .35 + .004, n=6, mat='paint', jitter=0)
    m.tube(place(lid_edge(f, s, u, low, 1.13)), .0011, rgb(skin) * (.8, .5, .46), n=6, mat='skin', jitter=0)
    # Brow: short hairs that overlap.
    rng = np.random.default_rng(f.asymmetry + (s > 0))
    t = (np.arange(34) + rng.random(34) * .6) / 34
    x = .0105 + .0395 * t
    z = brow_line(f, t) + (sculpt.skew[4] if s > 0 else 0)
    z = z + (.0026 + .0012 * f.bushy) * (1 - .65 * t) * rng.uniform(-1, 1, 34) * (1 - .45 * f.inset)
    root = _on_front(sculpt, x * s * f.width, z, .0007 - .0009 * f.inset)
    root[1:, 1] = np.maximum(root[1:, 1], root[:-1, 1] - .004)
    ahead = np.stack([np.full(34, s * (.0085 + .002 * f.bushy)), np.zeros(34), .0035 * (1 - 1.7 * t) + rng.normal(0, .0008, 34)], 1)
    tip = _on_front(sculpt, (root + ahead)[:, 0], (root + ahead)[:, 2], .0012 - .0008 * f.inset)
    # The last hairs follow the brow and not the fall of the temple.
    tip[:, 1] = np.maximum(tip[:, 1], root[:, 1] - .006)
    for a, b in zip(root, tip):
        m.tube(place(np.array([a, (a + b) / 2 + (0, .001 * (1 - .7 * f.inset), 0), b])), np.array([.0013, .0017, .0004]) * (.75 + .3 * f.bushy) * (1 - .12 * f.inset), hair, n=4, jitter=.12)
