import { useEffect, useRef, useState } from 'react';
import type { PropertyValuationProps } from '../../../contract/generated/hpapi/property-valuation-props';
import { valueOf, type FormValues } from '../../../lib/fallback-values';
import { useCheckedForm } from '../../../ui/form/use-checked-form';
import { sendValuation, type Sent } from '../api/valuation-api';
import { forgetDraft, keepDraft, readDraft } from '../rules/draft';
import { errorsOf, firstWrongStep, STEPS, validate, type Errors, type Values } from '../rules/validate';
import { usePlace } from './use-place';

/** The form's state, its steps, and what happens when it is sent. */
export function useValuation( props: PropertyValuationProps, typed: FormValues ) {
	const [ step, setStep ] = useState( 1 );
	const checked = useCheckedForm( {
		start: () => startValues( typed ),
		names: STEPS.flat(),
		validate: ( of: Values ): Errors => validate( of, props ),
		send: async ( of, submission ) => {
			const answer: Sent = await sendValuation( props.endpoints, of, submission );
			forgetDraft();
			return answer;
		},
		onChange: ( of ) => keepDraft( of, step ),
		onFaults: ( faults ) => go( firstWrongStep( faults ) ),
		// Enter, in a step that is not the last.
		isReady: () => step === STEPS.length || next(),
	} );
	const { form, values, set, setValues, complain } = checked;
	const place = usePlace( props.endpoints, values, set );

	// After the first frame, which is the server's: what this tab still holds of an earlier try.
	const typedHere = useRef( values );
	useEffect( () => {
		const draft = isBlank( typedHere.current ) ? readDraft( typedHere.current ) : null;
		if ( draft ) {
			setValues( ( before ) => ( { ...before, ...draft.values } ) );
			setStep( draft.step );
		}
	}, [ setValues ] );

	function go( to: number ) {
		setStep( to );
		keepDraft( values, to );
	}

	/** Once React has drawn it. */
	const goAndShow = ( to: number ) => {
		go( to );
		setTimeout( () => form.current && showStep( form.current, to ) );
	};

	/** Checks the step that is seen, and shows the next one; nothing is sent yet. */
	function next(): false {
		const faults = errorsOf( validate( values, props ), step );
		if ( Object.keys( faults ).length > 0 ) {
			complain( faults );
		} else {
			goAndShow( step + 1 );
		}
		return false;
	}

	const back = () => goAndShow( step - 1 );

	const { errors, told, failure, isBusy, sent, submit } = checked;
	return { form, values, step, errors, told, failure, isBusy, sent, place, set, next, back, submit };
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
