import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import type { Pin } from '../rules/pins';
import { countOfAll, nameOf } from '../texts';

interface Props {
	/** One, or all that share a point. */
	pins: readonly Pin[];
	onClose: () => void;
}

/** What a pin stands for: a card on the map, and on a phone a sheet from the bottom of the screen. */
export function PinCard( { pins, onClose }: Props ) {
	const card = useRef< HTMLDivElement >( null );
	const [ first ] = pins;
	useEffect( () => card.current?.focus( { preventScroll: true } ), [ first ] );
	if ( ! first ) {
		return null;
	}
	return (
		// Escape closes a dialog, whatever of it has the focus.
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<div
			ref={ card }
			className="hh-pin-card"
			role="dialog"
			aria-label={ pins.length === 1 ? nameOf( first ) : countOfAll( pins.length ) }
			tabIndex={ -1 }
			onKeyDown={ ( event ) => {
				if ( event.key === 'Escape' ) {
					event.preventDefault();
					event.stopPropagation();
					onClose();
				}
			} }
		>
			<button type="button" className="hh-pin-card__close" aria-label={ __( 'Close', 'hearth-hammer' ) } onClick={ onClose }>
				<svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
					<path d="M1 1l12 12M13 1L1 13" />
				</svg>
			</button>
			{ pins.length > 1 && <p className="hh-pin-card__count">{ countOfAll( pins.length ) }</p> }
			<ul className={ `hh-pin-card__list${ pins.length > 1 ? ' hh-pin-card__list--many' : '' }` }>
				{ pins.map( ( { url, image, price_string, heading, parish, status } ) => (
					<li className="hh-pin-card__property" key={ url }>
						<div className="hh-pin-card__picture">
							{ image !== '' && <img src={ image } alt="" width={ 600 } height={ 400 } decoding="async" /> }
							<span className="hh-pin-card__status">{ status }</span>
						</div>
						<div className="hh-pin-card__text">
							<p className="hh-pin-card__price hh-price">{ price_string }</p>
							<p className="hh-pin-card__heading">
								<a href={ url }>{ heading }</a>
							</p>
							{ parish !== '' && <p className="hh-pin-card__parish">{ parish }</p> }
						</div>
					</li>
				) ) }
			</ul>
		</div>
	);
}
