<?php
/**
 * What the request of an edit leaves behind for the next visitor: another version of the data, and the stock counted
 * (Indexer::finish()). `wp eval-file tests/bench/edit.php`
 *
 * @package HearthHammer\Hpapi
 */

declare( strict_types=1 );

namespace HearthHammer\Bench;

use HearthHammer\Hpapi\Properties\Index\PropertyVersion;
use HearthHammer\Hpapi\Properties\Index\Stock;

PropertyVersion::change();
Stock::now();
