import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import type { SaveSearchProps } from '../../../contract/generated/hpapi/save-search-props';
import type { SavedSearchAnswer } from '../../../contract/generated/hpapi/saved-search-answer';
import type { SavedSearchRequest } from '../../../contract/generated/hpapi/saved-search-request';
import type { SavedSearchTokenAnswer } from '../../../contract/generated/hpapi/saved-search-token-answer';
import { apiGet, apiPost } from '../../../lib/api';
import { isRestError } from '../../../lib/rest-error';
import { normaliseEmail } from '../../../lib/validation/email';

export type Wish = Pick< SavedSearchRequest, 'email' | 'frequency' > & { price_drops: boolean; website: string };

interface Save {
	/** What the server said; empty until it has. */
	done: string;
	error: string;
	isBusy: boolean;
	save: ( wish: Wish ) => Promise< void >;
}

/** Fetches a fresh token, which no cache has, and saves the search with it. */
export function useSave( { search, token_url: tokenUrl, save_url: saveUrl }: SaveSearchProps ): Save {
	const [ done, setDone ] = useState( '' );
	const [ error, setError ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );

	const save = async ( wish: Wish ) => {
		if ( isBusy ) {
			return;
		}
		const email = normaliseEmail( wish.email );
		if ( email === null ) {
			setError( __( 'Please enter a valid email address', 'hearth-hammer' ) );
			return;
		}
		setBusy( true );
		setError( '' );
		try {
			const { token } = await apiGet< SavedSearchTokenAnswer >( tokenUrl );
			const request: SavedSearchRequest = { ...wish, email, token, search };
			setDone( ( await apiPost< SavedSearchAnswer >( saveUrl, request ) ).message );
		} catch ( failure ) {
			setError( isRestError( failure ) ? failure.message : __( 'Sorry, something went wrong on our side. Please try again.', 'hearth-hammer' ) );
		} finally {
			setBusy( false );
		}
	};
	return { done, error, isBusy, save };
}
