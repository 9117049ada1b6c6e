<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Platform;

use HearthHammer\Auctions\Lots\LotHistory;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Platform\Platform;
use HearthHammer\Auctions\Platform\PlatformServices;
use HearthHammer\Auctions\Platform\PlatformSettings;
use HearthHammer\Auctions\Platform\SyncOptions;
use HearthHammer\Auctions\Platform\SyncResult;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Core\Core;
use HearthHammer\Tests\Fakes\PlatformServer;
use HearthHammer\Tests\IntegrationTestCase;

require_once dirname( __DIR__, 5 ) . '/tests/fakes/PlatformServer.php';

/**
 * A site whose platform is the fake one, with one sale of it.
 */
abstract class PlatformTestCase extends IntegrationTestCase {

	use AuctionFixtures;

	protected static PlatformServer $server;

	protected SaleRecord $sale;
	protected PlatformServices $platform;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$server = new PlatformServer();
	}

	public static function tearDownAfterClass(): void {
		self::$server->stop();
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		self::$server->listen();
		$this->use_feed();
		$this->sale = self::sale( 'fake-cars', array( 'platform' => 'feed', 'auctioneer_id' => 'hh', 'platform_sale_id' => 'S1', 'status' => 'catalogue', 'starts_at' => time() + DAY_IN_SECONDS ) );
		Plugin::auctions()->index->flush();
	}

	final protected function use_feed( string $adapter = Platform::FEED ): void {
		update_option( PlatformSettings::OPTION, array( 'adapter' => $adapter, 'base' => self::$server->origin, 'name' => 'Fake Platform', 'auctioneer_id' => '3', 'client_id' => '302', 'department' => 'car-auctions', 'visitors' => 1 ) );
		$secrets = PlatformSettings::secrets();
		update_option( PlatformSettings::SECRET, array_map( static fn ( array $one ): string => $secrets->sealer->seal( ...$one ), array( 'token' => array( 'token', 'fake-platform-token' ), 'bidjs_key' => array( 'bidjs_key', 'fake-key' ), 'bidjs_secret' => array( 'bidjs_secret', 'fake-secret' ) ) ) );
		$this->platform = PlatformServices::make( Core::services(), Plugin::auctions()->lots, Plugin::auctions()->index, Plugin::legal_packs()->putting );
	}

	/**
	 * @param array<string, mixed> $more
	 * @return array<string, mixed> In our plain feed's words.
	 */
	final protected static function lot_of_feed( int $number, array $more = array() ): array {
		return $more + array(
			'auctioneer_id' => 'hh',
			'sale_id'       => 'S1',
			'lot_id'        => "L{$number}",
			'lot_number'    => (string) $number,
			'title'         => "2018 Ford Focus “{$number}”",
			'description'   => "<p>One owner & a full history; number {$number}.</p>",
			'guide_low'     => 1000 + 100 * $number,
			'guide_high'    => 1500 + 100 * $number,
			'price_status'  => 'guide_range',
			'hammer'        => null,
			'status'        => 'available',
			'images'        => array(),
			'documents'     => array(),
			'facts'         => array( 'make' => 'Ford', 'model' => 'Focus', 'fuel' => 'Petrol', 'mileage' => 40000 + $number ),
			'updated_at'    => '2026-11-20T10:00:00Z',
			// Nothing of this may ever come to rest here.
			'winner'        => array( 'fullname' => 'Wanda Winner', 'email' => 'wanda@example.com' ),
		);
	}

	/** @return list<array<string, mixed>> */
	final protected static function lots_of_feed( int $count ): array {
		return array_map( static fn ( int $number ): array => self::lot_of_feed( $number ), range( 1, $count ) );
	}

	final protected function sync( ?SyncOptions $how = null ): SyncResult {
		wp_cache_flush();
		return $this->platform->sync->sale( $this->sale, $how ?? new SyncOptions() );
	}

	/** @return array{string, int, int, int, int} State, added, changed, unchanged, withdrawn. */
	final protected static function outcome( SyncResult $result ): array {
		$counts = $result->run?->counts;
		return array( $result->state, (int) $counts?->added, (int) $counts?->changed, (int) $counts?->unchanged, (int) $counts?->withdrawn );
	}

	/** @return list<string> Errors, then warnings. */
	final protected static function said( SyncResult $result ): array {
		$problems = $result->run?->problems;
		return array_map( strval( ... ), array( ...$problems?->errors() ?? array(), ...$problems?->warnings() ?? array() ) );
	}

	/** @return array<string, string> Number to status of each lot that visitors see. */
	final protected function lots_here(): array {
		wp_cache_flush();
		$lots = array();
		foreach ( get_posts( array( 'post_type' => LotPostType::NAME, 'post_parent' => $this->sale->id(), 'post_status' => 'publish', 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC' ) ) as $post ) {
			$lot = LotRecord::of( $post->ID );
			self::assertNotNull( $lot );
			$lots[ $lot->number()->printed ] = $lot->status()->value;
		}
		return $lots;
	}

	final protected function lot_here( string $number ): LotRecord {
		wp_cache_flush();
		foreach ( get_posts( array( 'post_type' => LotPostType::NAME, 'post_parent' => $this->sale->id(), 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) {
			$lot = LotRecord::of( $post->ID );
			if ( null !== $lot && $lot->number()->printed === $number ) {
				return $lot;
			}
		}
		self::fail( "There is no lot {$number}." );
	}

	/** A hash of everything that a sync could write to: posts, fields, terms, history. */
	final protected static function everything(): string {
		global $wpdb;
		$all = array();
		foreach ( array( $wpdb->posts => 'ID', $wpdb->postmeta => 'meta_id', $wpdb->term_relationships => 'object_id, term_taxonomy_id', $wpdb->prefix . LotHistory::TABLE => 'id' ) as $table => $order ) {
			$all[] = $wpdb->get_results( "SELECT * FROM {$table} ORDER BY {$order}", ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Written here.
		}
		return md5( serialize( $all ) );
	}
}
