import { Button, ComboboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { useOtherParishes } from './use-other-parishes';
import { usePosts } from './use-posts';

interface Props {
	/** What the block shows where no parish is chosen. */
	otherwise: string;
	attributes: { parish: string };
	setAttributes: ( changed: { parish: string } ) => void;
}

/** Names of parishes are long, and the settings narrow: words go on in a second line. */
const ROOM = { height: 'auto', minHeight: 40, marginBlock: 8, whiteSpace: 'normal', textAlign: 'start' } as const;

/** A parish, by its slug: the attribute `parish`. One that was typed by its name in an older version stays as it is. */
export function ParishSetting( { otherwise, attributes: { parish }, setAttributes }: Props ) {
	const [ typed, setTyped ] = useState( '' );
	const options = usePosts( 'hpapi_parish', typed ).map( ( { slug, title } ) => ( { value: slug, label: title } ) );
	const [ others, giveToAll, elsewhere ] = useOtherParishes( parish );
	const isListed = parish === '' || options.some( ( { value } ) => value === parish );
	const nameOfElsewhere = options.find( ( { value } ) => value === elsewhere )?.label ?? elsewhere;
	return (
		<>
		<ComboboxControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Parish', 'hearth-hammer' ) }
			help={ otherwise }
			value={ parish }
			options={ isListed ? options : [ { value: parish, label: parish }, ...options ] }
			onFilterValueChange={ setTyped }
			onChange={ ( chosen ) => setAttributes( { parish: chosen ?? '' } ) }
		/>
		{ parish !== '' && others > 0 && (
			<Button variant="secondary" __next40pxDefaultSize style={ ROOM } onClick={ giveToAll }>
				{ __( 'Use it for the whole page', 'hearth-hammer' ) }
			</Button>
		) }
		{ parish === '' && elsewhere !== '' && (
			<Button variant="secondary" __next40pxDefaultSize style={ ROOM } onClick={ () => setAttributes( { parish: elsewhere } ) }>
				{ /* translators: %s: name of a parish */ sprintf( __( 'Use %s, as elsewhere on this page', 'hearth-hammer' ), nameOfElsewhere ) }
			</Button>
		) }
		</>
	);
}
