import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { THUMB_SIZES, type Picture } from './pictures';

interface Props {
	pictures: readonly Picture[];
	index: number;
	onShow: ( index: number ) => void;
}

/** All pictures in a strip that the browser scrolls; the one that is shown is always in sight. */
export function Thumbs( { pictures, index, onShow }: Props ) {
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
							src={ picture.src }
							{ ...( picture.srcset === '' ? {} : { srcSet: picture.srcset, sizes: THUMB_SIZES } ) }
							width={ picture.width }
							height={ picture.height }
							alt={ pictureLabel( at, picture.alt ) }
							loading="lazy"
							style={ { backgroundColor: picture.color } }
						/>
					</button>
				</li>
			) ) }
		</ul>
	);
}

/** Of a small picture, which is a button. */
export function pictureLabel( index: number, alt: string ): string {
	return alt === ''
		? // translators: %d: number of the picture.
		  sprintf( __( 'Picture %d', 'hearth-hammer' ), index + 1 )
		: // translators: 1: number of the picture, 2: what it shows.
		  sprintf( __( 'Picture %1$d: %2$s', 'hearth-hammer' ), index + 1, alt );
}
