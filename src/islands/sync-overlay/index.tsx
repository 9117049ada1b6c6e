import type { SyncOverlayProps } from '../../contract/generated/auctions/sync-overlay-props';
import { mountIsland } from '../../lib/island';
import { isObject } from '../../lib/is-object';
import { SyncOverlay } from './sync-overlay';
import './sync-overlay.css';

const isUsable = ( props: unknown ): props is SyncOverlayProps =>
	isObject( props ) &&
	isObject( props.form ) &&
	[ 'auctioneer_id', 'sale_id', 'lot_id', 'platform', 'synced', 'synced_ago', 'token_url', 'sync_url' ].every( ( name ) => typeof props[ name ] === 'string' );

mountIsland( 'sync-overlay', SyncOverlay, { guard: isUsable } );
