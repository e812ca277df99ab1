"""What Holm, the speaker of the Mars scene, wears and holds in both of the views that show her: goggles, braid and pens, the lines of her years, and the last token. For future 1, 2."""
import numpy as np

from future_hair import pulled
from kit import coats
from kit.carving import _lifted
from kit.faces import _on_front
from kit.hands import hand
from kit.meshes import rgb, unit
from kit.strands import strands
from kit.tresses import plaited

HAIR, COAT, BLUE = 'ddd6cc', '8a5a34', '4a6a8a'
FIT = dict(feminine=.6)
# Where the shown token is, in the figure's own frame.
SHOWN = []


def token(m, center, rot, color, radius=.03, glow=0.0, lit=0.0):
    """A litre token: a thick disc with a raised rim and a drop in its middle, which glows; with `lit` so does the disc, from a pale middle to a deep rim, and the drop is dark in it."""
    tone = rgb(color)
    if lit:
        rings = np.array([rgb(c) * k * lit for c, k in (('0c3c60', .5), ('1c6c9c', .6), ('1c6c9c', .6), ('0c3c60', .5), ('8cd6f4', .8), ('e4f8ff', 1.1))])
        m.lathe([(radius * .8, -.003), (radius, -.0045), (radius, .0045), (radius * .84, .006), (radius * .8, .0035), (.0005, .0035)], rings, n=28, center=center, rot=rot, mat='glint', jitter=0)
        tone, glow = rgb('0c4c94'), .8
    else:
        m.lathe([(radius * .8, -.003), (radius, -.0045), (radius, .0045), (radius * .84, .006), (radius * .8, .0035), (.0005, .0035)], tone, n=22, center=center, rot=rot, mat='gloss', jitter=.06)
    if glow:
        outline = [(radius * .44 * np.sin(t), radius * -.36 * np.cos(t)) for t in np.linspace(0, 2 * np.pi, 17)[:-1]]
        # Round below, drawn out to a point above.
        drop = [(x, z) if z < 0 else (x * (1 - z / (radius * .37)), z * 1.9) for x, z in outline]
        for side in (.0045, -.0045):
            pts = [np.asarray(center) + np.asarray(rot) @ (x, z, side) for x, z in drop]
            m.add(pts, [list(range(len(pts)))], tone * glow, mat='glint', jitter=0)


def goggles(m, j):
    """Work goggles pushed up on the brow, their strap close to the hair."""
    sculpt, place = j.face
    a = np.linspace(-np.pi, np.pi, 60)
    ring = np.stack([np.cos(a) * .086, np.sin(a) * .11 - .01, .08 + .012 * np.sin(a)], 1)
    ring[ring[:, 1] < .02] = _lifted(sculpt, ring[ring[:, 1] < .02], .0125, inward=True)
    ring[ring[:, 1] >= .02] = _lifted(sculpt, ring[ring[:, 1] >= .02], .0145, inward=True)
    for _ in range(3):
        ring[1:-1] = (ring[:-2] + 2 * ring[1:-1] + ring[2:]) / 4
    m.tube(place(ring), .0095, '3a2c22', n=7, squash=.5, mat='paint')
    for s in (-1, 1):
        c, out = np.array((s * .034, .082, .096)), unit((s * .3, .9, .34))
        rot = np.stack([unit(np.cross((0, 0, 1), out)), np.cross(out, unit(np.cross((0, 0, 1), out))), out], 1)
        rim = [place(c + rot @ (r * np.cos(t), r * np.sin(t), h)) for r, h in ((.031, -.012), (.032, .006), (.0285, .011), (.025, .009)) for t in np.linspace(0, 2 * np.pi, 24, endpoint=False)]
        m.loft(np.array(rim).reshape(4, 24, 3), 'a8763a', caps=False, mat='metal')
        lens = np.array([place(c + rot @ (r * np.cos(t), r * np.sin(t), .004 + .005 * (1 - r / .026))) for r in (.026, .015, .002) for t in np.linspace(0, 2 * np.pi, 24, endpoint=False)]).reshape(3, 24, 3)
        m.loft(lens, '24404a', caps=True, mat='gloss')
    m.tube([place((-.008, .097, .094)), place((.008, .097, .094))], .006, 'a8763a', n=6, mat='metal')


def ears(skin):
    """Her ears, which the hair leaves bare, as an `extra`: turned a little forward, each with its rim, hollow and lobe."""
    def draw(m, j):
        sculpt, place = j.face
        a = np.linspace(0, 2 * np.pi, 28, endpoint=False)
        tones = np.array([rgb(skin) * k for k in ((.8, .66, .6), (1.0, .82, .75), (1.04, .86, .8), (.92, .7, .63), (.6, .42, .37), (.66, .47, .42))])
        for s in (-1, 1):
            out, up = unit((s * .84, .5, .08)), unit((0, -.16, 1))
            along = unit(np.cross(up, out)) * s
            # Broad above, narrow at the lobe.
            wide = .0145 + .0035 * np.sin(a)
            ring = lambda k, deep, low=0.0: (s * .0815 * sculpt.f.width, -.006, -.001 - low) + along * (np.cos(a) * wide * k)[:, None] + up * (np.sin(a) * .0305 * k)[:, None] + out * deep
            m.loft(place(np.array([ring(.8, -.008), ring(.98, .001), ring(1, .0045), ring(.84, .0055), ring(.66, .0005), ring(.05, -.0015, .003)])), np.repeat(tones[:, None], 28, 1), caps=False, mat='skin', jitter=0)
    return draw


def plait(m, j):
    """A thick grey braid, as an `extra`: a hank from the knot of her hair at the nape, forward over her right shoulder and down the chest."""
    c0, c, place = j.points['neck'], j.chest, j.face[1]
    nape = [(place(q) - c0) @ c for q in ((.012, -.118, -.022), (.034, -.118, -.062))]
    # Over the scarf, in front of the shoulder, and down.
    path = np.array([*nape, (.108, -.035, .03), (.135, .06, .0), (.132, .135, -.075), (.118, .165, -.17), (.11, .17, -.26), (.108, .17, -.33)])
    frame = lambda q: c0 + np.asarray(q) @ c.T
    # A core in the same grey closes the gaps between the strands.
    line = np.stack([np.interp(np.linspace(0, 7, 60), range(8), axis) for axis in path.T], 1)
    for _ in range(8):
        line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
    m.tube(frame(line), np.interp(np.linspace(0, 1, 60), (0, .12, 1), (.85, 1, .66)) * .031, rgb('d8d2c8') * .72, n=14, mat='hair', jitter=0)
    plaited(m, frame, path, .031, 'd8d2c8', BLUE, turns=5.5)


def pens(m, j):
    """A breast pocket with two pens for the pumps' log."""
    p = j.points['chest'] + j.chest @ (-.108, .14, .05)
    m.box(p, (.11, .02, .12), '6a4c32', rot=j.chest, chamfer=.012, mat='cloth')
    m.box(p + j.chest @ (0, .008, .05), (.116, .022, .035), '5e4229', rot=j.chest, chamfer=.01, mat='cloth')
    for k, tone in enumerate(('d8d0c0', 'b8301c')):
        q = p + j.chest @ (-.02 + k * .03, .012, .07)
        m.tube([q, q + j.chest @ (0, 0, .045 + .01 * (k == 1))], .0065, tone, n=8, mat='gloss')


def years(m, j):
    """The lines of sixty years for the drawing pass, as an `extra`: three at the corner of each eye, one under it, two across the brow, one beside the chin."""
    sculpt, place = j.face
    wide = sculpt.f.width
    on = lambda x, z: place(_on_front(sculpt, np.asarray(x, float) * wide, np.asarray(z, float), .0008)).tolist()
    t = np.linspace(0, 1, 6)
    lines = []
    for s in (-1, 1):
        for rise, long in ((.0075, .0105), (.0005, .0125), (-.0065, .01)):
            lines.append(['corner', on(s * (.0535 + long * t), .0165 + rise * (.45 + .75 * t) - .002 * np.sin(t * 3)), .8])
        lines.append(['lid', on(s * (.021 + .022 * t), .0035 - .0055 * np.sin(t * np.pi) ** .8), .8])
        lines.append(['fold', on(s * (.0285 + .004 * t), sculpt.mouth_z - .004 - .02 * t), .55])
    for z, half in ((.062, .026), (.0715, .019)):
        x = np.linspace(-half, half, 9)
        lines.append(['lid', on(x, z + .0016 * np.cos(x / half * 3)), .75])
    m.faces[-1]['strokes'] += [[kind, (np.asarray(points) @ m.matrix.T + m.offset).tolist(), strong] for kind, points, strong in lines]


def sleeved_hand(m, j, side, grip, along, palm, skin, size=1.08):
    """A hand whose sleeve ends in a turned cuff that lies against the wrist, on an arm whose own hand is `none`; returns a function from its frame to the place around it."""
    wrist = j.points['wrist_' + side]
    back = unit(j.points['elbow_' + side] - wrist)
    x = unit(np.cross(back, (.1, .2, 1)))
    frame = np.stack([x, np.cross(back, x), back], 1)
    for profile, tone in (([(.0385, .085), (.042, .082), (.0425, .05), (.041, .024), (.038, .02), (.033, .022), (.029, .03)], rgb(COAT) * .92), ([(.0435, .079), (.0435, .074)], rgb(COAT) * .5)):
        m.lathe(profile, tone, n=32, center=wrist, rot=frame, caps=False, mat='cloth', jitter=0)
    return hand(m, wrist, along, palm, side, grip, skin, size, .5, forearm=-back)


def _crook(m, j):
    """Two folds of cloth across the bent left arm, above its elbow on the side that is seen."""
    elbow, wrist = j.points['elbow_l'], j.points['wrist_l']
    way = unit(wrist - elbow)
    ahead = unit(np.array((0, 1.0, 0)) - way * way[1])
    side = np.cross(way, ahead)
    for along, slant, width in ((.052, .026, .0016), (.083, .018, .0012)):
        a = np.linspace(-1.25, .75, 16)[:, None]
        path = elbow + way * (along + slant * np.sin(a * .9)) + (ahead * np.cos(a) + side * np.sin(a)) * (.0535 - .05 * along)
        m.tube(path, width * np.sin(np.linspace(.15, 3, 16)), rgb(COAT) * .3, n=6, mat='cloth', jitter=0)


def shown(m, j, along, palm, skin, lit=0.0):
    """The last token, upright in her left hand: the tips of thumb, forefinger and middle finger lie over its rim, the others are closed; with `lit` its face shines, brightest in the middle."""
    place = sleeved_hand(m, j, 'l', 'token', along, palm, skin, 1.1)
    _crook(m, j)
    way = lambda x, y, z: unit(place((x, y, z)) - place((0, 0, 0)))
    # It lies behind the tips of thumb and middle finger and hides the forefinger.
    face, at = way(0, 0, -1), place((.045, .108, -.049))
    up = unit(np.array((0, 0, 1)) - face * face[2])
    at = at + up * .006
    token(m, at, np.stack([np.cross(up, face), up, face], 1), '2f6f8c', .0525, 3.0, lit)
    SHOWN[:] = [at + face * .05]


def worn(along, palm, skin, lit=0.0):
    """All that she wears over her coat, as extras of a Look with a face and the `hat='linen'`; her left hand shows the token, its fingers `along`, its palm to `palm`."""
    made = [coats.seams('5e3c22', (.5, .7), **FIT), coats.placket('80522e', .05, .93, width=.1, **FIT), coats.sleeve_band(BLUE, 'r')]
    return [pulled(HAIR), strands('efe9e0', 70, 30, 9, seed=4), ears(skin), years, *made, pens, goggles, coats.knit_scarf('d8c48c', BLUE, .3, inner=BLUE, shift=-.035), plait, lambda m, j: shown(m, j, along, palm, skin, lit)]
