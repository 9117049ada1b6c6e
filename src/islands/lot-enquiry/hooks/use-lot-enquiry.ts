import { __ } from '@wordpress/i18n';
import { useRef, useState, type FormEvent } from 'react';
import type { FormTokenAnswer } from '../../../contract/generated/auctions/form-token-answer';
import type { LotEnquiryAnswer } from '../../../contract/generated/auctions/lot-enquiry-answer';
import type { LotEnquiryProps } from '../../../contract/generated/auctions/lot-enquiry-props';
import type { LotEnquiryRequest } from '../../../contract/generated/auctions/lot-enquiry-request';
import { apiGet, apiPost } from '../../../lib/api';
import { valueOf, type FormValues } from '../../../lib/fallback-values';
import { patience } from '../../../lib/patience';
import { fieldFaults, isRestError } from '../../../lib/rest-error';
import { newSubmission } from '../../../lib/submission';
import { FIELDS, validate, type Errors, type Kind, type Values } from '../rules/validate';

/** The form's state, and what happens when it is sent. */
export function useLotEnquiry( props: LotEnquiryProps, typed: FormValues ) {
	const [ values, setValues ] = useState< Values >( () => startValues( props, typed ) );
	const [ errors, setErrors ] = useState< Errors >( {} );
	const [ failure, setFailure ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );
	const [ sent, setSent ] = useState< LotEnquiryAnswer | null >( null );
	const form = useRef< HTMLFormElement >( null );
	const submission = useRef( '' );

	const set = ( changed: Partial< Values > ) => {
		submission.current = '';
		const next = { ...values, ...changed };
		setValues( next );
		// What was wrong is right as soon as it is; nothing new is complained about while somebody types.
		const still = validate( next );
		setErrors( ( before ) => Object.fromEntries( Object.entries( before ).filter( ( [ name ] ) => name in still ) ) );
	};

	const complain = ( faults: Errors ) => {
		setErrors( faults );
		const first = FIELDS.find( ( name ) => name in faults );
		// Once React has drawn what is wrong.
		setTimeout( () => form.current?.querySelector< HTMLElement >( `[name="${ first }"]` )?.focus() );
	};

	const submit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( isBusy ) {
			return;
		}
		setFailure( '' );
		const faults = validate( values );
		if ( Object.keys( faults ).length > 0 ) {
			complain( faults );
			return;
		}
		setBusy( true );
		submission.current ||= newSubmission();
		try {
			setSent( await send( props, values, submission.current ) );
		} catch ( error ) {
			const said = Object.entries( fieldFaults( error ) ).filter( ( [ name ] ) => ( FIELDS as readonly string[] ).includes( name ) );
			if ( said.length > 0 ) {
				complain( Object.fromEntries( said ) );
			} else {
				setFailure( isRestError( error ) ? error.message : __( 'Sorry, something went wrong. Please try again.', 'hearth-hammer' ) );
			}
		} finally {
			setBusy( false );
		}
	};
	return { form, values, errors, failure, isBusy, sent, set, submit };
}

function startValues( props: LotEnquiryProps, typed: FormValues ): Values {
	const kind = valueOf( typed, 'kind' ) as Kind;
	return {
		kind: props.kinds.some( ( one ) => one.value === kind ) ? kind : 'ask',
		bid: valueOf( typed, 'bid' ),
		message: valueOf( typed, 'message' ),
		name: valueOf( typed, 'name' ),
		email: valueOf( typed, 'email' ),
		phone: valueOf( typed, 'phone' ),
		agree: valueOf( typed, 'agree' ) === '1',
		website: valueOf( typed, 'website' ),
	};
}

/** Sends the form with a token of its own. A token that has been used or has grown old meanwhile is renewed once. */
async function send( { lot, endpoints }: LotEnquiryProps, values: Values, submission: string ): Promise< LotEnquiryAnswer > {
	const attempt = async () => {
		const { token } = await apiGet< FormTokenAnswer >( endpoints.token, {}, { signal: patience() } );
		const request: LotEnquiryRequest = { ...values, lot, submission, token };
		return apiPost< LotEnquiryAnswer >( endpoints.send, request, { signal: patience() } );
	};
	try {
		return await attempt();
	} catch ( error ) {
		if ( isRestError( error ) && error.code === 'hh_enquiry_token' ) {
			return attempt();
		}
		throw error;
	}
}
