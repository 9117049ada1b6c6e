/**
 * What the reminder does to the page around it. While the page's root carries `data-hh-reminder="hero"`, the theme's
 * sheet hides the wizard; the script that the server prints sets it before the first paint.
 */
import type { ValuationReminderProps } from '../../contract/generated/caphpi/valuation-reminder-props';
import { goesOn } from '../../lib/valuation/kept-steps';
import { clearSession, readSession, type ValuationSession } from '../../lib/valuation/session';

/** A visitor who brings a plate along, or asked to begin again, is not held up. */
const BEGINS = /[?&](vrm|start|resume)=/;

/** The valuation to remind of, if any. A reload comes back to the step of the wizard, which the reminder would cover. */
export function sessionToRemindOf(): ValuationSession | null {
	return BEGINS.test( window.location.search ) || goesOn() ? null : readSession();
}

export function markShown( variant: ValuationReminderProps[ 'variant' ] ): void {
	if ( variant === 'hero' ) {
		document.documentElement.dataset.hhReminder = variant;
	}
}

/** A cookie of another step, or one that is none of ours, goes (REM-02). */
export function dropUnusable(): void {
	if ( readSession() === null ) {
		clearSession();
	}
}

export function markGone(): void {
	delete document.documentElement.dataset.hhReminder;
}

/** The first field of this page's wizard, if it has one. */
export const plateField = () =>
	document.querySelector< HTMLElement >( '[data-island="valuation-wizard"] [name="vrm"]' );
