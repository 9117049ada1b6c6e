/**
 * The specification's words for alerts and errors, in one place (VAL-03 to VAL-06, VAL-12, VAL-20, VAL-22).
 */
import { __ } from '@wordpress/i18n';

export const alerts = {
	noData: () => __( 'Sorry, there was an error getting your valuation', 'hearth-hammer' ),
	failed: () => __( 'Sorry, there was an error getting your valuation 2', 'hearth-hammer' ),
	/** A step names an action that this script does not have. */
	internal: () => __( 'Sorry, there was an internal error', 'hearth-hammer' ),
	limit: () =>
		__(
			"You've reached your valuation limit for today. Please come back in 24 hours and try again.",
			'hearth-hammer'
		),
};

export const fieldErrors = {
	vrm: () => __( 'Please enter a valid number plate', 'hearth-hammer' ),
	mileage: () => __( 'Please enter a valid mileage', 'hearth-hammer' ),
	email: () => __( 'Please enter a valid email address', 'hearth-hammer' ),
	phone: () => __( 'Please enter a valid phone number', 'hearth-hammer' ),
	name: () => __( 'Your name must be 40 characters or fewer, with no links', 'hearth-hammer' ),
	postcode: () => __( 'Enter a full UK postcode, like TN17 3AB', 'hearth-hammer' ),
};
