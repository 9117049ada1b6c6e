import { FocalPointPicker, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { PictureSetting } from '../_shared/picture-setting';
import { usePictureUrl } from '../_shared/use-picture-url';
import { WordsBlock } from '../_shared/words-block';
import metadata from './block.json';

interface Attributes {
	heading?: string;
	/** The end of the heading, in italics. */
	emphasis?: string;
	text?: string;
	search: boolean;
	/** An attachment; 0 for the theme's own. */
	picture: number;
	/** What stays in view where the photo is cut, each from 0 to 1. */
	focal?: { x: number; y: number };
	/** An attachment; 0 for the same photo as on wide screens. */
	phonePicture: number;
}

export function Edit( props: EditProps< Attributes > ) {
	const { attributes, setAttributes } = props;
	const url = usePictureUrl( attributes.picture );
	return (
		<WordsBlock
			{ ...props }
			metadata={ metadata }
			words={ { heading: __( 'Heading', 'hearth-hammer' ), emphasis: __( 'Heading, in italics', 'hearth-hammer' ), text: __( 'Text', 'hearth-hammer' ) } }
			long={ [ 'text' ] }
		>
			<PictureSetting
				label={ __( 'Photo', 'hearth-hammer' ) }
				help={ __( 'At least 2000 pixels wide.', 'hearth-hammer' ) }
				value={ attributes.picture }
				onChange={ ( picture ) => setAttributes( { picture } ) }
			/>
			{ url !== '' && (
				<FocalPointPicker __nextHasNoMarginBottom label={ __( 'Focal point', 'hearth-hammer' ) } url={ url } value={ attributes.focal ?? { x: 0.5, y: 0.5 } } onChange={ ( focal ) => setAttributes( { focal } ) } />
			) }
			<PictureSetting
				label={ __( 'Photo on phones', 'hearth-hammer' ) }
				help={ __( 'A crop for narrow screens. Leave empty to use the same photo.', 'hearth-hammer' ) }
				value={ attributes.phonePicture }
				onChange={ ( phonePicture ) => setAttributes( { phonePicture } ) }
			/>
			<ToggleControl __nextHasNoMarginBottom label={ __( 'Property search', 'hearth-hammer' ) } checked={ attributes.search } onChange={ ( search ) => setAttributes( { search } ) } />
		</WordsBlock>
	);
}
