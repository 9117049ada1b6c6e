<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Clients;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * A catalogue changed between two of its pages: it is read anew.
 */
final class CatalogueMoved extends RuntimeException {}
