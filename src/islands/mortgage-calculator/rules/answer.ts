import { __, _n, sprintf } from '@wordpress/i18n';
import type { MortgageCalculatorProps } from '../../../contract/generated/hpapi/mortgage-calculator-props';
import { readNumber, readPounds, showPence } from '../../../lib/amount';
import { pounds } from '../../../lib/format';
import type { Fields } from './fields';
import { mortgageCost } from './mortgage';

type Bounds = Pick< MortgageCalculatorProps, 'most_years' | 'most_rate' >;

export interface Answer {
	/** The field that the error is about, or empty. */
	wrong: keyof Fields | '';
	/** A sentence, or empty. */
	error: string;
	monthly: string;
	rows: Array< { label: string; value: string } >;
}

/** What the calculator says; PHP's Costs\MortgageCalculator::answer() says the same. */
export function answerOf( fields: Fields, bounds: Bounds ): Answer {
	const price = readPounds( fields.mc_price );
	if ( price === null ) {
		return fault( 'mc_price', __( 'Enter a price in whole pounds, like 350,000', 'hearth-hammer' ) );
	}
	const deposit = depositOf( fields.mc_deposit, price );
	if ( deposit === null ) {
		return fault( 'mc_deposit', __( 'Enter a deposit, like 10% or £35,000', 'hearth-hammer' ) );
	}
	if ( deposit > price ) {
		return fault( 'mc_deposit', __( 'The deposit must not be more than the price', 'hearth-hammer' ) );
	}
	const years = readNumber( fields.mc_years );
	if ( years === null || years < 1 || years > bounds.most_years || ! Number.isInteger( years ) ) {
		// translators: %d: a number of years
		return fault( 'mc_years', sprintf( __( 'Enter a whole number of years, from 1 to %d', 'hearth-hammer' ), bounds.most_years ) );
	}
	const rate = readNumber( fields.mc_rate );
	if ( rate === null || rate > bounds.most_rate ) {
		// translators: %d: a percentage
		return fault( 'mc_rate', sprintf( __( 'Enter an interest rate from 0 to %d%%', 'hearth-hammer' ), bounds.most_rate ) );
	}
	const cost = mortgageCost( price - deposit, years, rate );
	return {
		wrong: '',
		error: '',
		monthly: showPence( cost.monthly ),
		rows: [
			{ label: __( 'Amount borrowed', 'hearth-hammer' ), value: pounds( price - deposit ) },
			{ label: __( 'Your deposit', 'hearth-hammer' ), value: pounds( deposit ) },
			{
				// translators: %d: a number of years
				label: sprintf( _n( 'Total interest over %d year', 'Total interest over %d years', years, 'hearth-hammer' ), years ),
				value: showPence( cost.interest ),
			},
			{ label: __( 'Interest only, per month', 'hearth-hammer' ), value: showPence( cost.interest_only ) },
		],
	};
}

/**
 * Whole pounds of a deposit such as "10%", "£35,000", "10" or "35000"; null for anything else. Without a sign, 100 and
 * less are per cent. PHP's Costs\MortgageCalculator::deposit() reads the same: vectors/mortgage.json.
 */
export function depositOf( typed: string, price: number ): number | null {
	const hasPercent = typed.includes( '%' );
	const percent = typed.includes( '£' ) ? null : readNumber( typed );
	if ( percent !== null && ( hasPercent || percent <= 100 ) ) {
		return Math.floor( ( price * percent ) / 100 + 0.5 );
	}
	return hasPercent ? null : readPounds( typed );
}

const fault = ( wrong: keyof Fields, error: string ): Answer => ( { wrong, error, monthly: '', rows: [] } );
