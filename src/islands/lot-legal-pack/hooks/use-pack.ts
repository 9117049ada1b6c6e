import { __ } from '@wordpress/i18n';
import type { LegalPackAnswer } from '../../../contract/generated/auctions/legal-pack-answer';
import type { LegalPackRequest } from '../../../contract/generated/auctions/legal-pack-request';
import type { LotLegalPackProps } from '../../../contract/generated/auctions/lot-legal-pack-props';
import { apiPost } from '../../../lib/api';
import { valueOf, type FormValues } from '../../../lib/fallback-values';
import { withFormToken } from '../../../lib/form-token';
import { navigate } from '../../../lib/navigate';
import { timeoutSignal } from '../../../lib/timeout-signal';
import { emailFault, nameFault } from '../../../lib/validation/contact-faults';
import { useCheckedForm } from '../../../ui/form/use-checked-form';

interface Values {
	name: string;
	email: string;
	accept: boolean;
	website: string;
}

type Errors = Partial< Record< 'name' | 'email' | 'accept', string > >;

/** The form's state, and what happens when it is sent. */
export function usePack( props: LotLegalPackProps, typed: FormValues ) {
	return useCheckedForm< Values, Errors, string >( {
		start: () => ( {
			name: valueOf( typed, 'name' ),
			email: valueOf( typed, 'email' ),
			accept: valueOf( typed, 'accept' ) === '1',
			website: valueOf( typed, 'website' ),
		} ),
		names: [ 'name', 'email', 'accept' ],
		validate,
		send: ( values ) => send( props, values ),
	} );
}

/** The sentences are PHP's (LegalPack\RequestPack). */
function validate( values: Values ): Errors {
	const found: Required< Errors > = {
		name: nameFault( values.name ),
		email: emailFault( values.email ),
		accept: values.accept ? '' : __( 'Accept the terms to get the documents', 'hearth-hammer' ),
	};
	return Object.fromEntries( Object.entries( found ).filter( ( [ , sentence ] ) => sentence !== '' ) );
}

function send( { lot, terms, endpoints }: LotLegalPackProps, values: Values ): Promise< string > {
	return withFormToken( endpoints.token, async ( token ) => {
		const request: LegalPackRequest = { ...values, lot, terms: terms.version, token };
		const answer = await apiPost< LegalPackAnswer >( endpoints.send, request, { signal: timeoutSignal() } );
		if ( answer.url ) {
			navigate( answer.url );
		}
		return answer.message;
	} );
}
