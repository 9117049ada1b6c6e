import { useCallback, useState } from 'react';

export type Values< Name extends string > = Record< Name, string >;
export type Errors< Name extends string > = Partial< Record< Name, string > >;

interface Rule {
	isValid: ( text: string ) => boolean;
	message: string;
}

export type Rules< Name extends string > = Partial< Record< Name, Rule > >;

/**
 * The values of a form's fields and what is wrong with them (VAL-08): errors clear on each submit, and on change once
 * the value is valid.
 */
export function useFields< Name extends string >( initial: Values< Name >, rules: Rules< Name > ) {
	const [ values, setValues ] = useState( initial );
	const [ errors, setErrors ] = useState< Errors< Name > >( {} );

	const change = useCallback(
		( name: Name, value: string ) => {
			setValues( ( before ) => ( { ...before, [ name ]: value } ) );
			if ( rules[ name ]?.isValid( value ) !== false ) {
				setErrors( ( { [ name ]: _gone, ...rest } ) => rest as Errors< Name > );
			}
		},
		[ rules ]
	);

	/** The names of the fields that are wrong, in the rules' order. */
	const validate = useCallback( (): Name[] => {
		const names = ( Object.keys( rules ) as Name[] ).filter( ( name ) => ! rules[ name ]?.isValid( values[ name ] ) );
		setErrors( Object.fromEntries( names.map( ( name ) => [ name, rules[ name ]?.message ] ) ) as Errors< Name > );
		return names;
	}, [ rules, values ] );

	/** What only the server found. */
	const refuse = useCallback(
		( name: Name ) => setErrors( { [ name ]: rules[ name ]?.message } as Errors< Name > ),
		[ rules ]
	);

	return { values, errors, change, validate, refuse };
}
