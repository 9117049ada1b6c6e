/** More parameters than a catalogue has filters; longer values are none of them. */
const MOST = 40;
const LONGEST = 2000;

/**
 * The parameters of an address as a search sends them. The server knows which are filters and ignores the others.
 *
 * @param query As `location.search`.
 */
export function addressSearch( query: string ): Record< string, string > {
	const search: Record< string, string > = {};
	for ( const [ name, value ] of new URLSearchParams( query ) ) {
		if ( value !== '' && value.length <= LONGEST && /^[A-Za-z]{1,40}$/.test( name ) && Object.keys( search ).length < MOST ) {
			search[ name ] = value;
		}
	}
	return search;
}
