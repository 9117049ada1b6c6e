import { __, sprintf } from '@wordpress/i18n';
import { readPounds, showPence } from '../../../lib/amount';
import { pounds } from '../../../lib/format';
import { taxDue, taxShare, type BandRow } from '../../../lib/tax/property-tax';
import type { Fields, Nation } from './fields';

export interface Answer {
	/** A sentence, or empty. */
	error: string;
	tax: string;
	share: string;
	note: string;
	rows: Array< { part: string; rate: string; tax: string } >;
}

/** What the calculator says; PHP's Costs\StampDutyCalculator::answer() says the same. */
export function answerOf( fields: Fields, nation: Nation ): Answer {
	const price = readPounds( fields.sd_price );
	if ( price === null ) {
		return { error: __( 'Enter a price in whole pounds, like 350,000', 'hearth-hammer' ), tax: '', share: '', note: '', rows: [] };
	}
	const due = taxDue( nation.table, price, fields.sd_buyer, fields.sd_non_resident === '1' );
	return {
		error: '',
		tax: pounds( due.tax ),
		// translators: %s: a number, e.g. 2.9
		share: sprintf( __( '%s%% of the price', 'hearth-hammer' ), ( taxShare( due.tax, price ) / 10 ).toFixed( 1 ) ),
		note: fields.sd_buyer === 'first_time' && ! due.relief ? withoutRelief( nation ) : '',
		rows: due.rows.map( ( row ) => ( { part: part( row ), rate: `${ row.rate }%`, tax: showPence( row.tax, true ) } ) ),
	};
}

function withoutRelief( { table }: Nation ): string {
	return table.first_time
		? // translators: %s: a price
		  sprintf( __( 'First-time buyer relief ends at %s.', 'hearth-hammer' ), pounds( table.first_time.limit ) )
		: __( 'First-time buyers pay the same as other buyers here.', 'hearth-hammer' );
}

function part( { over, upTo }: BandRow ): string {
	if ( upTo === null ) {
		return over === 0
			? __( 'The whole price', 'hearth-hammer' )
			: // translators: %s: a price
			  sprintf( __( 'Above %s', 'hearth-hammer' ), pounds( over ) );
	}
	return over === 0
		? // translators: %s: a price
		  sprintf( __( 'Up to %s', 'hearth-hammer' ), pounds( upTo ) )
		: // translators: 1, 2: prices
		  sprintf( __( '%1$s to %2$s', 'hearth-hammer' ), pounds( over ), pounds( upTo ) );
}
