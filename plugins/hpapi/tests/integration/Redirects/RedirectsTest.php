<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Redirects;

use HearthHammer\Core\Csv\BadFile;
use HearthHammer\Core\Csv\CsvWriter;
use HearthHammer\Hpapi\Redirects\ImportedRedirects;
use HearthHammer\Hpapi\Redirects\ImportRedirects;
use HearthHammer\Hpapi\Redirects\OldAddress;
use HearthHammer\Hpapi\Redirects\RedirectFile;
use HearthHammer\Hpapi\Redirects\RedirectRepository;
use HearthHammer\Hpapi\Redirects\RedirectsActions;
use HearthHammer\Hpapi\Redirects\RedirectsScreen;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\Redirected;
use HearthHammer\Tests\WpDied;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

final class RedirectsTest extends IntegrationTestCase {

	private string $file;
	private int $property;

	protected function setUp(): void {
		parent::setUp();
		$this->file     = (string) tempnam( sys_get_temp_dir(), 'hh-redirects' );
		$this->property = PropertyFactory::property( array( 'reference' => 'CRB_1001' ) );
	}

	protected function tearDown(): void {
		unlink( $this->file );
		parent::tearDown();
	}

	private function import( string $csv, bool $is_dry_run = false ): ImportedRedirects {
		file_put_contents( $this->file, $csv );
		return ( new ImportRedirects( new RedirectRepository() ) )->from_file( $this->file, $is_dry_run );
	}

	/** @return array{int, string} Status and where it leads. */
	private function ask( string $path ): array {
		[ $status, $headers ] = $this->render( $path );
		return array( $status, (string) ( $headers['location'] ?? $headers['Location'] ?? '' ) );
	}

	public function test_an_old_address_leads_to_a_path_or_a_property(): void {
		$done = $this->import( "old address,new address\n/houses/list.html,/property-for-sale/\n\"/show.php?id=12&lang=en\",crb_1001\nhttps://www.old-site.example/About_Us/,/about/?from=old\n/Caf%C3%A9,/cafe/\n" );
		self::assertSame( array( 4, 0, array() ), array( $done->added, $done->replaced, $done->problems ) );
		$home = untrailingslashit( home_url() );
		self::assertSame( array( 301, "{$home}/property-for-sale/" ), $this->ask( '/houses/list.html' ) );
		self::assertSame( array( 301, "{$home}/property-for-sale/" ), $this->ask( '/Houses/LIST.html/?page=3&utm_source=mail' ), 'Case, slash and a query that nobody named do not count.' );
		self::assertSame( array( 301, (string) get_permalink( $this->property ) ), $this->ask( '/show.php?lang=en&id=12&gclid=x' ) );
		self::assertSame( 404, $this->ask( '/show.php?id=13' )[0], 'Another query is another page.' );
		self::assertSame( array( 301, "{$home}/about/?from=old" ), $this->ask( '/about_us' ) );
		self::assertSame( array( 301, "{$home}/cafe/" ), $this->ask( '/caf%c3%a9/' ) );
	}

	public function test_an_address_with_its_query_goes_before_the_one_with_any(): void {
		$this->import( "/list,/all/\n/list?area=3,/three/\n" );
		self::assertStringEndsWith( '/three/', $this->ask( '/list?area=3' )[1] );
		self::assertStringEndsWith( '/all/', $this->ask( '/list?area=4' )[1] );
		self::assertStringEndsWith( '/all/', $this->ask( '/list' )[1] );
	}

	public function test_only_what_is_missing_is_looked_up_and_in_one_statement(): void {
		$this->import( (string) wp_parse_url( (string) get_permalink( $this->property ), PHP_URL_PATH ) . ",/elsewhere/\n/old,/new/\n" );
		global $wpdb;
		$asked = array();
		add_filter(
			'query',
			static function ( string $sql ) use ( &$asked ): string {
				str_contains( $sql, RedirectRepository::TABLE ) && $asked[] = $sql;
				return $sql;
			}
		);
		self::assertSame( 200, $this->ask( (string) wp_parse_url( (string) get_permalink( $this->property ), PHP_URL_PATH ) )[0], 'A page that is there is shown.' );
		$this->ask( '/' );
		self::assertSame( array(), $asked );
		$this->ask( '/nothing-here/at-all?x=1' );
		self::assertCount( 1, $asked );
		self::assertStringContainsString( 'source_key IN', $asked[0] );
	}

	public function test_a_bad_line_tells_its_number_and_reason_and_the_rest_is_taken(): void {
		$done = $this->import(
			implode(
				"\r\n",
				array(
					'From;To;Type',
					'/a;/b/;301',
					'/c;https://evil.example/x;301',
					'/d;//evil.example/x',
					'/e;/\\evil.example',
					'/f;javascript:alert(1)',
					'/g;NO_SUCH_1',
					'/h',
					'/a/;/again/',
					'/;/home/',
					'/i;/i/',
					'/j;/k',
					'/k;/l?x=1',
					'/l;/j/',
					'/m;' . home_url( '/n/' ),
					'/o;',
					'/p;' . home_url() . '.evil.example/',
					'/q;http://user@' . wp_parse_url( home_url(), PHP_URL_HOST ) . '@evil.example/',
				)
			)
		);
		self::assertSame( 4, $done->added );
		self::assertSame( array( 3, 4, 5, 6, 7, 8, 9, 10, 11, 14, 16, 17, 18 ), array_keys( $done->problems ) );
		self::assertStringContainsString( 'on another site (evil.example)', $done->problems[3] );
		self::assertStringContainsString( 'on another site (evil.example)', $done->problems[4] );
		self::assertStringContainsString( 'property NO_SUCH_1 not found', $done->problems[7] );
		self::assertStringContainsString( 'needs two columns', $done->problems[8] );
		self::assertSame( '/a is already on line 2, so this line was skipped', $done->problems[9] );
		self::assertStringContainsString( 'the home page', $done->problems[10] );
		self::assertSame( '/i would lead back to itself', $done->problems[11] );
		self::assertSame( '/l would lead back to itself', $done->problems[14] );
		self::assertSame( untrailingslashit( home_url() ) . '/n/', $this->ask( '/m' )[1] );
		foreach ( array( '/c', '/d', '/e', '/p', '/q' ) as $path ) {
			self::assertSame( 404, $this->ask( $path )[0], $path );
		}
	}

	public function test_a_second_file_replaces_closes_no_loop_and_a_dry_run_writes_nothing(): void {
		$this->import( "/a,/b\n/c,/d\n" );
		$done = $this->import( "/a,/x\n/b,/a\n/d,/c\n", is_dry_run: true );
		self::assertSame( array( 1, 1, array( 3 => '/d would lead back to itself' ) ), array( $done->added, $done->replaced, $done->problems ) );
		self::assertStringEndsWith( '/b', $this->ask( '/a' )[1] );
		self::assertSame( 1, $this->import( "/a,/x\n" )->replaced );
		self::assertStringEndsWith( '/x', $this->ask( '/a' )[1] );
		self::assertSame( 2, ( new RedirectRepository() )->count() );
	}

	#[Group( 'platform' )]
	public function test_whatever_a_stranger_asks_for_leads_nowhere_and_breaks_nothing(): void {
		$this->import( "/old,/new/\n" );
		$asked = array( '/old/%00', '//evil.example/%2e%2e', '/%FF%FE', '/x?%FF[]=1&a[b][c]=2' );
		foreach ( require dirname( __DIR__, 5 ) . '/tests/php/hostile-values.php' as $value ) {
			if ( is_string( $value ) ) {
				array_push( $asked, '/no-such-page/' . rawurlencode( $value ), '/no-such-page?q=' . rawurlencode( $value ) );
			}
		}
		foreach ( $asked as $index => $path ) {
			$address = OldAddress::parse( $path );
			self::assertNull( null === $address ? null : ( new RedirectRepository() )->find( $address ), $path );
			// A whole page for each takes its time.
			$index < 8 && self::assertNotSame( '/new/', (string) wp_parse_url( $this->ask( $path )[1], PHP_URL_PATH ), $path );
		}
		self::assertStringEndsWith( '/new/', $this->ask( '/old?q=' . rawurlencode( '"><script>' ) )[1] );
	}

	public function test_a_property_that_is_gone_leads_nowhere(): void {
		$this->import( "/old,CRB_1001\n" );
		wp_update_post( array( 'ID' => $this->property, 'post_status' => 'draft' ) );
		self::assertSame( 404, $this->ask( '/old' )[0] );
	}

	public function test_ten_thousand_lines_are_taken_in_few_statements(): void {
		$csv = '';
		for ( $i = 0; $i < 10000; $i++ ) {
			$csv .= "/old/{$i}.html,/new/{$i}/\n";
		}
		file_put_contents( $this->file, $csv );
		$done    = null;
		$queries = $this->count_queries(
			function () use ( &$done ): void {
				$done = ( new ImportRedirects( new RedirectRepository() ) )->from_file( $this->file );
			}
		);
		self::assertSame( 10000, $done?->added );
		self::assertLessThan( 70, $queries );
		self::assertStringEndsWith( '/new/7777/', $this->ask( '/old/7777.html' )[1] );
	}

	#[Group( 'platform' )]
	public function test_what_is_downloaded_can_be_imported_again(): void {
		$this->import( "/a,/b\n/caf%C3%A9?x=1,CRB_1001\n" );
		$stream = fopen( $this->file, 'wb' );
		self::assertIsResource( $stream );
		RedirectFile::write( CsvWriter::begin( $stream, RedirectFile::COLUMNS ), new RedirectRepository() );
		fclose( $stream );
		( new RedirectRepository() )->delete_all();
		$done = ( new ImportRedirects( new RedirectRepository() ) )->from_file( $this->file );
		self::assertSame( array( 2, 0, array() ), array( $done->added, $done->replaced, $done->problems ) );
	}

	#[Group( 'platform' )]
	public function test_files_that_are_none_are_refused(): void {
		foreach ( array( '', "\x00\x01" ) as $bytes ) {
			try {
				$this->import( $bytes );
				self::fail( 'It was read.' );
			} catch ( BadFile $fault ) {
				self::assertStringContainsString( 'The file is', $fault->getMessage() );
			}
		}
	}

	public function test_only_administrators_may_and_only_with_the_nonce(): void {
		foreach ( array( RedirectsActions::UPLOAD, RedirectsActions::DELETE, RedirectsScreen::CSV ) as $action ) {
			foreach ( array( 'editor' => true, 'administrator' => false ) as $role => $with_nonce ) {
				$id = wp_insert_user( array( 'user_login' => 'x' . wp_rand(), 'user_pass' => 'x', 'role' => $role ) );
				wp_set_current_user( (int) $id );
				$_REQUEST = $_POST = array( '_wpnonce' => $with_nonce ? wp_create_nonce( $action ) : 'wrong', 'all' => '1' );
				try {
					do_action( 'admin_post_' . $action );
					self::fail( 'It was done.' );
				} catch ( WpDied $died ) {
					self::assertSame( 403, $died->status );
				} finally {
					$_REQUEST = $_POST = array();
				}
			}
		}
	}

	public function test_the_screen_lists_searches_and_escapes(): void {
		$this->import( "/a,/b\n/<script>,/x\n/it's-o'clock,/c\n" );
		$_GET = array( 's' => "o'clock" );
		wp_set_current_user( 1 );
		set_current_screen( 'hpapi_property_page_' . RedirectsScreen::SLUG );
		ob_start();
		( new \ReflectionMethod( RedirectsScreen::class, 'show' ) )->invoke( new RedirectsScreen( new RedirectRepository() ) );
		$html = (string) ob_get_clean();
		$_GET = array();
		self::assertStringContainsString( '2 redirects', $html );
		self::assertStringContainsString( '/it&#039;s-o&#039;clock', $html );
		self::assertStringContainsString( '>/c</td>', $html );
		self::assertStringNotContainsString( '>/b</td>', $html );
	}

	public function test_what_is_ticked_is_deleted_and_the_rest_stays(): void {
		$this->import( "/a,/x\n/b,/x\n/c,/x\n" );
		wp_set_current_user( 1 );
		set_current_screen( 'hpapi_property_page_' . RedirectsScreen::SLUG );
		( new RedirectsScreen( new RedirectRepository() ) )->register();
		do_action( 'admin_menu' );
		$_GET = $_REQUEST = array( 'action' => 'delete', 'redirects' => array_map( static fn ( array $row ): string => (string) $row['id'], ( new RedirectRepository() )->page( '', 2, 0 ) ), '_wpnonce' => wp_create_nonce( 'bulk-redirects' ) );
		add_filter( 'wp_redirect', static fn ( string $to ): never => throw new Redirected( $to, 302 ) );
		try {
			do_action( 'load-' . get_plugin_page_hookname( RedirectsScreen::SLUG, 'edit.php?post_type=hpapi_property' ) );
			self::fail( 'It went on.' );
		} catch ( Redirected $redirected ) {
			self::assertStringEndsWith( 'page=hpapi-redirects', $redirected->location );
		} finally {
			$_GET = $_REQUEST = array();
		}
		self::assertSame( array( '/c' ), array_column( ( new RedirectRepository() )->page( '', 9, 0 ), 'source' ) );
		self::assertSame( '2 redirects were deleted.', get_transient( RedirectsScreen::message_key() )['text'] ?? '' );
	}

	#[TestDox( '[SEC-04] Anything in an old address, as path or query: 404, or an address of ours; nothing is sent on as it came' )]
	#[Group( 'volume' )]
	#[Group( 'volume' )]
	public function test_hostile_addresses(): void {
		$this->import( "/list,/all/\n/show.php?id=12,CRB_1001\n" );
		foreach ( require dirname( __DIR__, 5 ) . '/tests/php/hostile-values.php' as $name => $value ) {
			$word = is_array( $value ) ? http_build_query( $value ) : (string) $value;
			foreach ( array( '/' . rawurlencode( $word ), '/list/' . rawurlencode( $word ), '/list?' . http_build_query( array( 'id' => $value ) ), '/show.php?id=' . rawurlencode( $word ), '/show.php?id=12&' . rawurlencode( $word ) . '=1', '//' . rawurlencode( $word ) ) as $path ) {
				[ $status, $location ] = $this->ask( $path );
				self::assertContains( $status, array( 200, 301, 302, 404 ), "{$name}, {$path}" );
				self::assertStringStartsWith( home_url( '/' ), '' === $location ? home_url( '/' ) : $location, $name );
				self::assertDoesNotMatchRegularExpression( '/[\r\n\x00<>"]|hhprobe\(/', $location, $name );
			}
		}
	}

	#[TestDox( '[SEC-04] A file of redirects with anything for either address: a line that is refused with a sentence, or one that leads to us' )]
	#[Group( 'platform' )]
	public function test_hostile_file(): void {
		foreach ( require dirname( __DIR__, 5 ) . '/tests/php/hostile-values.php' as $name => $value ) {
			$cell = '"' . str_replace( '"', '""', is_array( $value ) ? (string) wp_json_encode( $value ) : (string) $value ) . '"';
			$row  = "{$cell},/all/\n/old-{$cell},/all/\n/one,{$cell}\n/two,/x{$cell}\n";
			try {
				$done = $this->import( $row );
			} catch ( BadFile $fault ) {
				self::assertMatchesRegularExpression( '/^\S.{10,}/u', $fault->getMessage(), $name );
				continue;
			}
			foreach ( $done->problems as $sentence ) {
				self::assertMatchesRegularExpression( '/^\S.{10,}/u', $sentence, $name );
			}
			foreach ( array( '/one', '/two' ) as $path ) {
				[ $status, $location ] = $this->ask( $path );
				self::assertContains( $status, array( 301, 404 ), "{$name}, {$path}" );
				self::assertStringStartsWith( home_url( '/' ), '' === $location ? home_url( '/' ) : $location, $name );
				self::assertDoesNotMatchRegularExpression( '/[\r\n\x00<>"]/', $location, $name );
			}
		}
	}
}
