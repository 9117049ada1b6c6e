import { useId } from 'react';

interface Props {
	name: string;
	label: string;
	value: string;
	maxLength: number;
	onChange: ( value: string ) => void;
	/** What an amount is: the keys that a phone shows. Without it, words to look for. */
	keys?: 'numeric' | 'decimal';
	isWrong?: boolean;
}

/** A labelled input of filters and calculators, without hint and error: words to look for, or a number as people type it. */
export function PlainField( { name, label, value, maxLength, onChange, keys, isWrong = false }: Props ) {
	const id = useId();
	return (
		<div className="hh-field">
			<label className="hh-field__label" htmlFor={ id }>
				{ label }
			</label>
			<input
				id={ id }
				className="hh-field__input"
				{ ...( keys ? { type: 'text', inputMode: keys, autoComplete: 'off' } : { type: 'search' } ) }
				name={ name }
				value={ value }
				maxLength={ maxLength }
				aria-invalid={ isWrong || undefined }
				onChange={ ( event ) => onChange( event.target.value ) }
			/>
		</div>
	);
}

/** An amount may hold signs and commas. */
export const AMOUNT_LENGTH = 40;
