import { memo } from 'react';
import type { Pin } from '../rules/pins';

interface Props {
	pin: Pin;
	isLit: boolean;
	/** Whether its picture is wanted yet. */
	isNear: boolean;
	/** The pointer or the focus is on the row, or leaves it. */
	onLight: ( pin: Pin | null ) => void;
}

function Card( { pin, isLit, isNear, onLight }: Props ) {
	const light = () => onLight( pin );
	const dim = () => onLight( null );
	return (
		<li className={ `hh-map-rows__row${ isLit ? ' is-lit' : '' }` } onMouseEnter={ light } onMouseLeave={ dim } onFocus={ light } onBlur={ dim }>
			<div className="hh-map-rows__picture">
				{ pin.image !== '' && isNear && <img loading="lazy" src={ pin.image } alt="" width={ 768 } height={ 512 } decoding="async" /> }
			</div>
			<div className="hh-map-rows__text">
				<p className="hh-map-rows__price hh-price">{ pin.price_string }</p>
				<p className="hh-map-rows__heading">
					<a href={ pin.url }>{ pin.heading }</a>
				</p>
				<p className="hh-map-rows__where">{ [ pin.parish, pin.status ].filter( Boolean ).join( ' · ' ) }</p>
			</div>
		</li>
	);
}

/** A property as a card in the list of the map; drawn anew only where something of its own has changed. */
export const Row = memo( Card );
