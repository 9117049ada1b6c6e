import { __, _n, sprintf } from '@wordpress/i18n';
import { clockTime } from '../../../lib/clock-time';
import type { Desk } from '../hooks/use-desk';
import { money } from './labels';

interface Props {
	desk: Desk;
	title: string;
	leave: string;
	catalogue: string;
	/** Whether the panel that closes the sale is shown instead of the lots. */
	isClosing: boolean;
	onClosing: () => void;
	onStart: () => void;
}

/** How far the sale is, and whether what was entered has reached the server. */
export function StatusBar( { desk, title, leave, catalogue, isClosing, onClosing, onStart }: Props ) {
	const offered = desk.lots.filter( ( { status } ) => status !== 'available' );
	const sold = desk.lots.filter( ( { status } ) => status.startsWith( 'sold' ) );
	const total = sold.reduce( ( sum, { hammer } ) => sum + hammer, 0 );
	return (
		<div className="hh-desk__bar">
			<h1 className="hh-desk__title">{ title }</h1>
			<p className="hh-desk__sum">
				{
					/* translators: 1: number of lots done, 2: number of lots, 3: number sold, 4: amount */
					sprintf( __( '%1$d of %2$d lots done, %3$d sold, %4$s total', 'hearth-hammer' ), offered.length, desk.lots.length, sold.length, money( total ) )
				}
			</p>
			<p className={ `hh-desk__link hh-desk__link--${ desk.waiting > 0 ? desk.link : 'fine' }` } role="status">
				{ linkWords( desk ) }
			</p>
			{ desk.waiting > 0 && desk.link !== 'sending' && (
				<button type="button" className="hh-desk__small" onClick={ desk.retry }>
					{ __( 'Send now', 'hearth-hammer' ) }
				</button>
			) }
			{ desk.isClosed && <p className="hh-desk__closed">{ __( 'Closed', 'hearth-hammer' ) }</p> }
			{ ! isClosing && desk.waits && (
				<>
					<p className="hh-desk__closed">{ __( 'Not live yet', 'hearth-hammer' ) }</p>
					<button type="button" className="hh-desk__small" onClick={ onStart }>
						{ __( 'Start the sale', 'hearth-hammer' ) }
					</button>
				</>
			) }
			{ ! isClosing && (
				<button type="button" className="hh-desk__small" onClick={ onClosing }>
					{ desk.isClosed ? __( 'Results and reopening', 'hearth-hammer' ) : __( 'Close the sale', 'hearth-hammer' ) }
				</button>
			) }
			<p className="hh-desk__ways">
				<a href={ catalogue } target="_blank" rel="noreferrer">
					{ __( 'Catalogue', 'hearth-hammer' ) }
				</a>
				<a href={ leave }>{ __( 'Exit', 'hearth-hammer' ) }</a>
			</p>
		</div>
	);
}

function linkWords( { waiting, since, link, isKept }: Desk ): string {
	if ( waiting === 0 ) {
		return __( 'All saved', 'hearth-hammer' );
	}
	/* translators: %d: number of entries */
	const wait = sprintf( _n( '%d entry waiting', '%d entries waiting', waiting, 'hearth-hammer' ), waiting );
	if ( ! isKept ) {
		/* translators: %s: e.g. "3 entries wait" */
		return sprintf( __( '%s. This browser can’t store them, so keep this page open', 'hearth-hammer' ), wait );
	}
	if ( link === 'signed-out' ) {
		/* translators: %s: e.g. "3 entries wait" */
		return sprintf( __( '%s. You’ve been signed out. Sign in on another tab: nothing is lost', 'hearth-hammer' ), wait );
	}
	if ( link === 'lost' ) {
		/* translators: 1: e.g. "3 entries wait", 2: a time, e.g. 2:30pm */
		return sprintf( __( '%1$s. Offline since %2$s. Carry on: entries are kept and sent when the connection is back', 'hearth-hammer' ), wait, clockTime( since ) );
	}
	return __( 'Saving…', 'hearth-hammer' );
}
