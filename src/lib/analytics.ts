import { hasConsent, isRefused, onConsentChange } from './consent';

declare global {
	interface Window {
		dataLayer?: unknown[];
	}
}

type Event = { event: string } & Record< string, unknown >;

/** What happened on this page before the visitor answered; dropped with the page, or with a refusal. */
const waiting: Event[] = [];
const MOST_WAITING = 50;
let listening = false;

/**
 * Pushes an event into the data layer once the visitor allows statistics, and not before; a refusal drops it.
 *
 * @param event Its name, such as CA_Valuation_VehicleStep_Submitted.
 * @param data  Goes with it.
 */
export function track( event: string, data: Record< string, unknown > = {} ): void {
	if ( isRefused( 'statistics' ) ) {
		return;
	}
	waiting.push( { ...data, event } );
	if ( waiting.length > MOST_WAITING ) {
		waiting.shift();
	}
	flush();
	if ( ! listening ) {
		listening = true;
		onConsentChange( ( denied ) => {
			if ( denied.includes( 'statistics' ) ) {
				waiting.length = 0;
			}
			flush();
		} );
	}
}

function flush(): void {
	if ( hasConsent( 'statistics' ) ) {
		window.dataLayer = window.dataLayer ?? [];
		window.dataLayer.push( ...waiting.splice( 0 ) );
	}
}
