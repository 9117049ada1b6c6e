import { useEffect, useRef, useState } from 'react';
import type { LotCatalogueProps } from '../../../contract/generated/auctions/lot-catalogue-props';
import { tellNews } from '../../../lib/live-news';
import { fetchLive, isOver, type LiveLot } from '../../../lib/live';

/** AUC-15, milliseconds: within 20 s of the site's knowing, with room for a slow answer. */
const EVERY = 10_000;
/** After so many failures in a row the pause grows no more. */
const MOST_PAUSES = 6;
/** A timer further away than this would overflow, and nobody keeps a page open so long. */
const LONGEST_WAIT = 86_400_000;

interface Options {
	props: Pick< LotCatalogueProps, 'auction_id' | 'live_url' | 'sale_status' | 'starts_at' | 'nonce' >;
	/** Of the lots on the page. */
	version: number;
	onLots: ( lots: readonly LiveLot[] ) => void;
	/** So much has changed that the list had better be fetched whole. */
	onMore: () => void;
}

/**
 * Asks for new results while the sale runs and the page is seen. A question is conditional: most answers are 304.
 *
 * @return Whether results come in by themselves now.
 */
export function useLive( { props, version, onLots, onMore }: Options ): boolean {
	const [ isRunning, setIsRunning ] = useState( props.sale_status === 'running' );
	const since = useRef( version );
	const tell = useRef( { onLots, onMore } );
	tell.current = { onLots, onMore };
	// A list that was fetched meanwhile knows more than the last answer.
	since.current = Math.max( since.current, version );
	const { auction_id: auction, live_url: url, sale_status: status, starts_at: startsAt, nonce } = props;

	useEffect( () => {
		const wait = startsAt * 1000 - Date.now();
		if ( status === 'running' || status === 'finished' || status === 'cancelled' || status === 'postponed' || startsAt === 0 || wait > LONGEST_WAIT ) {
			return;
		}
		const timer = window.setTimeout( () => setIsRunning( true ), Math.max( 0, wait ) );
		return () => window.clearTimeout( timer );
	}, [ status, startsAt ] );

	useEffect( () => {
		if ( ! isRunning ) {
			return;
		}
		const call = new AbortController();
		let timer: number | undefined;
		let failures = 0;
		let isAsking = false;
		const ask = async () => {
			window.clearTimeout( timer );
			if ( document.hidden || isAsking || call.signal.aborted ) {
				return;
			}
			isAsking = true;
			try {
				const answer = await fetchLive( url, { auction, since: since.current, nonce, signal: call.signal } );
				failures = 0;
				if ( answer ) {
					since.current = answer.version;
					tellNews( auction, answer );
					tell.current.onLots( answer.lots );
					if ( answer.more ) {
						tell.current.onMore();
					}
					if ( isOver( answer ) ) {
						setIsRunning( false );
						return;
					}
				}
			} catch {
				failures = Math.min( failures + 1, MOST_PAUSES );
			} finally {
				isAsking = false;
			}
			if ( ! call.signal.aborted ) {
				timer = window.setTimeout( ask, EVERY * ( 1 + failures ) );
			}
		};
		timer = window.setTimeout( ask, EVERY );
		document.addEventListener( 'visibilitychange', ask );
		return () => {
			call.abort();
			window.clearTimeout( timer );
			document.removeEventListener( 'visibilitychange', ask );
		};
	}, [ isRunning, auction, url, nonce ] );

	return isRunning;
}
