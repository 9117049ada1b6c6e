<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching;

/**
 * What can happen to a lot or a sale that people watch.
 */
enum WatchEventKind: string {

	/** Characters of its column. */
	public const LONGEST = 12;

	case Status    = 'status';
	case Guide     = 'guide';
	case Addendum  = 'addendum';
	/** The lot is in another sale. */
	case Moved     = 'moved';
	/** The lot was not sold and is offered again, as a new lot. */
	case Again     = 'again';
	/** The sale is over, and the lot can still be bought. */
	case Available = 'available';
	case DayBefore = 'day_before';
	/** The sale has another day or time. */
	case Date      = 'date';
	case Postponed = 'postponed';
	case Cancelled = 'cancelled';
	/** The sale was off and is held after all. */
	case HeldAgain = 'held_again';
	case Catalogue = 'catalogue';
	/** A lot that visitors see for the first time. */
	case New       = 'new';
	/** The sale's entries close soon. */
	case Entries   = 'entries';
}
