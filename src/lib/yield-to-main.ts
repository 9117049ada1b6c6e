/**
 * Ends the browser's present task and goes on in one of its own: a touch or a frame may come between.
 *
 *     for ( const part of parts ) {
 *         draw( part );
 *         await yieldToMain();
 *     }
 */
export function yieldToMain(): Promise< void > {
	const { scheduler } = window as { scheduler?: { yield?: () => Promise< void > } };
	return scheduler?.yield?.() ?? new Promise( ( done ) => window.setTimeout( done ) );
}
