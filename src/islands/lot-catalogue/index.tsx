import type { LotCatalogueProps } from '../../contract/generated/auctions/lot-catalogue-props';
import { mountIsland } from '../../lib/island';
import { isObject } from '../../lib/is-object';
import { LotCatalogue } from './lot-catalogue';
import './lot-catalogue.css';

/** The server's test holds its props to the schema; this is what the catalogue cannot do without. */
const isUsable = ( props: unknown ): props is LotCatalogueProps =>
	isObject( props ) && isObject( props.values ) && Array.isArray( props.filters ) && Array.isArray( props.sorts ) && typeof props.lots_url === 'string';

mountIsland( 'lot-catalogue', LotCatalogue, { guard: isUsable } );
