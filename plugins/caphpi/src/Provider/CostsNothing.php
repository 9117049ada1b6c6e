<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Provider;

defined( 'ABSPATH' ) || exit;

/**
 * A provider whose look-ups are free: the daily ceiling does not count them.
 */
interface CostsNothing extends ValuationProvider {
}
