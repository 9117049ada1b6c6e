import { __ } from '@wordpress/i18n';
import { useRef, useState } from 'react';
import { isRestError } from '../../lib/rest-error';

interface Submission {
	/** A sentence for people; empty where nothing is wrong. */
	error: string;
	isBusy: boolean;
	/** Refuses the form before it is sent. */
	refuse: ( sentence: string ) => void;
	/** Sends once at a time; what fails is said, not thrown. */
	submit: ( send: () => Promise< void > ) => Promise< void >;
}

/** One form on its way to the server: whether it is, and what the server said against it. */
export function useSubmission(): Submission {
	const [ error, setError ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );
	const isSending = useRef( false );

	const submit = async ( send: () => Promise< void > ) => {
		if ( isSending.current ) {
			return;
		}
		isSending.current = true;
		setBusy( true );
		setError( '' );
		try {
			await send();
		} catch ( failure ) {
			setError( isRestError( failure ) ? failure.message : __( 'Sorry, something went wrong on our side. Try again.', 'hearth-hammer' ) );
		} finally {
			isSending.current = false;
			setBusy( false );
		}
	};
	return { error, isBusy, refuse: setError, submit };
}
