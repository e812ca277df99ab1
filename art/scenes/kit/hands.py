"""Hands for close views: palm, knuckles, three-jointed fingers and nails in one skin, closed by a grip. For every picture."""
import bpy
import numpy as np

from .body import BARE
from .meshes import Mesh, rgb, unit
from .noise import smoothstep

# Per grip, in degrees: the bends of the three joints of the index to the little finger, how far each of them leans to the thumb's
# side, and the thumb's five angles (see `thumb`).
GRIPS = {
    'open': (((14, 18, 9), (17, 22, 12), (20, 25, 13), (26, 27, 15)), (6, 1, 0, -9), (46, 26, 10, 16, 18)),
    # All five fingers wide apart, the palm flat.
    'spread': (((3, 6, 5), (2, 5, 3), (3, 6, 5), (6, 8, 6)), (21, 6, -7, -23), (62, 6, 0, 10, 12)),
    'offer': (((14, 15, 9), (17, 18, 11), (20, 20, 12), (25, 24, 13)), (6, 1, 0, -9), (58, 16, 8, 14, 16)),
    # Held out open: the fingers a little apart and bent, the thumb wide.
    'ask': (((6, 11, 9), (8, 14, 10), (11, 17, 12), (17, 20, 14)), (11, 2, 0, -15), (64, 12, 6, 12, 14)),
    'rest': (((10, 10, 6), (9, 11, 7), (10, 12, 7), (14, 13, 8)), (6, 0, -1, -8), (44, 16, 6, 14, 16)),
    'calm': (((9, 13, 8), (10, 15, 9), (12, 17, 11), (17, 19, 12)), (2, 0, 1, -4), (34, 18, 6, 16, 16)),
    # Two fingers on a beam with their knuckles raised, the other two curled, the thumb over its edge.
    'laid': (((7, 11, 8), (8, 13, 9), (11, 16, 10), (15, 18, 12)), (2, 0, 1, -4), (30, 24, 10, 18, 18)),
    # Flat on a breast, the thumb straight beside the forefinger.
    'pressed': (((7, 11, 8), (8, 13, 9), (10, 15, 10), (14, 17, 12)), (2, 0, 1, -3), (32, 10, 4, 12, 12)),
    # Laid on one's own breast: the fingertips pressed into the cloth, ring and little finger apart from the others.
    'breast': (((13, 22, 17), (16, 24, 18), (21, 27, 19), (29, 31, 21)), (6, 1, -7, -19), (48, 14, 6, 18, 20)),
    # Over somebody's shoulder from behind: the fingers bend with it, one more than the next, the thumb goes down its back.
    'over': (((24, 24, 19), (19, 21, 19), (15, 17, 17), (12, 13, 16)), (10, 3, -2, -12), (65, 30, 6, 42, 43)),
    'point': (((3, 3, 2), (72, 88, 48), (76, 90, 50), (80, 90, 50)), (1, -1, -3, -6), (5, 42, 23, 15, 16)),
    # The same with the thumb along the folded fingers, so that nobody looks into them from its side.
    'indicate': (((3, 3, 2), (72, 88, 48), (76, 90, 50), (80, 90, 50)), (1, -1, -3, -6), (7, 15, 10, 10, 12)),
    # The same, each folded finger a little more closed than the one before it.
    'direct': (((5, 8, 6), (56, 84, 46), (70, 90, 50), (86, 92, 52)), (2, 0, -3, -8), (7, 15, 10, 10, 12)),
    'grasp': (((60, 76, 44), (64, 78, 46), (68, 80, 47), (72, 80, 48)), (0, 0, -2, -4), (10, 48, 28, 16, 17)),
    # Closed about the bail of a lantern, the thumb over the fingertips.
    'bail': (((43, 82, 46), (48, 85, 47), (53, 86, 48), (60, 84, 48)), (0, 0, -2, -4), (17, 47, 28, 20, 20)),
    'fist': (((74, 97, 54), (76, 98, 54), (79, 98, 54), (82, 98, 55)), (0, -1, -3, -6), (14, 47, 26, 23, 23)),
    'clasp': (((29, 43, 29), (29, 45, 29), (31, 47, 29), (34, 47, 29)), (1, 0, -1, -2), (36, 34, 24, 24, 22)),
    # A pen between the thumb and two fingers, its shaft along the forefinger (see `QUILL`), the other two curled under.
    'quill': (((36, 43, 17), (46, 54, 23), (66, 76, 40), (74, 80, 46)), (3, 1, -1, -3), (27, 19, 6, 9, 11)),
    # A pencil between the tips of thumb and forefinger, the other fingers under it.
    'write': (((46, 66, 29), (53, 69, 34), (66, 75, 40), (70, 78, 40)), (3, 1, -1, -3), (39, 33, 19, 26, 27)),
    # A cigarette between the straight first two fingers, the others half curled, the thumb loose.
    'smoke': (((17, 20, 11), (19, 22, 13), (49, 54, 34), (57, 60, 37)), (12, 4, -2, -8), (42, 30, 20, 22, 22)),
    # A disc of a palm's breadth held up by its edge: the forefinger bent behind it, the thumb and the other fingertips over its rim.
    'token': (((2, 32, 68), (58, 71, 40), (64, 76, 43), (70, 79, 45)), (6, -2, -7, -13), (55, 30, 12, 6, 28)),
    'rim': (((57, 17, 9), (58, 18, 9), (60, 19, 9), (62, 21, 10)), (2, 1, 0, -3), (43, 32, 18, 27, 28)),
    # Round a pot of a hand's breadth: the thumb on its shoulder, the fingertips on its far side.
    'hold': (((24, 25, 18), (24, 27, 18), (26, 28, 19), (30, 29, 20)), (4, 1, 0, -5), (55, 28, 15, 38, 37)),
    'cradle': (((31, 26, 15), (31, 28, 16), (34, 29, 17), (37, 32, 18)), (3, 1, 0, -4), (50, 30, 26, 22, 24)),
}
# The grips whose fingers close on nothing, so that one cannot look through them.
EMPTY = ('fist', 'point', 'indicate', 'direct')
# Where the shaft of a pen lies in the grip 'quill': at the forefinger's tip and over its knuckle.
QUILL = ((.0405, .127, -.076), (.043, .078, .014))
KNUCKLES = ((.0295, .092, 0), (.0098, .096, .0025), (-.0098, .0915, .001), (-.028, .082, -.003))
BONES = ((.044, .027, .022), (.048, .03, .023), (.044, .028, .022), (.033, .02, .018))
# The saddle joint that the thumb turns on, and its three bones.
SADDLE, THUMB = np.array((.02, .015, -.008)), (.042, .031, .025)
# How thick the four fingers are.
THICK = (.0092, .0098, .0092, .008)


def thumb(aside, ahead, turn, first, last):
    """The joints of a thumb from its saddle to its tip, its angles in degrees.

    Its base leans `aside` from the fingers and `ahead` of the palm; its pad is turned by `turn` from the forefinger towards the palm;
    `first` and `last` are the bends of its two joints.
    """
    aside, ahead, turn, first, last = np.radians((aside, ahead, turn, first, last))
    base = np.array((np.sin(aside) * np.cos(ahead), np.cos(aside) * np.cos(ahead), -np.sin(ahead)))
    pad = np.array((-np.cos(turn), 0, np.sin(turn)))
    pad = unit(pad - base * (pad @ base))
    path = [SADDLE]
    for length, bend in zip(THUMB, (0, first, first + last)):
        path.append(path[-1] + length * (np.cos(bend) * base + np.sin(bend) * pad))
    return path


def fingers(grip):
    """The joints of the five digits of a grip in the hand's frame: four fingers, then the thumb without its saddle."""
    bends, leans, angles = GRIPS[grip]
    out = []
    for root, bones, bend, aside in zip(KNUCKLES, BONES, np.radians(bends), np.radians(leans)):
        path = [np.array(root)]
        for length, angle in zip(bones, np.cumsum(bend)):
            path.append(path[-1] + length * np.array([np.sin(aside) * np.cos(angle), np.cos(aside) * np.cos(angle), -np.sin(angle)]))
        out.append(path)
    return out + [thumb(*angles)[1:]]


def touching(grip, along, palm, side='l', point=None):
    """Where a point of a hand's frame lies from its wrist; None is the tip of the index finger."""
    y = unit(along)
    z = -unit(np.asarray(palm) - y * np.dot(palm, y))
    x = np.cross(y, z) * (1 if side == 'l' else -1)
    return np.stack([x, y, z], 1) @ (fingers(grip)[0][3] if point is None else point) * 1.08


def hand(m, wrist, along, palm, side='r', grip='open', skin='d9a078', scale=1.0, age=0.0, slim=1.0, cuff=None, nails=True, forearm=None, turned=False):
    """A hand at `wrist` whose fingers run `along` and whose palm faces `palm`; returns a function from its frame to the place around it.

    The arm behind it runs along `forearm` (None: as the fingers do), as does a `cuff` that is `turned`: then no bent wrist opens it.
    """
    y = unit(along)
    z = -unit(np.asarray(palm, float) - y * np.dot(palm, y))
    x = np.cross(y, z) * (1 if side == 'l' else -1)
    # The thumb of a right hand whose palm faces down points left.
    frame = np.stack([x, y, z], 1) * scale
    place = lambda q: np.asarray(wrist, float) + np.asarray(q, float) @ frame.T
    digits = fingers(grip)
    h = Mesh(3)
    _palm(h, np.array((0, 1.0, 0)) if forearm is None else unit(np.asarray(forearm, float) @ frame))
    for path, rad in zip(digits, THICK):
        _finger(h, path, rad * slim, age)
    _thumb(h, digits[4], slim)
    if grip in EMPTY:
        h.ball((-.002, .076, -.028), (.031, .017, .016), 'ffffff', n=12, jitter=0)
    verts, faces = fuse(h, .0017, 4)
    tone = _tones(verts, digits, skin, age)
    flip = faces if side == 'l' else [f[::-1] for f in faces]
    world = place(verts)
    for size in (3, 4):
        part = [f for f in flip if len(f) == size]
        if part:
            m.add(world, part, tone, smooth=True, mat='skin', jitter=0)
    for k, path in enumerate(digits if nails else ()):
        _nail(m, place, path, (1, 0, 0) if k < 4 else np.cross(path[1] - path[0], path[2] - path[1]), skin, slim)
    if cuff:
        _cuff(m, _about(wrist, forearm, scale) if turned else place, cuff, 1 if turned else .86)
    return place


def _palm(h, forearm):
    """The palm with its heel and the ball of the little finger's side, a narrower wrist, and the end of the arm, which runs along `forearm`."""
    a = np.linspace(0, 2 * np.pi, 18, endpoint=False)
    c, s = np.cos(a), np.sin(a)
    rings = []
    for t, w, d, z in ((-.012, .0245, .0175, .001), (.004, .026, .0185, 0), (.02, .032, .0195, -.002), (.05, .0385, .018, -.002), (.076, .0405, .0145, 0), (.094, .037, .0105, .001)):
        across = np.sign(c) * np.abs(c) ** .75
        rings.append(np.stack([w * across, t - .01 * np.clip(-c, 0, 1) * (t > .05), z + d * np.sign(s) * np.abs(s) ** .85], 1))
    h.loft(np.array(rings), 'ffffff', jitter=0)
    h.ball((-.023, .034, -.011), (.0125, .027, .0115), 'ffffff', n=12, jitter=0)
    side = unit(np.cross(forearm, (0, 0, 1)))
    up = np.cross(side, forearm)
    h.loft([forearm * t + np.outer(c * w, side) + np.outer(s * d, up) for t, w, d in ((-.08, .031, .0255), (-.045, .028, .0225), (-.012, .0248, .0185), (.012, .024, .0165))], 'ffffff', jitter=0)


def _finger(h, path, rad, age):
    """A finger with its knuckle, whose joints are a little thicker than its bones."""
    full = [path[0] - (0, .022, 0), path[0], path[0] * .45 + path[1] * .55, path[1], path[1] * .5 + path[2] * .5, path[2], path[3] - unit(path[3] - path[2]) * .005, path[3]]
    h.tube(full, np.array([.9, 1.1, 1, 1.06 + .08 * age, .96, .97 + .08 * age, .84, .5]) * rad, 'ffffff', n=12, jitter=0)
    h.ball(path[0] + (0, 0, .002), (rad * 1.06, rad * 1.2, rad * 1.05), 'ffffff', n=10, jitter=0)
    h.ball(path[1], rad * 1.08, 'ffffff', n=10, jitter=0)


def _thumb(h, path, slim):
    """A thumb and the ball at its base."""
    first, last, tip = path
    full = [SADDLE, SADDLE * .5 + first * .5, first, first * .45 + last * .55, last, last * .45 + tip * .55, tip - unit(tip - last) * .004, tip]
    h.tube(full, np.array([.0165, .0165, .0132, .0112, .0115, .0116, .0092, .0055]) * slim, 'ffffff', n=12, jitter=0)
    h.ball(SADDLE * .45 + first * .55 - (.006, 0, .002), (.0155, .022, .0145), 'ffffff', n=12, jitter=0)
    # The web between thumb and forefinger.
    h.tube([(.018, .045, -.003), first * .7 + np.array((.026, .07, -.004)) * .3, first], np.array([.012, .0105, .0105]) * slim, 'ffffff', n=10, jitter=0)


def _tones(verts, digits, skin, age):
    """The colour of each point: redder at joints and tips, dark where digits touch, with the cords of an old hand."""
    tone = np.broadcast_to(rgb(skin), verts.shape).copy()
    red = np.zeros(len(verts))
    for k, path in enumerate(digits):
        for q, r in [(p, .011) for p in path[1:-1]] + [(path[-1], .01)] + ([(path[0] + np.array((0, 0, .01)), .012)] if k < 4 else []):
            red = np.maximum(red, np.exp(-(np.linalg.norm(verts - q, axis=1) / r) ** 2))
    tone *= 1 + red[:, None] * (np.array([1.08, .8, .74]) - 1)
    tone *= 1 - .72 * _valleys(verts, digits)[:, None]
    if age:
        cords = np.exp(-((verts[:, 0][:, None] - np.array([.024, .008, -.008, -.024])) / .0022) ** 2).max(1) * (verts[:, 2] > .004) * (verts[:, 1] < .085)
        tone *= 1 + .12 * age * cords[:, None]
    return tone


def _valleys(verts, digits):
    """How surely each point lies where two digits touch, 0 to 1: there one is drawn apart from the next."""
    off = []
    for path, rad in zip(digits, (*THICK, .0112)):
        path = np.array(path)
        way = np.diff(path, axis=0)
        t = np.clip(((verts[:, None] - path[:-1]) * way).sum(-1) / (way ** 2).sum(-1), 0, 1)
        off.append(np.linalg.norm(verts[:, None] - path[:-1] - t[..., None] * way, axis=-1).min(1) - rad)
    nearest, next_ = np.sort(off, axis=0)[:2]
    return np.exp(-((next_ - nearest) / .0018) ** 2) * smoothstep(.007, .003, next_)


def _nail(m, place, path, hinge, skin, slim):
    """The nail on the last joint of a digit whose joints bend about `hinge`."""
    last = unit(path[-1] - path[-2])
    out = unit(np.cross(hinge, last))
    wide = np.cross(last, out)
    middle = path[-1] - last * .006 + out * .0064 * slim
    ring = [middle + last * .0055 * np.cos(t) + wide * .0042 * np.sin(t) for t in np.linspace(0, 2 * np.pi, 10, endpoint=False)]
    m.add(place(np.array(ring)), [list(range(10))], rgb(skin) * (1.12, .92, .86), mat='gloss', jitter=.02)


def _cuff(m, around, color, flat):
    """The end of a sleeve, which leaves the wrist free; `flat` is its depth as a share of its width."""
    b = np.linspace(0, 2 * np.pi, 26, endpoint=False)
    rings = [around(np.stack([np.cos(b) * r * (1 + .04 * np.sin(b * 5)), np.full(26, t - BARE) + .003 * np.sin(b * 4), np.sin(b) * r * flat], 1))
             for t, r in ((-.085, .041), (-.04, .042), (-.016, .045), (-.012, .043), (-.018, .039))]
    m.loft(rings, color, caps=False, mat='wool', jitter=.02)


def _about(wrist, forearm, scale):
    """A function from the frame of a cuff whose axis runs along the forearm to the place around it."""
    y = unit(forearm)
    x = unit(np.cross(y, (.1, .2, 1)))
    frame = np.stack([x, y, np.cross(x, y)], 1) * scale
    return lambda q: np.asarray(wrist, float) + np.asarray(q, float) @ frame.T


def fuse(mesh, voxel, smooth):
    """One closed skin around all parts of a mesh: (vertices, faces)."""
    obj = mesh.build('fuse', link=True)
    remesh = obj.modifiers.new('r', 'REMESH')
    remesh.mode, remesh.voxel_size = 'VOXEL', voxel
    soft = obj.modifiers.new('s', 'SMOOTH')
    soft.factor, soft.iterations = .5, smooth
    bpy.context.view_layer.update()
    data = obj.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    verts = np.empty(len(data.vertices) * 3, np.float32)
    data.vertices.foreach_get('co', verts)
    faces = [list(p.vertices) for p in data.polygons]
    bpy.data.objects.remove(obj)
    return verts.reshape(-1, 3).astype(float), faces
