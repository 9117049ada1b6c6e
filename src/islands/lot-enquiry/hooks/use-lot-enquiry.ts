import type { LotEnquiryAnswer } from '../../../contract/generated/auctions/lot-enquiry-answer';
import type { LotEnquiryProps } from '../../../contract/generated/auctions/lot-enquiry-props';
import type { LotEnquiryRequest } from '../../../contract/generated/auctions/lot-enquiry-request';
import { apiPost } from '../../../lib/api';
import { valueOf, type FormValues } from '../../../lib/fallback-values';
import { withFormToken } from '../../../lib/form-token';
import { timeoutSignal } from '../../../lib/timeout-signal';
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
const LINKS: Record< string, Kind > = { '#enquiry-ask': 'ask', '#enquiry-register': 'register', '#enquiry-offer': 'offer' };

/** Ten megabytes over a phone's slow connection. */
const UPLOAD_PATIENCE = 180_000;

function withFile( request: LotEnquiryRequest, proof: File ): FormData {
	const form = new FormData();
	for ( const [ name, value ] of Object.entries( request ) ) {
		form.set( name, typeof value === 'boolean' ? String( Number( value ) ) : String( value ) );
	}
	form.set( 'proof', proof );
	return form;
}

function startValues( props: LotEnquiryProps, typed: FormValues ): Values {
	const kind = valueOf( typed, 'kind' ) as Kind;
	return {
		kind: props.kinds.some( ( one ) => one.value === kind ) ? kind : 'ask',
		bid: valueOf( typed, 'bid' ),
		amount: valueOf( typed, 'amount' ),
		funding: props.funding.find( ( { value } ) => value === valueOf( typed, 'funding' ) )?.value ?? '',
		solicitor: valueOf( typed, 'solicitor' ),
		proof: null,
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
			const { proof, ...rest } = values;
			const request: LotEnquiryRequest = { ...rest, lot, submission, token };
			return proof && values.kind === 'offer'
				? apiPost< LotEnquiryAnswer >( endpoints.send, withFile( request, proof ), { signal: timeoutSignal( UPLOAD_PATIENCE ) } )
				: apiPost< LotEnquiryAnswer >( endpoints.send, request, { signal: timeoutSignal() } );
		},
		'hh_enquiry_token'
	);
}
