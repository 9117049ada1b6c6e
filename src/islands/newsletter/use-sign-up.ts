import { __ } from '@wordpress/i18n';
import { useState, type FormEvent } from 'react';
import type { NewsletterAnswer } from '../../contract/generated/hpapi/newsletter-answer';
import type { NewsletterProps } from '../../contract/generated/hpapi/newsletter-props';
import type { NewsletterTokenAnswer } from '../../contract/generated/hpapi/newsletter-token-answer';
import { apiGet, apiPost } from '../../lib/api';
import { normaliseEmail } from '../../lib/validation/email';
import { useSubmission } from '../../ui/form/use-submission';

interface SignUp {
	step: 'asking' | 'sending' | 'sent';
	error: string;
	/** What the server says once it is sent. */
	said: string;
	submit: ( event: FormEvent< HTMLFormElement > ) => void;
}

/** Sends the form: a fresh token first, because the page may be an hour old or from a cache. */
export function useSignUp( endpoints: NewsletterProps[ 'endpoints' ], source: string ): SignUp {
	const [ said, setSaid ] = useState< string | null >( null );
	const { error, isBusy, refuse, submit } = useSubmission();

	const send = async ( email: string, form: FormData ) => {
		const { token } = await apiGet< NewsletterTokenAnswer >( endpoints.token );
		const { message } = await apiPost< NewsletterAnswer >( endpoints.sign_up, {
			email,
			website: String( form.get( 'website' ) ?? '' ),
			source,
			token,
		} );
		setSaid( message );
	};

	const onSubmit = ( event: FormEvent< HTMLFormElement > ) => {
		event.preventDefault();
		const form = event.currentTarget;
		const data = new FormData( form );
		const email = normaliseEmail( String( data.get( 'email' ) ?? '' ) );
		if ( email === null ) {
			refuse( __( 'Enter an email address in the correct format, like name@example.com', 'hearth-hammer' ) );
			form.querySelector< HTMLElement >( '[name="email"]' )?.focus();
			return;
		}
		void submit( () => send( email, data ) );
	};

	const pending = isBusy ? 'sending' : 'asking';
	return { step: said === null ? pending : 'sent', error, said: said ?? '', submit: onSubmit };
}
