import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** 1 sales, 2 lettings, as everywhere. */
export type Channel = 1 | 2;

interface Props {
	label: string;
	value: Channel;
	onChange: ( channel: Channel ) => void;
}

export function ChannelControl( { label, value, onChange }: Props ) {
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			value={ value === 2 ? '2' : '1' }
			options={ [
				{ label: __( 'For sale', 'hearth-hammer' ), value: '1' },
				{ label: __( 'To rent', 'hearth-hammer' ), value: '2' },
			] }
			onChange={ ( chosen ) => onChange( chosen === '2' ? 2 : 1 ) }
		/>
	);
}
