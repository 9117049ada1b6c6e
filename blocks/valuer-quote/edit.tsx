import apiFetch from '@wordpress/api-fetch';
import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import type { EditProps } from '../_shared/block';
import { ServerBlock } from '../_shared/server-block';
import { TextSetting } from '../_shared/text-setting';
import metadata from './block.json';

interface Attributes {
	/** A post id; 0 for who speaks for the page's property. */
	staff: number;
	/** Words instead of theirs. */
	quote: string;
}

interface Member {
	id: number;
	title: { rendered: string };
}

/** WordPress writes titles as HTML; an option holds text. */
const text = ( html: string ) => new DOMParser().parseFromString( html, 'text/html' ).body.textContent ?? '';

function useStaff(): Member[] {
	const [ staff, setStaff ] = useState< Member[] >( [] );
	useEffect( () => {
		let isThere = true;
		apiFetch< Member[] >( { path: '/wp/v2/hpapi_staff?per_page=100&_fields=id,title' } )
			.then( ( found ) => isThere && setStaff( found ) )
			// The block keeps who it names; only the choice of others is missing.
			.catch( () => {} );
		return () => {
			isThere = false;
		};
	}, [] );
	return staff;
}

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	const staff = useStaff();
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
					...staff.map( ( member ) => ( { label: text( member.title.rendered ), value: String( member.id ) } ) ),
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
