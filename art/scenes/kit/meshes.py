"""A mesh gathered from simple parts, each with its colour, and made into one Blender object. For every picture."""
from contextlib import contextmanager
import math

import numpy as np

from .marks import moved
from .noise import wobble as wobble_points

BOX_FACES = np.array([[0, 3, 2, 1], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]])
BOX_VERTS = np.array([[x, y, z] for z in (-1, 1) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))], float) / 2


def rgb(value, gain=1.0):
    """Returns a colour, 'c2341d' (sRGB hex) or a linear triple, as linear RGB."""
    if isinstance(value, str):
        s = np.array([int(value[i:i + 2], 16) for i in (0, 2, 4)]) / 255
        value = np.where(s <= 0.04045, s / 12.92, ((s + 0.055) / 1.055) ** 2.4)
    return np.asarray(value, float) * gain


def rotation(rx=0.0, ry=0.0, rz=0.0):
    """A 3x3 matrix that turns about X, then Y, then Z (radians)."""
    cx, sx, cy, sy, cz, sz = math.cos(rx), math.sin(rx), math.cos(ry), math.sin(ry), math.cos(rz), math.sin(rz)
    return (np.array([[cz, -sz, 0], [sz, cz, 0], [0, 0, 1]]) @ np.array([[cy, 0, sy], [0, 1, 0], [-sy, 0, cy]])
            @ np.array([[1, 0, 0], [0, cx, -sx], [0, sx, cx]]))


def unit(v):
    """The vector at length one."""
    v = np.asarray(v, float)
    return v / (np.linalg.norm(v) + 1e-9)


class Mesh:
    """Collects parts in world or local metres; `build` turns them into one object."""

    def __init__(self, seed=0):
        self.rng = np.random.default_rng(seed)
        self.parts, self.faces = [], []
        # The carved hair of the person in work, for `strands`: grids of points with their tones.
        self.hair = []
        self.matrix, self.offset = np.eye(3), np.zeros(3)

    @contextmanager
    def at(self, loc=(0, 0, 0), rz=0.0, scale=1.0, rot=None):
        """Place everything added inside the block: turn (rz or a 3x3 `rot`), scale, move."""
        saved = self.matrix, self.offset
        turn = (rotation(0, 0, rz) if rot is None else rot) @ np.diag(np.broadcast_to(scale, 3).astype(float))
        self.offset = self.matrix @ np.asarray(loc, float) + self.offset
        self.matrix = self.matrix @ turn
        yield self
        self.matrix, self.offset = saved

    def add(self, verts, faces, color, smooth=False, mat='paint', jitter=0.05):
        """Add raw geometry; `color` is one colour, one per face, or one per vertex (then smooth across)."""
        verts = np.asarray(verts, float) @ self.matrix.T + self.offset
        faces = np.atleast_2d(np.asarray(faces, int))
        color = rgb(color) if isinstance(color, str) else np.asarray(color, float)
        if color.ndim == 2 and len(color) == len(verts) and len(verts) != len(faces):
            corner = color[faces]
        else:
            per_face = np.broadcast_to(color, (len(faces), 3)).copy()
            if jitter:
                part = 1 + self.rng.normal(0, jitter)
                per_face *= part * (1 + self.rng.normal(0, jitter * 0.5, (len(faces), 1)))
                per_face *= 1 + self.rng.normal(0, jitter * 0.12, (1, 3))
            corner = np.repeat(per_face[:, None], faces.shape[1], 1)
        self.parts.append((verts, faces, np.clip(corner, 0, None), smooth, mat))

    def face(self, features):
        """Add what `features.curves` found in a face, for the drawing pass."""
        self.faces.append(moved(features, lambda points: points @ self.matrix.T + self.offset))

    def strand(self, kind, points, much, color=None):
        """Add a strand of hair of the last face, for the drawing pass: a `furrow` or `ridge` of the hair below it, `much` times as wide as usual, or a `wisp` of its own colour."""
        tone = None if color is None else [float(c) for c in rgb(color)]
        self.faces[-1].setdefault('strands', []).append([kind, np.round(np.asarray(points) @ self.matrix.T + self.offset, 5).tolist(), float(much), tone])

    def box(self, center, size, color, rz=0.0, rot=None, chamfer=0.0, taper=1.0, **kw):
        """A box; `chamfer` in metres softens its edges, `taper` scales its top."""
        v = BOX_VERTS.copy()
        size = np.broadcast_to(size, 3).astype(float)
        turn = rotation(0, 0, rz) if rot is None else rot
        if chamfer <= 0:
            v[4:, :2] *= taper
            self.add(v * size @ turn.T + center, BOX_FACES, color, **kw)
            return
        c = np.minimum(chamfer, size * 0.45)
        rings = []
        for z, inset, part in ((-0.5, 1, 1), (-0.5, 0, 0), (0.5, 0, 0), (0.5, 1, 1)):
            k = taper if z > 0 else 1.0
            hx, hy = size[0] / 2 * k, size[1] / 2 * k
            a, b = (c[0], c[1]) if inset else (c[0] * 0.0, c[1] * 0.0)
            ex, ey = hx - a, hy - b
            q = min(c[0], c[1]) * 0.8
            pts = [(-ex + q, -ey), (ex - q, -ey), (ex, -ey + q), (ex, ey - q), (ex - q, ey), (-ex + q, ey), (-ex, ey - q), (-ex, -ey + q)]
            zz = z * size[2] + (0 if part else math.copysign(c[2], -z))
            rings.append([(x, y, zz) for x, y in pts])
        rings = np.array(rings) @ turn.T + np.asarray(center, float)
        self.loft(rings, color, smooth=False, **kw)

    def beam(self, a, b, width, color, depth=None, up=(0, 0, 1), **kw):
        """A squared timber from a to b, `width` wide and `depth` deep."""
        a, b = np.asarray(a, float), np.asarray(b, float)
        z = unit(b - a)
        x = np.cross(up, z)
        x = unit(x) if np.linalg.norm(x) > 1e-4 else np.array([1.0, 0, 0])
        y = np.cross(z, x)
        self.box((a + b) / 2, (width, depth or width, np.linalg.norm(b - a)), color, rot=np.stack([x, y, z], 1), **kw)

    def loft(self, rings, color, closed=True, caps=True, smooth=True, **kw):
        """A skin over rings (R, N, 3); `color` may be one per ring, or one per point (R, N, 3)."""
        rings = np.asarray(rings, float)
        r, n = rings.shape[:2]
        i, j = np.meshgrid(np.arange(r - 1), np.arange(n if closed else n - 1), indexing='ij')
        k = (j + 1) % n
        faces = np.stack([i * n + j, i * n + k, (i + 1) * n + k, (i + 1) * n + j], -1).reshape(-1, 4)
        if not isinstance(color, str) and np.ndim(color) == 2:
            per = np.asarray(color, float)
            color = np.repeat((per[:-1] + per[1:]) / 2, n if closed else n - 1, 0)
        elif np.ndim(color) == 3:
            color = np.reshape(color, (-1, 3))
        self.add(rings.reshape(-1, 3), faces, color, smooth=smooth, **kw)
        if caps and closed:
            ends = [rings[0][::-1], rings[-1]]
            cap_color = [color if isinstance(color, str) or np.ndim(color) == 1 else color[e] for e in (0, -1)]
            for ring, col in zip(ends, cap_color):
                self.add(ring, [list(range(n))], col, smooth=False, **kw)

    def tube(self, path, radii, color, n=8, caps=True, squash=1.0, **kw):
        """A round skin along a path; one radius or one per point."""
        path = np.asarray(path, float)
        radii = np.broadcast_to(radii, len(path)).astype(float)
        tangents = np.gradient(path, axis=0)
        side = np.cross(tangents[0], (0.13, 0.9, 0.31))
        if np.linalg.norm(side) < 1e-5:
            side = np.array([1.0, 0, 0])
        angle = np.linspace(0, 2 * np.pi, n, endpoint=False)
        rings = []
        for p, t, rad in zip(path, tangents, radii):
            t = unit(t)
            side = unit(side - t * np.dot(side, t))
            up = np.cross(t, side)
            rings.append(p + rad * (np.cos(angle)[:, None] * side + squash * np.sin(angle)[:, None] * up))
        self.loft(rings, color, caps=caps, **kw)

    def ball(self, center, radii, color, n=10, rot=None, lump=0.0, **kw):
        """An ellipsoid; `lump` roughens it into stone or cloth."""
        rows = max(4, n * 2 // 3)
        phi = np.linspace(-np.pi / 2, np.pi / 2, rows + 1)
        theta = np.linspace(0, 2 * np.pi, n, endpoint=False)
        d = np.stack([np.cos(phi)[:, None] * np.cos(theta), np.cos(phi)[:, None] * np.sin(theta),
                      np.repeat(np.sin(phi)[:, None], n, 1)], -1)
        if lump:
            d = d * (1 + lump * self.rng.normal(0, 1, d.shape[:2] + (1,)))
            d[0], d[-1] = d[0, :1], d[-1, :1]
        v = d * np.broadcast_to(radii, 3)
        v = v @ (np.eye(3) if rot is None else rot).T + np.asarray(center, float)
        self.loft(v, color, caps=False, **kw)

    def lathe(self, profile, color, n=16, center=(0, 0, 0), rot=None, caps=True, squash=1.0, **kw):
        """A turned shape from (radius, height) pairs."""
        theta = np.linspace(0, 2 * np.pi, n, endpoint=False)
        rings = [np.stack([r * np.cos(theta), squash * r * np.sin(theta), np.full(n, z)], -1) for r, z in profile]
        rings = np.array(rings) @ (np.eye(3) if rot is None else rot).T + np.asarray(center, float)
        self.loft(rings, color, caps=caps, **kw)

    def extrude(self, outline, depth, color, rot=None, center=(0, 0, 0), **kw):
        """A plate from an outline of (x, z) points in the XZ plane, `depth` thick along Y."""
        o = np.asarray(outline, float)
        rings = np.array([np.stack([o[:, 0], np.full(len(o), y), o[:, 1]], -1) for y in (depth / 2, -depth / 2)])
        rings = rings @ (np.eye(3) if rot is None else rot).T + np.asarray(center, float)
        self.loft(rings, color, smooth=False, **kw)

    def cards(self, centers, u, v, colors, mat='leaf', pointed=True):
        """Many small quads at once (leaves, blades, straw): half-axes u and v (N, 3), colours (N, 3)."""
        c, u, v = (np.asarray(a, float) for a in (centers, u, v))
        tips = (c - v, c + u, c + v, c - u) if pointed else (c - u - v, c + u - v, c + u + v, c - u + v)
        verts = np.stack(tips, 1).reshape(-1, 3)
        faces = np.arange(len(verts)).reshape(-1, 4)
        self.add(verts, faces, np.asarray(colors, float), mat=mat, jitter=0)

    def build(self, name, wobble=0.0, wobble_scale=1.5, seed=0, link=True):
        """Make the Blender object; `wobble` bends everything by that many metres so nothing is ruler-straight."""
        from .paint import to_object
        parts = self.parts
        if wobble:
            parts = [(wobble_points(v, wobble, wobble_scale, seed), f, c, s, m) for v, f, c, s, m in parts]
        return to_object(name, parts, link, self.faces)
