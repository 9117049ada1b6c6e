"""A still life on a desk. One unit is ten centimetres: insets made for houses would be as thick as a page here."""
from mathutils import Vector

from . import materials, stage, still_auction, still_keys, vehicle_finish
from . import vehicle_fittings as fit
from .mesh import Mesh

STILLS = {'rostrum': still_auction.rostrum, 'keys': still_keys.keys}
COLOURS = {'walnut': '#705642', 'walnutdark': '#554134', 'oakdesk': '#c19a6b', 'leather': '#2c4a3f', 'page': '#fbf8f0', 'rule': '#b9b2a2', 'steelkey': '#aeb3b4', 'cord': '#b5533c', 'graphite': '#4a4f4d', 'brasskey': '#b08a40', 'rim': '#dfe6e6'}
CLEAR = {'tumbler': (.94, .96, .96), 'drink': (.80, .885, .91)}
METALS = {'brasskey': (.4, .35, .30, .6), 'steelkey': (.4, .35, .30, .6)}


def make(description, picture, light, overrides):
    materials.colours.update({**vehicle_finish.COLOURS, 'paint': '#ffffff', **COLOURS, **description.get('colours', {})})
    vehicle_finish.CLEAR.update(CLEAR)
    vehicle_finish.SURFACES.update(METALS)
    vehicle_finish.prepare()
    mesh = Mesh('still')
    width, depth, floor = STILLS[picture['still']](mesh)
    fit.built(mesh)
    stage.light(light, {'height': 34, 'angle': 3, 'sun': 4.0, 'sky': .55, **overrides}, flip=picture.get('flip', False))
    stage.ground(floor)
    points = [Vector((x, y, z)) for x in (-width / 2, width / 2) for y in (-depth / 2, depth / 2) for z in (0, floor * .8)]
    points += [Vector(p) for p in picture.get('tops', [])]
    view = {'azimuth': -24, 'height': 34, 'lens': 80, 'margins': (.04, .04, .07, .04), 'fstop': .6, **picture.get('camera', {})}
    stage.camera(points, level=False, **view)
