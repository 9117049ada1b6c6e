import type { LotEnquiryAnswer } from '../../../contract/generated/auctions/lot-enquiry-answer';
import type { LotEnquiryProps } from '../../../contract/generated/auctions/lot-enquiry-props';
import type { LotEnquiryRequest } from '../../../contract/generated/auctions/lot-enquiry-request';
import { apiPost } from '../../../lib/api';
import { valueOf, type FormValues } from '../../../lib/fallback-values';
import { withFormToken } from '../../../lib/form-token';
import { patience } from '../../../lib/patience';
import { useCheckedForm } from '../../../ui/form/use-checked-form';
import { useHash } from '../../../ui/form/use-hash';
import { FIELDS, validate, type Errors, type Kind, type Values } from '../rules/validate';

/** The form's state, and what happens when it is sent. */
export function useLotEnquiry( props: LotEnquiryProps, typed: FormValues ) {
	const form = useCheckedForm< Values, Errors, LotEnquiryAnswer >( {
		start: () => startValues( props, typed ),
		names: FIELDS,
		validate,
		send: ( values, submission ) => send( props, values, submission ),
	} );
	useHash( ( hash ) => {
		const asked = LINKS[ hash ];
		if ( asked && props.kinds.some( ( { value } ) => value === asked ) ) {
			form.set( { kind: asked } );
		}
	} );
	return form;
}

/** What the page's links to the form ask for; theme/parts/lot/enquiry.php has the places. */
const LINKS: Record< string, Kind > = { '#enquiry-ask': 'ask', '#enquiry-register': 'register' };

function startValues( props: LotEnquiryProps, typed: FormValues ): Values {
	const kind = valueOf( typed, 'kind' ) as Kind;
	return {
		kind: props.kinds.some( ( one ) => one.value === kind ) ? kind : 'ask',
		bid: valueOf( typed, 'bid' ),
		message: valueOf( typed, 'message' ),
		name: valueOf( typed, 'name' ),
		email: valueOf( typed, 'email' ),
		phone: valueOf( typed, 'phone' ),
		agree: valueOf( typed, 'agree' ) === '1',
		website: valueOf( typed, 'website' ),
	};
}

function send( { lot, endpoints }: LotEnquiryProps, values: Values, submission: string ): Promise< LotEnquiryAnswer > {
	return withFormToken(
		endpoints.token,
		( token ) => {
			const request: LotEnquiryRequest = { ...values, lot, submission, token };
			return apiPost< LotEnquiryAnswer >( endpoints.send, request, { signal: patience() } );
		},
		'hh_enquiry_token'
	);
}
