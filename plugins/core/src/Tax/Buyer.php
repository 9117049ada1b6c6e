<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tax;

/**
 * Who buys, as far as a tax asks.
 */
enum Buyer: string {

	case Standard   = 'standard';
	case FirstTime  = 'first_time';
	case Additional = 'additional';
}
