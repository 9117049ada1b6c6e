import { isRestError } from '../../../lib/rest-error';
import type { FieldName } from './done';

/** The server's words for our fields. */
const FIELDS: Record< string, FieldName > = {
	caphpi_invalid_plate: 'vrm',
	caphpi_invalid_mileage: 'mileage',
	caphpi_invalid_email: 'email',
	caphpi_invalid_name: 'name',
	caphpi_invalid_postcode: 'postcode',
	caphpi_invalid_phone: 'phone',
};

/** The field that an error is about, or null. Both sides hold the same rules, so it is rare. */
export function refusedField( error: unknown ): FieldName | null {
	return isRestError( error ) ? ( FIELDS[ error.code ] ?? null ) : null;
}

/** 0 where no answer came; null for what is no answer of the server's at all. */
export function statusOf( error: unknown ): number | null {
	return isRestError( error ) ? error.data.status : null;
}
