"""Dogs, horses, geese and hens: small life for a scene."""
import numpy as np

from .meshes import Mesh, rotation


def quadruped(kind='dog', color='8a6a48', seed=0, pose='stand', mane=None, saddle=None, link=True):
    """A dog or horse at the origin, facing +Y. `pose`: stand, walk, sit (dog)."""
    m = Mesh(seed)
    k = 1.0 if kind == 'dog' else 2.55
    slim = 1.0 if kind == 'dog' else .92
    sit = pose == 'sit' and kind == 'dog'
    back = (0, -.3, .3) if sit else (0, -.3, .5)
    chest = (0, .2, .52 if sit else .5)
    with m.at(scale=k):
        path = [np.array(back) + (0, -.08, -.02), back, (0, -.05, (back[2] + chest[2]) / 2 - .005), chest, np.array(chest) + (0, .09, .02)]
        m.tube(path, np.array([.07, .125, .115, .145, .08]) * slim, color, n=12, mat='cloth')
        head = np.array((0, .4, .66)) if kind == 'dog' else np.array((0, .46, .92))
        m.tube([np.array(chest) + (0, .04, .03), (np.array(chest) + head) / 2 + (0, .0, .03), head], [.12, .085, .07] if kind == 'dog' else [.13, .1, .07], color, n=10, mat='cloth')
        m.tube([head + (0, -.02, .03), head + (0, .07, .0), head + (0, .2, -.06 if kind == 'dog' else -.15)], [.07, .075, .035] if kind == 'dog' else [.06, .068, .04], color, n=10)
        m.ball(head + (0, .2, -.06 if kind == 'dog' else -.16), .03 if kind == 'dog' else .042, '1c1612', n=7)
        for s in (-1, 1):
            if kind == 'dog':
                m.extrude([(0, 0), (.05, -.11), (-.03, -.09)], .012, color, rot=rotation(0, 0, s * .9), center=head + (s * .06, .0, .05))
            else:
                m.lathe([(.022, 0), (.002, .085)], color, n=6, center=head + (s * .035, .0, .06))
            m.ball(head + (s * .052, .07, .02), .011, '100c0a', n=5)
            swing = .09 * s if pose == 'walk' else .02 * s
            m.tube([(s * .075, chest[1], chest[2] - .06), (s * .08, chest[1] + swing * .4, .26), (s * .08, chest[1] + swing, .02)], [.055, .034, .03], color, n=7)
            m.ball((s * .08, chest[1] + swing + .02, .022), (.032, .045, .022), '2a2018' if kind == 'horse' else color, n=6)
            hip = (s * .08, back[1], back[2] - .03)
            if sit:
                m.tube([hip, (s * .13, back[1] + .2, .2), (s * .12, back[1] + .02, .03), (s * .12, back[1] + .16, .02)], [.1, .06, .035, .025], color, n=7)
            else:
                m.tube([hip, (s * .085, back[1] + .04 - swing * .3, .3), (s * .085, back[1] - .06 - swing, .2), (s * .085, back[1] - swing, .02)], [.1, .055, .034, .03], color, n=7)
                m.ball((s * .085, back[1] - swing + .02, .022), (.032, .045, .022), '2a2018' if kind == 'horse' else color, n=6)
        tail = np.array(back) + (0, -.1, .03)
        if kind == 'dog':
            m.tube([tail, tail + (.02, -.12, .06), tail + (.04, -.2, .2)], [.03, .024, .008], color, n=6)
        else:
            m.tube([tail, tail + (0, -.09, -.04), tail + (.02, -.11, -.32)], [.02, .045, .012], mane or '2a2018', n=8)
            for t in np.linspace(0, 1, 9):
                p = (np.array(chest) + (0, -.04, .16)) * (1 - t) + (head + (0, -.05, .06)) * t
                m.ball(p, (.02, .05, .07), mane or '2a2018', n=6)
        if saddle:
            m.lathe([(.155, -.16), (.16, 0), (.155, .16)], saddle, n=14, center=(0, -.06, .47), rot=rotation(np.pi / 2, 0, 0), caps=False)
            m.box((0, -.06, .6), (.16, .22, .05), '4a2f1c', chamfer=.02)
    return m.build(kind, link=link)
