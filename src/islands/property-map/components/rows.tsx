import { __, sprintf } from '@wordpress/i18n';
import { useCallback, useRef } from 'react';
import { useBar } from '../hooks/use-bar';
import { useGrowing } from '../hooks/use-growing';
import { useNearby } from '../hooks/use-nearby';
import type { Pin } from '../rules/pins';
import { Row } from './row';

/** More would make the page heavy and nobody read on; the map or the list has the rest. */
const MOST = 50;

interface Props {
	pins: readonly Pin[];
	/** How many there are; more than pins where only their number is known. */
	total: number;
	/** The property whose pin the pointer or the focus is on. */
	lit: string | null;
	/** The pointer or the focus is on a row. */
	onLight: ( pin: Pin | null ) => void;
	/** A row was brought to the front of the bar. */
	onFront: ( pin: Pin ) => void;
}

/** The properties of the map as cards: beside it, and on small windows in a bar below it that is swiped. */
export function Rows( { pins, total, lit, onLight, onFront }: Props ) {
	const bar = useRef< HTMLUListElement >( null );
	const listed = pins.slice( 0, MOST );
	useBar( bar, listed, lit, onFront );
	const drawn = useGrowing( listed.length );
	const near = useNearby( bar, listed, drawn );
	const latest = useRef( onLight );
	latest.current = onLight;
	const light = useCallback( ( pin: Pin | null ) => latest.current( pin ), [] );
	return (
		<ul className="hh-map-rows" ref={ bar }>
			{ listed.slice( 0, drawn ).map( ( pin ) => (
				<Row key={ pin.url } pin={ pin } isLit={ lit === pin.url } isNear={ near.has( pin.url ) } onLight={ light } />
			) ) }
			{ drawn === listed.length && total > listed.length && (
				<li className="hh-map-rows__more">
					{ pins.length === 0
						? __( 'Zoom in to list them', 'hearth-hammer' )
						: // translators: %s: how many properties are not listed.
						  sprintf( __( 'and %s more: zoom in to list them', 'hearth-hammer' ), ( total - listed.length ).toLocaleString( 'en-GB' ) ) }
				</li>
			) }
		</ul>
	);
}
