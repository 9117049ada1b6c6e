import { Button, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { isOfThisSite, readLines, writeLines, type ActionLine } from './action-lines';

interface Props {
	/** As stored: lines of 'term | address'. */
	value: string;
	onChange: ( value: string ) => void;
}

/** What is wrong with a word; empty for nothing. The server leaves such a one out. */
function fault( { term, address }: ActionLine ): string {
	if ( term.trim() === '' && address.trim() !== '' ) {
		return __( 'Enter a word', 'hearth-hammer' );
	}
	if ( term.trim() !== '' && ! isOfThisSite( address.trim(), window.location.origin ) ) {
		return __( 'Enter an address on this site, like /auctions/', 'hearth-hammer' );
	}
	return '';
}

/** Words that lead to a page, each a row of its own. */
export function WordsSetting( { value, onChange }: Props ) {
	// A row that is still empty is the screen's alone: nothing of it is stored.
	const [ rows, setRows ] = useState( () => readLines( value ) );
	const keep = ( changed: ActionLine[] ) => {
		setRows( changed );
		onChange( writeLines( changed ) );
	};
	const change = ( at: number, part: Partial< ActionLine > ) => keep( rows.map( ( row, index ) => ( index === at ? { ...row, ...part } : row ) ) );
	return (
		<fieldset>
			<legend>{ __( 'Words that open a page', 'hearth-hammer' ) }</legend>
			<p>{ __( 'Makes link to their own pages automatically.', 'hearth-hammer' ) }</p>
			{ rows.map( ( row, at ) => (
				<div key={ at } role="group" aria-label={ /* translators: %d: number of a row */ sprintf( __( 'Word %d', 'hearth-hammer' ), at + 1 ) } style={ { marginBottom: 16 } }>
					<TextControl __next40pxDefaultSize __nextHasNoMarginBottom label={ __( 'Word', 'hearth-hammer' ) } value={ row.term } onChange={ ( term ) => change( at, { term } ) } />
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Page', 'hearth-hammer' ) }
						placeholder="/auctions/"
						help={ fault( row ) }
						value={ row.address }
						onChange={ ( address ) => change( at, { address } ) }
					/>
					<Button variant="link" isDestructive onClick={ () => keep( rows.filter( ( _, index ) => index !== at ) ) }>
						{ __( 'Remove', 'hearth-hammer' ) }
					</Button>
				</div>
			) ) }
			<Button variant="secondary" __next40pxDefaultSize onClick={ () => setRows( [ ...rows, { term: '', address: '' } ] ) }>
				{ rows.length ? __( 'Add another', 'hearth-hammer' ) : __( 'Add a word', 'hearth-hammer' ) }
			</Button>
		</fieldset>
	);
}
