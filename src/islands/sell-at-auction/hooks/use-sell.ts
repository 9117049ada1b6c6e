import { __ } from '@wordpress/i18n';
import { useRef, useState, type FormEvent } from 'react';
import type { FormTokenAnswer } from '../../../contract/generated/auctions/form-token-answer';
import type { SellAnswer } from '../../../contract/generated/auctions/sell-answer';
import type { SellAtAuctionProps } from '../../../contract/generated/auctions/sell-at-auction-props';
import type { SellRequest } from '../../../contract/generated/auctions/sell-request';
import { apiGet, apiPost } from '../../../lib/api';
import { valueOf, type FormValues } from '../../../lib/fallback-values';
import { patience } from '../../../lib/patience';
import { fieldFaults, isRestError } from '../../../lib/rest-error';
import { newSubmission } from '../../../lib/submission';
import { validate, type Errors, type Values } from '../rules/validate';

const PERSON = [ 'message', 'name', 'email', 'phone', 'website' ];

/** The form's state, and what happens when it is sent. */
export function useSell( props: SellAtAuctionProps, typed: FormValues ) {
	const names = [ ...props.questions.map( ( { name } ) => name ), ...PERSON ];
	const [ values, setValues ] = useState< Values >( () => Object.fromEntries( names.map( ( name ) => [ name, valueOf( typed, name ) ] ) ) );
	const [ errors, setErrors ] = useState< Errors >( {} );
	const [ failure, setFailure ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );
	const [ sent, setSent ] = useState< SellAnswer | null >( null );
	const form = useRef< HTMLFormElement >( null );
	const submission = useRef( '' );

	const set = ( changed: Partial< Values > ) => {
		submission.current = '';
		const next = { ...values, ...changed } as Values;
		setValues( next );
		// What was wrong is right as soon as it is; nothing new is complained about while somebody types.
		const still = validate( props.questions, next );
		setErrors( ( before ) => Object.fromEntries( Object.entries( before ).filter( ( [ name ] ) => name in still ) ) );
	};

	const complain = ( faults: Errors ) => {
		setErrors( faults );
		const first = names.find( ( name ) => name in faults );
		// Once React has drawn what is wrong.
		setTimeout( () => form.current?.querySelector< HTMLElement >( `[name="${ first }"]` )?.focus() );
	};

	const submit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( isBusy ) {
			return;
		}
		setFailure( '' );
		const faults = validate( props.questions, values );
		if ( Object.keys( faults ).length > 0 ) {
			complain( faults );
			return;
		}
		setBusy( true );
		submission.current ||= newSubmission();
		try {
			setSent( await send( props, values, submission.current ) );
		} catch ( error ) {
			const said = Object.entries( fieldFaults( error ) ).filter( ( [ name ] ) => names.includes( name ) );
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

/** Sends the form with a token of its own. A token that has been used or has grown old meanwhile is renewed once. */
async function send( { business, endpoints, questions }: SellAtAuctionProps, values: Values, submission: string ): Promise< SellAnswer > {
	const of = ( name: string ) => values[ name ] ?? '';
	const attempt = async () => {
		const { token } = await apiGet< FormTokenAnswer >( endpoints.token, {}, { signal: patience() } );
		const request: SellRequest = {
			token,
			submission,
			business,
			answers: Object.fromEntries( questions.map( ( { name } ) => [ name, of( name ) ] ) ),
			name: of( 'name' ),
			email: of( 'email' ),
			phone: of( 'phone' ),
			message: of( 'message' ),
			website: of( 'website' ),
		};
		return apiPost< SellAnswer >( endpoints.send, request, { signal: patience() } );
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
