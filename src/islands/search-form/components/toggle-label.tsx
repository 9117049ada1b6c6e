import { __, sprintf } from '@wordpress/i18n';

interface Props {
	isOpen: boolean;
	/** How many filters are set that the button hides: on wide screens, and on a phone, where it hides all. */
	wide: number;
	narrow: number;
}

/** The words of 'More filters'. */
export function ToggleLabel( { isOpen, wide, narrow }: Props ) {
	if ( isOpen ) {
		return <>{ __( 'Fewer filters', 'hearth-hammer' ) }</>;
	}
	if ( wide === narrow ) {
		return <>{ words( wide ) }</>;
	}
	return (
		<>
			<span className="hh-search-form__wide">{ words( wide ) }</span>
			<span className="hh-search-form__narrow">{ words( narrow ) }</span>
		</>
	);
}

function words( count: number ): string {
	// translators: %d: how many filters are set.
	return count > 0 ? sprintf( __( 'More filters (%d set)', 'hearth-hammer' ), count ) : __( 'More filters', 'hearth-hammer' );
}
