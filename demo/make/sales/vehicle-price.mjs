/** What a vehicle might make at a trade auction: what is left of its price when new, by age, mileage and condition. */

/** Share of the price when new, at an age in whole years. */
const LEFT = [ 0.78, 0.68, 0.6, 0.53, 0.48, 0.44, 0.4, 0.36, 0.32, 0.285, 0.25, 0.215, 0.18, 0.15, 0.125, 0.105, 0.09 ];
const GRADES = { 1: 1.06, 2: 1, 3: 0.93, 4: 0.82, 5: 0.64, U: 0.45 };
const CATEGORIES = { none: 1, N: 0.74, S: 0.64 };

/** Steps in which guides are said: nobody asks 4,137 pounds. */
const STEPS = [
	[ 1000, 50 ],
	[ 5000, 100 ],
	[ 12000, 250 ],
	[ Infinity, 500 ],
];

const step = ( pounds ) => STEPS.find( ( [ below ] ) => pounds < below )[ 1 ];

export const said = ( pounds ) => Math.max( 250, Math.round( pounds / step( pounds ) ) * step( pounds ) );

/** Miles a year that count as usual. */
export function usualMiles( model ) {
	if ( model.body === 'motorhome' ) {
		return 4500;
	}
	if ( model.kind === 'van' ) {
		return 15000;
	}
	return model.fuel === 'diesel' ? 11500 : 8500;
}

/**
 * @param {Object} model new_price, keep (how well it holds its price), and what usualMiles() asks.
 * @param {number} age   Years, with a fraction.
 * @param {Object} facts mileage (or null), grade, insurance_category.
 * @return {number} Pounds, not rounded.
 */
export function tradeValue( model, age, { mileage, grade, insurance_category: category } ) {
	if ( model.body === 'roadster' ) {
		return model.new_price * { 1: 1.25, 2: 1.1, 3: 0.95, 4: 0.72, 5: 0.5, U: 0.35 }[ grade ];
	}
	const whole = Math.min( Math.floor( age ), LEFT.length - 2 );
	const left = LEFT[ whole ] + ( LEFT[ whole + 1 ] - LEFT[ whole ] ) * Math.min( 1, age - whole );
	const over = mileage === null ? 20000 : mileage - age * usualMiles( model );
	const miles = Math.min( 1.2, Math.max( 0.6, 1 - over * 0.000004 ) );
	return model.new_price * model.keep * left * miles * GRADES[ grade ] * CATEGORIES[ category ];
}
