import { TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { SelectSetting } from '../_shared/select-setting';
import { WordsBlock } from '../_shared/words-block';
import metadata from './block.json';

interface Attributes {
	show: 'links' | 'areas' | 'menu' | 'office';
	/** Empty for the name of the menu, or for no heading. */
	title: string;
	/** Lines of 'label | address'. */
	links: string;
}

export function Edit( props: EditProps< Attributes > ) {
	const { attributes, setAttributes } = props;
	return (
		<WordsBlock { ...props } metadata={ metadata } words={ { title: __( 'Heading', 'hearth-hammer' ) } } empty={ __( 'No links yet. Visitors won’t see this block.', 'hearth-hammer' ) }>
			<SelectSetting
				label={ __( 'Show', 'hearth-hammer' ) }
				value={ attributes.show }
				options={ [
					{ label: __( 'Links', 'hearth-hammer' ), value: 'links' },
					{ label: __( 'Areas with most properties', 'hearth-hammer' ), value: 'areas' },
					{ label: __( 'The footer menu', 'hearth-hammer' ), value: 'menu' },
					{ label: __( 'Main office', 'hearth-hammer' ), value: 'office' },
				] }
				onChange={ ( show ) => setAttributes( { show } ) }
			/>
			{ attributes.show === 'links' && (
				<TextareaControl
					__nextHasNoMarginBottom
					label={ __( 'Links', 'hearth-hammer' ) }
					help={ __( 'One on each line. For example: Upcoming auctions | /auctions/', 'hearth-hammer' ) }
					rows={ 6 }
					value={ attributes.links }
					onChange={ ( links: string ) => setAttributes( { links } ) }
				/>
			) }
		</WordsBlock>
	);
}
