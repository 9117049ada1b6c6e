import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { LimitSetting } from '../_shared/limit-setting';
import { ServerBlock } from '../_shared/server-block';
import { TextSetting } from '../_shared/text-setting';
import metadata from './block.json';

interface Attributes {
	title: string;
	/** A parish’s name or slug; empty for that of the page, or all. */
	parish: string;
	limit: number;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'News', 'hearth-hammer' ) }
			empty={ __( 'There are no such posts. Visitors see nothing here.', 'hearth-hammer' ) }
		>
			<TextSetting label={ __( 'Heading', 'hearth-hammer' ) } value={ attributes.title } onChange={ ( title ) => setAttributes( { title } ) } />
			<TextSetting
				label={ __( 'Parish', 'hearth-hammer' ) }
				help={ __( 'Its name, as on its page. Empty for the parish of the page, and elsewhere for all news.', 'hearth-hammer' ) }
				value={ attributes.parish }
				onChange={ ( parish ) => setAttributes( { parish } ) }
			/>
			<LimitSetting
				label={ __( 'Number of posts', 'hearth-hammer' ) }
				attribute={ metadata.attributes.limit }
				value={ attributes.limit }
				onChange={ ( limit ) => setAttributes( { limit } ) }
			/>
		</ServerBlock>
	);
}
