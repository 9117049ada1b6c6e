<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Index;

use Closure;
use HearthHammer\Core\Module;
use HearthHammer\Core\Waiting;

defined( 'ABSPATH' ) || exit;

/**
 * Has an index brought up to date after an update. Working out its shape reads schemas and loads the whole indexer, so a
 * request does it only where the version or one of the files has changed, or the update is not finished.
 */
final readonly class IndexCheck implements Module {

	/** Behind the shape in IndexUpdate's option while rows of others are left. */
	public const UNFINISHED = ':unfinished';

	/**
	 * @param string                 $option  Of IndexUpdate.
	 * @param string                 $hook    Of its worker.
	 * @param string                 $version Of the plugin.
	 * @param list<string>           $files   Those that the shape follows from, so that developers need no new version.
	 * @param Closure(): IndexUpdate $update
	 */
	public function __construct( private string $option, private string $hook, private string $version, private array $files, private Closure $update ) {}

	public function register(): void {
		// After the migrations.
		add_action( 'init', $this->check( ... ), 1 );
		( new Waiting( array( $this->hook ), fn (): array => array( ( $this->update )() ) ) )->register();
	}

	private function check(): void {
		global $wpdb;
		$seen    = "{$this->option}_seen";
		$present = md5( implode( ' ', array( $this->version, get_class( $wpdb ), ...array_map( 'md5_file', $this->files ) ) ) );
		$reached = (string) get_option( $this->option, '' );
		if ( $present === get_option( $seen ) && '' !== $reached && ! str_ends_with( $reached, self::UNFINISHED ) ) {
			return;
		}
		( $this->update )()->check();
		if ( $reached === (string) get_option( $this->option, '' ) && ! str_ends_with( $reached, self::UNFINISHED ) ) {
			update_option( $seen, $present, true );
		}
	}
}
