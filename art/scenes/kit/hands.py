"""Hands for close views: palm, knuckles, three-jointed fingers and nails in one skin, closed by a grip."""
import bpy
import numpy as np

from .meshes import Mesh, rgb, unit
from .pose import reach

# Per grip: bend of the three joints for index to little finger (radians), how far the fingers spread, where the thumb's tip is.
# A thumb target is in the hand's frame (X to the thumb, Y along the fingers, Z out of the back); None is a thumb at rest.
GRIPS = {
    'open': (((.25, .25, .15), (.3, .3, .2), (.35, .32, .2), (.4, .35, .2)), .1, None),
    # All five fingers wide apart, the palm flat.
    'spread': (((.06, .1, .08), (.04, .08, .06), (.06, .1, .08), (.1, .14, .1)), .44, (.1, .068, -.008)),
    'offer': (((.25, .25, .15), (.3, .3, .2), (.35, .32, .2), (.4, .35, .2)), .1, (.088, .082, -.018)),
    # Held out open: the fingers a little apart and bent, the thumb wide.
    'ask': (((.1, .2, .15), (.12, .22, .18), (.18, .28, .2), (.26, .34, .24)), .24, (.098, .06, -.01)),
    'rest': (((.18, .12, .08), (.14, .12, .08), (.16, .14, .08), (.2, .16, .1)), .14, (.078, .062, -.012)),
    'calm': (((.16, .22, .14), (.18, .25, .16), (.22, .28, .18), (.28, .32, .2)), .03, (.062, .078, -.014)),
    # Two fingers on a beam with their knuckles raised, the other two curled, the thumb over its edge.
    'laid': (((.12, .2, .14), (.14, .22, .16), (.18, .26, .18), (.24, .3, .2)), .03, (.043, .09, -.02)),
    # Flat on a breast, the thumb straight beside the forefinger.
    'pressed': (((.12, .2, .14), (.14, .22, .16), (.18, .26, .18), (.24, .3, .2)), .03, (.053, .106, -.016)),
    # Over somebody's shoulder from behind: the fingers bend with it, one more than the next, the thumb goes down its back.
    'over': (((.42, .42, .34), (.34, .36, .34), (.26, .3, .3), (.2, .22, .28)), .2, (.042, .048, -.056)),
    'point': (((.05, .06, .04), (1.35, 1.5, .9), (1.4, 1.5, .9), (1.4, 1.5, .9)), .02, (.012, .075, -.045)),
    'grasp': (((1.05, 1.15, .7), (1.12, 1.2, .75), (1.18, 1.22, .75), (1.22, 1.25, .75)), .02, (.004, .072, -.05)),
    # Closed about the bail of a lantern, the thumb over the fingertips.
    'bail': (((.72, 1.35, .7), (.82, 1.4, .75), (.92, 1.42, .75), (1.06, 1.4, .75)), .05, (.02, .088, -.066)),
    'fist': (((1.3, 1.5, .8), (1.32, 1.52, .8), (1.36, 1.52, .8), (1.4, 1.52, .8)), .0, (.008, .082, -.052)),
    'clasp': (((.5, .75, .5), (.5, .78, .5), (.52, .8, .5), (.55, .8, .5)), .02, (.05, .085, -.03)),
    'pinch': (((.95, .7, .35), (.98, .8, .5), (1.15, .95, .55), (1.25, 1.05, .6)), .05, 'index'),
    # A pen between the thumb and two fingers, its shaft along the forefinger (see `QUILL`), the other two curled under.
    'quill': (((.62, .75, .3), (.8, .95, .4), (1.15, 1.3, .7), (1.3, 1.4, .8)), .04, (.052, .1, -.036)),
    # Two fingers side by side on an edge, one a little before the other, the rest curled in.
    'paired': (((.5, .42, .22), (.3, .45, .25), (1.2, 1.35, .8), (1.3, 1.4, .8)), .1, (.03, .086, -.044)),
    # A pencil between the tips of thumb and forefinger, the other fingers under it.
    'write': (((.8, 1.15, .5), (.92, 1.2, .6), (1.15, 1.3, .7), (1.22, 1.35, .7)), .03, (.038, .09, -.056)),
    # The palm to the viewer, a disc shown upright between the tips of thumb and forefinger, the others curled in.
    'show': (((.32, .5, .42), (.95, 1.15, .7), (1.1, 1.25, .75), (1.2, 1.25, .75)), .06, (.07, .086, -.042)),
    # A cigarette between the straight first two fingers, the others half curled, the thumb loose.
    'smoke': (((.3, .35, .2), (.34, .38, .22), (.85, .95, .6), (1.0, 1.05, .65)), .16, (.058, .07, -.03)),
    # The same disc pinched: the forefinger arched over its rim, the thumb behind its lower edge, the others up and at ease.
    'present': (((.6, .85, .5), (.26, .42, .28), (.4, .48, .32), (.56, .55, .35)), .3, (.07, .084, -.052)),
    'rim': (((1.0, .3, .15), (1.02, .32, .15), (1.05, .34, .16), (1.08, .36, .18)), .07, (.045, .07, -.045)),
    # Round a pot of a hand's breadth: the thumb on its shoulder, the fingertips on its far side.
    'hold': (((.42, .42, .3), (.42, .44, .3), (.44, .46, .32), (.5, .48, .34)), .06, (.044, .082, -.052)),
    'cradle': (((.55, .45, .25), (.55, .48, .28), (.6, .5, .3), (.65, .55, .3)), .05, (.06, .08, -.03)),
}
# Where the shaft of a pen lies in the grip 'quill': at the forefinger's tip and over its knuckle.
QUILL = ((.0405, .127, -.076), (.043, .078, .014))
KNUCKLES = ((.0295, .092, 0), (.0098, .096, .002), (-.0098, .0915, .001), (-.028, .082, -.002))
BONES = ((.044, .027, .022), (.048, .03, .023), (.044, .028, .022), (.034, .021, .019))


def fingers(grip):
    """The joints of the five digits of a grip in the hand's frame: four fingers, then the thumb."""
    bends, spread, thumb = GRIPS[grip]
    out = []
    for k, (root, bones, bend) in enumerate(zip(KNUCKLES, BONES, bends)):
        at, angle, path = np.array(root), 0.0, [np.array(root)]
        aside = (1.5 - k) * spread * .55
        for length, b in zip(bones, bend):
            angle += b
            at = at + length * np.array([np.sin(aside) * np.cos(angle), np.cos(aside) * np.cos(angle), -np.sin(angle)])
            path.append(at)
        out.append(path)
    if isinstance(thumb, str):
        target = out[0][3] + np.array([.002, -.006, -.012])
    else:
        target = np.array(thumb if thumb else (.062, .085, -.028))
    base = np.array([.03, .034, -.012])
    mid, tip = reach(base, target, .044, .033, (1, .1, .2))
    out.append([base, mid, tip])
    return out


def touching(grip, along, palm, side='l', point=None):
    """Where a point of a hand's frame lies from its wrist; None is the tip of the index finger."""
    y = unit(along)
    z = -unit(np.asarray(palm) - y * np.dot(palm, y))
    x = np.cross(y, z) * (1 if side == 'l' else -1)
    return np.stack([x, y, z], 1) @ (fingers(grip)[0][3] if point is None else point) * 1.08


def hand(m, wrist, along, palm, side='r', grip='open', skin='d9a078', scale=1.0, age=0.0, slim=1.0, cuff=None, nails=True, forearm=None):
    """A hand at `wrist` whose fingers run `along` and whose palm faces `palm`; returns a function from its frame to the place around it.

    A `cuff` runs along the fingers, or along the `forearm` where its direction is given: then no bent wrist opens it.
    """
    y = unit(along)
    z = -unit(np.asarray(palm, float) - y * np.dot(palm, y))
    x = np.cross(y, z) * (1 if side == 'l' else -1)
    # The thumb of a right hand whose palm faces down points left.
    frame = np.stack([x, y, z], 1) * scale
    place = lambda q: np.asarray(wrist, float) + np.asarray(q, float) @ frame.T
    h = Mesh(3)
    a = np.linspace(0, 2 * np.pi, 16, endpoint=False)
    rings = []
    for t, w, d, zc, cx in ((-.03, .026, .02, 0, 0), (0, .026, .019, 0, 0), (.02, .031, .02, -.001, .001), (.05, .038, .0195, -.002, .001), (.078, .0405, .0155, .0, 0), (.094, .037, .0105, .0, 0)):
        c, s = np.cos(a), np.sin(a)
        rings.append(np.stack([cx + w * np.sign(c) * np.abs(c) ** .75, np.full(16, t) - .010 * np.clip(-c, 0, 1) * (t > .05), zc + d * np.sign(s) * np.abs(s) ** .85], 1))
    h.loft(np.array(rings), 'ffffff', jitter=0)
    digits = fingers(grip)
    for k, path in enumerate(digits[:4]):
        rad = (.0092, .0098, .0092, .008)[k] * slim
        full = [path[0] - (0, .022, 0), path[0], path[0] * .45 + path[1] * .55, path[1], path[1] * .5 + path[2] * .5, path[2], path[3] - unit(path[3] - path[2]) * .004, path[3]]
        h.tube(full, np.array([.9, 1.1, .98, 1.08 + .08 * age, .94, .98 + .08 * age, .86, .45]) * rad, 'ffffff', n=10, jitter=0)
        h.ball(path[0] + (0, 0, .002), (rad * 1.08, rad * 1.15, rad * 1.0), 'ffffff', n=10, jitter=0)
    base, mid, tip = digits[4]
    h.tube([np.array([.012, .012, -.006]), base, base * .5 + mid * .5, mid, mid * .45 + tip * .55, tip], np.array([.016, .0165, .0125, .0118, .0108, .006]) * slim, 'ffffff', n=10, jitter=0)
    h.ball((.02, .042, -.012), (.016, .026, .013), 'ffffff', n=10, jitter=0)
    verts, faces = fuse(h, .0017, 6)
    tone = np.broadcast_to(rgb(skin), verts.shape).copy()
    red = np.zeros(len(verts))
    for k, path in enumerate(digits):
        for q, r in [(p, .011) for p in path[1:-1]] + [(path[-1], .01)] + ([(path[0] + np.array((0, 0, .01)), .012)] if k < 4 else []):
            red = np.maximum(red, np.exp(-(np.linalg.norm(verts - q, axis=1) / r) ** 2))
    tone *= 1 + red[:, None] * (np.array([1.08, .8, .74]) - 1)
    gap = np.min([np.linalg.norm(verts - (np.array(KNUCKLES[k]) + np.array(KNUCKLES[k + 1])) / 2 - (0, .008, 0), axis=1) for k in range(3)], 0)
    tone *= 1 - .3 * np.exp(-(gap / .009) ** 2)[:, None]
    if age:
        cords = np.exp(-((verts[:, 0][:, None] - np.array([.024, .008, -.008, -.024])) / .0022) ** 2).max(1) * (verts[:, 2] > .004) * (verts[:, 1] < .085)
        tone *= 1 + .12 * age * cords[:, None]
    flip = faces if side == 'l' else [f[::-1] for f in faces]
    world = place(verts)
    for size in (3, 4):
        part = [f for f in flip if len(f) == size]
        if part:
            m.add(world, part, tone, smooth=True, mat='skin', jitter=0)
    for k, path in enumerate(digits if nails else ()):
        last = unit(path[-1] - path[-2])
        out = np.cross((1, 0, 0) if k < 4 else unit((.3, .0, 1.0)), last)
        out = unit(out) * (1 if k < 4 else -1)
        out = out if out[2] > -.2 else -out
        wide = np.cross(last, out)
        h0 = path[-1] - last * .006 + out * .0052 * slim
        rings = [h0 + last * .0055 * np.cos(t) + wide * .0042 * np.sin(t) for t in np.linspace(0, 2 * np.pi, 10, endpoint=False)]
        m.add(place(np.array(rings) + out * .0012), [list(range(10))], rgb(skin) * (1.12, .92, .86), mat='gloss', jitter=.02)
    if cuff:
        rings, around = [], place if forearm is None else _about(wrist, forearm, scale)
        b = np.linspace(0, 2 * np.pi, 26, endpoint=False)
        for t, r in ((-.085, .041), (-.04, .042), (-.016, .045), (-.012, .043), (-.018, .039)):
            rings.append(around(np.stack([np.cos(b) * r * (1 + .04 * np.sin(b * 5)), np.full(26, t) + .003 * np.sin(b * 4), np.sin(b) * r * (.86 if forearm is None else 1)], 1)))
        m.loft(rings, cuff, caps=False, mat='wool', jitter=.02)
    return place


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
