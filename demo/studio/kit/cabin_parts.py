"""What a cabin is furnished with: dashboard, steering wheel, seats, console and doors. The driver looks towards -x."""
import math

from mathutils import Vector

from .mesh import Frame, box, lathe, tube
from .vehicle_fittings import flat, pod

# The dashboard's section: from the foot of the windscreen over its edge down to the knees. A van's is more upright.
CAR = [(-.20, .60), (-.12, .66), (.04, .70), (.20, .705), (.29, .685), (.325, .645), (.315, .60), (.285, .565), (.30, .535), (.305, .49), (.27, .43), (.20, .36), (.08, .32), (-.03, .27), (-.08, .18), (-.12, .02), (-.20, .02)]
VAN = [(-.30, .66), (-.18, .76), (.0, .80), (.16, .80), (.24, .775), (.265, .73), (.25, .68), (.225, .645), (.24, .615), (.245, .54), (.22, .46), (.17, .38), (.07, .33), (-.05, .28), (-.10, .18), (-.14, .02), (-.28, .02)]


def dashboard(mesh, half, driver, van=False, wood=False):
    """Swept across the car, drawn back a little at its ends; a strip of trim runs along it."""
    section = VAN if van else CAR
    places = [-half + .015 + (2 * half - .03) * k / 28 for k in range(29)]
    rows = [[(x - .05 * abs(y / half) ** 3, y, z) for x, z in section] for y in places]
    for p, q in zip(rows, rows[1:]):
        for i in range(len(section) - 1):
            look = 'dashtop' if i < 6 else 'oak' if wood and i < 10 else 'trimstrip' if i == 7 else 'dash'
            mesh.face([p[i], q[i], q[i + 1], p[i + 1]], look, 1, True)
    for row in (rows[0], rows[-1][::-1]):
        mesh.face(row, 'dash')
    face, top = section[9], section[3][1]
    centre = 0 if not van else driver - .48
    if wood:   # before screens: round dials set into the wood
        for y, r in ((driver - .07, .048), (driver + .07, .048), (-.11, .034), (0, .034), (.11, .034)):
            _dial(mesh, Frame((section[8][0] + .014, y, section[8][1] + .012), (0, 1, 0), (-.2, 0, 1)), r, -40 if y > 0 else 20)
        steering(mesh, driver, top, van, wood)
        return
    _binnacle(mesh, driver, section)
    _screen(mesh, centre, section)
    for y in (-half + .13, half - .12):
        _vent(mesh, (section[8][0] - .028, y, section[5][1] - .035), .075)
    for y in (centre - .10, centre + .10):
        _vent(mesh, (section[8][0] + .008, y, section[8][1] - .004), .082)
    for y in (-.10, 0, .10):   # heater knobs
        lathe(mesh, (face[0] - .012, centre + y, face[1] - .012), [(.030, 0), (.030, .014), (.025, .020), (.022, .034), (.001, .035)], 'trimmetal', 'x', sides=28)
    away = -1 if driver > 0 else 1
    a, b = sorted((away * (half - .10), away * .22 if not van else -.02))
    for z in (face[1] - .055, ):   # the glovebox
        box(mesh, section[10][0] + .008, section[10][0] + .022, a, b, z - .002, z + .002, 'dashtop')
        box(mesh, section[10][0] + .012, section[10][0] + .030, (a + b) / 2 - .05, (a + b) / 2 + .05, z - .012, z - .002, 'trimmetal')
    steering(mesh, driver, top, van, wood)
    for k, wide in ((-.10, .035), (.06, .03)):
        box(mesh, .18, .20, driver + k - wide, driver + k + wide, .10, .17, 'trimmetal')
    box(mesh, .20, .215, driver - .17, driver - .13, .08, .20, 'trimmetal')


def _binnacle(mesh, y, section):
    x, z = section[4][0], section[3][1]
    pod(mesh, flat(x - .06, y, z - .005), (.16, .205, .055), 'dashtop', .7, 32, 16)
    lean = Frame((x + .055, y, z - .028), (0, 1, 0), (-.30, 0, 1))
    pod(mesh, lean, (.175, .062, .014), 'screen', .35, 32, 10)
    for s in (-.09, .09):
        _dial(mesh, lean.moved(s, 0, .014), .048, -40 if s < 0 else 25)


def _dial(mesh, at, radius, angle):
    """A round instrument: its face, nine marks and a hand."""
    mesh.face([at.at(radius * math.cos(t), radius * math.sin(t)) for t in [2 * math.pi * k / 32 for k in range(32)]], 'screen')
    _ring(mesh, at, radius, .004, 'trimmetal')
    for k in range(9):
        a = math.radians(-120 + 30 * k)
        tube(mesh, at.at(radius * .78 * math.sin(a), radius * .78 * math.cos(a), .003), at.at(radius * .92 * math.sin(a), radius * .92 * math.cos(a), .003), .0012, sides=4, material='chalk')
    a = math.radians(angle)
    tube(mesh, at.at(0, 0, .004), at.at(radius * .75 * math.sin(a), radius * .75 * math.cos(a), .004), .0018, sides=4, material='needle')


def _ring(mesh, frame, radius, thick, material, sides=40):
    points = [frame.at(radius * math.cos(t), radius * math.sin(t)) for t in [2 * math.pi * k / sides for k in range(sides + 1)]]
    for p, q in zip(points, points[1:]):
        tube(mesh, p, q, thick, sides=6, material=material, caps=False)


def _screen(mesh, y, section):
    """A screen on the dashboard, with a map and a row of keys drawn on it."""
    x, z = section[5][0] + .012, section[3][1] + .012
    lean = Frame((x, y, z), (0, 1, 0), (-.18, 0, 1))
    pod(mesh, lean.moved(0, 0, -.006), (.138, .082, .012), 'dashtop', .25, 32, 10)
    pod(mesh, lean.moved(0, 0, .004), (.130, .075, .006), 'screen', .2, 32, 10)
    for a, b, c, d, look in ((-.118, .03, -.044, .064, 'mapland'), (.036, .118, .012, .064, 'mapblue'), (.036, .118, -.044, .004, 'mapgrey'), (-.118, .118, -.062, -.052, 'mapgrey')):
        mesh.face([lean.at(p, q, .0115) for p, q in ((a, c), (b, c), (b, d), (a, d))], look)
    for line in (((-.118, -.01), (-.05, .01), (-.01, .064)), ((-.09, -.044), (-.05, .01), (.03, .03))):
        for p, q in zip(line, line[1:]):
            tube(mesh, lean.at(*p, .012), lean.at(*q, .012), .0025, sides=4, material='chalk', caps=False)


def _vent(mesh, at, half):
    x, y, z = at
    pod(mesh, Frame((x, y, z), (0, 1, 0), (0, 0, 1)), (half, .030, .022), 'trimmetal', .3, 28, 10)
    pod(mesh, Frame((x + .006, y, z), (0, 1, 0), (0, 0, 1)), (half - .007, .024, .020), 'dashtop', .3, 28, 10)
    for k in (-.012, 0, .012):
        box(mesh, x + .02, x + .030, y - half + .01, y + half - .01, z + k - .002, z + k + .002, 'dash')


def steering(mesh, y, top, van, wood):
    """A round wheel with three spokes and a hub, on its column, with two stalks."""
    lean = math.radians(38 if van else 24)
    out, up = Vector((math.cos(lean), 0, math.sin(lean))), Vector((-math.sin(lean), 0, math.cos(lean)))
    centre = Vector((.60 if not van else .54, y, top - .075 if not van else top - .06))
    frame = Frame(centre, (0, 1, 0), up, out)
    points = [frame.at(.186 * math.cos(t), .186 * math.sin(t)) for t in [2 * math.pi * k / 56 for k in range(57)]]
    for k, (p, q) in enumerate(zip(points, points[1:])):
        tube(mesh, p, q, .0165, sides=12, material='oak' if wood else 'rimleather', caps=False)
    for a, wide in ((4, .030), (176, .030), (270, .034)):
        t = math.radians(a)
        spoke = Frame(frame.at(0, -.01, -.012), frame.u * math.cos(t) + frame.v * math.sin(t), frame.n)
        pod(mesh, spoke.moved(.115, 0, 0), (.078, .011, wide), 'trimmetal' if a == 270 or wood else 'dash', .45, 20, 10)
        if a != 270 and not wood:
            pod(mesh, spoke.moved(.112, .010, 0), (.030, .006, .018), 'trimmetal', .4, 16, 8)
    pod(mesh, frame.moved(0, -.012, -.004), (.078, .066, .030), 'rimleather', .62, 32, 14)
    _ring(mesh, frame.moved(0, -.008, .024), .017, .0025, 'trimmetal', 24)
    tube(mesh, centre - out * .24, centre - out * .02, .048, .034, sides=20, material='dash')
    for s in (-1, 1):
        p = centre - out * .06
        tube(mesh, p, p + Vector((.0, s * .175, .03)), .009, .011, sides=10, material='dashtop')


def seat(mesh, x, y, width, headrest=True, material='seat', edge='seatedge', floor=0.0):
    """Cushion and back, each between bolsters; a double seat has two of each."""
    half = width / 2
    places = [(y, half)] if width < .8 else [(y - half * .5, half * .5), (y + half * .5, half * .5)]
    box(mesh, x + .06, x + .48, y - half + .05, y + half - .05, floor, floor + .10, 'dashtop')
    for s in (-1, 1):
        box(mesh, x - .06, x + .56, y + s * (half - .09) - .015, y + s * (half - .09) + .015, floor, floor + .03, 'trimmetal')
    for at, reach in places:
        base = Frame((x + .25, at, floor + .19), (1, 0, -.09), (0, 1, 0))
        pod(mesh, base, (.285, reach, .095), edge, .42, 36, 16)
        for k in range(3):
            pod(mesh, base.moved(-.17 + .17 * k, 0, .070), (.092, reach * .66, .045), material, .5, 24, 10)
        for s in (-1, 1):
            pod(mesh, base.moved(.01, s * reach * .84, .072), (.27, reach * .20, .060), edge, .65, 28, 12)
        lean = Frame((x + .565, at, floor + .56), (1, 0, -.22), (0, 1, 0))
        pod(mesh, lean, (.085, reach * .97, .345), edge, .45, 36, 18)
        for k in range(4):
            pod(mesh, lean.moved(-.066, 0, -.21 + .135 * k), (.045, reach * .60, .074), material, .5, 24, 10)
        for s in (-1, 1):
            pod(mesh, lean.moved(-.052, s * reach * .82, -.03), (.085, reach * .19, .285), edge, .65, 24, 16)
        if not headrest:
            continue
        for s in (-.05, .05):
            tube(mesh, lean.at(0, s, .32), lean.at(-.004, s, .44), .0065, sides=8, material='trimmetal')
        pod(mesh, lean.moved(-.012, 0, .455), (.055, .125, .085), edge, .5, 28, 14)
        pod(mesh, lean.moved(-.048, 0, .455), (.026, .095, .058), material, .5, 24, 10)


def console(mesh, x, automatic=False):
    """From the dashboard back between the seats: lever, cups, brake and armrest."""
    pod(mesh, flat(.36, 0, .19), (.34, .105, .20), 'dash', .3, 32, 14)
    pod(mesh, flat((x + .6 + .3) / 2, 0, .15), ((x + .42) / 2, .10, .16), 'dash', .25, 32, 14)
    box(mesh, .34, x + .12, -.075, .075, .30, .322, 'trimstrip')
    at = Vector((.52, 0, .32))
    pod(mesh, flat(at.x, 0, .325), (.075, .06, .022), 'dashtop', .8)
    if automatic:
        pod(mesh, flat(at.x, 0, .365), (.03, .028, .045), 'trimmetal', .6)
    else:
        tube(mesh, at, at + Vector((.02, 0, .11)), .018, .010, sides=12, material='dashtop')
        pod(mesh, flat(at.x + .022, 0, .455), (.026, .026, .030), 'trimmetal', .9)
    for k in (.72, .81):
        _ring(mesh, Frame((k, 0, .324), (1, 0, 0), (0, 1, 0)), .038, .004, 'trimmetal', 28)
        lathe(mesh, (k, 0, .323), [(.037, 0), (.001, .0005)], 'screen', sides=28)
    pod(mesh, flat(x + .42, 0, .34), (.20, .085, .055), 'seatedge', .4, 28, 12)


def door(mesh, x0, x1, y, belt, trim='seat'):
    """The inside of a door on the far side: padded top, armrest with a pull, handle, pocket and loudspeaker."""
    middle, half = (x0 + x1) / 2, (x1 - x0) / 2
    pod(mesh, flat(middle, y - .022, belt - .03), (half - .01, .038, .045), 'dashtop', .3, 32, 12)
    pod(mesh, flat(middle, y - .008, belt - .16), (half - .05, .026, .085), trim, .3, 32, 12)
    pod(mesh, flat(middle + .05, y - .050, belt - .275), (half - .14, .058, .030), 'dash', .4, 32, 12)
    pod(mesh, flat(middle + .07, y - .052, belt - .250), (half - .24, .046, .016), trim, .5, 24, 10)
    pod(mesh, flat(x0 + .24, y - .032, belt - .155), (.055, .014, .014), 'trimmetal', .6)
    pod(mesh, flat(middle, y - .025, belt - .46), (half - .10, .040, .075), 'dash', .3, 32, 12)
    lathe(mesh, (x0 + .16, y - .012, belt - .44), [(.085, 0), (.085, .012), (.075, .016), (.001, .017)], 'dashtop', 'y', -1, 36)
    for x in (x0, x1):
        box(mesh, x - .004, x + .004, y - .012, y + .004, .02, belt - .01, 'gapline')
