import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { SelectSetting } from '../_shared/select-setting';
import { ServerBlock } from '../_shared/server-block';
import metadata from './block.json';

interface Attributes {
	/** Slug. */
	business: string;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<ServerBlock metadata={ metadata } attributes={ attributes } panel={ __( 'Sell at auction', 'hearth-hammer' ) } empty={ __( 'This business does not exist. Visitors won’t see this block.', 'hearth-hammer' ) }>
			<SelectSetting
				label={ __( 'Auctions', 'hearth-hammer' ) }
				value={ attributes.business }
				options={ [
					{ label: __( 'Property', 'hearth-hammer' ), value: 'property-auctions' },
					{ label: __( 'Cars', 'hearth-hammer' ), value: 'car-auctions' },
					{ label: __( 'Vans', 'hearth-hammer' ), value: 'van-auctions' },
				] }
				onChange={ ( business ) => setAttributes( { business } ) }
			/>
		</ServerBlock>
	);
}
