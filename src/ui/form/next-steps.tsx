import { __ } from '@wordpress/i18n';

interface Props {
	/** As `next` of an answer; nothing where it is empty, or an older page has none. */
	steps?: Array< { label: string; url: string } >;
	/** What is seen above them. */
	title?: string;
}

/** Where a visitor goes from a thank-you. */
export function NextSteps( { steps = [], title }: Props ) {
	return steps.length === 0 ? null : (
		<nav className="hh-next-steps" aria-label={ title ?? __( 'Next steps', 'hearth-hammer' ) }>
			{ title && <p className="hh-next-steps__title">{ title }</p> }
			<ul>
				{ steps.map( ( { label, url } ) => (
					<li key={ url }>
						<a className="hh-more" href={ url }>
							{ label }
						</a>
					</li>
				) ) }
			</ul>
		</nav>
	);
}
