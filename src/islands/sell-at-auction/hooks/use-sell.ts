import type { SellAnswer } from '../../../contract/generated/auctions/sell-answer';
import type { SellAtAuctionProps } from '../../../contract/generated/auctions/sell-at-auction-props';
import type { SellRequest } from '../../../contract/generated/auctions/sell-request';
import { apiPost } from '../../../lib/api';
import { valueOf, type FormValues } from '../../../lib/fallback-values';
import { withFormToken } from '../../../lib/form-token';
import { timeoutSignal } from '../../../lib/timeout-signal';
import { useCheckedForm } from '../../../ui/form/use-checked-form';
import { validate, type Errors, type Values } from '../rules/validate';

const PERSON = [ 'message', 'name', 'email', 'phone', 'website' ];

/** The form's state, and what happens when it is sent. */
export function useSell( props: SellAtAuctionProps, typed: FormValues ) {
	const names = [ ...props.questions.map( ( { name } ) => name ), ...PERSON ];
	return useCheckedForm< Values, Errors, SellAnswer >( {
		start: () => Object.fromEntries( names.map( ( name ) => [ name, valueOf( typed, name ) ] ) ),
		names,
		validate: ( values ) => validate( props.questions, values ),
		send: ( values, submission ) => send( props, values, submission ),
	} );
}

function send( { business, endpoints, questions }: SellAtAuctionProps, values: Values, submission: string ): Promise< SellAnswer > {
	const of = ( name: string ) => values[ name ] ?? '';
	return withFormToken(
		endpoints.token,
		( token ) => {
			const request: SellRequest = {
				token,
				submission,
				business,
				answers: Object.fromEntries( questions.map( ( { name } ) => [ name, of( name ) ] ) ),
				name: of( 'name' ),
				email: of( 'email' ),
				phone: of( 'phone' ),
				message: of( 'message' ),
				website: of( 'website' ),
			};
			return apiPost< SellAnswer >( endpoints.send, request, { signal: timeoutSignal() } );
		},
		'hh_enquiry_token'
	);
}
