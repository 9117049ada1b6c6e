/**
 * Text of an address as people read it.
 *
 * @param text
 * @return The text as it is where it cannot be decoded: anybody may have typed `#50%`.
 */
export function decodeText( text: string ): string {
	try {
		return decodeURIComponent( text );
	} catch {
		return text;
	}
}
