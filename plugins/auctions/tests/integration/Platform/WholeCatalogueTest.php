<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Platform;

use HearthHammer\Auctions\Platform\PlatformSettings;
use HearthHammer\Auctions\Platform\SyncOptions;
use HearthHammer\Auctions\Platform\SyncResult;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * A catalogue comes whole, or nothing of it does.
 */
#[Group( 'volume' )]
final class WholeCatalogueTest extends PlatformTestCase {

	#[TestDox( '[SYNC-09] [SYNC-06] cut off at 200 points of the answer, announced or not, nothing changes; the next sync puts it right' )]
	public function test_cut_off_anywhere_nothing_changes(): void {
		self::$server->lots( 'S1', self::lots_of_feed( 6 ) );
		self::assertSame( array( 'done', 6, 0, 0, 0 ), self::outcome( $this->sync() ) );
		$changed = self::lots_of_feed( 8 );
		$changed[0]['guide_low'] = 1;
		$changed[1]['status']    = 'withdrawn';
		self::$server->lots( 'S1', $changed );
		$length = strlen( (string) json_encode( array( 'page' => 1, 'pages' => 1, 'total' => 8, 'etag' => 'v1', 'lots' => $changed ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
		$before = self::everything();
		for ( $point = 0; $point < 200; $point++ ) {
			self::$server->misbehave( array( 'cut' => (int) floor( $point * ( $length - 1 ) / 199 ), 'announced' => $point % 2 ) );
			self::assertSame( SyncResult::FAILED, $this->sync()->state, "Cut off at point {$point} of 200." );
		}
		self::assertSame( $before, self::everything() );

		self::$server->misbehave();
		self::assertSame( array( 'done', 2, 2, 4, 0 ), self::outcome( $this->sync() ) );
		self::assertSame( array( 'done', 0, 0, 8, 0 ), self::outcome( $this->sync() ) );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function faults(): iterable {
		yield '500' => array( array( 'status' => 500 ), 'the platform returned status 500' );
		yield '401' => array( array( 'status' => 401 ), 'the platform returned status 401' );
		yield 'HTML' => array( array( 'html' => true ), 'the response is not JSON' );
		yield 'half a catalogue' => array( array( 'drop' => 3 ), 'only 3 of 6 lots were received' );
		yield 'one lot short' => array( array( 'drop' => 1 ), 'only 5 of 6 lots were received' );
		yield 'no lots at all' => array( array( 'drop' => 6 ), 'only 0 of 6 lots were received' );
		yield 'another page' => array( array( 'body' => '{"page":7,"pages":1,"total":0,"etag":"v1","lots":[]}' ), 'page 7 of the catalogue was received instead of page 1' );
		yield 'no etag' => array( array( 'body' => '{"page":1,"pages":1,"total":0,"lots":[]}' ), 'a page of the catalogue has no page number' );
		yield 'empty and honest' => array( array( 'body' => '{"page":1,"pages":1,"total":0,"etag":"v1","lots":[]}' ), 'the feed contains no lots, so nothing was changed' );
		yield 'endless pages' => array( array( 'body' => '{"page":1,"pages":100000,"total":0,"etag":"v1","lots":[]}' ), 'a page of the catalogue has no page number' );
		yield 'no object' => array( array( 'body' => '[]' ), 'the response is not JSON' );
		yield 'a list for the lot' => array( array( 'body' => '{"page":1,"pages":1,"total":1,"etag":"v1","lots":[[1,2]]}' ), 'a lot has no valid ID' );
	}

	/** @param array<string, mixed> $faults */
	#[DataProvider( 'faults' )]
	#[TestDox( '[SYNC-06] whatever the platform does, nothing is written and staff see why: $_dataName' )]
	public function test_a_broken_answer_changes_nothing( array $faults, string $sentence ): void {
		self::$server->lots( 'S1', self::lots_of_feed( 6 ) );
		$this->sync();
		$before = self::everything();
		self::$server->misbehave( $faults );
		$result = $this->sync();
		self::assertSame( array( SyncResult::FAILED, array( $sentence ) ), array( $result->state, self::said( $result ) ) );
		self::assertSame( 'failed', $result->run?->status );
		self::assertSame( $before, self::everything() );
		self::$server->misbehave();
		self::assertSame( array( 'done', 0, 0, 6, 0 ), self::outcome( $this->sync() ) );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function wrong(): iterable {
		yield 'a number for the title' => array( array( 'title' => array( 'x' ) ), 'title: lot 2: is not text' );
		yield 'no title' => array( array( 'title' => ' ' ), 'title: lot 2: is empty' );
		yield 'a word for the guide' => array( array( 'guide_low' => 'lots' ), 'guide_low: lot 2: is not an amount of money' );
		yield 'a guide below nothing' => array( array( 'guide_low' => -5 ), 'guide_low: lot 2: is not an amount of money' );
		yield 'a guide upside down' => array( array( 'guide_low' => 900, 'guide_high' => 500 ), 'guide_high: lot 2: is below guide_low' );
		yield 'a text for the pictures' => array( array( 'images' => 'a.jpg' ), 'images: lot 2: is not a list' );
		yield 'a list for the facts' => array( array( 'facts' => array( 'Ford' ) ), 'facts: lot 2: is not an object' );
		yield 'no time' => array( array( 'starts_at' => 'soon' ), 'starts_at: lot 2: is not a valid time' );
		yield 'no status' => array( array( 'status' => null ), 'status: lot 2: is empty' );
		yield 'a status that is an object' => array( array( 'status' => array( 'id' => 4 ) ), 'status: lot 2: is not text' );
	}

	/** @param array<string, mixed> $wrong */
	#[DataProvider( 'wrong' )]
	#[TestDox( '[SYNC-06] wrong types in one lot stop the whole catalogue: $_dataName' )]
	public function test_wrong_types_stop_it( array $wrong, string $sentence ): void {
		self::$server->lots( 'S1', self::lots_of_feed( 3 ) );
		$this->sync();
		$before = self::everything();
		$lots   = self::lots_of_feed( 3 );
		$lots[1] = $wrong + $lots[1];
		$lots[2]['title'] = 'Another';
		self::$server->lots( 'S1', $lots );
		$result = $this->sync();
		self::assertSame( SyncResult::FAILED, $result->state );
		self::assertContains( 'line 2, ' . $sentence, self::said( $result ) );
		self::assertSame( $before, self::everything() );
	}

	#[TestDox( '[SYNC-09] pages that change while they are read are read anew; the same lot twice and another sale’s lot refuse the whole' )]
	public function test_pages(): void {
		self::$server->lots( 'S1', self::lots_of_feed( 7 ), 3 );
		self::assertSame( array( 'done', 7, 0, 0, 0 ), self::outcome( $this->sync() ) );
		self::assertSame( array( '/sales/S1/lots?page=1', '/sales/S1/lots?page=2', '/sales/S1/lots?page=3' ), self::$server->requests() );

		self::$server->misbehave( array( 'moves' => true ) );
		$result = $this->sync();
		self::assertSame( array( 'the catalogue kept changing while it was being read' ), self::said( $result ) );
		self::assertCount( 6, self::$server->requests(), 'Three tries, each given up at the second page.' );

		self::$server->misbehave();
		self::$server->lots( 'S1', array( ...self::lots_of_feed( 3 ), self::lot_of_feed( 2 ) ) );
		self::assertSame( array( 'lot L2 was received twice' ), self::said( $this->sync() ) );
		self::$server->lots( 'S1', array( ...self::lots_of_feed( 3 ), self::lot_of_feed( 4, array( 'sale_id' => 'S2' ) ) ) );
		self::assertSame( array( 'lot L4 belongs to another sale' ), self::said( $this->sync() ) );
		self::assertCount( 7, $this->lots_here() );
	}

	#[TestDox( '[SYNC-06] a lot that a whole catalogue no longer names is withdrawn; beyond 30% somebody must say so' )]
	public function test_missing_lots(): void {
		self::$server->lots( 'S1', self::lots_of_feed( 5 ) );
		$this->sync();
		self::$server->lots( 'S1', self::lots_of_feed( 4 ) );
		self::assertSame( array( 'done', 0, 0, 4, 1 ), self::outcome( $this->sync() ) );
		self::assertSame( array( '1' => 'available', '2' => 'available', '3' => 'available', '4' => 'available', '5' => 'withdrawn' ), $this->lots_here() );

		self::$server->lots( 'S1', self::lots_of_feed( 2 ) );
		$before = self::everything();
		$result = $this->sync();
		self::assertSame( array( SyncResult::ASKS, 'sale S1 would lose 2 of 4' ), array( $result->state, null === $result->run ? '' : $this->platform->sync->question( $this->sale, $result->run ) ) );
		self::assertSame( $before, self::everything() );
		self::assertSame( array( 'done', 0, 0, 2, 2 ), self::outcome( $this->sync( new SyncOptions( confirmed: true ) ) ) );

		// They are back.
		self::$server->lots( 'S1', self::lots_of_feed( 5 ) );
		$this->sync();
		self::assertSame( array_fill_keys( array( '1', '2', '3', '4', '5' ), 'available' ), array_map( strval( ... ), $this->lots_here() ) );
	}

	#[TestDox( '[SYNC-03] a sync that something ended half-way is a failure, and the next goes on behind the last lot' )]
	public function test_goes_on_after_a_fault(): void {
		self::$server->lots( 'S1', self::lots_of_feed( 3 ) );
		$throw = static function ( string $title ): string {
			return str_contains( $title, '“2”' ) ? throw new \RuntimeException( 'the disk is full' ) : $title;
		};
		add_filter( 'title_save_pre', $throw );
		$result = $this->sync();
		self::assertSame( array( SyncResult::FAILED, 'stopped', array( 'the import was interrupted: the disk is full' ) ), array( $result->state, $result->run?->status, self::said( $result ) ) );
		remove_filter( 'title_save_pre', $throw );
		self::$server->requests();
		self::assertSame( SyncResult::DONE, $this->sync()->state );
		self::assertSame( array(), self::$server->requests(), 'What was read is what is written.' );
		self::assertCount( 3, $this->lots_here() );
		self::assertSame( array( 'done', 0, 0, 3, 0 ), self::outcome( $this->sync() ) );
	}

	#[TestDox( '[SYNC-07] 429 and Retry-After: the platform is left alone for so long' )]
	public function test_leaves_the_platform_alone(): void {
		self::$server->lots( 'S1', self::lots_of_feed( 2 ) );
		self::$server->misbehave( array( 'status' => 429, 'retry' => 900 ) );
		$result = $this->sync();
		self::assertSame( array( SyncResult::FAILED, 900, array( 'the platform returned status 429' ) ), array( $result->state, $result->retry_after, self::said( $result ) ) );
		self::$server->misbehave();
		self::$server->requests();
		$result = $this->sync();
		self::assertSame( SyncResult::FAILED, $result->state );
		self::assertMatchesRegularExpression( '/^the platform asks us to wait (900|[1-8]?\d?\d) seconds$/', self::said( $result )[0] );
		self::assertSame( array(), self::$server->requests() );
		delete_option( 'hh_auctions_platform_pause' );
		self::assertSame( SyncResult::DONE, $this->sync()->state );
	}

	#[TestDox( '[SYNC-06] a platform that is slow, or not there, or given a wrong token, is none' )]
	public function test_not_there(): void {
		self::$server->lots( 'S1', self::lots_of_feed( 2 ) );
		update_option( PlatformSettings::SECRET, array() );
		self::assertSame( array( 'the platform returned status 401' ), self::said( $this->sync() ) );
		update_option( PlatformSettings::OPTION, array( 'base' => 'http://169.254.169.254' ) + (array) get_option( PlatformSettings::OPTION ) );
		self::assertSame( array( 'the address is neither https nor this machine' ), self::said( $this->sync() ) );
		self::assertSame( array(), $this->lots_here() );
	}
}
