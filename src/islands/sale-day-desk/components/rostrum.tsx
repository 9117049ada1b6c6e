import { __, sprintf } from '@wordpress/i18n';
import type { RefObject } from 'react';
import type { Desk } from '../hooks/use-desk';
import type { Outcome } from '../rules/entries';
import { outcomeLabel } from './labels';

interface Props {
	lot: Desk[ 'lots' ][ number ];
	price: string;
	said: string;
	input: RefObject< HTMLInputElement >;
	onPrice: ( typed: string ) => void;
	onSold: () => void;
	onOutcome: ( outcome: Exclude< Outcome, 'sold' > ) => void;
	onMove: ( by: number ) => void;
}

/** The lot that is offered now, large enough to read from the rostrum, and what can be said of it. */
export function Rostrum( { lot, price, said, input, onPrice, onSold, onOutcome, onMove }: Props ) {
	const key = ( outcome: Exclude< Outcome, 'sold' >, letter: string, label: string ) => (
		<button type="button" className={ `hh-desk__key hh-desk__key--${ outcome }` } aria-keyshortcuts={ letter } onClick={ () => onOutcome( outcome ) }>
			<kbd aria-hidden="true">{ letter }</kbd> { label }
		</button>
	);
	return (
		<section className="hh-desk__now" aria-labelledby="hh-desk-lot">
			<div className="hh-desk__step">
				<button type="button" className="hh-desk__small" onClick={ () => onMove( -1 ) }>
					↑ { __( 'Previous', 'hearth-hammer' ) }
				</button>
				<button type="button" className="hh-desk__small" onClick={ () => onMove( 1 ) }>
					↓ { __( 'Next', 'hearth-hammer' ) }
				</button>
			</div>
			<h2 className="hh-desk__head" id="hh-desk-lot">
				<span className="hh-desk__large">
					{
						/* translators: %s: number of a lot */
						sprintf( __( 'Lot %s', 'hearth-hammer' ), lot.number )
					}
				</span>
				<span className="hh-desk__what">{ lot.title }</span>
			</h2>
			<p className="hh-desk__guide">
				{ __( 'Guide:', 'hearth-hammer' ) } <strong>{ lot.guide }</strong>
				{ lot.status !== 'available' && <span className="hh-desk__was"> { outcomeLabel( lot.status, lot.hammer ) }</span> }
			</p>
			<form
				className="hh-desk__price"
				onSubmit={ ( event ) => {
					event.preventDefault();
					onSold();
				} }
			>
				<label htmlFor="hh-desk-price">{ __( 'Hammer price', 'hearth-hammer' ) }</label>
				<span className="hh-desk__pound" aria-hidden="true">
					£
				</span>
				<input
					ref={ input }
					id="hh-desk-price"
					inputMode="decimal"
					autoComplete="off"
					maxLength={ 14 }
					value={ price }
					onChange={ ( event ) => onPrice( event.target.value ) }
					aria-describedby="hh-desk-said"
				/>
				<button type="submit" className="hh-desk__key hh-desk__key--sold">
					<kbd aria-hidden="true">{ __( 'Enter', 'hearth-hammer' ) }</kbd> { __( 'Sold', 'hearth-hammer' ) }
				</button>
			</form>
			<p className="hh-desk__said" id="hh-desk-said" role="status">
				{ said }
			</p>
			<div className="hh-desk__keys">
				{ key( 'unsold', 'U', __( 'Unsold', 'hearth-hammer' ) ) }
				{ key( 'referred', 'R', __( 'Referred', 'hearth-hammer' ) ) }
				{ key( 'withdrawn', 'W', __( 'Withdrawn', 'hearth-hammer' ) ) }
				{ key( 'postponed', 'P', __( 'Postponed', 'hearth-hammer' ) ) }
				{ key( 'undo', 'Z', __( 'Undo', 'hearth-hammer' ) ) }
			</div>
			<p className="hh-desk__help">{ __( 'Type the price and press Enter. “3.2k” is £3,200. Use the up and down arrows to change lot. To record the highest bid, type it before pressing R.', 'hearth-hammer' ) }</p>
		</section>
	);
}
