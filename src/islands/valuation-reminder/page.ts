/**
 * What the reminder does to the page around it. While the page's root carries `data-hh-reminder="hero"`, the theme's
 * sheet hides the wizard; the script that the server prints sets it before the first paint.
 */
import type { ValuationReminderProps } from '../../contract/generated/caphpi/valuation-reminder-props';
import { clearSession, readSession, type ValuationSession } from '../../lib/valuation/session';

/** Somebody who brings a plate along, or asked to begin anew, is not held up. */
const BEGINS = /[?&](vrm|start|resume)=/;

/** The valuation to remind of, if any. */
export function sessionToRemindOf(): ValuationSession | null {
	return BEGINS.test( window.location.search ) ? null : readSession();
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
