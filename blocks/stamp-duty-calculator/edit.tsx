import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ServerBlock } from '../_shared/server-block';
import metadata from './block.json';

interface Attributes {
	price: number;
	nation: 'england' | 'scotland' | 'wales';
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	const { maximum } = metadata.attributes.price;
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'To begin with', 'hearth-hammer' ) }
			empty={ __( 'The estate agency plugin is off. Visitors see nothing here.', 'hearth-hammer' ) }
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="number"
				min={ 0 }
				max={ maximum }
				label={ __( 'Price (£)', 'hearth-hammer' ) }
				value={ attributes.price }
				onChange={ ( price ) => setAttributes( { price: Math.min( maximum, Math.max( 0, Math.round( Number( price ) || 0 ) ) ) } ) }
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Where it is', 'hearth-hammer' ) }
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
