import { __, _n } from '@wordpress/i18n';
import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import type { PropertyGalleryProps } from '../../contract/generated/hpapi/property-gallery-props';
import { Arrows } from './components/arrows';
import { Thumbs } from './components/thumbs';
import { Viewer } from './components/viewer';
import { usePreload } from './hooks/use-preload';
import { useSwipe } from './hooks/use-swipe';
import { useViewer } from './hooks/use-viewer';
import { countLabel, isFloorplan, step, type Kind, type Picture } from './rules/pictures';

/**
 * The pictures of a property: PROP-01, PROP-02. Its first frame is that of
 * plugins/hpapi/templates/property-gallery.php, but for the arrows, which lie over the picture: change both.
 */
export function PropertyGallery( props: PropertyGalleryProps ) {
	const floorplans = useMemo( () => props.floorplans.filter( ( plan ) => isFloorplan( plan.src_large ) ), [ props.floorplans ] );
	const kind: Kind = props.images.length > 0 ? 'images' : 'floorplans';
	const pictures = kind === 'images' ? props.images : floorplans;
	const [ index, setIndex ] = useState( 0 );
	const [ isWanted, setIsWanted ] = useState( false );
	const { viewer, open, close, show } = useViewer();
	const move = ( by: 1 | -1 ) => setIndex( ( before ) => step( before, by, pictures.length ) );
	const swipe = useSwipe( move );
	usePreload( pictures, index, isWanted && viewer === null );
	useFloorplanLinks( floorplans, ( plan ) => open( 'floorplans', plan ) );

	const picture = pictures[ index ];
	if ( ! picture ) {
		return null;
	}

	const onShow = ( shown: Kind, at: number ) => {
		show( shown, at );
		// Closing it leaves the page at the picture seen last.
		if ( shown === kind ) {
			setIndex( at );
		}
	};
	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( viewer === null && ( event.key === 'ArrowLeft' || event.key === 'ArrowRight' ) ) {
			event.preventDefault();
			move( event.key === 'ArrowRight' ? 1 : -1 );
		}
	};

	return (
		// The arrow keys of the buttons in it bubble here.
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<section
			className="hh-gallery"
			aria-label={ __( 'Pictures', 'hearth-hammer' ) }
			onPointerEnter={ () => setIsWanted( true ) }
			onFocus={ () => setIsWanted( true ) }
			onKeyDown={ onKeyDown }
		>
			<div className="hh-gallery__stage" style={ { backgroundColor: picture.color } } { ...swipe }>
				<button type="button" className="hh-gallery__open" onClick={ () => open( kind, index ) }>
					<img
						key={ picture.src_large }
						className={ `hh-gallery__picture${ kind === 'images' ? '' : ' hh-gallery__picture--whole' }` }
						src={ picture.src_large }
						{ ...( picture.srcset === '' ? {} : { srcSet: picture.srcset, sizes: '100vw' } ) }
						width={ picture.width }
						height={ picture.height }
						alt={ picture.alt }
						// The largest picture of the page, as in the server's version. React 18 knows the attribute by this name only.
						{ ...( index === 0 && kind === 'images' ? { fetchpriority: 'high' } : {} ) }
					/>
					<span className="hh-visually-hidden">{ __( 'Show full screen', 'hearth-hammer' ) }</span>
				</button>
				<p className="hh-gallery__count hh-figures" aria-live="polite">
					{ countLabel( index + 1, pictures.length ) }
				</p>
				{ kind === 'images' && floorplans.length > 0 && (
					<p className="hh-gallery__extra">
						<button type="button" className="hh-button hh-button--small hh-gallery__plans" onClick={ () => open( 'floorplans', 0 ) }>
							{ _n( 'Floorplan', 'Floorplans', floorplans.length, 'hearth-hammer' ) }
						</button>
					</p>
				) }
				{ pictures.length > 1 && <Arrows onStep={ move } /> }
			</div>
			{ pictures.length > 1 && <Thumbs pictures={ pictures } index={ index } onShow={ setIndex } /> }
			{ viewer && (
				<Viewer title={ props.title } images={ props.images } floorplans={ floorplans } state={ viewer } onShow={ onShow } onClose={ close } />
			) }
		</section>
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
