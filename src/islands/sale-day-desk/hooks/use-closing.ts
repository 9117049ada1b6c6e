import { __ } from '@wordpress/i18n';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SaleDayClosing } from '../../../contract/generated/auctions/sale-day-closing';
import type { SaleDayDeskProps } from '../../../contract/generated/auctions/sale-day-desk-props';
import { SignedOut } from '../rules/entry-queue';
import { DeskApi } from './desk-api';

export interface Closing {
	/** Null until the server has answered. */
	state: SaleDayClosing | null;
	/** What went wrong; empty for nothing. */
	fault: string;
	isBusy: boolean;
	look: () => void;
	close: ( markUnsold: boolean, sure: boolean ) => void;
	reopen: () => void;
}

/**
 * What is to be looked at before the sale is closed, and closing it.
 *
 * @param props
 * @param onDone Told whether the sale is closed now.
 */
export function useClosing( props: SaleDayDeskProps, onDone: ( closed: boolean ) => void ): Closing {
	const api = useRef< DeskApi | null >( null );
	api.current ??= new DeskApi( props );
	const [ state, setState ] = useState< SaleDayClosing | null >( null );
	const [ fault, setFault ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );
	const busy = useRef( false );

	const run = useCallback( async ( work: ( of: DeskApi ) => Promise< SaleDayClosing | string >, isChange: boolean ) => {
		if ( busy.current ) {
			return;
		}
		busy.current = true;
		setBusy( true );
		setFault( '' );
		try {
			const answer = await work( api.current! );
			if ( typeof answer === 'string' ) {
				setFault( answer );
				// What changed is what the person must look at.
				setState( await api.current!.lookAtClosing() );
			} else {
				setState( answer );
				if ( isChange ) {
					onDone( answer.closed );
				}
			}
		} catch ( error ) {
			setFault(
				error instanceof SignedOut
					? __( 'You’ve been signed out. Sign in on another tab, then try again.', 'hearth-hammer' )
					: __( 'The website could not be reached. Check your connection and try again.', 'hearth-hammer' )
			);
		}
		busy.current = false;
		setBusy( false );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- onDone is the desk's own setter.
	}, [] );
	const look = useCallback( () => void run( ( of ) => of.lookAtClosing(), false ), [ run ] );
	useEffect( look, [ look ] );
	return {
		state,
		fault,
		isBusy,
		look,
		close: ( markUnsold, sure ) => void run( ( of ) => of.close( { version: state?.version ?? '', mark_unsold: markUnsold, sure } ), true ),
		reopen: () => void run( ( of ) => of.reopen(), true ),
	};
}
