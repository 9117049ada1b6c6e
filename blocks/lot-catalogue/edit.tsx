import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EditProps } from '../_shared/block';
import { ServerBlock } from '../_shared/server-block';
import { usePosts } from '../_shared/use-posts';
import metadata from './block.json';

interface Attributes {
	/** A post id; 0 for the page's own sale, or the next one. */
	sale: number;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	const sales = usePosts( 'hh_sale' ).map( ( { id, title } ) => ( { label: title, value: String( id ) } ) );
	return (
		<ServerBlock
			metadata={ metadata }
			attributes={ attributes }
			panel={ __( 'Catalogue', 'hearth-hammer' ) }
			empty={ __( 'No sale shows its lots. Visitors see nothing here.', 'hearth-hammer' ) }
		>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Sale', 'hearth-hammer' ) }
				value={ String( attributes.sale ) }
				options={ [ { label: __( 'The next sale', 'hearth-hammer' ), value: '0' }, ...sales ] }
				onChange={ ( chosen ) => setAttributes( { sale: Number( chosen ) } ) }
			/>
		</ServerBlock>
	);
}
