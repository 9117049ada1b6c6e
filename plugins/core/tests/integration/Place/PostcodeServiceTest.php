<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration\Place;

use HearthHammer\Core\Core;
use HearthHammer\Core\Page\CacheTags;
use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Place\PlaceTables;
use HearthHammer\Core\Place\PlaceVersion;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Core\Place\PostcodeLearner;
use HearthHammer\Core\Place\PostcodesIo;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * A postcode service beside the gazetteer: a real server on the loopback, good and bad.
 */
final class PostcodeServiceTest extends IntegrationTestCase {

	private PostcodeServer $server;

	private Gazetteer $gazetteer;

	protected function setUp(): void {
		parent::setUp();
		$this->server = new PostcodeServer( sys_get_temp_dir() . '/hh-postcodes-' . bin2hex( random_bytes( 6 ) ) );
		$service      = PostcodesIo::at( $this->server->origin . '/' );
		self::assertNotNull( $service );
		$this->gazetteer = new Gazetteer( null, null, new PostcodeLearner( $service, Core::services()->limits, Core::services()->network ) );
	}

	protected function tearDown(): void {
		$this->server->stop();
		parent::tearDown();
	}

	#[TestDox( 'It is asked for what the gazetteer does not know, once, and what it says stays there' )]
	public function test_learns(): void {
		PropertyFactory::place( 'postcode', 'TN18 4AA', new Coordinates( 51.05, 0.51 ) );
		self::assertEquals( new Coordinates( 51.05, 0.51 ), $this->gazetteer->locate( new Postcode( 'TN18 4AA' ) )?->coordinates );
		self::assertSame( array(), $this->server->requests() );

		$state = PlaceVersion::with_learned();
		$found = $this->gazetteer->locate( new Postcode( 'tn173ab' ) );
		self::assertEquals( new Coordinates( 51.0968, 0.5356 ), $found?->coordinates );
		self::assertSame( 'postcode', $found?->quality() );
		self::assertSame( array( 'GET /postcodes/TN17 3AB' ), $this->server->requests() );
		self::assertNotSame( $state, PlaceVersion::with_learned(), 'answers made without it are no longer good' );

		self::assertEquals( $found, $this->gazetteer->locate( new Postcode( 'TN17 3AB' ) ) );
		self::assertEquals( $found, ( new Gazetteer() )->locate( new Postcode( 'TN17 3AB' ) ), 'it is in the gazetteer' );
		self::assertSame( array(), $this->server->requests() );
	}

	#[TestDox( 'A postcode that does not exist falls back to its outward code, and is not asked for again for a day' )]
	public function test_negative(): void {
		global $wpdb;
		$found = $this->gazetteer->locate( new Postcode( 'TN17 9ZZ' ) );
		self::assertSame( array( 'TN17', true ), array( $found?->name, $found?->approximate ) );
		self::assertSame( array( 'GET /postcodes/TN17 9ZZ', 'GET /outcodes/TN17' ), $this->server->requests() );
		self::assertEquals( $found, $this->gazetteer->locate( new Postcode( 'TN17 9ZZ' ) ) );
		self::assertNull( $this->gazetteer->locate( new Postcode( 'AB10 1AA' ) ) );
		self::assertSame( array( 'GET /postcodes/AB10 1AA', 'GET /outcodes/AB10' ), $this->server->requests() );
		self::assertNull( $this->gazetteer->locate( new Postcode( 'AB10 1AA' ) ) );
		self::assertNull( $this->gazetteer->locate_typed( 'AB10' ) );
		self::assertSame( array(), $this->server->requests() );

		$wpdb->query( $wpdb->prepare( "UPDATE %i SET weight = weight - 24 WHERE kind = 'unknown'", $wpdb->prefix . PlaceTables::PLACE ) );
		$this->gazetteer->locate( new Postcode( 'TN17 9ZZ' ) );
		self::assertSame( array( 'GET /postcodes/TN17 9ZZ' ), $this->server->requests() );
		self::assertSame( 1, (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE kind = 'unknown'", $wpdb->prefix . PlaceTables::PLACE ) ), 'what is over does not stay' );
	}

	#[TestDox( 'An outward code that was typed is asked for too' )]
	public function test_outward_code(): void {
		self::assertEquals( new Coordinates( 51.09, 0.53 ), $this->gazetteer->locate_typed( 'tn17' )?->coordinates );
		self::assertSame( array( 'GET /outcodes/TN17' ), $this->server->requests() );
		self::assertNotNull( $this->gazetteer->locate_typed( 'TN17' ) );
		self::assertSame( array(), $this->server->requests() );
	}

	#[TestDox( 'Where it fails ($postcode) the outward code’s centre serves, and it is left alone for a minute' )]
	#[TestWith( array( 'ZE1 0AA' ) )]
	#[TestWith( array( 'ZE2 9AA' ) )]
	#[TestWith( array( 'ZE3 9AA' ) )]
	#[TestWith( array( 'KW1 1AA' ) )]
	#[TestWith( array( 'IV1 1AA' ) )]
	public function test_failures( string $postcode ): void {
		global $wpdb;
		$postcode = new Postcode( $postcode );
		PropertyFactory::place( 'outcode', $postcode->outward, new Coordinates( 60.1, -1.2 ) );
		$patience = array();
		add_filter(
			'http_request_args',
			static function ( array $arguments ) use ( &$patience ): array {
				$patience[] = $arguments['timeout'];
				return $arguments;
			}
		);
		$found = $this->gazetteer->locate( $postcode );
		self::assertCount( 1, $patience );
		self::assertLessThan( 4, $patience[0], 'A visitor waits for less than the slow server takes.' );
		self::assertSame( array( $postcode->outward, true ), array( $found?->name, $found?->approximate ) );
		self::assertSame( array( "GET /postcodes/{$postcode}" ), $this->server->requests() );
		self::assertNull( $this->gazetteer->locate( new Postcode( 'TN17 3AB' ) ), 'nobody asks meanwhile' );
		self::assertSame( array(), $this->server->requests() );
		self::assertSame( 0, (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE kind IN ('unknown','postcode')", $wpdb->prefix . PlaceTables::PLACE ) ), 'a failure says nothing about the postcode' );
		delete_transient( 'hpapi_postcodes_resting' );
		$this->server->wait();
		self::assertNotNull( $this->gazetteer->locate( new Postcode( 'TN17 3AB' ) ) );
	}

	#[TestDox( 'A place outside the country, or none, counts as unknown' )]
	public function test_strange_places(): void {
		self::assertNull( $this->gazetteer->locate( new Postcode( 'ME99 1AA' ) ) );
		self::assertNull( $this->gazetteer->locate( new Postcode( 'HS1 1AA' ) ) );
	}

	#[TestDox( 'Imports ask for many at once, a hundred in a request, and never twice' )]
	public function test_imports(): void {
		PropertyFactory::place( 'outcode', 'TN17', new Coordinates( 51.09, 0.53 ) );
		$postcodes = array( new Postcode( 'TN17 3AB' ), new Postcode( 'TN17 3AD' ), new Postcode( 'TN17 3AB' ) );
		for ( $number = 0; $number < 120; $number++ ) {
			$postcodes[] = new Postcode( 'TN17 4' . 'ABDEFGHJLN'[ $number % 10 ] . 'ABDEFGHJLNPQ'[ intdiv( $number, 10 ) ] );
		}
		$found = $this->gazetteer->locate_many( $postcodes );
		self::assertSame( array( 'POST /postcodes', 'POST /postcodes' ), $this->server->requests() );
		self::assertSame( array( false, false, true ), array( $found['TN17 3AB']->approximate, $found['TN17 3AD']->approximate, $found['TN17 4AA']->approximate ) );
		self::assertEquals( $found, $this->gazetteer->locate_many( $postcodes ) );
		self::assertSame( array(), $this->server->requests() );
		self::assertSame( array(), $this->gazetteer->locate_many( array( new Postcode( 'ZE1 0AA' ), new Postcode( 'ZE1 0AB' ) ) ), 'it failed' );
		self::assertSame( array( 'POST /postcodes' ), $this->server->requests() );
		$this->gazetteer->locate_many( array( new Postcode( 'ZE1 0AB' ), new Postcode( 'ZE1 0AD' ) ) );
		self::assertSame( array(), $this->server->requests(), 'it rests' );
	}

	#[TestDox( 'One network address may cause twenty questions an hour' )]
	public function test_limits(): void {
		PropertyFactory::place( 'outcode', 'TN17', new Coordinates( 51.09, 0.53 ) );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.7';
		CacheTags::forget();
		for ( $number = 0; $number < 30; $number++ ) {
			self::assertSame( $number > 20, CacheTags::are_personal(), 'What a full limit made poorer is not kept for others.' );
			$this->gazetteer->locate( new Postcode( 'TN17 5' . 'ABDEFGHJLN'[ $number % 10 ] . 'ABDEFGHJLNPQ'[ intdiv( $number, 10 ) ] ) );
		}
		self::assertCount( 20, $this->server->requests() );
		CacheTags::forget();
		$_SERVER['REMOTE_ADDR'] = '192.0.2.8';
		self::assertFalse( $this->gazetteer->locate( new Postcode( 'TN17 3AB' ) )?->approximate );
		self::assertFalse( CacheTags::are_personal() );
	}

	#[TestDox( 'Only https, or a server on this machine' )]
	public function test_address(): void {
		foreach ( array( 'https://postcodes.example.com', 'https://postcodes.example.com/api/', 'http://127.0.0.1:8000', 'http://localhost' ) as $good ) {
			self::assertNotNull( PostcodesIo::at( $good ), $good );
		}
		foreach ( array( '', 'http://postcodes.example.com', 'ftp://127.0.0.1', '//127.0.0.1', 'https://', 'javascript:alert(1)', 'http://127.0.0.1.example.com', 'https://user:pass@example.com', 'https://example.com/?a=b', 'file:///etc/passwd' ) as $bad ) {
			self::assertNull( PostcodesIo::at( $bad ), $bad );
		}
		self::assertNull( PostcodesIo::from_settings(), 'none is asked unless the site says so' );
	}
}
