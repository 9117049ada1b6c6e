import type { SellAtAuctionProps } from '../../contract/generated/auctions/sell-at-auction-props';
import { mountIsland } from '../../lib/island';
import { isObject } from '../../lib/is-object';
import { SellAtAuction } from './sell-at-auction';

const isUsable = ( props: unknown ): props is SellAtAuctionProps =>
	isObject( props ) && typeof props.business === 'string' && Array.isArray( props.questions ) && isObject( props.endpoints );

mountIsland( 'sell-at-auction', SellAtAuction, { guard: isUsable } );
