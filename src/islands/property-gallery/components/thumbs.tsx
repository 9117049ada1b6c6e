import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import type { Picture } from '../rules/pictures';

interface Props {
	pictures: readonly Picture[];
	index: number;
	onShow: ( index: number ) => void;
}

export function Thumbs( { pictures, index, onShow }: Props ) {
	const list = useRef< HTMLUListElement >( null );

	useEffect( () => {
		const strip = list.current;
		const thumb = strip?.children[ index ];
		if ( strip && thumb instanceof HTMLElement ) {
			// Only the strip moves: scrollIntoView() would move the page too.
			strip.scrollLeft = thumb.offsetLeft - ( strip.clientWidth - thumb.clientWidth ) / 2;
		}
	}, [ index ] );

	return (
		<ul className="hh-gallery__thumbs" ref={ list }>
			{ pictures.map( ( picture, at ) => (
				<li key={ at }>
					<button
						type="button"
						className="hh-gallery__thumb"
						aria-current={ at === index ? 'true' : undefined }
						// translators: %d: number of the picture.
						aria-label={ sprintf( __( 'Picture %d', 'hearth-hammer' ), at + 1 ) }
						onClick={ () => onShow( at ) }
					>
						<img
							src={ picture.src }
							{ ...( picture.srcset === '' ? {} : { srcSet: picture.srcset, sizes: '6rem' } ) }
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
