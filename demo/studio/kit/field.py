"""Rounded forms as fields: functions that are negative inside and grow outwards, joined softly.

A field takes points as an array of rows (x, y, z) and returns one number for each. Lengths are centimetres.
NumPy does the arithmetic. The official Blender contains it; Debian's needs python3-numpy.
"""
import numpy as np


def row(*values):
    return np.array(values, dtype=float)


def ellipsoid(p, centre, radii):
    q = (p - centre) / radii
    near = np.linalg.norm(q, axis=1)
    return near * (near - 1) / np.maximum(np.linalg.norm(q / radii, axis=1), 1e-6)


def cone(p, start, end, r0, r1=None):
    """A rod with round ends, thicker at one of them if you like."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    axis = end - start
    along = np.clip((p - start) @ axis / (axis @ axis), 0, 1)
    return np.linalg.norm(p - start - along[:, None] * axis, axis=1) - (r0 + along * ((r0 if r1 is None else r1) - r0))


def join(a, b, soft):
    """The union of two fields, filleted."""
    h = np.maximum(soft - np.abs(a - b), 0) / soft
    return np.minimum(a, b) - h * h * soft / 4


def common(a, b, soft):
    return -join(-a, -b, soft)


def cut(a, b, soft):
    """a without b."""
    return -join(-a, b, soft)


def bump(p, centre, size):
    """A smooth hill: 1 at its centre, next to nothing two sizes away."""
    return np.exp(-(((p - centre) / size) ** 2).sum(axis=1))


def step(value, start, end):
    t = np.clip((value - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def mirrored(p):
    """Both halves as one: what is built at positive x appears on both sides."""
    q = p.copy()
    q[:, 0] = np.abs(q[:, 0])
    return q


def turned(p, axis, degrees, centre=(0, 0, 0)):
    """Points as a thing turned by so many degrees sees them."""
    a = -np.radians(degrees)
    c, s = np.cos(a), np.sin(a)
    i, j = [(1, 2), (2, 0), (0, 1)]['xyz'.index(axis)]
    q = p - np.asarray(centre, float)
    out = q.copy()
    out[:, i], out[:, j] = c * q[:, i] - s * q[:, j], s * q[:, i] + c * q[:, j]
    return out + centre


def waves(p, scale, seed=0.0):
    """Slow noise between -1 and 1."""
    x, y, z = (p / scale).T
    return (np.sin(1.7 * x + 1.1 * y + seed) + np.sin(1.3 * y - 1.9 * z + 2 * seed) + np.sin(1.5 * z + .8 * x - 1.2 * y + 3 * seed)) / 3


def inside(p2, polygon):
    """The distance to a polygon's edge, negative inside it."""
    best, is_in = np.full(len(p2), 1e9), np.zeros(len(p2), bool)
    for (xa, za), (xb, zb) in zip(polygon, polygon[1:] + polygon[:1]):
        e, w = row(xb - xa, zb - za), p2 - row(xa, za)
        t = np.clip(w @ e / (e @ e), 0, 1)
        best = np.minimum(best, ((w - t[:, None] * e) ** 2).sum(axis=1))
        crosses = (za > p2[:, 1]) != (zb > p2[:, 1])
        if zb != za:
            is_in ^= crosses & (p2[:, 0] < (xb - xa) * (p2[:, 1] - za) / (zb - za) + xa)
    return np.where(is_in, -1, 1) * np.sqrt(best)


def gradient(field, points, h=.02):
    return np.stack([(field(points + d) - field(points - d)) / (2 * h) for d in np.eye(3) * h], axis=1)


def drop(field, x, z, start=-16.0, end=6.0):
    """Where a line from the front, at x and z, meets the surface."""
    ys = np.linspace(start, end, 600)
    hit = np.argmax(field(np.stack([np.full(600, x), ys, np.full(600, z)], axis=1)) < 0)
    return row(x, ys[hit], z)


def push_out(grid, field, clear):
    """Moves points that are inside a form, or too near it, onto its skin."""
    flat = grid.reshape(-1, 3).copy()
    for _ in range(4):
        short = np.maximum(clear - field(flat), 0)
        flat += short[:, None] * gradient(field, flat)
    return flat.reshape(grid.shape)


def smooth_line(at, values):
    """A soft curve through values at 0, 1, 2 …"""
    at = np.clip(np.asarray(at, float), 0, len(values) - 1)
    k = np.minimum(at.astype(int), len(values) - 2)
    v = np.array([2 * values[0] - values[1], *values, 2 * values[-1] - values[-2]])
    a, b, c, d = v[k], v[k + 1], v[k + 2], v[k + 3]
    t = at - k
    return .5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
