/* Made from plugins/caphpi/schemas/phone-request-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * 202.
 */
export interface PhoneRequestAnswer {
	/**
	 * Kept, and queued for delivery.
	 */
	status: 'queued';
}
