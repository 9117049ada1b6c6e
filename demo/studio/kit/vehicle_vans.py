"""Vans as tables, from one cab: its bonnet, its doors, then a load space, windows or a chassis. See vehicle_cars.py."""
from .vehicle_rows import grille, lamp, pane, plate_dish


def van(length, width, height, wheels, radius, belt, cowl, door, low=.24, slide=1.05, glazed=False, cab=None, lean=.055):
    """cowl: x and z of the windscreen's foot; door: the x of the cab door's back edge; slide: the sliding door's length; cab: where a chassis cab ends."""
    x, z = cowl
    w, end, up = width, cab or length, height - belt
    arch = radius + .055
    head = (x + .62 + (height - 1.9) * .30, min(height - .13, z + 1.0))
    roof = [(head[0] + 1.15 * u, height - (height - head[1]) * (1 - u) ** 2.2) for u in (-.15, 0, .15, .3, .45, .6, .8, 1)]   # one arc from the windscreen
    roof += [(roof[-1][0] + k * (max(end, roof[-1][0] + .9) - .25 - roof[-1][0]) / 4, height) for k in (1, 2, 3, 4)]
    roof.append((roof[-1][0] + .25, height - .012))
    spec = {
        'length': end, 'width': w, 'wheels': wheels, 'radius': radius, 'arch': arch, 'bow': (.22, .035), 'flare': .016, 'share': .64, 'glass_end': end + .2,
        'size': (length, height, w), 'spine': (.62, end - .5, max(.75, low + .5)), 'eyes': (z - .42, belt - .1), 'grid': {'cell': .03 if length < 5.5 else .036, 'rows': 120, 'fan': 22},
        'plan': [(0, w - .09), (.45, w - .035), (1.1, w - .006), (1.8, w), (3.2, w), (max(end - .6, 3.6), w), (max(end, 4.2), w - .012)],
        'low': [(0, low + .03), (.4, low), (1.2, low), (max(end - .5, 2), low), (max(end, 2.6), low + .03)], 'belt': [(0, belt - .10), (.8, belt), (2, belt), (max(end, 3), belt)],
        'section': [(-.1, -.07), (0, -.05), (.1, -.03), (.25, -.01), (.5, 0), (.72, 0), (.86, -.010), (1, -.034), (1.3, -.12)],
        'top': [(0, z - .24), (.12, z - .17), (.35, z - .10), (x - .05, z - .02), (x + .35, z + .01), (x + 1.0, belt + .01), (max(end, 3), belt + .01)], 'crown': .06, 'valley': False,
        'nose': [(low, .07), (low + .12, .02), (low + .28, 0), (low + .42, 0), (z - .42, .03), (z - .26, .07), (z - .17, .13), (z, .34)], 'tail': [(low, end - .035), (low + .2, end - .006), (belt - .30, end), (belt - .14, end - .010), (belt, end - .034), (height, end - .4)],
        'round': {'corner': .20, 'heel': .10, 'tail': .05, 'rail': .20, 'pillar': .16, 'back': .10, 'foot': .03, 'low': .05},
        'house': {
            'plan': [(x - .2, w - .115), (x + .4, w - .07), (x + 1.0, w - .035), (door, w - .014), (max(end - .6, door + .6), w - .012), (max(end, door + 1), w - .016)],
            'lean': [(belt - .6, 0), (belt - .2, 0), (belt, -.004), (belt + up * .4, -lean * up * .64), (height - .15, -lean * up * 1.9), (height, -lean * up * 2.4)],
            'roof': roof, 'screen': ((x, z - .02), head), 'back': ((end - .012, belt), (end - .045, height)), 'bow': (.24, .02), 'crown': .05},
        'mirror': (x + .42, belt + .08), 'mirror_size': (.07, .105, .15), 'plates': (low + .27, low + .42), 'handle': 'trimblack',
        'wipers': [(.50, z + .075, -.10, z + .20), (-.20, z + .055, -.70, z + .22)],
        'handles': [(door - .16, belt - .09)], 'cabin': {'dash': x + .28, 'half': w - .22, 'floor': low + .32, 'belt': belt - .02, 'rows': (door - .75,), 'places': (-.52, -.12, .44) if length > 5 else (-.40, .40)},
    }
    spec['panels'] = _front(spec, z, low, belt, x, head, w) + _cab(spec, x, belt, door, head, low, wheels[0], radius, arch)
    if cab:
        return spec
    spec['hinges'] = True
    spec['panels'] += _rear(spec, height, belt, low, w, end, glazed)
    spec['panels'] += _windows(spec, door, belt, height, end) if glazed else []
    spec['panels'] += _sliding(door, slide, belt, height, low, end)
    return spec


def _front(spec, z, low, belt, x, head, w):
    eye = z - .36
    return [
        ('region', 'black', 'nose', [(-.3, 0), (1.5, 0), (1.36, low + .20, .05), (.78, low + .24, .05), (.66, low + .34, .06), (-.3, low + .34)]),
        *pane('screen', z + .03, head[1] - .06, (w - .20, w - .32), corner=.08, sag=.045, rise=.055),
        *lamp([(.60, eye - .15, .03), (.62, eye + .02, .05), (.92, eye + .20, .05), (1.09, eye + .22, .03), (1.04, eye - .04, .08)], [(.75, eye - .05), (.90, eye + .04)], None, .055),
        *grille([(-.3, eye - .16), (.50, eye - .16, .04), (.53, eye + .03, .04), (-.3, eye + .05)], [eye - .125 + .042 * k for k in range(4)], None, .017),
        *grille([(-.3, low + .06), (.46, low + .06, .03), (.52, low + .15, .03), (-.3, low + .15)], (low + .09, low + .12), among=('black',)),
        ('disc', 'lamp', 'nose', (.72, low + .14, .05), {'among': ('black',)}),
        ('edge', 'gap', 'above', [(.10, -.3), (.115, .3, .3), (.22, .60, .1), (.45, .735, .2), (x - .06, w - .175, .10), (x - .02, -.3)], {'facing': (2, .3)}),
    ]


def _cab(spec, x, belt, door, head, low, wheel, radius, arch):
    """The cab door with its window, and black mouldings along the sides."""
    front = x + .36
    glass = [(front + .0, belt + .045, .04), (front + .13, belt + .20, .2), (head[0] + .20, head[1] - .10, .14), (door - .13, head[1] - .06, .09), (door - .10, belt + .03, .05), (front + .55, belt - .02, .25)]
    ring = [(wheel + arch + .06, low + .06, .05), (wheel + arch + .05, radius + .12, .1), (front - .13, belt - .12, .25), (front - .07, belt + .08, .1), (head[0] + .13, head[1] - .005, .16), (door - .06, head[1] + .035, .10), (door, belt, .3), (door, low + .06, .06)]
    return [
        ('edge', 'trim', 'side', glass, {'width': .03}), ('region', 'glass', 'side', glass), ('line', 'post', 'side', [(front + .34, belt - .3), (front + .40, belt + 1)], {'among': ('glass',), 'width': .03}),
        ('edge', 'gap', 'side', ring),
        ('region', 'black', 'side', [(wheel + arch + .07, .66, .02), (door - .04, .66, .02), (door - .04, .77, .02), (wheel + arch + .02, .77, .02)]),
    ]


def _rear(spec, height, belt, low, w, end, glazed):
    lamp_ring = [(w - .125, belt - .28, .02), (w - .135, belt + .30, .03), (w + .07, belt + .30, .03), (w + .06, belt - .28, .03)]
    top = height - .17
    rows = [
        ('region', 'black', 'tail', [(-.3, 0), (1.6, 0), (1.6, low + .20, .03), (-.3, low + .24)]),
        ('region', 'red', 'tail', lamp_ring), ('region', 'clear', 'tail', [(w - .2, belt - .18), (w + .2, belt - .18), (w + .2, belt - .10), (w - .2, belt - .10)], {'among': ('red',)}),
        ('region', 'redlight', 'tail', [(w - .2, belt + .10), (w + .2, belt + .10), (w + .2, belt + .20), (w - .2, belt + .20)], {'among': ('red',)}),
    ]
    if glazed or height < 2.1:   # glass in the rear doors
        rows += [('region', 'seal', 'rear', [(.09, belt + .13, .05), (w - .26, belt + .13, .05), (w - .31, top - .10, .06), (.09, top - .08, .05)]),
                 ('region', 'glass', 'rear', [(.09, belt + .13, .05), (w - .26, belt + .13, .05), (w - .31, top - .10, .06), (.09, top - .08, .05)], {'among': ('seal',), 'inset': .02})]
    return rows + [
        ('region', 'gap', 'rear', [(-.3, low + .24), (.004, low + .24), (.004, top), (-.3, top)]),
        ('edge', 'gap', 'rear', [(-.3, low + .27), (w - .15, low + .27, .04), (w - .155, belt + .3, .05), (w - .235, top, .10), (-.3, top + .01)], {'facing': (0, .5)}),
        *plate_dish(low + .42, .30),
    ]


def _sliding(door, slide, belt, height, low, end):
    x0, x1 = door + .05, door + .05 + slide
    top = height - .19
    return [
        ('edge', 'nearside', 'side', [(x0, low + .08, .04), (x1, low + .08, .06), (x1, belt, .2), (x1, top, .10), (x0, top, .08)]),
        ('line', 'nearside', 'side', [(x1, belt + .012), (end, belt + .012)], {'width': .026, 'within': (x1 + .03, min(end - .35, x1 + slide))}),
        ('region', 'black', 'side', [(x0 + .04, .66, .02), (x1 - .05, .66, .02), (x1 - .05, .77, .02), (x0 + .04, .77, .02)]),
    ]


def _windows(spec, door, belt, height, end):
    rows, x0 = [], door + .14
    wide = (end - .42 - x0) / 3
    for k in range(3):
        a, b = x0 + wide * k, x0 + wide * (k + 1) - .09
        ring = [(a, belt + .08, .06), (b, belt + .08, .06), (b, height - .50, .07), (a, height - .50, .07)]
        rows += [('edge', 'trim', 'side', ring, {'width': .022}), ('region', 'glass', 'side', ring)]
    return rows


def smallvan():
    return van(4.4, .91, 1.83, (.86, 3.58), .318, 1.07, (.80, 1.08), 2.04, .20, .72, lean=.075)


def mediumvan():
    return van(5.0, .97, 1.96, (.95, 3.95), .338, 1.14, (.74, 1.14), 2.02, .22, 1.02, lean=.07)


def largevan():
    return van(5.9, 1.02, 2.58, (1.0, 4.65), .352, 1.30, (.76, 1.30), 2.16, .26, 1.25)


def minibus():
    return van(5.9, 1.02, 2.45, (1.0, 4.65), .352, 1.30, (.76, 1.30), 2.16, .26, 1.105, True)


def chassis(length, box, over, **more):
    spec = van(length, 1.01, 2.30, (1.0, length - 1.35), .352, 1.30, (.76, 1.30), 2.16, .26, cab=2.30)
    return {**spec, 'box': box, 'over': over, 'size': (length, box[3], box[4]), 'track': box[4] - .03, **more}


def luton():
    return chassis(6.3, (2.42, 6.26, .72, 3.02, 1.08), (1.10, 2.5, 2.36, 3.02), plain=True)


def motorhome():
    return chassis(6.5, (2.26, 6.46, .46, 2.92, 1.12), (.92, 2.4, 2.24, 2.92), track=1.15)
