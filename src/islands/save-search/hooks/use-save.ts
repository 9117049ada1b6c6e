import { useState } from 'react';
import type { SaveSearchProps } from '../../../contract/generated/hpapi/save-search-props';
import type { SavedSearchAnswer } from '../../../contract/generated/hpapi/saved-search-answer';
import type { SavedSearchRequest } from '../../../contract/generated/hpapi/saved-search-request';
import type { SavedSearchTokenAnswer } from '../../../contract/generated/hpapi/saved-search-token-answer';
import { apiGet, apiPost } from '../../../lib/api';
import { emailFault } from '../../../lib/validation/contact-faults';
import { normaliseEmail } from '../../../lib/validation/email';
import { useSubmission } from '../../../ui/form/use-submission';

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
	const { error, isBusy, refuse, submit } = useSubmission();

	const save = async ( wish: Wish ) => {
		const email = normaliseEmail( wish.email );
		if ( email === null ) {
			refuse( emailFault( wish.email ) );
			return;
		}
		await submit( async () => {
			const { token } = await apiGet< SavedSearchTokenAnswer >( tokenUrl );
			const request: SavedSearchRequest = { ...wish, email, token, search };
			setDone( ( await apiPost< SavedSearchAnswer >( saveUrl, request ) ).message );
		} );
	};
	return { done, error, isBusy, save };
}
