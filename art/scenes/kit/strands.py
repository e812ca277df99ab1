"""Strands of carved hair: lines along its locks and wisps over the hairline for the drawing pass, and loose hairs that break its outline. For future 1, 2; industrial 1, 2, 3; medieval 1, 2, 3; modern 1, 2, 3; renaissance 1, 2, 3."""
import numpy as np

from .carving import _lifted, _strand
from .meshes import unit

# How long a line is, as a share of the way along the hair, and how far its wisps reach beyond the edge (m).
LONG, REACH = (.3, .75), (.009, .026)


def strands(color, lines=40, wisps=16, loose=5, flow=0, edge='start', seed=1):
    """An `extra` of a Look with a face, after the carved hair that it belongs to: draws `lines` along its locks, `wisps` beyond its `edge` and as many `loose` hairs above it.

    `color` is that of the wisps and loose hairs. `flow` is the axis of the hair's grid along which it is combed, and `edge` the side of the face:
    where the hair's way begins (`start`, a hairline), where it ends (`end`, a hem), or beside its first column (`side`, hair parted in the middle).
    """
    def draw(m, j):
        sculpt, place = j.face
        rng = np.random.default_rng(seed)
        for grid, tone in m.hair:
            if flow:
                grid, tone = grid.swapaxes(0, 1), tone.swapaxes(0, 1)
            if edge == 'end':
                grid, tone = grid[::-1], tone[::-1]
            light = tone.mean(-1)
            for k in range(lines):
                m.strand('ridge' if k % 3 == 2 else 'furrow', place(_line(grid, light, k % 3 == 2, rng)), rng.uniform(.7, 1.2))
            for _ in range(wisps):
                m.strand('wisp', place(_wisp(grid, sculpt, edge, rng)), rng.uniform(.7, 1.3), color)
            for _ in range(loose):
                _strand(m, place, _stray(grid, rng), rng.uniform(.0007, .001), color)
        m.hair.clear()
    return draw


def _along(grid, light, bright, first, last, column):
    """The columns of a path from row to row that stays on the brightest or darkest place near it."""
    columns = []
    for row in np.linspace(first, last, 12).astype(int):
        near = np.clip(np.arange(column - 2, column + 3), 0, grid.shape[1] - 1)
        column = near[np.argmax(light[row, near] * (1 if bright else -1))]
        columns.append(column)
    return np.linspace(first, last, 12).astype(int), np.array(columns)


def _line(grid, light, bright, rng):
    """A path along a lock's back or in the furrow between two."""
    n = len(grid)
    first = rng.uniform(0, .5) * n
    last = min(first + rng.uniform(*LONG) * n, n - 1)
    rows, columns = _along(grid, light, bright, first, last, rng.integers(grid.shape[1]))
    return grid[rows, columns]


def _wisp(grid, sculpt, edge, rng):
    """A path from within the hair over its edge, bent aside; along the skin unless it hangs from a hem."""
    t, reach = np.linspace(.2, 1, 6)[:, None], rng.uniform(*REACH)
    if edge == 'side':
        row = rng.integers(2, len(grid) * 3 // 4)
        within, root = grid[[row - 2, row - 1], [5, 2]], grid[row, 0]
        ahead, aside = unit(root - grid[row, 4]), unit(grid[row + 3, 0] - root) * rng.uniform(.8, 2.2)
    else:
        column = rng.integers(grid.shape[1])
        within, root = grid[min(6, len(grid) - 1):0:-2, column], grid[0, column]
        ahead = unit(root - grid[min(5, len(grid) - 1), column])
        aside = unit(np.cross(ahead, unit(root))) * rng.normal(0, .5)
    path = root + reach * (ahead * t + aside * t ** 2)
    return np.concatenate([within, _lifted(sculpt, path, .0015, inward=edge != 'end')])


def _stray(grid, rng):
    """A path that leaves the hair and ends a little above it."""
    first = rng.integers(0, max(1, len(grid) // 2))
    rows = np.linspace(first, min(first + rng.uniform(.25, .5) * len(grid), len(grid) - 1), 8).astype(int)
    path = grid[rows, rng.integers(grid.shape[1])]
    out = path - grid.reshape(-1, 3).mean(0)
    return path + out / np.linalg.norm(out, axis=1, keepdims=True) * rng.uniform(.004, .01) * np.linspace(0, 1, 8)[:, None] ** 1.5
