import { __ } from '@wordpress/i18n';
import { useLayoutEffect, useRef } from 'react';
import type { ChangeEvent, InputHTMLAttributes } from 'react';
import { formatPlate } from '../../../lib/valuation/plate';
import { describedBy, FormField } from '../../../ui/form/form-field';

interface Props extends Pick< InputHTMLAttributes< HTMLInputElement >, 'readOnly' > {
	id: string;
	value: string;
	onValue: ( value: string ) => void;
	error?: string | undefined;
}

/**
 * A field that looks like the plate that is typed into it.
 *
 * Capitals come while typing and the caret stays where it is. Phone keyboards compose a word before they give it:
 * changing the value then would double letters, so it waits (the stylesheet shows capitals meanwhile).
 */
export function PlateField( { id, value, onValue, error, readOnly }: Props ) {
	const input = useRef< HTMLInputElement >( null );
	const caret = useRef< number | null >( null );

	useLayoutEffect( () => {
		if ( caret.current !== null ) {
			input.current?.setSelectionRange( caret.current, caret.current );
			caret.current = null;
		}
	}, [ value ] );

	const change = ( event: ChangeEvent< HTMLInputElement > ) => {
		const typed = event.target.value;
		if ( ( event.nativeEvent as InputEvent ).isComposing ) {
			onValue( typed );
			return;
		}
		caret.current = event.target.selectionStart;
		onValue( typed.toUpperCase() );
	};

	return (
		<FormField
			id={ id }
			label={ __( 'Number plate', 'hearth-hammer' ) }
			error={ error }
			className="hh-valuation__plate"
		>
			<div className="hh-plate">
				<input
					ref={ input }
					id={ id }
					className="hh-plate__input"
					name="vrm"
					type="text"
					value={ value }
					onChange={ change }
					onCompositionEnd={ ( event ) => onValue( event.currentTarget.value.toUpperCase() ) }
					onBlur={ () => onValue( formatPlate( value ) ) }
					placeholder={ __( 'Enter reg', 'hearth-hammer' ) }
					autoCapitalize="characters"
					autoComplete="off"
					autoCorrect="off"
					spellCheck={ false }
					enterKeyHint="next"
					maxLength={ 20 }
					required
					readOnly={ readOnly }
					aria-invalid={ error ? true : undefined }
					aria-describedby={ describedBy( id, error ) }
				/>
			</div>
		</FormField>
	);
}
