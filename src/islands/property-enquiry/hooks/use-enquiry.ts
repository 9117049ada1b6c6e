import { useRef, useState } from 'react';
import type { PropertyEnquiryProps } from '../../../contract/generated/hpapi/property-enquiry-props';
import { valueOf, type FormValues } from '../../../lib/fallback-values';
import { useCheckedForm } from '../../../ui/form/use-checked-form';
import { useHash } from '../../../ui/form/use-hash';
import { daysLeft, fetchDays, sendEnquiry, type Days, type Sent } from '../api/enquiry-api';
import { FIELDS, validate, type Errors, type Values } from '../rules/validate';

/** The form's state, the times to choose from, and what happens when it is sent. */
export function useEnquiry( props: PropertyEnquiryProps, typed: FormValues ) {
	const [ days, setDays ] = useState< Days >( props.days );
	const hasFetched = useRef( false );
	const form = useCheckedForm< Values, Errors, Sent >( {
		start: () => startValues( typed ),
		names: FIELDS,
		validate: ( values ) => validate( values, days.length > 0, props.lengths ),
		send: ( values, submission ) => sendEnquiry( props, values, submission ),
		refusedFor: ( error, sentence ) => {
			const left = daysLeft( error );
			if ( left === null ) {
				return null;
			}
			takeDays( left );
			return left.length > 0 ? { slot: sentence } : { preferred: sentence };
		},
	} );

	useHash( ( hash ) => {
		if ( hash === '#enquiry-ask' || hash === '#enquiry' ) {
			form.set( { kind: hash === '#enquiry' ? 'viewing' : 'ask' } );
		}
	} );

	/** The page may come from a cache; times are asked for once a visitor turns to the form. */
	const refreshDays = () => {
		if ( hasFetched.current ) {
			return;
		}
		hasFetched.current = true;
		// Without an answer the page's own times stay: the server looks again when one is booked.
		fetchDays( props.endpoints ).then( takeDays, () => {} );
	};

	const takeDays = ( fresh: Days ) => {
		setDays( ( before ) => ( JSON.stringify( before ) === JSON.stringify( fresh ) ? before : fresh ) );
		form.setValues( ( before ) =>
			before.slot === '0' || fresh.some( ( day ) => day.slots.some( ( slot ) => String( slot.id ) === before.slot ) )
				? before
				: { ...before, slot: '' }
		);
	};

	return { ...form, days, refreshDays };
}

export type Enquiry = ReturnType< typeof useEnquiry >;

function startValues( typed: FormValues ): Values {
	return {
		kind: valueOf( typed, 'kind' ) === 'ask' ? 'ask' : 'viewing',
		slot: valueOf( typed, 'slot' ),
		preferred: valueOf( typed, 'preferred' ),
		wishes: typed[ 'wishes[]' ] ?? [],
		message: valueOf( typed, 'message' ),
		name: valueOf( typed, 'name' ),
		email: valueOf( typed, 'email' ),
		phone: valueOf( typed, 'phone' ),
		website: valueOf( typed, 'website' ),
	};
}
