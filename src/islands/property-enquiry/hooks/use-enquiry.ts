import { __ } from '@wordpress/i18n';
import { useRef, useState, type FormEvent } from 'react';
import type { PropertyEnquiryProps } from '../../../contract/generated/hpapi/property-enquiry-props';
import { valueOf, type FormValues } from '../../../lib/fallback-values';
import { fieldFaults, isRestError } from '../../../lib/rest-error';
import { newSubmission } from '../../../lib/submission';
import { useFaultCount } from '../../../ui/form/fault-count';
import { focusFault } from '../../../ui/form/focus-fault';
import { useHash } from '../../../ui/form/use-hash';
import { daysLeft, fetchDays, sendEnquiry, type Days, type Sent } from '../api/enquiry-api';
import { FIELDS, validate, type Errors, type Values } from '../rules/validate';

/** The form's state, and what happens when it is sent. */
export function useEnquiry( props: PropertyEnquiryProps, typed: FormValues ) {
	const [ values, setValues ] = useState< Values >( () => startValues( typed ) );
	const [ days, setDays ] = useState< Days >( props.days );
	const [ errors, setErrors ] = useState< Errors >( {} );
	const [ failure, setFailure ] = useState( '' );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ sent, setSent ] = useState< Sent | null >( null );
	const form = useRef< HTMLFormElement >( null );
	const submission = useRef( '' );
	const [ told, tell ] = useFaultCount();
	const hasFetched = useRef( false );

	const set = ( changed: Partial< Values > ) => {
		submission.current = '';
		const next = { ...values, ...changed };
		setValues( next );
		// What was wrong is right as soon as it is; nothing new is complained about while somebody types.
		const still = validate( next, days.length > 0, props.lengths );
		setErrors( ( before ) => Object.fromEntries( Object.entries( before ).filter( ( [ name ] ) => name in still ) ) );
	};

	useHash( ( hash ) => {
		if ( hash === '#enquiry-ask' || hash === '#enquiry' ) {
			set( { kind: hash === '#enquiry' ? 'viewing' : 'ask' } );
		}
	} );

	/** The page may come from a cache; times are asked for once somebody turns to the form. */
	const refreshDays = () => {
		if ( hasFetched.current ) {
			return;
		}
		hasFetched.current = true;
		// Without an answer the page's own times stay: the server looks again when one is booked.
		fetchDays( props.endpoints ).then( takeDays, () => {} );
	};

	const takeDays = ( fresh: Days ) => {
		setDays( ( before ) => ( JSON.stringify( before ) === JSON.stringify( fresh ) ? before : fresh ) );
		setValues( ( before ) =>
			before.slot === '0' || fresh.some( ( day ) => day.slots.some( ( slot ) => String( slot.id ) === before.slot ) )
				? before
				: { ...before, slot: '' }
		);
	};

	const complain = ( faults: Errors ) => {
		setErrors( faults );
		tell( Object.keys( faults ).length );
		const first = FIELDS.find( ( name ) => name in faults );
		// Once React has drawn what is wrong.
		setTimeout( () => first && focusFault( form.current, first ) );
	};

	const refuse = ( error: unknown ) => {
		const left = daysLeft( error );
		const sentence = isRestError( error ) ? error.message : __( 'Sorry, something went wrong. Try again.', 'hearth-hammer' );
		if ( left ) {
			submission.current = '';
			takeDays( left );
			complain( left.length > 0 ? { slot: sentence } : { preferred: sentence } );
			return;
		}
		const faults = fieldFaults( error );
		const known = Object.fromEntries( Object.entries( faults ).filter( ( [ name ] ) => ( FIELDS as readonly string[] ).includes( name ) ) );
		if ( Object.keys( known ).length > 0 ) {
			complain( known );
		} else {
			setFailure( sentence );
		}
	};

	const submit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( isBusy ) {
			return;
		}
		setFailure( '' );
		const faults = validate( values, days.length > 0, props.lengths );
		if ( Object.keys( faults ).length > 0 ) {
			complain( faults );
			return;
		}
		setErrors( {} );
		tell( 0 );
		setIsBusy( true );
		submission.current ||= newSubmission();
		try {
			setSent( await sendEnquiry( props.endpoints, props.property, values, submission.current ) );
		} catch ( error ) {
			refuse( error );
		} finally {
			setIsBusy( false );
		}
	};

	return { form, values, days, errors, told, failure, isBusy, sent, set, submit, refreshDays };
}

export type Enquiry = ReturnType< typeof useEnquiry >;

function startValues( typed: FormValues ): Values {
	return {
		kind: valueOf( typed, 'kind' ) === 'ask' ? 'ask' : 'viewing',
		slot: valueOf( typed, 'slot' ),
		preferred: valueOf( typed, 'preferred' ),
		wishes: typed[ 'wishes[]' ] ?? [],
		message: valueOf( typed, 'message' ),
		name: valueOf( typed, 'name' ),
		email: valueOf( typed, 'email' ),
		phone: valueOf( typed, 'phone' ),
		website: valueOf( typed, 'website' ),
	};
}
