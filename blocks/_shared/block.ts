import { registerBlockType, type BlockConfiguration } from '@wordpress/blocks';
import type { ComponentType } from 'react';

export interface EditProps< Attributes > {
	attributes: Attributes;
	setAttributes: ( changed: Partial< Attributes > ) => void;
}

/** What our code reads of a block.json; WordPress reads the rest from the copy that the build makes. */
interface Metadata {
	name: string;
	title: string;
}

/**
 * Registers a block that the server prints: it saves its attributes and no HTML.
 *
 * @param metadata The imported block.json.
 * @param Edit     What the editor shows.
 */
export function registerServerBlock< Attributes extends object >(
	metadata: Metadata,
	Edit: ComponentType< EditProps< Attributes > >
): void {
	// The published types want every optional field of block.json spelled as a literal type, which JSON imports lose.
	const settings = { ...metadata, edit: Edit, save: () => null } as unknown as BlockConfiguration< Record< string, unknown > >;
	registerBlockType( metadata.name, settings );
}
