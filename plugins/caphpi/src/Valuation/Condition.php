<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Valuation;

/**
 * What the visitor says about the vehicle, where the settings let the page ask.
 */
enum Condition: string {

	case Unknown = 'Unknown';
	case Good    = 'Good';
	case Average = 'Average';
	case Poor    = 'Poor';
}
