"""What a draughtsman draws in a face: its lids, irises, brows, nose and mouth as curves on the surface, for the drawing pass to lay crisply over the render. For every picture."""
import numpy as np

from .eyes import brow_line, eye_frame, lid_edge
from .meshes import rgb, unit
from .skull import EYE_R, _lids, _on_front


def curves(f, sculpt, place, hair):
    """The features of the face `f` with the hair colour `hair` as points (N, 3), `place` being where its head stands."""
    on = lambda x, z, out=.001: place(_on_front(sculpt, np.asarray(x, float) * f.width, z, out))
    strokes, eyes = _lips(sculpt, on), []
    for s in (-1, 1):
        top, low, eye = _eye(f, sculpt, place, s)
        eyes.append(eye)
        strokes += [['lash', top, 1.0], ['lower', low, 1.0], ['lid', _lid(f, place, s), 1.0]]
        strokes += [['wing', _wing(f, sculpt, on, s), 1.0], ['nostril', _nostril(f, sculpt, on, s), 1.0]]
        fold = min(1.0, f.age + .5 * max(0, f.smile)) - .2
        if fold > 0:
            strokes.append(['fold', _fold(f, sculpt, on, s), fold])
        frown = max(f.stern, f.worry) - .35
        if frown > 0 and not f.even:
            strokes.append(['frown', on(s * np.linspace(.0065, .0085, 5), np.linspace(.036, .05, 5)), frown])
    brows = [_brow(f, sculpt, on, s) for s in (-1, 1)]
    unit_length = np.linalg.norm(place(np.array((.01, 0, 0))) - place(np.array((-.01, 0, 0)))) / .02
    return {'size': float(unit_length), 'hair': rgb(hair).tolist(), 'iris': rgb(f.iris).tolist(), 'bushy': f.bushy, 'age': f.age, 'eyes': eyes, 'brows': brows, **_mouth(sculpt, place), 'strokes': strokes}


def _eye(f, sculpt, place, s):
    """The upper lid with its lashes, the lower lid, and the eye between them: its edge, iris, pupil and the light in it."""
    u = np.linspace(-1, 1, 17)
    top, low = _lids(f, u)
    top = top + (sculpt.skew[3] * .5 if s < 0 else 0)
    upper, lower = lid_edge(f, s, u, top, 1.16), lid_edge(f, s, u, low, 1.14)
    lashes = np.concatenate([upper, upper[-1:] + (s * .0028, -.0016, .0006)])
    middle, gaze, side, up = eye_frame(f, s)
    a = np.linspace(0, 2 * np.pi, 24, endpoint=False)[:, None]
    ring = lambda t: middle + EYE_R * (np.cos(t) * gaze + np.sin(t) * (np.cos(a) * side + np.sin(a) * up))
    light = middle + EYE_R * 1.02 * unit(gaze - side * .2 + up * .26)
    return place(lashes), place(lower[4:]), {'edge': place(np.concatenate([upper, lower[::-1]])), 'iris': place(ring(.56)), 'pupil': place(ring(.25)), 'light': place(light[None])}


def _lid(f, place, s):
    """The crease above the upper lid."""
    u = np.linspace(-.75, 1.02, 11)
    return place(lid_edge(f, s, u, _lids(f, u)[0] + .0042 - .0012 * u * u, 1.24))


def _brow(f, sculpt, on, s):
    """The middle line of a brow from the nose outwards."""
    t = np.linspace(0, .98, 11)
    return on(s * (.0105 + .0395 * t), brow_line(f, t) + (sculpt.skew[4] if s > 0 else 0), .002)


def _mouth(sculpt, place):
    """The opening of a mouth, and the outlines of teeth and tongue in it, by name; a closed one has no height."""
    t, wide = np.linspace(-1, 1, 15), (sculpt.f.width, 1, 1)
    parts = {'mouth': place(sculpt.mouth_part('mouth', t) * wide)}
    for kind in ('teeth', 'tongue'):
        if sculpt.mouth.gap and getattr(sculpt.mouth, kind):
            parts[kind] = place((sculpt.mouth_part(kind, t * .97) - (0, .005, 0)) * wide)
    return parts


def _lips(sculpt, on):
    """The line between the lips, or the edges of an open mouth's, with the shade under the lower lip and the folds at the corners."""
    t, f = np.linspace(-1.03, 1.03, 15), sculpt.f
    arc, (high, low) = sculpt.mouth_arc(t), sculpt.mouth.edges(t)
    strokes = [['mouth', on(arc[:, 0], arc[:, 2] + high), 1.0]]
    if sculpt.mouth.gap:
        strokes.append(['under', on(arc[:, 0], arc[:, 2] + low), 1.0])
    s = np.linspace(-.42, .42, 7)
    strokes.append(['lip', on(sculpt.mouth_arc(s)[:, 0], sculpt.mouth_z - sculpt.mouth.down * 1.3 - .0125 - .003 * f.lips + .0022 * (s / .42) ** 2), 1.0])
    drawn = max(sculpt.mouth.tight, 90 * abs(sculpt.mouth.corner)) + .3
    for side in (0, -1):
        x, z = arc[side, 0], arc[side, 2]
        lean = np.array([.0035, .0012, -.0035]) * (1 if f.smile > .3 else .8)
        strokes.append(['corner', on(x + np.sign(x) * np.array([.0006, .0016, .0014]), z + lean), min(1.0, drawn)])
    return strokes


def _wing(f, sculpt, on, s):
    """The fold about a wing of the nose."""
    a, slim = np.radians(np.linspace(22, -74, 9)), 1 + .3 * f.nose_wide
    return on(s * (.0125 + .0078 * np.cos(a)) * slim, sculpt.tip[2] - .0035 + .0082 * np.sin(a), .0006)


def _nostril(f, sculpt, on, s):
    """The dark of a nostril, seen from the front."""
    slim = 1 + .3 * f.nose_wide
    return on(s * np.linspace(.0032, .0105, 6) * slim, sculpt.tip[2] - .0098 + .0016 * np.sin(np.linspace(0, np.pi, 6)), .0008)


def _fold(f, sculpt, on, s):
    """The fold from the nose past the corner of the mouth, deep with age and in a smile."""
    t = np.linspace(.15, .85, 8)
    return on(s * (.0205 + .0145 * t), sculpt.tip[2] + .001 + (sculpt.mouth_z + .003 - sculpt.tip[2]) * t, .0006)
