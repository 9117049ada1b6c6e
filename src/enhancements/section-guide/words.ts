import type { Part } from './parts';

export interface GuideLink {
	label: string;
	url: string;
}

export interface GuideData {
	entries: Record< string, { title: string; attributes: string[]; links: GuideLink[] } | undefined >;
	page: GuideLink | null;
	words: Record< string, string | undefined >;
}

/** What is told of a part. */
export interface Told {
	heading: string;
	where: string;
	links: GuideLink[];
	settings: string[];
}

const fill = ( text: string | undefined, value: string ) => ( text ?? '' ).replace( '%s', value );

export function tell( part: Part, data: GuideData ): Told {
	const entry = data.entries[ part.slug ];
	const { words } = data;
	const name = entry?.title ? `${ part.slug } (${ entry.title })` : part.slug;
	const isPlaced = part.kind === 'block' && ! part.isFixed;
	const where = {
		island: fill( words.inCode, part.slug ),
		block: isPlaced ? words.byEditor : words.template,
		part: fill( words.inTheme, part.slug ),
	}[ part.kind ];
	const known = part.kind === 'block' ? ( entry?.attributes ?? [] ) : [];
	return {
		heading: `${ words[ part.kind ] ?? part.kind }: ${ name }`,
		where: where ?? '',
		links: [ ...( isPlaced && data.page ? [ data.page ] : [] ), ...( entry?.links ?? [] ) ],
		settings: [ ...part.set, ...known.filter( ( attribute ) => ! part.set.some( ( set ) => set.startsWith( `${ attribute }:` ) ) ) ],
	};
}
