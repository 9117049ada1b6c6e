import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { WordsBlock } from '../_shared/words-block';
import metadata from './block.json';

interface Attributes {
	title?: string;
}

export const Edit = ( props: EditProps< Attributes > ) => <WordsBlock { ...props } metadata={ metadata } words={ { title: __( 'Heading', 'hearth-hammer' ) } } />;
