/**
 * Where a visitor is in the wizard, and what may happen next. Forward only (VAL-02): nothing leads back but "try
 * another plate", which begins anew.
 */
import type { Outcome, ValuationRecord, Vehicle } from './types';

/** What the wizard waits for. */
export type Busy = 'finding' | 'sending' | 'calling';

export interface Lookup {
	record: ValuationRecord;
	vehicle: Vehicle;
	/** The server's signed name for this valuation. */
	token: string;
}

export type Screen =
	| { name: 'vehicle' }
	| { name: 'not_found'; vrm: string }
	| { name: 'owner'; lookup: Lookup }
	| { name: 'outcome'; lookup: Lookup; outcome: Exclude< Outcome, 'thank_you' >; failed: boolean; corrected?: boolean; notice?: string }
	| { name: 'thank_you'; lookup: Lookup; corrected?: boolean; notice?: string }
	| { name: 'phone_thank_you'; lookup: Lookup }
	| { name: 'send_failed' };

export interface State {
	screen: Screen;
	busy: Busy | null;
	alert: string | null;
	/** How often the wizard began anew; fields are cleared with it. */
	round: number;
}

export type Action =
	| { type: 'started'; busy: Busy }
	| { type: 'stopped'; alert?: string }
	| { type: 'found'; lookup: Lookup }
	| { type: 'not_found'; vrm: string }
	| { type: 'sent'; record: ValuationRecord; outcome: Outcome; notice?: string }
	| { type: 'send_failed' }
	/** The mistyped address was put right. */
	| { type: 'corrected'; email: string; notice?: string }
	| { type: 'phone_sent' }
	| { type: 'phone_failed' }
	| { type: 'alerted'; alert: string }
	| { type: 'alert_closed' }
	| { type: 'began_anew' };

export const START: State = { screen: { name: 'vehicle' }, busy: null, alert: null, round: 0 };

/** An action that does not belong to the screen changes nothing: an answer that comes too late is not shown. */
export function reduce( state: State, action: Action ): State {
	const { screen } = state;
	switch ( action.type ) {
		case 'started':
			return { ...state, busy: action.busy, alert: null };
		case 'stopped':
			return { ...state, busy: null, alert: action.alert ?? null };
		case 'alerted':
			return { ...state, alert: action.alert };
		case 'alert_closed':
			return { ...state, alert: null };
		case 'began_anew':
			return screen.name === 'not_found' || screen.name === 'owner' || screen.name === 'outcome' ? { ...START, round: state.round + 1 } : state;
		default: {
			const next = nextScreen( screen, action );
			return next ? { ...state, screen: next, busy: null } : state;
		}
	}
}

type Move = Extract<
	Action,
	{ type: 'found' | 'not_found' | 'sent' | 'send_failed' | 'corrected' | 'phone_sent' | 'phone_failed' }
>;

function nextScreen( screen: Screen, action: Move ): Screen | null {
	if ( screen.name === 'vehicle' ) {
		if ( action.type === 'found' ) {
			const { lookup } = action;
			// Nothing to send: an address would be asked for in vain.
			return lookup.record.TradeValueBelowAverageInt
				? { name: 'owner', lookup }
				: { name: 'outcome', lookup, outcome: 'no_value', failed: false };
		}
		return action.type === 'not_found' ? { name: 'not_found', vrm: action.vrm } : null;
	}
	if ( screen.name === 'owner' ) {
		if ( action.type === 'sent' ) {
			const lookup = { ...screen.lookup, record: action.record };
			return action.outcome === 'thank_you'
				? { name: 'thank_you', lookup, ...( action.notice && { notice: action.notice } ) }
				: { name: 'outcome', lookup, outcome: action.outcome, failed: false, ...( action.notice && { notice: action.notice } ) };
		}
		return action.type === 'send_failed' ? { name: 'send_failed' } : null;
	}
	if ( action.type === 'corrected' && ( screen.name === 'thank_you' || screen.name === 'outcome' ) ) {
		const { lookup } = screen;
		return { ...screen, lookup: { ...lookup, record: { ...lookup.record, email: action.email } }, corrected: true, ...( action.notice && { notice: action.notice } ) };
	}
	if ( screen.name === 'outcome' ) {
		if ( action.type === 'phone_sent' ) {
			return { name: 'phone_thank_you', lookup: screen.lookup };
		}
		return action.type === 'phone_failed' ? { ...screen, failed: true } : null;
	}
	return null;
}

/** The step of the indicator: 1 vehicle, 2 your details, 3 valuation. */
export function stepNumber( screen: Screen ): 1 | 2 | 3 {
	if ( screen.name === 'vehicle' || screen.name === 'not_found' ) {
		return 1;
	}
	return screen.name === 'owner' ? 2 : 3;
}

/** Whether nothing is left to do. */
export function isFinished( screen: Screen ): boolean {
	return screen.name === 'thank_you' || screen.name === 'phone_thank_you';
}
