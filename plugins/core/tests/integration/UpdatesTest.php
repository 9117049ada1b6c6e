<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Updates\SignedDownload;
use HearthHammer\Core\Updates\UpdateFeed;
use HearthHammer\Core\Updates\UpdateHealth;
use HearthHammer\Core\Updates\Updates;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\WpDied;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use Plugin_Upgrader;
use Theme_Upgrader;
use WP_Ajax_Upgrader_Skin;
use WP_Error;

/**
 * WordPress updates a small plugin and a small theme by itself. Both, and the documents, are made by the code of
 * `npm run release` right before the tests (scripts/lib/test-release.mjs), with a key of this run.
 */
#[Group( 'platform' )]
final class UpdatesTest extends IntegrationTestCase {

	private const PLUGIN = 'hh-tiny/hh-tiny.php';
	private const THEME  = 'hh-tiny-theme';

	private UpdateFeed $feed;

	/** Version whose update.json the publisher's server has; empty if it answers with 503. */
	private string $offered = '1.1.0';

	/** @var array<string, string> What the server sends instead: file name → body. */
	private array $instead = array();

	/** @var list<string> Files asked for. */
	private array $asked = array();

	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'class-wp-upgrader', 'plugin-install', 'ajax-actions' ) as $name ) {
			require_once ABSPATH . "wp-admin/includes/{$name}.php";
		}
		$this->remove();
		self::unzip( self::release( '1.0.0/hh-tiny.zip' ), WP_PLUGIN_DIR );
		self::unzip( self::release( '1.0.0/hh-tiny-theme.zip' ), get_theme_root() );
		wp_clean_plugins_cache();
		wp_clean_themes_cache();
		$about      = json_decode( (string) file_get_contents( self::release( 'about.json' ) ), true );
		$this->feed = new UpdateFeed( $about['updateUri'], array( base64_encode( random_bytes( 32 ) ), $about['key'] ) );
		$health     = new UpdateHealth( $this->feed );
		foreach ( array( new Updates( $this->feed ), new SignedDownload( $this->feed ), $health ) as $module ) {
			$module->register();
		}
		// The demo's site never asks for updates.
		array_map( remove_all_filters( ... ), array( 'pre_site_transient_update_plugins', 'pre_site_transient_update_themes' ) );
		add_filter( 'filesystem_method', static fn (): string => 'direct' );
		add_filter( 'pre_http_request', $this->serve( ... ), 10, 3 );
		wp_set_current_user( 1 );
	}

	protected function tearDown(): void {
		$this->remove();
		wp_clean_plugins_cache();
		wp_clean_themes_cache();
		parent::tearDown();
	}

	#[TestDox( '[OWN-05] WordPress’s own screens show the new version with its notes, and update the plugin from the signed package' )]
	public function test_update(): void {
		wp_update_plugins();
		$update = get_site_transient( 'update_plugins' )->response[ self::PLUGIN ];
		self::assertSame( array( '1.1.0', 'https://updates.example.com/hearth/1.1.0/hh-tiny.zip', '8.2' ), array( $update->new_version, $update->package, $update->requires_php ) );
		set_current_screen( 'plugins' );
		ob_start();
		wp_plugin_update_row( self::PLUGIN, get_plugin_data( WP_PLUGIN_DIR . '/' . self::PLUGIN ) );
		self::assertStringContainsString( 'There is a new version of Tiny &amp; Co available', (string) ob_get_clean() );

		$details = plugins_api( 'plugin_information', array( 'slug' => 'hh-tiny' ) );
		self::assertIsObject( $details );
		self::assertStringContainsString( '<code>door</code> &amp; &lt;window&gt; of 1.1.0, see the docs.', $details->sections['changelog'] );

		$said = $this->press_update();
		self::assertTrue( $said['success'], (string) wp_json_encode( $said ) );
		self::assertSame( array( 'Version 1.0.0', 'Version 1.1.0' ), array( $said['data']['oldVersion'], $said['data']['newVersion'] ) );
		self::assertSame( '1.1.0', $this->installed() );
		self::assertSame( 'good', ( new UpdateHealth( $this->feed ) )->test()['status'] );
	}

	#[TestDox( '[OWN-05] The theme is updated in the same way' )]
	public function test_theme(): void {
		wp_update_themes();
		self::assertSame( array( 'https://updates.example.com/hearth/1.1.0/notes.html', '1.1.0' ), array_values( array_intersect_key( get_site_transient( 'update_themes' )->response[ self::THEME ], array( 'new_version' => 1, 'url' => 1 ) ) ) );
		self::assertTrue( ( new Theme_Upgrader( new WP_Ajax_Upgrader_Skin() ) )->upgrade( self::THEME ) );
		wp_clean_themes_cache();
		self::assertSame( '1.1.0', wp_get_theme( self::THEME )->get( 'Version' ) );
	}

	#[TestDox( '[OWN-05] A package that is not the signed one is refused with a sentence before it is unpacked' )]
	#[DataProvider( 'wrong_packages' )]
	public function test_wrong_package( string $sent ): void {
		$this->instead['hh-tiny.zip'] = 'changed' === $sent ? strrev( (string) file_get_contents( self::release( '1.1.0/hh-tiny.zip' ) ) ) : (string) file_get_contents( self::release( $sent ) );
		$said = $this->press_update();
		self::assertFalse( $said['success'] );
		self::assertMatchesRegularExpression( '/^Tiny & Co was not updated\. The downloaded file is not the one that the publisher signed\. .+ Nothing was changed\.$/', html_entity_decode( $said['data']['errorMessage'] ) );
		self::assertSame( '1.0.0', $this->installed() );
	}

	/** @return array<string, array{string}> */
	public static function wrong_packages(): array {
		return array(
			'other bytes'     => array( 'changed' ),
			'an older one'    => array( '0.9.0/hh-tiny.zip' ),
			'another package' => array( '1.1.0/hh-tiny-theme.zip' ),
		);
	}

	#[TestDox( '[OWN-05] A list of releases with a signature that does not fit offers nothing, and administrators read why' )]
	public function test_forged_list(): void {
		$list = json_decode( (string) file_get_contents( self::release( '1.1.0/update.json' ) ), true );
		$this->instead['update.json'] = (string) wp_json_encode( array( 'signed' => str_replace( '1.1.0', '1.2.0', $list['signed'] ) ) + $list );
		wp_update_plugins();
		self::assertArrayNotHasKey( self::PLUGIN, get_site_transient( 'update_plugins' )->response );
		$health = new UpdateHealth( $this->feed );
		self::assertSame( array( 'critical', 'An update with a wrong signature was refused' ), array( $health->test()['status'], $health->troubles()[0]->title ) );
		set_current_screen( 'plugins' );
		ob_start();
		do_action( 'admin_notices' );
		self::assertStringContainsString( 'The list of releases on updates.example.com has a signature that does not fit', (string) ob_get_clean() );

		// Whatever writes WordPress's transient, or ours, signs nothing.
		set_transient( UpdateFeed::CACHE, $this->instead['update.json'] );
		$this->pretend_update();
		$error = $this->upgrade();
		self::assertSame( array( 'hh_update_unsigned', '1.0.0', array( 'update.json' ) ), array( $error->get_error_code(), $this->installed(), $this->asked ) );

		// The publisher put it right.
		$this->instead = array();
		$this->feed->forget();
		wp_clean_plugins_cache();
		wp_update_plugins();
		self::assertSame( array( '1.1.0', array() ), array( get_site_transient( 'update_plugins' )->response[ self::PLUGIN ]->new_version, $health->troubles() ) );
	}

	#[TestDox( '[OWN-05] A validly signed older release is no update, even if WordPress’s own list names it' )]
	public function test_no_downgrade(): void {
		$this->offered = '0.9.0';
		wp_update_plugins();
		self::assertArrayNotHasKey( self::PLUGIN, get_site_transient( 'update_plugins' )->response );
		$this->pretend_update();
		$error = $this->upgrade();
		self::assertSame( 'Tiny & Co was not updated. The signed version is 0.9.0, and 1.0.0 is installed. Nothing was changed.', $error->get_error_message() );
		self::assertSame( '1.0.0', $this->installed() );
	}

	#[TestDox( '[OWN-05] A publisher’s server that fails is asked once an hour, and becomes a trouble after three days; without an address nothing is asked' )]
	public function test_unreachable(): void {
		$this->offered = '';
		wp_update_plugins();
		wp_clean_plugins_cache();
		wp_update_plugins();
		self::assertSame( array( 'update.json' ), $this->asked, 'for plugins and again' );
		$health = new UpdateHealth( $this->feed );
		self::assertSame( array( 'recommended', '<p>updates.example.com could not be asked for updates: status 503.</p>', array() ), array( $health->test()['status'], $health->test()['description'], $health->troubles() ) );
		update_option( UpdateFeed::FAULT, array( 'since' => time() - 4 * DAY_IN_SECONDS ) + (array) get_option( UpdateFeed::FAULT ) );
		self::assertSame( 'The website cannot look for updates', $health->troubles()[0]->title );

		$off = new UpdateFeed( '', array() );
		self::assertNull( $off->document() );
		self::assertStringContainsString( 'does not look for updates', ( new UpdateHealth( $off ) )->test()['label'] );
		self::assertCount( 1, $this->asked );
	}

	/** @return array{success: bool, data: array<string, mixed>} What WordPress's Plugins screen gets after "Update now". */
	private function press_update(): array {
		$_REQUEST['_ajax_nonce'] = wp_create_nonce( 'updates' );
		$_POST                   = array( 'plugin' => self::PLUGIN, 'slug' => 'hh-tiny' );
		add_filter( 'wp_doing_ajax', '__return_true' );
		$json = self::printed(
			static function (): void {
				try {
					wp_ajax_update_plugin();
				} catch ( WpDied ) {
					return; // As wp_send_json() ends.
				}
			}
		);
		remove_filter( 'wp_doing_ajax', '__return_true' );
		return json_decode( substr( $json, (int) strpos( $json, '{"success"' ) ), true, 16, JSON_THROW_ON_ERROR );
	}

	/** What another plugin, or a stranger in the database, could write. */
	private function pretend_update(): void {
		$list                              = get_site_transient( 'update_plugins' );
		$list->response[ self::PLUGIN ]    = (object) array( 'plugin' => self::PLUGIN, 'slug' => 'hh-tiny', 'new_version' => '9.0', 'package' => 'https://elsewhere.example.net/hh-tiny.zip' );
		set_site_transient( 'update_plugins', $list );
	}

	/** As scheduled updates and the command line do, without looking for updates first. */
	private function upgrade(): WP_Error {
		$skin = new WP_Ajax_Upgrader_Skin();
		self::printed( static fn () => ( new Plugin_Upgrader( $skin ) )->bulk_upgrade( array( self::PLUGIN ) ) );
		return $skin->get_errors();
	}

	/** WordPress's skins leave a buffer open if an update fails. */
	private static function printed( callable $work ): string {
		$level = ob_get_level();
		ob_start();
		$work();
		$text = '';
		while ( ob_get_level() > $level ) {
			$text = ob_get_clean() . $text;
		}
		return $text;
	}

	private function installed(): string {
		return get_file_data( WP_PLUGIN_DIR . '/' . self::PLUGIN, array( 'v' => 'Version' ) )['v'];
	}

	/** @param array<string, mixed> $arguments */
	private function serve( mixed $before, array $arguments, string $url ): mixed {
		$host = (string) wp_parse_url( $url, PHP_URL_HOST );
		$name = basename( (string) wp_parse_url( $url, PHP_URL_PATH ) );
		if ( 'updates.example.com' === $host ) {
			$this->asked[] = $name;
		}
		$path = self::release( 'update.json' === $name ? "{$this->offered}/update.json" : str_replace( 'https://updates.example.com/hearth/', '', $url ) );
		$body = match ( true ) {
			'api.wordpress.org' === $host => '{"plugins":[],"themes":[],"translations":[],"no_update":[]}',
			'updates.example.com' !== $host || '' === $this->offered => null,
			default => $this->instead[ $name ] ?? (string) file_get_contents( $path ),
		};
		if ( null !== $body && $arguments['stream'] ) {
			file_put_contents( $arguments['filename'], $body );
		}
		return array(
			'headers'  => array(),
			'body'     => $arguments['stream'] ? '' : (string) $body,
			'response' => array( 'code' => null === $body ? 503 : 200, 'message' => '' ),
			'cookies'  => array(),
			'filename' => $arguments['stream'] ? $arguments['filename'] : null,
		);
	}

	private static function release( string $path ): string {
		return getenv( 'HH_TEST_RELEASES' ) . '/' . $path;
	}

	private static function unzip( string $zip, string $folder ): void {
		add_filter( 'filesystem_method', static fn (): string => 'direct' );
		WP_Filesystem();
		self::assertTrue( unzip_file( $zip, $folder ) );
	}

	private function remove(): void {
		global $wp_filesystem;
		add_filter( 'filesystem_method', static fn (): string => 'direct' );
		WP_Filesystem();
		foreach ( array( WP_PLUGIN_DIR . '/hh-tiny', get_theme_root() . '/' . self::THEME, WP_CONTENT_DIR . '/upgrade/hh-tiny', WP_CONTENT_DIR . '/upgrade-temp-backup' ) as $folder ) {
			$wp_filesystem->delete( $folder, true );
		}
	}
}
