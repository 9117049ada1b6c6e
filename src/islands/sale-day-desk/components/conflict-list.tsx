import { __, sprintf } from '@wordpress/i18n';
import type { Desk } from '../hooks/use-desk';
import { standingOf, type Entry } from '../rules/entries';
import { outcomeLabel } from './labels';

/** Where two desks said something else of a lot: nothing is lost, a person decides. */
export function ConflictList( { desk }: { desk: Desk } ) {
	if ( desk.conflicts.length + desk.refused.length === 0 ) {
		return null;
	}
	return (
		<section className="hh-desk__conflicts" role="alert" aria-label={ __( 'Conflicting entries', 'hearth-hammer' ) }>
			{ desk.conflicts.map( ( entry ) => (
					<p key={ entry.id }>
						<strong>{ words( desk, entry ) }</strong>{ ' ' }
						<button type="button" className="hh-desk__small" onClick={ () => desk.dismiss( entry.id ) }>
							{ __( 'Keep it as it is', 'hearth-hammer' ) }
						</button>{ ' ' }
						<button type="button" className="hh-desk__small" onClick={ () => desk.enter( entry.lot, entry.outcome, entry.hammer ) }>
							{
								/* translators: %s: what was entered */
								sprintf( __( 'Change it to “%s”', 'hearth-hammer' ), outcomeLabel( entry.outcome, entry.hammer ) )
							}
						</button>
					</p>
			) ) }
			{ desk.refused.map( ( entry ) => (
				<p key={ entry.id }>
					<strong>
						{ sprintf(
							/* translators: 1: number of a lot, 2: what was entered */
							__( 'Lot %1$s isn’t in this sale any more, so “%2$s” was not saved.', 'hearth-hammer' ),
							desk.lots.find( ( { id } ) => id === entry.lot )?.number ?? '',
							outcomeLabel( entry.outcome, entry.hammer )
						) }
					</strong>{ ' ' }
					<button type="button" className="hh-desk__small" onClick={ () => desk.dismiss( entry.id ) }>
						{ __( 'Dismiss', 'hearth-hammer' ) }
					</button>
				</p>
			) ) }
		</section>
	);
}

function words( desk: Desk, entry: Entry ): string {
	const lot = desk.lots.find( ( { id } ) => id === entry.lot );
	const standing = lot && standingOf( desk.entries, lot );
	if ( lot && ! standing ) {
		return sprintf(
			/* translators: 1: number of a lot, 2: who, 3: what they entered, 4: the lot's result */
			__( 'Lot %1$s: %2$s entered “%3$s”, but the lot had meanwhile become “%4$s”, so that was kept.', 'hearth-hammer' ),
			lot.number,
			entry.who,
			outcomeLabel( entry.outcome, entry.hammer ),
			outcomeLabel( lot.status, lot.hammer )
		);
	}
	return sprintf(
		/* translators: 1: number of a lot, 2: who, 3: what they entered, 4: who, 5: what stands */
		__( 'Lot %1$s: %2$s entered “%3$s”, but %4$s had already entered “%5$s”, so that was kept.', 'hearth-hammer' ),
		lot?.number ?? '',
		entry.who,
		outcomeLabel( entry.outcome, entry.hammer ),
		standing?.who ?? '',
		outcomeLabel( standing?.outcome ?? 'available', standing?.hammer ?? 0 )
	);
}
