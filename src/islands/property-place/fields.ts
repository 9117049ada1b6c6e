import type { Point } from '../../ui/map';

/** Decimals of a degree: a tenth of a metre. */
const DECIMALS = 6;

/** The inputs of the edit screen beside the island; what they hold is what is saved. */
export const field = ( name: 'postcode' | 'latitude' | 'longitude' ): HTMLInputElement | null => document.querySelector( `#hpapi-${ name }` );

/** What stands in the two fields; null where that is no point. */
export function typedPoint(): Point | null {
	const number = ( value: string | undefined ) => ( value === undefined || value.trim() === '' ? NaN : Number( value ) );
	const latitude = number( field( 'latitude' )?.value );
	const longitude = number( field( 'longitude' )?.value );
	return Math.abs( latitude ) <= 90 && Math.abs( longitude ) <= 180 ? { latitude, longitude } : null;
}

/** @param point Null empties them: the server then goes by the postcode, and knows that nobody set the point. */
export function writePoint( point: Point | null ): void {
	const write = ( name: 'latitude' | 'longitude' ) => {
		const input = field( name );
		if ( input ) {
			input.value = point?.[ name ].toFixed( DECIMALS ) ?? '';
		}
	};
	write( 'latitude' );
	write( 'longitude' );
}
