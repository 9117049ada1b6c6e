import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import type { StampDutyCalculatorProps } from '../../contract/generated/hpapi/stamp-duty-calculator-props';
import type { Carried } from '../../lib/island';
import { CalculatorFrame } from '../../ui/calculator-frame';
import { CheckField } from '../../ui/check-field';
import { AMOUNT_LENGTH, PlainField } from '../../ui/plain-field';
import { SelectField } from '../../ui/select-field';
import { Bands } from './components/bands';
import { startFields, type Fields } from './rules/fields';
import { answerOf } from './rules/answer';

/**
 * The tax on buying a home. Its first frame is that of plugins/hpapi/templates/stamp-duty-calculator.php: change both.
 */
export function StampDutyCalculator( { typed, ...props }: StampDutyCalculatorProps & Carried ) {
	const [ fields, setFields ] = useState( () => startFields( props.fields, typed ) );
	const set = ( name: keyof Fields ) => ( value: string ) => setFields( ( now ) => ( { ...now, [ name ]: value } ) );
	const nation = props.nations.find( ( { value } ) => value === fields.sd_nation );
	if ( ! nation ) {
		// The server's form comes back, which works without this.
		throw new Error( `There is no table for ${ fields.sd_nation }.` );
	}
	const answer = answerOf( fields, nation );

	return (
		<CalculatorFrame
			label={ __( 'Stamp duty', 'hearth-hammer' ) }
			action={ props.action }
			hidden={ props.hidden }
			fields={
				<>
					<PlainField
						name="sd_price"
						label={ __( 'Price (£)', 'hearth-hammer' ) }
						keys="numeric"
						maxLength={ AMOUNT_LENGTH }
						value={ fields.sd_price }
						isWrong={ answer.error !== '' }
						onChange={ set( 'sd_price' ) }
					/>
					<SelectField name="sd_nation" label={ __( 'Location', 'hearth-hammer' ) } value={ fields.sd_nation } options={ props.nations } onChange={ set( 'sd_nation' ) } />
					<SelectField name="sd_buyer" label={ __( 'You are buying', 'hearth-hammer' ) } value={ fields.sd_buyer } options={ props.buyers } onChange={ set( 'sd_buyer' ) } />
					{ nation.table.non_resident && (
						<CheckField
							name="sd_non_resident"
							value="1"
							label={ __( 'I do not live in the UK', 'hearth-hammer' ) }
							checked={ fields.sd_non_resident === '1' }
							onChange={ ( isChecked ) => set( 'sd_non_resident' )( isChecked ? '1' : '' ) }
						/>
					) }
				</>
			}
			result={
				answer.error ? (
					<p className="hh-field__error">{ answer.error }</p>
				) : (
					<>
						<p className="hh-calculator__label">{ nation.tax }</p>
						<p className="hh-calculator__answer hh-price">{ answer.tax }</p>
						<p className="hh-calculator__share">{ answer.share }</p>
						{ answer.note && <p className="hh-calculator__share">{ answer.note }</p> }
						<Bands rows={ answer.rows } />
					</>
				)
			}
			told={ answer.error || `${ nation.tax } ${ answer.tax }` }
			foot={
				<>
					{ sprintf(
						// translators: %s: a date
						__( 'A guide for residential property, using the rates from %s. Other reliefs and rules may apply: ask your solicitor.', 'hearth-hammer' ),
						nation.from
					) }{ ' ' }
					<a href={ nation.source } rel="noopener">
						{ __( 'Official rates', 'hearth-hammer' ) }
					</a>
				</>
			}
		/>
	);
}
