"""A room from a person's eye: level, with a wide lens, from its door. Three walls and the ceiling are closed; light comes
through the windows, from lit lamps, and, soft, from where the viewer is."""
import math

import bpy
from mathutils import Vector

from . import eye_baths, eye_desks, eye_fittings, eye_rooms, eye_shell, materials, stage
from .eye_homes import spec_of
from .mesh import Mesh
from .scene_room import BASE

EYE = 1.5
# Watts a square metre of floor through the windows, from the viewer's side, and of one lamp
DAY, FILL, LAMP = 12.0, 3.4, 7.0


def make(description, picture, light, overrides):
    spec = spec_of(picture['room'])
    for name, value in {**BASE, 'ceiling': '#faf7f0', 'tap': '#c9b27a', **spec['colours']}.items():
        materials.colours[name] = value
    mesh = Mesh('room')
    mesh.mirror = spec['window'] == 'right' or spec.get('mirror', False)
    side = -1 if mesh.mirror else 1
    if spec['window'] == 'right':
        spec['window'] = 'left'
    room = eye_shell.EyeRoom(mesh, spec)
    room.lamps = []
    room.build()
    LAYOUTS[spec.get('use', spec['kind'])](room, spec)
    mesh.build()
    eye_fittings.clear_glass()
    eye_shell.near_wall(room)
    eye_shell.outside(room)
    _light(room, spec, side, light, overrides)
    _camera(room, spec, side)


def _light(room, spec, side, light, overrides):
    # From behind the window wall: sun that came in past the viewer would have no window to come through.
    azimuth = spec.get('sun', 152 if spec['window'] == 'back' else -112)
    own = {name: value for name, value in overrides.items() if name not in ('azimuth', 'height')}   # those are the house's, seen from outside
    stage.light(light, {'azimuth': side * azimuth, 'height': spec.get('sun_height', 34), 'lit': 0, 'sun': 8, 'sky': .8, **own})
    _sky()
    floor = room.w * room.d
    far = spec['window'] == 'back'
    total = sum(one['width'] * one['height'] for one in room.windows)
    wall = room.back if far else room.left
    for one in room.windows:
        at = wall.at(one['a'], one['sill'] + one['height'] / 2, -1.1 if one['kind'] == 'bay' else -.2)
        _area(at, wall.n, one['width'], one['height'], DAY * floor * one['width'] * one['height'] / total, (.93, .97, 1), side)
    if room.rooflight:
        a0, b0, a1, b1 = room.rooflight
        _area(Vector(((a0 + a1) / 2, (b0 + b1) / 2, room.h + .3)), Vector((0, 0, -1)), a1 - a0, b1 - b0, DAY * floor * .6, (.93, .97, 1), side)
    _area(Vector((0, room.y0 - eye_shell.NEAR + .02, room.h * .6)), Vector((0, 1, .12)), room.w, room.h * .7, FILL * floor, (1, .96, .9), side)
    for x, y, z in room.lamps:
        bulb = bpy.data.lights.new('lamp', 'POINT')
        bulb.energy, bulb.color, bulb.shadow_soft_size = LAMP, (1, .76, .48), .12
        _place(bulb, (side * x, y, z))
    for made in bpy.data.materials:
        if made.name.startswith('glow'):   # what shades give is a bulb's; sampling their faces too would make noise
            made.cycles.sample_as_light = False


def _sky():
    """Brighter to the eye than to the room, as a view is."""
    tree = bpy.context.scene.world.node_tree
    lit = tree.nodes['Background']
    seen = tree.nodes.new('ShaderNodeBackground')
    seen.inputs[0].default_value, seen.inputs[1].default_value = (.84, .92, 1, 1), 1.7
    mix = tree.nodes.new('ShaderNodeMixShader')
    tree.links.new(tree.nodes.new('ShaderNodeLightPath').outputs['Is Camera Ray'], mix.inputs[0])
    tree.links.new(lit.outputs[0], mix.inputs[1])
    tree.links.new(seen.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes['World Output'].inputs[0])


def _area(at, way, width, height, watts, colour, side):
    data = bpy.data.lights.new('window', 'AREA')
    data.shape, data.size, data.size_y, data.energy, data.color = 'RECTANGLE', width, height, watts, colour
    made = _place(data, (side * at[0], at[1], at[2]))
    made.rotation_euler = Vector((-side * way[0], -way[1], -way[2])).to_track_quat('Z', 'Y').to_euler()
    made.visible_camera = made.visible_glossy = False


def _place(data, at):
    made = bpy.data.objects.new(data.name, data)
    made.location = at
    bpy.context.scene.collection.objects.link(made)
    return made


def _camera(room, spec, side):
    """In the door or a corner; level, so that walls stay upright: the lens is shifted down instead, to show more floor than ceiling."""
    x, aim = (.26, -.12) if spec['window'] == 'back' else (.2, -.06)
    if spec['kind'] == 'bedroom' and spec['window'] != 'back':     # in a short room from the right, past its wardrobe, or the window would not be seen
        x, aim = (-.02, 0) if room.d > 4.4 else (.06, -.2) if 3.1 < room.d and room.w < 3.95 else (.24, -.2)
    if spec['kind'] == 'living' and not spec.get('use') and room.d < 3.6 and spec['fire'] != 'none' and spec['window'] != 'back':     # its fire is at the right
        x, aim = -.36, .22
    view = {'x': x, 'aim': aim, 'back': .18 - max(0, room.d - 4.5), 'lens': 23, 'down': .07, **spec.get('camera', {})}
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.clip_start, data.clip_end = view['lens'], 36, .05, 3000
    eye = Vector((view['x'] * room.w, room.y0 - view['back'], view.get('eye', EYE)))
    aim = Vector((view['aim'] * room.w, room.y1, eye.z))
    holder = _place(data, (side * eye.x, eye.y, eye.z))
    way = aim - eye
    holder.rotation_euler = (math.pi / 2, 0, math.atan2(-side * way.x, way.y))
    data.shift_y = -view['down']
    bpy.context.scene.camera = holder


LAYOUTS = {name: getattr(module, name) for module, names in ((eye_rooms, ('living', 'dining', 'kitchen', 'bedroom')), (eye_baths, ('bathroom',)), (eye_desks, ('study', 'workroom'))) for name in names}
