import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { WordsBlock } from '../_shared/words-block';
import metadata from './block.json';

interface Attributes {
	title?: string;
	/** The end of the heading, in italics. */
	emphasis?: string;
	/** Kept with each sign-up, so that staff see which page brought it. */
	source: string;
}

export const Edit = ( props: EditProps< Attributes > ) => <WordsBlock { ...props } metadata={ metadata } words={ { title: __( 'Heading', 'hearth-hammer' ), emphasis: __( 'Heading, in italics', 'hearth-hammer' ), source: __( 'Source name', 'hearth-hammer' ) } } />;
