import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ServerPreview } from '../_shared/server-preview';
import metadata from './block.json';

interface Attributes {
	variant: 'standard' | 'hero';
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Reminder', 'hearth-hammer' ) }>
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Kind', 'hearth-hammer' ) }
						value={ attributes.variant }
						options={ [
							{ value: 'standard', label: __( 'Standard', 'hearth-hammer' ) },
							{ value: 'hero', label: __( 'Hero: in the place of the valuation form', 'hearth-hammer' ) },
						] }
						onChange={ ( variant ) => setAttributes( { variant: variant === 'hero' ? 'hero' : 'standard' } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<ServerPreview
				block={ metadata.name }
				title={ metadata.title }
				attributes={ attributes }
				empty={ __( 'The reminder shows when the plugin "caphpi" is active.', 'hearth-hammer' ) }
			/>
		</div>
	);
}
