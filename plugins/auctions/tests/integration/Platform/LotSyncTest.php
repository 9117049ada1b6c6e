<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Platform;

use FilesystemIterator;
use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Lots\LotHistory;
use HearthHammer\Auctions\Lots\LotStatus;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Platform\SyncOptions;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Core\Media\PictureCheck;
use HearthHammer\Core\Sync\Problem;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Core\Sync\RunChanges;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use RegexIterator;

/**
 * What a sync does to lots.
 */
#[Group( 'platform' )]
final class LotSyncTest extends PlatformTestCase {

	#[TestDox( '[SYNC-06] upserts on auctioneer, sale and lot id: a renumbered lot is the same lot; its history says so' )]
	public function test_upserts(): void {
		self::$server->lots( 'S1', self::lots_of_feed( 3 ) );
		$this->sync();
		$lot = $this->lot_here( '2' );
		self::assertSame( array( 'hh', 'S1', 'L2', 'Ford', 'petrol', 40002, 1200, 'guide_range' ), array( $lot->text( 'auctioneer_id' ), $lot->text( 'platform_sale_id' ), $lot->text( 'platform_lot_id' ), $lot->text( 'make' ), $lot->text( 'fuel' ), $lot->int( 'mileage' ), $lot->int( 'guide_low' ), $lot->price_status()->value ) );
		self::assertSame( '2018 Ford Focus “2”', $lot->title() );
		self::assertSame( '<p>One owner &amp; a full history; number 2.</p>', $lot->post->post_content );
		self::assertSame( $this->sale->id(), $lot->post->post_parent );

		$lots                = self::lots_of_feed( 3 );
		$lots[1]['lot_number'] = '12a';
		$lots[1]['guide_low']  = 1250;
		unset( $lots[1]['facts']['mileage'] );
		self::$server->lots( 'S1', $lots );
		self::assertSame( array( 'done', 0, 1, 2, 0 ), self::outcome( $this->sync() ) );
		$same = $this->lot_here( '12A' );
		self::assertSame( array( $lot->id(), null ), array( $same->id(), $same->int_or_null( 'mileage' ) ), 'A fact that is no longer named is not known any more.' );
		$history = array_map( static fn ( array $one ): array => array( $one['field'], $one['was'], $one['becomes'], $one['source'] ), ( new LotHistory() )->of( $same->id(), array( 'lot_number', 'guide_low' ), 2 ) );
		sort( $history );
		self::assertSame( array( array( 'guide_low', '1200', '1250', 'sync' ), array( 'lot_number', '2', '12A', 'sync' ) ), $history );
	}

	#[TestDox( '[SYNC-06] a status that nobody knows is kept as it came, the lot stays as it was, and staff are told' )]
	public function test_an_unknown_status(): void {
		$told = array();
		add_action( 'hh_auctions_sync_needs_attention', static function ( Run $run ) use ( &$told ): void {
			$told[] = (string) ( $run->problems->warnings()[0] ?? '' );
		} );
		self::$server->lots( 'S1', self::lots_of_feed( 2 ) );
		$this->sync();
		self::assertSame( array(), $told );
		self::$server->lots( 'S1', array( self::lot_of_feed( 1, array( 'status' => 'Under Offer!' ) ), self::lot_of_feed( 2 ), self::lot_of_feed( 3, array( 'status' => 'brand-new-word' ) ) ) );
		self::assertSame( array( 'done', 1, 1, 1, 0 ), self::outcome( $this->sync() ) );
		$lot = $this->lot_here( '1' );
		self::assertSame( array( LotStatus::Available, 'Under Offer!' ), array( $lot->status(), $lot->text( 'status_said' ) ) );
		self::assertSame( array( 'line 1, status: lot 1: “Under Offer!” is not a known status. It was saved as received, and the lot was not changed' ), $told );
		self::assertSame( array( '1' => 'available', '2' => 'available' ), array_map( strval( ... ), $this->lots_here() ), 'A new lot of an unknown status is not shown.' );
		self::assertSame( 'draft', $this->lot_here( '3' )->post->post_status );

		self::$server->lots( 'S1', self::lots_of_feed( 3 ) );
		$this->sync();
		self::assertSame( array( '', 'publish' ), array( $this->lot_here( '1' )->text( 'status_said' ), $this->lot_here( '3' )->post->post_status ) );
	}

	#[TestDox( '[SYNC-06] what a platform says wrong in every sync is told once, until it changes or comes again' )]
	public function test_told_once(): void {
		$told = array();
		add_action( 'hh_auctions_sync_needs_attention', static function ( Run $run, array $news ) use ( &$told ): void {
			$told[] = array_map( static fn ( Problem $problem ): string => $problem->message, $news );
		}, 10, 2 );
		$say = function ( array ...$lots ) use ( &$told ): array {
			self::$server->lots( 'S1', $lots );
			$told = array();
			$this->sync();
			return $told;
		};
		$odd = static fn ( int $number, string $word ): array => self::lot_of_feed( $number, array( 'status' => $word ) );
		$first = $say( $odd( 1, 'Odd' ), self::lot_of_feed( 2 ) );
		self::assertCount( 1, $first );
		self::assertStringContainsString( '“Odd”', $first[0][0] );
		self::assertSame( array(), $say( $odd( 1, 'Odd' ), self::lot_of_feed( 2 ) ) );
		self::assertSame( array(), $say( self::lot_of_feed( 2 ), $odd( 1, 'Odd' ) ), 'It stands in another line.' );
		$more = $say( $odd( 1, 'Odd' ), $odd( 2, 'Odder' ) );
		self::assertSame( array( 1, 1 ), array( count( $more ), count( $more[0] ) ), 'Only what is new.' );
		self::assertStringContainsString( '“Odder”', $more[0][0] );
		self::assertSame( array(), $say( self::lot_of_feed( 1 ), self::lot_of_feed( 2 ) ) );
		self::assertCount( 1, $say( $odd( 1, 'Odd' ), self::lot_of_feed( 2 ) ), 'It was gone meanwhile.' );
	}

	#[TestDox( '[SYNC-06] what staff set by hand survives, and so does what the desk said' )]
	public function test_staff_survive(): void {
		self::$server->lots( 'S1', self::lots_of_feed( 2 ) );
		$this->sync();
		$lot = $this->lot_here( '1' );
		Plugin::auctions()->lots->update( $lot->id(), null, array( 'guide_low' => 777, 'status' => 'sold', 'hammer' => 1999 ), LotWriter::DESK );
		$changed                 = self::lots_of_feed( 2 );
		$changed[0]['guide_low'] = 1;
		$changed[0]['colour']    = 'ignored';
		$changed[0]['title']     = 'New words';
		self::$server->lots( 'S1', $changed );
		$this->sync();
		$lot = $this->lot_here( '1' );
		self::assertSame( array( 777, 'sold', 1999, 'New words' ), array( $lot->int( 'guide_low' ), $lot->status()->value, $lot->int( 'hammer' ), $lot->title() ) );
	}

	#[TestDox( '[SYNC-06] who won is kept nowhere: not in the database, not on the disk' )]
	public function test_the_winner_is_nobodys_business(): void {
		global $wpdb;
		$lots = self::lots_of_feed( 2 );
		$lots[0]['status'] = 'sold';
		$lots[0]['hammer'] = 1650.4;
		self::$server->lots( 'S1', $lots );
		// A dry run keeps what came for whoever says that it may be done.
		$this->sync( new SyncOptions( dry_run: true ) );
		$files  = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( wp_upload_dir( null, false )['basedir'], FilesystemIterator::SKIP_DOTS | FilesystemIterator::CURRENT_AS_PATHNAME ) );
		$spools = iterator_to_array( new RegexIterator( $files, '#/hh-auctions-[^/]+/upload-[^/]+/spool\.ndjson$#' ), false );
		self::assertNotEmpty( $spools );
		foreach ( $spools as $spool ) {
			self::assertStringNotContainsString( 'Wanda', (string) file_get_contents( (string) $spool ) );
		}
		$this->sync();
		self::assertSame( 1650, $this->lot_here( '1' )->int( 'hammer' ) );
		foreach ( $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix ) . '%' ) ) as $table ) {
			self::assertStringNotContainsString( 'Wanda', serialize( $wpdb->get_results( "SELECT * FROM {$table}", ARRAY_A ) ), $table ); // phpcs:ignore WordPress.DB.PreparedSQL -- Each table.
		}
	}

	#[TestDox( '[SYNC-08] a run keeps what it changed in each lot, and a dry run says the same before' )]
	public function test_changes_are_told(): void {
		self::$server->lots( 'S1', self::lots_of_feed( 4 ) );
		$this->sync();
		$changed                = self::lots_of_feed( 5 );
		$changed[0]['status']   = 'sold';
		$changed[0]['hammer']   = 1800;
		unset( $changed[2] );
		self::$server->lots( 'S1', array_values( $changed ) );
		$before = self::everything();
		$dry    = $this->sync( new SyncOptions( dry_run: true ) );
		self::assertSame( array( 'checked', 1, 1, 2, 1 ), self::outcome( $dry ) );
		self::assertSame( $before, self::everything() );
		$real = $this->sync();
		self::assertSame( array( 'done', 1, 1, 2, 1 ), self::outcome( $real ) );
		$expected = array(
			'HH/S1/L1' => array( 'changed', array( array( 'field' => 'status', 'was' => 'available', 'becomes' => 'sold' ), array( 'field' => 'hammer', 'was' => '0', 'becomes' => '1800' ) ) ),
			'HH/S1/L3' => array( 'withdrawn', array() ),
			'HH/S1/L5' => array( 'added', array() ),
		);
		foreach ( array( $dry, $real ) as $result ) {
			$told = array();
			foreach ( ( new RunChanges() )->of_run( (int) $result->run?->id, 50 ) as $change ) {
				$told[ strtoupper( $change->reference ) ] = array( $change->what, $change->fields );
			}
			ksort( $told );
			self::assertSame( $expected, $told );
		}
	}

	#[TestDox( '[SYNC-06] pictures are compared on their own: one that changed under the same address is found though nothing else moved' )]
	public function test_pictures_under_the_same_address(): void {
		self::$server->picture( 'a.jpg', 40 );
		self::$server->picture( 'b.jpg', 80 );
		$images = array(
			array( 'url' => self::$server->origin . '/pictures/b.jpg', 'position' => 2, 'updated_at' => 'monday', 'caption' => 'The back' ),
			array( 'url' => self::$server->origin . '/pictures/a.jpg', 'position' => 1, 'updated_at' => 'monday', 'caption' => 'The front' ),
		);
		self::$server->lots( 'S1', array( self::lot_of_feed( 1, array( 'images' => $images ) ) ) );
		self::assertSame( array( 'done', 1, 0, 0, 0 ), self::outcome( $this->sync() ) );
		$first = $this->lot_here( '1' )->list( 'images' );
		self::assertSame( array( 'The front', 'The back' ), array_column( $first, 'caption' ) );
		self::assertSame( 'auctions', explode( '/', (string) get_post_meta( (int) $first[0]['attachment'], '_wp_attached_file', true ) )[0] );

		self::$server->requests();
		self::assertSame( array( 'done', 0, 0, 1, 0 ), self::outcome( $this->sync() ) );
		self::assertSame( array( '/sales/S1/lots?page=1', '/pictures/a.jpg', '/pictures/b.jpg' ), self::$server->requests(), 'Asked for, and not sent again.' );
		self::assertSame( array( 'done', 0, 0, 1, 0 ), self::outcome( $this->sync( new SyncOptions( pictures: PictureCheck::Never ) ) ) );
		self::assertSame( array( '/sales/S1/lots?page=1' ), self::$server->requests(), 'A sync every minute asks for none.' );

		self::$server->picture( 'a.jpg', 200 );
		$result = $this->sync();
		self::assertSame( array( 'done', 0, 1, 0, 0 ), self::outcome( $result ) );
		$second = $this->lot_here( '1' )->list( 'images' );
		self::assertNotSame( $first[0]['attachment'], $second[0]['attachment'] );
		self::assertSame( $first[1]['attachment'], $second[1]['attachment'] );
		self::assertNull( get_post( (int) $first[0]['attachment'] ) );

		// A picture that cannot be had any more: the one we have stays.
		self::$server->lots( 'S1', array( self::lot_of_feed( 1, array( 'images' => array( array( 'url' => self::$server->origin . '/pictures/gone.jpg' ), $images[1], array( 'url' => 'javascript:alert(1)' ) ) ) ) ) );
		$result = $this->sync();
		self::assertSame( 'done', $result->state );
		self::assertCount( 2, self::said( $result ) );
		self::assertSame( array( $second[0]['attachment'] ), array_column( $this->lot_here( '1' )->list( 'images' ), 'attachment' ) );
	}

	#[TestDox( '[SYNC-06] strangers’ words come in clean' )]
	public function test_hostile_words(): void {
		self::$server->lots( 'S1', array( self::lot_of_feed( 1, array( 'title' => "<script>alert(1)</script>A “good” car\n& more", 'description' => '<p onclick="x()">Text</p><script>alert(2)</script><iframe src="//evil"></iframe>', 'facts' => array( 'make' => '<b>Ford</b>', 'features' => array( '<i>Sunroof</i>', array( 'x' ) ), 'fuel' => '"><script>', 'unknown_fact' => 1, 'mileage' => '40,500' ), 'videos' => array( array( 'url' => '/etc/passwd' ), array( 'url' => 'https://films.example/a.mp4', 'title' => 'A film' ) ) ) ) ) );
		$result = $this->sync();
		self::assertSame( 'done', $result->state );
		$lot = $this->lot_here( '1' );
		self::assertSame( array( 'A “good” car & more', '<p>Text</p>', 'Ford', '', 40500 ), array( $lot->title(), $lot->post->post_content, $lot->text( 'make' ), $lot->text( 'fuel' ), $lot->int( 'mileage' ) ) );
		self::assertSame( array( array( 'url' => 'https://films.example/a.mp4', 'caption' => 'A film' ) ), $lot->list( 'videos' ) );
		self::assertSame( array( 'line 1, facts.fuel: lot 1: “">” is not a known value, so it was skipped', 'line 1, facts.unknown_fact: lot 1: is not a known field, so it was skipped', 'line 1, videos[1]: lot 1: is not the address of a video, or the file does not exist, so it was skipped' ), self::said( $result ) );
	}
}
