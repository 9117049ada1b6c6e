/** What the buttons are called; the page says it in its language. %s is the property or lot. */
export interface Words {
	next: string;
	previous: string;
	pause: string;
	play: string;
}

export function wordsOf( json: string | undefined, name: string ): Words {
	let words: Words = { next: 'Next photo of %s', previous: 'Previous photo of %s', pause: 'Pause slideshow', play: 'Play slideshow' };
	try {
		words = { ...words, ...JSON.parse( json ?? '{}' ) };
	} catch {}
	return { ...words, next: words.next.replace( '%s', () => name ), previous: words.previous.replace( '%s', () => name ) };
}

export function make< Tag extends keyof HTMLElementTagNameMap >( tag: Tag, className: string ): HTMLElementTagNameMap[ Tag ] {
	const made = document.createElement( tag );
	made.className = className;
	return made;
}

/** @param path Of a drawing on 16 by 16. */
export const icon = ( path: string ): string =>
	`<svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true" focusable="false"><path d="${ path }"/></svg>`;
