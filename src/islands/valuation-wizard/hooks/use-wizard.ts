import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { valuationApi } from '../api/valuation-api';
import { readSession, valuationCount } from '../../../lib/valuation/session';
import { beginVisit, keepScreen, keptScreen } from '../kept';
import { reduce, START, type Busy } from '../state';
import { alerts } from '../labels';
import { tracking } from '../tracking';
import { isResumed } from '../../../lib/valuation/resume';
import type { ValuationWizardProps } from '../types';
import type { Done, FieldName } from '../use-cases/done';
import { correctEmail } from '../use-cases/correct-email';
import { findVehicle, resumeValuation, type Asked } from '../use-cases/find-vehicle';
import { requestCall } from '../use-cases/request-call';
import { sendValuation, type Owner } from '../use-cases/send-valuation';
import { useLatestRequest } from './use-latest-request';

/** What each step's form hands over. */
interface Inputs {
	vehicle: Asked;
	owner: Owner;
	phone: string;
}

type Command = ( input: never ) => Promise< FieldName | null >;

/**
 * The wizard's state and what a visitor can do.
 *
 * The page names the action of each step. A page that a cache kept from another release may name one that this script
 * does not have; the visitor is told, instead of pressing a button that does nothing (VAL-22). `submit` resolves with
 * the field that the server refused, or null.
 */
export function useWizard( { actions, endpoints, form_id: formId, limits, outcome_rules: rules }: ValuationWizardProps ) {
	const [ state, dispatch ] = useReducer( reduce, START, ( start ) => {
		beginVisit( formId );
		return { ...start, screen: keptScreen( formId ) ?? start.screen };
	} );
	const newRequest = useLatestRequest();
	const isRunning = useRef( false );
	const api = useMemo( () => valuationApi( endpoints ), [ endpoints ] );

	// A second submit while one is under way does nothing. State would know too late: two clicks can come in one frame.
	const run = useCallback(
		async ( busy: Busy, work: ( signal: AbortSignal ) => Promise< Done > ): Promise< FieldName | null > => {
			if ( isRunning.current ) {
				return null;
			}
			isRunning.current = true;
			const signal = newRequest();
			dispatch( { type: 'started', busy } );
			try {
				const { action, refused } = await work( signal );
				if ( ! signal.aborted ) {
					dispatch( action );
				}
				return signal.aborted ? null : ( refused ?? null );
			} finally {
				isRunning.current = false;
			}
		},
		[ newRequest ]
	);

	const find = ( asked: Asked ) => {
		if ( ! isRunning.current && valuationCount() >= limits.per_day ) {
			dispatch( { type: 'alerted', alert: alerts.limit() } );
			return Promise.resolve( null );
		}
		return run( 'finding', ( signal ) => findVehicle( asked, api, signal ) );
	};

	const send = ( owner: Owner ) => {
		const { screen } = state;
		return screen.name === 'owner'
			? run( 'sending', ( signal ) => sendValuation( screen.lookup, owner, { api, rules }, signal ) )
			: Promise.resolve( null );
	};

	const askForCall = ( phone: string ) => {
		const { screen } = state;
		return screen.name === 'outcome'
			? run( 'calling', ( signal ) => requestCall( screen.lookup, phone, api, signal ) )
			: Promise.resolve( null );
	};

	const correct = ( email: string ) => {
		const { screen } = state;
		return screen.name === 'thank_you' || screen.name === 'outcome'
			? run( 'sending', ( signal ) => correctEmail( screen.lookup, email, api, signal ) )
			: Promise.resolve( null );
	};

	useEffect( () => keepScreen( formId, state.screen ), [ formId, state.screen ] );

	// Whoever comes from the reminder goes on where they were; whoever reloads that page, where they have come to since.
	useEffect( () => {
		if ( keptScreen( formId ) !== null ) {
			return;
		}
		const session = isResumed( window.location.search ) ? readSession() : null;
		if ( session?.step === 'vehicle' && session.full_data ) {
			void run( 'finding', ( signal ) => resumeValuation( session, api, signal ) );
		}
	}, [ api, formId, run ] );

	const beginAnew = () => {
		if ( ! isRunning.current ) {
			dispatch( { type: 'began_anew' } );
		}
	};

	const known: Record< string, Command > = { find_vehicle: find, send_valuation: send, request_call: askForCall };

	const submit = < Step extends keyof Inputs >( step: Step, input: Inputs[ Step ] ): Promise< FieldName | null > => {
		const name = actions[ step ];
		const command: unknown = Object.hasOwn( known, name ) ? known[ name ] : undefined;
		if ( typeof command !== 'function' ) {
			dispatch( { type: 'alerted', alert: alerts.internal() } );
			return Promise.resolve( null );
		}
		tracking.submitted( step );
		return ( command as Command )( input as never );
	};

	const closeAlert = useCallback( () => dispatch( { type: 'alert_closed' } ), [] );

	return { state, submit, correct, beginAnew, closeAlert };
}
