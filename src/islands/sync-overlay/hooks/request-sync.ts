import type { SyncAnswer } from '../../../contract/generated/auctions/sync-answer';
import type { SyncOverlayProps } from '../../../contract/generated/auctions/sync-overlay-props';
import type { SyncTokenAnswer } from '../../../contract/generated/auctions/sync-token-answer';
import { apiGet, apiPost } from '../../../lib/api';

/** Between two questions while somebody's sync runs. */
export const POLL_MILLISECONDS = 2000;

/** Who waits longer has lost the connection, or the platform has. */
const MOST_POLLS = 150;

const wait = ( milliseconds: number ) => new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );

/**
 * Has the sale or the lot synced, or waits for whoever does it already (API-07).
 *
 * The token is fetched with the click and by nothing else, so that no crawler, prefetch or mail scanner starts a sync by
 * following an address.
 *
 * @param props
 * @throws {RestError} Where the server says no, or nothing.
 */
export async function requestSync( props: SyncOverlayProps ): Promise< void > {
	const ids = {
		auctioneer_id: props.auctioneer_id,
		sale_id: props.sale_id,
		...( props.lot_id === '' ? {} : { lot_id: props.lot_id } ),
	};
	const { token } = await apiPost< SyncTokenAnswer >( props.token_url, ids );
	for ( let poll = 0; poll < MOST_POLLS; poll++ ) {
		const { state } = await apiGet< SyncAnswer >( props.sync_url, { ...ids, token } );
		if ( state === 'done' ) {
			return;
		}
		await wait( POLL_MILLISECONDS );
	}
	throw new Error( 'The sync does not end.' );
}
