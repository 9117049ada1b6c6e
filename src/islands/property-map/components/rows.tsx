import { __, sprintf } from '@wordpress/i18n';
import { useRef } from 'react';
import { useBar } from '../hooks/use-bar';
import type { Pin } from '../rules/pins';

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
	return (
		<ul className="hh-map-rows" ref={ bar }>
			{ listed.map( ( pin ) => (
				<li
					key={ pin.url }
					className={ `hh-map-rows__row${ lit === pin.url ? ' is-lit' : '' }` }
					onMouseEnter={ () => onLight( pin ) }
					onMouseLeave={ () => onLight( null ) }
					onFocus={ () => onLight( pin ) }
					onBlur={ () => onLight( null ) }
				>
					<div className="hh-map-rows__picture">
						{ pin.image !== '' && <img src={ pin.image } alt="" width={ 640 } height={ 427 } loading="lazy" decoding="async" /> }
					</div>
					<div className="hh-map-rows__text">
						<p className="hh-map-rows__price hh-price">{ pin.price_string }</p>
						<p className="hh-map-rows__heading">
							<a href={ pin.url }>{ pin.heading }</a>
						</p>
						<p className="hh-map-rows__where">{ [ pin.parish, pin.status ].filter( Boolean ).join( ' · ' ) }</p>
					</div>
				</li>
			) ) }
			{ total > Math.min( MOST, pins.length ) && (
				<li className="hh-map-rows__more">
					{ pins.length === 0
						? __( 'Zoom in to see them listed', 'hearth-hammer' )
						: // translators: %s: how many properties are not listed.
						  sprintf( __( 'and %s more: zoom in to see them listed', 'hearth-hammer' ), ( total - Math.min( MOST, pins.length ) ).toLocaleString( 'en-GB' ) ) }
				</li>
			) }
		</ul>
	);
}
