<?php

declare( strict_types=1 );

namespace HearthHammer\Core;

use Closure;

defined( 'ABSPATH' ) || exit;

/**
 * Modules that a request needs only when one of some hooks fires. They are made and registered then, in time for that
 * hook's own callbacks; until then nothing of them is loaded.
 *
 * Each of their own hooks must fire after one of those that wake them (WaitingTest).
 */
final class Waiting implements Module {

	/** The first hooks of an admin screen, of admin-ajax.php and of admin-post.php. */
	public const ADMIN = array( 'admin_menu', 'network_admin_menu', 'user_admin_menu', 'admin_init' );

	/** REST routes are asked for, also by a page of the editor or of a theme. */
	public const REST = array( 'rest_api_init' );

	/** Event of every minute: the outbox is delivered. */
	public const EACH_MINUTE = 'hh_outbox_deliver';

	/** Action: the outbox asks for those that deliver; they register with Outbox::handle(). */
	public const OUTBOX = array( 'hearth_hammer_outbox_kinds' );

	/** A person's data is exported or erased, or the privacy page is shown. */
	public const PRIVACY = array( 'wp_privacy_personal_data_exporters', 'wp_privacy_personal_data_erasers', 'hearth_hammer_privacy_notices' );

	/** What the site reports about itself, or is set up with; and a site that leaves its network. */
	public const REPORTS = array( 'hearth_hammer_setup', 'hearth_hammer_troubles', 'hearth_hammer_metrics', 'hearth_hammer_guide_links', 'wpmu_drop_tables' );

	/** @var array<string, list<self>> By hook. */
	private static array $waiting = array();

	private bool $is_awake = false;

	/**
	 * @param list<string>              $hooks   Actions or filters; empty for none, which only wake_all() wakes.
	 * @param Closure(): iterable<Module> $modules Makes them.
	 */
	public function __construct( public readonly array $hooks, public readonly Closure $modules ) {}

	/**
	 * Commands, which no other request needs.
	 *
	 * @param Closure(): iterable<Module> $modules
	 */
	public static function for_commands( Closure $modules ): Module {
		return new self( defined( 'WP_CLI' ) && WP_CLI ? array( 'plugins_loaded' ) : array(), $modules );
	}

	public function register(): void {
		foreach ( $this->hooks as $hook ) {
			if ( did_action( $hook ) || doing_filter( $hook ) ) {
				$this->wake();
				return;
			}
		}
		foreach ( $this->hooks as $hook ) {
			if ( ! isset( self::$waiting[ $hook ] ) ) {
				add_filter( $hook, self::wake_for( ... ), PHP_INT_MIN );
			}
			self::$waiting[ $hook ][] = $this;
		}
	}

	/** Registers the modules, once. */
	public function wake(): void {
		if ( ! $this->is_awake ) {
			$this->is_awake = true;
			foreach ( ( $this->modules )() as $module ) {
				$module->register();
			}
		}
	}

	/** @return list<self> All that wait or waited. */
	public static function all(): array {
		$all = array();
		foreach ( self::$waiting as $some ) {
			foreach ( $some as $one ) {
				$all[ spl_object_id( $one ) ] = $one;
			}
		}
		return array_values( $all );
	}

	private static function wake_for( mixed $value = null ): mixed {
		foreach ( self::$waiting[ current_filter() ] ?? array() as $one ) {
			$one->wake();
		}
		return $value;
	}
}
