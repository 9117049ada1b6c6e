/* Made from plugins/hpapi/schemas/newsletter-props.json by `npm run contract`. Change the schema, not this file. */

/**
 * What the page gives the newsletter form.
 */
export interface NewsletterProps {
	/**
	 * Where the form goes without JavaScript.
	 */
	action: string;
	/**
	 * Which page it is; goes with the sign-up.
	 */
	source: string;
	endpoints: {
		profile: string;
		token: string;
		sign_up: string;
	};
	/**
	 * Whether a lead provider can be asked about this visitor. If not, the lookup yields unengaged after a second (SITE-09).
	 */
	tracks: boolean;
}
