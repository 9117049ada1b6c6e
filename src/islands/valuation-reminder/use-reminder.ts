import { useLayoutEffect, useRef, useState } from 'react';
import type { ValuationReminderProps } from '../../contract/generated/caphpi/valuation-reminder-props';
import { track } from '../../lib/analytics';
import { navigate } from '../../lib/navigate';
import { againUrl, resumeUrl } from '../../lib/valuation/resume';
import { clearSession, type ValuationSession } from '../../lib/valuation/session';
import { dropUnusable, markGone, markShown, plateField, sessionToRemindOf } from './page';
import { resend } from './resend';

type Choice = 'resend' | 'start-new' | 'no-more';

/** Nothing has been sent yet: the visitor goes on where they were. */
function goOn( { vehicle_vrm: vrm, vehicle_mileage: thousands, full_data: found }: ValuationSession, startUrl: string ): void {
	if ( found ) {
		navigate( resumeUrl( startUrl ) );
		return;
	}
	// The look-up never answered: nothing of it is left to remind of.
	clearSession();
	navigate( againUrl( startUrl, vrm, thousands ) );
}

/** What is remembered of the visitor's valuation, and what they can choose (REM-02, REM-05, REM-06). */
export function useReminder( { variant, send_endpoint: endpoint, start_url: startUrl, contact }: ValuationReminderProps ) {
	const [ session, setSession ] = useState( sessionToRemindOf );
	const [ hadSession ] = useState( session !== null );
	const [ isBusy, setBusy ] = useState( false );
	const [ alert, setAlert ] = useState< string | null >( null );
	const [ isForgotten, setForgotten ] = useState( false );
	const status = useRef< HTMLParagraphElement >( null );
	const isRunning = useRef( false );

	useLayoutEffect( () => {
		if ( session ) {
			markShown( variant );
		} else {
			markGone();
			dropUnusable();
		}
	}, [ session, variant ] );

	const forget = () => {
		clearSession();
		markGone();
		setSession( null );
	};

	const choose = ( choice: Choice ) => track( 'CA_Valuation_Click', { target: `reminder-${ choice }` } );

	const onResend = async () => {
		if ( ! session || isRunning.current ) {
			return;
		}
		choose( 'resend' );
		if ( session.step === 'vehicle' ) {
			goOn( session, startUrl );
			return;
		}
		isRunning.current = true;
		setBusy( true );
		const { ok, message } = await resend( session, endpoint, contact.phone );
		isRunning.current = false;
		setBusy( false );
		if ( ! ok ) {
			forget();
		}
		setAlert( message );
	};

	const onStartNew = (): void => {
		choose( 'start-new' );
		forget();
		const field = plateField();
		if ( field ) {
			field.focus();
		} else {
			navigate( startUrl );
		}
	};

	const onForget = () => {
		choose( 'no-more' );
		forget();
		setForgotten( true );
		// The button is gone: keyboards go on from here.
		status.current?.focus( { preventScroll: true } );
	};

	const closeAlert = () => {
		setAlert( null );
		if ( ! session ) {
			// The button that had the focus is gone with the reminder.
			plateField()?.focus();
		}
	};

	return { session, hadSession, isBusy, alert, isForgotten, status, onResend, onStartNew, onForget, closeAlert };
}
