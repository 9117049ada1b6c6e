import { __ } from '@wordpress/i18n';
import { useCallback, useRef, useState, type FormEvent } from 'react';
import { fieldFaults, isRestError } from '../../lib/rest-error';
import { newSubmission } from '../../lib/submission';
import { useFaultCount } from './fault-count';
import { focusFault } from './focus-fault';

interface Options< Values, Errors, Answer > {
	start: () => Values;
	/** Fields that can be wrong, in the form's order: the first of them gets the focus. */
	names: readonly string[];
	/** What is wrong, by field: a rule may look at several values. */
	validate: ( values: Values ) => Errors;
	/** @param submission The same for a try again of the same values, so that the server keeps them once. */
	send: ( values: Values, submission: string ) => Promise< Answer >;
	/** Called with the values after every change. */
	onChange?: ( values: Values ) => void;
	/** Called with the faults before the first of them gets the focus: the step that holds it may have to be drawn. */
	onFaults?: ( faults: Errors ) => void;
	/** What an answer of the form's own kind says is wrong; null where it says nothing of the kind. */
	refusedFor?: ( error: unknown, sentence: string ) => Errors | null;
	/** Whether it may be sent now; a form of several steps goes on to the next one instead. */
	isReady?: () => boolean;
}

/** The state of a form that is checked as a whole, and what happens when it is sent. */
export function useCheckedForm< Values extends object, Errors extends object, Answer >( { start, names, validate, send, onChange, onFaults, refusedFor, isReady = () => true }: Options< Values, Errors, Answer > ) {
	const [ values, setDrawn ] = useState( start );
	// Two changes may come before React draws the first: a letter, and the kind that the page's address asks for.
	const latest = useRef( values );
	const [ errors, setErrors ] = useState( {} as Errors );
	const [ failure, setFailure ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );
	const [ sent, setSent ] = useState< Answer | null >( null );
	const form = useRef< HTMLFormElement >( null );
	const submission = useRef( '' );
	const [ told, tell ] = useFaultCount();

	const setValues = useCallback( ( change: ( before: Values ) => Values ) => {
		latest.current = change( latest.current );
		setDrawn( latest.current );
	}, [] );

	const set = ( changed: Partial< Values > ) => {
		submission.current = '';
		setValues( ( before ) => ( { ...before, ...changed } ) );
		const next = latest.current;
		onChange?.( next );
		// What was wrong is right as soon as it is; nothing new is complained about while a visitor types.
		const still = validate( next );
		setErrors( ( before ) => Object.fromEntries( Object.entries( before ).filter( ( [ name ] ) => name in still ) ) as Errors );
	};

	const complain = ( faults: Errors ) => {
		setErrors( faults );
		tell( Object.keys( faults ).length );
		onFaults?.( faults );
		const first = names.find( ( name ) => name in faults );
		// Once React has drawn what is wrong.
		setTimeout( () => focusFault( form.current, first ?? '' ) );
	};

	const refuse = ( error: unknown ) => {
		const sentence = isRestError( error ) ? error.message : __( 'Sorry, something went wrong. Try again.', 'hearth-hammer' );
		const own = refusedFor?.( error, sentence ) ?? null;
		if ( own !== null ) {
			submission.current = '';
			complain( own );
			return;
		}
		const known = Object.entries( fieldFaults( error ) ).filter( ( [ name ] ) => names.includes( name ) );
		if ( known.length > 0 ) {
			complain( Object.fromEntries( known ) as Errors );
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
		if ( ! isReady() ) {
			return;
		}
		const faults = validate( values );
		if ( Object.keys( faults ).length > 0 ) {
			complain( faults );
			return;
		}
		setErrors( {} as Errors );
		tell( 0 );
		setBusy( true );
		submission.current ||= newSubmission();
		try {
			setSent( await send( values, submission.current ) );
		} catch ( error ) {
			refuse( error );
		} finally {
			setBusy( false );
		}
	};
	return { form, values, errors, told, failure, isBusy, sent, set, setValues, complain, submit };
}
