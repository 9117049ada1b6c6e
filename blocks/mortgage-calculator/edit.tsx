import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ServerBlock } from '../_shared/server-block';
import metadata from './block.json';

interface Attributes {
	price: number;
	deposit: number;
	years: number;
	rate: number;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	const control = ( name: keyof Attributes, label: string, step = 1 ) => {
		const { minimum, maximum } = metadata.attributes[ name ];
		const inBounds = ( typed: string ) => {
			const number = Number( typed ) || 0;
			return Math.min( maximum, Math.max( minimum, step === 1 ? Math.round( number ) : number ) );
		};
		return (
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="number"
				min={ minimum }
				max={ maximum }
				step={ step }
				label={ label }
				value={ attributes[ name ] }
				onChange={ ( typed ) => setAttributes( { [ name ]: inBounds( typed ) } ) }
			/>
		);
	};
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'To begin with', 'hearth-hammer' ) }
			empty={ __( 'The estate agency plugin is off. Visitors see nothing here.', 'hearth-hammer' ) }
		>
			{ control( 'price', __( 'Price (£)', 'hearth-hammer' ) ) }
			{ control( 'deposit', __( 'Deposit (% of the price)', 'hearth-hammer' ), 0.5 ) }
			{ control( 'years', __( 'Years', 'hearth-hammer' ) ) }
			{ control( 'rate', __( 'Interest (% a year)', 'hearth-hammer' ), 0.05 ) }
		</ServerBlock>
	);
}
