<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Parameters;

/**
 * Where the search form shows a field.
 */
enum FieldPlace: string {

	/** Beside the location. */
	case Main = 'main';

	/** Behind 'More filters'. */
	case More = 'more';
}
