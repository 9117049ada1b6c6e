"""Roofs: every slope is a polygon of points in space whose first two are its eave."""
import math

from mathutils import Vector

from .mesh import Frame, box, rng, tube
from .panel import panel

COVERS = {'peg': ('peg', 'roof'), 'tile': ('tile', 'roof'), 'slate': ('slate', 'slate'), 'pantile': ('pantile', 'roof'), 'thatch': ('plain', 'thatch'),
          'lead': ('felt', 'lead'), 'sheet': ('vertical', 'sheet'), 'felt': ('felt', 'felt'), 'zinc': ('vertical', 'lead')}


def slope(mesh, points, cover='peg', thickness=.13, edge='trim', finish=None):
    """Lays one slope. cover: a roofing name or a material to lay as peg tiles."""
    points = [Vector(p) for p in points]
    origin, u = points[0], (points[1] - points[0]).normalized()
    normal = u.cross(points[2] - points[0]).normalized()
    frame = Frame(origin, u, normal.cross(u), normal)
    polygon = [((p - origin).dot(frame.u), (p - origin).dot(frame.v)) for p in points]
    laid, material = COVERS.get(cover, ('peg', cover))
    if mesh.white:
        laid = 'white'
    panel(mesh, frame, polygon, (), finish or laid, material, reveal=0)
    for p, q in zip(polygon, polygon[1:] + polygon[:1]):
        mesh.face([frame.at(*p, -thickness), frame.at(*q, -thickness), frame.at(*q, 0), frame.at(*p, 0)], edge)
    mesh.face([frame.at(a, b, -thickness) for a, b in polygon][::-1], edge)


def ridge(mesh, start, end, cover='peg', radius=.11, step=.45):
    material = COVERS.get(cover, ('', cover))[1]
    start, end = Vector(start), Vector(end)
    length = (end - start).length
    if length < .05:
        return
    count = max(1, round(length / step))
    each = (end - start) / count
    for i in range(count):
        tube(mesh, start + each * (i + .02), start + each * (i + .98), radius * rng.uniform(.97, 1.03), sides=8, material=material, tone=1 + rng.uniform(-.08, .08))


class Turn:
    """Swaps x and y about a rectangle, so that one routine roofs both directions."""

    def __init__(self, x0, x1, y0, y1, axis):
        self.swap = axis == 'y'
        self.rect = (y0, y1, x0, x1) if self.swap else (x0, x1, y0, y1)
        self.mirror = x0 + x1

    def __call__(self, x, y, z):
        return (y, x, z) if self.swap else (x, y, z)

    def points(self, points):
        turned = [self(*p) for p in points]
        # a swap mirrors: the eave must run the other way for the slope to look outwards
        return [turned[1], turned[0]] + turned[:1:-1] if self.swap else turned


def pitched(mesh, x0, x1, y0, y1, z, pitch=45, kind='gable', axis='x', cover='peg', overhang=.35, verge=.2, edge='trim', hip_share=.45, gutter=True):
    """A gabled, hipped or half-hipped roof on a rectangle; axis is the direction of the ridge. Returns the height of the ridge."""
    turn = Turn(x0, x1, y0, y1, axis)
    x0, x1, y0, y1 = turn.rect
    t = math.tan(math.radians(pitch))
    lift = .13 / math.cos(math.radians(pitch))
    half = (y1 - y0) / 2 + overhang
    low = z - overhang * t + lift
    top, middle = low + half * t, (y0 + y1) / 2
    ya, yb = y0 - overhang, y1 + overhang
    share = {'gable': 0, 'half': hip_share, 'hip': 1}[kind]
    if kind == 'hip':
        verge = overhang
    xa, xb = x0 - verge, x1 + verge
    run = min(half * share, (xb - xa) / 2 - .01)   # how far the hip eats into the ridge
    drop = top - run * t                           # where the hip's eave lies
    inset = half - run                             # how far in from the eave, seen from the end
    ra, rb = (xa + run, middle, top), (xb - run, middle, top)
    front = [(xa, ya, low), (xb, ya, low)]
    back = [(xb, yb, low), (xa, yb, low)]
    if kind == 'hip':
        run_points_front, run_points_back = [rb, ra], [ra, rb]
    else:
        run_points_front = ([(xb, ya + inset, drop)] if run else []) + [rb, ra] + ([(xa, ya + inset, drop)] if run else [])
        run_points_back = ([(xa, yb - inset, drop)] if run else []) + [ra, rb] + ([(xb, yb - inset, drop)] if run else [])
    slope(mesh, turn.points(front + run_points_front), cover, edge=edge)
    slope(mesh, turn.points(back + run_points_back), cover, edge=edge)
    if run:
        a0, a1 = (ya, yb) if kind == 'hip' else (ya + inset, yb - inset)
        zz = low if kind == 'hip' else drop
        slope(mesh, turn.points([(xa, a1, zz), (xa, a0, zz), ra]), cover, edge=edge)
        slope(mesh, turn.points([(xb, a0, zz), (xb, a1, zz), rb]), cover, edge=edge)
        for p, q in (((xa, a0, zz), ra), ((xa, a1, zz), ra), ((xb, a0, zz), rb), ((xb, a1, zz), rb)):
            ridge(mesh, turn(*p), turn(*q), cover, .09)
    ridge(mesh, turn(*ra), turn(*rb), cover)
    if gutter and not mesh.white:
        for y in (ya - .05, yb + .05):
            tube(mesh, turn(xa, y, low - .12), turn(xb, y, low - .12), .06, sides=6, material='gutter')
    return top


def lean(mesh, x0, x1, y0, y1, z, pitch=30, high='back', cover='peg', overhang=.3, verge=.12, edge='trim'):
    """A single slope that rises from z at the low wall towards the high side: front, back, left or right. Returns its top."""
    t = math.tan(math.radians(pitch))
    lift = .13 / math.cos(math.radians(pitch))
    depth = (y1 - y0) if high in ('back', 'front') else (x1 - x0)
    low, top = z - overhang * t + lift, z + depth * t + lift
    points = {
        'back': [(x0 - verge, y0 - overhang, low), (x1 + verge, y0 - overhang, low), (x1 + verge, y1, top), (x0 - verge, y1, top)],
        'front': [(x1 + verge, y1 + overhang, low), (x0 - verge, y1 + overhang, low), (x0 - verge, y0, top), (x1 + verge, y0, top)],
        'right': [(x0 - overhang, y1 + verge, low), (x0 - overhang, y0 - verge, low), (x1, y0 - verge, top), (x1, y1 + verge, top)],
        'left': [(x1 + overhang, y0 - verge, low), (x1 + overhang, y1 + verge, low), (x0, y1 + verge, top), (x0, y0 - verge, top)],
    }[high]
    slope(mesh, points, cover, edge=edge)
    return top


def mansard(mesh, x0, x1, y0, y1, z, cover='slate', low_pitch=70, rise=2.2, edge='trim'):
    """Steep slopes front and back, a low roof above; the ends are the neighbours' party walls."""
    inset = rise / math.tan(math.radians(low_pitch))
    ya, yb, top = y0 + .1, y1 - .1, z + rise
    slope(mesh, [(x0, ya, z), (x1, ya, z), (x1, ya + inset, top), (x0, ya + inset, top)], cover, edge=edge)
    slope(mesh, [(x1, yb, z), (x0, yb, z), (x0, yb - inset, top), (x1, yb - inset, top)], cover, edge=edge)
    crown = top + (yb - ya - 2 * inset) / 2 * math.tan(math.radians(22))
    middle = (ya + yb) / 2
    slope(mesh, [(x0, ya + inset, top), (x1, ya + inset, top), (x1, middle, crown), (x0, middle, crown)], cover, edge=edge)
    slope(mesh, [(x1, yb - inset, top), (x0, yb - inset, top), (x0, middle, crown), (x1, middle, crown)], cover, edge=edge)
    ridge(mesh, (x0, middle, crown), (x1, middle, crown), cover)
    return crown


def flat(mesh, x0, x1, y0, y1, z, parapet=.5, wall='brick', coping='sill', cover='felt', thickness=.22, overhang=0.0, edge='darkframe'):
    """A flat roof: behind a parapet of the wall's material, or oversailing with a thin edge."""
    if not parapet:
        box(mesh, x0 - overhang, x1 + overhang, y0 - overhang, y1 + overhang, z, z + thickness, edge)
        box(mesh, x0 - overhang + .06, x1 + overhang - .06, y0 - overhang + .06, y1 + overhang - .06, z + thickness - .01, z + thickness + .02, cover)
        return z + thickness
    box(mesh, x0 + .2, x1 - .2, y0 + .2, y1 - .2, z - .1, z + .05, cover)
    if min(x1 - x0, y1 - y0) > 4 and not mesh.white:   # a low roof behind the parapet
        pitched(mesh, x0 + .7, x1 - .7, y0 + .7, y1 - .7, z + .05, 20, 'hip', 'x' if x1 - x0 >= y1 - y0 else 'y', 'slate', .2, gutter=False)
    for a0, a1, b0, b1 in ((x0, x1, y0, y0 + .22), (x0, x1, y1 - .22, y1), (x0, x0 + .22, y0 + .22, y1 - .22), (x1 - .22, x1, y0 + .22, y1 - .22)):
        box(mesh, a0, a1, b0, b1, z - .02, z + parapet, wall)
        box(mesh, a0 - .06, a1 + .06, b0 - .06, b1 + .06, z + parapet, z + parapet + .09, coping)
    return z + parapet + .09
