/**
 * Where a visitor was, kept with the page's own entry in the browser's history: a reload, back or forward comes to the
 * same step with what was typed there. Nothing is asked again, so nothing is counted; a new visit of the address, with a
 * plate in it or not, begins anew.
 */
import { isObject } from '../../lib/is-object';
import { isReturn, KEPT_STEPS, keptSteps } from '../../lib/valuation/kept-steps';
import type { Screen } from './state';

interface Kept {
	screen?: Screen;
	/** Of the step that is shown: name of a field to what was typed. */
	typed?: Record< string, string >;
}

const isLookup = ( value: unknown ): boolean => isObject( value ) && isObject( value.record ) && isObject( value.vehicle ) && typeof value.token === 'string';

/** What another release of this script left may be of another shape. */
function isScreen( value: unknown ): value is Screen {
	if ( ! isObject( value ) ) {
		return false;
	}
	switch ( value.name ) {
		case 'vehicle':
		case 'send_failed':
			return true;
		case 'not_found':
			return typeof value.vrm === 'string';
		case 'owner':
		case 'thank_you':
		case 'phone_thank_you':
			return isLookup( value.lookup );
		case 'outcome':
			return isLookup( value.lookup ) && ( value.outcome === 'no_value' || value.outcome === 'phone_quote' );
		default:
			return false;
	}
}

/** @param formId Of the wizard: a page may have several. */
function read( formId: string ): Kept {
	const kept = keptSteps()[ formId ];
	if ( ! isObject( kept ) ) {
		return {};
	}
	return {
		...( isScreen( kept.screen ) && { screen: kept.screen } ),
		...( isObject( kept.typed ) && { typed: Object.fromEntries( Object.entries( kept.typed ).filter( ( pair ): pair is [ string, string ] => typeof pair[ 1 ] === 'string' ) ) } ),
	};
}

function write( formId: string, kept: Kept ): void {
	const state: unknown = window.history.state;
	try {
		window.history.replaceState( { ...( isObject( state ) && state ), [ KEPT_STEPS ]: { ...keptSteps(), [ formId ]: kept } }, '' );
	} catch {
		// A browser that is asked too often refuses for a while; what was kept before stays.
	}
}

/** A new visit forgets what an earlier one of the same entry kept. */
export function beginVisit( formId: string ): void {
	if ( ! isReturn() && Object.hasOwn( keptSteps(), formId ) ) {
		write( formId, {} );
	}
}

export const keptScreen = ( formId: string ): Screen | null => read( formId ).screen ?? null;

/** What was typed at the step that was left; '' where nothing was. */
export const keptText = ( formId: string, name: string ): string => read( formId ).typed?.[ name ] ?? '';

/** A new step has nothing typed yet. */
export function keepScreen( formId: string, screen: Screen ): void {
	if ( screen.name === 'vehicle' ? keptScreen( formId ) !== null : JSON.stringify( keptScreen( formId ) ) !== JSON.stringify( screen ) ) {
		write( formId, { screen } );
	}
}

export function keepTyped( formId: string, typed: Record< string, string > ): void {
	write( formId, { ...read( formId ), typed } );
}
