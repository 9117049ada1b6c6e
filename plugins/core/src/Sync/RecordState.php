<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync;

/**
 * Where a record stands. The values are stored in hh_sync_reference.
 */
enum RecordState: string {

	/** On the market. */
	case Live = 'live';

	/** Sold or let: it may go without a question. */
	case Complete = 'complete';

	/** Off the market: what is known under its key is withdrawn. */
	case Withdrawn = 'withdrawn';
}
