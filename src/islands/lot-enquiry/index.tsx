import type { LotEnquiryProps } from '../../contract/generated/auctions/lot-enquiry-props';
import { mountIsland } from '../../lib/island';
import { isObject } from '../../lib/is-object';
import { LotEnquiry } from './lot-enquiry';

const isUsable = ( props: unknown ): props is LotEnquiryProps =>
	isObject( props ) && typeof props.lot === 'number' && Array.isArray( props.kinds ) && isObject( props.endpoints );

mountIsland( 'lot-enquiry', LotEnquiry, { guard: isUsable } );
