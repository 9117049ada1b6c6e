import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ServerBlock } from '../_shared/server-block';
import { TextSetting } from '../_shared/text-setting';
import metadata from './block.json';

interface Attributes {
	title: string;
	/** A parish’s name or slug; empty for that of the page. */
	parish: string;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'Parish', 'hearth-hammer' ) }
			empty={ __( 'No parish, or one without features. Visitors see nothing here.', 'hearth-hammer' ) }
		>
			<TextSetting label={ __( 'Heading', 'hearth-hammer' ) } value={ attributes.title } onChange={ ( title ) => setAttributes( { title } ) } />
			<TextSetting
				label={ __( 'Parish', 'hearth-hammer' ) }
				help={ __( 'Its name, as on its page. Empty for the parish that the page is about.', 'hearth-hammer' ) }
				value={ attributes.parish }
				onChange={ ( parish ) => setAttributes( { parish } ) }
			/>
		</ServerBlock>
	);
}
