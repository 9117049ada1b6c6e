import { __ } from '@wordpress/i18n';

interface Props {
	current: 1 | 2 | 3;
	/** The last step has nothing left to do. */
	finished: boolean;
}

/** Where the visitor is. Nothing to click: the wizard only goes forward (VAL-02). */
export function Steps( { current, finished }: Props ) {
	const names = [
		__( 'Vehicle', 'hearth-hammer' ),
		__( 'Your details', 'hearth-hammer' ),
		__( 'Valuation', 'hearth-hammer' ),
	];
	return (
		<ol className="hh-steps" aria-label={ __( 'Valuation steps', 'hearth-hammer' ) }>
			{ names.map( ( name, index ) => {
				const number = index + 1;
				const isDone = number < current || ( finished && number === current );
				return (
					<li
						key={ name }
						className={ `hh-steps__step${ isDone ? ' hh-steps__step--done' : '' }` }
						aria-current={ number === current ? 'step' : undefined }
					>
						{ name }
					</li>
				);
			} ) }
		</ol>
	);
}
