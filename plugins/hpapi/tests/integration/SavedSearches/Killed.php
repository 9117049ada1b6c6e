<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\SavedSearches;

use Error;

/**
 * A process that ends in the middle. No exception: code of ours catches those.
 */
final class Killed extends Error {}
