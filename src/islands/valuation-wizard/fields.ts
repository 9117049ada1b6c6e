/**
 * The fields of each step with their rules, in the order in which they are checked.
 */
import type { Rules } from '../../ui/form/use-fields';
import { formatPlate } from '../../lib/valuation/plate';
import { normaliseEmail } from '../../lib/validation/email';
import { normalisePhone } from '../../lib/validation/phone';
import { mileageInThousands, normaliseOptionalName, normaliseOptionalPostcode, normalisePlate } from './rules/validation';
import { fieldErrors } from './labels';

export type VehicleName = 'vrm' | 'mileage' | 'condition';
export type OwnerName = 'email' | 'name' | 'postcode';

const rule = ( normalise: ( text: string ) => unknown, message: () => string ) => ( {
	isValid: ( text: string ) => normalise( text ) !== null,
	message: message(),
} );

export const vehicleRules = (): Rules< VehicleName > => ( {
	vrm: rule( normalisePlate, fieldErrors.vrm ),
	mileage: rule( mileageInThousands, fieldErrors.mileage ),
} );

export const emailRules = (): Rules< 'email' > => ( {
	email: rule( normaliseEmail, fieldErrors.email ),
} );

export const ownerRules = (): Rules< OwnerName > => ( {
	email: rule( normaliseEmail, fieldErrors.email ),
	name: rule( normaliseOptionalName, fieldErrors.name ),
	postcode: rule( normaliseOptionalPostcode, fieldErrors.postcode ),
} );

export const phoneRules = (): Rules< 'phone' > => ( {
	phone: rule( normalisePhone, fieldErrors.phone ),
} );

/**
 * What a link such as /instant-online-valuation-cars-and-vans/?vrm=AB12CDE brings along: other pages link with a plate,
 * and a form that was sent before the wizard came alive lands here with its mileage too.
 */
export function valuesOfAddress( search: string ): { vrm: string; mileage: string } {
	const query = new URLSearchParams( search );
	const plate = normalisePlate( query.get( 'vrm' ) ?? '' );
	const mileage = query.get( 'mileage' ) ?? '';
	return {
		vrm: plate === null ? '' : formatPlate( plate ),
		mileage: mileageInThousands( mileage ) === null ? '' : mileage.trim(),
	};
}
