import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ChannelControl, type Channel } from '../_shared/channel-control';
import { ServerPreview } from '../_shared/server-preview';
import metadata from './block.json';

interface Attributes {
	channel: Channel;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Search', 'hearth-hammer' ) }>
					<ChannelControl
						label={ __( 'Tab shown first', 'hearth-hammer' ) }
						value={ attributes.channel }
						onChange={ ( channel ) => setAttributes( { channel } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<ServerPreview
				block={ metadata.name }
				title={ metadata.title }
				attributes={ attributes }
				empty={ __( 'The search form shows when the plugin "hpapi" is active.', 'hearth-hammer' ) }
			/>
		</div>
	);
}
