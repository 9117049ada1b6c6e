import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { PropertyValuationProps } from '../../../contract/generated/hpapi/property-valuation-props';
import { valueOf, type FormValues } from '../../../lib/fallback-values';
import { fieldFaults, isRestError } from '../../../lib/rest-error';
import { newSubmission } from '../../../lib/submission';
import { sendValuation, type Sent } from '../api/valuation-api';
import { forgetDraft, keepDraft, readDraft } from '../rules/draft';
import { errorsOf, firstWrongStep, STEPS, validate, type Errors, type Values } from '../rules/validate';
import { usePlace } from './use-place';

/** The form's state, its steps, and what happens when it is sent. */
export function useValuation( props: PropertyValuationProps, typed: FormValues ) {
	const [ values, setValues ] = useState< Values >( () => startValues( typed ) );
	const [ step, setStep ] = useState( 1 );
	const [ errors, setErrors ] = useState< Errors >( {} );
	const [ failure, setFailure ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );
	const [ sent, setSent ] = useState< Sent | null >( null );
	const form = useRef< HTMLFormElement >( null );
	const submission = useRef( '' );

	const set = ( changed: Partial< Values > ) => {
		submission.current = '';
		const next = { ...values, ...changed };
		setValues( next );
		keepDraft( next, step );
		// What was wrong is right as soon as it is; nothing new is complained about while somebody types.
		const still = validate( next, props );
		setErrors( ( before ) => Object.fromEntries( Object.entries( before ).filter( ( [ name ] ) => name in still ) ) );
	};
	const place = usePlace( props.endpoints, values, set );

	// After the first frame, which is the server's: what this tab still holds of an earlier try.
	const typedHere = useRef( values );
	useEffect( () => {
		const draft = isBlank( typedHere.current ) ? readDraft( typedHere.current ) : null;
		if ( draft ) {
			setValues( ( before ) => ( { ...before, ...draft.values } ) );
			setStep( draft.step );
		}
	}, [] );

	const go = ( to: number, then: ( of: HTMLFormElement ) => void ) => {
		setStep( to );
		keepDraft( values, to );
		// Once React has drawn it.
		setTimeout( () => form.current && then( form.current ) );
	};

	const complain = ( faults: Errors ) => {
		setErrors( faults );
		const at = firstWrongStep( faults );
		const first = STEPS[ at - 1 ]?.find( ( name ) => name in faults );
		go( at, ( of ) => of.querySelector< HTMLElement >( `[name="${ first }"]` )?.focus() );
	};

	/** Checks the step that is seen, and shows the next one. */
	const next = () => {
		const faults = errorsOf( validate( values, props ), step );
		if ( Object.keys( faults ).length > 0 ) {
			complain( faults );
			return;
		}
		go( step + 1, ( of ) => showStep( of, step + 1 ) );
	};

	const back = () => go( step - 1, ( of ) => showStep( of, step - 1 ) );

	const submit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( isBusy ) {
			return;
		}
		setFailure( '' );
		// Enter, in a step that is not the last.
		if ( step < STEPS.length ) {
			next();
			return;
		}
		const faults = validate( values, props );
		if ( Object.keys( faults ).length > 0 ) {
			complain( faults );
			return;
		}
		setErrors( {} );
		setBusy( true );
		submission.current ||= newSubmission();
		try {
			setSent( await sendValuation( props.endpoints, values, submission.current ) );
			forgetDraft();
		} catch ( error ) {
			const said = Object.entries( fieldFaults( error ) ).filter( ( [ name ] ) => STEPS.some( ( names ) => ( names as readonly string[] ).includes( name ) ) );
			if ( said.length > 0 ) {
				complain( Object.fromEntries( said ) );
			} else {
				setFailure( isRestError( error ) ? error.message : __( 'Sorry, something went wrong. Please try again.', 'hearth-hammer' ) );
			}
		} finally {
			setBusy( false );
		}
	};

	return { form, values, step, errors, failure, isBusy, sent, place, set, next, back, submit };
}

export type Valuation = ReturnType< typeof useValuation >;

function startValues( typed: FormValues ): Values {
	return {
		postcode: valueOf( typed, 'postcode' ),
		address: valueOf( typed, 'address' ),
		town: valueOf( typed, 'town' ),
		property_type: valueOf( typed, 'property_type' ),
		bedrooms: valueOf( typed, 'bedrooms' ),
		wants: valueOf( typed, 'wants' ),
		tenure: valueOf( typed, 'tenure' ),
		moving: valueOf( typed, 'moving' ),
		contact: valueOf( typed, 'contact' ),
		days: typed[ 'days[]' ] ?? [],
		times: typed[ 'times[]' ] ?? [],
		message: valueOf( typed, 'message' ),
		name: valueOf( typed, 'name' ),
		email: valueOf( typed, 'email' ),
		phone: valueOf( typed, 'phone' ),
		website: valueOf( typed, 'website' ),
	};
}

/** Whether nothing was typed before the script came, which wins over what the tab remembers. */
function isBlank( values: Values ): boolean {
	return Object.values( values ).every( ( value ) => value.length === 0 );
}

/** A step begins with its question, for eyes and for screen readers. */
function showStep( form: HTMLFormElement, step: number ): void {
	const question = form.querySelector< HTMLElement >( `.hh-home-valuation__step--${ step } legend` );
	question?.focus( { preventScroll: true } );
	if ( form.getBoundingClientRect().top < 0 ) {
		form.scrollIntoView( { block: 'start' } );
	}
}
