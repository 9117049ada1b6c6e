"""What is put on a body: mirrors, handles, plates, wipers, an aerial, rails; and what is seen through its glass."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from .mesh import Frame, box, box_on, tube


def pod(mesh, frame, radii, material, e=.6, u=24, w=12):
    """A rounded box in a frame; e from 0 (a box) to 1 (an egg)."""
    def power(c):
        return math.copysign(abs(c) ** e, c)

    def at(i, j):
        a, b = 2 * math.pi * i / u, math.pi * (j / w - .5)
        return frame.at(radii[0] * power(math.cos(b)) * power(math.cos(a)), radii[1] * power(math.cos(b)) * power(math.sin(a)), radii[2] * power(math.sin(b)))
    for i in range(u):
        for j in range(w):
            mesh.face([at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)], material, 1, True)


def built(mesh):
    """The mesh as an object whose smooth faces shade as one surface: points that coincide are joined."""
    thing = mesh.build()
    work = bmesh.new()
    work.from_mesh(thing.data)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=2e-5)
    work.to_mesh(thing.data)
    work.free()
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(40)
    return thing


class Surface:
    """Points of a body as seen from one side, with a frame on each."""

    def __init__(self, form):
        self.form = form

    def at(self, origin, way):
        p = self.form.shoot(np.array([origin], float), np.array([way], float))
        return Vector(p[0]), Vector(self.form.normals(p)[0])

    def side(self, x, z, s=1):
        p, n = self.at((x, 0, z), (0, 1, 0))
        return Vector((p.x, s * p.y, p.z)), Vector((n.x, s * n.y, n.z))

    def nose(self, y, z, x=1.0):
        return self.at((x, y, z), (-1, 0, 0))

    def tail(self, y, z, x=None):
        return self.at((x or self.form.spec['length'] - 1, y, z), (1, 0, 0))

    def above(self, x, y, z=.6):
        return self.at((x, y, z), (0, 0, 1))


def flat(*at):
    """A frame with its b across and its c up."""
    return Frame(at, (1, 0, 0), (0, 1, 0))


def on(p, n, along=(1, 0, 0)):
    """A frame on a surface: a along, b up, c outwards."""
    n = n.normalized()
    a = (Vector(along) - n * Vector(along).dot(n)).normalized()
    return Frame(p, a, n.cross(a), n)


def handle(mesh, surface, x, z, s, paint):
    p, n = surface.side(x, z, s)
    frame = on(p, n, (s, 0, 0))
    pod(mesh, frame.moved(0, -.002, -.012), (.072, .026, .014), 'recess', .75)
    pod(mesh, frame.moved(0, .004, .020), (.098, .0125, .0095), paint, .55)
    for k in (-.082, .082):
        pod(mesh, frame.moved(k, .004, .008), (.014, .012, .016), paint, .6)


def mirror(mesh, surface, x, z, s, paint, size=(.095, .125, .075)):
    p, _ = surface.side(x, z, s)
    height, wide, deep = size[2], size[1], size[0]
    centre = Vector((x + .02, p.y + s * (wide + .055), z + .075))
    tilt = Frame(centre, (math.cos(.16), s * math.sin(.16), 0), (-s * math.sin(.16), math.cos(.16), .06))
    pod(mesh, tilt, (deep, wide, height), paint, .68, 32, 16)
    pod(mesh, tilt.moved(.012, 0, -.022), (deep * .96, wide * .97, height * .78), 'trimblack', .66, 32, 14)
    glass = tilt.moved(deep * .90, 0, .004)
    pod(mesh, glass, (.012, wide * .86, height * .72), 'mirror', .5, 24, 10)
    tube(mesh, p + Vector((.01, -s * .03, .0)), centre + Vector((.015, -s * wide * .55, -height * .55)), .03, .024, sides=12, material='trimblack')
    pod(mesh, flat(p.x, p.y - s * .005, p.z + .015), (.06, .02, .03), 'trimblack', .8)


def plate(mesh, p, n, material, wide=.52, high=.111, old=False):
    """A number plate with a raised border and the auction house's letters: each picture serves several vehicles."""
    n = Vector((n.x, 0, n.z)).normalized()
    side = Vector((0, 0, 1)).cross(n)
    frame = Frame(p + n * .012, side, n.cross(side), n)
    box_on(mesh, frame, -wide / 2 - .008, wide / 2 + .008, -high / 2 - .008, high / 2 + .008, -.02, .002, 'trimblack')
    box_on(mesh, frame, -wide / 2, wide / 2, -high / 2, high / 2, -.001, .006, material)
    ink = 'chrome' if old else 'ink'
    for a, b, c, d in ((-1, 1, 1, .86), (-1, 1, -.86, -1), (-1, -.985, -1, 1), (.985, 1, -1, 1)):
        box_on(mesh, frame, a * wide / 2 + .006 * -np.sign(a), b * wide / 2 + .006 * -np.sign(b), min(c, d) * (high / 2 - .004), max(c, d) * (high / 2 - .004), .005, .0075, ink)
    letters(mesh, frame.moved(0, 0, .0085), 'H & H', .082, ink)


def letters(mesh, frame, text, size, material):
    curve = bpy.data.curves.new('letters', 'FONT')
    curve.body, curve.size, curve.align_x, curve.align_y = text, size, 'CENTER', 'CENTER'
    thing = bpy.data.objects.new('letters', curve)
    data = thing.to_mesh()
    for face in data.polygons:
        mesh.face([frame.at(*data.vertices[v].co[:2]) for v in face.vertices], material)
    thing.to_mesh_clear()
    bpy.data.objects.remove(thing)


def wiper(mesh, surface, y0, z0, y1, z1, x=2.4):
    points = []
    for k in range(7):
        t = k / 6
        p, n = surface.nose(y0 + (y1 - y0) * t, z0 + (z1 - z0) * t, x)
        points.append(p + n * .012)
    for a, b in zip(points, points[1:]):
        tube(mesh, a, b, .006, sides=6, material='trimblack', caps=False)
    tube(mesh, points[0] - Vector((.02, 0, .03)), points[3] + Vector((-.008, 0, .008)), .009, .006, sides=6, material='trimblack')


def rail(mesh, surface, x0, x1, y, s):
    """A roof rail, held off the roof by its feet."""
    points = []
    for k in range(9):
        x = x0 + (x1 - x0) * k / 8
        p, _ = surface.above(x, y, 1.0)
        points.append(Vector((p.x, s * y, p.z + (.008 if k in (0, 8) else .045))))
    for a, b in zip(points, points[1:]):
        tube(mesh, a, b, .014, sides=10, material='trimblack')
    for k in (1, 4, 7):
        tube(mesh, points[k] - Vector((0, 0, .06)), points[k], .013, sides=8, material='trimblack')


def cabin(mesh, spec):
    """Seats, dashboard and wheel, for the eye that looks through the glass."""
    x0, half, floor, belt, rows = spec['dash'], spec['half'], spec['floor'], spec['belt'], spec['rows']
    pod(mesh, flat(x0 + .16, 0, belt - .09), (.30, half, .10), 'cabin', .45)
    pod(mesh, flat(x0 + .40, .36, belt - .01), (.12, .19, .05), 'cabin', .6)
    box(mesh, x0 - .3, rows[-1] + .75, -half, half, floor - .05, floor, 'cabin')
    for s in (-1, 1):
        box(mesh, x0, rows[-1] + .7, *sorted((s * half, s * (half + .02))), floor, belt - .04, 'cabin')
    ring = [Vector((x0 + .56 - .06 * math.sin(t), .36 + .185 * math.cos(t), belt + .01 + .175 * math.sin(t))) for t in [2 * math.pi * k / 28 for k in range(29)]]
    for p, q in zip(ring, ring[1:]):
        tube(mesh, p, q, .015, sides=7, material='cabin', caps=False)
    for a in (0, math.pi, -math.pi / 2):
        tube(mesh, Vector((x0 + .55, .36, belt)), Vector((x0 + .56 - .06 * math.sin(a), .36 + .17 * math.cos(a), belt + .01 + .17 * math.sin(a))), .018, sides=7, material='cabin')
    for k, x in enumerate(rows):
        for y in spec.get('places', (-.36, .36)):
            wide = .25 if k == 0 else .30
            pod(mesh, flat(x + .25, y, floor + .24), (.27, wide, .10), 'seat', .5)
            lean = Frame((x + .54, y, floor + .47), (1, 0, -.24), (0, 1, 0))
            pod(mesh, lean, (.085, wide * .94, .30), 'seat', .5)
            pod(mesh, lean.moved(.0, 0, .38), (.05, .13, .085), 'seat', .6)
