import { __ } from '@wordpress/i18n';
import { useEffect, useId, useRef, type ReactNode } from 'react';

interface Props {
	/** What is said; one or two sentences. */
	message: string;
	/** The visitor has read it. */
	onClose: () => void;
	/** The way on, below the message. */
	children?: ReactNode;
}

/**
 * Says something that must be read, instead of the browser's own alert.
 *
 * A native modal dialog: it keeps the focus inside, closes with Escape, and gives the focus back to where it was.
 */
export function AlertDialog( { message, onClose, children }: Props ) {
	const dialog = useRef< HTMLDialogElement >( null );
	const done = useRef< HTMLButtonElement >( null );
	const id = useId();

	useEffect( () => {
		const element = dialog.current;
		if ( element && ! element.open ) {
			element.showModal();
			// And not a link above it.
			done.current?.focus();
		}
		return () => element?.close();
	}, [] );

	return (
		<dialog
			ref={ dialog }
			className="hh-dialog hh-dialog--alert"
			role="alertdialog"
			aria-modal="true"
			aria-label={ __( 'Please note', 'hearth-hammer' ) }
			aria-describedby={ id }
			onClose={ onClose }
		>
			<p className="hh-dialog__title" id={ id }>
				{ message }
			</p>
			{ children }
			<div className="hh-dialog__actions">
				<button ref={ done } type="button" className="hh-button hh-button--primary" onClick={ () => dialog.current?.close() }>
					{ __( 'OK', 'hearth-hammer' ) }
				</button>
			</div>
		</dialog>
	);
}
