/** The steps that the wizards of a page keep with its entry in the browser's history. */

import { isObject } from '../is-object';

export const KEPT_STEPS = 'hhValuation';

/**
 * Whether the browser came back to an entry of its history, by a reload, back or forward. Chromium also keeps an entry's
 * state where its own address is opened again, by a link or typed: that is a new visit.
 */
export function isReturn(): boolean {
	const [ opened ] = performance.getEntriesByType( 'navigation' ) as PerformanceNavigationTiming[];
	return opened?.type === 'reload' || opened?.type === 'back_forward';
}

/** By form, as whichever release kept them: each is to be checked. */
export function keptSteps(): Record< string, unknown > {
	const state: unknown = window.history.state;
	const kept = isObject( state ) ? state[ KEPT_STEPS ] : null;
	return isObject( kept ) ? kept : {};
}

/** Whether a visitor who came back finds a wizard at the step where they left it. */
export const goesOn = (): boolean => isReturn() && Object.values( keptSteps() ).some( ( kept ) => isObject( kept ) && isObject( kept.screen ) );
