import type { ComponentProps, ReactNode } from 'react';
import type { EditProps } from './block';
import { LimitSetting } from './limit-setting';
import { ServerBlock } from './server-block';

interface Props extends EditProps< { limit: number } > {
	metadata: ComponentProps< typeof ServerBlock >[ 'metadata' ] & ComponentProps< typeof LimitSetting >[ 'metadata' ];
	/** The name of its settings. */
	panel: string;
	/** What the editor reads where there is nothing to show. */
	empty: string;
	/** What the number is called. */
	label: string;
	/** Settings above the number. */
	children?: ReactNode;
}

/** A block that lists what there is, and asks for little but how many of it. */
export function LimitedListBlock( { metadata, attributes, setAttributes, panel, empty, label, children }: Props ) {
	return (
		<ServerBlock metadata={ metadata } attributes={ attributes } panel={ panel } empty={ empty }>
			{ children }
			<LimitSetting label={ label } metadata={ metadata } attributes={ attributes } setAttributes={ setAttributes } />
		</ServerBlock>
	);
}
