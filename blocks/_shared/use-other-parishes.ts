// In the version that @wordpress/block-editor asks for; the build takes WordPress's own.
import { useDispatch, useSelect } from '@wordpress/data';

interface Block {
	name: string;
	clientId: string;
	attributes: Record< string, unknown >;
	innerBlocks: Block[];
}

interface Other {
	clientId: string;
	/** A parish's slug, or empty. */
	shows: string;
}

interface Editor {
	getBlocks: () => Block[];
}

/** Blocks of ours, however deep, that show another parish than this one, or none in particular. */
function others( blocks: Block[], parish: string ): Other[] {
	return blocks.flatMap( ( { name, clientId, attributes, innerBlocks } ) => [
		...( name.startsWith( 'hearth-hammer/' ) && typeof attributes.parish === 'string' && attributes.parish !== parish ? [ { clientId, shows: attributes.parish } ] : [] ),
		...others( innerBlocks, parish ),
	] );
}

/**
 * The other parts of a page that could show the same parish: a page about a place has several, and an editor chooses once.
 *
 * @param parish Its slug.
 * @return How many there are, what gives all of them this parish, and the first parish that one of them shows; empty for none.
 */
export function useOtherParishes( parish: string ): [ number, () => void, string ] {
	// As text, which stays the same from one change of the page to the next where the list does.
	const found = useSelect( ( select ) => JSON.stringify( others( ( select( 'core/block-editor' ) as unknown as Editor ).getBlocks(), parish ) ), [ parish ] );
	const { updateBlockAttributes } = useDispatch( 'core/block-editor' ) as unknown as { updateBlockAttributes: ( ids: string[], changed: { parish: string } ) => void };
	const list = JSON.parse( found ) as Other[];
	const giveToAll = () =>
		updateBlockAttributes(
			list.map( ( { clientId } ) => clientId ),
			{ parish }
		);
	return [ list.length, giveToAll, list.find( ( { shows } ) => shows !== '' )?.shows ?? '' ];
}
