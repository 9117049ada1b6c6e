<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Place;

use RuntimeException;

/**
 * The postcode service gave no usable answer: it says nothing about the postcode.
 */
final class ServiceFailed extends RuntimeException {}
