<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SaleDay;

/**
 * What became of an entry. Each that came is kept, whatever became of it.
 */
enum EntryState: string {

	/** Written down; the lot is not changed yet. */
	case Kept = 'kept';

	/** The lot is being changed; what it was before stands in the row. */
	case Applying = 'applying';
	case Applied  = 'applied';
	case Undone   = 'undone';

	/** Another desk had said something of the lot that this one did not know: a person decides. */
	case Conflict = 'conflict';

	/** There was nothing to undo, no such lot in the sale, or no price for what was sold. */
	case Idle = 'idle';
}
