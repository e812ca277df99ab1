"""Curves that go with a mesh to the drawing pass. For every picture."""
import numpy as np


def moved(face, move):
    """The same features with `move` applied to every set of points (N, 3), as lists."""
    at = lambda points: np.round(move(np.asarray(points, float)), 5).tolist()
    shapes = {kind: at(face[kind]) for kind in ('mouth', 'teeth', 'tongue') if kind in face}
    strands = [[kind, at(points), *rest] for kind, points, *rest in face.get('strands', [])]
    return {**face, **shapes, 'strands': strands, 'eyes': [{k: at(v) for k, v in eye.items()} for eye in face['eyes']], 'brows': [at(b) for b in face['brows']], 'strokes': [[kind, at(points), much] for kind, points, much in face['strokes']]}
