import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import type { SyncOverlayProps } from '../../../contract/generated/auctions/sync-overlay-props';
import { reload } from '../../../lib/navigate';
import { isRestError } from '../../../lib/rest-error';
import { requestSync } from './request-sync';

/** From success to the page's reload. */
const RELOAD_MILLISECONDS = 1000;

/** One sync of a page at a time, whichever of its buttons was pressed. */
let isLoading = false;

/**
 * What the button does: `isShown` while the overlay is to be seen, `failure` when something went wrong.
 *
 * @param props
 */
export function useSync( props: SyncOverlayProps ) {
	const [ isShown, setIsShown ] = useState( false );
	const [ failure, setFailure ] = useState( '' );

	const start = async () => {
		if ( isLoading ) {
			return;
		}
		isLoading = true;
		setIsShown( true );
		try {
			await requestSync( props );
		} catch ( error ) {
			setIsShown( false );
			setFailure( sentence( error, props.lot_id !== '' ) );
			isLoading = false;
			return;
		}
		setTimeout( () => {
			setIsShown( false );
			reload();
			isLoading = false;
		}, RELOAD_MILLISECONDS );
	};

	return { isShown, failure, start, dismiss: () => setFailure( '' ) };
}

/** An answer other than 200 is one thing, no answer that can be read another (SYNC-05). */
function sentence( error: unknown, isLot: boolean ): string {
	const status = isRestError( error ) ? error.data.status : 0;
	if ( status !== 0 && status !== 200 ) {
		// eslint-disable-next-line no-console -- SYNC-05: the status is logged.
		console.error( `The sync was answered with status ${ status }.` );
		return __( 'There was an error!', 'hearth-hammer' );
	}
	return isLot ? __( 'There was an error syncing the lot', 'hearth-hammer' ) : __( 'There was an error syncing the sale', 'hearth-hammer' );
}
