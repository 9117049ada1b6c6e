import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ServerBlock } from '../_shared/server-block';
import { TextSetting } from '../_shared/text-setting';
import { usePosts } from '../_shared/use-posts';
import metadata from './block.json';

interface Attributes {
	/** A post id; 0 for who speaks for the page's property. */
	staff: number;
	/** Words instead of theirs. */
	quote: string;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	const staff = usePosts( 'hpapi_staff' );
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'Valuer', 'hearth-hammer' ) }
			empty={ __( 'Choose a member of staff who has a quote. Visitors see nothing here.', 'hearth-hammer' ) }
		>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Member of staff', 'hearth-hammer' ) }
				value={ String( attributes.staff ) }
				options={ [
					{ label: __( 'The valuer of the page’s property', 'hearth-hammer' ), value: '0' },
					...staff.map( ( member ) => ( { label: member.title, value: String( member.id ) } ) ),
				] }
				onChange={ ( chosen ) => setAttributes( { staff: Number( chosen ) } ) }
			/>
			<TextSetting
				label={ __( 'Quote', 'hearth-hammer' ) }
				help={ __( 'Empty for their own.', 'hearth-hammer' ) }
				value={ attributes.quote }
				onChange={ ( quote ) => setAttributes( { quote } ) }
			/>
		</ServerBlock>
	);
}
