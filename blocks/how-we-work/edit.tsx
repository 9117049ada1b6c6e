import { TextareaControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { TextSetting } from '../_shared/text-setting';
import { WordsBlock } from '../_shared/words-block';
import metadata from './block.json';

interface Point {
	title?: string;
	text?: string;
}

interface Attributes {
	title?: string;
	text?: string;
	button?: string;
	/** One that has neither title nor text is left out. */
	points?: Point[];
}

const most = metadata.attributes.points.maxItems;

export function Edit( props: EditProps< Attributes > ) {
	const { points = [] } = props.attributes;
	// One more than there are, to add one.
	const rows = [ ...points.slice( 0, most ), ...( points.length < most ? [ {} as Point ] : [] ) ];
	const set = ( at: number, part: Point ) => props.setAttributes( { points: rows.map( ( row, index ) => ( index === at ? { ...row, ...part } : row ) ).filter( ( { title = '', text = '' } ) => title + text !== '' ) } );
	return (
		<WordsBlock
			{ ...props }
			metadata={ metadata }
			words={ { title: __( 'Heading', 'hearth-hammer' ), text: __( 'Text', 'hearth-hammer' ), button: __( 'Button', 'hearth-hammer' ) } }
		>
			{ rows.map( ( { title = '', text = '' }, at ) => (
				<div key={ at }>
					<TextSetting label={ /* translators: %d: number of a point */ sprintf( __( 'Point %d', 'hearth-hammer' ), at + 1 ) } value={ title } onChange={ ( changed ) => set( at, { title: changed } ) } />
					<TextareaControl
						__nextHasNoMarginBottom
						label={ /* translators: %d: number of a point */ sprintf( __( 'Text of point %d', 'hearth-hammer' ), at + 1 ) }
						value={ text }
						onChange={ ( changed: string ) => set( at, { text: changed } ) }
					/>
				</div>
			) ) }
		</WordsBlock>
	);
}
