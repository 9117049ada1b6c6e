/** A word for one sending of the form: 32 hexadecimal digits that nobody else makes. */
export function newSubmission(): string {
	// randomUUID() is only there on https.
	return [ ...crypto.getRandomValues( new Uint8Array( 16 ) ) ].map( ( byte ) => byte.toString( 16 ).padStart( 2, '0' ) ).join( '' );
}
