/**
 * SHA-256, hex, of the address in small letters: how the record and the analytics name a person without saying who it
 * is. Null on pages without encryption, where browsers keep their cryptography back.
 */
export async function hashEmail( email: string ): Promise< string | null > {
	// Missing on plain http, whatever the types say.
	const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
	if ( ! subtle ) {
		return null;
	}
	try {
		const digest = await subtle.digest( 'SHA-256', new TextEncoder().encode( email.trim().toLowerCase() ) );
		return Array.from( new Uint8Array( digest ), ( byte ) => byte.toString( 16 ).padStart( 2, '0' ) ).join( '' );
	} catch {
		return null;
	}
}
