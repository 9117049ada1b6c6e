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

	/** The lot had a result that this desk did not know, of another desk or of the office, or the sale was closed: a person decides. */
	case Conflict = 'conflict';

	/** The lot is not in this sale. */
	case Refused = 'refused';

	/** There was nothing to undo, or no price for what was sold. */
	case Idle = 'idle';
}
