import { __, _n, sprintf } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import type { SaleDayClosing } from '../../../contract/generated/auctions/sale-day-closing';
import type { SaleDayDeskProps } from '../../../contract/generated/auctions/sale-day-desk-props';
import { useClosing } from '../hooks/use-closing';
import { money } from './labels';

interface Props {
	props: SaleDayDeskProps;
	/** Entries that have not reached the server. */
	waiting: number;
	onDone: ( closed: boolean ) => void;
	onBack: () => void;
}

/** SALE-04: what is missing, what is with the seller, what may be wrong; then the sale is closed in one step. */
export function ClosingPanel( { props, waiting, onDone, onBack }: Props ) {
	const closing = useClosing( props, onDone );
	const { state } = closing;
	const [ markUnsold, setMarkUnsold ] = useState( false );
	const [ sure, setSure ] = useState( false );
	const heading = useRef< HTMLHeadingElement >( null );
	const version = state?.version;

	useEffect( () => heading.current?.focus(), [ state?.closed ] );
	// Another state is another question.
	useEffect( () => {
		setMarkUnsold( false );
		setSure( false );
	}, [ version ] );

	const isReady = ! closing.isBusy && waiting === 0;
	return (
		<section className="hh-desk__closing" aria-labelledby="hh-desk-closing">
			<button type="button" className="hh-desk__small" onClick={ onBack }>
				← { __( 'Back to the lots', 'hearth-hammer' ) }
			</button>
			<h2 className="hh-desk__question" id="hh-desk-closing" tabIndex={ -1 } ref={ heading }>
				{ state?.closed ? __( 'The sale is closed', 'hearth-hammer' ) : __( 'Close the sale', 'hearth-hammer' ) }
			</h2>
			<p className="hh-desk__fault" role="alert">
				{ closing.fault }
			</p>
			{ ! state && ( closing.isBusy ? <p role="status">{ __( 'Loading…', 'hearth-hammer' ) }</p> : <Retry onClick={ closing.look } /> ) }
			{ state && <Figures figures={ state.figures } /> }
			{ state?.closed && (
				<>
					<p>{ __( 'The results are on the website. People watching unsold lots get an email that they’re still available.', 'hearth-hammer' ) }</p>
					<p className="hh-desk__links">
						<a href={ state.results_url }>{ __( 'View the results', 'hearth-hammer' ) }</a>
						<a href={ state.lots_url }>{ __( 'Offer unsold lots again', 'hearth-hammer' ) }</a>
					</p>
					<Referred lots={ state.referred } />
					<p>{ __( 'To correct a result at the desk, reopen the sale. Visitors see it as live until you close it again.', 'hearth-hammer' ) }</p>
					<button type="button" className="hh-desk__small" disabled={ ! isReady } onClick={ closing.reopen }>
						{ __( 'Reopen the sale', 'hearth-hammer' ) }
					</button>
				</>
			) }
			{ state && ! state.closed && (
				<>
					{ state.open.length > 0 && (
						<>
							<h3>
								{
									/* translators: %d: number of lots */
									sprintf( _n( '%d lot without a result', '%d lots without a result', state.open.length, 'hearth-hammer' ), state.open.length )
								}
							</h3>
							<ul className="hh-desk__names">
								{ state.open.map( ( { id, name } ) => (
									<li key={ id }>{ name }</li>
								) ) }
							</ul>
							<Tick isOn={ markUnsold } onChange={ setMarkUnsold }>
								{
									/* translators: %d: number of lots */
									sprintf( _n( 'Mark this %d lot as unsold', 'Mark these %d lots as unsold', state.open.length, 'hearth-hammer' ), state.open.length )
								}
							</Tick>
						</>
					) }
					<Referred lots={ state.referred } />
					{ state.doubts.length > 0 && (
						<>
							<h3>{ __( 'Results to check', 'hearth-hammer' ) }</h3>
							<ul className="hh-desk__names">
								{ state.doubts.map( ( { id, name, words } ) => (
									<li key={ id }>
										<strong>{ name }</strong> { words }
									</li>
								) ) }
							</ul>
							<Tick isOn={ sure } onChange={ setSure }>
								{ __( 'I’ve checked these and they’re right', 'hearth-hammer' ) }
							</Tick>
						</>
					) }
					<p>{ __( 'Closing publishes the results, closes open offers for sold lots, and emails people watching unsold lots that they’re still available.', 'hearth-hammer' ) }</p>
					{ waiting > 0 && (
						<p className="hh-desk__fault">
							{
								/* translators: %d: number of entries */
								sprintf( _n( '%d entry is waiting to be sent. Close the sale once it’s saved.', '%d entries are waiting to be sent. Close the sale once they’re saved.', waiting, 'hearth-hammer' ), waiting )
							}
						</p>
					) }
					<button type="button" className="hh-desk__key hh-desk__key--sold" disabled={ ! isReady } onClick={ () => closing.close( markUnsold, sure ) }>
						{ __( 'Close the sale', 'hearth-hammer' ) }
					</button>
				</>
			) }
		</section>
	);
}

function Retry( { onClick }: { onClick: () => void } ) {
	return (
		<button type="button" className="hh-desk__small" onClick={ onClick }>
			{ __( 'Try again', 'hearth-hammer' ) }
		</button>
	);
}

function Tick( { isOn, onChange, children }: { isOn: boolean; onChange: ( isOn: boolean ) => void; children: string } ) {
	return (
		<label className="hh-desk__tick">
			<input type="checkbox" checked={ isOn } onChange={ ( event ) => onChange( event.target.checked ) } /> { children }
		</label>
	);
}

function Figures( { figures }: { figures: SaleDayClosing[ 'figures' ] } ) {
	const rows = [
		[ __( 'Lots offered', 'hearth-hammer' ), String( figures.offered ) ],
		[ __( 'Sold', 'hearth-hammer' ), String( figures.sold ) ],
		[ __( 'Success rate', 'hearth-hammer' ), figures.rate === null ? '—' : `${ figures.rate }%` ],
		[ __( 'Total', 'hearth-hammer' ), money( figures.raised ) ],
	];
	return (
		<dl className="hh-desk__figures">
			{ rows.map( ( [ label, value ] ) => (
				<div key={ label }>
					<dt>{ label }</dt>
					<dd>{ value }</dd>
				</div>
			) ) }
		</dl>
	);
}

function Referred( { lots }: { lots: SaleDayClosing[ 'referred' ] } ) {
	if ( lots.length === 0 ) {
		return null;
	}
	const heads = [ __( 'Lot', 'hearth-hammer' ), __( 'Highest bid', 'hearth-hammer' ), __( 'Guide', 'hearth-hammer' ), __( 'Reserve', 'hearth-hammer' ), __( 'Seller’s answer', 'hearth-hammer' ), __( 'Due by', 'hearth-hammer' ) ];
	return (
		<>
			<h3>{ __( 'Referred to the seller', 'hearth-hammer' ) }</h3>
			<div className="hh-desk__wide" role="region" aria-label={ __( 'Referred to the seller', 'hearth-hammer' ) } tabIndex={ 0 }>
				<table>
					<thead>
						<tr>
							{ heads.map( ( head ) => (
								<th key={ head } scope="col">
									{ head }
								</th>
							) ) }
						</tr>
					</thead>
					<tbody>
						{ lots.map( ( lot ) => (
							<tr key={ lot.id }>
								<th scope="row">{ lot.edit_url ? <a href={ lot.edit_url }>{ lot.name }</a> : lot.name }</th>
								{ [ lot.bid, lot.guide, lot.reserve, lot.answer, lot.deadline ].map( ( value, index ) => (
									<td key={ index }>{ value || '—' }</td>
								) ) }
							</tr>
						) ) }
					</tbody>
				</table>
			</div>
		</>
	);
}
