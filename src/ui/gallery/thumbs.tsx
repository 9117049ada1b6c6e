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
						aria-label={ pictureLabel( kind, at ) }
						onClick={ () => onShow( at ) }
					>
						<img
							src={ picture.src }
							{ ...( picture.srcset === '' ? {} : { srcSet: picture.srcset, sizes: THUMB_SIZES } ) }
							width={ picture.width }
							height={ picture.height }
							alt=""
							loading="lazy"
							style={ { backgroundColor: picture.color } }
						/>
					</button>
				</li>
			) ) }
		</ul>
	);
}

export function pictureLabel( kind: Kind, index: number ): string {
	return kind === 'images'
		? // translators: %d: number of the photo.
		  sprintf( __( 'Photo %d', 'hearth-hammer' ), index + 1 )
		: // translators: %d: number of the floorplan.
		  sprintf( __( 'Floorplan %d', 'hearth-hammer' ), index + 1 );
}
