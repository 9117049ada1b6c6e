import { __ } from '@wordpress/i18n';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { CatalogueFilter } from '../../../contract/generated/auctions/parts/catalogue-filter';
import { Adopted } from '../../../lib/adopted';
import type { LotList } from '../api/lots';
import type { Phase } from '../hooks/use-lots';
import type { CatalogueState } from '../rules/state';
import { Pages } from './pages';

interface Props {
	/** Where 'Skip to lots' leads. */
	id: string;
	area: RefObject< HTMLDivElement >;
	phase: Phase;
	list: LotList;
	state: CatalogueState;
	filters: readonly CatalogueFilter[];
	onChange: ( next: CatalogueState ) => void;
	onAgain: () => void;
	/** The map is there in its place. */
	isHidden: boolean;
}

/** AUC-04: the lots, or that they are on their way, or that they did not come. */
export function LotsArea( { id, area, phase, list, state, filters, onChange, onAgain, isHidden }: Props ) {
	const height = useRef( 0 );
	// The page keeps its length while the lots are away, or what was scrolled to would be gone.
	useLayoutEffect( () => {
		const element = area.current;
		if ( element ) {
			element.style.minHeight = phase === 'loading' ? `${ Math.min( height.current, window.innerHeight ) }px` : '';
			height.current = element.offsetHeight;
		}
	} );
	return (
		<div className="hh-lot-catalogue__lots" id={ id } tabIndex={ -1 } ref={ area } hidden={ isHidden } aria-busy={ phase === 'loading' }>
			{ phase === 'loading' && <div className="hh-lot-catalogue__spinner" /> }
			{ phase === 'failed' && (
				<div className="hh-notice hh-lot-catalogue__failed">
					<p>{ __( 'The lots could not be loaded.', 'hearth-hammer' ) }</p>
					<button type="button" className="hh-button hh-button--small" onClick={ onAgain }>
						{ __( 'Try again', 'hearth-hammer' ) }
					</button>
				</div>
			) }
			<div className="hh-lot-catalogue__found" hidden={ phase !== 'loaded' }>
				{ list.matching === 0 && (
					<div className="hh-lot-catalogue__none">
						<p className="hh-aside">{ list.total === 0 ? __( 'No lots are listed for this auction.', 'hearth-hammer' ) : __( 'No lots in this auction match your filters.', 'hearth-hammer' ) }</p>
						{ list.total > 0 && <p>{ __( 'Remove a filter, or look at later auctions.', 'hearth-hammer' ) }</p> }
					</div>
				) }
				<Adopted node={ list.node } className="hh-lot-catalogue__list" />
				<Pages page={ list.page } pages={ list.pages } state={ state } filters={ filters } onChange={ onChange } />
			</div>
		</div>
	);
}
