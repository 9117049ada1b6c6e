import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Swiper } from 'swiper/types';
import type { SlideLibrary } from '../../lib/slides';
import { useZoom, zoomOptions } from './use-zoom';
import type { ViewerState } from './use-viewer';
import { countLabel, step, type GalleryProps, type Kind } from './pictures';
import { Arrows } from './arrows';
import { Slides } from './slides';
import { ViewerPicture } from './viewer-picture';
import { Thumbs } from './thumbs';
import { tabLabel, ViewerTabs } from './viewer-tabs';
import { ZoomButtons } from './zoom-buttons';

/** Pixels that an arrow key moves what is zoomed. */
const PAN = 80;
const ARROWS: Readonly< Record< string, readonly [ number, number ] > > = { ArrowLeft: [ PAN, 0 ], ArrowRight: [ -PAN, 0 ], ArrowUp: [ 0, PAN ], ArrowDown: [ 0, -PAN ] };

interface Props extends Pick< GalleryProps, 'title' | 'images' | 'floorplans' > {
	state: ViewerState;
	/** Null until it has come: the pictures then change without gliding, and cannot be enlarged. */
	library: SlideLibrary | null;
	onShow: ( kind: Kind, index: number ) => void;
	onClose: () => void;
}

/** The pictures and plans over the whole screen. The browser's own dialog keeps the focus in and the page out. */
export function Viewer( { title, images, floorplans, state, library, onShow, onClose }: Props ) {
	const dialog = useRef< HTMLDialogElement >( null );
	const stage = useRef< HTMLDivElement >( null );
	const pictures = state.kind === 'images' ? images : floorplans;
	const swiper = useRef< Swiper | null >( null );
	const hasTabs = images.length > 0 && floorplans.length > 0;
	const move = ( by: 1 | -1 ) => onShow( state.kind, step( state.index, by, pictures.length ) );
	const { scale, change, move: pan, reset } = useZoom( swiper, stage, library, state.kind );
	const isZoomed = scale > 1;

	useEffect( () => {
		const element = dialog.current;
		const opener = document.activeElement;
		element?.showModal();
		// Not the first tab, which the browser would choose: the arrow keys turn the pictures.
		stage.current?.focus();
		document.documentElement.style.overflow = 'hidden';
		return () => {
			element?.close();
			document.documentElement.style.overflow = '';
			// The browser gives the focus back, unless what had it meanwhile went with the dialog.
			if ( document.activeElement === document.body && opener instanceof HTMLElement ) {
				opener.focus( { preventScroll: true } );
			}
		};
	}, [] );

	useEffect( () => {
		if ( state.phase === 'gone' ) {
			// Gives the focus back to what opened it.
			dialog.current?.close();
			document.documentElement.style.overflow = '';
		} else if ( state.phase === 'open' && dialog.current?.open === false ) {
			// Asked for again before it was torn down.
			dialog.current.showModal();
			stage.current?.focus();
			document.documentElement.style.overflow = 'hidden';
		}
	}, [ state.phase ] );

	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' ) {
			event.preventDefault();
			onClose();
		} else if ( event.key === '+' || event.key === '=' || event.key === '-' ) {
			event.preventDefault();
			change( event.key === '-' ? -1 : 1 );
		} else if ( event.key === '0' ) {
			reset();
		} else if ( isZoomed && ARROWS[ event.key ] ) {
			event.preventDefault();
			// Swiper listens on the document and would go on to the next picture.
			event.stopPropagation();
			pan( ...( ARROWS[ event.key ] ?? [ 0, 0 ] ) );
		} else if ( library === null && ( event.key === 'ArrowLeft' || event.key === 'ArrowRight' ) ) {
			event.preventDefault();
			move( event.key === 'ArrowRight' ? 1 : -1 );
		}
	};

	return (
		<dialog
			className={ `hh-dialog hh-dialog--full hh-viewer${ state.phase === 'open' ? '' : ' is-closing' }` }
			aria-label={ viewerLabel( images.length > 0 ? 'images' : 'floorplans', title ) }
			ref={ dialog }
			onKeyDown={ onKeyDown }
			onCancel={ ( event ) => {
				event.preventDefault();
				onClose();
			} }
			onClose={ () => {
				// A browser may close a dialog in spite of us.
				if ( state.phase === 'open' ) {
					onClose();
				}
			} }
		>
			<div className="hh-viewer__head">
				{ hasTabs && (
					<ViewerTabs kind={ state.kind } plans={ floorplans.length } onChange={ ( kind ) => onShow( kind, 0 ) } />
				) }
				<p className="hh-viewer__count hh-figures" aria-live="polite">
					{ countLabel( state.index + 1, pictures.length ) }
				</p>
				<ZoomButtons scale={ scale } onChange={ change } />
				<button type="button" className="hh-viewer__close" onClick={ onClose }>
					{ __( 'Close', 'hearth-hammer' ) }
				</button>
			</div>
			<div
				className={ `hh-viewer__stage${ isZoomed ? ' is-zoomed' : '' }` }
				ref={ stage }
				tabIndex={ -1 }
				{ ...( hasTabs ? { role: 'tabpanel', 'aria-label': tabLabel( state.kind, floorplans.length ) } : {} ) }
			>
				<Slides
					key={ state.kind }
					pictures={ pictures }
					index={ state.index }
					library={ library }
					swiper={ swiper }
					options={ viewerOptions }
					onIndex={ ( at ) => onShow( state.kind, at ) }
				>
					{ ( picture, at ) => <ViewerPicture picture={ picture } scale={ at === state.index ? scale : 1 } /> }
				</Slides>
				{ pictures.length > 1 && <Arrows kind={ state.kind } onStep={ move } /> }
			</div>
			{ pictures.length > 1 && <Thumbs key={ state.kind } kind={ state.kind } pictures={ pictures } index={ state.index } onShow={ ( at ) => onShow( state.kind, at ) } /> }
		</dialog>
	);
}

function viewerLabel( kind: Kind, title: string ): string {
	return kind === 'images'
		? // translators: %s: address of a property, or title of a lot.
		  sprintf( __( 'Photos of %s', 'hearth-hammer' ), title )
		: // translators: %s: address of a property, or title of a lot.
		  sprintf( __( 'Floorplans of %s', 'hearth-hammer' ), title );
}

const viewerOptions = ( library: SlideLibrary ) => ( { ...zoomOptions( library ), keyboard: { enabled: true, onlyInViewport: false, pageUpDown: false } } );
