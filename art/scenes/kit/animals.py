"""A horse. For industrial 2."""
import numpy as np

from .meshes import Mesh

HOOF = '2a2018'


def horse(color, seed, mane):
    """A horse at the origin that walks along +Y."""
    m = Mesh(seed)
    back, chest, head = (0, -.3, .5), (0, .2, .5), np.array((0, .46, .92))
    with m.at(scale=2.55):
        path = [np.array(back) + (0, -.08, -.02), back, (0, -.05, (back[2] + chest[2]) / 2 - .005), chest, np.array(chest) + (0, .09, .02)]
        m.tube(path, np.array([.07, .125, .115, .145, .08]) * .92, color, n=12, mat='cloth')
        m.tube([np.array(chest) + (0, .04, .03), (np.array(chest) + head) / 2 + (0, .0, .03), head], [.13, .1, .07], color, n=10, mat='cloth')
        m.tube([head + (0, -.02, .03), head + (0, .07, .0), head + (0, .2, -.15)], [.06, .068, .04], color, n=10)
        m.ball(head + (0, .2, -.16), .042, '1c1612', n=7)
        for s in (-1, 1):
            m.lathe([(.022, 0), (.002, .085)], color, n=6, center=head + (s * .035, .0, .06))
            m.ball(head + (s * .052, .07, .02), .011, '100c0a', n=5)
            swing = .09 * s
            m.tube([(s * .075, chest[1], chest[2] - .06), (s * .08, chest[1] + swing * .4, .26), (s * .08, chest[1] + swing, .02)], [.055, .034, .03], color, n=7)
            m.ball((s * .08, chest[1] + swing + .02, .022), (.032, .045, .022), HOOF, n=6)
            hip = (s * .08, back[1], back[2] - .03)
            m.tube([hip, (s * .085, back[1] + .04 - swing * .3, .3), (s * .085, back[1] - .06 - swing, .2), (s * .085, back[1] - swing, .02)], [.1, .055, .034, .03], color, n=7)
            m.ball((s * .085, back[1] - swing + .02, .022), (.032, .045, .022), HOOF, n=6)
        tail = np.array(back) + (0, -.1, .03)
        m.tube([tail, tail + (0, -.09, -.04), tail + (.02, -.11, -.32)], [.02, .045, .012], mane, n=8)
        for t in np.linspace(0, 1, 9):
            p = (np.array(chest) + (0, -.04, .16)) * (1 - t) + (head + (0, -.05, .06)) * t
            m.ball(p, (.02, .05, .07), mane, n=6)
    return m.build('horse')
