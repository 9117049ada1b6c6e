<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use HearthHammer\Auctions\Tables as AuctionTables;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Core\Core;
use HearthHammer\Core\Setup\KeptPages;
use HearthHammer\Core\Setup\SetupScreen;
use HearthHammer\Core\Tables as CoreTables;
use HearthHammer\Hpapi\Tables as AgencyTables;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use WP_Roles;

/** Who removes the plugins keeps nothing of them and loses nothing else. They are active here, as with `--deactivate`. */
#[Group( 'platform' )]
final class UninstallTest extends IntegrationTestCase {

	use AuctionFixtures;

	private const FOLDERS = array( 'core' => 'hearth-hammer-core', 'hpapi' => 'hpapi', 'caphpi' => 'caphpi', 'auctions' => 'hearth-hammer-auctions' );

	/** An editor's picture on a parish's page. */
	private int $parish_picture = 0;

	/** The database has the roles again; WordPress read them once and holds them. */
	protected function tearDown(): void {
		parent::tearDown();
		$GLOBALS['wp_roles'] = new WP_Roles(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
	}

	/** @return array<string, array{list<string>}> */
	public static function orders(): array {
		return array(
			'core last'  => array( array( 'hpapi', 'auctions', 'caphpi', 'core' ) ),
			'core first' => array( array( 'core', 'caphpi', 'auctions', 'hpapi' ) ),
		);
	}

	/** @param list<string> $order */
	#[DataProvider( 'orders' )]
	#[TestDox( 'All plugins removed, $_dataset: no table, option, capability, cron hook, meta, file or outbox row of theirs is left, and everything else is' )]
	public function test_everything_goes( array $order ): void {
		if ( ! defined( 'DB_FILE' ) ) {
			self::markTestSkipped( 'DROP TABLE ends a transaction in MariaDB; SQLite undoes it.' );
		}
		$this->fill();
		array_map( self::uninstall( ... ), $order );
		remove_action( 'shutdown', 'wp_ob_end_flush_all', 1 );
		do_action( 'shutdown' );

		self::assertSame( array(), self::left_over() );
		self::assertNotNull( get_page_by_path( 'foreign', OBJECT, 'post' ) );
		self::assertSame( 'kept', get_option( 'hhx_foreign' ) );
		self::assertSame( 'kept', get_post_meta( (int) get_page_by_path( 'foreign', OBJECT, 'post' )?->ID, 'other_meta', true ) );
		self::assertSame( 'kept', get_user_meta( 1, 'other_setting', true ) );
		self::assertTrue( get_role( 'administrator' )?->has_cap( 'edit_posts' ) );
		self::assertFileExists( wp_upload_dir()['basedir'] . '/foreign/picture.txt' );
		self::assertFileExists( wp_upload_dir()['basedir'] . '/auctions/own/catalogue.pdf' );
		self::assertFileDoesNotExist( wp_upload_dir()['basedir'] . '/auctions/sale' );
		self::assertSame( 'attachment', get_post_type( $this->parish_picture ) );
	}

	#[TestDox( 'One plugin removed takes only its own along' )]
	public function test_others_stay(): void {
		if ( ! defined( 'DB_FILE' ) ) {
			self::markTestSkipped( 'DROP TABLE ends a transaction in MariaDB; SQLite undoes it.' );
		}
		$this->fill();
		$before = self::left_over();
		self::uninstall( 'hpapi' );
		$gone = array_diff( $before, self::left_over() );
		foreach ( $gone as $what ) {
			self::assertStringContainsString( 'hpapi', $what );
		}
		$still = array_filter( array_diff( $before, $gone ), static fn ( string $what ): bool => str_contains( $what, 'hpapi' ) );
		self::assertSame( array( 'option hpapi_geo_version', 'option hpapi_tile_url' ), array_values( $still ), 'Core’s, by older names.' );
	}

	#[TestDox( 'A page that the plugin made goes to the trash; one that was edited stays and is named in the log' )]
	public function test_pages(): void {
		if ( ! defined( 'DB_FILE' ) ) {
			self::markTestSkipped( 'DROP TABLE ends a transaction in MariaDB; SQLite undoes it.' );
		}
		$log = (string) tempnam( sys_get_temp_dir(), 'hh-log' );
		$old = ini_set( 'error_log', $log );
		try {
			foreach ( array( 'instant-online-valuation-cars-and-vans', 'sell/valuation', 'sell' ) as $path ) {
				$page = get_page_by_path( $path );
				null === $page || wp_delete_post( $page->ID, true );
			}
			$make  = static fn ( string $slug, int $parent ): int => (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => $slug, 'post_title' => "Page {$slug}", 'post_parent' => $parent, 'post_date' => '2026-01-05 10:00:00', 'post_date_gmt' => '2026-01-05 10:00:00' ) );
			$cars  = $make( 'instant-online-valuation-cars-and-vans', 0 );
			$sell  = $make( 'sell', 0 );
			$homes = $make( 'valuation', $sell );
			global $wpdb;
			foreach ( array( $cars, $sell ) as $unedited ) {
				$wpdb->update( $wpdb->posts, array( 'post_modified_gmt' => '2026-01-05 10:00:00' ), array( 'ID' => $unedited ) );
			}
			$wpdb->update( $wpdb->posts, array( 'post_modified_gmt' => '2026-02-07 11:00:00' ), array( 'ID' => $homes ) );
			array_map( clean_post_cache( ... ), array( $cars, $sell, $homes ) );
			self::uninstall( 'caphpi' );
			self::uninstall( 'hpapi' );
			self::assertSame( array( 'trash', 'publish', 'publish' ), array_map( get_post_status( ... ), array( $cars, $homes, $sell ) ) );
			self::assertStringContainsString( '"Page valuation"', (string) file_get_contents( $log ) );
			self::assertStringNotContainsString( 'Page instant', (string) file_get_contents( $log ) );
			self::assertEqualsCanonicalizing( array( $homes, $sell ), (array) get_option( KeptPages::OPTION ) );
		} finally {
			ini_set( 'error_log', (string) $old );
			unlink( $log );
		}
	}

	#[TestDox( 'An edited page that stayed is named on Plugins and Pages until the notice is dismissed; without core, an email names it to the person who uninstalled' )]
	public function test_kept_pages_are_told(): void {
		if ( ! defined( 'DB_FILE' ) ) {
			self::markTestSkipped( 'DROP TABLE ends a transaction in MariaDB; SQLite undoes it.' );
		}
		wp_set_current_user( 1 );
		$old  = get_page_by_path( 'instant-online-valuation-cars-and-vans' );
		null === $old || wp_delete_post( $old->ID, true );
		$cars = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'instant-online-valuation-cars-and-vans', 'post_title' => 'Our <b>own</b> words', 'post_date' => '2026-01-05 10:00:00', 'post_date_gmt' => '2026-01-05 10:00:00' ) );
		wp_update_post( array( 'ID' => $cars, 'post_content' => 'Edited.' ) );
		$log  = (string) tempnam( sys_get_temp_dir(), 'hh-log' );
		$was  = ini_set( 'error_log', $log );
		try {
			self::uninstall( 'caphpi' );
			foreach ( array( 'plugins', 'edit-page' ) as $screen ) {
				self::assertStringContainsString( '<a href="' . esc_url( (string) get_edit_post_link( $cars, 'url' ) ) . '">Our &lt;b&gt;own&lt;/b&gt; words</a>', self::notices( $screen ) );
			}
			self::assertStringNotContainsString( 'plugin was deleted', self::notices( 'dashboard' ) );
			wp_trash_post( $cars );
			self::assertStringNotContainsString( 'plugin was deleted', self::notices( 'plugins' ) );
			wp_untrash_post( $cars );
			wp_update_post( array( 'ID' => $cars, 'post_name' => 'instant-online-valuation-cars-and-vans', 'post_status' => 'publish' ) );

			delete_option( KeptPages::OPTION );
			update_option( 'active_plugins', array() );
			// No closure: a removal takes those of the plugins' namespace away.
			$post = new class() {
				/** @var list<array<string, mixed>> */
				public array $mails = array();

				/** @param array<string, mixed> $mail */
				public function take( mixed $ignored, array $mail ): bool {
					$this->mails[] = $mail;
					return true;
				}
			};
			add_filter( 'pre_wp_mail', array( $post, 'take' ), 1, 2 );
			self::uninstall( 'caphpi' );
			self::assertSame( array( get_userdata( 1 )?->user_email ), array_column( $post->mails, 'to' ) );
			self::assertStringContainsString( 'Our <b>own</b> words', (string) $post->mails[0]['message'] );
			self::assertFalse( get_option( KeptPages::OPTION ) );
		} finally {
			ini_set( 'error_log', (string) $was );
			unlink( $log );
		}
	}

	#[TestDox( 'Signing up after the plugin was removed and installed again is no repetition: its outbox rows went along' )]
	public function test_sign_up_again(): void {
		if ( ! defined( 'DB_FILE' ) ) {
			self::markTestSkipped( 'DROP TABLE ends a transaction in MariaDB; SQLite undoes it.' );
		}
		foreach ( array( 'hpapi' => 'hpapi.search-letter', 'caphpi' => 'caphpi.valuation-mail', 'auctions' => 'auctions.watch-letter' ) as $plugin => $kind ) {
			$first = Core::services()->outbox->add( $kind, array( 'id' => 1 ), "{$kind}-1" );
			self::assertGreaterThan( 0, $first );
			self::uninstall( $plugin );
			self::assertGreaterThan( 0, Core::services()->outbox->add( $kind, array( 'id' => 1 ), "{$kind}-1" ), $kind );
		}
	}

	#[TestDox( 'On a network, a site that is deleted takes the tables of every plugin along' )]
	public function test_a_site_of_a_network_goes(): void {
		global $wpdb;
		$dropped = apply_filters( 'wpmu_drop_tables', array( 'wp_7_posts' ), 7 );
		self::assertContains( 'wp_7_posts', $dropped );
		foreach ( array_keys( self::FOLDERS ) as $plugin ) {
			preg_match( "/'tables'\s*=> array\( (.+?) \)/", (string) file_get_contents( dirname( __DIR__, 3 ) . "/plugins/{$plugin}/uninstall.php" ), $list );
			foreach ( explode( ', ', str_replace( "'", '', $list[1] ) ) as $table ) {
				self::assertContains( $wpdb->get_blog_prefix( 7 ) . $table, $dropped, $plugin );
			}
		}
	}

	#[TestDox( 'The four copies of removal.php are one, and the lists of tables are whole' )]
	public function test_lists(): void {
		$plugins = dirname( __DIR__, 3 ) . '/plugins';
		foreach ( array( 'core' => CoreTables::NAMES, 'hpapi' => AgencyTables::NAMES, 'auctions' => AuctionTables::NAMES ) as $plugin => $names ) {
			self::assertFileEquals( "{$plugins}/core/removal.php", "{$plugins}/{$plugin}/removal.php" );
			preg_match( "/'tables'\s*=> array\( (.+?) \)/", (string) file_get_contents( "{$plugins}/{$plugin}/uninstall.php" ), $list );
			preg_match_all( "/'(\w+)'/", $list[1] ?? '', $listed );
			self::assertEqualsCanonicalizing( $names, $listed[1], $plugin );
		}
		self::assertFileEquals( "{$plugins}/core/removal.php", "{$plugins}/caphpi/removal.php" );
	}

	/** Something of everything, and of strangers. */
	private function fill(): void {
		global $wpdb;
		PropertyFactory::property( array(), 'Stone Street, Cranbrook' );
		$parish               = PropertyFactory::parish( 'Cranbrook' );
		$this->parish_picture = (int) wp_insert_attachment( array( 'post_title' => 'The church', 'post_mime_type' => 'image/webp' ), '', $parish );
		foreach ( array( 'own/catalogue.pdf', 'sale/special-conditions-0a1b2c3d.pdf' ) as $file ) {
			wp_mkdir_p( dirname( wp_upload_dir()['basedir'] . "/auctions/{$file}" ) );
			file_put_contents( wp_upload_dir()['basedir'] . "/auctions/{$file}", 'x' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		}
		self::lot( self::sale() );
		$foreign = (int) wp_insert_post( array( 'post_title' => 'Foreign', 'post_name' => 'foreign', 'post_status' => 'publish' ) );
		update_post_meta( $foreign, 'hpapi_parish', 'Cranbrook' );
		update_post_meta( $foreign, 'other_meta', 'kept' );
		update_option( 'hhx_foreign', 'kept' );
		update_user_meta( 1, SetupScreen::DISMISSED, 1 );
		update_user_meta( 1, 'other_setting', 'kept' );
		foreach ( array( 'hpapi_enquiry_settings', 'caphpi_settings', 'hh_auctions_platform', 'hh_company', 'hpapi_geo_version', 'hpapi_tile_url' ) as $option ) {
			update_option( $option, array( 'x' => 1 ) );
		}
		set_transient( 'caphpi_sheet_token', 'x', 60 );
		set_transient( 'hh_cloudinary_until', 1, 60 );
		foreach ( array( 'hpapi.newsletter-mail', 'hpapi.enquiry-staff', 'caphpi.staff-alert', 'auctions.legal-link' ) as $kind ) {
			Core::services()->outbox->add( $kind, array(), $kind );
		}
		foreach ( array( 'property', 'sale', 'lot' ) as $scope ) {
			$wpdb->insert( $wpdb->prefix . 'hh_sync_reference', array( 'scope' => $scope, 'feed' => 'x', 'reference' => 'x', 'post_id' => $foreign ) );
		}
		foreach ( array( 'hpapi-enquiry', 'auction-enquiry', 'caphpi-valuation' ) as $number => $source ) {
			$wpdb->insert( $wpdb->prefix . 'hh_reply', array( 'source' => $source, 'thread_id' => 1, 'number' => 1, 'submission' => md5( (string) $number ), 'author_id' => 1, 'author' => 'A', 'email_hash' => 'x', 'body' => 'x', 'created_at' => 1 ) );
		}
		foreach ( array( 'foreign', 'hpapi/documents', 'hpapi-feeds-0123', 'hearth-hammer-private/legal' ) as $folder ) {
			wp_mkdir_p( wp_upload_dir()['basedir'] . "/{$folder}" );
			file_put_contents( wp_upload_dir()['basedir'] . "/{$folder}/picture.txt", 'x' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		}
	}

	/** What core says on a screen of the admin. A removal takes the hooks of all plugins away. */
	private static function notices( string $screen ): string {
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		set_current_screen( $screen );
		remove_all_actions( 'admin_notices' );
		( new KeptPages() )->register();
		ob_start();
		do_action( 'admin_notices' );
		set_current_screen( 'front' );
		return (string) ob_get_clean();
	}

	private static function uninstall( string $plugin ): void {
		defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', self::FOLDERS[ $plugin ] );
		( static function ( string $file ): void {
			require $file;
		} )( dirname( __DIR__, 3 ) . "/plugins/{$plugin}/uninstall.php" );
		wp_cache_flush();
	}

	/** @return list<string> What of ours is there. */
	private static function left_over(): array {
		global $wpdb;
		// phpcs:disable WordPress.DB -- names of columns.
		$ours = static fn ( string $column ): string => "{$column} LIKE 'hh\\_%' OR {$column} LIKE 'hpapi\\_%' OR {$column} LIKE 'caphpi\\_%' OR {$column} LIKE '\\_hh\\_%' OR {$column} LIKE '\\_hpapi\\_%'";
		$left = array();
		foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
			if ( 1 === preg_match( '/^' . $wpdb->prefix . '(hh|hpapi|caphpi)_/', (string) $table ) ) {
				$left[] = "table {$table}";
			}
		}
		foreach ( $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE {$ours( 'option_name' )} OR option_name LIKE '\\_transient\\_%hpapi%' OR option_name LIKE '\\_transient\\_%hh\\_%'" ) as $option ) {
			$left[] = "option {$option}";
		}
		foreach ( $wpdb->get_col( "SELECT DISTINCT meta_key FROM {$wpdb->postmeta} WHERE {$ours( 'meta_key' )}" ) as $meta ) {
			$left[] = "meta {$meta}";
		}
		foreach ( $wpdb->get_col( "SELECT DISTINCT meta_key FROM {$wpdb->usermeta} WHERE {$ours( 'meta_key' )}" ) as $meta ) {
			$left[] = "user meta {$meta}";
		}
		foreach ( $wpdb->get_col( "SELECT DISTINCT post_type FROM {$wpdb->posts} WHERE {$ours( 'post_type' )}" ) as $type ) {
			$left[] = "posts {$type}";
		}
		foreach ( $wpdb->get_col( "SELECT DISTINCT taxonomy FROM {$wpdb->term_taxonomy} WHERE {$ours( 'taxonomy' )}" ) as $taxonomy ) {
			$left[] = "taxonomy {$taxonomy}";
		}
		// phpcs:enable
		foreach ( wp_roles()->roles as $role => $what ) {
			foreach ( preg_grep( '/(^|_)(hh|hpapi|caphpi)_/', array_map( 'strval', array( $role, ...array_keys( $what['capabilities'] ) ) ) ) ?: array() as $name ) {
				$left[] = "capability {$name} of {$role}";
			}
		}
		foreach ( _get_cron_array() as $hooks ) {
			foreach ( preg_grep( '/^(hh|hpapi|caphpi)_/', array_keys( $hooks ) ) ?: array() as $hook ) {
				$left[] = "cron {$hook}";
			}
		}
		foreach ( array( 'hpapi', 'hpapi-*', 'hearth-hammer-*' ) as $pattern ) {
			foreach ( glob( wp_upload_dir()['basedir'] . "/{$pattern}" ) ?: array() as $folder ) {
				$left[] = 'folder ' . basename( $folder );
			}
		}
		if ( in_array( "table {$wpdb->prefix}hh_outbox", $left, true ) ) {
			foreach ( $wpdb->get_col( "SELECT DISTINCT kind FROM {$wpdb->prefix}hh_outbox" ) as $kind ) {
				$left[] = "outbox {$kind}";
			}
		}
		if ( in_array( "table {$wpdb->prefix}hh_reply", $left, true ) ) {
			foreach ( $wpdb->get_col( "SELECT DISTINCT source FROM {$wpdb->prefix}hh_reply" ) as $source ) {
				$left[] = "answers {$source}";
			}
		}
		return array_values( array_unique( $left ) );
	}
}
