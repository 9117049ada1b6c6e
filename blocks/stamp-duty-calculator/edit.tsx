import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { NumberSetting } from '../_shared/number-setting';
import { SelectSetting } from '../_shared/select-setting';
import { ServerBlock } from '../_shared/server-block';
import metadata from './block.json';

interface Attributes {
	price?: number | undefined;
	nation: 'england' | 'scotland' | 'wales';
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'Starting values', 'hearth-hammer' ) }
			empty={ __( 'Visitors won’t see this block.', 'hearth-hammer' ) }
		>
			<NumberSetting
				label={ __( 'Price (£)', 'hearth-hammer' ) }
				bounds={ metadata.attributes.price }
				value={ attributes.price }
				onChange={ ( price ) => setAttributes( { price } ) }
			/>
			<SelectSetting
				label={ __( 'Location', 'hearth-hammer' ) }
				value={ attributes.nation }
				options={ [
					{ label: __( 'England or Northern Ireland', 'hearth-hammer' ), value: 'england' },
					{ label: __( 'Scotland', 'hearth-hammer' ), value: 'scotland' },
					{ label: __( 'Wales', 'hearth-hammer' ), value: 'wales' },
				] }
				onChange={ ( nation ) => setAttributes( { nation } ) }
			/>
		</ServerBlock>
	);
}
