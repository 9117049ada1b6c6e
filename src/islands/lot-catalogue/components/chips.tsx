import { __ } from '@wordpress/i18n';
import type { CatalogueFilter } from '../../../contract/generated/auctions/parts/catalogue-filter';
import type { Chip } from '../rules/chips';
import { addressOf, type CatalogueState } from '../rules/state';
import { StateLink } from './state-link';

interface Props {
	chips: readonly Chip[];
	filters: readonly CatalogueFilter[];
	sort: string;
	onChange: ( next: CatalogueState ) => void;
}

/** What is set, each a way to do without it; AUC-06: 'Reset all' while anything is. */
export function Chips( { chips, filters, sort, onChange }: Props ) {
	if ( chips.length === 0 ) {
		return null;
	}
	const none: CatalogueState = { values: {}, sort, page: 1 };
	return (
		<ul className="hh-filters hh-lot-catalogue__chips" aria-label={ __( 'Selected filters', 'hearth-hammer' ) }>
			{ chips.map( ( chip ) => (
				<li key={ chip.key }>
					<StateLink className="hh-filters__chip" rel="nofollow" href={ addressOf( chip.without, filters, window.location ) } onFollow={ () => onChange( chip.without ) }>
						{ chip.label }
						<span className="hh-visually-hidden">{ __( '(remove)', 'hearth-hammer' ) }</span>
					</StateLink>
				</li>
			) ) }
			<li>
				<StateLink className="hh-link-button hh-lot-catalogue__reset" href={ addressOf( none, filters, window.location ) } onFollow={ () => onChange( none ) }>
					{ __( 'Reset all', 'hearth-hammer' ) }
				</StateLink>
			</li>
		</ul>
	);
}
