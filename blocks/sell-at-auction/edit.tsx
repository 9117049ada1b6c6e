import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ServerBlock } from '../_shared/server-block';
import metadata from './block.json';

interface Attributes {
	/** Slug. */
	business: string;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<ServerBlock metadata={ metadata } attributes={ attributes } panel={ __( 'Sell at auction', 'hearth-hammer' ) } empty={ __( 'This business does not exist. Visitors won’t see this block.', 'hearth-hammer' ) }>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Auctions', 'hearth-hammer' ) }
				value={ attributes.business as string }
				options={ [
					{ label: __( 'Property', 'hearth-hammer' ), value: 'property-auctions' },
					{ label: __( 'Cars', 'hearth-hammer' ), value: 'car-auctions' },
					{ label: __( 'Vans', 'hearth-hammer' ), value: 'van-auctions' },
				] as Array< { label: string; value: string } > }
				onChange={ ( business ) => setAttributes( { business } ) }
			/>
		</ServerBlock>
	);
}
