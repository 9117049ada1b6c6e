import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { LimitSetting } from '../_shared/limit-setting';
import { ServerPreview } from '../_shared/server-preview';
import metadata from './block.json';

interface Attributes {
	limit: number;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Awards', 'hearth-hammer' ) }>
					<LimitSetting
						label={ __( 'Number of awards', 'hearth-hammer' ) }
						attribute={ metadata.attributes.limit }
						value={ attributes.limit }
						onChange={ ( limit ) => setAttributes( { limit } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<ServerPreview
				block={ metadata.name }
				title={ metadata.title }
				attributes={ attributes }
				empty={ __( 'There are no awards yet: add them under Properties, Awards. Visitors see nothing here.', 'hearth-hammer' ) }
			/>
		</div>
	);
}
