import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useId, useRef } from 'react';

/**
 * Covers the page while a sync runs (SYNC-02). A native modal dialog keeps the focus; it is not for the visitor to close.
 */
export function Overlay( { platform }: { platform: string } ) {
	const dialog = useRef< HTMLDialogElement >( null );
	const heading = useRef< HTMLHeadingElement >( null );
	const id = useId();

	useEffect( () => {
		const element = dialog.current;
		if ( element && ! element.open ) {
			element.showModal();
			heading.current?.focus();
		}
		return () => element?.close();
	}, [] );

	return (
		<dialog ref={ dialog } className="hh-dialog hh-dialog--full hh-sync-overlay" aria-modal="true" aria-labelledby={ id } onCancel={ ( event ) => event.preventDefault() }>
			<div className="hh-sync-overlay__inside">
				<h2 className="hh-sync-overlay__title" id={ id } ref={ heading } tabIndex={ -1 }>
					{
						/* translators: %s: name of the bidding platform */
						sprintf( __( 'Syncing with %s', 'hearth-hammer' ), platform )
					}
				</h2>
				<p className="hh-sync-overlay__bar" aria-hidden="true" />
				<p role="status">{ __( 'This takes a moment. The page will then reload.', 'hearth-hammer' ) }</p>
			</div>
		</dialog>
	);
}
