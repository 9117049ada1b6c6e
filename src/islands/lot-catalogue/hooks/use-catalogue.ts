import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LotCatalogueProps } from '../../../contract/generated/auctions/lot-catalogue-props';
import type { FormValues } from '../../../lib/fallback-values';
import type { LotList } from '../api/lots';
import type { Bounds } from '../../../lib/geo/bounds';
import { CLOSED, readMap, withMap, type MapPlace } from '../rules/map-address';
import { recall, remember } from '../rules/memory';
import { addressOf, queryOf, stateOf, stateOfForm, stateOfServer, type CatalogueState } from '../rules/state';
import { rememberedView, rememberView, type View } from '../rules/view';
import { useLots } from './use-lots';

interface Start {
	typed: FormValues;
	list: LotList;
	future: LotList | null;
}

interface Kept {
	/** Where the page was scrolled to when this entry of the history was left. */
	scroll?: number;
}

/** AUC-02, AUC-12: what is shown, kept in the address and in the browser's history. */
export function useCatalogue( props: LotCatalogueProps, { typed, ...start }: Start ) {
	const [ state, setState ] = useState< CatalogueState >( () => stateOfServer( props ) );
	const [ view, setViewState ] = useState< View >( () => rememberedView( props.view, window.location.search ) );
	// The first frame is the server's list; the address opens the map after it.
	const [ map, setMapPlace ] = useState< MapPlace >( CLOSED );
	const [ isAlerting, setIsAlerting ] = useState( false );
	const hasMap = props.map !== undefined && props.total > 0;
	const lots = useLots( props, start );
	const { load, phase } = lots;
	const focused = useRef< Element | null >( null );
	const current = useRef( { state, view } );
	current.current = { state, view };

	const show = useCallback(
		async ( next: CatalogueState, scroll?: number ) => {
			focused.current = document.activeElement;
			setState( next );
			setIsAlerting( false );
			const isShown = await load( next, current.current.view );
			if ( isShown && scroll !== undefined ) {
				window.requestAnimationFrame( () => window.scrollTo( { top: scroll } ) );
			}
		},
		[ load ]
	);

	/** @param focus Where the visitor goes on; by default where they are. */
	const change = useCallback(
		( next: CatalogueState, focus: HTMLElement | null = null ) => {
			if ( queryOf( next, props.filters ) === queryOf( current.current.state, props.filters ) ) {
				return;
			}
			window.history.replaceState( { scroll: window.scrollY } satisfies Kept, '' );
			window.history.pushState( {}, '', addressOf( next, props.filters, window.location ) );
			setMapPlace( ( before ) => ( { ...before, bounds: null } ) );
			// What was pressed may go with the old lots.
			focus?.focus( { preventScroll: true } );
			void show( next );
		},
		[ props.filters, show ]
	);

	const setView = ( next: View ) => {
		setViewState( next );
		rememberView( next );
		setMapPlace( CLOSED );
		// The address said another one; from now on the cookie does.
		window.history.replaceState( window.history.state, '', withMap( addressOf( current.current.state, props.filters, window.location ), CLOSED ) );
	};

	const setMap = ( isOpen: boolean ) => {
		const next = { isOpen, bounds: null };
		window.history.replaceState( { scroll: window.scrollY } satisfies Kept, '' );
		window.history.pushState( {}, '', withMap( window.location.pathname + window.location.search, next ) );
		setMapPlace( next );
	};

	const keepBounds = useCallback( ( bounds: Bounds ) => {
		window.history.replaceState( window.history.state, '', withMap( window.location.pathname + window.location.search, { isOpen: true, bounds } ) );
	}, [] );

	useEffect( () => {
		const onBack = ( event: PopStateEvent ) => {
			const kept: Kept = typeof event.state === 'object' && event.state !== null ? event.state : {};
			const next = stateOf( window.location.search, props.filters );
			setMapPlace( hasMap ? readMap( window.location.search ) : CLOSED );
			// A step to an anchor on this page asks for no other lots.
			if ( queryOf( next, props.filters ) !== queryOf( current.current.state, props.filters ) ) {
				void show( next, kept.scroll );
			}
		};
		const onLeave = () => remember( props.auction_id, { query: queryOf( current.current.state, props.filters ), scroll: window.scrollY } );
		window.addEventListener( 'popstate', onBack );
		window.addEventListener( 'pagehide', onLeave );
		return () => {
			window.removeEventListener( 'popstate', onBack );
			window.removeEventListener( 'pagehide', onLeave );
		};
	}, [ props.auction_id, props.filters, hasMap, show ] );

	useEffect( () => {
		if ( hasMap ) {
			setMapPlace( readMap( window.location.search ) );
		}
		const memory = recall( props.auction_id, props.page_url, document.referrer, window.location );
		const fromServer = current.current.state;
		const next = memory ? stateOf( memory.query, props.filters ) : stateOfForm( typed, props.filters, fromServer );
		if ( queryOf( next, props.filters ) !== queryOf( fromServer, props.filters ) ) {
			window.history.replaceState( {}, '', addressOf( next, props.filters, window.location ) );
			void show( next, memory?.scroll );
		} else if ( memory ) {
			window.scrollTo( { top: memory.scroll } );
		}
		// Once, with what the page began with.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );

	useEffect( () => {
		setIsAlerting( phase === 'failed' );
	}, [ phase ] );

	// AUC-04 disables the form, and a browser takes the focus off a field that is disabled.
	useLayoutEffect( () => {
		const before = focused.current;
		if ( phase !== 'loading' && before instanceof HTMLElement && before.isConnected && ( document.activeElement === document.body || ! document.activeElement ) ) {
			before.focus( { preventScroll: true } );
		}
	}, [ phase ] );

	return { ...lots, state, view, map: hasMap ? map : null, change, setView, setMap, keepBounds, isAlerting, dismiss: () => setIsAlerting( false ), again: () => void show( current.current.state ) };
}
