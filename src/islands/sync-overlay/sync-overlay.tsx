import { __ } from '@wordpress/i18n';
import type { SyncOverlayProps } from '../../contract/generated/auctions/sync-overlay-props';
import { AlertDialog } from '../../ui/alert-dialog';
import { Overlay } from './components/overlay';
import { useSync } from './hooks/use-sync';

/**
 * The button that brings a sale or a lot up to date with its bidding platform. Its first frame is the form of
 * plugins/auctions/templates/sync-overlay.php: change both.
 */
export function SyncOverlay( props: SyncOverlayProps ) {
	const { isShown, failure, start, dismiss } = useSync( props );
	const isLot = props.lot_id !== '';
	return (
		<>
			<form
				className="hh-sync"
				method="post"
				action={ props.form.action }
				onSubmit={ ( event ) => {
					event.preventDefault();
					void start();
				} }
			>
				<input type="hidden" name="action" value={ props.form.name } />
				<input type="hidden" name="post" value={ props.form.post } />
				<button type="submit" className="hh-button hh-sync__button">
					{ isLot ? __( 'Sync this lot', 'hearth-hammer' ) : __( 'Sync this sale', 'hearth-hammer' ) }
				</button>
				{ props.synced !== '' && (
					<p className="hh-sync__when">
						{ props.synced } · <span className="hh-ago" data-hh-ago={ props.synced_at }>{ props.synced_ago }</span>
					</p>
				) }
			</form>
			{ isShown && <Overlay platform={ props.platform } /> }
			{ failure !== '' && <AlertDialog message={ failure } onClose={ dismiss } /> }
		</>
	);
}
