<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration\Sync;

use HearthHammer\Core\Core;
use HearthHammer\Core\Media\MediaProfile;
use HearthHammer\Core\Sync\AlreadyRunning;
use HearthHammer\Core\Sync\Problems;
use HearthHammer\Core\Sync\RecordSource;
use HearthHammer\Core\Sync\References;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Core\Sync\Runner;
use HearthHammer\Core\Sync\RunRequest;
use HearthHammer\Core\Sync\Runs;
use HearthHammer\Core\Sync\SyncLock;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * The import engine with sources that no plugin has yet: paged, with deltas and tombstones, and pushed.
 */
final class EngineTest extends IntegrationTestCase {

	private const SCOPE = 'thing';

	private ScriptedSource $source;
	private PostWriter $writer;

	protected function setUp(): void {
		parent::setUp();
		$this->source = new ScriptedSource();
		$this->writer = new PostWriter();
		foreach ( array( 'a', 'b', 'c', 'd', 'e' ) as $key ) {
			$this->source->put( $key );
		}
	}

	private function runner(): Runner {
		return new Runner( new Runs( self::SCOPE ), new References( self::SCOPE ), $this->writer, new MediaProfile( 'post', 'things', 'thing-card', 'thing-large' ), new SyncLock( Core::services()->locks, 'test-import' ) );
	}

	private function run_once( bool $confirmed = false, bool $dry_run = false, string $feed = 'f' ): Run {
		$this->writer->written = array();
		$this->source->asked   = array();
		$run                   = $this->runner()->prepare( new RunRequest( 'scripted', $feed, 'test', dry_run: $dry_run, confirmed: $confirmed ), $this->source );
		$this->runner()->advance( $run, fn (): RecordSource => $this->source );
		wp_cache_flush();
		return $run;
	}

	/** @return array{string, string, int, int, int, int} Mode, status, added, changed, unchanged, withdrawn. */
	private static function outcome( Run $run ): array {
		return array( $run->mode, $run->status, $run->counts->added, $run->counts->changed, $run->counts->unchanged, $run->counts->withdrawn );
	}

	/** @return list<string> What visitors see. */
	private function shown(): array {
		global $wpdb;
		return $wpdb->get_col( "SELECT post_title FROM {$wpdb->posts} WHERE post_name LIKE 'thing-%' AND post_status = 'publish' ORDER BY post_title" );
	}

	/** The last whole stock was read so many days ago. */
	private function age( int $days ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET finished_at = finished_at - %d', $wpdb->prefix . 'hh_sync_run', $days * DAY_IN_SECONDS ) );
	}

	public function test_reads_a_paged_source_to_its_end_and_nothing_twice(): void {
		self::assertSame( array( 'full', 'done', 5, 0, 0, 0 ), self::outcome( $this->run_once() ) );
		self::assertSame( array( 'a', 'b', 'c', 'd', 'e' ), $this->shown() );
		self::assertSame( array( 'a', 'b', 'c', 'd', 'e' ), $this->writer->written );
	}

	public function test_then_asks_a_source_of_deltas_for_what_changed_and_withdraws_by_tombstone_alone(): void {
		$this->run_once();
		$this->source->put( 'b', array( 'title' => 'b2' ) );
		$this->source->put( 'f' );
		$this->source->delete( 'd' );

		$run = $this->run_once();

		self::assertSame( array( 'delta', 'done', 1, 1, 0, 1 ), self::outcome( $run ) );
		self::assertSame( array( 'since 5', 'since 5' ), $this->source->asked, 'Checked and written from the same place.' );
		// a, c and e were not named, and stay.
		self::assertSame( array( 'a', 'b2', 'c', 'e', 'f' ), $this->shown() );

		self::assertSame( array( 'delta', 'done', 0, 0, 0, 0 ), self::outcome( $this->run_once() ) );
		self::assertSame( array( 'since 8', 'since 8' ), $this->source->asked, 'An empty delta is no fault, and the bookmark moves on.' );
	}

	public function test_a_tombstone_may_come_twice_or_for_what_was_never_there(): void {
		$this->run_once();
		$this->source->delete( 'd' );
		$this->source->delete( 'd' );
		$this->source->delete( 'never' );
		self::assertSame( array( 'delta', 'done', 0, 0, 0, 1 ), self::outcome( $this->run_once() ) );
	}

	public function test_once_a_week_the_whole_stock_finds_what_the_deltas_missed(): void {
		$this->run_once();
		// Gone, and the source never said so.
		unset( $this->source->stock['e'] );
		self::assertSame( 'delta', $this->run_once()->mode );
		self::assertContains( 'e', $this->shown() );
		$this->age( 8 );

		self::assertSame( array( 'full', 'done', 0, 0, 4, 1 ), self::outcome( $this->run_once() ) );
		self::assertNotContains( 'e', $this->shown() );
	}

	public function test_a_source_that_did_not_name_everything_withdraws_nothing_by_its_silence(): void {
		$this->run_once();
		$this->source->stock    = array( 'a' => array() );
		$this->source->complete = false;
		$this->age( 8 );
		self::assertSame( array( 'full', 'done', 0, 0, 1, 0 ), self::outcome( $this->run_once() ) );
		self::assertCount( 5, $this->shown() );
	}

	public function test_asks_before_a_drop_beyond_the_threshold(): void {
		$this->run_once();
		$this->source->stock = array_slice( $this->source->stock, 0, 3, true );
		$this->age( 8 );
		$run = $this->run_once();
		self::assertSame( array( 'full', 'asks', 0, 0, 3, 2 ), self::outcome( $run ) );
		self::assertSame( 'shelf A would lose 2 of 5', $this->runner()->question( $run ) );
		self::assertCount( 5, $this->shown() );

		self::assertSame( array( 'full', 'done', 0, 0, 3, 2 ), self::outcome( $this->run_once( confirmed: true ) ) );
		self::assertCount( 3, $this->shown() );
	}

	public function test_an_empty_whole_stock_changes_nothing(): void {
		$this->run_once();
		$this->source->stock = array();
		$this->age( 8 );
		$run = $this->run_once( confirmed: true );
		self::assertSame( 'failed', $run->status );
		self::assertSame( 'the feed contains no things, so nothing was changed', (string) $run->problems->errors()[0] );
		self::assertCount( 5, $this->shown() );
	}

	public function test_a_status_off_the_market_withdraws_and_a_hidden_record_is_written_unseen(): void {
		$this->run_once();
		$this->source->put( 'a', array( 'state' => 'withdrawn' ) );
		$this->source->put( 'b', array( 'published' => false ) );
		$this->source->put( 'x', array( 'state' => 'withdrawn' ) );

		self::assertSame( array( 'delta', 'done', 0, 1, 1, 1 ), self::outcome( $this->run_once() ) );
		self::assertSame( array( 'c', 'd', 'e' ), $this->shown() );
		self::assertSame( array( 'private', 'draft' ), array( $this->stored_status( 'a' ), $this->stored_status( 'b' ) ) );

		// Back on the market.
		$this->source->put( 'a' );
		self::assertSame( array( 'delta', 'done', 0, 1, 0, 0 ), self::outcome( $this->run_once() ) );
		self::assertContains( 'a', $this->shown() );
	}

	private function stored_status( string $key ): string {
		global $wpdb;
		return (string) $wpdb->get_var( $wpdb->prepare( "SELECT post_status FROM {$wpdb->posts} WHERE post_name = %s", 'thing-' . $key ) );
	}

	public function test_a_token_of_the_source_decides_what_is_unchanged(): void {
		$this->source->put( 'a', array( 'token' => 'monday', 'title' => 'one' ) );
		$this->run_once();
		$this->source->put( 'a', array( 'token' => 'monday', 'title' => 'two' ) );
		self::assertSame( array( 'delta', 'done', 0, 0, 1, 0 ), self::outcome( $this->run_once() ) );
		$this->source->put( 'a', array( 'token' => 'tuesday', 'title' => 'two' ) );
		self::assertSame( array( 'delta', 'done', 0, 1, 0, 0 ), self::outcome( $this->run_once() ) );
		self::assertContains( 'two', $this->shown() );
	}

	public function test_a_new_version_of_the_mapper_maps_and_writes_everything_again(): void {
		foreach ( array_keys( $this->source->stock ) as $key ) {
			$this->source->stock[ $key ] = array( 'token' => 'same' );
		}
		$this->run_once();
		$references = new References( self::SCOPE );
		self::assertSame( 0, $references->outdated( 'f', $this->runner()->version( '1' ) ) );

		$this->source->mapper = new PostMapper( '2', 'New: ' );
		self::assertSame( 5, $references->outdated( 'f', $this->runner()->version( '2' ) ) );
		$run = $this->run_once();

		// The whole stock, though a delta would have been due: nothing of it changed at its source.
		self::assertSame( array( 'full', 'done', 0, 5, 0, 0 ), self::outcome( $run ) );
		self::assertSame( array( 'New: a', 'New: b', 'New: c', 'New: d', 'New: e' ), $this->shown() );
		self::assertSame( 0, $references->outdated( 'f', $this->runner()->version( '2' ) ) );
		self::assertSame( 'delta', $this->run_once()->mode );
	}

	public function test_takes_what_somebody_sends_at_once(): void {
		$this->run_once();
		$this->writer->written = array();
		$send                  = fn ( array $records, array $deleted = array() ): Run => $this->runner()->push( new RunRequest( 'scripted', 'f', 'sent' ), new SentRecords( $this->source->mapper, $records, $deleted ) );

		self::assertSame( array( 'push', 'done', 1, 1, 0, 0 ), self::outcome( $send( array( array( 'key' => 'a', 'title' => 'a2' ), array( 'key' => 'z' ) ) ) ) );
		self::assertSame( array( 'a', 'z' ), $this->writer->written );
		self::assertSame( array( 'push', 'done', 0, 0, 1, 0 ), self::outcome( $send( array( array( 'key' => 'z' ) ) ) ) );
		self::assertSame( array( 'push', 'done', 0, 0, 0, 1 ), self::outcome( $send( array(), array( 'B' ) ) ), 'Keys are compared without case.' );
		self::assertSame( array( 'a2', 'c', 'd', 'e', 'z' ), $this->shown() );

		$broken = $send( array( array( 'key' => 'c', 'broken' => true ), array( 'key' => 'd', 'title' => 'd2' ) ) );
		self::assertSame( array( 'failed', 'title: is empty' ), array( $broken->status, (string) $broken->problems->errors()[0] ) );
		self::assertContains( 'd', $this->shown(), 'All or nothing.' );

		// What was sent in between is no reason to read everything anew.
		self::assertSame( 'delta', $this->run_once()->mode );
	}

	#[TestDox( '[FEED-01] whole or not at all, unless a run is asked to set faulty records aside; what it cannot name withdraws nobody' )]
	public function test_faulty_records(): void {
		foreach ( range( 'f', 'j' ) as $key ) {
			$this->source->put( $key );
		}
		$this->run_once();
		$this->source->stock['b'] = array( 'broken' => true );
		$this->source->stock['c'] = array( 'title' => 'c2' );
		unset( $this->source->stock['d'] );
		$this->age( 8 );
		$run = $this->run_once();
		self::assertSame( array( 'full', 'failed', 0, 0, 0, 0 ), self::outcome( $run ) );
		self::assertSame( 0, $run->counts->set_aside );
		self::assertContains( 'c', $this->shown() );

		$run = $this->runner()->prepare( new RunRequest( 'scripted', 'f', 'test', sets_aside: true ), $this->source );
		$this->runner()->advance( $run, fn (): RecordSource => $this->source );
		self::assertSame( array( 'full', 'done', 0, 1, 7, 0 ), self::outcome( $run ) );
		self::assertSame( array( 1, 9, 'title: is empty' ), array( $run->counts->set_aside, $run->counts->rows, (string) $run->problems->of( Problems::ASIDE )[0] ) );
		self::assertSame( array( 'a', 'b', 'c2', 'd', 'e', 'f', 'g', 'h', 'i', 'j' ), $this->shown() );
	}

	public function test_who_sends_while_another_import_runs_is_told_to_come_again(): void {
		Core::services()->locks->acquire( 'test-import', 60 );
		$this->expectException( AlreadyRunning::class );
		$this->runner()->push( new RunRequest( 'scripted', 'f' ), new SentRecords( $this->source->mapper, array( array( 'key' => 'a' ) ) ) );
	}

	public function test_what_was_sent_while_a_run_was_stopped_is_not_withdrawn_by_it(): void {
		$this->source = new ScriptedSource( array( Run::FULL ) );
		foreach ( range( 'a', 'f' ) as $key ) {
			$this->source->put( $key );
		}
		$this->run_once();
		$this->source->stock['a'] = array( 'title' => 'a2' );
		$run                      = $this->runner()->prepare( new RunRequest( 'scripted', 'f', 'test', fingerprint: 'x' ), $this->source );
		$stopped                  = false;
		$this->runner()->advance(
			$run,
			fn (): RecordSource => $this->source,
			0,
			static function ( Run $run ) use ( &$stopped ): void {
				$stopped = 'write' === $run->phase && $run->rows_done >= 2;
			},
			static function () use ( &$stopped ): bool {
				return $stopped;
			}
		);
		self::assertSame( 'stopped', $run->status );
		$this->runner()->push( new RunRequest( 'scripted', 'f' ), new SentRecords( $this->source->mapper, array( array( 'key' => 'b', 'title' => 'b2' ) ) ) );

		$again = $this->runner()->prepare( new RunRequest( 'scripted', 'f', 'test', fingerprint: 'x' ), $this->source );
		self::assertSame( $run->id, $again->id );
		$this->runner()->advance( $again, fn (): RecordSource => $this->source );

		self::assertSame( 'done', $again->status );
		self::assertSame( array( 'a2', 'b2', 'c', 'd', 'e', 'f' ), $this->shown() );
	}

	public function test_two_scopes_and_two_feeds_do_not_see_each_other(): void {
		$this->run_once();
		self::assertSame( array(), ( new References( 'other' ) )->known( array( 'a' ) ) );
		self::assertNull( ( new Runs( 'other' ) )->latest( 'f' ) );
		self::assertSame( 'full', $this->run_once( feed: 'g' )->mode );
	}

	#[TestDox( 'a dry run says what would happen, tombstones included, and writes nothing' )]
	public function test_a_dry_run(): void {
		$this->run_once();
		$this->source->put( 'b', array( 'title' => 'b2' ) );
		$this->source->delete( 'd' );
		self::assertSame( array( 'delta', 'checked', 0, 1, 0, 1 ), self::outcome( $this->run_once( dry_run: true ) ) );
		self::assertSame( array( 'a', 'b', 'c', 'd', 'e' ), $this->shown() );
		self::assertSame( array( 'delta', 'done', 0, 1, 0, 1 ), self::outcome( $this->run_once() ) );
	}
}
