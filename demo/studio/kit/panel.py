"""Walls and roof slopes: a polygon in its own plane, openings taken out as rectangles, laid with tiles or boards."""
import math

from .mesh import rng

# row height, piece width, how far a course stands out at its foot, gap, spread of tone, jitter of depth
FINISHES = {
    'tile': (.2, .24, .035, .012, .09, .006),
    'peg': (.24, .26, .05, .012, .10, .012),
    'slate': (.27, .34, .022, .010, .07, .005),
    'pantile': (.34, .30, .06, .010, .06, .006),
    'board': (.21, None, .034, .0, .025, .004),
    'white': (.34, None, .03, .0, .015, .004),
    'felt': (1.1, None, .012, .0, .02, .002),
}


def clip(subject, polygon):
    """Sutherland-Hodgman: the part of a convex subject inside a convex counter-clockwise polygon."""
    out = subject
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1]):
        source, out = out, []
        if not source:
            break
        sides = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in source]
        for k, p in enumerate(source):
            q, sp, sq = source[(k + 1) % len(source)], sides[k], sides[(k + 1) % len(source)]
            if sp >= -1e-9:
                out.append(p)
            if (sp > 1e-9 and sq < -1e-9) or (sp < -1e-9 and sq > 1e-9):
                t = sp / (sp - sq)
                out.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
    return out


def without(rect, hole):
    """A rectangle (a0, b0, a1, b1) less another, as up to four rectangles."""
    a0, b0, a1, b1 = rect
    x0, y0, x1, y1 = hole
    if x0 >= a1 - 1e-6 or x1 <= a0 + 1e-6 or y0 >= b1 - 1e-6 or y1 <= b0 + 1e-6:
        return [rect]
    left = []
    if y0 > b0:
        left.append((a0, b0, a1, y0))
    if y1 < b1:
        left.append((a0, y1, a1, b1))
    low, high = max(b0, y0), min(b1, y1)
    if x0 > a0:
        left.append((a0, low, x0, high))
    if x1 < a1:
        left.append((x1, low, a1, high))
    return left


def cut(rects, holes):
    for hole in holes:
        rects = [r for rect in rects for r in without(rect, hole)]
    return rects


def _corners(rect):
    x0, y0, x1, y1 = rect
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def _course(mesh, frame, quad, bottom, top, base, lift, material, tone):
    def out(b):
        return base + lift * (1 - (b - bottom) / (top - bottom))
    mesh.face([frame.at(a, b, out(b)) for a, b in quad], material, tone)
    for (xa, ya), (xb, yb) in zip(quad, quad[1:] + quad[:1]):
        if ya > bottom + 1e-4 and yb > bottom + 1e-4 and abs(ya - yb) < 1e-6:
            continue   # the head of a course lies under the next one
        mesh.face([frame.at(xa, ya, base - .01), frame.at(xb, yb, base - .01),
                   frame.at(xb, yb, out(yb)), frame.at(xa, ya, out(ya))], material, tone)


def panel(mesh, frame, polygon, holes=(), finish='plain', material='card', base=0.0, reveal=.16, reveal_material=None, scale=1.0):
    """Lays a finish over a convex polygon of (a, b), leaves the holes (a0, b0, a1, b1) open and lines their reveals."""
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    bounds = (min(xs), min(ys), max(xs), max(ys))
    if finish == 'vertical':
        _vertical(mesh, frame, polygon, bounds, holes, material, base)
    elif finish in FINISHES:
        _courses(mesh, frame, polygon, bounds, holes, FINISHES[finish], material, base, scale)
    if finish != 'plain':
        base_tone, depth = .78, base - .006
    else:
        base_tone, depth = 1.0, base
    for rect in cut([bounds], holes):
        quad = clip(_corners(rect), polygon)
        if len(quad) > 2:
            mesh.face([frame.at(a, b, depth) for a, b in quad], material, base_tone)
    for x0, y0, x1, y1 in holes:
        for (pa, pb), (qa, qb) in (((x0, y0), (x0, y1)), ((x1, y1), (x1, y0)), ((x0, y1), (x1, y1)), ((x1, y0), (x0, y0))):
            mesh.face([frame.at(pa, pb, base), frame.at(qa, qb, base), frame.at(qa, qb, -reveal), frame.at(pa, pb, -reveal)],
                      reveal_material or material)


def _courses(mesh, frame, polygon, bounds, holes, spec, material, base, scale):
    row, width, lift, gap, spread, jitter = spec
    a0, b0, a1, b1 = bounds
    rows = max(1, round((b1 - b0) / (row * scale)))
    height = (b1 - b0) / rows
    for i in range(rows):
        bottom, top = b0 + i * height, b0 + (i + 1) * height
        if width is None:
            cells = [(a0, bottom, a1, top)]
        else:
            w = width * scale
            shift = (w / 2 if i % 2 else 0) + rng.uniform(-.01, .01)
            cells = [(a0 - shift + k * w + gap / 2, bottom, a0 - shift + (k + 1) * w - gap / 2, top)
                     for k in range(int((a1 - a0) / w) + 2)]
        near = [h for h in holes if h[1] < top and h[3] > bottom]
        for cell in cells:
            tone = 1 + rng.uniform(-spread, spread)
            j = rng.uniform(0, jitter)
            for part in cut([cell], near):
                quad = clip(_corners(part), polygon)
                if len(quad) > 2:
                    _course(mesh, frame, quad, bottom, top, base + j, lift, material, tone)


def _vertical(mesh, frame, polygon, bounds, holes, material, base):
    """Upright boards with a shadow gap between them."""
    a0, b0, a1, b1 = bounds
    count = max(1, round((a1 - a0) / .2))
    width = (a1 - a0) / count
    for i in range(count):
        tone = 1 + rng.uniform(-.10, .10)
        out = base + .028 + rng.uniform(0, .006)
        for part in cut([(a0 + i * width + .012, b0, a0 + (i + 1) * width - .012, b1)], holes):
            quad = clip(_corners(part), polygon)
            if len(quad) < 3:
                continue
            mesh.face([frame.at(a, b, out) for a, b in quad], material, tone)
            for (xa, ya), (xb, yb) in zip(quad, quad[1:] + quad[:1]):
                mesh.face([frame.at(xa, ya, base - .01), frame.at(xb, yb, base - .01), frame.at(xb, yb, out), frame.at(xa, ya, out)],
                          material, tone)


def area(polygon):
    return abs(sum(a * d - c * b for (a, b), (c, d) in zip(polygon, polygon[1:] + polygon[:1]))) / 2


def distance(p, q):
    return math.hypot(q[0] - p[0], q[1] - p[1])
