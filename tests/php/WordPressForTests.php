<?php

declare( strict_types=1 );

namespace HearthHammer\Tests;

use FilesystemIterator;
use HearthHammer\Core\Waiting;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use RuntimeException;

/**
 * Boots WordPress inside the PHPUnit process, once for all integration tests.
 */
final class WordPressForTests {

	private const THEME       = 'hearth-hammer';
	private const OTHER_THEME = 'twentytwentyfive';
	private const PLUGINS     = array(
		'hearth-hammer-core/hearth-hammer-core.php',
		'hpapi/hpapi.php',
		'caphpi/caphpi.php',
		'hearth-hammer-auctions/hearth-hammer-auctions.php',
	);

	private readonly string $temporary;

	public function __construct( private readonly string $folder ) {
		if ( ! is_file( $folder . '/wp-load.php' ) ) {
			throw new RuntimeException( 'Integration tests are started by scripts/test.mjs: HH_TEST_WORDPRESS names no WordPress.' );
		}
		// Without it pages would print no scripts, and tests of them would fail on a missing word.
		if ( ! is_file( $folder . '/wp-content/plugins/hearth-hammer-core/build/islands/newsletter.js' ) ) {
			throw new RuntimeException( 'Integration tests need the build: run npm test, or npm run build first.' );
		}
		$this->temporary = sys_get_temp_dir() . '/hearth-hammer-tests-' . getmypid() . '-' . bin2hex( random_bytes( 4 ) );
	}

	public function boot(): void {
		$this->make_temporary_folder();
		$this->prepare_database();
		$this->prepare_request();

		define( 'WP_USE_THEMES', true );

		// Active from the first request on; written into the options once WordPress is there to do so.
		foreach ( $this->active() as $option => $value ) {
			$GLOBALS['wp_filter'][ "pre_option_{$option}" ][10]['hh_tests'] = array(
				'function'      => static fn (): mixed => $value,
				'accepted_args' => 1,
			);
		}

		// As WordPress's own tests do: passwords of tests need not withstand anything.
		$GLOBALS['wp_filter']['wp_hash_password_options'][10]['hh_tests'] = array(
			'function'      => static fn (): array => array( 'cost' => 4 ),
			'accepted_args' => 0,
		);
		// A block's description is read where it is written, so that a test sees an edit before the next build.
		$GLOBALS['wp_filter']['hearth_hammer_blocks_path'][10]['hh_tests'] = array(
			'function'      => static fn (): string => dirname( __DIR__, 2 ) . '/blocks/',
			'accepted_args' => 0,
		);

		$this->load( $this->folder . '/wp-load.php' );
		// The tests' process is every kind of request at once, and undoes after each test the hooks that were added in it.
		foreach ( class_exists( Waiting::class, false ) ? Waiting::all() : array() as $one ) {
			$one->wake();
		}
		$this->activate();
	}

	/**
	 * WordPress expects to be loaded by the outermost script, where variables are global; PHPUnit includes a
	 * bootstrap inside a function. These are the ones that its files set without saying `global`.
	 */
	private function load( string $wp_load ): void {
		global $table_prefix, $wpdb, $wp_query, $wp_the_query, $wp_rewrite, $wp, $wp_locale, $wp_embed, $shortcode_tags, $timestart, $wp_plugin_paths, $wp_theme_directories;
		require $wp_load;
		foreach ( get_defined_vars() as $name => $value ) {
			$GLOBALS[ $name ] ??= $value;
		}
	}

	/**
	 * Puts the SQLite file back as it was after boot().
	 *
	 * @return bool Whether that was possible; a MariaDB has no file to put back.
	 */
	public static function restore_database(): bool {
		global $wpdb;
		if ( ! defined( 'DB_FILE' ) || ! $wpdb->close() ) {
			return false;
		}
		copy( DB_DIR . '/booted.sqlite', DB_DIR . '/' . DB_FILE );
		return $wpdb->db_connect();
	}

	/** Each run starts from a copy of the same installed WordPress. */
	private function prepare_database(): void {
		$installed = (string) getenv( 'HH_TEST_DATABASE' );
		if ( '' === $installed ) {
			return;
		}
		if ( ! copy( $installed, $this->temporary . '/tests.sqlite' ) ) {
			throw new RuntimeException( "The installed database {$installed} could not be copied." );
		}
		define( 'DB_DIR', $this->temporary );
		define( 'DB_FILE', 'tests.sqlite' );
	}

	/** Database and uploads of this run alone: several may run at the same time. */
	private function make_temporary_folder(): void {
		mkdir( $this->temporary . '/uploads', 0700, true );
		register_shutdown_function(
			function (): void {
				global $wpdb;
				// What WordPress would still do after a request needs the database that goes here.
				if ( function_exists( 'remove_all_actions' ) ) {
					remove_all_actions( 'shutdown' );
				}
				$wpdb?->close(); // WebAssembly PHP dies when an open file vanishes.
				$files = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $this->temporary, FilesystemIterator::SKIP_DOTS ), RecursiveIteratorIterator::CHILD_FIRST );
				foreach ( $files as $file ) {
					$file->isDir() ? rmdir( $file->getPathname() ) : unlink( $file->getPathname() );
				}
				rmdir( $this->temporary );
			}
		);
	}

	private function prepare_request(): void {
		$_SERVER['HTTP_HOST']       = 'hearth-hammer.test';
		$_SERVER['SERVER_NAME']     = 'hearth-hammer.test';
		$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
		$_SERVER['REQUEST_METHOD']  = 'GET';
		$_SERVER['REQUEST_URI']     = '/';
		$_SERVER['REMOTE_ADDR']     = '127.0.0.1';
		$_SERVER['SCRIPT_NAME']     = '/index.php';
		$_SERVER['PHP_SELF']        = '/index.php';
	}

	/**
	 * HH_TEST_WITH (e.g. `core,hpapi`) leaves the others out, to see how the rest gets on without them.
	 *
	 * @return array<string, mixed> Option to value.
	 */
	private function active(): array {
		$with  = explode( ',', (string) getenv( 'HH_TEST_WITH' ) ?: 'core,hpapi,caphpi,auctions,theme' );
		$has   = static fn ( string $file ): bool => in_array( str_replace( 'hearth-hammer-', '', basename( $file, '.php' ) ), $with, true );
		$theme = in_array( 'theme', $with, true ) ? self::THEME : self::OTHER_THEME;
		return array(
			'active_plugins' => array_values( array_filter( self::PLUGINS, $has ) ),
			'template'       => $theme,
			'stylesheet'     => $theme,
			// As on a site that has been set up: post types make their rules on init, and only then.
			'permalink_structure' => '/news/%postname%/',
		);
	}

	private function activate(): void {
		foreach ( $this->active() as $option => $value ) {
			remove_all_filters( "pre_option_{$option}" );
			update_option( $option, $value );
		}
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		foreach ( get_option( 'active_plugins' ) as $plugin ) {
			do_action( "activate_{$plugin}", false ); // The hook that register_activation_hook() adds to.
		}
		do_action( 'after_switch_theme', self::THEME, wp_get_theme() );
		require dirname( __DIR__, 2 ) . '/scripts/site/apply-settings.php';
		update_option( 'upload_path', $this->temporary . '/uploads' );
		update_option( 'upload_url_path', content_url( 'uploads' ) );
		wp_cache_flush();
		if ( defined( 'DB_FILE' ) ) {
			copy( DB_DIR . '/' . DB_FILE, DB_DIR . '/booted.sqlite' );
		}
	}
}
