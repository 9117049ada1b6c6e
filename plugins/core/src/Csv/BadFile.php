<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Csv;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * A file of places or parishes cannot be read; the message says where, in words for staff.
 */
final class BadFile extends RuntimeException {}
