import { __, sprintf } from '@wordpress/i18n';
import type { SwiperOptions } from 'swiper/types';
import type { SlideLibrary } from '../../lib/slides';
import type { Picture } from './pictures';

interface Props {
	pictures: readonly Picture[];
	index: number;
	onShow: ( index: number ) => void;
}

/**
 * Has Swiper's Thumbs bring the current one into sight. The strip stays one that the browser scrolls.
 *
 * @param library
 * @param gallery What the strip is a child of.
 */
export const thumbsOptions = ( { Swiper, Thumbs: Module }: SlideLibrary, gallery: HTMLElement ): SwiperOptions => ( {
	modules: [ Module ],
	thumbs: {
		swiper: new Swiper( gallery, { cssMode: true, slidesPerView: 'auto', wrapperClass: 'hh-gallery__thumbs', slideClass: 'hh-gallery__thumb-slide' } ),
		autoScrollOffset: 1,
	},
} );

export function Thumbs( { pictures, index, onShow }: Props ) {
	return (
		<ul className="hh-gallery__thumbs">
			{ pictures.map( ( picture, at ) => (
				<li className="hh-gallery__thumb-slide" key={ at }>
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
