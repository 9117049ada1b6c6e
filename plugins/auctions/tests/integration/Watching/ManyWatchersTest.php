<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Watching;

use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Auctions\Watching\WatchMail;
use HearthHammer\Auctions\Watching\WatchTables;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Subscription\DigestWorker;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * 20,000 people watch one sale. Their rows are written directly, and a fake handler takes the mails.
 */
final class ManyWatchersTest extends IntegrationTestCase {

	use AuctionFixtures;

	private const WATCHERS = 20_000;

	/** Steps of 50 that are checked mail by mail, at each end; what is between them is marked as sent in one statement. */
	private const STEPS = 6;

	#[TestDox( '[LOT-07] 20,000 watchers of a sale: a changed guide is matched in one step, its emails leave the longest due first and 50 a step, also with two workers and after one that died, and none twice' )]
	#[Group( 'volume' )]
	public function test_mails(): void {
		global $wpdb;
		$sale = self::sale( 'cars' );
		$lot  = self::lot( $sale, '1' );
		$this->watchers( $sale->id() );
		[ $watch, , , $news ] = array_map( WatchTables::name( ... ), WatchTables::NAMES );
		$sent = array();
		// One of its own, so that no other test meets the fake handler.
		$outbox = new Outbox();
		$outbox->handle(
			WatchMail::NEWS,
			static function ( array $payload ) use ( &$sent ): void {
				$sent[] = (int) $payload['watch'];
			}
		);
		Plugin::auctions()->lots->update( $lot, null, array( 'guide_low' => 2500 ), LotWriter::SYNC );
		$of    = Plugin::watching();
		$later = time() + 60;
		$cost  = $this->count_queries( static fn () => $of->matcher->step( $later ) );
		self::assertLessThan( 40, $cost, 'However many watch it.' );
		self::assertFalse( $of->matcher->step( $later ) );
		$count = static fn ( string $where ): int => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$news} WHERE {$where}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- Written here.
		self::assertSame( self::WATCHERS, $count( 'outbox_id = 0' ) );
		// Those with the higher half of ids have waited longer.
		$wpdb->query( "UPDATE {$watch} SET due_at = due_at - 5 WHERE email LIKE 'late%'" ); // phpcs:ignore WordPress.DB.PreparedSQL -- Written here.
		$order = array_map( intval( ... ), $wpdb->get_col( "SELECT id FROM {$watch} ORDER BY due_at, id" ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Written here.
		self::assertSame( self::WATCHERS, count( $order ) );

		$begin = array_slice( $order, 0, self::STEPS * DigestWorker::BATCH );
		for ( $step = 0; $step < self::STEPS; $step++ ) {
			$mails = $of->digests->step( $later, DigestWorker::BATCH );
			self::assertCount( DigestWorker::BATCH, (array) $mails );
			// A worker that died in the middle of its batch, and two that deliver the same one: the outbox delivers each once.
			array_map( $outbox->deliver_one( ... ), 3 === $step ? array_slice( (array) $mails, 0, 20 ) : (array) $mails );
			5 !== $step || array_map( $outbox->deliver_one( ... ), (array) $mails );
			if ( 3 === $step ) {
				while ( array( 'delivered' => 0, 'failed' => 0 ) !== $outbox->deliver() ) {
					continue;
				}
			}
		}
		self::assertSame( $begin, $sent );
		self::assertSame( self::WATCHERS - count( $begin ), $count( 'outbox_id = 0' ) );

		$end = array_slice( $order, -self::STEPS * DigestWorker::BATCH );
		$wpdb->query( "UPDATE {$news} SET outbox_id = 1, told_at = 1 WHERE outbox_id = 0 AND watch_id NOT IN (" . implode( ',', $end ) . ')' ); // phpcs:ignore WordPress.DB.PreparedSQL -- Whole numbers.
		$wpdb->query( "UPDATE {$watch} SET due_at = 0 WHERE due_at > 0 AND id NOT IN (" . implode( ',', $end ) . ')' ); // phpcs:ignore WordPress.DB.PreparedSQL -- Whole numbers.
		$sent = array();
		while ( null !== ( $mails = $of->digests->step( $later, DigestWorker::BATCH ) ) ) { // phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
			self::assertLessThanOrEqual( DigestWorker::BATCH, count( $mails ) );
			array_map( $outbox->deliver_one( ... ), $mails );
		}
		self::assertSame( $end, $sent );
		self::assertSame( 0, $count( 'outbox_id = 0' ) );
		self::assertNull( $of->digests->step( $later + DAY_IN_SECONDS, DigestWorker::BATCH ), 'The same change is not told again the next day.' );
		$outbox->deliver( 500, 'auctions.' );
		self::assertCount( count( $end ), $sent );
	}

	/** Active watches of a sale, 1,000 a statement. */
	private function watchers( int $sale ): void {
		global $wpdb;
		[ $watch, $item ] = array_map( WatchTables::name( ... ), WatchTables::NAMES );
		foreach ( array_chunk( range( 1, self::WATCHERS ), 1000 ) as $numbers ) {
			$rows = array_map(
				static function ( int $number ): string {
					$email = ( $number > self::WATCHERS / 2 ? 'late' : 'early' ) . "{$number}@example.com";
					return "('{$email}', '" . hash( 'sha256', $email ) . "', 'active', 'instant', " . ( time() - DAY_IN_SECONDS ) . ", 0, 0, 'secret')";
				},
				$numbers
			);
			$wpdb->query( "INSERT INTO {$watch} (email, email_hash, state, frequency, confirmed_at, due_at, digest_at, secret) VALUES " . implode( ',', $rows ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Made of numbers.
		}
		$wpdb->query( $wpdb->prepare( "INSERT INTO {$item} (watch_id, post_id, sale_id, added_at, counts_from) SELECT id, %d, %d, confirmed_at, confirmed_at FROM {$watch}", $sale, $sale ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Names of ours.
	}
}
