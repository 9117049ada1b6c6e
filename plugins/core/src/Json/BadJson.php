<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Json;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * No JSON, or not the JSON that was expected. The message is one of ours and quotes nothing.
 */
final class BadJson extends RuntimeException {}
