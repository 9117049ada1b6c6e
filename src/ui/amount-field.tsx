import { useId } from 'react';

interface Props {
	name: string;
	label: string;
	value: string;
	/** The keys a phone shows. */
	keys: 'numeric' | 'decimal';
	isWrong?: boolean;
	onChange: ( value: string ) => void;
}

/** A labelled input for a number, which may hold signs and commas as people type them. */
export function AmountField( { name, label, value, keys, isWrong = false, onChange }: Props ) {
	const id = useId();
	return (
		<div className="hh-field">
			<label className="hh-field__label" htmlFor={ id }>
				{ label }
			</label>
			<input
				id={ id }
				className="hh-field__input"
				type="text"
				inputMode={ keys }
				name={ name }
				value={ value }
				maxLength={ 40 }
				autoComplete="off"
				aria-invalid={ isWrong || undefined }
				onChange={ ( event ) => onChange( event.target.value ) }
			/>
		</div>
	);
}
