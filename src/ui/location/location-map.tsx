import { __ } from '@wordpress/i18n';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { reportIslandFailure } from '../../lib/report';
import type { MapView } from '../map';
import { showPanel } from './panel';
import { whenNear } from './when-near';

/** `waiting`: it opens by itself once the visitor comes near. */
type State = 'waiting' | 'closed' | 'loading' | 'open' | 'failed';

/** Wide screens have room for the map beside all else; location-map.css keeps it there. */
const WIDE = '(width > 990px)';

interface Props {
	/** The island's name, for reports. */
	name: string;
	/** GET answers the HTML of the panel. */
	loader_url: string;
}

/**
 * PROP-03: where a property or lot is, on a map that is fetched when it is asked for. On wide screens it opens by
 * itself, on the plain ground of our own places: no server of tiles hears of a visitor who has asked for nothing.
 */
export function LocationMap( { name, loader_url }: Props ) {
	const [ state, setState ] = useState< State >( () => ( window.matchMedia?.( WIDE ).matches ? 'waiting' : 'closed' ) );
	const [ hasStreets, setHasStreets ] = useState( true );
	const box = useRef< HTMLDivElement >( null );
	const toggler = useRef< HTMLButtonElement >( null );
	const host = useRef< HTMLDivElement >( null );
	const view = useRef< MapView | null >( null );
	const id = useId();

	const close = () => {
		view.current?.remove();
		view.current = null;
		host.current?.replaceChildren();
	};
	const open = useCallback( async ( ground: 'plain' | 'streets' ) => {
		if ( ! host.current ) {
			return;
		}
		close();
		setState( 'loading' );
		try {
			const shown = await showPanel( loader_url, host.current, ground );
			view.current = shown.view;
			setHasStreets( ground === 'streets' || ! shown.hasTiles );
			setState( 'open' );
		} catch ( error ) {
			close();
			setState( 'failed' );
			reportIslandFailure( name, error );
		}
	}, [ name, loader_url ] );
	const toggle = () => {
		if ( state === 'open' ) {
			close();
			setState( 'closed' );
		} else if ( state !== 'loading' ) {
			void open( 'streets' );
		}
	};
	const showStreets = () => {
		// The button goes, and would take the focus with it.
		toggler.current?.focus( { preventScroll: true } );
		void open( 'streets' );
	};
	useEffect( () => {
		if ( state === 'waiting' && box.current ) {
			return whenNear( box.current, () => void open( 'plain' ) );
		}
	}, [ state, open ] );
	useEffect( () => () => view.current?.remove(), [] );

	return (
		<div className={ `hh-location-map${ state === 'closed' || state === 'failed' ? '' : ' hh-location-map--room' }` } ref={ box }>
			<button
				className="hh-button hh-location-map__show"
				type="button"
				ref={ toggler }
				aria-expanded={ state === 'open' }
				aria-controls={ id }
				aria-disabled={ state === 'loading' ? true : undefined }
				onClick={ toggle }
			>
				{ labelOf( state ) }
			</button>
			{ state === 'open' && ! hasStreets && (
				<button className="hh-button hh-location-map__streets" type="button" onClick={ showStreets }>
					{ __( 'Show street map', 'hearth-hammer' ) }
				</button>
			) }
			{ state === 'failed' && (
				<p className="hh-location-map__error" role="alert">
					{ __( 'Sorry, error loading the map', 'hearth-hammer' ) }
				</p>
			) }
			<div id={ id } ref={ host } className="hh-location-map__panel" aria-busy={ state === 'loading' }></div>
		</div>
	);
}

function labelOf( state: State ): string {
	if ( state === 'loading' ) {
		return __( 'Loading the map', 'hearth-hammer' );
	}
	return state === 'open' ? __( 'Hide Map', 'hearth-hammer' ) : __( 'Show Map', 'hearth-hammer' );
}
