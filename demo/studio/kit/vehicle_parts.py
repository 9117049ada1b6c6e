"""Dresses a body: wheels, fittings and, on chassis cabs, the box."""
from mathutils import Vector

from . import vehicle_box, vehicle_classic
from . import vehicle_fittings as fit
from .mesh import box, tube
from .vehicle_fittings import Surface
from .vehicle_form import Form
from .vehicle_wheels import lining, wheel


def dress(mesh, spec, paint, rims):
    form = Form(spec)
    surface = Surface(form)
    length = spec['length']
    low = float(form.curve['low'](length / 2))
    for x in spec['wheels']:
        for s in (1, -1):
            out = float(form.half_width(x, spec['radius'] + spec['arch'] * .8)) if x < length else spec['track']
            wheel(mesh, x, s * (out - spec.get('tuck', .018)), spec['radius'], s, rims, spec.get('share', .70), spec.get('tyre', .108))
            if x < length:
                lining(mesh, x, spec['radius'], spec['arch'], out - .035, s)
    box(mesh, .45, length - .5, -.6, .6, low + .03, low + .12, 'underbody')
    if 'box' in spec:
        vehicle_box.build(mesh, spec, paint)
    if spec.get('classic'):
        vehicle_classic.dress(mesh, surface, spec)
        return
    for s in (1, -1):
        for x, z in spec['handles']:
            fit.handle(mesh, surface, x, z, s, spec.get('handle', paint))
        fit.mirror(mesh, surface, *spec['mirror'], s, spec.get('handle', paint), spec.get('mirror_size', (.095, .125, .075)))
        if 'rails' in spec:
            fit.rail(mesh, surface, *spec['rails'], s)
        if 'steps' in spec:
            x0, x1, z = spec['steps']
            tube(mesh, (x0, s * .90, z), (x1, s * .90, z), .035, sides=14, material='trimblack')
        if spec.get('hinges'):
            _hinges(mesh, surface, spec, s)
    _plates(mesh, surface, spec)
    for y0, z0, y1, z1 in spec['wipers']:
        fit.wiper(mesh, surface, y0, z0, y1, z1)
    fit.cabin(mesh, spec['cabin'])
    if spec.get('hinges'):   # the bulkhead behind a van's seats
        x = spec['cabin']['rows'][0] + .80
        half = spec['width'] - .16
        box(mesh, x, x + .03, -half, half, low + .1, spec['size'][1] - .18, 'cabin')


def _plates(mesh, surface, spec):
    fit.plate(mesh, *surface.nose(0, spec['plates'][0]), 'plate')
    if 'box' in spec:
        fit.plate(mesh, Vector((spec['box'][1] + .06, 0, .52)), Vector((1, 0, 0)), 'plateyellow')
    else:
        fit.plate(mesh, *surface.tail(0, spec['plates'][1]), 'plateyellow')


def _hinges(mesh, surface, spec, s):
    """Of the rear doors, and the handle between them."""
    height, belt = spec['size'][1], spec['cabin']['belt']
    for z in (spec['plates'][1] + .10, belt + .05, height - .34):
        p, n = surface.side(spec['length'] - .07, z, s)
        fit.pod(mesh, fit.on(p, n), (.055, .022, .012), 'trimblack', .5)
    p, n = surface.tail(.14, belt - .06)
    if s > 0:
        fit.pod(mesh, fit.on(p, n, (0, 1, 0)), (.085, .028, .018), 'trimblack', .5)
