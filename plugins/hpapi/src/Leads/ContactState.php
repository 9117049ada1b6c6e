<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads;

/**
 * What the lead provider's profile of a visitor comes down to; all that a browser ever learns of it (SITE-09).
 */
enum ContactState: string {

	/** Gets the newsletter: is not asked again. */
	case Subscribed = 'subscribed';
	/** Has it and does not read it, or nobody knows: is asked whether to sign up again. */
	case Unengaged = 'unengaged';
	case Unsubscribed = 'unsubscribed';
}
