"""What is carried on a chassis cab: the frame under it, a luton's box or a motorhome's living space."""
import math

from .mesh import Frame, box, plate_on, tube
from .vehicle_fittings import flat, pod
from .vehicle_outline import rounded


def build(mesh, spec, paint):
    x0, x1, low, top, half = spec['box']
    for s in (1, -1):
        box(mesh, x0 - .4, x1 - .05, *sorted((s * .38, s * .48)), .46, .60, 'underbody')
    box(mesh, x0 + .02, x1 - .02, -half + .03, half - .03, low - .06, low + .02, 'underbody')
    box(mesh, 2.1, 2.325, -.90, .90, .29, 2.16, 'underbody')
    _shell(mesh, spec)
    _tail(mesh, spec)
    (_luton if spec.get('plain') else _motorhome)(mesh, spec, paint)


def _shell(mesh, spec):
    """Side view of the whole box, with the part over the cab, as one plate with rounded edges."""
    x0, x1, low, top, half = spec['box']
    o0, o1, z0, _ = spec['over']
    ring = [tuple(p) for p in rounded([(x0, low), (x1, low), (x1, top, .06), (o0 + .18, top, .30), (o0, z0 + .28, .30), (o0 + .02, z0, .12), (x0, z0 - .02)])]
    side = Frame((0, 0, 0))
    for inset, wide in ((0, half - .03), (.012, half - .009), (.03, half)):
        shrunk = [(a + (inset if a < (x0 + x1) / 2 else -inset), b + (inset if b < (low + top) / 2 else -inset)) for a, b in ring]
        plate_on(mesh, side, shrunk, -wide, wide, 'boxwhite')


def _tail(mesh, spec):
    x0, x1, low, top, half = spec['box']
    box(mesh, x1 - .10, x1 + .05, -half + .04, half - .04, .44, .60, 'trimblack')
    for s in (1, -1):
        a, b = sorted((s * (half - .30), s * (half - .08)))
        box(mesh, x1 + .045, x1 + .065, a, b, .47, .57, 'lampred')
        box(mesh, x1 + .06, x1 + .068, a + .01, a + .08, .48, .56, 'lamplit')
        for z in (top - .09,):
            pod(mesh, flat(x1, s * (half - .12), z), (.02, .05, .02), 'lampred', .6)
        p0, p1 = spec['wheels'][1] - .50, spec['wheels'][1] + .50
        box(mesh, p0, p1, *sorted((s * (half - .36), s * (half - .02))), low - .03, low + .04, 'trimblack')
        for p in (p0, p1):   # mud flaps
            box(mesh, p - .01, p + .01, *sorted((s * (half - .36), s * (half - .06))), .30, low, 'trimblack')


def _luton(mesh, spec, paint):
    x0, x1, low, top, half = spec['box']
    for s in (1, -1):
        for z in (low + .035, top - .03):
            box(mesh, x0, x1, *sorted((s * (half - .01), s * (half + .014))), z - .035, z + .03, 'alloy')
        for x in (x0 + .02, x1 - .04):
            box(mesh, x, x + .04, *sorted((s * (half - .01), s * (half + .014))), low, top - .02, 'alloy')
        for k in range(1, 6):
            x = x0 + (x1 - x0) * k / 6
            box(mesh, x - .003, x + .003, *sorted((s * half, s * (half + .003))), low + .07, top - .07, 'recess')
        box(mesh, 3.0, spec['wheels'][1] - .62, *sorted((s * (half - .03), s * half)), .46, .60, 'alloy')   # the side guard
    box(mesh, x1, x1 + .012, -half + .10, half - .10, low + .03, top - .16, 'recess')
    count = 13
    for k in range(count):   # the roller shutter
        z0 = low + .05 + (top - low - .24) * k / count
        box(mesh, x1 + .006, x1 + .022, -half + .12, half - .12, z0, z0 + (top - low - .24) / count - .012, 'boxwhite')
    tube(mesh, (x1 + .04, -.10, low + .12), (x1 + .04, .10, low + .12), .012, sides=8, material='trimblack')
    for s in (1, -1):
        box(mesh, x1 - .01, x1 + .026, *sorted((s * (half - .11), s * half)), low, top - .05, 'alloy')
    box(mesh, x1 - .01, x1 + .026, -half, half, top - .15, top - .04, 'alloy')


def _motorhome(mesh, spec, paint):
    x0, x1, low, top, half = spec['box']
    o0 = spec['over'][0]
    for s in (1, -1):
        y = (s * half, s * (half + .006))
        box(mesh, x0 + .06, x1 - .05, *sorted(y), 1.18, 1.28, paint)
        box(mesh, x0 + .06, x1 - .05, *sorted(y), 1.06, 1.10, 'brass')
        box(mesh, x0 + .06, x1 - .05, *sorted(y), low + .02, low + .22, 'trimgrey')
        for a, b, z0, z1 in ((3.25, 4.15, 1.52, 2.10), (4.65, 5.55, 1.52, 2.10)) if s > 0 else ((3.50, 4.30, 1.52, 2.10), (4.75, 5.55, 1.52, 2.10)):
            _window(mesh, a, b, z0, z1, s, half)
        _window(mesh, o0 + .48, o0 + 1.02, 2.44, 2.72, s, half)
        box(mesh, 5.70, 6.05, *sorted((s * half, s * (half + .008))), .72, 1.00, 'boxgrey')
        x = spec['wheels'][1]
        plate_on(mesh, Frame((x, s * half, 0), (1, 0, 0), (0, 0, 1), (0, s, 0)), [(.42 * math.cos(t), .36 + .42 * math.sin(t)) for t in [math.pi * k / 24 for k in range(25)]], -.01, .009, 'arch')
    a, b = 2.55, 3.12   # the door of the living space, on the nearside
    box(mesh, a - .02, b + .02, -half - .004, -half, .50, 2.32, 'recess')
    box(mesh, a, b, -half - .018, -half, .52, 2.30, 'boxwhite')
    _window(mesh, a + .12, b - .12, 1.55, 2.10, -1, half + .016)
    box(mesh, b - .10, b - .05, -half - .04, -half - .016, 1.20, 1.32, 'trimblack')
    box(mesh, a - .05, b + .05, -half - .16, -half + .1, .34, .38, 'trimblack')
    tube(mesh, (x0 + .1, -half + .02, top + .02), (x1 - .9, -half + .02, top + .02), .055, sides=16, material='boxgrey')   # the awning
    for x in (3.4, 5.0):
        pod(mesh, flat(x, 0, top + .04), (.28, .26, .06), 'boxgrey', .4)
    frame = Frame((x1, 0, 0), (0, 1, 0))
    plate_on(mesh, frame, [(-.62, 1.50), (.62, 1.50), (.62, 2.15), (-.62, 2.15)], -.005, .012, 'trimblack')
    plate_on(mesh, frame, [(-.57, 1.55), (.57, 1.55), (.57, 2.10), (-.57, 2.10)], .012, .020, 'pane')
    for s in (-1, 1):   # a rack for bicycles
        tube(mesh, (x1 + .02, s * .35, .75), (x1 + .02, s * .35, 1.42), .016, sides=8, material='alloy')
        tube(mesh, (x1 + .02, s * .35, .78), (x1 + .34, s * .35, .80), .016, sides=8, material='alloy')
    for x in (.14, .32):
        tube(mesh, (x1 + x, -.70, .82), (x1 + x, .70, .82), .018, sides=8, material='alloy')


def _window(mesh, a, b, z0, z1, s, half):
    frame = Frame((0, s * half, 0), (1, 0, 0), (0, 0, 1), (0, s, 0))
    cut = .06

    def ring(d):
        return [(a + cut + d, z0 + d), (b - cut - d, z0 + d), (b - d, z0 + cut + d), (b - d, z1 - cut - d), (b - cut - d, z1 - d), (a + cut + d, z1 - d), (a + d, z1 - cut - d), (a + d, z0 + cut + d)]
    plate_on(mesh, frame, ring(0), -.002, .014, 'trimblack')
    plate_on(mesh, frame, ring(.035), .014, .022, 'pane')
