import { __, _n, sprintf } from '@wordpress/i18n';
import { useMemo, useRef, useState, type FormEvent } from 'react';
import type { CarMakeSearchProps } from '../../contract/generated/auctions/car-make-search-props';
import type { Carried } from '../../lib/island';
import { nameKey } from '../../lib/name-key';
import { navigate } from '../../lib/navigate';
import { Combobox } from '../../ui/combobox';
import { findAction } from './rules/find-action';

/** How many suggestions stand below the field. */
const MOST = 12;

type Make = CarMakeSearchProps[ 'makes' ][ number ];

/** CAR-01 to CAR-03. The same elements as templates/car-make-search.php: change both, or the page jumps. */
export function CarMakeSearch( { target, term, is_refused: isRefused, makes, actions, typed }: CarMakeSearchProps & Partial< Carried > ) {
	const [ value, setValue ] = useState( () => typed?.make?.[ 0 ] ?? term );
	const [ isEmpty, setEmpty ] = useState( isRefused );
	const form = useRef< HTMLFormElement >( null );
	const options = useMemo( () => suggestions( makes, value ), [ makes, value ] );

	const change = ( next: string ) => {
		setValue( next );
		if ( next.trim() !== '' ) {
			setEmpty( false );
		}
	};

	const submit = ( event: FormEvent ) => {
		if ( value.trim() === '' ) {
			event.preventDefault();
			setEmpty( true );
			form.current?.querySelector( 'input' )?.focus();
			return;
		}
		setEmpty( false );
		const action = findAction( actions, value );
		if ( action !== null ) {
			event.preventDefault();
			navigate( action );
		}
	};

	return (
		<form className="hh-make-search" role="search" aria-label={ __( 'Search by make', 'hearth-hammer' ) } method="get" action={ target } onSubmit={ submit } ref={ form } noValidate>
			<Combobox
				name="make"
				label={ __( 'Make', 'hearth-hammer' ) }
				placeholder={ __( 'Ford, Land Rover, Volkswagen …', 'hearth-hammer' ) }
				value={ value }
				options={ options }
				onChange={ change }
				onChoose={ ( { label } ) => change( label ) }
				onOpen={ () => {} }
				error={ isEmpty ? tip() : '' }
			/>
			<button className="hh-button hh-button--primary hh-make-search__submit" type="submit">
				{ __( 'Find lots', 'hearth-hammer' ) }
			</button>
		</form>
	);
}

/** CAR-02. */
const tip = () => __( 'Enter a make, like Ford or Land Rover.', 'hearth-hammer' );

function suggestions( makes: Make[], value: string ) {
	const key = nameKey( value );
	const fitting = makes.filter( ( { name } ) => nameKey( name ).startsWith( key ) );
	return fitting.slice( 0, MOST ).map( ( { name, lots, url } ) => ( { key: url, label: name, hint: hint( lots ) } ) );
}

const hint = ( lots: number ) =>
	lots === 0
		? __( 'none at the moment', 'hearth-hammer' )
		: // translators: %d: number of lots of a make
		  sprintf( _n( '%d lot', '%d lots', lots, 'hearth-hammer' ), lots );
