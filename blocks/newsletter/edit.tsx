import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ServerPreview } from '../_shared/server-preview';
import metadata from './block.json';

interface Attributes {
	/** Kept with each sign-up, so that staff see which page brought it. */
	source: string;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Newsletter', 'hearth-hammer' ) }>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Name of this place', 'hearth-hammer' ) }
						help={ __( 'Small letters; kept with each sign-up, so that you see where it came from.', 'hearth-hammer' ) }
						value={ attributes.source }
						onChange={ ( source: string ) => setAttributes( { source } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<ServerPreview
				block={ metadata.name }
				title={ metadata.title }
				attributes={ attributes }
				empty={ __( 'The newsletter shows when the plugin "hpapi" is active.', 'hearth-hammer' ) }
			/>
		</div>
	);
}
