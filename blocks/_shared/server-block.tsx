import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import type { ReactNode } from 'react';
import { ServerPreview } from './server-preview';

interface Props {
	/** The imported block.json. */
	metadata: { name: string; title: string };
	attributes: object;
	/** Title of the panel of settings. */
	panel?: string;
	/** Said where the server prints nothing. */
	empty: string;
	/** The settings. */
	children?: ReactNode;
}

/** A block in the editor as visitors see it, with its settings beside it. */
export function ServerBlock( { metadata, attributes, panel = '', empty, children }: Props ) {
	return (
		<div { ...useBlockProps() }>
			{ children && (
				<InspectorControls>
					<PanelBody title={ panel }>{ children }</PanelBody>
				</InspectorControls>
			) }
			<ServerPreview block={ metadata.name } title={ metadata.title } attributes={ attributes } empty={ empty } />
		</div>
	);
}
