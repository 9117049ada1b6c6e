import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { SelectSetting } from '../_shared/select-setting';
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
			<SelectSetting
				label={ __( 'Type', 'hearth-hammer' ) }
				value={ attributes.variant }
				options={ [
					{ value: 'standard', label: __( 'Standard', 'hearth-hammer' ) },
					{ value: 'hero', label: __( 'Hero: replaces the valuation form', 'hearth-hammer' ) },
				] }
				onChange={ ( variant ) => setAttributes( { variant } ) }
			/>
		</ServerBlock>
	);
}
