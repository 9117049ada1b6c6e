// In the version that @wordpress/block-editor asks for; the build takes WordPress's own.
import { useDispatch, useSelect } from '@wordpress/data';

interface Block {
	name: string;
	clientId: string;
	attributes: Record< string, unknown >;
	innerBlocks: Block[];
}

interface Editor {
	getBlocks: () => Block[];
}

/** Blocks of ours, however deep, that show another parish than this one, or none in particular. */
function others( blocks: Block[], parish: string ): string[] {
	return blocks.flatMap( ( { name, clientId, attributes, innerBlocks } ) => [
		...( name.startsWith( 'hearth-hammer/' ) && typeof attributes.parish === 'string' && attributes.parish !== parish ? [ clientId ] : [] ),
		...others( innerBlocks, parish ),
	] );
}

/**
 * The other parts of a page that could show the same parish: a page about a place has several, and an editor chooses once.
 *
 * @param parish Its slug.
 * @return How many there are, and what gives all of them this parish.
 */
export function useOtherParishes( parish: string ): [ number, () => void ] {
	// As text, which stays the same from one change of the page to the next where the list does.
	const ids = useSelect( ( select ) => others( ( select( 'core/block-editor' ) as unknown as Editor ).getBlocks(), parish ).join( ',' ), [ parish ] );
	const { updateBlockAttributes } = useDispatch( 'core/block-editor' ) as unknown as { updateBlockAttributes: ( ids: string[], changed: { parish: string } ) => void };
	const list = ids === '' ? [] : ids.split( ',' );
	return [ list.length, () => updateBlockAttributes( list, { parish } ) ];
}
