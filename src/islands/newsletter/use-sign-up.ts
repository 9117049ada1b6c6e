import { __ } from '@wordpress/i18n';
import { useRef, useState, type FormEvent } from 'react';
import type { NewsletterAnswer } from '../../contract/generated/hpapi/newsletter-answer';
import type { NewsletterProps } from '../../contract/generated/hpapi/newsletter-props';
import type { NewsletterTokenAnswer } from '../../contract/generated/hpapi/newsletter-token-answer';
import { apiGet, apiPost } from '../../lib/api';
import { isRestError } from '../../lib/rest-error';
import { normaliseEmail } from '../../lib/validation/email';

interface SignUp {
	step: 'asking' | 'sending' | 'sent';
	error: string;
	submit: ( event: FormEvent< HTMLFormElement > ) => void;
}

/** Sends the form: a fresh token first, because the page may be an hour old or from a cache. */
export function useSignUp( endpoints: NewsletterProps[ 'endpoints' ], source: string ): SignUp {
	const [ step, setStep ] = useState< SignUp[ 'step' ] >( 'asking' );
	const [ error, setError ] = useState( '' );
	const isSending = useRef( false );

	const send = async ( email: string, form: FormData ) => {
		const { token } = await apiGet< NewsletterTokenAnswer >( endpoints.token );
		await apiPost< NewsletterAnswer >( endpoints.sign_up, {
			email,
			website: String( form.get( 'website' ) ?? '' ),
			source,
			token,
		} );
	};

	const submit = ( event: FormEvent< HTMLFormElement > ) => {
		event.preventDefault();
		if ( isSending.current ) {
			return;
		}
		const form = event.currentTarget;
		const data = new FormData( form );
		const email = normaliseEmail( String( data.get( 'email' ) ?? '' ) );
		if ( email === null ) {
			setError( __( 'Please enter a valid email address.', 'hearth-hammer' ) );
			form.querySelector< HTMLElement >( '[name="email"]' )?.focus();
			return;
		}
		isSending.current = true;
		setStep( 'sending' );
		setError( '' );
		send( email, data )
			.then( () => setStep( 'sent' ) )
			.catch( ( failure: unknown ) => {
				setStep( 'asking' );
				setError( isRestError( failure ) ? failure.message : __( 'Sorry, something went wrong on our side. Please try again.', 'hearth-hammer' ) );
			} )
			.finally( () => {
				isSending.current = false;
			} );
	};

	return { step, error, submit };
}
