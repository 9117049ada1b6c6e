/**
 * Passes a page on.
 *
 *     <div data-hh-share data-hh-share-url="https://…" data-hh-share-title="…">
 *         <button data-hh-share-button hidden>Share</button>
 *         <button data-hh-share-print hidden>Print</button>
 *         <span role="status" data-hh-share-status data-hh-share-done="Copied." data-hh-share-failed="Not copied."></span>
 *     </div>
 *
 * The button opens the device's own ways to share, or copies the link where it has none, and says so. With
 * `data-hh-share-text="id"` it copies the text of that element instead. Printing waits
 * for the brochure's pictures, which no screen has asked for yet.
 */
async function share( box: HTMLElement, status: HTMLElement | null ): Promise< void > {
	const data = { title: box.dataset.hhShareTitle ?? document.title, url: box.dataset.hhShareUrl ?? window.location.href };
	const say = ( text?: string ) => {
		if ( status ) {
			status.textContent = text ?? '';
		}
	};
	say();
	const text = document.getElementById( box.dataset.hhShareText ?? '' )?.innerText;
	if ( text === undefined && navigator.share ) {
		try {
			await navigator.share( data );
			return;
		} catch ( error ) {
			// Whoever closes the device's own dialog has changed their mind.
			if ( error instanceof DOMException && error.name === 'AbortError' ) {
				return;
			}
		}
	}
	try {
		await navigator.clipboard.writeText( text ?? data.url );
		say( status?.dataset.hhShareDone );
	} catch {
		say( status?.dataset.hhShareFailed );
	}
}

async function print(): Promise< void > {
	const pictures = [ ...document.querySelectorAll< HTMLImageElement >( '.hh-brochure img' ) ];
	await Promise.all(
		pictures.map( ( picture ) => {
			picture.loading = 'eager';
			// One that does not come must not keep the rest off the paper.
			return picture.decode().catch( () => undefined );
		} )
	);
	window.print();
}

for ( const box of document.querySelectorAll< HTMLElement >( '[data-hh-share]' ) ) {
	const status = box.querySelector< HTMLElement >( '[data-hh-share-status]' );
	const buttons: Array< [ string, () => void ] > = [
		[ '[data-hh-share-button]', () => void share( box, status ) ],
		[ '[data-hh-share-print]', () => void print() ],
	];
	for ( const [ selector, action ] of buttons ) {
		const button = box.querySelector< HTMLElement >( selector );
		if ( button ) {
			button.hidden = false;
			button.addEventListener( 'click', action );
		}
	}
}

export {};
