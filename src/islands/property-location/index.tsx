import type { PropertyLocationProps } from '../../contract/generated/hpapi/property-location-props';
import { mountIsland } from '../../lib/island';
import './property-location.css';
import { PropertyLocation } from './property-location';

const isUsable = ( props: unknown ): props is PropertyLocationProps =>
	typeof props === 'object' && props !== null && 'loader_url' in props && typeof props.loader_url === 'string';

mountIsland( 'property-location', PropertyLocation, { guard: isUsable } );
