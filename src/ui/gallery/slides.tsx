import { useEffect, useLayoutEffect, useRef, type MutableRefObject, type ReactNode } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';
import { prefersReducedMotion } from '../../lib/motion';
import type { SlideLibrary } from '../../lib/slides';
import { countLabel, neighbours, type Picture } from './pictures';

/** Milliseconds from one picture to the next. */
const SPEED = 300;

interface Props {
	pictures: readonly Picture[];
	index: number;
	/** Null until it has come: then only the picture at the index is there. */
	library: SlideLibrary | null;
	/** Set while the pictures can glide. */
	swiper: MutableRefObject< Swiper | null >;
	/** Read once, when the library is there. */
	options?: ( library: SlideLibrary ) => SwiperOptions;
	/** The visitor went on by finger, mouse or keyboard. */
	onIndex: ( index: number ) => void;
	/** A picture, in the element of its slide. */
	children: ( picture: Picture, at: number ) => ReactNode;
	/** What lies over the slides and moves with none of them. */
	over?: ReactNode;
}

/** Pictures side by side, one in sight. Those beside it are fetched, so that the next step is at once. */
export function Slides( { pictures, index, library, swiper, options, onIndex, children, over }: Props ) {
	const box = useRef< HTMLDivElement >( null );
	const shown = useRef( new Set< number >() );
	const latest = useRef( onIndex );
	latest.current = onIndex;
	shown.current.add( index );
	if ( library !== null ) {
		neighbours( index, pictures.length ).forEach( ( at ) => shown.current.add( at ) );
	}

	// Before the next key or finger: from now on they are Swiper's.
	useLayoutEffect( () => {
		if ( library === null || box.current === null ) {
			return;
		}
		const { modules = [], ...others } = options?.( library ) ?? {};
		const made = new library.Swiper( box.current, {
			wrapperClass: 'hh-slides__row',
			slideClass: 'hh-slides__slide',
			touchEventsTarget: 'container',
			initialSlide: index,
			speed: prefersReducedMotion() ? 0 : SPEED,
			rewind: true,
			// A slow finger need not come half the way.
			longSwipesRatio: 0.12,
			...others,
			modules: [ library.A11y, library.Keyboard, ...modules ],
			a11y: { wrapperLiveRegion: false, slideLabelMessage: countLabel( '{{index}}', '{{slidesLength}}' ), scrollOnFocus: false },
		} );
		made.on( 'slideChange', () => latest.current( made.activeIndex ) );
		swiper.current = made;
		return () => {
			swiper.current = null;
			made.destroy();
		};
		// Swiper is made once; what changes is told to it below.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ library ] );

	useEffect( () => {
		const made = swiper.current;
		if ( made !== null && made.activeIndex !== index ) {
			// Nobody wants to see all that lies between two thumbnails fly past.
			made.slideTo( index, Math.abs( made.activeIndex - index ) === 1 ? undefined : 0 );
		}
	}, [ index, swiper ] );

	return (
		<div className={ `hh-slides${ library === null ? '' : ' is-live' }` } ref={ box }>
			<div className="hh-slides__row">
				{ pictures.map(
					( picture, at ) =>
						( library !== null || at === index ) && (
							<div className="hh-slides__slide" key={ at } { ...( at === index ? {} : { inert: '' } ) }>
								{ shown.current.has( at ) && children( picture, at ) }
							</div>
						)
				) }
			</div>
			{ over }
		</div>
	);
}
