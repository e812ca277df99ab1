"""What lives on the piazza of the first Florentine view: washing, flowers and a woman at the windows, the banner of the lily, pigeons. For renaissance 1."""
import numpy as np

import renaissance_cast as cast
from kit.figures import Look
from kit.likeness import likeness
from kit.meshes import Mesh, rgb
from kit.pose import POSES

# Where the two palaces behind stand and how they are turned; their fronts are 4 m before that.
GREY, PINK, FRONT = ((-3.6, 50, 0), .1), ((7.6, 52, 0), -.1), -4.0
# What hangs on the line: how far along (m), how wide, how long and of which colour.
WASHING = ((-3.5, .62, .85, 'f2ead6'), (-2.75, .7, .7, 'b8473a'), (-1.95, .62, .95, 'efe6d2'), (-1.2, .5, .6, '5f7f9c'), (-.55, .72, .9, 'f2ead6'), (.25, .5, .66, 'd0a24c'))
# The outline of a lily's half, from the foot up: the middle petal, then the one that curls aside.
PETAL = ((0, -.1), (.1, -.02), (.13, .14), (.08, .3), (0, .46))
CURL = ((.03, -.08), (.14, .02), (.25, .2), (.37, .22), (.4, .1), (.34, .04), (.33, .12), (.26, .1), (.17, -.06))


def washing(m):
    """A line of washing under the upper windows of the grey palace."""
    t = np.linspace(0, 1, 25)
    line = lambda x: 7.72 - .16 * (1 - ((x + 1.6) / 2.6) ** 2)
    xs = -4.2 + 5.2 * t
    m.tube(np.stack([xs, np.full(25, FRONT - .55), line(xs)], 1), .014, '6a5a48', n=5, jitter=0)
    for k, (x, wide, long, color) in enumerate(WASHING):
        u, v = np.meshgrid(np.linspace(0, 1, 7), np.linspace(0, 1, 5))
        blown = FRONT - .55 - .12 * v * np.sin(u * 6 + k) - .06 * v
        cloth = np.stack([x + wide * u, blown, line(x + wide * u) - long * v * (1 - .06 * np.sin(u * 5 + k))], -1)
        m.loft(cloth, color, closed=False, mat='cloth', jitter=.02)


def flowers(m):
    """Pots of red flowers on the sills of the grey palace."""
    for x, z in ((-3.55, 5.02), (1.2, 7.92), (3.55, 5.02)):
        m.box((x, FRONT - .14, z), (.75, .2, .2), 'a8603f', jitter=.04)
        for _ in range(16):
            at = np.array((x, FRONT - .2, z + .18)) + m.rng.normal(0, 1, 3) * (.24, .05, .07)
            m.ball(at, .07, ('5f7a3c', '4c6434', 'd83a2a', 'e0503a')[m.rng.integers(4)], n=6, jitter=.05)


def banner(m):
    """The red lily of Florence on white, on a pole from the grey palace's corner."""
    root = np.array((4.6, FRONT - .1, 8.3))
    m.tube([root, root + (2.3, -.5, .55)], [.05, .035], '7a5a34', n=7, jitter=0)
    m.ball(root + (2.35, -.5, .57), .09, 'd8a84a', n=8)
    place = lambda u, v, out=0.0: root + (.45 + 1.6 * u, -.1 - .35 * u - .1 * v * np.sin(u * 7 + 1) - out, .08 + .4 * u - 2.3 * v)
    t = np.linspace(0, 1, 13)
    m.loft([[place(u, v) for u in t] for v in t], 'f6efde', closed=False, mat='cloth', jitter=0)
    for s in (-1, 1):
        for outline in (PETAL, CURL):
            points = [place(.5 + s * x * 1.05, .52 - y * .82, .05) for x, y in outline]
            m.add(points, [list(range(len(points)))], 'd0301f', jitter=0)
    m.box(place(.5, .545, .05), (.62, .02, .09), 'd0301f', jitter=0)
    m.add([place(.5 + x, .52 - y, .05) for x, y in ((-.06, -.06), (.06, -.06), (.12, -.26), (0, -.34), (-.12, -.26))], [[0, 1, 2, 3, 4]], 'd0301f', jitter=0)


def pigeon(m, at, turn, tone, bent):
    """A pigeon on the stones, its head up or `bent` to peck."""
    with m.at(at, rz=turn, scale=1.15):
        m.tube([(0, -.19, .1), (0, -.1, .13), (0, .0, .14), (0, .09, .16), (0, .12, .18)], [.02, .05, .075, .06, .035], tone, n=10)
        head = np.array((0, .2, .07)) if bent else np.array((0, .145, .26))
        m.tube([(0, .1, .17), head], [.045, .03], '4c6a66', n=8)
        m.ball(head, .036, rgb(tone) * .9, n=9)
        m.tube([head + (0, .02, -.004), head + (0, .065, -.016)], [.011, .002], '4a4038', n=6)
        for s in (-1, 1):
            m.loft([[(s * .055, .06, .18), (s * .085, .04, .13)], [(s * .06, -.06, .17), (s * .085, -.06, .12)], [(s * .02, -.22, .12), (s * .03, -.2, .1)]], rgb(tone) * .72, closed=False, jitter=.03)
            m.tube([(s * .025, .02, .09), (s * .025, .03, 0)], .008, 'c0584a', n=5)


def flying(m, at, turn, beat):
    """A pigeon on the wing."""
    with m.at(at, rz=turn):
        m.tube([(0, -.3, 0), (0, -.12, .0), (0, .05, .01), (0, .2, .03), (0, .27, .03)], [.06, .05, .075, .045, .02], 'dcd6cc', n=8)
        for s in (-1, 1):
            m.add([(s * .04, .1, .03), (s * .3, .14, .26 * beat), (s * .56, -.06, .42 * beat), (s * .26, -.08, .2 * beat), (s * .04, -.1, .02)], [[0, 1, 3], [0, 3, 4], [1, 2, 3]], ('b8b2ac', 'e6e0d6')[s > 0], jitter=0)


def gossip():
    """A woman who looks down from the middle window of the rose palace."""
    look = Look(garment='gown', color='8a4a3a', sleeve='e2d7be', feminine=1, hat='veil', hat_color='f0e6d0', hair='4a2e1a', skin='d9a27a', height=1.66, face=likeness(np.random.default_rng(12), True), head=1.15)
    (x, y, _), turn = PINK
    at = np.array((x, y)) + (FRONT + .02) * np.array((-np.sin(turn), np.cos(turn)))
    cast.person(look, POSES['stand'].but(lean=.42, look=(.3, -.15), hand_l=(-.22, .3, 1.12), hand_r=(.22, .3, 1.12)), *at, 176, 61, True, None, 4.05)


def carpet(m):
    """The carpet that hangs from her sill: red, with a border and a lozenge."""
    m.box((0, FRONT - .2, 4.74), (1.7, .62, .1), 'b08e62')
    for wide, tall, out, color in ((1.5, .95, .0, 'c89a3c'), (1.34, .8, .012, 'a8321f')):
        m.box((0, FRONT - .53 - out, 4.74 - .475), (wide, .03, tall), color, jitter=.02)
    m.add([(x, FRONT - .57, 4.265 + z) for x, z in ((-.4, 0), (0, -.28), (.4, 0), (0, .28))], [[0, 1, 2, 3]], 'e0c07a', jitter=0)


def life():
    """All of it."""
    m = Mesh(47)
    with m.at(GREY[0], rz=GREY[1]):
        washing(m)
        flowers(m)
        banner(m)
    with m.at(PINK[0], rz=PINK[1]):
        carpet(m)
    for x, y, turn, tone, bent in ((.86, 19.6, 2.0, '7d828e', True), (1.12, 20.4, -1.2, '6a6f7c', False), (1.4, 19.9, 1.2, '8a8c94', True), (.95, 21.8, -2.2, '74798a', False), (1.65, 22.2, .6, '9a9aa0', True)):
        pigeon(m, (x, y, .03), turn, tone, bent)
    for x, y, z, turn, beat in ((-6.6, 34, 7.6, 1.1, .8), (-7.3, 36, 8.6, .9, .2), (5.6, 40, 10.4, -1.0, .7), (6.9, 42, 10.2, -1.3, .15), (7.9, 43, 11.4, -.9, .9), (4.6, 39, 9.6, -1.2, .4)):
        flying(m, (x, y, z), turn, beat)
    m.build('life')
    gossip()
