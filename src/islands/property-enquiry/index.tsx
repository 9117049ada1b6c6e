import type { PropertyEnquiryProps } from '../../contract/generated/hpapi/property-enquiry-props';
import { mountIsland } from '../../lib/island';
import { isObject } from '../../lib/is-object';
import { PropertyEnquiry } from './property-enquiry';

/** The server's test holds its props to the schema; this is what the form cannot do without. */
const isUsable = ( props: unknown ): props is PropertyEnquiryProps =>
	isObject( props ) &&
	typeof props.property === 'number' &&
	Array.isArray( props.days ) &&
	isObject( props.endpoints ) &&
	isObject( props.lengths ) &&
	isObject( props.contact );

mountIsland( 'property-enquiry', PropertyEnquiry, { guard: isUsable } );
