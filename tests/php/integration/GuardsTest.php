<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use HearthHammer\Core\Page\AnswerCaching;
use HearthHammer\Core\Parts\FrameAddress;
use HearthHammer\Core\Rest\MethodOverride;
use HearthHammer\Core\Security\ExportCapability;
use HearthHammer\Core\Security\OwnHost;
use HearthHammer\Core\Security\SameOrigin;
use HearthHammer\Core\Parts\SecurityHeaders;
use HearthHammer\Core\Sync\Files\WorkFolder;
use HearthHammer\Core\Sync\InvalidFeed;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use WP_Error;

/**
 * What any visitor may try with the whole site: another name for it, headers, methods, names at the sign-in.
 */
#[Group( 'platform' )]
final class GuardsTest extends IntegrationTestCase {

	protected function tearDown(): void {
		$_SERVER['HTTP_HOST']   = 'hearth-hammer.test';
		$_SERVER['REQUEST_URI'] = '/';
		unset( $_SERVER['HTTP_ORIGIN'], $_SERVER['HTTP_SEC_FETCH_SITE'], $_SERVER['HTTPS'] );
		parent::tearDown();
	}

	#[TestDox( '[SEC-01] No address follows the Host header: what WordPress builds from it is the site\'s own, and a page asked for under another name moves there' )]
	public function test_own_host(): void {
		$_SERVER['REQUEST_URI'] = '/wp-admin/index.php?a=1';
		foreach ( array( 'evil.example', 'evil.example:8080', 'hearth-hammer.test.evil.example', '' ) as $host ) {
			$_SERVER['HTTP_HOST'] = $host;
			( new OwnHost() )->settle();
			// As auth_redirect() and lists in the admin write it.
			self::assertSame( 'http://hearth-hammer.test/wp-admin/index.php?a=1', set_url_scheme( 'http://' . $_SERVER['HTTP_HOST'] . $_SERVER['REQUEST_URI'], 'http' ), $host );
		}
		$_SERVER['HTTP_HOST'] = 'Hearth-Hammer.Test';
		( new OwnHost() )->settle();
		self::assertSame( 'Hearth-Hammer.Test', $_SERVER['HTTP_HOST'], 'Its own name stays.' );
		$second = static fn ( array $hosts ): array => array( ...$hosts, 'cy.hearth-hammer.test' );
		add_filter( 'hearth_hammer_hosts', $second );
		foreach ( array( 'cy.hearth-hammer.test' => 'cy.hearth-hammer.test', 'evil.example' => 'hearth-hammer.test' ) as $host => $settled ) {
			$_SERVER['HTTP_HOST'] = $host;
			( new OwnHost() )->settle();
			self::assertSame( $settled, $_SERVER['HTTP_HOST'], '[OWN-06] The domain of a second language stays, too.' );
		}
		remove_filter( 'hearth_hammer_hosts', $second );
		foreach ( array( '/lots/?a=1' => '/lots/?a=1', '//evil.example/x' => '/evil.example/x', '\\\\evil.example/x' => '/evil.example/x', 'http://evil.example/x' => '/x' ) as $asked => $path ) {
			$_SERVER['REQUEST_URI'] = $asked;
			self::assertSame( 'http://hearth-hammer.test' . $path, OwnHost::address() );
		}
		$_SERVER['REQUEST_METHOD'] = 'POST';
		self::assertSame( '', OwnHost::address() );
		$_SERVER['REQUEST_METHOD'] = 'GET';
	}

	#[TestDox( '[SEC-01] Security headers: frames, types, referrer, permissions, a policy that reports on pages or is enforced, TLS for a day; switchable and overridable' )]
	public function test_headers(): void {
		$page = SecurityHeaders::all( false, true );
		self::assertSame( array( 'nosniff', 'strict-origin-when-cross-origin', "frame-ancestors 'self'" ), array( $page['X-Content-Type-Options'], $page['Referrer-Policy'], $page['Content-Security-Policy'] ) );
		self::assertStringContainsString( 'camera=()', $page['Permissions-Policy'] );
		self::assertStringContainsString( "default-src 'self'; script-src 'self'", $page['Content-Security-Policy-Report-Only'] );
		self::assertStringNotContainsString( 'googletagmanager', $page['Content-Security-Policy-Report-Only'] );
		self::assertArrayNotHasKey( 'Strict-Transport-Security', $page );
		self::assertSame( 'max-age=86400', SecurityHeaders::all( true, true )['Strict-Transport-Security'] );
		self::assertArrayNotHasKey( 'Content-Security-Policy-Report-Only', SecurityHeaders::all( true, false ) );
		try {
			putenv( 'HEARTH_HAMMER_HSTS_SECONDS=0' );
			self::assertArrayNotHasKey( 'Strict-Transport-Security', SecurityHeaders::all( true, true ) );
			putenv( 'HEARTH_HAMMER_HSTS_SECONDS=31536000' );
			self::assertSame( 'max-age=31536000', SecurityHeaders::all( true, true )['Strict-Transport-Security'] );
		} finally {
			putenv( 'HEARTH_HAMMER_HSTS_SECONDS' );
		}
		try {
			putenv( 'HEARTH_HAMMER_CSP=enforce' );
			putenv( "HEARTH_HAMMER_CSP_SOURCES=https://chat.example.com javascript:x https://*.films.example 'unsafe-eval'" );
			$enforced = SecurityHeaders::all( false, true );
			self::assertStringStartsWith( "frame-ancestors 'self'; default-src 'self'; script-src 'self' 'unsafe-inline' https://chat.example.com https://*.films.example;", $enforced['Content-Security-Policy'] );
			self::assertArrayNotHasKey( 'Content-Security-Policy-Report-Only', $enforced );
			self::assertSame( "frame-ancestors 'self'", SecurityHeaders::all( false, false )['Content-Security-Policy'] );
			putenv( 'HEARTH_HAMMER_CSP=off' );
			self::assertArrayNotHasKey( 'Content-Security-Policy-Report-Only', SecurityHeaders::all( false, true ) );
		} finally {
			putenv( 'HEARTH_HAMMER_CSP' );
			putenv( 'HEARTH_HAMMER_CSP_SOURCES' );
		}
		update_option( FrameAddress::OPTION, array( 'origins' => 'https://www.example.com' ) );
		self::assertSame( "frame-ancestors 'self' https://www.example.com", SecurityHeaders::all( false, true )['Content-Security-Policy'] );
		add_filter( 'hearth_hammer_security_headers', static fn ( array $headers ): array => array( 'Referrer-Policy' => 'no-referrer', 'Permissions-Policy' => '' ) + $headers );
		add_filter( 'hearth_hammer_tag_manager', static fn (): string => 'GTM-ABC1234', 99 );
		$changed = SecurityHeaders::all( false, true );
		self::assertSame( 'no-referrer', $changed['Referrer-Policy'] );
		self::assertArrayNotHasKey( 'Permissions-Policy', $changed );
		self::assertStringContainsString( 'https://www.googletagmanager.com', $changed['Content-Security-Policy-Report-Only'] );
	}

	#[TestDox( '[API-18] Feeds and redirects say how long they may be kept: an address that moved for good an hour, any other redirect not at all' )]
	public function test_caching(): void {
		self::assertSame( 'public, max-age=3600', AnswerCaching::redirect( 301, array( 'Content-Type: text/html' ) ) );
		self::assertSame( 'private, no-store', AnswerCaching::redirect( 302, array() ) );
		self::assertSame( '', AnswerCaching::redirect( 301, array( 'cache-control: no-cache' ) ), 'What was said stays.' );
		self::assertSame( 'public, max-age=3600', AnswerCaching::redirect( 301, array( 'Cache-Control: no-cache, must-revalidate, max-age=0, no-store, private' ) ), 'WordPress says that of every address it does not know.' );
		self::assertSame( 'public, max-age=900', $this->render( '/?feed=rss2' )[1]['cache-control'] ?? '' );
		wp_set_current_user( 1 );
		self::assertSame( 'private, no-store', AnswerCaching::redirect( 301, array() ) );
	}

	#[TestDox( '[SEC-02] A list as _method is 400, and a GET cannot pass for a POST' )]
	public function test_method(): void {
		self::assertTrue( MethodOverride::is_refused( array( '_method' => array( 'x' ) ), 'POST' ) );
		self::assertTrue( MethodOverride::is_refused( array( '_method' => 'POST' ), 'GET' ) );
		self::assertTrue( MethodOverride::is_refused( array( '_method' => 'post' ), 'HEAD' ) );
		self::assertFalse( MethodOverride::is_refused( array( '_method' => 'PUT' ), 'POST' ) );
		self::assertFalse( MethodOverride::is_refused( array( 'method' => array() ), 'GET' ) );
	}

	#[TestDox( '[SEC-02] A form without a token is taken from a page of this origin alone' )]
	public function test_same_origin(): void {
		$own = 'http://hearth-hammer.test';
		foreach (
			array(
				array( true, array( 'HTTP_ORIGIN' => $own ) ),
				array( true, array( 'HTTP_ORIGIN' => 'http://hearth-hammer.test:80' ) ),
				array( true, array( 'HTTP_SEC_FETCH_SITE' => 'same-origin', 'HTTP_ORIGIN' => 'null' ) ),
				array( false, array( 'HTTP_SEC_FETCH_SITE' => 'cross-site', 'HTTP_ORIGIN' => $own ) ),
				array( false, array( 'HTTP_SEC_FETCH_SITE' => 'same-site' ) ),
				array( false, array( 'HTTP_SEC_FETCH_SITE' => 'none' ) ),
				array( false, array( 'HTTP_ORIGIN' => 'null' ) ),
				array( false, array( 'HTTP_ORIGIN' => 'https://hearth-hammer.test' ) ),
				array( false, array( 'HTTP_ORIGIN' => 'http://hearth-hammer.test:8080' ) ),
				array( false, array( 'HTTP_ORIGIN' => 'http://evil.example' ) ),
				array( false, array() ),
			) as [ $is_own, $server ]
		) {
			self::assertSame( $is_own, SameOrigin::is_own( $server ), (string) wp_json_encode( $server ) );
		}
	}

	#[TestDox( '[SEC-01] At the sign-in a name that is unknown and a password that is wrong are told alike' )]
	public function test_sign_in(): void {
		wp_insert_user( array( 'user_login' => 'jo-known', 'user_email' => 'jo-known@example.com', 'user_pass' => 'A right one 1!' ) );
		$said = array();
		foreach ( array( array( 'jo-known', 'wrong' ), array( 'jo-unknown', 'wrong' ), array( 'jo-known@example.com', 'wrong' ), array( 'jo-unknown@example.com', 'wrong' ) ) as [ $name, $password ] ) {
			$error = wp_authenticate( $name, $password );
			self::assertInstanceOf( WP_Error::class, $error );
			$said[] = array( $error->get_error_codes(), $error->get_error_messages() );
		}
		self::assertCount( 1, array_unique( $said, SORT_REGULAR ) );
		self::assertStringNotContainsString( 'jo-', (string) wp_json_encode( $said ) );
		self::assertInstanceOf( \WP_User::class, wp_authenticate( 'jo-known', 'A right one 1!' ) );
	}

	#[TestDox( '[SEC-01] Taking lists of people out of the site is a capability of its own' )]
	public function test_export_capability(): void {
		self::assertTrue( get_role( 'administrator' )?->has_cap( ExportCapability::NAME ) );
		self::assertFalse( get_role( 'editor' )?->has_cap( ExportCapability::NAME ) );
		foreach ( array( 'hpapi_enquiry_csv', 'hh_legal_csv', 'hh_auction_enquiry_csv' ) as $action ) {
			self::assertNotFalse( has_action( "admin_post_{$action}" ), $action );
			foreach ( array( 'editor' => 403 ) as $role => $status ) {
				wp_set_current_user( (int) wp_insert_user( array( 'user_login' => "{$role}-{$action}", 'user_pass' => 'x', 'role' => $role, 'user_email' => "{$role}-{$action}@example.com" ) ) );
				$_REQUEST['_wpnonce'] = wp_create_nonce( $action );
				try {
					do_action( "admin_post_{$action}" );
					self::fail( "{$role} exported by {$action}." );
				} catch ( \HearthHammer\Tests\WpDied $died ) {
					self::assertSame( array( $status, 'Sorry, you are not allowed to export people’s details.' ), array( $died->status, html_entity_decode( $died->getMessage(), ENT_QUOTES ) ), $action );
				} finally {
					unset( $_REQUEST['_wpnonce'] );
				}
			}
		}
	}

	#[TestDox( 'A zip that is refused leaves no folder, and an empty one goes with the next sweep' )]
	public function test_empty_folders(): void {
		$base = sys_get_temp_dir() . '/hh-work-' . bin2hex( random_bytes( 6 ) );
		putenv( "HH_TEST_WORK_FOLDER={$base}" );
		try {
			$work = new WorkFolder( 'HH_TEST_WORK_FOLDER', 'test' );
			$path = "{$base}.zip";
			$zip  = new \ZipArchive();
			$zip->open( $path, \ZipArchive::CREATE );
			$zip->addFromString( 'readme.txt', 'No feed.' );
			$zip->close();
			try {
				$work->unpack( $path, array( 'blm' ) );
				self::fail( 'A zip without a feed was taken.' );
			} catch ( InvalidFeed ) {
				self::assertSame( array(), glob( "{$base}/zip-*" ) );
			}
			$empty = $work->make( 'zip-0123456789abcdef01234567' );
			$full  = $work->make( 'zip-fedcba987654321001234567' );
			file_put_contents( "{$full}/feed.blm", 'x' );
			touch( $empty, time() - 2 * HOUR_IN_SECONDS );
			touch( $full, time() - 2 * HOUR_IN_SECONDS );
			$work->sweep();
			self::assertSame( array( $full ), glob( "{$base}/zip-*" ) );
		} finally {
			putenv( 'HH_TEST_WORK_FOLDER' );
			array_map( unlink( ... ), array_filter( array( ...(array) glob( "{$base}/zip-*/*" ), ...(array) glob( "{$base}/*.html" ), "{$base}/.htaccess", "{$base}.zip" ), is_file( ... ) ) );
			array_map( rmdir( ... ), (array) glob( "{$base}/zip-*" ) );
			is_dir( $base ) && rmdir( $base );
		}
	}
}
