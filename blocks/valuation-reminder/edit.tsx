import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ServerBlock } from '../_shared/server-block';
import metadata from './block.json';

interface Attributes {
	variant: 'standard' | 'hero';
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'Reminder', 'hearth-hammer' ) }
			empty={ __( 'Visitors won’t see this block.', 'hearth-hammer' ) }
		>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Type', 'hearth-hammer' ) }
				value={ attributes.variant }
				options={ [
					{ value: 'standard', label: __( 'Standard', 'hearth-hammer' ) },
					{ value: 'hero', label: __( 'Hero: replaces the valuation form', 'hearth-hammer' ) },
				] }
				onChange={ ( variant ) => setAttributes( { variant: variant === 'hero' ? 'hero' : 'standard' } ) }
			/>
		</ServerBlock>
	);
}
