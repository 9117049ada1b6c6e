import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ChannelControl, type Channel } from '../_shared/channel-control';
import { ServerPreview } from '../_shared/server-preview';
import metadata from './block.json';

interface Attributes {
	channel: Channel;
	limit: number;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Properties', 'hearth-hammer' ) }>
					<ChannelControl
						label={ __( 'Show', 'hearth-hammer' ) }
						value={ attributes.channel }
						onChange={ ( channel ) => setAttributes( { channel } ) }
					/>
					<RangeControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Number of properties', 'hearth-hammer' ) }
						min={ metadata.attributes.limit.minimum }
						max={ metadata.attributes.limit.maximum }
						value={ attributes.limit }
						onChange={ ( limit?: number ) => setAttributes( { limit: limit ?? metadata.attributes.limit.default } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<ServerPreview
				block={ metadata.name }
				title={ metadata.title }
				attributes={ attributes }
				empty={ __( 'There is no property on the market. Visitors see nothing here.', 'hearth-hammer' ) }
			/>
		</div>
	);
}
