<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * The postcode service gave no usable answer: it says nothing about the postcode.
 */
final class ServiceFailed extends RuntimeException {}
