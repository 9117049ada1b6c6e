<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Setup\Places;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Another request is at the import: the same may be asked again in a moment.
 */
final class BusyImport extends RuntimeException {}
