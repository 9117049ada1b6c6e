import { TextControl } from '@wordpress/components';

interface Props {
	label: string;
	/** As block.json describes the attribute. */
	bounds: { minimum: number; maximum: number };
	step?: number;
	/** None: what the server begins with. */
	value: number | undefined;
	onChange: ( value: number | undefined ) => void;
}

/** A number within the bounds of its attribute. Emptied, it is the server's own. */
export function NumberSetting( { label, bounds, step = 1, value, onChange }: Props ) {
	const inBounds = ( typed: string ) => {
		const number = Number( typed ) || 0;
		return Math.min( bounds.maximum, Math.max( bounds.minimum, step === 1 ? Math.round( number ) : number ) );
	};
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="number"
			min={ bounds.minimum }
			max={ bounds.maximum }
			step={ step }
			label={ label }
			value={ value ?? '' }
			onChange={ ( typed ) => onChange( typed === '' ? undefined : inBounds( typed ) ) }
		/>
	);
}
