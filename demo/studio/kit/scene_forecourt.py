"""Vehicles in a row before their sale, each in its bay, with its lot number behind the windscreen."""
import math

import bpy
from mathutils import Vector

from . import figures, materials, stage, vehicle, vehicle_finish, vehicle_parts
from . import vehicle_fittings as fit
from .mesh import Frame, Mesh, box, box_on
from .vehicle_bodies import BODIES
from .vehicle_form import Form


def make(description, picture, light, overrides):
    points = []
    for spec in description['vehicles']:
        points += place(description, spec)
    apron(description['apron'], description.get('bays', []))
    people(description.get('people', []))
    stage.light(light, {'height': 34, 'angle': 3, 'sun': 3.6, 'sky': .52, **overrides}, flip=picture.get('flip', False))
    stage.ground(-.34)
    x0, x1, y0, y1 = description['apron']
    share = picture.get('plot', .5)
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    points += [(x + (bx - x) * share, y + (by - y) * share, 0) for x, bx in ((min(xs), x0), (max(xs), x1)) for y, by in ((min(ys), y0), (max(ys), y1))]
    stage.camera(points, level=False, **{'azimuth': -30, 'height': 13, 'lens': 85, 'margins': (.04, .04, .09, .06), 'fstop': 1.2, **picture.get('camera', {})})


def place(description, spec):
    """A vehicle where the row has it. Each has finishes of its own: paint is one material a body."""
    body = BODIES[spec['body']]
    materials.colours.update({**vehicle_finish.COLOURS, 'paint': spec['paint'], **description.get('colours', {})})
    vehicle_finish.prepare()
    shell = vehicle.shell(body)
    parts = Mesh('parts')
    vehicle_parts.dress(parts, body, 'paint', spec.get('rims', 'ten'))
    if spec.get('lot'):
        number(parts, body, spec['lot'])
    length, top, half = body.get('size', (body['length'], 1.45, .91))
    holder = bpy.data.objects.new('vehicle', None)
    bpy.context.scene.collection.objects.link(holder)
    for thing in (shell, fit.built(parts)):
        thing.location.x -= length / 2
        thing.parent = holder
    turn, (x, y) = math.radians(spec.get('turn', 90)), spec['at']
    holder.location, holder.rotation_euler = (x, y, 0), (0, 0, turn)
    c, s = math.cos(turn), math.sin(turn)
    return [(x + a * c - b * s, y + a * s + b * c, z) for a in (-length / 2, length / 2) for b in (-half, half) for z in (0, top)]


def number(mesh, body, text):
    """A card with the lot's number, on the passenger's side at the foot of the windscreen."""
    foot = body['wipers'][0]
    surface = fit.Surface(Form(body))
    p, n = surface.nose(-.34, max(foot[1], foot[3]) + .17, body['cabin']['rows'][0] + .3)
    side = Vector((0, 0, 1)).cross(n).normalized()
    frame = Frame(p + n * .012, side, n.cross(side), n)
    wide = .20 + .125 * len(text)
    box_on(mesh, frame, -wide / 2, wide / 2, -.17, .17, -.012, .006, 'boxwhite')
    fit.letters(mesh, frame.moved(0, -.004, .009), text, .32, 'ink')


def apron(bounds, bays):
    """The stand: cream with a brass edge, like the turntable of a single vehicle. bays: lines from point to point."""
    x0, x1, y0, y1 = bounds
    mesh = Mesh('apron')
    box(mesh, x0 - .16, x1 + .16, y0 - .16, y1 + .16, -.34, -.16, 'white')
    box(mesh, x0 - .10, x1 + .10, y0 - .10, y1 + .10, -.17, -.12, 'brass')
    box(mesh, x0, x1, y0, y1, -.13, 0, 'turntable')
    for (xa, ya), (xb, yb) in bays:
        way = Vector((xb - xa, yb - ya, 0))
        box_on(mesh, Frame((xa, ya, 0), way, Vector((0, 0, 1)).cross(way), (0, 0, 1)), 0, way.length, -.06, .06, -.01, .006, 'white')
    mesh.build()


def people(rows):
    mesh = Mesh('people')
    for x, y, height, turn, skirt in rows:
        figures.person(mesh, x, y, 0, height, turn, 'person1', skirt)
    if rows:
        mesh.build()
