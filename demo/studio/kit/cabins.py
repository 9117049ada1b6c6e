"""What is inside each body, from the dashboard backwards. The vehicle looks towards -x; its driver sits on the right, at +y.

Lengths in metres. rows: (x of the seat's front, places across as y, width of each); load: where a load floor begins.
"""


def _pair(x, y=.38, width=.52):
    return x, (-y, y), width


def _bench(x, half=.62):
    return x, (0,), half * 2


CABINS = {
    'city': {'two_doors': True, 'length': 2.1, 'half': .74, 'rows': [_pair(.72, .34, .48), _bench(1.5, .52)]},
    'hatchback': {'length': 2.35, 'half': .78, 'rows': [_pair(.75), _bench(1.62)]},
    'saloon': {'length': 2.45, 'half': .8, 'rows': [_pair(.78), _bench(1.7)]},
    'electric': {'length': 2.5, 'half': .82, 'rows': [_pair(.78), _bench(1.75, .66)], 'automatic': True},
    'estate': {'length': 3.5, 'half': .8, 'rows': [_pair(.78), _bench(1.7)], 'load': 2.45},
    'suv': {'length': 3.3, 'half': .83, 'rows': [_pair(.78), _bench(1.7, .66)], 'load': 2.45},
    'coupe': {'two_doors': True, 'length': 2.2, 'half': .78, 'rows': [_pair(.8), (1.58, (-.34, .34), .44)]},
    'roadster': {'length': 1.5, 'half': .66, 'rows': [_pair(.62, .31, .46)], 'wood': True},
    'pickup': {'length': 2.4, 'half': .82, 'rows': [_pair(.78), _bench(1.66, .66)]},
    'smallvan': {'van': True, 'length': 3.2, 'half': .8, 'rows': [_pair(.78)], 'load': 1.55},
    'mediumvan': {'van': True, 'length': 4.0, 'half': .88, 'rows': [(.8, (.46,), .54), (.8, (-.28,), .9)], 'load': 1.6},
    'largevan': {'van': True, 'length': 4.8, 'half': .94, 'rows': [(.8, (.5,), .54), (.8, (-.3,), .94)], 'load': 1.6},
    'luton': {'van': True, 'length': 1.75, 'half': .92, 'rows': [(.8, (.5,), .54), (.8, (-.3,), .94)]},
    'minibus': {'van': True, 'coach': True, 'length': 5.0, 'half': .94, 'rows': [(.8, (.5,), .54), (.8, (-.3,), .94)] + [(x, (.45, -.05, -.55), .44) for x in (1.75, 2.55, 3.35, 4.15)]},
    'motorhome': {'van': True, 'length': 5.2, 'half': 1.0, 'rows': [_pair(.8, .48, .54)], 'home': True},
}
