<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Cli;

use WP_CLI\Dispatcher\CommandNamespace;

defined( 'ABSPATH' ) || exit;

/** Commands under one word, e.g. all of `wp hpapi`; does nothing by itself. WP-CLI asks for a class of its own. */
final class CommandGroup extends CommandNamespace {}
