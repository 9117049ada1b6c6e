import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import type { MortgageCalculatorProps } from '../../contract/generated/hpapi/mortgage-calculator-props';
import type { Carried } from '../../lib/island';
import { CalculatorFrame } from '../../ui/calculator-frame';
import { AMOUNT_LENGTH, PlainField } from '../../ui/plain-field';
import { startFields, type Fields } from './rules/fields';
import { answerOf } from './rules/answer';

/**
 * What a loan costs. Its first frame is that of plugins/hpapi/templates/mortgage-calculator.php: change both.
 */
export function MortgageCalculator( { typed, ...props }: MortgageCalculatorProps & Carried ) {
	const [ fields, setFields ] = useState( () => startFields( props.fields, typed ) );
	const set = ( name: keyof Fields ) => ( value: string ) => setFields( ( now ) => ( { ...now, [ name ]: value } ) );
	const answer = answerOf( fields, props );
	const amount = ( name: keyof Fields, label: string, keys: 'numeric' | 'decimal' ) => (
		<PlainField name={ name } label={ label } keys={ keys } maxLength={ AMOUNT_LENGTH } value={ fields[ name ] } isWrong={ answer.wrong === name } onChange={ set( name ) } />
	);

	return (
		<CalculatorFrame
			label={ __( 'Mortgage', 'hearth-hammer' ) }
			action={ props.action }
			hidden={ props.hidden }
			fields={
				<>
					<div className="hh-calculator__pair">
						{ amount( 'mc_price', __( 'Price (£)', 'hearth-hammer' ), 'numeric' ) }
						{ amount( 'mc_deposit', __( 'Deposit (% or £)', 'hearth-hammer' ), 'decimal' ) }
					</div>
					<div className="hh-calculator__pair">
						{ amount( 'mc_years', __( 'Term (years)', 'hearth-hammer' ), 'numeric' ) }
						{ amount( 'mc_rate', __( 'Interest rate (% a year)', 'hearth-hammer' ), 'decimal' ) }
					</div>
				</>
			}
			result={
				answer.error ? (
					<p className="hh-field__error">{ answer.error }</p>
				) : (
					<>
						<p className="hh-calculator__label">{ __( 'Monthly repayment', 'hearth-hammer' ) }</p>
						<p className="hh-calculator__answer hh-price">{ answer.monthly }</p>
						<dl className="hh-calculator__rows">
							{ answer.rows.map( ( row ) => (
								<div key={ row.label }>
									<dt>{ row.label }</dt>
									<dd>{ row.value }</dd>
								</div>
							) ) }
						</dl>
					</>
				)
			}
			told={ answer.error || `${ __( 'Monthly repayment', 'hearth-hammer' ) } ${ answer.monthly }` }
			foot={ __(
					'This is a guide, not an offer. The interest rate is an example and stays the same for the whole term. Your home may be repossessed if you do not keep up repayments.',
					'hearth-hammer'
				) }
		/>
	);
}
