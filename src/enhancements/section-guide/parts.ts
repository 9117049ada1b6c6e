/** What the guide knows of a page: PHP's comments tell blocks and template parts, islands tell themselves. */

export type Kind = 'island' | 'block' | 'part';

export interface Setting {
	name: string;
	value?: string;
}

export interface Part {
	kind: Kind;
	slug: string;
	/** Elements that it is made of, on the page now. */
	elements: Element[];
	/** Set by a template, not placed by an editor. */
	isFixed: boolean;
	/** Set attributes of a block with their values, or an island's props by name. */
	set: Setting[];
}

interface Mark {
	kind: Kind;
	slug: string;
	fixed?: boolean;
	attributes?: Record< string, unknown >;
}

const BEGIN = /^hh-guide (\{.*\})$/s;
const END = '/hh-guide';

function markOf( comment: Comment ): Mark | null {
	const json = BEGIN.exec( comment.data )?.[ 1 ];
	if ( ! json ) {
		return null;
	}
	try {
		const mark = JSON.parse( json ) as Partial< Mark >;
		return ( mark.kind === 'block' || mark.kind === 'part' ) && typeof mark.slug === 'string' ? ( mark as Mark ) : null;
	} catch {
		return null;
	}
}

/**
 * Elements between two comments, as far as they are beside the first one. The parser moves what may not stand in a
 * table, so the last one may be elsewhere.
 *
 * @param begin
 * @param end
 */
function elementsBetween( begin: Comment, end: Comment ): Element[] {
	const found: Element[] = [];
	for ( let node = begin.nextSibling; node && node !== end; node = node.nextSibling ) {
		if ( node instanceof Element && ! node.matches( 'script, style, template, dialog' ) ) {
			found.push( node );
		}
	}
	return found;
}

function marked( root: Node ): Part[] {
	const parts: Part[] = [];
	const open: Array< { mark: Mark; begin: Comment } | null > = [];
	const walker = document.createTreeWalker( root, NodeFilter.SHOW_COMMENT );
	while ( walker.nextNode() ) {
		const comment = walker.currentNode as Comment;
		if ( comment.data === END ) {
			const last = open.pop();
			if ( last ) {
				const set = Object.entries( last.mark.attributes ?? {} ).map( ( [ name, value ] ) => ( { name, value: String( value ) } ) );
				parts.push( { kind: last.mark.kind, slug: last.mark.slug, elements: elementsBetween( last.begin, comment ), isFixed: last.mark.kind === 'part' || last.mark.fixed === true, set } );
			}
		} else if ( comment.data.startsWith( 'hh-guide ' ) ) {
			const mark = markOf( comment );
			open.push( mark ? { mark, begin: comment } : null );
		}
	}
	return parts;
}

function islands( root: ParentNode ): Part[] {
	return [ ...root.querySelectorAll< HTMLElement >( '[data-island]' ) ].map( ( element ) => {
		let props: string[] = [];
		try {
			props = Object.keys( JSON.parse( element.dataset.props ?? '{}' ) as object );
		} catch {
			// Its own script says what is wrong with them.
		}
		return { kind: 'island', slug: element.dataset.island ?? '', elements: [ element ], isFixed: true, set: props.map( ( name ) => ( { name } ) ) };
	} );
}

/**
 * Header and footer; the header's own element may have no box.
 *
 * @param root
 */
function frame( root: ParentNode ): Part[] {
	const found = { header: root.querySelector( '.hh-site-header' ), footer: root.querySelector( 'footer.hh-footer, .hh-site-footer' ) };
	return Object.entries( found ).flatMap( ( [ slug, element ] ) => ( element ? [ { kind: 'part' as const, slug, elements: [ element, ...element.children ], isFixed: true, set: [] } ] : [] ) );
}

/**
 * Every part that can be seen, outer ones first.
 *
 * @param root
 */
export function partsOf( root: HTMLElement ): Part[] {
	const order = { part: 0, block: 1, island: 2 };
	const all = [ ...frame( root ), ...marked( root ), ...islands( root ) ];
	return all.filter( ( { elements } ) => elements.length > 0 ).sort( ( a, b ) => order[ a.kind ] - order[ b.kind ] );
}
