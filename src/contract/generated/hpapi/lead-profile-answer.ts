/* Made from plugins/hpapi/schemas/lead-profile-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * What the lead provider knows of this visitor, and no more (SITE-09).
 */
export interface LeadProfileAnswer {
	state: 'subscribed' | 'unengaged' | 'unsubscribed';
}
