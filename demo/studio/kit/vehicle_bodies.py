"""Vehicle bodies as tables: each station is a cross-section, from the nose (x = 0) to the tail.

Generic bodies, nobody's model. Lengths in metres. A station:
x, underside, middle of the side, belt (foot of the windows), rail (head of the windows), crown,
half-widths at the sill, the middle, the belt, the rail and the roof.
"""


def _station(x, low, mid, belt, rail, crown, sill, middle, at_belt, at_rail, roof):
    return x, low, mid, belt, rail, crown, sill, middle, at_belt, at_rail, roof


def body(length, wheels, radius, rows, side, screen, rear=None, doors=(), width=.88, **more):
    """side: pairs of stations between which side windows lie; screen, rear: the same for windscreen and back light."""
    return {'length': length, 'wheels': wheels, 'radius': radius, 'stations': [_station(*r) for r in rows], 'side': side, 'screen': screen, 'rear': rear, 'doors': doors, 'width': width, **more}


def _car(length, wheels, hood, a0, a1, roof_h, c0, tail, width=.88, low=.18, nose=.62, belt=.92, radius=.325, slope=.0, deck=None, **more):
    """A car from its main lines: hood height, foot (a0) and head (a1) of the windscreen, end of the roof (c0), height of the tail."""
    w, front, back = width, hood * .86, tail
    b0 = belt - .04
    mid = (low + belt) / 2 - .02
    rows = [
        (.00, low + .14, mid - .08, nose - .03, nose, nose + .015, w * .58, w * .68, w * .64, w * .56, w * .34),
        (.07, low + .05, mid - .06, nose + .05, nose + .09, nose + .12, w * .77, w * .84, w * .79, w * .70, w * .42),
        (.30, low + .01, mid - .04, front - .04, front + .02, front + .05, w * .91, w * .945, w * .90, w * .80, w * .48),
        (.78, low, mid - .01, b0 - .09, hood - .05, hood - .01, w * .955, w * .985, w * .94, w * .84, w * .52),
        (a0 - .16, low, mid, b0 - .04, hood - .01, hood + .035, w * .96, w, w * .965, w * .86, w * .54),
        (a0, low, mid, b0, hood + .06, hood + .11, w * .96, w, w * .97, w * .85, w * .55),
        (a1, low, mid + .01, belt - .01, roof_h - .05, roof_h - .015, w * .96, w, w * .97, w * .69, w * .48),
        ((a1 + c0) / 2, low, mid + .01, belt, roof_h - .03, roof_h + .008, w * .96, w, w * .97, w * .68, w * .475),
        (c0, low, mid + .02, belt + .015, roof_h - .05 - slope, roof_h - .012 - slope, w * .96, w, w * .965, w * .665, w * .465),
    ]
    if deck is None:      # hatch or estate: the back falls to the tail
        rows += [(length - .32, low + .01, mid + .02, belt + .03, roof_h - .13 - slope * 1.5, roof_h - .085 - slope * 1.4, w * .95, w * .985, w * .945, w * .64, w * .45),
                 (length - .09, low + .04, mid + .03, belt + .03, back + .06, back + .10, w * .90, w * .95, w * .905, w * .70, w * .47),
                 (length - .02, low + .09, mid + .03, back - .10, back - .06, back - .03, w * .84, w * .89, w * .84, w * .70, w * .47),
                 (length, low + .16, mid + .01, back - .26, back - .21, back - .19, w * .73, w * .80, w * .75, w * .62, w * .40)]
        rear = (8, 10)
    else:                 # a boot
        d0 = deck
        rows += [(d0, low, mid + .02, belt + .03, back + .03, back + .08, w * .955, w * .995, w * .955, w * .80, w * .52),
                 (d0 + .12, low, mid + .02, belt + .02, back - .01, back + .03, w * .95, w * .99, w * .95, w * .83, w * .53),
                 (length - .10, low + .04, mid + .02, back - .06, back - .01, back + .025, w * .90, w * .95, w * .90, w * .80, w * .50),
                 (length - .02, low + .10, mid, back - .14, back - .10, back - .07, w * .82, w * .88, w * .83, w * .73, w * .46),
                 (length, low + .17, mid - .02, back - .26, back - .22, back - .2, w * .72, w * .79, w * .74, w * .63, w * .40)]
        rear = (8, 9)
    return body(length, wheels, radius, rows, [(5, 8)] if deck else [(5, 9)], (5, 6), rear, width=w, **more)


def _van(length, wheels, hood, a0, a1, roof_h, width=.98, low=.22, nose=.82, belt=1.12, radius=.345, windows=False, **more):
    w, mid = width, (low + belt) / 2 - .04
    rows = [
        (.00, low + .12, mid - .06, nose - .04, nose, nose + .02, w * .62, w * .72, w * .68, w * .58, w * .36),
        (.08, low + .04, mid - .04, nose + .04, nose + .10, nose + .13, w * .79, w * .86, w * .82, w * .72, w * .43),
        (.38, low, mid - .02, hood - .10, hood - .03, hood + .02, w * .91, w * .965, w * .92, w * .82, w * .49),
        (a0 - .14, low, mid, belt - .05, hood + .09, hood + .15, w * .94, w * .995, w * .955, w * .86, w * .54),
        (a0, low, mid, belt - .03, hood + .18, hood + .24, w * .94, w, w * .96, w * .86, w * .56),
        (a1, low, mid + .01, belt, roof_h - .13, roof_h - .07, w * .94, w, w * .97, w * .81, w * .58),
        (a1 + .42, low, mid + .01, belt, roof_h - .05, roof_h - .01, w * .94, w, w * .975, w * .83, w * .60),
        (a1 + .95, low, mid + .01, belt + .01, roof_h - .04, roof_h, w * .94, w, w * .98, w * .845, w * .61),
        (length * .74, low, mid + .01, belt + .01, roof_h - .04, roof_h, w * .94, w, w * .98, w * .845, w * .61),
        (length - .30, low, mid + .01, belt + .01, roof_h - .045, roof_h - .01, w * .94, w, w * .98, w * .84, w * .61),
        (length - .05, low + .02, mid + .01, belt, roof_h - .08, roof_h - .05, w * .92, w * .985, w * .96, w * .82, w * .60),
        (length, low + .09, mid, belt - .02, roof_h - .16, roof_h - .13, w * .88, w * .945, w * .92, w * .79, w * .57),
    ]
    if windows:   # two more stations close to the ends keep the long pane square
        rows = rows[:8] + [(a1 + 1.02, *rows[7][1:]), rows[8], (length - .40, *rows[8][1:])] + rows[9:]
    side = [(4, 6)] if not windows else [(4, 6), (7, 11)]
    return body(length, wheels, radius, rows, side, (4, 5), None, width=w, van=True, **more)


BODIES = {
    'hatchback': _car(4.02, (.74, 3.27), .95, 1.28, 2.0, 1.475, 3.16, .98, doors=(1.24, 2.36), slope=.02),
    'city': _car(3.55, (.62, 2.94), 1.0, 1.0, 1.62, 1.50, 2.86, 1.02, width=.81, belt=.94, radius=.29, doors=(1.0, 2.16), nose=.66),
    'saloon': _car(4.72, (.86, 3.66), .95, 1.52, 2.28, 1.44, 3.2, 1.04, width=.91, doors=(1.45, 2.5), deck=3.82, slope=.015),
    'estate': _car(4.72, (.86, 3.66), .95, 1.52, 2.26, 1.47, 4.0, 1.0, width=.91, doors=(1.45, 2.5), slope=.0, rails=True),
    'suv': _car(4.48, (.84, 3.52), 1.12, 1.4, 2.02, 1.68, 3.6, 1.16, width=.93, low=.27, nose=.74, belt=1.07, radius=.37, doors=(1.36, 2.44), rails=True, cladding=True),
    'coupe': _car(4.42, (.84, 3.42), .90, 1.5, 2.3, 1.335, 2.9, .93, width=.92, low=.15, nose=.56, belt=.87, radius=.345, doors=(1.45, 2.75), deck=3.86, slope=.03, postless=True),
    'smallvan': _van(4.35, (.8, 3.55), 1.1, 1.12, 1.66, 1.82, width=.9, belt=1.04, radius=.315, doors=(1.22, 2.2)),
    'mediumvan': _van(5.1, (.92, 4.12), 1.22, 1.08, 1.66, 1.98, doors=(1.3, 2.42)),
    'largevan': _van(5.9, (1.0, 4.6), 1.42, 1.04, 1.6, 2.58, width=1.03, low=.26, nose=.92, belt=1.3, radius=.36, doors=(1.3, 2.4)),
    'minibus': _van(5.9, (1.0, 4.6), 1.42, 1.04, 1.6, 2.48, width=1.02, low=.26, nose=.92, belt=1.3, radius=.36, doors=(1.3, 2.4), windows=True),
}
BODIES['motorhome'] = {**_van(2.75, (1.0, 4.75), 1.42, 1.04, 1.6, 2.2, width=1.03, low=.26, nose=.92, belt=1.3, radius=.36, doors=(1.3,)), 'box': (2.1, 6.4, .42, 3.0, 1.13), 'over': (1.0, 2.3, 2.15, 3.0)}
BODIES['luton'] = {**_van(2.75, (1.0, 4.55), 1.42, 1.04, 1.6, 2.2, width=1.03, low=.26, nose=.92, belt=1.3, radius=.36, doors=(1.3,)), 'box': (2.35, 6.2, .62, 3.1, 1.1), 'over': (1.25, 2.4, 2.28, 3.1), 'plain': True}
BODIES['pickup'] = {**_car(5.25, (.92, 4.05), 1.14, 1.5, 2.12, 1.76, 3.06, 1.14, width=.93, low=.32, nose=.8, belt=1.1, radius=.39, doors=(1.45, 2.45), deck=3.36, cladding=True), 'bed': (3.62, 5.12)}
BODIES['roadster'] = {**_car(3.9, (.78, 3.06), .84, 1.56, 1.86, 1.0, 2.3, .84, width=.77, low=.17, nose=.56, belt=.80, radius=.31, doors=(1.55, 2.4), deck=2.74), 'open': (1.72, 2.66), 'side': [], 'screen': None, 'rear': None, 'wires': True}
