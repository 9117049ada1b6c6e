import type { LotAlertsProps } from '../../contract/generated/auctions/lot-alerts-props';
import { mountIsland } from '../../lib/island';
import { isObject } from '../../lib/is-object';
import { LotAlerts } from './lot-alerts';

const isUsable = ( props: unknown ): props is LotAlertsProps =>
	isObject( props ) &&
	isObject( props.search ) &&
	Array.isArray( props.scopes ) &&
	Array.isArray( props.frequencies ) &&
	typeof props.sale === 'number' &&
	[ 'business', 'button', 'label', 'api_url', 'frequency' ].every( ( name ) => typeof props[ name ] === 'string' );

mountIsland( 'lot-alerts', LotAlerts, { guard: isUsable } );
