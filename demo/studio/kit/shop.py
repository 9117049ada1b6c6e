"""Shopfronts, fascias, hanging signs and awnings."""
from .doors import door
from .mesh import Frame, box_on, plate_on, tube
from .windows import bay, pane


def front(mesh, frame, a, b, width, height, spec):
    """A shopfront: stallriser, display windows either side of a door, pilasters, fascia. spec: paint, bow, awning, door ('centre'|'left'|'right'|'none')."""
    paint = spec.get('paint', 'door')
    x0, x1, top = a - width / 2, a + width / 2, b + height
    for x in (x0, x1 - .22):
        box_on(mesh, frame, x, x + .22, b, top, -.1, .1, paint)
        box_on(mesh, frame, x - .03, x + .25, b, b + .25, -.1, .13, paint)
        box_on(mesh, frame, x - .03, x + .25, top - .62, top + .04, -.1, .16, paint)
    box_on(mesh, frame, x0 + .2, x1 - .2, top - .58, top - .06, -.1, .06, spec.get('fascia', paint), 1.1)
    box_on(mesh, frame, x0 - .06, x1 + .06, top - .06, top + .06, -.1, .24, paint, 1.15)
    place = spec.get('door', 'centre')
    middle = {'centre': a, 'left': x0 + .85, 'right': x1 - .85}.get(place)
    sections = [(x0 + .22, x1 - .22)]
    if middle is not None:
        sections = [(p, q) for p, q in ((x0 + .22, middle - .55), (middle + .55, x1 - .22)) if q - p > .5]
        door(mesh, frame, middle, b, .95, 2.1, paint, (1, 2), light=.0, glazed=1, depth=.1, steps=1)
        pane(mesh, frame, middle - .5, middle + .5, b + 2.15, top - .6, -.05)
    for p, q in sections:
        if spec.get('bow'):
            bay(mesh, frame, (p + q) / 2, b, q - p - .06, height - .62, .42, 'bow', 1, paint, paint, paint, dado=.55)
            continue
        box_on(mesh, frame, p, q, b, b + .55, -.05, .03, paint)
        pane(mesh, frame, p, q, b + .55, top - .6, -.04)
        count = max(1, round((q - p) / .85))
        for k in range(count + 1):
            x = p + (q - p) * k / count
            box_on(mesh, frame, x - .03, x + .03, b + .55, top - .6, -.06, .02, paint)
        box_on(mesh, frame, p, q, top - 1.0, top - .95, -.06, .02, paint)
    if spec.get('letters', True):
        count = spec.get('letter_count', 9)
        for k in range(count):
            if k == count // 2:
                continue
            x = a + (k - (count - 1) / 2) * .2
            box_on(mesh, frame, x - .05, x + .05, top - .42, top - .22, .06, .085, 'brass')
    if spec.get('awning'):
        awning(mesh, frame, x0 + .1, x1 - .1, top - .55, spec['awning'])
    return x0, b, x1, top


def awning(mesh, frame, x0, x1, z, material, out=1.2, drop=.55):
    count = max(4, int((x1 - x0) / .35))
    for k in range(count):
        p, q = x0 + (x1 - x0) * k / count, x0 + (x1 - x0) * (k + 1) / count
        shade = material if k % 2 == 0 else 'card'
        mesh.face([frame.at(p, z - drop, out), frame.at(q, z - drop, out), frame.at(q, z, .05), frame.at(p, z, .05)], shade)
        mesh.face([frame.at(p, z, .04), frame.at(q, z, .04), frame.at(q, z - drop - .01, out - .01), frame.at(p, z - drop - .01, out - .01)], shade, .8)
        plate_on(mesh, frame, [(p, z - drop - .2), (q, z - drop - .2), (q, z - drop), (p, z - drop)], out - .015, out, shade)


def hanging_sign(mesh, frame, a, z, material='signboard', post=False):
    """A pub's or a shop's sign on an iron bracket, or on its own post in front."""
    if post:
        box_on(mesh, frame, a - .08, a + .08, 0, z + .9, -.08, .08, 'white')
        tube(mesh, frame.at(a, z + .85, 0), frame.at(a + .95, z + .85, 0), .03, material='metalblack', sides=6)
        plate_on(mesh, frame, [(a + .2, z - .15), (a + .9, z - .15), (a + .9, z + .75), (a + .2, z + .75)], -.03, .03, material)
        plate_on(mesh, frame, [(a + .3, z - .05), (a + .8, z - .05), (a + .8, z + .65), (a + .3, z + .65)], .03, .04, 'brass')
        return
    side = Frame(frame.at(a, 0, 0), frame.n)
    tube(mesh, frame.at(a, z + .75, 0), frame.at(a, z + .75, .95), .025, material='metalblack', sides=6)
    plate_on(mesh, side, [(.2, z), (.85, z), (.85, z + .7), (.2, z + .7)], -.025, .025, material)
    plate_on(mesh, side, [(.3, z + .1), (.75, z + .1), (.75, z + .6), (.3, z + .6)], .025, .035, 'brass')
