import { __ } from '@wordpress/i18n';
import { SelectSetting } from './select-setting';

interface Props {
	/** Slug of a business. */
	value: string;
	onChange: ( value: string ) => void;
}

/** Cars or vans: the attribute `business`. */
export function VehicleBusinessSetting( { value, onChange }: Props ) {
	return (
		<SelectSetting
			label={ __( 'Business', 'hearth-hammer' ) }
			value={ value === 'van-auctions' ? 'van-auctions' : 'car-auctions' }
			options={ [
				{ label: __( 'Car auctions', 'hearth-hammer' ), value: 'car-auctions' },
				{ label: __( 'Van auctions', 'hearth-hammer' ), value: 'van-auctions' },
			] }
			onChange={ onChange }
		/>
	);
}
