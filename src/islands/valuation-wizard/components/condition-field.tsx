import { __ } from '@wordpress/i18n';

interface Props {
	value: string;
	onValue: ( value: string ) => void;
}

/** Asked where the site's settings say so; an answer is optional (VAL-15). */
export function ConditionField( { value, onValue }: Props ) {
	const choices = [
		{ value: 'Good', label: __( 'Good', 'hearth-hammer' ) },
		{ value: 'Average', label: __( 'Average', 'hearth-hammer' ) },
		{ value: 'Poor', label: __( 'Poor', 'hearth-hammer' ) },
	];
	return (
		<fieldset className="hh-field hh-valuation__condition">
			<legend>
				{ __( 'What condition is it in?', 'hearth-hammer' ) }
				<span className="hh-field__optional"> { __( '(optional)', 'hearth-hammer' ) }</span>
			</legend>
			<div className="hh-choices">
				{ choices.map( ( choice ) => (
					<label key={ choice.value } className="hh-choice">
						<input
							type="radio"
							name="condition"
							value={ choice.value }
							checked={ value === choice.value }
							onChange={ () => onValue( choice.value ) }
						/>
						{ choice.label }
					</label>
				) ) }
			</div>
		</fieldset>
	);
}
