import { useId } from 'react';

export interface SelectOption {
	value: string;
	label: string;
}

interface Props {
	name: string;
	label: string;
	value: string;
	options: readonly SelectOption[];
	onChange: ( value: string ) => void;
}

/** A labelled select, as `.hh-field` looks everywhere. */
export function SelectField( { name, label, value, options, onChange }: Props ) {
	const id = useId();
	return (
		<div className="hh-field">
			<label className="hh-field__label" htmlFor={ id }>
				{ label }
			</label>
			<select id={ id } className="hh-field__input" name={ name } value={ value } onChange={ ( event ) => onChange( event.target.value ) }>
				{ options.map( ( option ) => (
					<option key={ option.value } value={ option.value }>
						{ option.label }
					</option>
				) ) }
			</select>
		</div>
	);
}
