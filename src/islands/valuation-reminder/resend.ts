import type { ValuationSendAnswer } from '../../contract/generated/caphpi/valuation-send-answer';
import { apiPost } from '../../lib/api';
import { formatPlate } from '../../lib/valuation/plate';
import type { ValuationSession } from '../../lib/valuation/session';
import { tokenForm } from '../../lib/valuation/token-form';
import { labels } from './labels';

interface Resent {
	ok: boolean;
	/** For the visitor. */
	message: string;
}

/**
 * Mails the valuation again (REM-05). The address is on the server, with the valuation that the token names; where it
 * has none, or says no, there is nothing left to remind of.
 */
export async function resend( session: ValuationSession, endpoint: string, phone: string ): Promise< Resent > {
	const token = session.full_data?.valuation_token;
	if ( session.step !== 'user' || token === undefined ) {
		return { ok: false, message: labels.noAddress( phone ) };
	}
	try {
		const { recipient, is_new_mail: isNew, notice } = await apiPost< ValuationSendAnswer >( endpoint, tokenForm( token ) );
		const said = isNew ? labels.resent : labels.already;
		return { ok: true, message: notice ? `${ labels.waits( formatPlate( session.vehicle_vrm ), recipient ) } ${ notice }` : said( formatPlate( session.vehicle_vrm ), recipient ) };
	} catch {
		return { ok: false, message: labels.failed( phone ) };
	}
}
