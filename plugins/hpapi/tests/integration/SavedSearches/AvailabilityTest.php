<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\SavedSearches;

use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\SavedSearches\SavedSearchTables;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * The day that a letting is free comes while nothing about it changes. The site's zone moves the clock: between the
 * two zones lie exactly 24 hours, so that today becomes tomorrow.
 */
final class AvailabilityTest extends SavedSearchTestCase {

	private const BEFORE = 'Etc/GMT+11';
	private const AFTER  = 'Etc/GMT-13';

	private const LETTING = array(
		'channel'        => 2,
		'price'          => 1200,
		'rent_frequency' => 'monthly',
	);

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', self::BEFORE );
		self::services()->arrivals->note( time() );
	}

	/** The day that is so far off, as people write it in a feed. */
	private static function day( string $change ): string {
		return ( new \DateTimeImmutable( (string) wp_date( 'Y-m-d' ) ) )->modify( $change )->format( 'Y-m-d' );
	}

	private static function letting( string $available_from, string $title = '' ): int {
		return self::arrives( array( ...self::LETTING, 'available_from' => $available_from ), $title );
	}

	/** Who asked some days ago. @param array<string, string> $parameters */
	private static function waits( array $parameters, string $email ): void {
		self::active( array( 'trans_type' => '2', ...$parameters ), $email, since: time() - 3 * DAY_IN_SECONDS );
	}

	/** @return list<string> Who got a mail, in order. */
	private function told(): array {
		$to = array_column( $this->mails, 'to' );
		sort( $to );
		return $to;
	}

	/** What is there was told as new some days ago. */
	private function settle(): void {
		global $wpdb;
		$this->work();
		$this->mails = array();
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET happened_at = happened_at - %d', SavedSearchTables::name( SavedSearchTables::EVENT ), 2 * DAY_IN_SECONDS ) );
	}

	private static function tomorrow(): void {
		update_option( 'timezone_string', self::AFTER );
	}

	#[TestDox( '[LEAD-03] A property whose day comes reaches those who wait for what is available now, once, and nobody else' )]
	public function test_the_day_comes(): void {
		self::waits( array( 'available' => 'now' ), 'now@example.com' );
		self::waits( array( 'available' => 'now', 'max_price' => '1000' ), 'cheaper@example.com' );
		self::waits( array( 'available' => 'month' ), 'month@example.com' );
		self::waits( array( 'available_by' => self::day( '+5 days' ) ), 'by@example.com' );
		self::waits( array(), 'any@example.com' );
		self::letting( self::day( '+1 day' ), 'Tomorrow Cottage' );
		self::letting( self::day( '+2 days' ), 'Later Cottage' );
		self::letting( self::day( '-1 day' ), 'Free Cottage' );
		$this->settle();
		self::assertSame( 0, self::services()->arrivals->note( time() ), 'Today is done.' );

		self::tomorrow();
		self::assertSame( 1, self::services()->arrivals->note( time() ) );
		self::assertSame( 1, $this->work( 3 * HOUR_IN_SECONDS ) );
		self::assertSame( array( 'now@example.com' ), $this->told() );
		self::assertStringContainsString( 'Tomorrow Cottage', $this->mails[0]['message'] );
		self::assertStringContainsString( 'Available now', $this->mails[0]['message'] );
		self::assertStringNotContainsString( 'Later Cottage', $this->mails[0]['message'] );
		self::assertStringNotContainsString( 'Free Cottage', $this->mails[0]['message'] );

		self::assertSame( 0, self::services()->arrivals->note( time() ) );
		delete_option( 'hpapi_saved_search_day' );
		self::assertSame( 0, self::services()->arrivals->note( time() ), 'Where nothing ran before, nothing is news.' );
		self::assertSame( 0, $this->work( 6 * HOUR_IN_SECONDS ) );
	}

	#[TestDox( '[LEAD-03] What comes within a month reaches those who look a month ahead; days without a worker are made up for' )]
	public function test_within_a_month(): void {
		self::waits( array( 'available' => 'month' ), 'month@example.com' );
		self::waits( array( 'available' => 'now' ), 'now@example.com' );
		$in_a_month = static function ( string $zone ): string {
			$today = new \DateTimeImmutable( (string) wp_date( 'Y-m-d', null, new \DateTimeZone( $zone ) ) );
			return min( $today->modify( '+1 month' ), $today->modify( 'last day of next month' ) )->format( 'Y-m-d' );
		};
		self::letting( $in_a_month( self::AFTER ), 'Month Cottage' );
		// Of months of different lengths two days in a row may end on the same one.
		$is_later = $in_a_month( self::AFTER ) > $in_a_month( self::BEFORE );
		$this->settle();
		self::tomorrow();
		// The worker was off: yesterday's step comes with today's.
		update_option( 'hpapi_saved_search_day', self::day( '-6 days' ) );
		self::services()->arrivals->note( time() );
		$this->work( 3 * HOUR_IN_SECONDS );
		self::assertSame( $is_later ? array( 'month@example.com' ) : array(), $this->told() );
	}

	#[TestDox( 'Who asks after the day has come has seen it in the list; what is taken off meanwhile is told to nobody' )]
	public function test_not_told(): void {
		$gone = self::letting( self::day( '+1 day' ) );
		self::letting( self::day( '+1 day' ) );
		$this->settle();
		self::tomorrow();
		self::active( array( 'trans_type' => '2', 'available' => 'now' ), 'late@example.com', since: time() );
		self::waits( array( 'available' => 'now', 'max_beds' => '2' ), 'small@example.com' );
		self::waits( array( 'available' => 'now', 'min_beds' => '3', 'max_beds' => '3' ), 'three@example.com' );
		self::changes( $gone, array( 'status' => 'let' ) );
		self::services()->arrivals->note( time() );
		$this->work( 3 * HOUR_IN_SECONDS );
		self::assertSame( array( 'three@example.com' ), $this->told() );
		// It has been on the market for days.
		self::assertStringStartsWith( '1 newly available property: ', $this->mails[0]['subject'] );
	}

	#[TestDox( '[LEAD-03] A mail of what is new and of what became available says both in its subject' )]
	public function test_subject_of_both(): void {
		self::active( array( 'trans_type' => '2', 'available' => 'now' ), 'now@example.com', since: time() - 3 * DAY_IN_SECONDS );
		self::letting( self::day( '+1 day' ), 'Tomorrow Cottage' );
		$this->settle();
		self::tomorrow();
		self::services()->arrivals->note( time() );
		self::letting( self::day( '-1 day' ), 'New Cottage' );
		$this->work( 3 * HOUR_IN_SECONDS );
		self::assertSame( array( 'now@example.com' ), $this->told() );
		self::assertStringStartsWith( '2 new or newly available properties: ', $this->mails[0]['subject'] );
	}

	#[TestDox( 'Whoever waits for what is available now, by a day, is told that it is available now: that says more than sooner' )]
	public function test_both_choices(): void {
		$post = self::letting( self::day( '+200 days' ), 'Sooner Cottage' );
		$this->settle();
		self::waits( array( 'available' => 'now', 'available_by' => self::day( '+120 days' ) ), 'both@example.com' );
		self::changes( $post, array( 'available_from' => self::day( '+0 days' ) ) );
		$this->work( 2 * HOUR_IN_SECONDS );
		self::assertSame( array( 'both@example.com' ), $this->told() );
		self::assertStringContainsString( 'Available now', $this->mails[0]['message'] );
		self::assertStringNotContainsString( 'Available sooner', $this->mails[0]['message'] );
	}

	#[TestDox( 'A day that is brought forward reaches those whose day it now meets, and not those whom it met before' )]
	public function test_brought_forward(): void {
		$post = self::letting( self::day( '+200 days' ), 'Sooner Cottage' );
		$none = self::letting( '', 'Undated Cottage' );
		$this->settle();
		self::waits( array( 'available_by' => self::day( '+120 days' ) ), 'by120@example.com' );
		self::waits( array( 'available_by' => self::day( '+300 days' ) ), 'by300@example.com' );
		self::waits( array( 'available' => 'now' ), 'now@example.com' );
		self::waits( array(), 'any@example.com' );
		self::changes( $post, array( 'available_from' => self::day( '+100 days' ) ) );
		$this->work( 2 * HOUR_IN_SECONDS );
		self::assertSame( array( 'by120@example.com' ), $this->told() );
		self::assertStringContainsString( 'Available sooner', $this->mails[0]['message'] );

		$this->mails = array();
		self::changes( $post, array( 'available_from' => self::day( '+0 days' ) ) );
		self::changes( $post, array( 'available_from' => self::day( '+60 days' ) ) );
		self::changes( $post, array( 'available_from' => self::day( '+0 days' ) ) );
		self::changes( $none, array( 'available_from' => self::day( '-3 days' ) ) );
		$this->work( 4 * HOUR_IN_SECONDS );
		self::assertSame( array( 'by120@example.com', 'by300@example.com', 'now@example.com' ), $this->told(), 'Both to who waits for now; the undated one to the others.' );
		foreach ( $this->mails as $mail ) {
			self::assertSame( 'now@example.com' === $mail['to'], str_contains( $mail['message'], 'Sooner Cottage' ) );
			self::assertStringContainsString( 'Undated Cottage', $mail['message'] );
		}
		$this->mails = array();
		self::changes( $post, array( 'available_from' => self::day( '+90 days' ) ) );
		self::assertSame( 0, $this->work( 6 * HOUR_IN_SECONDS ), 'Later is no news.' );
	}

	#[TestDox( 'The worker notes a day by a key, whatever the stock: two statements and no scan' )]
	public function test_by_a_key(): void {
		global $wpdb;
		for ( $number = 0; $number < 12; $number++ ) {
			self::letting( self::day( "+{$number} days" ) );
		}
		self::tomorrow();
		$asked = array();
		add_filter(
			'query',
			static function ( string $sql ) use ( &$asked ): string {
				$asked[] = $sql;
				return $sql;
			}
		);
		$events = self::number( SavedSearchTables::EVENT );
		self::services()->arrivals->note( time() );
		self::assertSame( $events, self::number( SavedSearchTables::EVENT ), 'They are new, which is told already.' );
		$selects = array_values( array_filter( $asked, static fn ( string $sql ): bool => str_contains( $sql, 'available_from >' ) ) );
		self::assertCount( 2, $selects );
		remove_all_filters( 'query' );
		$keys = $wpdb->get_results( $wpdb->prepare( 'SHOW INDEX FROM %i', PropertyTable::name() ), ARRAY_A );
		$key  = array_column( array_filter( $keys, static fn ( array $row ): bool => str_ends_with( $row['Key_name'], 'by_available' ) ), 'Column_name' );
		self::assertSame( array( 'on_market', 'channel', 'available_from', 'post_id' ), $key );
		if ( is_a( $wpdb, 'WP_SQLite_DB' ) ) {
			return; // Its driver does not explain; the key is the same.
		}
		foreach ( $selects as $sql ) {
			$plan = $wpdb->get_results( "EXPLAIN {$sql}", ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
			self::assertContains( 'by_available', explode( ',', (string) $plan[0]['possible_keys'] ) );
		}
	}
}
