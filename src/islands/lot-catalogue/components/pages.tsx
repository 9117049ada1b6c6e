import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { CatalogueFilter } from '../../../contract/generated/auctions/parts/catalogue-filter';
import { pageRow } from '../rules/pages';
import { addressOf, type CatalogueState } from '../rules/state';
import { StateLink } from './state-link';

interface Props {
	page: number;
	pages: number;
	state: CatalogueState;
	filters: readonly CatalogueFilter[];
	onChange: ( next: CatalogueState ) => void;
}

/** Links to the other pages of the catalogue. */
export function Pages( { page, pages, state, filters, onChange }: Props ) {
	if ( pages < 2 ) {
		return null;
	}
	const link = ( to: number, children: ReactNode, rel?: string ) => (
		<StateLink href={ addressOf( { ...state, page: to }, filters, window.location ) } rel={ rel } onFollow={ () => onChange( { ...state, page: to } ) }>
			{ children }
		</StateLink>
	);
	const word = <span className="hh-visually-hidden">{ __( 'Page', 'hearth-hammer' ) } </span>;
	return (
		<nav className="hh-pages" aria-label={ __( 'Pages', 'hearth-hammer' ) }>
			<ul className="hh-pages__list">
				{ page > 1 && <li className="hh-pages__item hh-pages__item--previous">{ link( page - 1, __( 'Previous', 'hearth-hammer' ), 'prev' ) }</li> }
				{ pageRow( page, pages ).map( ( place, index ) => {
					if ( place === 'gap' ) {
						return (
							<li className="hh-pages__item hh-pages__item--gap" key={ `gap ${ index }` }>
								<span aria-hidden="true">…</span>
							</li>
						);
					}
					return (
						<li className={ `hh-pages__item hh-pages__item--${ place === page ? 'current' : 'page' }` } key={ place }>
							{ place === page ? (
								<span aria-current="page">
									{ word }
									{ place }
								</span>
							) : (
								link(
									place,
									<>
										{ word }
										{ place }
									</>
								)
							) }
						</li>
					);
				} ) }
				{ page < pages && <li className="hh-pages__item hh-pages__item--next">{ link( page + 1, __( 'Next', 'hearth-hammer' ), 'next' ) }</li> }
			</ul>
		</nav>
	);
}
