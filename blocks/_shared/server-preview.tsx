import { Disabled, Notice, Placeholder, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
// The default export is the one that WordPress 6.8 has too.
import ServerSideRender from '@wordpress/server-side-render';

interface Props {
	/** The block's full name, `hearth-hammer/…`. */
	block: string;
	/** The block's title, shown while there is nothing else to see. */
	title: string;
	attributes: object;
	/** Said where the server prints nothing. */
	empty: string;
}

/** The server's own HTML of a block, live, and not clickable, so that a click selects the block. */
export function ServerPreview( { block, title, attributes, empty }: Props ) {
	return (
		<Disabled>
			<ServerSideRender
				block={ block }
				attributes={ { ...attributes } }
				LoadingResponsePlaceholder={ ( { children } ) => (
					<div className="hh-block-preview" aria-busy="true">
						{ children ?? <Placeholder label={ title }><Spinner /></Placeholder> }
					</div>
				) }
				EmptyResponsePlaceholder={ () => <Placeholder label={ title } instructions={ empty } /> }
				ErrorResponsePlaceholder={ ( { message } ) => (
					<Placeholder label={ title }>
						<Notice status="error" isDismissible={ false }>
							{ message || __( 'The preview could not be loaded, but the block has been kept.', 'hearth-hammer' ) }
						</Notice>
					</Placeholder>
				) }
			/>
		</Disabled>
	);
}
