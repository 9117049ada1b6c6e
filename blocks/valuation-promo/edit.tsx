import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { PictureSetting } from '../_shared/picture-setting';
import { WordsBlock } from '../_shared/words-block';
import metadata from './block.json';

interface Attributes {
	title?: string;
	/** The end of the heading, in italics. */
	emphasis?: string;
	text?: string;
	button?: string;
	/** An attachment; 0 for the theme's own. */
	picture: number;
}

export function Edit( props: EditProps< Attributes > ) {
	const { attributes, setAttributes } = props;
	return (
		<WordsBlock { ...props } metadata={ metadata } words={ { title: __( 'Heading', 'hearth-hammer' ), emphasis: __( 'Heading, in italics', 'hearth-hammer' ), text: __( 'Text', 'hearth-hammer' ), button: __( 'Button', 'hearth-hammer' ) } } long={ [ 'text' ] }>
			<PictureSetting label={ __( 'Photo', 'hearth-hammer' ) } help={ __( 'At least 1200 pixels wide.', 'hearth-hammer' ) } value={ attributes.picture } onChange={ ( picture ) => setAttributes( { picture } ) } />
		</WordsBlock>
	);
}
