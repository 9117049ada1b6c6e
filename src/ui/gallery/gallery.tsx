import { __ } from '@wordpress/i18n';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Swiper } from 'swiper/types';
import { Arrows } from './arrows';
import { Extra } from './extra';
import { Slides } from './slides';
import { Tiles } from './tiles';
import { Viewer } from './viewer';
import { useSlideLibrary } from './use-slide-library';
import { useViewer } from './use-viewer';
import { countLabel, isFloorplan, step, tiles, type GalleryProps, type Kind, type Picture } from './pictures';

/**
 * The pictures of a property or a lot: PROP-01, PROP-02, LOT-01. Its first frame is that of
 * plugins/core/templates/gallery.php: change both.
 */
export function Gallery( props: GalleryProps ) {
	const floorplans = useMemo( () => props.floorplans.filter( ( plan ) => isFloorplan( plan.src_large ) ), [ props.floorplans ] );
	const kind: Kind = props.images.length > 0 ? 'images' : 'floorplans';
	const pictures = kind === 'images' ? props.images : floorplans;
	const [ index, setIndex ] = useState( 0 );
	const [ hasFocus, setHasFocus ] = useState( false );
	const swiper = useRef< Swiper | null >( null );
	const { viewer, open, close, show } = useViewer();
	// The gallery wakes when a visitor turns to it. A finger may swipe next; a pointer that crosses it may just pass.
	const [ isWanted, setIsWanted ] = useState( () => window.matchMedia?.( '(pointer: coarse)' ).matches ?? false );
	const library = useSlideLibrary( isWanted || viewer !== null );
	const move = ( by: 1 | -1 ) => setIndex( ( before ) => step( before, by, pictures.length ) );
	useFloorplanLinks( floorplans, ( plan ) => open( 'floorplans', plan ) );
	// Swiper listens to the whole page; the arrow keys are ours only while the focus is here.
	const turnsByKeys = hasFocus && viewer === null;
	useEffect( () => {
		swiper.current?.keyboard[ turnsByKeys ? 'enable' : 'disable' ]();
	}, [ turnsByKeys, library ] );

	const picture = pictures[ index ];
	if ( ! picture ) {
		return null;
	}

	const beside = tiles( kind, pictures.length, floorplans.length );
	const onShow = ( shown: Kind, at: number ) => {
		show( shown, at );
		// Closing it leaves the page at the picture seen last.
		if ( shown === kind ) {
			setIndex( at );
		}
	};
	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( library === null && viewer === null && ( event.key === 'ArrowLeft' || event.key === 'ArrowRight' ) ) {
			event.preventDefault();
			move( event.key === 'ArrowRight' ? 1 : -1 );
		}
	};

	return (
		// The arrow keys of the buttons in it bubble here.
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<section
			className={ `hh-gallery hh-gallery--tiles-${ beside.pictures.length + Number( beside.plan ) }` }
			aria-label={ __( 'Photos', 'hearth-hammer' ) }
			onPointerEnter={ () => setIsWanted( true ) }
			onFocus={ () => {
				setIsWanted( true );
				setHasFocus( true );
			} }
			onBlur={ () => setHasFocus( false ) }
			onKeyDown={ onKeyDown }
		>
			<div className="hh-gallery__mosaic">
				<div className="hh-gallery__stage" style={ { backgroundColor: picture.color } }>
					<Slides
						pictures={ pictures }
						index={ index }
						library={ library }
						swiper={ swiper }
						options={ pageOptions }
						onIndex={ setIndex }
						over={ <Opener picture={ picture } onOpen={ () => open( kind, index ) } /> }
					>
						{ ( shown, at ) => (
							<img
								className={ `hh-gallery__picture${ kind === 'images' ? '' : ' hh-gallery__picture--whole' }` }
								{ ...( shown.srcset === '' ? {} : { sizes: props.sizes, srcSet: shown.srcset } ) }
								src={ shown.src_large }
								width={ shown.width }
								height={ shown.height }
								alt={ shown.alt }
								draggable={ false }
								// The largest picture of the page, as in the server's version. React 18 knows the attribute by this name only.
								{ ...( at === 0 && kind === 'images' ? { fetchpriority: 'high' } : {} ) }
							/>
						) }
					</Slides>
					<p className="hh-gallery__count hh-figures" aria-live="polite">
						{ countLabel( index + 1, pictures.length ) }
					</p>
					{ pictures.length > 1 && <Arrows kind={ kind } onStep={ move } /> }
				</div>
				<Tiles kind={ kind } pictures={ pictures } floorplans={ floorplans } shown={ beside } onOpen={ open } />
				<Extra { ...props } kind={ kind } pictures={ pictures } plans={ kind === 'images' ? floorplans.length : 0 } isTiled={ beside.plan } onOpen={ open } />
			</div>
			{ viewer && (
				<Viewer
					title={ props.title }
					images={ props.images }
					floorplans={ floorplans }
					state={ viewer }
					library={ library }
					onShow={ onShow }
					onClose={ close }
				/>
			) }
		</section>
	);
}

const pageOptions = () => ( { keyboard: { pageUpDown: false } } );

/** Over the slides, and not in one of them: it keeps the focus whichever picture is in sight. */
function Opener( { picture, onOpen }: { picture: Picture; onOpen: () => void } ) {
	return (
		<button
			type="button"
			className="hh-gallery__open"
			onClick={ ( event ) => {
				// Swiper prevents the click that ends a swipe.
				if ( ! event.defaultPrevented ) {
					onOpen();
				}
			} }
		>
			<span className="hh-visually-hidden">
				{ picture.alt } { __( 'Show full screen', 'hearth-hammer' ) }
			</span>
		</button>
	);
}

/** A link elsewhere on the page to a plan, as in the property's details, opens the viewer at it. */
function useFloorplanLinks( floorplans: readonly Picture[], onOpen: ( index: number ) => void ): void {
	useEffect( () => {
		const onClick = ( event: MouseEvent ) => {
			const link = event.target instanceof Element ? event.target.closest( 'a' ) : null;
			const index = floorplans.findIndex( ( plan ) => plan.src_large === link?.href );
			const isPlain = event.button === 0 && ! event.metaKey && ! event.ctrlKey && ! event.shiftKey && ! event.altKey;
			if ( index >= 0 && isPlain ) {
				event.preventDefault();
				onOpen( index );
			}
		};
		document.addEventListener( 'click', onClick );
		return () => document.removeEventListener( 'click', onClick );
	} );
}
