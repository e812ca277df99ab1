"""A plotting wall of edge-lit plexiglass: the Caribbean, the line drawn about Cuba, ships and their tracks. For modern 3."""
import numpy as np

from .meshes import rgb
from .signs import letters

STEEL, LINE, CHALK, TEAL = '4c5a5c', 'f03a1c', 'fff0cc', '4fd8c4'
WEST, EAST, SOUTH, NORTH = -88.0, -58.0, 14.5, 31.0
# Coasts as (longitude, latitude); what lies outside the sheet is pressed to its edge.
COASTS = {
    'north': [(-88, 31), (-88, 30.3), (-86, 30.3), (-85.2, 29.7), (-84, 30), (-83.2, 29.2), (-82.7, 28), (-82.2, 26.9), (-81.7, 25.9), (-81, 25.2), (-80.4, 25.3), (-80.1, 26.8), (-80.6, 28.4), (-81.3, 29.8), (-81.4, 31)],
    'cuba': [(-84.9, 21.9), (-84, 22.7), (-82.6, 23.1), (-81, 23.1), (-79.5, 22.7), (-78, 22.2), (-77, 21.6), (-75.7, 21.1), (-74.9, 20.7), (-74.2, 20.2), (-75.2, 19.9), (-77.6, 19.9), (-77.1, 20.5), (-78.2, 20.8), (-78.6, 21.5), (-80.3, 21.8), (-81.8, 22.2), (-82.7, 22.6), (-83.9, 22.1)],
    'pines': [(-83.1, 21.8), (-82.6, 21.8), (-82.6, 21.5), (-83, 21.4)],
    'hispaniola': [(-74.4, 18.4), (-73.3, 18.2), (-71.6, 17.7), (-70, 18.3), (-68.4, 18.3), (-68.7, 19), (-69.8, 19.6), (-71.5, 19.9), (-73.3, 19.9), (-72.7, 19.4), (-72.5, 18.6), (-74.2, 18.7)],
    'jamaica': [(-78.3, 18.3), (-77.2, 18.5), (-76.3, 18.1), (-77.2, 17.8)],
    'puerto rico': [(-67.2, 18.4), (-65.7, 18.4), (-65.8, 18), (-67.2, 18)],
    'yucatan': [(-88, 21.6), (-87, 21.5), (-86.8, 20.8), (-87.5, 19.6), (-88, 18.4)],
    'honduras': [(-88, 15.8), (-86, 15.9), (-84.3, 15.8), (-83.2, 15), (-83.3, 14.5), (-88, 14.5)],
    'andros': [(-78.4, 25.1), (-77.8, 24.6), (-77.8, 23.9), (-78.3, 24.5)],
    'abaco': [(-78.9, 26.7), (-77.2, 26.9), (-77, 26.1), (-77.5, 26.4)],
    'long island': [(-75.4, 23.7), (-74.9, 22.9), (-75.2, 23.1)],
    'inagua': [(-73.7, 21.2), (-73, 21.3), (-73.3, 20.9)],
}
ANTILLES = ((-62.8, 17.3), (-61.8, 17.1), (-61.5, 16.2), (-61.4, 15.4), (-61, 14.8), (-64.8, 17.8))


def rounded(points, rounds):
    """A closed coast whose corners are cut `rounds` times; what lies on the sheet's edge is first drawn out past it."""
    ring = np.array(points, float)
    ring += 1.5 * np.stack([(ring[:, 0] >= EAST) * 1.0 - (ring[:, 0] <= WEST), (ring[:, 1] >= NORTH) * 1.0 - (ring[:, 1] <= SOUTH)], 1)
    for _ in range(rounds):
        after = np.roll(ring, -1, 0)
        ring = np.stack([.75 * ring + .25 * after, .25 * ring + .75 * after], 1).reshape(-1, 2)
    return ring


class PlotBoard:
    """A board that faces -Y, its lower edge at z = `low`; `at(lon, lat)` is a place on its face."""

    def __init__(self, x, y, low, width):
        self.x, self.y, self.low, self.width = x, y, low, width
        self.height = width / ((EAST - WEST) * .93) * (NORTH - SOUTH)

    def at(self, lon, lat, out=.03):
        """World metres of a place on the board."""
        u, v = (np.clip(lon, WEST, EAST) - WEST) / (EAST - WEST) - .5, (np.clip(lat, SOUTH, NORTH) - SOUTH) / (NORTH - SOUTH)
        return np.array([self.x + u * self.width, self.y - out, self.low + v * self.height])

    def draw(self, m, islets=True, rounds=0):
        """Frame, glass, grid, coasts, and the small `islets` in the east; the corners of the coasts are cut so many `rounds`, until they are curves."""
        w, h, mid = self.width, self.height, self.low + self.height / 2
        a, b = self.x - w / 2, self.x + w / 2
        m.add([(a, self.y, self.low), (b, self.y, self.low), (b, self.y, self.low + h), (a, self.y, self.low + h)], [[0, 1, 2, 3]], '42686c', mat='pane', jitter=0)
        for x in (a, self.x - w / 6, self.x + w / 6, b):
            edge = x in (a, b)
            m.box((x + (.07 if x == b else -.07 if x == a else 0), self.y + .06, mid), (.16 if edge else .07, .1, h + .3), STEEL, chamfer=.01)
            m.box((x, self.y + .1, self.low / 2), (.16, .3, self.low), STEEL, chamfer=.01)
        for z, s in ((self.low, -1), (self.low + h, 1)):
            m.box((self.x, self.y + .02, z + s * .08), (w + .3, .2, .16), STEEL, chamfer=.01)
            m.box((self.x, self.y - .04, z - s * .015), (w, .03, .03), rgb(TEAL) * 1.2, mat='screen', jitter=0)
        m.box((self.x, self.y - .2, self.low - .05), (w, .22, .05), STEEL, chamfer=.01)
        for lon in np.arange(WEST + 3, EAST, 3):
            m.beam(self.at(lon, SOUTH, .012), self.at(lon, NORTH, .012), .012, rgb(TEAL) * .34, mat='screen', jitter=0)
        for lat in np.arange(16.5, NORTH, 3):
            m.beam(self.at(WEST, lat, .012), self.at(EAST, lat, .012), .012, rgb(TEAL) * .34, up=(0, 1, 0), mat='screen', jitter=0)
        for name, pts in COASTS.items():
            ring = np.array([self.at(*q, .02) for q in (rounded(pts, rounds) if rounds else pts)])
            hot = name == 'cuba'
            m.add(ring, [list(range(len(ring)))], rgb('e8b04c') * .62 if hot else rgb('3f8a7c') * .5, mat='screen', jitter=0)
            line = np.vstack([ring, ring[:1]]) - (0, .012, 0)
            self.stroke(m, line, .03 if hot else .02, rgb(CHALK) * (1.3 if hot else .8))
        for q in ANTILLES if islets else ():
            m.ball(self.at(*q), (.05, .012, .07), rgb('3f8a7c') * .7, n=7, mat='screen', jitter=0)

    def stroke(self, m, points, width, color):
        """A line of grease pencil, lit from the glass's edge."""
        for a, b in zip(points[:-1], points[1:]):
            if np.linalg.norm(b - a) > 1e-3:
                m.beam(a, b, width, color, depth=.006, up=(0, 1, 0), mat='screen', jitter=0)

    def circle(self, lon, lat, radius, start=0, end=360, n=48):
        """Points of an arc; radius in degrees of latitude, angles in degrees from the east."""
        t = np.radians(np.linspace(start, end, n))
        return np.array([self.at(lon + np.cos(q) * radius / .93, lat + np.sin(q) * radius, .045) for q in t])

    def ship(self, m, lon, lat, heading, color=LINE, size=.42, track=0.0, number=None, aside=(0, 0)):
        """A ship from above, `heading` in degrees from the north, with the dotted track it has come, its number moved `aside` (m right, m up)."""
        q = np.radians(heading)
        f, r = np.array([np.sin(q), 0, np.cos(q)]), np.array([np.cos(q), 0, -np.sin(q)])
        c = self.at(lon, lat, .055)
        hull = [(0, .5), (.17, .2), (.17, -.42), (.1, -.5), (-.1, -.5), (-.17, -.42), (-.17, .2)]
        m.add([c + (r * x + f * y) * size for x, y in hull], [list(range(7))], rgb(color) * 1.5, mat='screen', jitter=0)
        for k in range(int(track / .16)):
            p = c - f * (size * .7 + k * .16)
            m.beam(p, p - f * .08, .022, rgb(color) * .9, depth=.006, up=(0, 1, 0), mat='screen', jitter=0)
        if number:
            letters(m, number, c + (size * .75 + aside[0], 0, .16 + aside[1]), (1, 0, 0), (0, 0, 1), .15, rgb(color) * 1.1, .2, mat='screen')

    def word(self, m, text, lon, lat, height, color=CHALK, gain=1.2):
        """A word in block letters."""
        letters(m, text, self.at(lon, lat, .05), (1, 0, 0), (0, 0, 1), height, rgb(color) * gain, .18, mat='screen')
