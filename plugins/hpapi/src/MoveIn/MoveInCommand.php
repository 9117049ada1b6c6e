<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\MoveIn;

use HearthHammer\Core\Sync\Run;
use HearthHammer\Hpapi\Feeds\RunInCommand;
use HearthHammer\Hpapi\Feeds\FeedServices;
use WP_CLI;

/**
 * `wp hpapi move-in`
 */
final class MoveInCommand {

	/** @param \Closure(): FeedServices $feeds Made when they are needed. */
	public function __construct( private readonly \Closure $feeds ) {}

	/**
	 * Move the properties of another plugin in.
	 *
	 * Check every property first, then import properties with their images, documents and features, then offices and
	 * negotiators, and redirect the old addresses. Nothing of the other plugin is changed, and it need not be active.
	 * Images are copied from the media library, not downloaded. New members of staff are drafts.
	 *
	 * Run the command again to move what has changed since. Properties that the other plugin no longer has are
	 * withdrawn. Press Ctrl-C to stop. Run the command again to resume.
	 *
	 * ## OPTIONS
	 *
	 * <plugin>
	 * : The plugin to move from.
	 * ---
	 * options:
	 *   - property-hive
	 *   - easy-listings
	 * ---
	 *
	 * [--dry-run]
	 * : Show what would change without changing anything.
	 *
	 * [--confirm]
	 * : Withdraw properties even if they are more than 30% of a branch.
	 *
	 * [--restart]
	 * : Start at the first property, even if an earlier run was stopped.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hpapi move-in property-hive --dry-run
	 *     wp hpapi move-in property-hive
	 *     wp hpapi move-in easy-listings
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function __invoke( array $arguments, array $options ): void {
		$stock = MoveIn::stock( $arguments[0] );
		if ( null === $stock ) {
			WP_CLI::error( sprintf( 'Properties of %s cannot be moved in. Choose one of: %s.', $arguments[0], implode( ', ', array_map( static fn ( OldStock $one ): string => $one->name(), MoveIn::stocks() ) ) ) );
		}
		$flag  = static fn ( string $name ): bool => (bool) ( $options[ $name ] ?? false );
		$feeds = ( $this->feeds )();
		( new RunInCommand( $feeds->imports ) )( $stock->label(), static fn (): Run => ( new MoveIn( $feeds ) )->prepare( $stock, $flag( 'dry-run' ), $flag( 'confirm' ), $flag( 'restart' ) ) );
	}
}
