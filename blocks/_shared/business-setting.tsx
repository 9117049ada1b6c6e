import { __ } from '@wordpress/i18n';
import { SelectSetting } from './select-setting';

interface Props {
	attributes: { business: string };
	setAttributes: ( changed: { business: string } ) => void;
}

/** Which auctions: the attribute `business`. One that a house has added stays as it was written. */
export function BusinessSetting( { attributes: { business }, setAttributes }: Props ) {
	const known = [
		{ label: __( 'All', 'hearth-hammer' ), value: '' },
		{ label: __( 'Property', 'hearth-hammer' ), value: 'property-auctions' },
		{ label: __( 'Cars', 'hearth-hammer' ), value: 'car-auctions' },
		{ label: __( 'Vans', 'hearth-hammer' ), value: 'van-auctions' },
	];
	const isKnown = known.some( ( one ) => one.value === business );
	return (
		<SelectSetting
			label={ __( 'Auctions', 'hearth-hammer' ) }
			value={ business }
			options={ isKnown ? known : [ ...known, { label: business, value: business } ] }
			onChange={ ( chosen ) => setAttributes( { business: chosen } ) }
		/>
	);
}
