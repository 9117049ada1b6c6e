import { __ } from '@wordpress/i18n';
import { useRef, useState, type FormEvent } from 'react';
import type { FormTokenAnswer } from '../../../contract/generated/auctions/form-token-answer';
import type { LegalPackRequest } from '../../../contract/generated/auctions/legal-pack-request';
import type { LotLegalPackProps } from '../../../contract/generated/auctions/lot-legal-pack-props';
import type { MessageAnswer } from '../../../contract/generated/auctions/message-answer';
import { apiGet, apiPost } from '../../../lib/api';
import { valueOf, type FormValues } from '../../../lib/fallback-values';
import { patience } from '../../../lib/patience';
import { fieldFaults, isRestError } from '../../../lib/rest-error';
import { normaliseEmail } from '../../../lib/validation/email';
import { normaliseName } from '../../../lib/validation/name';

interface Values {
	name: string;
	email: string;
	accept: boolean;
	website: string;
}

type Errors = Partial< Record< 'name' | 'email' | 'accept', string > >;

/** The form's state, and what happens when it is sent. */
export function usePack( props: LotLegalPackProps, typed: FormValues ) {
	const [ values, setValues ] = useState< Values >( () => ( {
		name: valueOf( typed, 'name' ),
		email: valueOf( typed, 'email' ),
		accept: valueOf( typed, 'accept' ) === '1',
		website: valueOf( typed, 'website' ),
	} ) );
	const [ errors, setErrors ] = useState< Errors >( {} );
	const [ failure, setFailure ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );
	const [ done, setDone ] = useState( '' );
	const form = useRef< HTMLFormElement >( null );

	const set = ( changed: Partial< Values > ) => {
		const next = { ...values, ...changed };
		setValues( next );
		// What was wrong is right as soon as it is; nothing new is complained about while somebody types.
		const still = validate( next );
		setErrors( ( before ) => Object.fromEntries( Object.entries( before ).filter( ( [ name ] ) => name in still ) ) );
	};

	const complain = ( faults: Errors ) => {
		setErrors( faults );
		const first = ( [ 'name', 'email', 'accept' ] as const ).find( ( name ) => name in faults );
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
		try {
			setDone( await send( props, values ) );
		} catch ( error ) {
			const said = fieldFaults( error );
			if ( Object.keys( said ).length > 0 ) {
				complain( said );
			} else {
				setFailure( isRestError( error ) ? error.message : __( 'Sorry, something went wrong. Please try again.', 'hearth-hammer' ) );
			}
		} finally {
			setBusy( false );
		}
	};
	return { form, values, errors, failure, isBusy, done, set, submit };
}

/** The sentences are PHP's (LegalPack\RequestPack). */
function validate( values: Values ): Errors {
	const found: Required< Errors > = {
		name: normaliseName( values.name ) === null ? __( 'Please enter your name: at most 40 characters, without links', 'hearth-hammer' ) : '',
		email: normaliseEmail( values.email ) === null ? __( 'Please enter a valid email address', 'hearth-hammer' ) : '',
		accept: values.accept ? '' : __( 'Please accept the terms: without them we cannot give you the documents', 'hearth-hammer' ),
	};
	return Object.fromEntries( Object.entries( found ).filter( ( [ , sentence ] ) => sentence !== '' ) );
}

async function send( { lot, terms, endpoints }: LotLegalPackProps, values: Values ): Promise< string > {
	const { token } = await apiGet< FormTokenAnswer >( endpoints.token, {}, { signal: patience() } );
	const request: LegalPackRequest = { ...values, lot, terms: terms.version, token };
	return ( await apiPost< MessageAnswer >( endpoints.send, request, { signal: patience() } ) ).message;
}
