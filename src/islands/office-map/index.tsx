import type { LocationMapProps } from '../../contract/generated/core/location-map-props';
import { mountIsland } from '../../lib/island';
import { LocationMap } from '../../ui/location/location-map';
import '../../ui/location/location-map.css';

const isUsable = ( props: unknown ): props is LocationMapProps =>
	typeof props === 'object' && props !== null && 'loader_url' in props && typeof props.loader_url === 'string';

mountIsland( 'office-map', ( { loader_url }: LocationMapProps ) => <LocationMap name="office-map" loader_url={ loader_url } />, { guard: isUsable } );
