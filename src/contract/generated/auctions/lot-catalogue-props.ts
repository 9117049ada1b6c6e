/* Made from plugins/auctions/schemas/lot-catalogue-props.json by `npm run contract`. Change the schema, not this file. */

import type { CatalogueFilter } from './parts/catalogue-filter';
import type { CatalogueSort } from './parts/catalogue-sort';
import type { MapTiles } from './parts/map-tiles';

/**
 * What the island lot-catalogue and its fallback template get (PHP: CataloguePage\CatalogueView). AUC-01's flags are among them.
 */
export interface LotCatalogueProps {
	/**
	 * The sale's post.
	 */
	auction_id: number;
	department_id: number;
	sale_type_id: number;
	/**
	 * The scope, e.g. car-auctions.
	 */
	business: string;
	can_manage_a365: boolean;
	can_manage_cache: boolean;
	/**
	 * Of a member of staff, so that the routes know them; empty for everyone else.
	 */
	nonce: string;
	/**
	 * AUC-11: cars have the department's marketing card between the lots.
	 */
	includes_marketing: boolean;
	/**
	 * Address of the catalogue, without a query.
	 */
	page_url: string;
	/**
	 * REST route of the lots, with auction_id, department_id and sale_type_id.
	 */
	lots_url: string;
	future_lots_url: string;
	/**
	 * Page of all lots of later sales, with a query.
	 */
	later_url: string;
	search_assist_url: string;
	/**
	 * REST route of new results.
	 */
	live_url: string;
	/**
	 * Of a catalogue of property: what its map needs. Other catalogues have none.
	 */
	map?: {
		/**
		 * REST route of the lots' places.
		 */
		lots_url: string;
		/**
		 * GET map-places: what the map names where it has no tiles.
		 */
		places_url: string;
		tiles: MapTiles;
	};
	filters: CatalogueFilter[];
	/**
	 * The filters that are set, by parameter, as in an address.
	 */
	values: {
		[k: string]: string | undefined;
	};
	sorts: CatalogueSort[];
	sort: string;
	view: 'grid' | 'list';
	/**
	 * Lots of the sale.
	 */
	total: number;
	/**
	 * Lots that the filters leave.
	 */
	matching: number;
	page: number;
	pages: number;
	/**
	 * Of the sale's lots: what has changed since is asked for.
	 */
	version: number;
	sale_status: string;
	/**
	 * Unix seconds.
	 */
	starts_at: number;
}
