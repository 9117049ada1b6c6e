import type { PropertyPlaceProps } from '../../contract/generated/hpapi/property-place-props';
import { mountIsland } from '../../lib/island';
import './property-place.css';
import { PropertyPlace } from './property-place';

const isUsable = ( props: unknown ): props is PropertyPlaceProps =>
	typeof props === 'object' && props !== null && 'find_url' in props && typeof props.find_url === 'string' && 'tiles' in props;

mountIsland( 'property-place', PropertyPlace, { guard: isUsable } );
