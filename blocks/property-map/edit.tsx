import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ChannelControl, type Channel } from '../_shared/channel-control';
import { ServerPreview } from '../_shared/server-preview';
import metadata from './block.json';

interface Attributes {
	channel: Channel;
	/** A parish's name or slug; empty for all. */
	parish: string;
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
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Parish', 'hearth-hammer' ) }
						help={ __( 'Its name, as on its page. Empty for all parishes.', 'hearth-hammer' ) }
						value={ attributes.parish }
						onChange={ ( parish: string ) => setAttributes( { parish } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<ServerPreview
				block={ metadata.name }
				title={ metadata.title }
				attributes={ attributes }
				empty={ __( 'The map shows when the plugin "hpapi" is active.', 'hearth-hammer' ) }
			/>
		</div>
	);
}
