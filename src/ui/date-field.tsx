import { useId } from 'react';

interface Props {
	name: string;
	label: string;
	/** YYYY-MM-DD, or empty. */
	value: string;
	onChange: ( value: string ) => void;
}

/** A labelled day of filters, without hint and error. */
export function DateField( { name, label, value, onChange }: Props ) {
	const id = useId();
	return (
		<div className="hh-field">
			<label className="hh-field__label" htmlFor={ id }>
				{ label }
			</label>
			<input id={ id } className="hh-field__input" type="date" name={ name } value={ value } onChange={ ( event ) => onChange( event.target.value ) } />
		</div>
	);
}
