"""All bodies by name."""
from . import vehicle_cars as cars
from . import vehicle_more_cars as more
from . import vehicle_open as opened
from . import vehicle_vans as vans

BODIES = {
    'saloon': cars.saloon(), 'estate': cars.estate(), 'hatchback': cars.hatchback(),
    'suv': more.suv(), 'city': more.city(), 'coupe': more.coupe(), 'electric': more.electric(),
    'pickup': opened.pickup(), 'roadster': opened.roadster(),
    'smallvan': vans.smallvan(), 'mediumvan': vans.mediumvan(), 'largevan': vans.largevan(), 'minibus': vans.minibus(),
    'luton': vans.luton(), 'motorhome': vans.motorhome(),
}
