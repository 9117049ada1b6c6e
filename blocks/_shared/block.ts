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

declare global {
	interface Window {
		/** The names of the blocks whose plugin is on; core prints them (plugins/core/src/Blocks/Blocks.php). */
		hearthHammerBlocks?: string[];
	}
}

/**
 * Registers a block that the server prints: it saves its attributes and no HTML. Where its plugin is off there is nobody
 * to print it, and the editor says so in its own words.
 *
 * @param metadata The imported block.json.
 * @param Edit     What the editor shows.
 */
export function registerServerBlock< Attributes extends object >(
	metadata: Metadata,
	Edit: ComponentType< EditProps< Attributes > >
): void {
	if ( window.hearthHammerBlocks && ! window.hearthHammerBlocks.includes( metadata.name ) ) {
		return;
	}
	// The published types want every optional field of block.json spelled as a literal type, which JSON imports lose.
	const settings = { ...metadata, edit: Edit, save: () => null } as unknown as BlockConfiguration< Record< string, unknown > >;
	registerBlockType( metadata.name, settings );
}
