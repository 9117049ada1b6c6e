import { ajaxUrl } from './site';

const LONGEST = 300;

/**
 * Tells the server's log that an island failed here, and the browser's console why.
 *
 * @param island Its slug.
 * @param error  What was thrown.
 */
export function reportIslandFailure( island: string, error: unknown ): void {
	const message = error instanceof Error ? `${ error.name }: ${ error.message }` : String( error );
	// eslint-disable-next-line no-console -- For the developer who looks why the page shows its fallback.
	console.error( `Island "${ island }" failed; the page shows the server's version.`, error );
	try {
		const report = new FormData();
		report.set( 'action', 'hh_island_report' );
		report.set( 'island', island );
		report.set( 'message', message.slice( 0, LONGEST ) );
		navigator.sendBeacon( ajaxUrl(), report );
	} catch {
		// A blocked or missing beacon must not break the page that has just been saved.
	}
}
