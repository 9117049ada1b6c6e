import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { WordsBlock } from '../_shared/words-block';
import metadata from './block.json';

interface Attributes {
	text: string;
	/** Of the link; empty for "Read more". */
	label: string;
	/** Empty for no link. */
	url: string;
}

export const Edit = ( props: EditProps< Attributes > ) => (
	<WordsBlock
		{ ...props }
		metadata={ metadata }
		words={ { text: __( 'Text', 'hearth-hammer' ), label: __( 'Link text', 'hearth-hammer' ), url: __( 'Address', 'hearth-hammer' ) } }
		long={ [ 'text' ] }
		empty={ __( 'Write the announcement in the block settings. Visitors won’t see this block.', 'hearth-hammer' ) }
	/>
);
