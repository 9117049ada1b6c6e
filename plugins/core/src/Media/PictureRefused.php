<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Media;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * A picture cannot be had or is not one that we take; the message is the end of a sentence about it.
 */
final class PictureRefused extends RuntimeException {}
