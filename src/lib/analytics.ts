import { hasConsent, onConsentChange } from './consent';

declare global {
	interface Window {
		dataLayer?: unknown[];
	}
}

type Event = { event: string } & Record< string, unknown >;

/** What happened on this page before the visitor answered; dropped with the page. */
const waiting: Event[] = [];
const MOST_WAITING = 50;
let listening = false;

/**
 * Pushes an event into the data layer once the visitor allows statistics, and not before.
 *
 * @param event Its name, such as CA_Valuation_VehicleStep_Submitted.
 * @param data  Goes with it.
 */
export function track( event: string, data: Record< string, unknown > = {} ): void {
	waiting.push( { ...data, event } );
	if ( waiting.length > MOST_WAITING ) {
		waiting.shift();
	}
	flush();
	if ( ! listening ) {
		listening = true;
		onConsentChange( flush );
	}
}

function flush(): void {
	if ( hasConsent( 'statistics' ) ) {
		window.dataLayer = window.dataLayer ?? [];
		window.dataLayer.push( ...waiting.splice( 0 ) );
	}
}
