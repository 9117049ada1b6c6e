/** WordPress's media library, which wp_enqueue_media() brings as a global. */

export interface Chosen {
	id: number;
	/** Of its file. */
	name: string;
	type: string;
	thumb: string;
	alt: string;
	caption: string;
}

interface Attachment {
	id: number;
	filename: string;
	mime: string;
	url: string;
	alt?: string;
	caption?: string;
	sizes?: Record< string, { url: string } >;
}

interface Frame {
	on: ( event: 'select', listener: () => void ) => void;
	open: () => void;
	state: () => { get: ( name: 'selection' ) => { toJSON: () => Attachment[] } };
}

interface Library {
	media?: ( options: { title: string; button: { text: string }; multiple: 'add' | false; library: { type: string[] } } ) => Frame;
}

/**
 * Lets a person upload and choose files, several at once unless it is a single one.
 *
 * @param what
 * @param what.title  Of the dialog.
 * @param what.use    On its button.
 * @param what.types  MIME types to show.
 * @param what.single One file, in place of the one before.
 * @param take       Gets them in the order in which they were chosen; not called where the dialog is closed.
 */
export function chooseMedia( what: { title: string; use: string; types: string[]; single?: true }, take: ( chosen: Chosen[] ) => void ): void {
	const library = ( window as { wp?: Library } ).wp;
	const frame = library?.media?.( { title: what.title, button: { text: what.use }, multiple: what.single ? false : 'add', library: { type: what.types } } );
	frame?.on( 'select', () =>
		take(
			frame
				.state()
				.get( 'selection' )
				.toJSON()
				.map( ( { id, filename, mime, url, alt, caption, sizes } ) => ( {
					id,
					name: filename,
					type: mime,
					thumb: mime.startsWith( 'image/' ) ? sizes?.medium?.url ?? sizes?.thumbnail?.url ?? url : '',
					alt: alt ?? '',
					caption: caption ?? '',
				} ) )
		)
	);
	frame?.open();
}
