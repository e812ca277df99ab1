"""The office of view 2: floor, walls and windows, the editor's lit door, what stands along the back wall, and the avenue outside."""
import numpy as np

from kit import avenue, ironwork, mansion, newsroom, signs
from kit.meshes import Mesh, rgb

BACK, LEFT, RIGHT, HIGH = 8.6, -3.9, 5.2, 3.5
WALL, DADO, FRAME = '8fa090', '3f5a56', '2b3634'
# The windows of the back wall (x) and of the left wall (y): where each begins and ends.
BEHIND, ASIDE = ((-1.5, .25), (1.95, 3.7)), ((2.9, 5.0), (5.5, 7.5))
# The trees of the avenue: x, y and the radius of the crown.
TREES = ((-3.7, 30, 2.1), (-.5, 40, 1.7), (8.6, 42, 1.7), (10.8, 31, 2.1), (-14, 48, 3.0))


def windowed(at, spans, low, high, start, end, columns, rows):
    """A wall along one axis with windows over `spans`, each of so many panes; `at(u, z, thick, width, tall, color)` places a piece."""
    at((start + end) / 2, low / 2, .24, end - start, low, DADO)
    at((start + end) / 2, (high + HIGH) / 2, .24, end - start, HIGH - high, WALL)
    edge = start
    for a, b in spans:
        at((edge + a) / 2, (low + high) / 2, .24, a - edge, high - low, WALL)
        for u in np.linspace(a, b, columns + 1):
            at(u, (low + high) / 2, .06, .05, high - low, FRAME)
        for z in np.linspace(low, high, rows + 1):
            at((a + b) / 2, z, .06, b - a, .05, FRAME)
        at((a + b) / 2, low - .02, .4, b - a + .16, .05, '6e563a')
        edge = b
    at((edge + end) / 2, (low + high) / 2, .24, end - edge, high - low, WALL)


def room():
    """Chequered floor, tall windows to the left and at the back, pale green walls with a dark dado."""
    m = Mesh(101)
    # Rows of tiles touch, so that no seam runs across the picture.
    for i, x in enumerate(np.arange(LEFT, RIGHT, .5)):
        for k, y in enumerate(np.arange(-.5, BACK, .5)):
            m.box((x + .25, y + .25, -.03), (.496, .5, .06), ('7e725c', '72694f')[(i + k) % 2], jitter=.02)
    m.box((.65, 3.5, HIGH + .1), (9.3, 13, .2), '9a927c')
    m.box((RIGHT + .1, 3.5, HIGH / 2), (.2, 13, HIGH), WALL)
    m.box((RIGHT - .03, 3.5, .55), (.06, 13, 1.1), DADO)
    windowed(lambda u, z, t, w, h, c: m.box((u, BACK + .1, z), (w, t * .45, h), c), BEHIND, 1.0, 3.0, LEFT - .2, RIGHT + .2, 3, 3)
    windowed(lambda u, z, t, w, h, c: m.box((LEFT - .1, u, z), (t, w, h), c), ASIDE, .95, 3.05, -2, BACK + .2, 3, 2)
    avenue.wall_clock(m, (1.1, BACK - .05, 2.72), .15, 3, 11)
    newsroom.wall_map(m, (1.1, BACK - .06, 2.02), 1.3, '6f908c', 'b8ac84')
    newsroom.coat_stand(m, (3.2, 7.6, 0))
    for k in range(3):
        newsroom.cabinet(m, (4.0 + k * .5, BACK - .8, 0), 0, 4 - (k == 1))
    for x in (-.6, 2.8):
        newsroom.radiator(m, (x, BACK - .14, 0), 1.3, .7)
    for x, y in ((-1.6, 5.4), (1.4, 5.4), (3.8, 5.4)):
        newsroom.pendant(m, (x, y, HIGH), .4, .3, 1.6)
    editors_door(m, -3.12)
    m.build('room')


def editors_door(m, x):
    """The editor's door in its frame under a fanlight: a frosted pane lit from inside, on it his title and the shade of the man himself at his telephone."""
    wood, pane = '66503a', rgb('ffa53c')
    with m.at((x, BACK - .03, 0)):
        m.box((0, 0, 1.36), (1.24, .06, 2.76), '33281d')
        m.box((0, -.04, 1.05), (.98, .05, 2.1), wood, chamfer=.01)
        m.box((0, -.04, 2.42), (.98, .03, .36), pane * .26, mat='glow', jitter=0)
        m.box((0, -.07, 1.42), (.72, .012, 1.16), pane * .5, mat='glow', jitter=0)
        # Head, ear with its receiver, shoulders and the forearm that holds it, blurred to one shape by the glass.
        shade = [(-.34, .85), (-.34, 1.16), (-.28, 1.3), (-.12, 1.38), (-.1, 1.45), (-.15, 1.55), (-.13, 1.67), (-.03, 1.73), (.08, 1.69), (.12, 1.58), (.17, 1.6), (.21, 1.52), (.13, 1.42), (.1, 1.38), (.22, 1.3), (.3, 1.16), (.31, .85)]
        m.extrude([(u * .92 - .03, z) for u, z in shade], .004, pane * (.2, .16, .15), center=(0, -.078, 0), mat='glow', jitter=0)
        m.box((0, -.075, .52), (.72, .014, .42), '3c2d1f', chamfer=.006)
        signs.letters(m, 'EDITOR', (0, -.084, 1.86), (1, 0, 0), (0, 0, 1), .1, '1c120a', weight=.24)
        m.ball((.4, -.1, 1.0), .035, 'c8a050', n=12, mat='metal')


def tree(m, x, y, radius, seed):
    """An autumn tree far outside: its trunk and three flat masses of foliage, each nearer and further towards the sun; the street lies at -3 m."""
    rng, a = np.random.default_rng(seed), np.linspace(0, 2 * np.pi, 28, endpoint=False)
    middle = np.array((x, y, 3.1 + rng.uniform(-.3, .4)))
    m.beam((x, y, -3), middle, radius * .14, '6a4c34')
    for s in (-1, 1):
        m.beam(middle - (0, 0, radius * 1.1), middle + (s * radius * .45, 0, -radius * .2), radius * .08, '6a4c34')
    for k, (aside, up, size, count, color) in enumerate(((0, 0, 1.0, 16, 'a85a24'), (-.14, .2, .72, 9, 'c2742c'), (-.26, .4, .42, 5, 'd8923c'))):
        # Round tufts of one colour in one plane make a mass with a rim of its own.
        for n in range(count):
            turn, off, tuft = n * 2.4 + rng.uniform(0, .5), size * radius * .68 * np.sqrt((n + .5) / count), radius * rng.uniform(.26, .38) * (.55 + .45 * size)
            at = middle + (aside * radius + np.cos(turn) * off, -.1 * k - .002 * n, up * radius + np.sin(turn) * off * .86)
            m.extrude(np.stack([np.cos(a) * tuft, np.sin(a) * tuft], 1), .001, color, center=at - (0, .1, 0), jitter=0)


def outside():
    """The avenue in a low sun: railings, the house, trees."""
    m = Mesh(103)
    m.box((4, 22, -3.0), (90, 26, .1), '9a8f7c')
    ironwork.railings(m, (-16, 26, -3), (24, 26, -3), 2.4, .24, bar=.02)
    mansion.white_house(m, (9.5, 105, -5.0))
    m.box((10, 75, -3.05), (160, 100, .1), '7d8a4c')
    for k, spot in enumerate(TREES):
        tree(m, *spot, seed=k)
    m.build('street')
