"""A vehicle on the turntable, from the front or the back, on the side that the picture asks for."""
import bpy

from . import materials, palette, stage, vehicle, vehicle_parts
from .mesh import Frame, Mesh, box_on, tube
from .vehicle_bodies import BODIES
import math

OWN = {'carglass': '#2f3a3e', 'rim': '#c9cac8', 'tyre': '#2e3130', 'lampglass': '#eef1f0', 'lampred': '#a3342b', 'chrome': '#d9dcdc', 'plateyellow': '#e8c04a', 'boxwhite': '#f4f2ec', 'leather': '#8a4a2e', 'turntable': '#efe6d4'}


def make(description, picture, light, overrides):
    spec = description['vehicle']
    body = BODIES[spec['body']]
    paint = 'paint'
    materials.colours.update({**OWN, 'paint': spec.get('paint', '#8fa3a8'), **description.get('colours', {})})
    vehicle.loft(body, paint)
    parts = Mesh('parts')
    vehicle_parts.dress(parts, body, paint, spec.get('rims', 'ten'))
    parts.build()
    end = body['box'][1] if 'box' in body else body['length']
    turn = math.radians(picture.get('turn', 0))
    for thing in bpy.context.scene.objects:
        if thing.type == 'MESH':
            thing.location.x -= end / 2
    holder = bpy.data.objects.new('turntable', None)
    bpy.context.scene.collection.objects.link(holder)
    for thing in bpy.context.scene.objects:
        if thing.type == 'MESH':
            thing.parent = holder
    radius = end / 2 + .46
    plinth(radius).parent = holder
    holder.rotation_euler = (0, 0, turn)
    stage.light(light, {'height': 34, 'angle': 5, 'sun': 3.5, 'sky': .5, **overrides}, flip=picture.get('flip', False))
    stage.ground(-.34)
    soft_box(end)
    top = max(row[5] for row in body['stations'])
    if 'box' in body:
        top = body['box'][3]
    view = {'azimuth': -38, 'height': 12, 'lens': 85, 'margins': (.02, .02, .14 if top < 2 else .06, .06), 'fstop': .7, **picture.get('camera', {})}
    points = [(radius * .96 * math.cos(t), radius * .96 * math.sin(t), -.3) for t in [2 * math.pi * k / 24 for k in range(24)]]
    points += [(x, y, top) for x in (-end / 2, end / 2) for y in (-.8, .8)]
    stage.camera(points, level=False, focus=(-.5, -.7, .6), **view)


def plinth(radius):
    """The turntable: white, brass and cream, with a scale round its edge."""
    mesh = Mesh('plinth')
    tube(mesh, (0, 0, -.34), (0, 0, -.16), radius + .16, sides=160, material='white')
    tube(mesh, (0, 0, -.16), (0, 0, -.12), radius + .1, sides=160, material='brass')
    tube(mesh, (0, 0, -.12), (0, 0, 0), radius, sides=160, material='turntable')
    for k in range(120):
        a = 2 * math.pi * k / 120
        length = .16 if k % 10 == 0 else .08
        way = (math.cos(a), math.sin(a), 0)
        frame = Frame([c * (radius - .07 - length) for c in way], way, (-way[1], way[0], 0), (0, 0, 1))
        box_on(mesh, frame, 0, length, -.006, .006, 0, .003, 'brass' if k % 10 == 0 else 'ink')
    return mesh.build()


def soft_box(end):
    """A long soft lamp overhead: the reflection along a flank that shows its form."""
    from mathutils import Vector
    lamp = bpy.data.lights.new('soft', 'AREA')
    lamp.energy, lamp.size, lamp.size_y, lamp.shape = 20 * end, end * .95, 1.3, 'RECTANGLE'
    holder = bpy.data.objects.new('soft', lamp)
    bpy.context.scene.collection.objects.link(holder)
    holder.location = (-.6, -3.2, 4.4)
    holder.rotation_euler = Vector((-.6, -3.0, 4.0)).to_track_quat('Z', 'Y').to_euler()
    holder.lightgroup = 'sky'
