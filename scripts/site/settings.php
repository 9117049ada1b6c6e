<?php
/**
 * Makes the settings of the served site.
 *
 * @package HearthHammer
 */

declare( strict_types=1 );

require $argv[1] . '/wp-load.php';
require __DIR__ . '/apply-settings.php';
