import { __ } from '@wordpress/i18n';
import { useEffect, useId, useRef, useState } from 'react';
import { reportIslandFailure } from '../../lib/report';
import type { MapView } from '../map';
import { showPanel } from './panel';

type State = 'closed' | 'loading' | 'open' | 'failed';

interface Props {
	/** The island's name, for reports. */
	name: string;
	/** GET answers the HTML of the panel. */
	loader_url: string;
}

/** PROP-03: where a property or lot is, on a map that is fetched when it is asked for. */
export function LocationMap( { name, loader_url }: Props ) {
	const [ state, setState ] = useState< State >( 'closed' );
	const host = useRef< HTMLDivElement >( null );
	const view = useRef< MapView | null >( null );
	const id = useId();

	const close = () => {
		view.current?.remove();
		view.current = null;
		host.current?.replaceChildren();
	};
	const open = async () => {
		if ( ! host.current ) {
			return;
		}
		setState( 'loading' );
		try {
			view.current = await showPanel( loader_url, host.current );
			setState( 'open' );
		} catch ( error ) {
			close();
			setState( 'failed' );
			reportIslandFailure( name, error );
		}
	};
	const toggle = () => {
		if ( state === 'open' ) {
			close();
			setState( 'closed' );
		} else if ( state !== 'loading' ) {
			void open();
		}
	};
	useEffect( () => () => view.current?.remove(), [] );

	return (
		<div className="hh-location-map">
			<button
				className="hh-button hh-location-map__show"
				type="button"
				aria-expanded={ state === 'open' }
				aria-controls={ id }
				aria-disabled={ state === 'loading' ? true : undefined }
				onClick={ toggle }
			>
				{ labelOf( state ) }
			</button>
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
