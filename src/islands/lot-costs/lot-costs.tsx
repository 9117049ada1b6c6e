import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import type { LotCostsProps } from '../../contract/generated/auctions/lot-costs-props';
import type { Carried } from '../../lib/island';
import { CalculatorFrame } from '../../ui/calculator-frame';
import { CheckField } from '../../ui/check-field';
import { AMOUNT_LENGTH, PlainField } from '../../ui/plain-field';
import { SelectField } from '../../ui/select-field';
import { startFields, type Fields } from './rules/fields';
import { answerOf } from './rules/answer';

/**
 * LOT-04: what a hammer price costs in all. Its first frame is that of plugins/auctions/templates/lot-costs.php: change
 * both.
 */
export function LotCosts( { typed, ...props }: LotCostsProps & Carried ) {
	const [ fields, setFields ] = useState( () => startFields( props.fields, typed ) );
	const set = ( name: keyof Fields ) => ( value: string ) => setFields( ( now ) => ( { ...now, [ name ]: value } ) );
	const answer = answerOf( fields, props );

	return (
		<CalculatorFrame
			className="hh-lot-costs"
			label={ __( 'Total cost', 'hearth-hammer' ) }
			action={ props.action }
			hidden={ props.hidden }
			fields={
				<>
					<PlainField
						name="hammer"
						label={ __( 'Hammer price (£)', 'hearth-hammer' ) }
						keys="decimal"
						maxLength={ AMOUNT_LENGTH }
						value={ fields.hammer }
						isWrong={ answer.isWrong }
						onChange={ set( 'hammer' ) }
					/>
					{ props.tax?.is_home && (
						<SelectField name="buyer" label={ __( 'You are buying', 'hearth-hammer' ) } value={ fields.buyer } options={ props.buyers } onChange={ set( 'buyer' ) } />
					) }
					{ props.tax?.is_home && props.tax.table.non_resident && (
						<CheckField
							name="non_resident"
							value="1"
							label={ __( 'I do not live in the UK', 'hearth-hammer' ) }
							checked={ fields.non_resident === '1' }
							onChange={ ( isChecked ) => set( 'non_resident' )( isChecked ? '1' : '' ) }
						/>
					) }
				</>
			}
			result={
				answer.error ? (
					<p className={ answer.isWrong ? 'hh-field__error' : 'hh-calculator__share' }>{ answer.error }</p>
				) : (
					<>
						<p className="hh-calculator__label">{ __( 'You would pay', 'hearth-hammer' ) }</p>
						<p className="hh-calculator__answer hh-price">{ answer.total }</p>
						<table className="hh-calculator__bands hh-lot-costs__rows">
							<caption className="hh-visually-hidden">{ __( 'Cost breakdown', 'hearth-hammer' ) }</caption>
							<tbody>
								{ answer.rows.map( ( { label, note, amount }, index ) => (
									<tr key={ index }>
										<th scope="row">
											{ label }
											{ note && <span className="hh-lot-costs__note">{ note }</span> }
										</th>
										<td>{ amount }</td>
									</tr>
								) ) }
							</tbody>
						</table>
					</>
				)
			}
			told={ answer.error || `${ __( 'You would pay', 'hearth-hammer' ) } ${ answer.total }` }
			foot={
				props.notes.length === 0 ? null : (
					<>
						{ props.notes.join( ' ' ) }
						{ props.tax && (
							<>
								{ ' ' }
								<a href={ props.tax.source } rel="noopener">
									{ __( 'Official rates', 'hearth-hammer' ) }
								</a>
							</>
						) }
					</>
				)
			}
		/>
	);
}
