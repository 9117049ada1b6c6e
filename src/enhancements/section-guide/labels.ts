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
	slug: string;
	where: string;
	links: GuideLink[];
	settings: string[];
}

const fill = ( text: string | undefined, value: string ) => ( text ?? '' ).replace( '%s', value );

/**
 * A slug or a name in code as words: `parts/price-history` is 'Price history', `minPrice` is 'Min price'.
 *
 * @param name
 */
export function plain( name: string ): string {
	const words = name
		.replace( /^.*\//, '' )
		.replace( /([a-z\d])([A-Z])/g, '$1 $2' )
		.replace( /[-_]+/g, ' ' )
		.trim()
		.toLowerCase();
	return words.charAt( 0 ).toUpperCase() + words.slice( 1 );
}

export function nameOf( { slug }: Part, data: GuideData ): string {
	return data.entries[ slug ]?.title || plain( slug );
}

export function tell( part: Part, data: GuideData ): Told {
	const entry = data.entries[ part.slug ];
	const { words } = data;
	const isPlaced = part.kind === 'block' && ! part.isFixed;
	const where = {
		island: fill( words.inCode, part.slug ),
		block: isPlaced ? words.byEditor : words.template,
		part: fill( words.inTheme, part.slug ),
	}[ part.kind ];
	const known = ( part.kind === 'block' ? ( entry?.attributes ?? [] ) : [] ).filter( ( attribute ) => ! part.set.some( ( { name } ) => name === attribute ) );
	return {
		heading: `${ words[ part.kind ] ?? part.kind }: ${ nameOf( part, data ) }`,
		slug: part.slug,
		where: where ?? '',
		links: [ ...( isPlaced && data.page ? [ data.page ] : [] ), ...( entry?.links ?? [] ) ],
		settings: [ ...part.set.map( ( { name, value } ) => ( value === undefined ? plain( name ) : `${ plain( name ) }: ${ value }` ) ), ...known.map( plain ) ],
	};
}
