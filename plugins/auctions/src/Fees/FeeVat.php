<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Fees;

/**
 * How a fee stands to VAT.
 */
enum FeeVat: string {

	case Added    = 'added';
	case Included = 'included';
	case None     = 'none';
}
