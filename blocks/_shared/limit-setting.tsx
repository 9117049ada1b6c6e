import { RangeControl } from '@wordpress/components';

interface Props {
	label: string;
	/** As block.json describes it. */
	attribute: { minimum: number; maximum: number; default: number };
	value: number;
	onChange: ( value: number ) => void;
}

/** How many to show. */
export function LimitSetting( { label, attribute, value, onChange }: Props ) {
	return (
		<RangeControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			min={ attribute.minimum }
			max={ attribute.maximum }
			value={ value }
			onChange={ ( limit?: number ) => onChange( limit ?? attribute.default ) }
		/>
	);
}
