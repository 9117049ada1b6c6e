"""A vehicle on the turntable, from the front or the back, on the side that the picture asks for."""
import math

import bpy

from . import materials, stage, vehicle, vehicle_finish, vehicle_fittings, vehicle_parts
from .mesh import Frame, Mesh, box_on, tube
from .vehicle_bodies import BODIES


def make(description, picture, light, overrides):
    spec = description['vehicle']
    body = BODIES[spec['body']]
    materials.colours.update({**vehicle_finish.COLOURS, 'paint': spec.get('paint', '#8fa3a8'), **description.get('colours', {})})
    vehicle_finish.prepare()
    vehicle.shell(body)
    parts = Mesh('parts')
    vehicle_parts.dress(parts, body, 'paint', spec.get('rims', 'ten'))
    vehicle_fittings.built(parts)
    length, top, half = body.get('size', (body['length'], 1.45, .91))
    holder = bpy.data.objects.new('turntable', None)
    bpy.context.scene.collection.objects.link(holder)
    for thing in bpy.context.scene.objects:
        if thing.type == 'MESH':
            thing.location.x -= length / 2
            thing.parent = holder
    radius = length / 2 + .36
    plinth(radius).parent = holder
    turn = math.radians(picture.get('turn', 0))
    holder.rotation_euler = (0, 0, turn)
    flip = picture.get('flip', False)
    stage.light(light, {'height': 36, 'angle': 4, 'sun': 3.3, 'sky': .5, **overrides}, flip=flip)
    stage.ground(-.34)
    view = {'azimuth': -38, 'height': 8.5, 'lens': 105, 'margins': (.05, .05, .09, .05), 'fstop': 1.6, **picture.get('camera', {})}
    points = [(x, y, z) for x in (-length / 2, length / 2) for y in (-half, half) for z in (0, top)]
    points = [(x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn), z) for x, y, z in points]
    points += [(x, y, -.3) for x, y in ((0, -radius * .9),)]
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
