<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Platform;

use HearthHammer\Auctions\Addenda\Addendum;
use HearthHammer\Auctions\Addenda\AddendumRepository;
use HearthHammer\Auctions\Lots\LotHistory;
use HearthHammer\Auctions\Lots\LotPostType;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Platform\PlatformServices;
use HearthHammer\Auctions\Platform\PlatformSettings;
use HearthHammer\Auctions\Platform\SyncOptions;
use HearthHammer\Auctions\Platform\SyncResult;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Core;
use HearthHammer\Core\Media\PictureCheck;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * The demo's own files, by the way that `npm start` brings them in.
 */
final class SandboxTest extends IntegrationTestCase {

	private PlatformServices $platform;

	protected function setUp(): void {
		parent::setUp();
		PlatformSettings::use_sandbox( dirname( __DIR__, 5 ) . '/demo/platform', 'BidJS' );
		$this->platform = PlatformServices::make( Core::services(), Plugin::auctions()->lots, Plugin::auctions()->index, Plugin::legal_packs()->putting );
	}

	/** @return list<string> But for pictures that the studio has not made yet. */
	private static function said( ?Run $run ): array {
		$all = array_map( strval( ... ), array( ...$run?->problems->errors() ?? array(), ...$run?->problems->warnings() ?? array() ) );
		return array_values( array_filter( $all, static fn ( string $one ): bool => ! str_contains( $one, 'images[' ) ) );
	}

	/** Everything that visitors see, and its history. */
	private static function written(): string {
		global $wpdb;
		$all = array();
		foreach ( array( $wpdb->posts => 'ID', $wpdb->postmeta => 'meta_id', $wpdb->term_relationships => 'object_id, term_taxonomy_id', $wpdb->prefix . LotHistory::TABLE => 'id' ) as $table => $order ) {
			$all[] = $wpdb->get_results( "SELECT * FROM {$table} ORDER BY {$order}", ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Written here.
		}
		return md5( serialize( $all ) );
	}

	#[TestDox( '[SYNC-06] the demo’s sales come in through the sandbox, and the same sync again writes nothing' )]
	public function test_the_demo_comes_in_and_again_writes_nothing(): void {
		$result = $this->platform->sync->sales( new SyncOptions() );
		self::assertSame( array( SyncResult::DONE, array(), 9 ), array( $result->state, self::said( $result->run ), $result->run?->counts->added ) );
		// Pictures come later: the test below has them, and hundreds of them would take minutes here.
		$how   = new SyncOptions( pictures: PictureCheck::Later );
		$lots  = array();
		$sales = $this->platform->sales->followed( 'sandbox' );
		foreach ( $sales as $sale ) {
			$result                 = $this->platform->sync->sale( $sale, $how );
			$lots[ $sale->slug() ] = SyncResult::DONE === $result->state ? $result->run?->counts->added : $result->state;
			self::assertSame( array(), self::said( $result->run ), $sale->slug() );
		}
		ksort( $lots );
		self::assertSame( array( 'cars-classic' => 'empty', 'cars-day' => 20, 'cars-fleet' => 50, 'cars-part-exchange' => 8, 'property-coast' => 10, 'property-downs' => 'empty', 'property-weald' => 20, 'vans-autumn' => 6, 'vans-trades' => 20 ), $lots );

		$before = self::written();
		self::assertSame( array( 0, 0, 9 ), self::counts( $this->platform->sync->sales( new SyncOptions() ) ) );
		foreach ( $sales as $sale ) {
			$again = $this->platform->sync->sale( $sale, $how );
			self::assertSame( 'empty' === $lots[ $sale->slug() ] ? array( 0, 0, 0 ) : array( 0, 0, $lots[ $sale->slug() ] ), self::counts( $again ), $sale->slug() );
		}
		self::assertSame( $before, self::written() );
		$this->look_at_a_lot();
	}

	#[TestDox( '[LOT-01] a film that comes with a lot stands in its gallery, is asked for on demand, and has the lot’s picture until then' )]
	#[Group( 'platform' )]
	public function test_film(): void {
		$folder = trailingslashit( get_temp_dir() ) . 'hh-film-' . wp_generate_password( 8, false );
		foreach ( array( 'platform/S1', 'platform/videos', 'pictures/car' ) as $one ) {
			wp_mkdir_p( "{$folder}/{$one}" );
		}
		copy( dirname( __DIR__, 5 ) . '/demo/pictures/vehicle-suv-black/front.webp', "{$folder}/pictures/car/front.webp" );
		file_put_contents( "{$folder}/platform/videos/car.webm", "\x1A\x45\xDF\xA3 a film" );
		$of = array( 'auctioneer_id' => 'hh', 'sale_id' => 'S1', 'updated_at' => '2026-11-20T10:00:00Z' );
		file_put_contents( "{$folder}/platform/sales.json", (string) wp_json_encode( array( 'sales' => array( $of + array( 'title' => 'Film cars', 'business' => 'car-auctions', 'department_id' => 'cars', 'department' => 'Cars', 'sale_type' => 'live-online', 'status' => 'catalogue', 'starts_at' => array( 'days' => 7, 'time' => '11:00' ), 'lot_count' => 1 ) ) ) ) );
		file_put_contents( "{$folder}/platform/S1/lots.json", (string) wp_json_encode( array( 'page' => 1, 'pages' => 1, 'total' => 1, 'etag' => 'a', 'lots' => array( $of + array( 'lot_id' => 'L1', 'lot_number' => '1', 'title' => 'A car that turns', 'description' => '<p>It turns.</p>', 'status' => 'available', 'price_status' => 'guide', 'guide_low' => 1000, 'images' => array( array( 'url' => 'car/front.webp', 'position' => 1 ) ), 'videos' => array( array( 'url' => 'car.webm', 'title' => 'Once round the car' ), array( 'url' => 'missing.webm' ) ), 'documents' => array(), 'facts' => array( 'make' => 'BMW' ) ) ) ) ) );
		PlatformSettings::use_sandbox( "{$folder}/platform", 'BidJS' );
		$platform = PlatformServices::make( Core::services(), Plugin::auctions()->lots, Plugin::auctions()->index, Plugin::legal_packs()->putting );
		self::assertSame( SyncResult::DONE, $platform->sync->sales( new SyncOptions() )->state );
		$sale   = $platform->sales->followed( 'sandbox' )[0];
		$result = $platform->sync->sale( $sale, new SyncOptions() );
		self::assertSame( array( SyncResult::DONE, 1 ), array( $result->state, $result->run?->counts->added ) );
		self::assertStringContainsString( 'videos[2]', implode( ' ', array_map( strval( ... ), $result->run?->problems->warnings() ?? array() ) ), 'A film that is not there is left out, and staff are told.' );
		Plugin::auctions()->index->flush();

		$html = $this->render( "/auctions/{$sale->slug()}/lot/1/" )[2];
		self::assertSame( 1, preg_match( '#<a class="hh-button[^"]*" href="([^"]+/car-[0-9a-f]{8}\.webm)" data-hh-file data-hh-poster="([^"]+\.webp)">Once round the car</a>#', $html, $link ) );
		self::assertFileEquals( "{$folder}/platform/videos/car.webm", str_replace( wp_upload_dir()['baseurl'], wp_upload_dir()['basedir'], $link[1] ) );
		self::assertStringNotContainsString( '<video', $html, 'Nothing of it loads with the page.' );
		self::assertStringContainsString( 'file-modal.js', $html );
		unlink( str_replace( wp_upload_dir()['baseurl'], wp_upload_dir()['basedir'], $link[1] ) );
	}

	/** @return array{int, int, int} Added, changed, unchanged. */
	private static function counts( SyncResult $result ): array {
		$counts = $result->run?->counts;
		return array( (int) $counts?->added, (int) $counts?->changed, (int) $counts?->unchanged );
	}

	private function look_at_a_lot(): void {
		$sale = SaleRecord::from_slug( 'cars-day' );
		self::assertNotNull( $sale );
		self::assertSame( array( 'Car auctions', 'car-auctions', 'running' ), array( $sale->department()?->name, $sale->business()->slug, $sale->status()->value ) );
		self::assertLessThan( time(), $sale->starts_at() );
		self::assertGreaterThan( time() - DAY_IN_SECONDS, $sale->starts_at() );
		$lots = get_posts( array( 'post_type' => 'hh_lot', 'post_parent' => $sale->id(), 'meta_key' => 'hh_lot_lot_number', 'meta_value' => '1' ) );
		self::assertCount( 1, $lots );
		$lot = LotRecord::of( $lots[0]->ID );
		self::assertSame( array( 'Volvo', 'diesel', 'sold', 1800, 152474 ), array( $lot?->text( 'make' ), $lot?->text( 'fuel' ), $lot?->status()->value, $lot?->int( 'hammer' ), $lot?->int( 'mileage' ) ) );
		self::assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\d$/', (string) $lot?->text( 'mot_until' ) );
		self::assertStringEndsWith( '.pdf', (string) $lot?->text( 'inspection_report' ) );
		self::assertStringContainsString( '<p>', $lots[0]->post_content );
	}

	#[TestDox( '[LOT-06] the demo has an addendum of a whole sale, which comes once however often it is synced' )]
	public function test_addendum_of_a_sale(): void {
		$this->platform->sync->sales( new SyncOptions() );
		$this->platform->sync->sales( new SyncOptions() );
		$sale    = SaleRecord::from_slug( 'property-weald' );
		$addenda = null === $sale ? array() : ( new AddendumRepository() )->of_sale( $sale->id() );
		self::assertSame( array( array( 1, 0 ) ), array_map( static fn ( Addendum $one ): array => array( $one->number, $one->lot ), $addenda ) );
		self::assertStringContainsString( 'The auction starts at midday', self::block( 'lot-addenda', array(), (int) $sale?->id() ) );
	}

	#[TestDox( 'Lots may come in without pictures at first; the next sync brings those of cards, the one after it the others' )]
	public function test_pictures_may_come_later(): void {
		$folder = self::platform_of_one_lot();
		PlatformSettings::use_sandbox( $folder . '/platform', '' );
		$platform = PlatformServices::make( Core::services(), Plugin::auctions()->lots, Plugin::auctions()->index, Plugin::legal_packs()->putting );
		$platform->sync->sales( new SyncOptions() );
		[ $sale ] = $platform->sales->followed( 'sandbox' );
		foreach ( array( array( new SyncOptions( pictures: PictureCheck::Later ), 0 ), array( new SyncOptions( pictures: PictureCheck::Later ), 0 ), array( new SyncOptions( leading: true ), 1 ), array( new SyncOptions(), 2 ) ) as $step => [ $how, $pictures ] ) {
			self::assertSame( SyncResult::DONE, $platform->sync->sale( $sale, $how )->state );
			$lot = LotRecord::of( (int) get_posts( array( 'post_type' => LotPostType::NAME, 'fields' => 'ids' ) )[0] );
			self::assertCount( $pictures, $lot?->list( 'images' ) ?? array(), "step {$step}" );
		}
	}

	#[TestDox( 'One sale may come in alone, and a new lot of it costs few statements' )]
	#[Group( 'platform' )]
	public function test_one_sale_alone(): void {
		self::assertSame( array( 1, 0, 0 ), self::counts( $this->platform->sync->sales( ( new SyncOptions() )->only( array( 'hearth-hammer/cars-day' ) ) ) ) );
		self::assertSame( array( 'cars-day' ), array_map( static fn ( SaleRecord $sale ): string => $sale->slug(), $this->platform->sales->followed( 'sandbox' ) ) );
		[ $sale ] = $this->platform->sales->followed( 'sandbox' );
		$how      = new SyncOptions( pictures: PictureCheck::Later );
		$cost     = $this->count_queries( fn () => $this->platform->sync->sale( $sale, $how ) );
		$lots     = get_posts( array( 'post_type' => LotPostType::NAME, 'post_parent' => $sale->id(), 'numberposts' => -1 ) );
		self::assertCount( 20, $lots );
		// The post and reading it, its fields, its history, its address, whether anybody watches: and some for the sale.
		self::assertLessThanOrEqual( 20 * 8 + 80, $cost );
		foreach ( $lots as $lot ) {
			$known = get_post_meta( $lot->ID );
			wp_cache_delete( $lot->ID, 'post_meta' );
			self::assertEquals( get_post_meta( $lot->ID ), $known );
			self::assertSame( array(), ( Plugin::auctions()->history )->record( $lot->ID, 'staff' ), 'The history knows all of it already.' );
		}
		self::assertSame( array( 8, 0, 1 ), self::counts( $this->platform->sync->sales( new SyncOptions() ) ) );
	}

	/** @return string A folder with `platform` and `pictures`: one sale, one lot, two pictures. */
	private static function platform_of_one_lot(): string {
		$folder = get_temp_dir() . 'hh-platform-' . wp_generate_password( 8, false );
		wp_mkdir_p( "{$folder}/platform/cars" );
		wp_mkdir_p( "{$folder}/pictures/red" );
		foreach ( array( 'front' => 200, 'rear' => 90 ) as $view => $shade ) {
			$picture = imagecreatetruecolor( 640, 427 );
			imagefill( $picture, 0, 0, (int) imagecolorallocate( $picture, $shade, 20, 20 ) );
			imagewebp( $picture, "{$folder}/pictures/red/{$view}.webp" );
		}
		$of   = array( 'auctioneer_id' => 'h', 'sale_id' => 'cars', 'updated_at' => 1, 'starts_at' => array( 'days' => 2, 'time' => '11:00' ) );
		$sale = array( 'title' => 'Cars', 'business' => 'car-auctions', 'department_id' => 'cars', 'department' => 'Cars', 'sale_type' => 'live', 'status' => 'catalogue', 'lot_count' => 1 );
		$lot  = array( 'lot_id' => 'one', 'lot_number' => '1', 'title' => 'A car', 'description' => '', 'status' => 'available', 'price_status' => 'guide', 'guide_low' => 100, 'images' => array( array( 'url' => 'red/front.webp', 'position' => 1 ), array( 'url' => 'red/rear.webp', 'position' => 2 ) ) );
		file_put_contents( "{$folder}/platform/sales.json", wp_json_encode( array( 'sales' => array( $of + $sale ) ) ) );
		file_put_contents( "{$folder}/platform/cars/lots.json", wp_json_encode( array( 'page' => 1, 'pages' => 1, 'total' => 1, 'etag' => 'x', 'lots' => array( $of + $lot ) ) ) );
		return $folder;
	}
}
