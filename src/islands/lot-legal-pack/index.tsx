import type { LotLegalPackProps } from '../../contract/generated/auctions/lot-legal-pack-props';
import { mountIsland } from '../../lib/island';
import { isObject } from '../../lib/is-object';
import { LotLegalPack } from './lot-legal-pack';

const isUsable = ( props: unknown ): props is LotLegalPackProps =>
	isObject( props ) && typeof props.lot === 'number' && Array.isArray( props.documents ) && isObject( props.terms ) && isObject( props.endpoints );

mountIsland( 'lot-legal-pack', LotLegalPack, { guard: isUsable } );
