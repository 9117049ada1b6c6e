import { TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { EditProps } from './block';
import { ServerBlock } from './server-block';
import { TextSetting } from './text-setting';

interface Props< Attributes > extends EditProps< Attributes > {
	/** The imported block.json. */
	metadata: { name: string; title: string };
	/** Attribute → its label, in the order of the page. */
	words: Partial< Record< keyof Attributes, string > >;
	/** Attributes of several sentences. */
	long?: Array< keyof Attributes >;
	empty?: string;
	/** Settings that are no words. */
	children?: ReactNode;
}

/** A section of the home page: its words, then its other settings. A word that is not set is the server's own. */
export function WordsBlock< Attributes extends object >( { metadata, words, long = [], empty, attributes, setAttributes, children }: Props< Attributes > ) {
	const set = ( name: string, text: string ) => setAttributes( { [ name ]: text } as Partial< Attributes > );
	return (
		<ServerBlock metadata={ metadata } attributes={ attributes } panel={ metadata.title } empty={ empty ?? __( 'Visitors won’t see this block.', 'hearth-hammer' ) }>
			{ Object.entries< string | undefined >( words ).map( ( [ name, label = name ] ) => {
				const value = String( attributes[ name as keyof Attributes ] ?? '' );
				return long.includes( name as keyof Attributes ) ? (
					<TextareaControl key={ name } __nextHasNoMarginBottom label={ label } value={ value } onChange={ ( text: string ) => set( name, text ) } />
				) : (
					<TextSetting key={ name } label={ label } value={ value } onChange={ ( text ) => set( name, text ) } />
				);
			} ) }
			{ children }
		</ServerBlock>
	);
}
