"""The inside of a vehicle as a cutaway: roof and near side are taken off, seen from behind on the near side."""
import math

from mathutils import Vector

from . import materials, stage
from .cabins import CABINS
from .furniture import soft
from .mesh import Mesh, box, lathe, prism, tube

OWN = {'dash': '#5d6361', 'dashtop': '#454b4c', 'seat': '#6f7a80', 'seatedge': '#596369', 'carpet': '#8f928f', 'screen': '#232b30', 'trimmetal': '#c9cac8', 'loadfloor': '#a9865a', 'panel': '#e4e0d6', 'unit': '#e9e2d2'}
BELT = .62


def make(description, picture, light, overrides):
    spec = description['vehicle']
    cabin = CABINS[spec['body']]
    materials.colours.update({**OWN, 'paint': spec.get('paint', '#8fa3a8'), **description.get('colours', {}), **picture.get('colours', {})})
    mesh = Mesh('cabin')
    length, half = cabin['length'], cabin['half']
    _tray(mesh, length, half, cabin)
    _far_side(mesh, length, half, cabin)
    _dashboard(mesh, half, cabin)
    for x, places, width in cabin['rows']:
        for y in places:
            _seat(mesh, x, y, width)
    if len(cabin['rows'][0][1]) == 2:
        _console(mesh, cabin)
    if 'load' in cabin:
        _load(mesh, cabin['load'], length, half)
    if cabin.get('home'):
        _home(mesh, length, half)
    mesh.build()
    stage.light(light, {'azimuth': 62, 'height': 44, 'angle': 6, 'sun': 4.6, 'sky': .75, **overrides})
    stage.ground(-.3)
    points = [(x, y, z) for x in (-.25, length + .1) for y in (-half - .1, half + .1) for z in (-.2, BELT + .15)]
    stage.camera(points, level=False, **{'azimuth': 42, 'height': 30, 'lens': 62, 'margins': (.05, .05, .09, .08), 'fstop': .9, 'focus': (length * .35, 0, .4), **picture.get('camera', {})})


def _outline(x0, x1, half, nose=.3):
    """A plan with drawn-in corners, counter-clockwise."""
    return [(x0 + nose, -half), (x1 - .12, -half), (x1, -half + .12), (x1, half - .12), (x1 - .12, half), (x0 + nose, half), (x0, half * .62), (x0, -half * .62)]


def _tray(mesh, length, half, cabin):
    prism(mesh, _outline(-.45, length + .3, half + .28), -.3, -.16, 'base')
    prism(mesh, _outline(-.25, length + .1, half + .08), -.158, -.06, 'paint')
    prism(mesh, _outline(-.2, length + .05, half + .02), -.058, 0, 'carpet')
    box(mesh, length + .03, length + .11, -half + .1, half - .1, -.05, .32 if 'load' not in cabin else .06, 'paint')


def _far_side(mesh, length, half, cabin):
    """The driver's side: paint outside, a card of trim inside with armrest, handle and the line of the door."""
    box(mesh, .02, length - .02, half, half + .08, -.05, BELT, 'paint')
    box(mesh, .06, length - .06, half - .035, half - .002, .02, BELT - .03, 'panel' if cabin.get('load', 9) < 1.7 else 'seatedge')
    behind = any(x > 1.3 for x, _, _ in cabin['rows']) and length < 4
    for start in [.55] + ([1.45] if behind else []):
        soft(mesh, start, start + .5, half - .11, half - .02, .3, .38, 'dash', .9)
        box(mesh, start + .1, start + .26, half - .055, half - .03, .44, .465, 'trimmetal')
        box(mesh, start - .2, start - .185, half - .038, half - .03, .03, BELT - .04, 'dashtop')


def _dashboard(mesh, half, cabin):
    top = 'oak' if cabin.get('wood') else 'dashtop'
    box(mesh, -.22, -.1, -half * .7, half * .7, -.05, .66, 'paint')
    box(mesh, -.12, .06, -half + .05, half - .04, 0, .5, 'dash')
    soft(mesh, -.14, .33, -half + .06, half - .03, .46, .68, 'dashtop', .5)
    box(mesh, .04, .3, -half + .12, half - .08, .32, .52, top if cabin.get('wood') else 'dash', 1.15)
    y = cabin['rows'][0][1][-1] if len(cabin['rows'][0][1]) > 1 else cabin['rows'][0][1][0]
    soft(mesh, .1, .38, y - .19, y + .19, .6, .76, 'dashtop', .8)                      # the binnacle
    for s in (-.08, .08):
        lathe(mesh, (.375, y + s, .68), [(.06, 0), (.06, .006), (.05, .008), (.001, .008)], 'chalk', 'x', sides=28)
    box(mesh, .335, .352, -.17, .13, .5, .68, 'screen')
    for vent in (-half + .2, half - .2):
        lathe(mesh, (.335, vent, .58), [(.055, 0), (.055, .02), (.04, .02), (.035, .008), (.001, .008)], 'trimmetal', 'x', sides=24)
    _wheel(mesh, y)


def _wheel(mesh, y):
    centre, out = Vector((.58, y, .6)), Vector((.9, 0, .44)).normalized()
    up = Vector((-.44, 0, .9)).normalized()
    side = Vector((0, 1, 0))
    ring = [centre + (side * math.cos(t) + up * math.sin(t)) * .185 for t in [2 * math.pi * k / 36 for k in range(37)]]
    for p, q in zip(ring, ring[1:]):
        tube(mesh, p, q, .016, sides=8, material='dashtop', caps=False)
    tube(mesh, centre - out * .2, centre, .035, sides=16, material='dashtop')
    tube(mesh, centre - out * .01, centre + out * .02, .06, sides=24, material='dash')
    for t in (math.radians(a) for a in (0, 180, 270)):
        tube(mesh, centre, centre + (side * math.cos(t) + up * math.sin(t)) * .18, .014, sides=8, material='trimmetal')


def _seat(mesh, x, y, width):
    half = width / 2
    box(mesh, x + .08, x + .44, y - half + .06, y + half - .06, 0, .16, 'dashtop')
    soft(mesh, x, x + .52, y - half, y + half, .14, .34, 'seat', .8)
    soft(mesh, x + .04, x + .46, y - half + .09, y + half - .09, .26, .365, 'seat', 1.1, 1.08)
    soft(mesh, x + .44, x + .6, y - half + .02, y + half - .02, .26, .82, 'seat', .8)
    soft(mesh, x + .41, x + .5, y - half + .1, y + half - .1, .36, .74, 'seat', 1.1, 1.08)
    heads = [y] if width < .8 else [y - half * .55, y + half * .55]
    for head in heads:
        for s in (-.05, .05):
            tube(mesh, (x + .53, head + s, .78), (x + .53, head + s, .9), .008, sides=8, material='trimmetal')
        soft(mesh, x + .47, x + .59, head - .13, head + .13, .86, 1.03, 'seat', .9)


def _console(mesh, cabin):
    x = cabin['rows'][0][0]
    box(mesh, .3, x + .6, -.08, .08, 0, .2, 'dash')
    soft(mesh, x + .22, x + .6, -.085, .085, .18, .3, 'dashtop', .8)
    tube(mesh, (x - .06, 0, .2), (x - .1, 0, .36), .012, sides=10, material='trimmetal')
    soft(mesh, x - .135, x - .075, -.03, .03, .34, .41, 'dashtop', 2)


def _load(mesh, start, length, half):
    """A floor of boards with rails to tie a load to, and a bulkhead behind the seats of a van."""
    box(mesh, start, length, -half + .06, half - .06, .005, .05, 'loadfloor')
    y = -half + .18
    while y < half - .12:
        box(mesh, start + .04, length - .04, y - .012, y + .012, .05, .062, 'trimmetal')
        y += .2
    if start < 1.7:
        box(mesh, start - .03, start + .01, -half + .04, half - .03, .0, .78, 'panel')
        for at in (start + .6, start + 1.4):   # the wheel arches, as far as there is room
            if at + .6 > length:
                break
            soft(mesh, at, at + .5, half - .24, half - .03, .04, .3, 'panel', .6)


def _home(mesh, length, half):
    """A dinette, a kitchen and a bed across the back."""
    for x, turn in ((1.75, 0), (2.75, 1)):
        box(mesh, x, x + .5, half - .95, half - .06, 0, .34, 'unit')
        soft(mesh, x, x + .5, half - .95, half - .06, .32, .46, 'seat', .8)
        back = (x + .4, x + .54) if turn else (x - .06, x + .08)
        soft(mesh, *back, half - .95, half - .06, .4, .84, 'seat', .8)
    box(mesh, 2.3, 2.7, half - .9, half - .08, .6, .64, 'oak')
    tube(mesh, (2.5, half - .45, 0), (2.5, half - .45, .6), .035, sides=16, material='trimmetal')
    box(mesh, 1.9, 3.3, -half + .06, -half + .6, 0, .62, 'unit')
    box(mesh, 1.88, 3.32, -half + .04, -half + .62, .62, .66, 'oak')
    for x in (2.75, 3.05):
        lathe(mesh, (x, -half + .32, .66), [(.1, 0), (.1, .012), (.085, .016), (.001, .016)], 'dashtop', sides=28)
    box(mesh, 2.05, 2.45, -half + .14, -half + .5, .655, .668, 'trimmetal')
    box(mesh, 3.7, length - .06, -half + .06, half - .06, 0, .36, 'unit')
    soft(mesh, 3.7, length - .06, -half + .06, half - .06, .34, .52, 'chalk', .5)
    soft(mesh, 3.72, length - .6, -half + .08, half - .08, .46, .56, 'seat', .5)
    for y in (-half * .5, half * .5):
        soft(mesh, length - .5, length - .12, y - .32, y + .32, .48, .64, 'chalk', .9)
