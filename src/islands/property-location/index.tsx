import type { LocationMapProps } from '../../contract/generated/core/location-map-props';
import { mountIsland } from '../../lib/island';
import { LocationMap } from '../../ui/location/location-map';
import '../../ui/location/location-map.css';
import { isObject } from '../../lib/is-object';

const isUsable = ( props: unknown ): props is LocationMapProps =>
	isObject( props ) && typeof props.loader_url === 'string';

mountIsland( 'property-location', ( { loader_url }: LocationMapProps ) => <LocationMap name="property-location" loader_url={ loader_url } />, { guard: isUsable } );
