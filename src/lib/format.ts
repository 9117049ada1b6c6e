const numbers = new Intl.NumberFormat( 'en-GB' );

/** Whole pounds as people write them: £450,000. */
export function pounds( amount: number ): string {
	return `£${ numbers.format( amount ) }`;
}
