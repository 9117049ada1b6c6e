import { useRef, type FormEvent } from 'react';
import { useFaultCount } from './fault-count';
import { useFields, type Rules, type Values } from './use-fields';

interface Options< Name extends string > {
	initial: Values< Name >;
	rules: Rules< Name >;
	isBusy: boolean;
	/** Resolves with the field that the server refused, or null. */
	submit: ( values: Values< Name > ) => Promise< string | null >;
	/** Called before the first wrong field gets the focus. */
	onInvalid?: () => void;
}

/** The fields of a form, their errors, and what happens when it is sent. */
export function useForm< Name extends string >( options: Options< Name > ) {
	const { initial, rules, isBusy, submit, onInvalid } = options;
	const { values, errors, change, validate, refuse } = useFields( initial, rules );
	const [ told, tell ] = useFaultCount();
	const form = useRef< HTMLFormElement >( null );

	const point = ( name: string ) => {
		onInvalid?.();
		form.current
			?.querySelector< HTMLElement >( `[name="${ name }"]` )
			?.focus( { preventScroll: onInvalid !== undefined } );
	};

	const onSubmit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( isBusy ) {
			return;
		}
		const faults = validate();
		const [ wrong ] = faults;
		tell( faults.length );
		if ( wrong ) {
			point( wrong );
			return;
		}
		const refused = await submit( values );
		if ( refused !== null && refused in initial ) {
			refuse( refused as Name );
			tell( 1 );
			point( refused );
		}
	};

	return { form, values, errors, told, change, onSubmit };
}
