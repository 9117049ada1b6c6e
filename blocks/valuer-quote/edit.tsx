import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { PostSetting } from '../_shared/post-setting';
import { ServerBlock } from '../_shared/server-block';
import { TextSetting } from '../_shared/text-setting';
import metadata from './block.json';

interface Attributes {
	/** A post id; 0 for who speaks for the page's property. */
	staff: number;
	/** Words instead of theirs. */
	quote: string;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'Valuer', 'hearth-hammer' ) }
			empty={ __( 'Choose a member of staff who has a quote. Visitors won’t see this block.', 'hearth-hammer' ) }
		>
			<PostSetting
				label={ __( 'Member of staff', 'hearth-hammer' ) }
				type="hpapi_staff"
				otherwise={ __( 'The property’s valuer', 'hearth-hammer' ) }
				value={ attributes.staff }
				onChange={ ( staff ) => setAttributes( { staff } ) }
			/>
			<TextSetting
				label={ __( 'Quote', 'hearth-hammer' ) }
				help={ __( 'Leave empty to use their own quote.', 'hearth-hammer' ) }
				value={ attributes.quote }
				onChange={ ( quote ) => setAttributes( { quote } ) }
			/>
		</ServerBlock>
	);
}
