import { __, _n, sprintf } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import type { Bounds } from '../../../lib/geo/bounds';
import { reportIslandFailure } from '../../../lib/report';
import { isAborted } from '../../../lib/rest-error';
import { PinCard, type Card } from '../../../ui/marks/pin-card';
import { priceLabel } from '../../../ui/marks/price-label';
import { fetchLotPins, type LotMapAddresses, type LotPin, type LotPins } from '../api/lots';
import type { LotMap as OpenMap } from '../map/open-lot-map';
import { mapLabels } from '../../../ui/map';

interface Props {
	/** Where 'Skip to lots' leads. */
	id: string;
	addresses: LotMapAddresses;
	/** The filters that are set. */
	values: Record< string, string >;
	nonce: string;
	/** What the address says was in view; null for all lots. */
	bounds: Bounds | null;
	/** The visitor has moved the map. */
	onMoved: ( bounds: Bounds ) => void;
}

const loadMap = () => import( /* webpackChunkName: "chunks/lot-map" */ '../map/open-lot-map' );

/** The lots that the filters leave on a map, in place of their list. */
export function LotMap( { id, addresses, values, nonce, bounds, onMoved }: Props ) {
	const element = useRef< HTMLDivElement >( null );
	const opened = useRef< OpenMap | null >( null );
	const [ found, setFound ] = useState< LotPins | null >( null );
	const [ open, setOpen ] = useState< readonly LotPin[] >( [] );
	const [ hasFailed, setHasFailed ] = useState( false );
	const key = JSON.stringify( values );
	const latest = useRef( { bounds, onMoved } );
	latest.current = { bounds, onMoved };

	useEffect( () => {
		const asked = new AbortController();
		const fail = ( error: unknown ) => {
			if ( ! isAborted( error ) ) {
				setHasFailed( true );
				reportIslandFailure( 'lot-catalogue', error );
			}
		};
		setHasFailed( false );
		setOpen( [] );
		Promise.all( [ loadMap(), fetchLotPins( addresses.lots_url, JSON.parse( key ) as Props[ 'values' ], nonce, asked.signal ) ] )
			.then( async ( [ { openLotMap }, pins ] ) => {
				if ( asked.signal.aborted || ! element.current ) {
					return;
				}
				setFound( pins );
				if ( opened.current ) {
					opened.current.show( pins.data, latest.current.bounds );
					return;
				}
				const map = await openLotMap( element.current, pins.data, { addresses, labels: mapLabels( mapLabel() ), bounds: latest.current.bounds, onMoved: ( box ) => latest.current.onMoved( box ), nameOf, labelOf, nameOfMany, onOpen: setOpen, onLeave: () => setOpen( [] ) } );
				if ( asked.signal.aborted ) {
					map.remove();
				} else {
					opened.current = map;
				}
			} )
			.catch( fail );
		return () => asked.abort();
	}, [ addresses, key, nonce ] );
	useEffect( () => () => opened.current?.remove(), [] );
	useEffect( () => opened.current?.setOpen( open ), [ open ] );

	const [ first ] = open;
	const close = () => {
		setOpen( [] );
		if ( first ) {
			opened.current?.focus( first );
		}
	};
	return (
		<div className="hh-lot-map" id={ id } tabIndex={ -1 }>
			{ hasFailed && (
				<p className="hh-notice" role="alert">
					{ __( 'Sorry, error loading the map', 'hearth-hammer' ) }
				</p>
			) }
			<div className="hh-lot-map__stage" data-hh-map-frame hidden={ hasFailed }>
				<div className="hh-lot-map__map" ref={ element }></div>
				{ found === null && <p className="hh-lot-map__wait">{ __( 'Loading the map', 'hearth-hammer' ) }</p> }
				{ first && <PinCard cards={ open.map( cardOf ) } name={ open.length === 1 ? nameOf( first ) : nameOfMany( open.length ) } onClose={ close } /> }
			</div>
			<p className="hh-lot-map__count" role="status">
				{ found && ! hasFailed && countOf( found ) }
			</p>
		</div>
	);
}

const mapLabel = (): string => __( 'Map of lots. Use the arrow keys to move it, plus and minus to zoom.', 'hearth-hammer' );

// translators: %s: number of a lot, as printed.
const lotNumber = ( number: string ): string => sprintf( __( 'Lot %s', 'hearth-hammer' ), number );

/** The number and, in short, the first figure of the guide: Lot 12 £90k. */
function labelOf( { number, price }: LotPin ): string {
	const figure = /£[\d,]+/.exec( price )?.[ 0 ];
	return [ lotNumber( number ), figure === undefined ? '' : priceLabel( figure ) ].filter( Boolean ).join( ' ' );
}

/** Begins with what stands on the mark, by which who speaks to it will call it. */
const nameOf = ( pin: LotPin ): string => [ labelOf( pin ), pin.place || pin.title, pin.price, pin.status ].filter( Boolean ).join( ', ' );

const nameOfMany = ( count: number ): string =>
	// translators: %d: how many.
	sprintf( _n( 'Show %d lot', 'Show %d lots', count, 'hearth-hammer' ), count );

const cardOf = ( { url, image, status, price, number, place, title }: LotPin ): Card => ( {
	url,
	image,
	status,
	price,
	heading: `${ lotNumber( number ) }: ${ place || title }`,
	where: place === '' ? '' : title,
} );

function countOf( { data, total }: LotPins ): string {
	if ( data.length < total ) {
		// translators: 1: how many lots are on the map, 2: how many there are.
		return sprintf( __( '%1$s of %2$s lots are on the map. We don’t show the location of the others.', 'hearth-hammer' ), data.length.toLocaleString( 'en-GB' ), total.toLocaleString( 'en-GB' ) );
	}
	// translators: %s: how many.
	return sprintf( _n( '%s lot on the map', '%s lots on the map', total, 'hearth-hammer' ), total.toLocaleString( 'en-GB' ) );
}
