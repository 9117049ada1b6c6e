"""Outlines drawn in one view of a body, as fields that are negative inside."""
import math

import numpy as np


def rounded(points, steps=7):
    """A polygon of (a, b) or (a, b, radius) with its corners rounded."""
    whole = []
    for before, here, after in zip(points[-1:] + points[:-1], points, points[1:] + points[:1]):
        p, r = np.array(here[:2], float), here[2] if len(here) > 2 else 0
        u, v = np.array(before[:2], float) - p, np.array(after[:2], float) - p
        lu, lv = np.linalg.norm(u), np.linalg.norm(v)
        u, v = u / lu, v / lv
        half = math.acos(max(-1, min(1, float(u @ v)))) / 2
        if not r:
            whole.append(p)
            continue
        reach = min(r / math.tan(half), lu * .49, lv * .49)
        a, b = p + u * reach, p + v * reach
        for t in np.linspace(0, 1, steps):
            whole.append(a * (1 - t) ** 2 + p * 2 * t * (1 - t) + b * t ** 2)
    return np.array(whole)


def _nearest(q, a, b):
    """Squared distance from points to each segment."""
    way = b - a
    size = np.maximum((way ** 2).sum(-1), 1e-12)
    t = np.clip(((q[:, None] - a) * way).sum(-1) / size, 0, 1)
    return ((q[:, None] - a - way * t[..., None]) ** 2).sum(-1), t


def outline(points, view, reach=.3):
    """The signed distance from a closed outline; points far away count as outside."""
    ring = rounded(list(points))
    a, b = ring, np.roll(ring, -1, 0)
    low, high = ring.min(0) - reach, ring.max(0) + reach

    def field(p):
        q = view(p)
        near = ((q > low) & (q < high)).all(-1)
        d = np.full(len(p), reach)
        if near.any():
            q = q[near]
            far = np.sqrt(_nearest(q, a, b)[0].min(1))
            up = (a[:, 1] > q[:, None, 1]) != (b[:, 1] > q[:, None, 1])
            rise = np.where(np.abs(b[:, 1] - a[:, 1]) < 1e-12, 1e-12, b[:, 1] - a[:, 1])
            right = q[:, None, 0] < (b[:, 0] - a[:, 0]) * (q[:, None, 1] - a[:, 1]) / rise + a[:, 0]
            d[near] = np.where((up & right).sum(1) % 2, -far, far)
        return d
    return field


def stroke(points, view):
    """The signed distance from an open line, negative on its left, as if its ends went on."""
    line = rounded_line(points)
    line[0] += (line[0] - line[1]) * 20
    line[-1] += (line[-1] - line[-2]) * 20
    a, b = line[:-1], line[1:]

    def field(p):
        q = view(p)
        far, _ = _nearest(q, a, b)
        k = far.argmin(1)
        way, off = (b - a)[k], q - a[k]
        return np.sqrt(far.min(1)) * np.where(way[:, 0] * off[:, 1] - way[:, 1] * off[:, 0] > 0, -1, 1)
    return field


def rounded_line(points):
    points = list(points)
    if len(points) < 3:
        return np.array([p[:2] for p in points], float)
    return np.concatenate([[points[0][:2]], rounded(points)[_inner(points)], [points[-1][:2]]]).astype(float)


def _inner(points):
    """The samples of a closed ring that belong to its inner corners."""
    count = [7 if len(p) > 2 and p[2] else 1 for p in points]
    return slice(count[0], sum(count) - count[-1])


def disc(a, b, r, view):
    return lambda p: np.hypot(*(view(p) - (a, b)).T) - r


def side(p):
    return p[:, [0, 2]]


def front(p):
    return p[:, [1, 2]]


def above(p):
    return p[:, [0, 1]]


class Wrap:
    """A view that unrolls an end of the body: the way along its plan from the centre line, and the height."""

    def __init__(self, form, x, z, rear=False, reach=1.9):
        t = np.linspace(0, 2.2, 160)
        ways = np.stack([np.cos(t) * (1 if rear else -1), np.sin(t), np.zeros_like(t)], -1)
        ring = form.shoot(np.array([x, 0, z]), ways)[:, :2]
        self.a, self.b = ring[:-1], ring[1:]
        sizes = np.linalg.norm(self.b - self.a, axis=1)
        self.along = np.concatenate([[0], np.cumsum(sizes)[:-1]])
        self.sizes = sizes

    def __call__(self, p):
        far, t = _nearest(p[:, :2], self.a, self.b)
        k = far.argmin(1)
        return np.stack([self.along[k] + t[np.arange(len(k)), k] * self.sizes[k], p[:, 2]], -1)
