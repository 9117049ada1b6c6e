<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds;

use HearthHammer\Core\Sync\Run;

/**
 * `wp hpapi import`
 */
final class ImportCommand {

	/** @param \Closure(): FeedServices $feeds Made when they are needed. */
	public function __construct( private readonly \Closure $feeds ) {}

	/**
	 * Import properties from a BLM version 3 feed.
	 *
	 * Check the whole feed first and report each error with its property, line and column. Skip a property that has an
	 * error and leave it as it is; import the others. With the setting "Reject the whole feed" (Properties → Import), or
	 * if more than a fifth have errors, change nothing. A feed lists every property of its branches: properties it no
	 * longer lists are withdrawn. If more than 30% of a branch's properties would be withdrawn, nothing is written
	 * without --confirm.
	 *
	 * Press Ctrl-C to stop. Run the command again with the same file to resume.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : A .blm file with its images beside it, or a .zip of both.
	 *
	 * [--dry-run]
	 * : Show what would change without changing anything.
	 *
	 * [--confirm]
	 * : Withdraw properties even if they are more than 30% of a branch.
	 *
	 * [--restart]
	 * : Start at the first row, even if an import of this file was stopped.
	 *
	 * [--pictures=<which>]
	 * : `first` imports only the card image of new properties, so they all go live sooner. Import the same file again
	 * for the other images.
	 * ---
	 * default: all
	 * options:
	 *   - all
	 *   - first
	 * ---
	 *
	 * [--feed=<name>]
	 * : The system that sent the feed, if several send feeds for the same branches.
	 * ---
	 * default: blm
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp hpapi import demo/feeds/hearth-hammer.blm
	 *     wp hpapi import /var/feeds/stock.zip --dry-run
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function __invoke( array $arguments, array $options ): void {
		$flag    = static fn ( string $name ): bool => (bool) ( $options[ $name ] ?? false );
		$runner  = ( $this->feeds )()->imports;
		$source  = basename( $arguments[0] );
		$path    = (string) realpath( $arguments[0] );
		$feed    = substr( sanitize_key( (string) ( $options['feed'] ?? 'blm' ) ), 0, 60 );
		$feed    = '' === $feed ? 'blm' : $feed;
		( new RunInCommand( $runner ) )(
			$source,
			static fn (): Run => $runner->prepare( '' === $path ? $arguments[0] : $path, $source, $feed, $flag( 'dry-run' ), $flag( 'confirm' ), $flag( 'restart' ), 'first' === ( $options['pictures'] ?? 'all' ) )
		);
	}
}
