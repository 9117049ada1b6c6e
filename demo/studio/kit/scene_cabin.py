"""The inside of a vehicle as a cutaway: roof and near side are taken off, seen from behind on the near side."""
from . import cabin_parts as parts
from . import materials, stage
from .cabins import CABINS
from .furniture import soft
from .mesh import Mesh, box, lathe, prism, tube
from .vehicle_fittings import built, flat, pod

OWN = {
    'dash': '#62686a', 'dashtop': '#474d4f', 'trimstrip': '#9a9d9c', 'rimleather': '#34393b', 'seat': '#6f7a80', 'seatedge': '#545d63', 'carpet': '#7d807e', 'mat': '#4d5152', 'lining': '#98958d', 'gapline': '#1d2122',
    'screen': '#161b1f', 'mapland': '#3c4a45', 'mapblue': '#35586e', 'mapgrey': '#3a4147', 'needle': '#c8553a', 'trimmetal': '#c9cac8', 'loadfloor': '#a9865a', 'panel': '#e4e0d6', 'unit': '#e9e2d2'}


def make(description, picture, light, overrides):
    spec = description['vehicle']
    cabin = CABINS[spec['body']]
    materials.colours.update({**OWN, 'paint': spec.get('paint', '#8fa3a8'), **description.get('colours', {}), **picture.get('colours', {})})
    mesh = Mesh('cabin')
    length, half = cabin['length'], cabin['half']
    _tray(mesh, length, half, cabin)
    belt = .79 if _is_van(cabin) else .73
    _far_side(mesh, length, half, cabin, belt)
    _furnish(mesh, cabin, half, belt)
    if 'load' in cabin:
        _load(mesh, cabin['load'], length, half)
    if cabin.get('home'):
        _home(mesh, length, half)
    built(mesh)
    stage.light(light, {'azimuth': 62, 'height': 44, 'angle': 6, 'sun': 4.6, 'sky': .75, **overrides})
    stage.ground(-.3)
    points = [(x, y, z) for x in (-.25, length + .1) for y in (-half - .1, half + .1) for z in (-.2, belt + .1)]
    stage.camera(points, level=False, **{'azimuth': 50, 'height': 35, 'lens': 70, 'margins': (.03, .03, .05, .05), 'fstop': .9, 'focus': (length * .35, 0, .4), **picture.get('camera', {})})


def _outline(x0, x1, half, nose=.3):
    """A plan with drawn-in corners, counter-clockwise."""
    return [(x0 + nose, -half), (x1 - .12, -half), (x1, -half + .12), (x1, half - .12), (x1 - .12, half), (x0 + nose, half), (x0, half * .62), (x0, -half * .62)]


def _tray(mesh, length, half, cabin):
    prism(mesh, _outline(-.45, length + .3, half + .28), -.3, -.16, 'base')
    prism(mesh, _outline(-.25, length + .1, half + .08), -.158, -.06, 'paint')
    prism(mesh, _outline(-.2, length + .05, half + .02), -.058, 0, 'carpet')
    box(mesh, length + .03, length + .11, -half + .1, half - .1, -.05, .32 if 'load' not in cabin else .06, 'paint')
    box(mesh, .0, length, -half - .06, -half + .02, -.05, .035, 'paint')   # the near sill
    box(mesh, .04, length - .04, -half - .02, -half + .05, .0, .042, 'trimmetal')


def _far_side(mesh, length, half, cabin, belt):
    """The driver's side: paint outside, then a door for each row of seats and a lined quarter behind them."""
    box(mesh, .02, length - .02, half, half + .08, -.05, belt, 'paint')
    box(mesh, .03, length - .04, half - .012, half - .002, .02, belt - .02, 'panel' if _is_van(cabin) else 'lining')
    first = cabin['rows'][0][0]
    parts.door(mesh, .08, first + .58, half - .012, belt, 'panel' if _is_van(cabin) else 'seat')
    rows = cabin['rows']
    if len(rows) > 1 and rows[1][0] > 1.3 and not cabin.get('coach') and not cabin.get('two_doors'):
        parts.door(mesh, first + .62, min(rows[1][0] + .34, length - .1), half - .012, belt)


def _is_van(cabin):
    return cabin.get('van', False)


def _furnish(mesh, cabin, half, belt):
    rows, van = cabin['rows'], _is_van(cabin)
    driver = max(rows[0][1])
    parts.dashboard(mesh, half, driver, van, cabin.get('wood', False))
    box(mesh, -.30, -.19, -half + .01, half - .01, -.05, .60, 'paint')
    for x, places, width in rows:
        for y in places:
            parts.seat(mesh, x, y, width, not cabin.get('wood'))
            if width < .8:   # a mat before each seat
                box(mesh, x - .34, x - .03, y - .19, y + .19, .002, .010, 'mat')
    if van:   # the lever comes out of the dashboard
        at = (.26, driver - .36, .50)
        tube(mesh, at, (.36, driver - .36, .60), .016, .010, sides=12, material='dashtop')
        pod(mesh, flat(.37, driver - .36, .62), (.026, .026, .03), 'trimmetal', .9)
        pod(mesh, flat(.22, driver - .36, .44), (.10, .10, .12), 'dash', .5)
    else:
        parts.console(mesh, rows[0][0], cabin.get('automatic', False))


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
