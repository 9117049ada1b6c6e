import { __ } from '@wordpress/i18n';
import { useEffect, useId, useRef } from 'react';
import { SaveForm, type FormProps } from './save-form';
import { useSave, type Wish } from './use-save';

interface Props extends FormProps {
	/** What the button that opened it says. */
	title: string;
	/** Saves it; gives the server's sentence. */
	send: ( wish: Wish ) => Promise< string >;
	onClose: () => void;
}

/** A native modal dialog: it keeps the focus inside, closes with Escape, and gives the focus back to the button. */
export function SaveDialog( { title, send, onClose, ...form }: Props ) {
	const dialog = useRef< HTMLDialogElement >( null );
	const answer = useRef< HTMLParagraphElement >( null );
	const id = useId();
	const { done, error, isBusy, save } = useSave( send );

	useEffect( () => {
		const element = dialog.current;
		if ( element && ! element.open ) {
			element.showModal();
			// A browser would begin with the button that closes.
			element.querySelector< HTMLInputElement >( 'input[type="email"]' )?.focus();
		}
		return () => element?.close();
	}, [] );

	// The form, and the focus with it, is gone.
	useEffect( () => {
		if ( done !== '' ) {
			answer.current?.focus();
		}
	}, [ done ] );

	return (
		<dialog ref={ dialog } className="hh-dialog hh-save-search__dialog" aria-labelledby={ id } onClose={ onClose }>
			<div className="hh-dialog__head">
				<h2 className="hh-dialog__title" id={ id }>
					{ done === '' ? title : __( 'Check your email', 'hearth-hammer' ) }
				</h2>
				<button type="button" className="hh-dialog__close" onClick={ () => dialog.current?.close() }>
					{ __( 'Close', 'hearth-hammer' ) }
				</button>
			</div>
			<div className="hh-dialog__body">
				{ done === '' ? (
					<SaveForm { ...form } error={ error } isBusy={ isBusy } onSave={ save } />
				) : (
					<p ref={ answer } tabIndex={ -1 } role="status" className="hh-save-search__answer">
						{ done }
					</p>
				) }
			</div>
		</dialog>
	);
}
