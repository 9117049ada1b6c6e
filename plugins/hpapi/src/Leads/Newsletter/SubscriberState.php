<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Newsletter;

enum SubscriberState: string {

	/** Asked for, by whoever typed the address; not yet confirmed by its owner. */
	case Pending      = 'pending';
	case Subscribed   = 'subscribed';
	case Unsubscribed = 'unsubscribed';
}
