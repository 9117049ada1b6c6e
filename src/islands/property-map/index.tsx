import type { PropertyMapProps } from '../../contract/generated/hpapi/property-map-props';
import { mountIsland } from '../../lib/island';
import { isObject } from '../../lib/is-object';
import { PropertyMap } from './property-map';
import './property-map.css';

/** The server's test holds its props to the schema; this is what the map cannot do without. */
const isUsable = ( props: unknown ): props is PropertyMapProps =>
	isObject( props ) &&
	typeof props.properties_url === 'string' &&
	typeof props.places_url === 'string' &&
	isObject( props.params ) &&
	isObject( props.tiles ) &&
	isObject( props.around );

mountIsland( 'property-map', PropertyMap, { guard: isUsable } );
