"""One mesh that parts are added to, planes to draw on, and the solids that everything is made of.

Lengths are metres of the real thing. The front of a model looks towards -y.
"""
import math
import random

import bpy
from mathutils import Vector

from . import materials

rng = random.Random(7)


def reset(seed):
    """Empties the scene and seeds the jitter that keeps parts from looking machine-made."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.forget()
    rng.seed(seed)


class Mesh:
    """Faces with a material and a tone each; becomes one object."""

    def __init__(self, name='model'):
        self.name = name
        self.points, self.faces, self.slots, self.tones, self.smooth = [], [], [], [], []
        self.materials = []
        self.white = False
        self.mirror = False   # left for right

    def face(self, points, material, tone=1.0, smooth=False):
        first = len(self.points)
        if self.mirror:
            points = [(-p[0], p[1], p[2]) for p in reversed(list(points))]
        self.points.extend(tuple(p) for p in points)
        self.faces.append(tuple(range(first, len(self.points))))
        if self.white:
            material = materials.in_white(material)
        if material not in self.materials:
            self.materials.append(material)
        self.slots.append(self.materials.index(material))
        self.tones.append(tone)
        self.smooth.append(smooth)

    def build(self):
        data = bpy.data.meshes.new(self.name)
        data.from_pydata(self.points, [], self.faces)
        for name in self.materials:
            data.materials.append(materials.material(name))
        data.polygons.foreach_set('material_index', self.slots)
        data.polygons.foreach_set('use_smooth', self.smooth)
        data.attributes.new('tone', 'FLOAT', 'FACE').data.foreach_set('value', self.tones)
        data.update()
        thing = bpy.data.objects.new(self.name, data)
        bpy.context.scene.collection.objects.link(thing)
        return thing


class Frame:
    """A plane in space: a runs along u, b along v, c outwards along n."""

    def __init__(self, origin, u=(1, 0, 0), v=(0, 0, 1), n=None):
        self.o = Vector(origin)
        self.u = Vector(u).normalized()
        self.v = Vector(v).normalized()
        self.n = Vector(n).normalized() if n else self.u.cross(self.v)

    def at(self, a, b, c=0.0):
        return self.o + self.u * a + self.v * b + self.n * c

    def moved(self, a, b, c=0.0):
        return Frame(self.at(a, b, c), self.u, self.v, self.n)


def box_on(mesh, frame, a0, a1, b0, b1, c0, c1, material, tone=1.0):
    """A box in a frame, inset by a hair: coplanar faces would render black."""
    j = rng.uniform(.0004, .0018)
    a0, a1, b0, b1, c0, c1 = a0 + j, a1 - j, b0 + j * .7, b1 - j * .7, c0 + j * .5, c1 - j * .5
    p = [frame.at(a, b, c) for a, b, c in (
        (a0, b0, c1), (a1, b0, c1), (a1, b1, c1), (a0, b1, c1),
        (a0, b0, c0), (a1, b0, c0), (a1, b1, c0), (a0, b1, c0))]
    for q in ((0, 1, 2, 3), (5, 4, 7, 6), (4, 0, 3, 7), (1, 5, 6, 2), (3, 2, 6, 7), (4, 5, 1, 0)):
        mesh.face([p[i] for i in q], material, tone)


def box(mesh, x0, x1, y0, y1, z0, z1, material, tone=1.0):
    box_on(mesh, Frame((0, 0, 0)), x0, x1, z0, z1, -y1, -y0, material, tone)


def tube(mesh, start, end, r0, r1=None, sides=8, material='card', caps=True, tone=1.0, smooth=True):
    start, end = Vector(start), Vector(end)
    r1 = r0 if r1 is None else r1
    axis = (end - start).normalized()
    x = axis.orthogonal().normalized()
    y = axis.cross(x)
    turns = [2 * math.pi * i / sides for i in range(sides)]
    low = [start + (x * math.cos(t) + y * math.sin(t)) * r0 for t in turns]
    high = [end + (x * math.cos(t) + y * math.sin(t)) * r1 for t in turns]
    for i in range(sides):
        k = (i + 1) % sides
        mesh.face([low[i], low[k], high[k], high[i]], material, tone, smooth)
    if caps:
        mesh.face(high, material, tone)
        mesh.face(low[::-1], material, tone)


def prism(mesh, polygon, z0, z1, material, tone=1.0, edge=None):
    """A card cut to a polygon of (x, y), counter-clockwise, lying flat."""
    mesh.face([(x, y, z1) for x, y in polygon], material, tone)
    for (xa, ya), (xb, yb) in zip(polygon, polygon[1:] + polygon[:1]):
        mesh.face([(xa, ya, z0), (xb, yb, z0), (xb, yb, z1), (xa, ya, z1)], edge or material, tone)


def plate_on(mesh, frame, polygon, c0, c1, material, tone=1.0):
    """A card cut to a polygon of (a, b), standing on a frame."""
    mesh.face([frame.at(a, b, c1) for a, b in polygon], material, tone)
    mesh.face([frame.at(a, b, c0) for a, b in polygon][::-1], material, tone)
    for (a, b), (c, d) in zip(polygon, polygon[1:] + polygon[:1]):
        mesh.face([frame.at(a, b, c0), frame.at(c, d, c0), frame.at(c, d, c1), frame.at(a, b, c1)], material, tone)


def lathe(mesh, centre, profile, material, axis='z', side=1, sides=48, tone=1.0):
    """A turned part: (radius, height) pairs round an axis through the centre."""
    for (r0, h0), (r1, h1) in zip(profile, profile[1:]):
        for i in range(sides):
            t0, t1 = 2 * math.pi * i / sides, 2 * math.pi * (i + 1) / sides

            def point(r, h, t):
                c, s = r * math.cos(t), r * math.sin(t)
                offset = (c, s, h) if axis == 'z' else (c, side * h, s) if axis == 'y' else (h, c, s)
                return tuple(a + b for a, b in zip(centre, offset))
            mesh.face([point(r0, h0, t0), point(r0, h0, t1), point(r1, h1, t1), point(r1, h1, t0)], material, tone, True)
