import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { NumberSetting } from '../_shared/number-setting';
import { ServerBlock } from '../_shared/server-block';
import metadata from './block.json';

interface Attributes {
	price?: number;
	/** None of these: the site's own (the filter hpapi_mortgage_defaults). */
	deposit?: number;
	years?: number;
	rate?: number;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	const setting = ( name: keyof Attributes, label: string, step = 1 ) => (
		<NumberSetting
			label={ label }
			bounds={ metadata.attributes[ name ] }
			step={ step }
			value={ attributes[ name ] }
			onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
		/>
	);
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'Starting values', 'hearth-hammer' ) }
			empty={ __( 'Visitors won’t see this block.', 'hearth-hammer' ) }
		>
			{ setting( 'price', __( 'Price (£)', 'hearth-hammer' ) ) }
			{ setting( 'deposit', __( 'Deposit (% of the price)', 'hearth-hammer' ), 0.5 ) }
			{ setting( 'years', __( 'Term (years)', 'hearth-hammer' ) ) }
			{ setting( 'rate', __( 'Interest rate (% a year)', 'hearth-hammer' ), 0.05 ) }
		</ServerBlock>
	);
}
