import { useId } from 'react';

interface Props {
	name: string;
	label: string;
	value: string;
	maxLength: number;
	onChange: ( value: string ) => void;
}

/** A field for words to look for. */
export function SearchTextField( { name, label, value, maxLength, onChange }: Props ) {
	const id = useId();
	return (
		<div className="hh-field">
			<label className="hh-field__label" htmlFor={ id }>
				{ label }
			</label>
			<input
				id={ id }
				className="hh-field__input"
				type="search"
				name={ name }
				value={ value }
				maxLength={ maxLength }
				onChange={ ( event ) => onChange( event.target.value ) }
			/>
		</div>
	);
}
