"""A room as a cutaway model: shell, fittings and furniture by the kind of room, each with its choices."""
from . import layouts_day, layouts_night, layouts_trade, materials, stage
from .mesh import Mesh
from .room_shell import Room

BASE = {'wall': '#efe7d8', 'joinery': '#faf7f0', 'floor': '#c9a36e', 'darkfloor': '#7d5a41', 'carpet': '#d9d0c0', 'floortile': '#d9cbb5', 'walltile': '#f1eee6', 'rug': '#eadfc9', 'wool': '#7f9a86',
        'linen': '#e9dfcc', 'sheet_linen': '#fbf8f2', 'accent': '#b9673f', 'curtain': '#8ba08c', 'unit': '#5f7868', 'worktop': '#efe9dd', 'marble': '#f0ece4', 'enamel': '#e9dfc8', 'porcelain': '#fbfaf6',
        'mirror': '#dfe6e4', 'soot': '#2b2623', 'sky': '#cfdcdd', 'throw': '#b9673f', 'roomtimber': '#5b4536'}


def make(description, picture, light, overrides):
    spec = picture['room']
    for name, value in {**BASE, **spec.get('colours', {})}.items():
        materials.colours[name] = value
    mesh = Mesh('room')
    mesh.mirror = spec.get('mirror', False)
    room = Room(mesh, spec)
    room.build()
    LAYOUTS[spec['kind']](room, spec)
    mesh.build()
    side = 1 if mesh.mirror else -1
    stage.light(light, {'azimuth': side * spec.get('sun', 78), 'height': 36, 'lit': 0, 'sun': 6.4, 'sky': .85, **overrides})
    stage.ground(-.36)
    w, d, h = room.w, room.d, room.h
    points = [(x, y, z) for x in (-w / 2 - .3, w / 2 + .15) for y in (-d / 2, d / 2) for z in (-.2, h * .72 if spec.get('vault') else h)]
    if spec.get('vault'):
        points.append((0, d / 2, h + 1.3))
    stage.camera(points if not mesh.mirror else [(-x, y, z) for x, y, z in points], azimuth=-side * spec.get('azimuth', 16), height=spec.get('rise', 21), lens=56,
                 margins=(.025, .025, .045, .05), fstop=.9, focus=(0, .2, .9), level=False)


LAYOUTS = {name: getattr(module, name) for module, names in ((layouts_day, ('living', 'kitchen', 'dining')), (layouts_night, ('bedroom', 'bathroom', 'study', 'hall')), (layouts_trade, ('shop',))) for name in names}
