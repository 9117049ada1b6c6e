import { __ } from '@wordpress/i18n';
import { SelectSetting } from './select-setting';

/** 1 sales, 2 lettings, as everywhere. */
export type Channel = 1 | 2;

interface Props {
	label?: string;
	attributes: { channel?: Channel };
	setAttributes: ( changed: { channel: Channel } ) => void;
}

/** For sale or to rent: the attribute `channel`. */
export function ChannelSetting( { label = __( 'Show', 'hearth-hammer' ), attributes, setAttributes }: Props ) {
	return (
		<SelectSetting
			label={ label }
			value={ attributes.channel === 2 ? '2' : '1' }
			options={ [
				{ label: __( 'For sale', 'hearth-hammer' ), value: '1' },
				{ label: __( 'To rent', 'hearth-hammer' ), value: '2' },
			] }
			onChange={ ( chosen ) => setAttributes( { channel: chosen === '2' ? 2 : 1 } ) }
		/>
	);
}
