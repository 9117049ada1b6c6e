import { useId } from 'react';
import { describedBy, FormField } from './form/form-field';

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
	id?: string;
	/** Says so behind the label. */
	optional?: boolean;
	/** Tells screen readers that an answer is needed; without it, one is always chosen. */
	required?: boolean;
	error?: string | undefined;
}

/** A labelled select, as `.hh-field` looks everywhere. */
export function SelectField( { name, label, value, options, onChange, id, optional = false, required = false, error }: Props ) {
	const own = useId();
	const field = id ?? own;
	return (
		<FormField id={ field } label={ label } optional={ optional } error={ error }>
			<select
				id={ field }
				className="hh-field__input"
				name={ name }
				value={ value }
				onChange={ ( event ) => onChange( event.target.value ) }
				aria-required={ required || undefined }
				aria-invalid={ error ? true : undefined }
				aria-describedby={ describedBy( field, error ) }
			>
				{ options.map( ( option ) => (
					<option key={ option.value } value={ option.value }>
						{ option.label }
					</option>
				) ) }
			</select>
		</FormField>
	);
}
