import { __ } from '@wordpress/i18n';
import { UNKNOWN } from '../../../lib/valuation/vehicle';
import type { ValuationRecord } from '../types';

type Values = Pick< ValuationRecord, 'TradeValueClean' | 'TradeValueAverage' | 'TradeValueBelowAverage' >;

/** The figures that the email brings, at once. Nothing for a vehicle that has none. */
export function TradeValues( { record }: { record: Values } ) {
	const values: Array< [ string, string ] > = [
		[ __( 'Clean', 'hearth-hammer' ), record.TradeValueClean ],
		[ __( 'Average', 'hearth-hammer' ), record.TradeValueAverage ],
		[ __( 'Below average', 'hearth-hammer' ), record.TradeValueBelowAverage ],
	];
	const known = values.filter( ( [ , value ] ) => value !== UNKNOWN );
	if ( known.length === 0 ) {
		return null;
	}
	return (
		<div className="hh-valuation__values">
			<p className="hh-valuation__values-title">{ __( 'Trade values today, by condition', 'hearth-hammer' ) }</p>
			<dl>
				{ known.map( ( [ condition, value ] ) => (
					<div key={ condition }>
						<dt>{ condition }</dt>
						<dd>{ value }</dd>
					</div>
				) ) }
			</dl>
		</div>
	);
}
