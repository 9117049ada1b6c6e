import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { THUMB_SIZES, type Kind, type Picture } from './pictures';

interface Props {
	kind: Kind;
	pictures: readonly Picture[];
	index: number;
	onShow: ( index: number ) => void;
}

/** All pictures in a strip that the browser scrolls; the one that is shown is always in sight. */
export function Thumbs( { kind, pictures, index, onShow }: Props ) {
	const strip = useRef< HTMLUListElement >( null );
	useEffect( () => {
		const current = strip.current?.children[ index ];
		if ( strip.current && current instanceof HTMLElement ) {
			// Not scrollIntoView(), which would move the page as well.
			strip.current.scrollLeft = current.offsetLeft - ( strip.current.clientWidth - current.offsetWidth ) / 2;
		}
	}, [ index ] );

	return (
		<ul className="hh-gallery__thumbs" ref={ strip }>
			{ pictures.map( ( picture, at ) => (
				<li className="hh-gallery__thumb-slide" key={ at }>
					<button
						type="button"
						className="hh-gallery__thumb"
						aria-current={ at === index ? 'true' : undefined }
						onClick={ () => onShow( at ) }
					>
						<img
							loading="lazy"
							{ ...( picture.srcset === '' ? {} : { sizes: THUMB_SIZES, srcSet: picture.srcset } ) }
							src={ picture.src }
							width={ picture.width }
							height={ picture.height }
							alt={ pictureLabel( kind, at, picture.alt ) }
							style={ { backgroundColor: picture.color } }
						/>
					</button>
				</li>
			) ) }
		</ul>
	);
}

/** Of a small picture, which is a button. */
export function pictureLabel( kind: Kind, index: number, alt: string ): string {
	if ( alt !== '' ) {
		return kind === 'images'
			? // translators: 1: number of the photo, 2: what it shows.
			  sprintf( __( 'Photo %1$d: %2$s', 'hearth-hammer' ), index + 1, alt )
			: // translators: 1: number of the floorplan, 2: what it shows.
			  sprintf( __( 'Floorplan %1$d: %2$s', 'hearth-hammer' ), index + 1, alt );
	}
	return kind === 'images'
		? // translators: %d: number of the photo.
		  sprintf( __( 'Photo %d', 'hearth-hammer' ), index + 1 )
		: // translators: %d: number of the floorplan.
		  sprintf( __( 'Floorplan %d', 'hearth-hammer' ), index + 1 );
}
