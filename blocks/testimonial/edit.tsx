import { TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ServerBlock } from '../_shared/server-block';
import { TextSetting } from '../_shared/text-setting';
import metadata from './block.json';

interface Attributes {
	quote: string;
	/** Who says so. */
	name: string;
	/** What they did with us, e.g. `Sold in Benenden`. */
	about: string;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'Testimonial', 'hearth-hammer' ) }
			empty={ __( 'Write what the client says, in the settings beside. Visitors see nothing here.', 'hearth-hammer' ) }
		>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Quote', 'hearth-hammer' ) }
				help={ __( 'Without quotation marks. Long ones are set larger: from 101 characters, and again from 251.', 'hearth-hammer' ) }
				rows={ 8 }
				value={ attributes.quote }
				onChange={ ( quote: string ) => setAttributes( { quote } ) }
			/>
			<TextSetting label={ __( 'Name', 'hearth-hammer' ) } value={ attributes.name } onChange={ ( name ) => setAttributes( { name } ) } />
			<TextSetting label={ __( 'What they did with us', 'hearth-hammer' ) } help={ __( 'For instance: Sold in Benenden.', 'hearth-hammer' ) } value={ attributes.about } onChange={ ( about ) => setAttributes( { about } ) } />
		</ServerBlock>
	);
}
