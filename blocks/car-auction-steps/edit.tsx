import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { SelectSetting } from '../_shared/select-setting';
import { ServerBlock } from '../_shared/server-block';
import { VehicleBusinessSetting } from '../_shared/vehicle-business-setting';
import metadata from './block.json';

interface Attributes {
	/** Slug. */
	business: string;
	show: 'both' | 'buying' | 'selling';
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'Car auction steps', 'hearth-hammer' ) }
			empty={ __( 'This business sells no vehicles. Visitors won’t see this block.', 'hearth-hammer' ) }
		>
			<VehicleBusinessSetting value={ attributes.business } onChange={ ( business ) => setAttributes( { business } ) } />
			<SelectSetting
				label={ __( 'Show', 'hearth-hammer' ) }
				value={ attributes.show }
				options={ [
					{ label: __( 'Buying and selling', 'hearth-hammer' ), value: 'both' },
					{ label: __( 'Buying', 'hearth-hammer' ), value: 'buying' },
					{ label: __( 'Selling', 'hearth-hammer' ), value: 'selling' },
				] }
				onChange={ ( show ) => setAttributes( { show } ) }
			/>
		</ServerBlock>
	);
}
