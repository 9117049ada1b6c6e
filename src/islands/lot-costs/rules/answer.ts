import { __, sprintf } from '@wordpress/i18n';
import type { LotCostsProps } from '../../../contract/generated/auctions/lot-costs-props';
import { readPence, showPence } from '../../../lib/amount';
import { pounds } from '../../../lib/format';
import { lotCosts, totalOf, type CostRow } from '../../../lib/lot-costs/lot-costs';
import type { Fields } from './fields';

export interface Answer {
	/** A sentence where there is nothing to count with. */
	error: string;
	/** Whether what stands in the field is no price. */
	isWrong: boolean;
	rows: Array< { label: string; note: string; amount: string } >;
	total: string;
}

/** What the calculator says; PHP's LotPage\CostCalculator::answer() says the same. */
export function answerOf( fields: Fields, props: LotCostsProps ): Answer {
	const hammer = readPence( fields.hammer );
	if ( hammer === null ) {
		return { error: __( 'Enter a hammer price in pounds, like 12,500.', 'hearth-hammer' ), isWrong: fields.hammer.trim() !== '', rows: [], total: '' };
	}
	const rows = lotCosts( props.fees, hammer, {
		lot: props.lot,
		hammer_vat: props.hammer_vat,
		vat_rate: props.vat_rate,
		tax: props.tax && props.tax.table,
		buyer: props.tax?.is_home ? fields.buyer : 'standard',
		non_resident: props.tax?.is_home === true && fields.non_resident === '1',
	} );
	return {
		error: '',
		isWrong: false,
		rows: rows.map( ( row ) => ( { label: label( row, props ), note: note( row ), amount: showPence( row.pence, true ) } ) ),
		total: showPence( totalOf( rows ), true ),
	};
}

function label( { key, fee }: CostRow, { vat_rate, tax }: LotCostsProps ): string {
	switch ( key ) {
		case 'hammer':
			return __( 'Hammer price', 'hearth-hammer' );
		case 'hammer_vat':
			// translators: %s: a rate, e.g. 20
			return sprintf( __( 'VAT on the hammer price at %s%%', 'hearth-hammer' ), String( vat_rate / 10 ) );
		case 'fee_vat':
			// translators: %s: a rate, e.g. 20
			return sprintf( __( 'VAT on the fees at %s%%', 'hearth-hammer' ), String( vat_rate / 10 ) );
		case 'tax':
			return tax?.name ?? '';
		default:
			return fee?.line.label ?? '';
	}
}

/** How a fee came about, e.g. 2.5% of the hammer price, at least £900; VAT included. */
function note( { fee }: CostRow ): string {
	return fee ? [ share( fee.band ), fee.line.vat === 'included' ? __( 'VAT included', 'hearth-hammer' ) : '' ].filter( Boolean ).join( '; ' ) : '';
}

function share( { percent, minimum }: { percent: number | null; minimum: number | null } ): string {
	if ( percent === null ) {
		return '';
	}
	return minimum === null
		? // translators: %s: a percentage
		  sprintf( __( '%s%% of the hammer price', 'hearth-hammer' ), String( percent ) )
		: // translators: 1: a percentage, 2: an amount of money
		  sprintf( __( '%1$s%% of the hammer price, at least %2$s', 'hearth-hammer' ), String( percent ), pounds( minimum ) );
}
