import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { LimitSetting } from '../_shared/limit-setting';
import { WordsBlock } from '../_shared/words-block';
import metadata from './block.json';

interface Attributes {
	title?: string;
	more?: string;
	moreLots?: string;
	limit: number;
}

export function Edit( props: EditProps< Attributes > ) {
	const { attributes, setAttributes } = props;
	return (
		<WordsBlock { ...props } metadata={ metadata } words={ { title: __( 'Heading', 'hearth-hammer' ), more: __( 'Link to all', 'hearth-hammer' ), moreLots: __( 'Link to available lots', 'hearth-hammer' ) } }>
			<LimitSetting label={ __( 'Number of sales', 'hearth-hammer' ) } metadata={ metadata } attributes={ attributes } setAttributes={ setAttributes } />
		</WordsBlock>
	);
}
