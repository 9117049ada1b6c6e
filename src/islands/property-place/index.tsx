import type { PropertyPlaceProps } from '../../contract/generated/hpapi/property-place-props';
import { mountIsland } from '../../lib/island';
import './property-place.css';
import { PropertyPlace } from './property-place';
import { isObject } from '../../lib/is-object';

const isUsable = ( props: unknown ): props is PropertyPlaceProps =>
	isObject( props ) && typeof props.find_url === 'string' && 'tiles' in props;

mountIsland( 'property-place', PropertyPlace, { guard: isUsable } );
