import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';

/** What a card says of one. */
export interface Card {
	url: string;
	/** Address of a picture; empty for none. */
	image: string;
	status: string;
	price: string;
	heading: string;
	where: string;
}

interface Props {
	/** One, or all that share a point. */
	cards: readonly Card[];
	/** What it is called: the one, or how many they are. */
	name: string;
	onClose: () => void;
}

/** What a pin stands for: a card on the map, and on a phone a sheet from the bottom of the screen. */
export function PinCard( { cards, name, onClose }: Props ) {
	const card = useRef< HTMLDivElement >( null );
	const [ first ] = cards;
	const isOne = cards.length === 1;
	useEffect( () => card.current?.focus( { preventScroll: true } ), [ first?.url ] );
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
			aria-label={ name }
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
			{ ! isOne && <p className="hh-pin-card__count">{ name }</p> }
			<ul className={ `hh-pin-card__list${ isOne ? '' : ' hh-pin-card__list--many' }` }>
				{ cards.map( ( { url, image, price, heading, where, status } ) => (
					<li className="hh-pin-card__property" key={ url }>
						<div className="hh-pin-card__picture">
							{ image !== '' && <img src={ image } alt="" width={ 600 } height={ 400 } decoding="async" /> }
							{ status !== '' && <span className="hh-pin-card__status">{ status }</span> }
						</div>
						<div className="hh-pin-card__text">
							<p className="hh-pin-card__price hh-price">{ price }</p>
							<p className="hh-pin-card__heading">
								<a href={ url }>{ heading }</a>
							</p>
							{ where !== '' && <p className="hh-pin-card__parish">{ where }</p> }
						</div>
					</li>
				) ) }
			</ul>
		</div>
	);
}
