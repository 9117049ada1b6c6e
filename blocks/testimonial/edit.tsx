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
			empty={ __( 'Add what the client said in the block settings. Visitors won’t see this block.', 'hearth-hammer' ) }
		>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Quote', 'hearth-hammer' ) }
				help={ __( 'Leave out quotation marks. Quotes of more than 100 characters are shown larger, and of more than 250 larger still.', 'hearth-hammer' ) }
				rows={ 8 }
				value={ attributes.quote }
				onChange={ ( quote: string ) => setAttributes( { quote } ) }
			/>
			<TextSetting label={ __( 'Name', 'hearth-hammer' ) } value={ attributes.name } onChange={ ( name ) => setAttributes( { name } ) } />
			<TextSetting label={ __( 'About the client', 'hearth-hammer' ) } help={ __( 'For example: Sold in Benenden.', 'hearth-hammer' ) } value={ attributes.about } onChange={ ( about ) => setAttributes( { about } ) } />
		</ServerBlock>
	);
}
