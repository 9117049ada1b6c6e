import type { ValuationSendAnswer } from '../../../contract/generated/caphpi/valuation-send-answer';
import { apiGet, apiPost } from '../../../lib/api';
import { tokenForm } from '../../../lib/valuation/token-form';
import type { ValuationAnswer, ValuationRecord, ValuationWizardProps } from '../types';

type Endpoints = ValuationWizardProps[ 'endpoints' ];

/** The wizard's calls (API-09 to API-13). All but the first and the log carry the record as form data. */
export interface ValuationApi {
	lookUp: ( vrm: string, thousands: number, signal: AbortSignal ) => Promise< Partial< ValuationAnswer > >;
	/** What was looked up before, for a visitor who comes back to it. */
	resume: ( token: string, signal: AbortSignal ) => Promise< Partial< ValuationAnswer > >;
	send: ( record: ValuationRecord, token: string, signal: AbortSignal ) => Promise< Partial< ValuationSendAnswer > >;
	/** Sends it to another address, because the one before was mistyped. */
	correct: ( record: ValuationRecord, token: string, signal: AbortSignal ) => Promise< Partial< ValuationSendAnswer > >;
	/** Asks the server to write the row into the spreadsheet now; it has it, so nothing but the token goes. */
	log: ( token: string, signal: AbortSignal ) => Promise< unknown >;
	saveError: ( record: ValuationRecord, token: string, signal: AbortSignal ) => Promise< unknown >;
	requestCall: ( record: ValuationRecord, token: string, signal: AbortSignal ) => Promise< unknown >;
}

export function valuationApi( endpoints: Endpoints ): ValuationApi {
	const post = ( endpoint: string ) => ( record: ValuationRecord, token: string, signal: AbortSignal ) =>
		apiPost< Partial< ValuationSendAnswer > >( endpoint, formData( record, token ), { signal } );
	return {
		lookUp: ( vrm, thousands, signal ) => apiGet( endpoints.valuation, { vrm, mileage: thousands }, { signal } ),
		resume: ( token, signal ) => apiPost( endpoints.resume, tokenForm( token ), { signal } ),
		send: post( endpoints.send ),
		correct: ( record, token, signal ) => {
			const data = formData( record, token );
			data.set( 'corrects_email', '1' );
			return apiPost( endpoints.send, data, { signal } );
		},
		log: ( token, signal ) => apiPost( endpoints.log, tokenForm( token ), { signal } ),
		saveError: post( endpoints.save_error ),
		requestCall: post( endpoints.phone_request ),
	};
}

/** Fields that nobody knows stay out: form data has no null. */
export function formData( record: ValuationRecord, token: string ): FormData {
	const data = tokenForm( token );
	for ( const [ name, value ] of Object.entries( record ) ) {
		if ( Array.isArray( value ) ) {
			value.forEach( ( item: string ) => data.append( `${ name }[]`, item ) );
		} else if ( value !== null ) {
			data.set( name, String( value ) );
		}
	}
	return data;
}
