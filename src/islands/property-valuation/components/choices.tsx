import { describedBy, FieldError, Optional } from '../../../ui/form/form-field';
import type { SelectOption } from '../../../ui/select-field';

interface Props {
	id: string;
	name: string;
	label: string;
	options: readonly SelectOption[];
	chosen: string | string[];
	error?: string | undefined;
	onChoose: ( chosen: string[] ) => void;
}

/** A choice among buttons: of one, or of several where `chosen` is a list. PHP's is FormFields::print_choices(). */
export function Choices( { id, name, label, options, chosen, error, onChoose }: Props ) {
	const isMany = Array.isArray( chosen );
	const isOn = ( value: string ) => ( isMany ? chosen.includes( value ) : chosen === value );
	const choose = ( value: string ) => {
		if ( ! isMany ) {
			onChoose( [ value ] );
			return;
		}
		const others = chosen.filter( ( one ) => one !== value );
		onChoose( isOn( value ) ? others : [ ...others, value ] );
	};
	return (
		<fieldset
			className={ `hh-field${ error ? ' hh-field--invalid' : '' }` }
			{ ...( isMany ? {} : { role: 'radiogroup', 'aria-required': true } ) }
			aria-invalid={ error ? true : undefined }
			aria-describedby={ describedBy( id, error ) }
		>
			<legend>
				{ label }
				{ isMany && <Optional /> }
			</legend>
			<FieldError id={ id } error={ error } />
			<div className="hh-choices">
				{ options.map( ( { value, label: text } ) => (
					<label className="hh-choice" key={ value }>
						<input
							type={ isMany ? 'checkbox' : 'radio' }
							name={ isMany ? `${ name }[]` : name }
							value={ value }
							checked={ isOn( value ) }
							onChange={ () => choose( value ) }
						/>
						{ text }
					</label>
				) ) }
			</div>
		</fieldset>
	);
}
