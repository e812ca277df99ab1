"""A painted half-length on a panel: an authored face pressed flat, so that it is lit and modelled like paint. For renaissance 3."""
import numpy as np

from . import faces
from .meshes import Mesh, rgb, unit
from .pose import POSES, joints
from .workshop import ribbon

LADY = faces.FACES['mother'].but(age=.0, worry=-.15, stern=-.2, cheek=.1, fat=.45, smile=.55, mouth='closed', lid=.56, iris='4a3420', lips=-.05, brow=-.5, bushy=.12, blush=.45, width=.98, gaze=(.16, -.02), asymmetry=21, short=.7, slim=.7, eyes=.6, small=.5, inset=.3)


def rounded(outline):
    """A closed outline with its corners cut three times."""
    p = np.asarray(outline, float)
    for _ in range(3):
        q = np.roll(p, -1, 0)
        p = np.stack([p * .75 + q * .25, p * .25 + q * .75], 1).reshape(-1, 2)
    return p


def portrait(m, at):
    """An unfinished half-length of a woman, done as far as the shoulders; at(u, v, out) is a point of the panel (see workshop.easel)."""
    # All layers together are as thick as paint, so that nothing casts a shadow on the panel.
    flat = lambda u, v, out: at(u, v, out * .25)
    sheet = lambda pts, color, out: m.add([flat(u, v, out) for u, v in pts], [list(range(len(pts)))], color, jitter=.01)
    line = lambda pts, width, color, out=.006: ribbon(m, flat, pts, width, color, out)
    sheet([(0, 0), (1, 0), (1, 1), (0, 1)], '9c927a', .0)
    for k in range(10):
        v = .46 + .054 * k
        sheet([(0, v), (1, v + .01), (1, 1), (0, 1)], rgb('626f5e') * (1 - k / 9) + rgb('8d9884') * (k / 9), .001 + .0003 * k)
    for k, (a, b, top) in enumerate((((0, .5), (.34, .5), .74), ((.1, .5), (.4, .5), .66), ((.62, .5), (1, .52), .8), ((.7, .5), (1, .5), .7))):
        u = np.linspace(a[0], b[0], 14)
        ridge = a[1] + (top - a[1]) * (np.sin((u - a[0]) / (b[0] - a[0]) * np.pi) ** .7 * .7 + .3 * np.abs(np.sin(u * 31 + k)))
        sheet([(a[0], a[1] - .02), *zip(u, ridge), (b[0], b[1] - .02)], ('59685f', '475547', '637168', '505c4c')[k], .0045 + .0005 * k)
    line([(.0, .5), (.06, .515), (.11, .54), (.1, .565), (.06, .585), (.07, .605), (.12, .625)], .009, '8f9a7a', .0075)
    line([(1, .52), (.93, .535), (.88, .555), (.9, .575), (.93, .59), (.9, .61), (.86, .625)], .009, '93a69c', .0075)
    # Veil, shoulders and the dress to where the brush stopped.
    a = np.linspace(0, 2 * np.pi, 40)
    sheet([(.5 + .175 * np.cos(t), .705 + .2 * np.sin(t) - (.09 if np.sin(t) < 0 else 0) * abs(np.sin(t))) for t in a[:-1]], '33251a', .009)
    sheet(rounded([(.13, .3), (.2, .43), (.33, .505), (.5, .53), (.67, .505), (.8, .43), (.87, .3), (.72, .27), (.5, .3), (.28, .26)]), '2b3024', .0105)
    sheet([(.37, .52), (.4, .46), (.5, .425), (.6, .46), (.63, .52), (.56, .6), (.44, .6)], 'a67c58', .0115)
    for k in range(7):
        u = .3 + .066 * k
        line([(u - .05, .31 + .02 * np.sin(k)), (u, .46 - .03 * abs(k - 3) / 3)], .006, ('3a412e', '22281c')[k % 2], .0125)
    for pts in ([(.13, .3), (.09, .18), (.12, .06)], [(.87, .3), (.92, .18), (.9, .05)], [(.24, .13), (.4, .17), (.56, .145), (.66, .1)], [(.3, .09), (.46, .11), (.6, .17), (.78, .13)], [(.5, .3), (.49, .2)]):
        line(pts, .0035, 'a88a62', .006)
    pose = POSES['stand'].but(look=(-.2, -.02), lean=0)
    j = joints(pose)
    c, k = j.points['head'], 1.5
    right, up = at(1, .5) - at(0, .5), at(.5, 1) - at(.5, 0)
    x, z = right / np.linalg.norm(right), up / np.linalg.norm(up)
    y = np.cross(z, x)
    # Mirrored in X and pressed flat, the face looks out of the panel; its light and shade are painted, from the left above.
    turn = np.stack([-x, -y, z], 1) @ np.diag((k, .03, k))
    place, lamp, head = flat(.5, .705, .034) - turn @ c, unit((.86, .34, .38)), Mesh(2)
    faces.head(head, j, LADY, 'cfa47c', '2a1a12', 1.0, ears=False)
    for verts, parts, color, smooth, _ in head.parts:
        normals = np.zeros_like(verts)
        face = np.cross(verts[parts[:, 1]] - verts[parts[:, 0]], verts[parts[:, 2]] - verts[parts[:, 0]])
        for q in range(parts.shape[1]):
            np.add.at(normals, parts[:, q], face)
        normals /= np.linalg.norm(normals, axis=1, keepdims=True) + 1e-12
        lit = np.clip(normals @ lamp, 0, 1)
        # Three values: shadow, the half that turns away, and the light.
        shade = .26 + .34 * np.clip(lit / .35, 0, 1) + .36 * np.clip((lit - .35) / .5, 0, 1)
        tone = np.zeros((len(verts), 3))
        tone[parts.ravel()] = color.reshape(-1, 3)
        m.add(place + verts @ turn.T, parts, tone * shade[:, None], smooth=False, jitter=0)
    # The hair, parted in the middle, over the sides of the face.
    half = np.array([(0, .9), (.045, .895), (.092, .865), (.12, .79), (.122, .69), (.116, .6), (.14, .5), (.19, .47), (.205, .56), (.195, .7), (.175, .82), (.135, .9), (.06, .945), (0, .95)])
    for s in (-1, 1):
        sheet([(.5 + s * u - .012, v) for u, v in half[::s]], '3a281c', .058)
        for k in range(6):
            f = k / 5
            inner, outer = half[2:7], half[12:7:-1]
            line([(.5 + s * (a[0] * (1 - f) + b[0] * f) - .012, a[1] * (1 - f) + b[1] * f) for a, b in zip(inner, outer)], .006, ('4a3424', '2c1d14')[k % 2], .0585)
