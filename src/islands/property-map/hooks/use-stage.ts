import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PropertyMapProps } from '../../../contract/generated/hpapi/property-map-props';
import { mapLabels, openMap, preloadMap, type Bounds, type Edges, type MapView } from '../../../ui/map';
import { yieldToMain } from '../../../lib/yield-to-main';
import { MarksLayer } from '../../../ui/marks/marks-layer';
import { AreaLayer, LandmarksLayer } from '../layers';
import { extentOf, type Found } from '../rules/found';
import type { Pin } from '../rules/pins';
import { priceLabel } from '../../../ui/marks/price-label';
import { mapLabel, nameOf, nameOfMany } from '../labels';

/** The map and what is drawn on it. */
export interface Stage {
	view: MapView;
	marks: MarksLayer< Pin >;
	area: AreaLayer;
	landmarks: LandmarksLayer;
}

interface Handlers {
	onOpen: ( pins: Pin[] ) => void;
	onUnknown: ( bounds: Bounds ) => void;
	onLight: ( pin: Pin | null ) => void;
}

/**
 * Pixels between the outermost properties and the map's edge: a label stands over its point, the map's buttons and its
 * note stand in the corners on the right.
 */
export const AIR: Edges = { top: 60, right: 64, bottom: 84, left: 52 };

/**
 * Opens the map once the first pins are there; its code is on its way meanwhile.
 *
 * @param element  Where it goes.
 * @param props
 * @param all      Null as long as it is not known.
 * @param bounds   What to show first; null for everything.
 * @param handlers
 */
export function useStage( element: RefObject< HTMLElement >, props: PropertyMapProps, all: Found | null, bounds: Bounds | null, handlers: Handlers ): Stage | null {
	const [ stage, setStage ] = useState< Stage | null >( null );
	const [ failure, setFailure ] = useState< unknown >( null );
	const latest = useRef( handlers );
	latest.current = handlers;
	const hasPins = all !== null;

	useEffect( preloadMap, [] );
	useEffect( () => {
		const target = element.current;
		if ( ! hasPins || ! target ) {
			return;
		}
		let isGone = false;
		let view: MapView | null = null;
		const options = {
			tiles: props.tiles,
			placesUrl: props.places_url,
			labels: mapLabels( mapLabel() ),
			bounds: bounds ?? extentOf( all ) ?? props.around,
			// What was looked at is shown as it was; what is found gets room for its label.
			padding: bounds ? 0 : AIR,
			closest: bounds ? 18 : 15,
		};
		openMap( target, options ).then( async ( opened ) => {
			view = opened;
			await yieldToMain();
			if ( isGone ) {
				view.remove();
				return;
			}
			const marks = new MarksLayer< Pin >( opened, {
				nameOf,
				nameOfMany,
				labelOf: ( { price_string } ) => priceLabel( price_string ),
				signOf: ( { map_marker_url } ) => map_marker_url,
				onOpen: ( chosen ) => latest.current.onOpen( chosen ),
				onUnknown: ( box ) => latest.current.onUnknown( box ),
				onLight: ( pin ) => latest.current.onLight( pin ),
			} );
			setStage( { view: opened, marks, area: new AreaLayer( opened ), landmarks: new LandmarksLayer( opened ) } );
		} ).catch( ( error: unknown ) => setFailure( error ?? new Error( 'The map could not be loaded.' ) ) );
		return () => {
			isGone = true;
			view?.remove();
		};
		// Opened once; what changes later is drawn on it.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ hasPins ] );

	if ( failure !== null ) {
		throw failure;
	}
	return stage;
}
