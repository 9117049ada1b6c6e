/**
 * Starts the enhancements of one file, each once and in their order. One that fails leaves its part of the page as the
 * server has printed it; the others start all the same.
 *
 * @param enhancements Name → what runs it.
 */
export function startEach( enhancements: Record< string, () => Promise< unknown > > ): void {
	for ( const [ name, start ] of Object.entries( enhancements ) ) {
		start().catch( ( error: unknown ) => {
			// eslint-disable-next-line no-console -- For the developer who looks why a part of the page is not alive.
			console.error( `Enhancement "${ name }" failed; its part of the page works as without JavaScript.`, error );
		} );
	}
}
