import { __ } from '@wordpress/i18n';
import { useId } from 'react';

interface Props {
	/** 1 sales, 2 lettings. */
	channel: string;
	onChange: ( channel: string ) => void;
}

/** SRCH-01: radios that look like tabs, so that they work in a plain form. */
export function ChannelTabs( { channel, onChange }: Props ) {
	const id = useId();
	const tabs = [
		{ value: '1', label: __( 'Buy', 'hearth-hammer' ) },
		{ value: '2', label: __( 'Rent', 'hearth-hammer' ) },
	];
	return (
		<fieldset className="hh-search-form__tabs hh-tabs">
			<legend className="hh-visually-hidden">{ __( 'Buy or rent', 'hearth-hammer' ) }</legend>
			{ tabs.map( ( tab ) => (
				<label className="hh-tabs__tab" key={ tab.value } htmlFor={ `${ id }-${ tab.value }` }>
					<input
						type="radio"
						id={ `${ id }-${ tab.value }` }
						name="trans_type"
						value={ tab.value }
						checked={ channel === tab.value }
						onChange={ () => onChange( tab.value ) }
					/>
					{ tab.label }
				</label>
			) ) }
		</fieldset>
	);
}
