/** What the page says of a picture; more than this may be there. */
export interface Picture {
	src: string;
	width: number;
	height: number;
}

export function isPictures( value: unknown ): value is Picture[] {
	return (
		Array.isArray( value ) &&
		value.every( ( one ) => typeof one === 'object' && one !== null && typeof one.src === 'string' && /^(https?:)?\//.test( one.src ) )
	);
}

/** Milliseconds; longer than the longest of the sheet's --hh-motion properties. */
const FADE = 600;

/**
 * Lays one picture after the other over the card's own, which stays for those who do not see.
 * A picture is shown only once it is loaded; one that cannot be loaded is left out.
 */
export class Slides {
	private index = 0;
	private isLoading = false;
	private shown: HTMLImageElement | null = null;

	constructor(
		readonly element: HTMLElement,
		private readonly pictures: Picture[]
	) {
		if ( getComputedStyle( element ).position === 'static' ) {
			element.style.position = 'relative';
		}
	}

	/** Moves on by one; does nothing while the picture before is still on its way. */
	next(): void {
		if ( this.isLoading ) {
			return;
		}
		this.index = ( this.index + 1 ) % this.pictures.length;
		if ( this.index === 0 ) {
			this.show( null );
			return;
		}
		const picture = this.pictures[ this.index ] as Picture;
		const image = new Image( picture.width, picture.height );
		image.alt = '';
		image.className = 'hh-card-slide';
		image.style.cssText = `position:absolute;inset:0;width:100%;height:100%;object-fit:cover;pointer-events:none;opacity:0;transition:opacity ${ FADE }ms`;
		this.isLoading = true;
		image.addEventListener( 'load', () => {
			this.isLoading = false;
			this.show( image );
		} );
		image.addEventListener( 'error', () => {
			this.isLoading = false;
		} );
		image.src = picture.src;
	}

	/** @param image Null shows the card's own again. */
	private show( image: HTMLImageElement | null ): void {
		const before = this.shown;
		this.shown = image;
		if ( image ) {
			// Over the pictures before it, under what the card lays over them.
			const under = before ?? this.element.querySelector( 'img' );
			if ( under ) {
				under.after( image );
			} else {
				this.element.prepend( image );
			}
			// Read once, so that the browser fades from 0 instead of starting at 1.
			void image.offsetWidth;
			image.style.opacity = '1';
		} else if ( before ) {
			before.style.opacity = '0';
		}
		if ( before ) {
			window.setTimeout( () => before.remove(), FADE );
		}
	}
}
