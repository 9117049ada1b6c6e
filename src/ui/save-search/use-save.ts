import { useState } from 'react';
import { emailFault } from '../../lib/validation/contact-faults';
import { normaliseEmail } from '../../lib/validation/email';
import { useSubmission } from '../form/use-submission';

export type Frequency = 'instant' | 'daily' | 'weekly';

export interface Wish {
	email: string;
	frequency: Frequency;
	/** Whether price reductions are wanted too. */
	price_drops: boolean;
	/** The field that people do not see. */
	website: string;
}

interface Save {
	/** What the server said; empty until it has. */
	done: string;
	error: string;
	isBusy: boolean;
	save: ( wish: Wish ) => Promise< void >;
}

/**
 * Checks the address and saves the search.
 *
 * @param send Gets the address as it is stored; gives the server's sentence.
 */
export function useSave( send: ( wish: Wish ) => Promise< string > ): Save {
	const [ done, setDone ] = useState( '' );
	const { error, isBusy, refuse, submit } = useSubmission();

	const save = async ( wish: Wish ) => {
		const email = normaliseEmail( wish.email );
		if ( email === null ) {
			refuse( emailFault( wish.email ) );
			return;
		}
		await submit( async () => setDone( await send( { ...wish, email } ) ) );
	};
	return { done, error, isBusy, save };
}
