<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\EditScreens;

use HearthHammer\Auctions\EditScreens\SaleChoices;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Sales and lots as staff and editors pick them.
 */
final class SaleChoicesTest extends IntegrationTestCase {

	use AuctionFixtures;

	#[TestDox( '[BLK-01] Sales are picked in the order of their days, the next first and what is over last; on edit screens and in the editor' )]
	public function test_order(): void {
		wp_set_current_user( 1 );
		$now = time();
		// Made in another order than they are held.
		$over    = self::sale( 'over', array( 'status' => 'finished', 'starts_at' => $now - 30 * DAY_IN_SECONDS ) )->id();
		$later   = self::sale( 'later', array( 'starts_at' => $now + 20 * DAY_IN_SECONDS ) )->id();
		$undated = self::sale( 'undated', array( 'status' => 'announced', 'starts_at' => 0 ) )->id();
		$latest  = self::sale( 'latest', array( 'status' => 'finished', 'starts_at' => $now - 7 * DAY_IN_SECONDS ) )->id();
		$timed   = self::sale( 'timed', array( 'status' => 'running', 'starts_at' => $now - 8 * DAY_IN_SECONDS, 'ends_at' => $now + DAY_IN_SECONDS ), type: 'timed' )->id();
		$next    = self::sale( 'next', array( 'starts_at' => $now + 2 * DAY_IN_SECONDS ) )->id();
		$off     = self::sale( 'off', array( 'status' => 'cancelled', 'starts_at' => $now + DAY_IN_SECONDS ) )->id();
		Plugin::auctions()->index->flush();
		$order = array( $timed, $next, $later, $undated, $off, $latest, $over );
		self::assertSame( $order, array_keys( SaleChoices::all() ) );
		self::assertSame( $order, array_column( (array) $this->rest( 'GET', '/wp/v2/hh_sale', array( 'orderby' => 'hh_sale_date', 'per_page' => 100 ) )->get_data(), 'id' ) );
		// One that is not indexed yet is new.
		self::assertContains( self::sale( 'new' )->id(), array_keys( SaleChoices::all() ) );
	}

	#[TestDox( '[BLK-01] Date, department and type tell sales of one title apart, and a status those that are over' )]
	public function test_labels(): void {
		$at = ( new \DateTimeImmutable( '2030-07-01 11:00', new \DateTimeZone( 'Europe/London' ) ) )->getTimestamp();
		self::assertSame( 'Cars, 1 July 2030, 11am · Car auctions · Timed online', self::label( array( 'starts_at' => $at ), 'timed' ) );
		self::assertSame( 'Cars, 1 July 2030, 11am · Car auctions · Live and online · Finished', self::label( array( 'starts_at' => $at, 'status' => 'finished' ) ) );
		self::assertSame( 'Cars, no date yet · Car auctions · Live and online', self::label( array( 'starts_at' => 0 ) ) );
	}

	#[TestDox( '[BLK-01] The editor finds single lots by number, make and plate, those of the next sale first; each says of which sale it is, for a fixed number of statements' )]
	public function test_lots(): void {
		wp_set_current_user( 1 );
		$at   = ( new \DateTimeImmutable( '2030-07-01 11:00', new \DateTimeZone( 'Europe/London' ) ) )->getTimestamp();
		$past = self::sale( 'old', array( 'status' => 'finished', 'starts_at' => time() - 30 * DAY_IN_SECONDS ) );
		$next = self::sale( 'cars', array( 'starts_at' => $at ) );
		$old  = self::lot( $past, '12', array(), 'Ford Ka' );
		$far  = self::lot( $next, '120', array(), 'Ford Ka' );
		$near = self::lot( $next, '12', array( 'plate' => 'AB12CDE', 'make' => 'Kia' ), 'Kia Rio' );
		Plugin::auctions()->index->flush();
		self::assertSame( array( $near, $far, $old ), $this->found( 'lot 12' ) );
		self::assertSame( array( $near ), $this->found( 'ab12 cde' ) );
		self::assertSame( array( $far, $old ), $this->found( 'ka' ) );
		self::assertSame( array(), $this->found( '%' ) );
		self::assertSame( array(), $this->found( "';--" ) );
		self::assertCount( 3, $this->found( '' ) );
		self::assertSame( 'Lot 12: Kia Rio · Cars, 1 July 2030, 11am', ( (array) $this->rest( 'GET', "/wp/v2/hh_lot/{$near}" )->get_data() )['hh_label'] ?? '' );

		$count = function (): int {
			wp_cache_flush();
			return $this->count_queries( fn () => $this->found( '' ) );
		};
		$few = $count();
		self::lot( self::sale( 'more', array( 'starts_at' => $at + 5 ) ), '1' );
		self::lot( self::sale( 'yet-more', array( 'starts_at' => $at + 9 ) ), '1' );
		Plugin::auctions()->index->flush();
		self::assertSame( $few, $count() );
	}

	#[TestDox( '[BLK-01] What an editor is told of a lot says why no block of coming lots shows it; of one that is shown it says nothing' )]
	public function test_why_gone(): void {
		wp_set_current_user( 1 );
		$cars = self::sale( 'cars' );
		$lots = array(
			''              => self::lot( $cars, '1', array(), 'Here' ),
			'Sold'          => self::lot( $cars, '2', array( 'status' => 'sold', 'hammer' => 900 ), 'Sold' ),
			'Withdrawn'     => self::lot( $cars, '3', array( 'status' => 'withdrawn' ), 'Withdrawn' ),
			'Finished'      => self::lot( self::sale( 'over', array( 'status' => 'finished', 'starts_at' => time() - WEEK_IN_SECONDS ) ), '4', array(), 'Past' ),
			'not published yet' => self::lot( self::sale( 'soon', array( 'status' => 'announced' ) ), '5', array(), 'Soon' ),
		);
		Plugin::auctions()->index->flush();
		$shown = self::block( 'future-lots', array( 'lots' => array_values( $lots ), 'limit' => 1 ) );
		foreach ( $lots as $why => $id ) {
			$label = (string) ( (array) $this->rest( 'GET', "/wp/v2/hh_lot/{$id}" )->get_data() )['hh_label'];
			self::assertSame( '' === $why, str_contains( $shown, '>' . get_the_title( $id ) . '<' ) || 1 === preg_match( '~' . get_the_title( $id ) . '\s*</a>~', $shown ), $label );
			'' === $why ? self::assertMatchesRegularExpression( '/\d{4}(, \S+)?$/', $label ) : self::assertStringEndsWith( " · {$why}", $label );
		}
	}

	#[TestDox( '[BLK-01] Lots that an editor chose come first while they are to be had, whatever the business; others fill up, and none stands there twice' )]
	public function test_chosen_lots(): void {
		$cars   = self::sale( 'cars' );
		$houses = self::sale( 'houses', array(), 'property-auctions' );
		$over   = self::sale( 'over', array( 'status' => 'finished', 'starts_at' => time() - WEEK_IN_SECONDS ) );
		$first  = self::lot( $cars, '1', array(), 'First car' );
		$second = self::lot( $cars, '2', array(), 'Second car' );
		$sold   = self::lot( $cars, '3', array( 'status' => 'sold', 'hammer' => 900 ), 'Sold car' );
		$past   = self::lot( $over, '4', array(), 'Past car' );
		$house  = self::lot( $houses, '5', array(), 'A house' );
		Plugin::auctions()->index->flush();
		$html = self::block( 'future-lots', array( 'lots' => array( $house, $sold, $second, $past, 987654 ), 'business' => 'car-auctions', 'limit' => 3 ) );
		self::assertMatchesRegularExpression( '~A house.*Second car.*First car~s', $html );
		self::assertSame( 3, substr_count( $html, '<article' ) );
		self::assertStringNotContainsString( 'Sold car', $html );
		self::assertStringNotContainsString( 'Past car', $html );
		self::assertSame( 2, substr_count( self::block( 'future-lots', array( 'lots' => array( $second, $first ), 'limit' => 1 ) ), '<article' ), 'Whoever chooses two sees two.' );
	}

	/** @param array<string, mixed> $fields */
	private static function label( array $fields, string $type = 'live-online' ): string {
		return SaleChoices::label( self::sale( 'cars', $fields, type: $type ) );
	}

	/** @return list<int> */
	private function found( string $typed ): array {
		$answer = $this->rest( 'GET', '/wp/v2/hh_lot', array( 'orderby' => 'hh_sale_date', 'per_page' => 100, '_fields' => 'id,slug,title,hh_label' ) + ( '' === $typed ? array() : array( 'search' => $typed ) ) );
		self::assertSame( 200, $answer->get_status() );
		return array_column( (array) $answer->get_data(), 'id' );
	}
}
