<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\SalePages;

use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Index\IndexedSale;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\SalePages\CatalogueCsv;
use HearthHammer\Auctions\SalePages\SaleCalendar;
use HearthHammer\Auctions\Sales\SaleDates;
use HearthHammer\Auctions\Sales\Department;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/** The pages of sales: landing pages, results, calendars, print, CSV. */
final class SalePagesTest extends IntegrationTestCase {

	use AuctionFixtures;

	#[TestDox( '[AUC-16] A published sale without a date or a department answers 404 to visitors; staff see it, and its edit screen says why it is hidden' )]
	public function test_hidden(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$sale = self::sale( 'whole' );
		self::sale( 'no-date', array( 'starts_at' => 0 ) );
		$bare = self::sale( 'no-department' );
		wp_set_object_terms( $bare->id(), array(), Department::TAXONOMY );
		self::flush();
		wp_set_current_user( 0 );
		self::assertSame( array( 200, 404, 404 ), array_map( fn ( string $slug ): int => $this->render( "/auctions/{$slug}/" )[0], array( 'whole', 'no-date', 'no-department' ) ) );
		wp_set_current_user( 1 );
		self::assertSame( 200, $this->render( '/auctions/no-date/' )[0] );
		set_current_screen( SalePostType::NAME );
		$notice = static function ( int $id ): string {
			$GLOBALS['post'] = get_post( $id );
			ob_start();
			do_action( 'admin_notices' );
			return (string) ob_get_clean();
		};
		self::assertStringContainsString( 'Visitors can’t see this sale yet. It has no department.', $notice( $bare->id() ) );
		self::assertStringNotContainsString( 'Visitors can’t see', $notice( $sale->id() ) );
	}

	#[TestDox( '[AUC-16] /auctions/ and the businesses show coming sales with date, venue, how to bid and calendar file; what is over or in preparation is not among them' )]
	public function test_coming(): void {
		self::sale( 'december-cars', array( 'venue' => 'Ashford Market', 'how_to_bid' => 'In the room or online.', 'starts_at' => self::at( '2030-11-28 11:00' ) ) );
		self::sale( 'spring-houses', array( 'status' => 'announced', 'starts_at' => self::at( '2031-03-06 18:30' ) ), 'property-auctions' );
		self::sale( 'last-week', array( 'status' => 'finished', 'starts_at' => time() - WEEK_IN_SECONDS ) );
		self::sale( 'secret', array( 'status' => 'draft' ) );
		self::flush();
		[ $status, , $html ] = $this->render( '/auctions/' );
		self::assertSame( 200, $status );
		foreach ( array( 'December cars', 'Thursday', 'November 2030', '11am', 'Ashford Market', home_url( '/auctions/december-cars/catalogue.ics' ), 'Spring houses', '6:30pm', 'Catalogue to follow' ) as $text ) {
			self::assertStringContainsString( $text, $html );
		}
		self::assertStringNotContainsString( 'In the room or online.', $html, 'the rules of a sale are told on its page, not once a sale' );
		self::assertStringNotContainsString( 'Secret', $html );
		self::assertStringNotContainsString( 'noindex', $html );
		self::assertStringContainsString( '<link rel="canonical" href="' . home_url( '/auctions/' ) . '"', $html );
		[ $status, , $html ] = $this->render( '/property-auctions/' );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'Spring houses', $html );
		self::assertStringNotContainsString( 'December cars', $html );
		self::assertSame( 200, $this->render( '/van-auctions/' )[0], 'a business without a sale has its page' );
		self::assertSame( 404, $this->render( '/boat-auctions/' )[0] );
	}

	#[TestDox( '[AUC-16] A timed sale that runs for weeks is among the coming ones until it ends; one that was forgotten is not' )]
	public function test_timed(): void {
		self::sale( 'timed', array( 'status' => 'running', 'starts_at' => time() - 10 * DAY_IN_SECONDS, 'ends_at' => time() + 4 * DAY_IN_SECONDS ) );
		self::sale( 'forgotten', array( 'starts_at' => time() - 10 * DAY_IN_SECONDS, 'ends_at' => time() - 5 * DAY_IN_SECONDS ) );
		self::sale( 'next', array( 'starts_at' => time() + WEEK_IN_SECONDS ) );
		self::flush();
		$slugs = static fn ( array $sales ): array => array_map( static fn ( IndexedSale $sale ): string => $sale->slug, $sales );
		self::assertSame( array( 'timed', 'next' ), $slugs( Plugin::auctions()->sales->coming() ) );
		self::assertSame( array( 'next' ), $slugs( Plugin::auctions()->sales->coming( after: time() ) ) );
	}

	#[TestDox( '[AUC-16] Each sale is an appointment, and all that come are a calendar to subscribe to' )]
	public function test_calendar(): void {
		$sale = self::sale( 'december-cars', array( 'venue' => 'Ashford Market; hall 2', 'venue_postcode' => 'TN24 0HB', 'starts_at' => self::at( '2030-07-04 11:00' ) ) );
		self::sale( 'undated', array( 'status' => 'announced', 'starts_at' => 0 ) );
		self::flush();
		$file = SaleCalendar::write( array( Plugin::auctions()->sales->one( $sale->id() ) ?? self::fail() ) );
		self::assertStringContainsString( "DTSTART:20300704T100000Z\r\n", $file, 'in summer the hammer falls an hour earlier by UTC' );
		self::assertStringContainsString( "DTEND:20300704T140000Z\r\n", $file );
		self::assertStringContainsString( 'LOCATION:Ashford Market\\; hall 2\\, TN24 0HB', $file );
		self::assertStringContainsString( 'URL:' . home_url( '/auctions/december-cars/' ), $file );
		$all = SaleCalendar::write( Plugin::auctions()->sales->coming() );
		self::assertSame( 1, substr_count( $all, 'BEGIN:VEVENT' ) );
		self::assertStringContainsString( 'METHOD:PUBLISH', SaleCalendar::write( array() ) );
		foreach ( array( '/auctions/nothing/catalogue.ics', '/auctions/undated/catalogue.ics' ) as $none ) {
			self::assertSame( 404, $this->render( $none )[0], $none );
		}
	}

	#[TestDox( '[AUC-17] The archive: each past sale with lots offered, sold, success rate and total; lots by words; by year and business' )]
	public function test_results(): void {
		$sale = self::sale( 'may-cars', array( 'status' => 'finished', 'starts_at' => self::at( '2024-05-09 11:00' ) ) );
		self::lot( $sale, '1', array( 'status' => 'sold', 'hammer' => 4250 ), 'Ford Fiesta' );
		self::lot( $sale, '2', array( 'status' => 'sold_after', 'hammer' => 1000 ), 'Audi A3' );
		self::lot( $sale, '3', array( 'status' => 'unsold' ), 'Kia Picanto' );
		self::lot( $sale, '4', array( 'status' => 'withdrawn' ), 'Rover 75' );
		self::sale( 'new-year', array( 'status' => 'finished', 'starts_at' => self::at( '2024-12-31 23:30' ) ), 'van-auctions' );
		self::lot( self::sale( 'coming' ), '1', array(), 'Ford Focus' );
		self::flush();
		[ $status, , $html ] = $this->render( '/auctions/results/2024/' );
		self::assertSame( 200, $status );
		self::assertMatchesRegularExpression( '#May cars.*?>3<.*?>2<.*?>67%<.*?>£5,250<#s', $html );
		self::assertStringContainsString( 'New year', $html, 'the year is that of the place' );
		[ , , $html ] = $this->render( '/auctions/results/2024/?business=van-auctions' );
		self::assertStringNotContainsString( 'May cars', $html );
		[ , , $html ] = $this->render( '/auctions/results/?search=ford' );
		self::assertStringContainsString( home_url( '/auctions/may-cars/lot/1/' ), $html );
		self::assertStringContainsString( '£4,250', $html );
		self::assertStringNotContainsString( '/auctions/coming/lot/', $html );
		self::assertStringContainsString( 'noindex', $html );
		self::assertSame( 404, $this->render( '/auctions/results/1999/' )[0] );
		foreach ( array( '?search=%22%3E%3Cscript%3E', '?search[]=x', '?business[]=x', '?business=%27', '?search=%FF' ) as $hostile ) {
			[ $status, , $html ] = $this->render( "/auctions/results/{$hostile}" );
			self::assertContains( $status, array( 200, 404 ), $hostile );
			self::assertStringNotContainsString( '"><script>', $html );
		}
	}

	#[TestDox( '[AUC-19] The printed catalogue has every lot by number in one statement of lots, and nobody sees one that is not published' )]
	public function test_print(): void {
		$sale = self::sale();
		foreach ( array( '10', '2', '10A' ) as $number ) {
			self::lot( $sale, $number, array(), "Car {$number}" );
		}
		self::flush();
		[ $status, , $html ] = $this->render( '/auctions/december-cars/print/' );
		self::assertSame( 200, $status );
		self::assertMatchesRegularExpression( '#Car 2<.*Car 10<.*Car 10A<#s', $html );
		self::assertStringContainsString( 'noindex', $html );
		$one = $this->count_queries( fn (): array => $this->render( '/auctions/december-cars/print/' ) );
		foreach ( range( 20, 40 ) as $number ) {
			self::lot( $sale, (string) $number );
		}
		self::flush();
		wp_cache_flush();
		self::assertLessThanOrEqual( $one + 4, $this->count_queries( fn (): array => $this->render( '/auctions/december-cars/print/' ) ) );
		self::sale( 'announced', array( 'status' => 'announced' ) );
		self::assertSame( 404, $this->render( '/auctions/announced/print/' )[0] );
	}

	#[TestDox( 'A sale without lots says so, and offers neither a printed catalogue nor a run list until it has one' )]
	public function test_without_lots(): void {
		$sale = self::sale( 'bare-cars', array( 'status' => 'running' ) );
		self::flush();
		$html = $this->render( '/auctions/bare-cars/' )[2];
		self::assertStringContainsString( 'No lots are listed for this auction.', $html );
		self::assertStringContainsString( 'data-total="0"', $html );
		self::assertStringNotContainsString( 'Print the catalogue', $html );
		self::assertStringNotContainsString( '/run-list/', $html );
		self::assertSame( 404, $this->render( '/auctions/bare-cars/run-list/' )[0] );
		$list = $this->render( '/auctions/' )[2];
		self::assertStringContainsString( 'Catalogue to follow', $list );
		self::assertStringNotContainsString( '0 lots', $list );
		self::lot( $sale, '1' );
		self::flush();
		$html = $this->render( '/auctions/bare-cars/' )[2];
		self::assertStringContainsString( 'Print the catalogue', $html );
		self::assertStringContainsString( '/auctions/bare-cars/run-list/', $html );
		self::assertSame( 200, $this->render( '/auctions/bare-cars/run-list/' )[0] );
	}

	#[TestDox( '[AUC-19] The catalogue as CSV is staff’s: formulas are harmless, lots stand in order, unknown numbers are empty' )]
	public function test_csv(): void {
		$sale = self::sale();
		self::lot( $sale, '10', array( 'mileage' => 0, 'former_keepers' => null, 'hammer' => 0 ), '=cmd()' );
		self::lot( $sale, '2', array( 'guide_low' => 3000, 'plate' => 'AB17 CDE' ), 'Ford, "blue"' );
		self::flush();
		$stream = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $stream );
		( new CatalogueCsv() )->write( $sale, $stream );
		rewind( $stream );
		$head  = (array) fgetcsv( $stream, null, ',', '"', '' );
		$first = array_combine( array_map( strval( ... ), $head ), (array) fgetcsv( $stream, null, ',', '"', '' ) );
		$next  = array_combine( array_map( strval( ... ), $head ), (array) fgetcsv( $stream, null, ',', '"', '' ) );
		self::assertSame( array( 'Ford, "blue"', '3000', 'AB17 CDE', home_url( '/auctions/december-cars/lot/2/' ) ), array( $first['title'], $first['guide_low'], $first['plate'], $first['url'] ) );
		self::assertSame( array( "'=cmd()", '0', '', '' ), array( $next['title'], $next['mileage'], $next['former_keepers'], $next['hammer'] ) );
		[ $status, , $html ] = $this->render( '/auctions/december-cars/catalogue.csv' );
		self::assertSame( 404, $status );
		self::assertStringContainsString( 'hh-site-header', $html, 'a visitor sees the site’s own page' );
	}

	#[TestDox( '[LOT-10] A finished or cancelled sale offers no alerts of its own; a coming, running or postponed one does' )]
	public function test_no_alerts_of_a_finished_sale(): void {
		foreach ( array( 'catalogue' => true, 'running' => true, 'postponed' => true, 'finished' => false, 'cancelled' => false ) as $status => $has_alerts ) {
			$sale = self::sale( "sale-{$status}", array( 'status' => $status, 'starts_at' => time() + ( in_array( $status, array( 'finished', 'running' ), true ) ? -HOUR_IN_SECONDS : WEEK_IN_SECONDS ) ) );
			self::lot( $sale, '1', 'finished' === $status ? array( 'status' => 'sold', 'hammer' => 4000 ) : array() );
			self::flush();
			[ $code, , $html ] = $this->render( "/auctions/sale-{$status}/" );
			self::assertSame( 200, $code, $status );
			self::assertSame( $has_alerts, str_contains( $html, 'hh-lot-watch' ), $status );
			self::assertSame( $has_alerts, str_contains( $html, 'Watch by email' ), $status );
		}
	}

	#[TestDox( 'Names of pages are no sale’s' )]
	public function test_reserved(): void {
		foreach ( array( 'results', 'print', 'calendar' ) as $name ) {
			self::assertNotSame( $name, self::sale( $name )->slug() );
		}
	}

	private static function at( string $time ): int {
		return ( new \DateTimeImmutable( $time, new \DateTimeZone( 'Europe/London' ) ) )->getTimestamp();
	}

	private static function flush(): void {
		Plugin::auctions()->index->flush();
	}

	#[TestDox( 'From the catalogues come lots that are to be had; sold ones only where there are no others' )]
	public function test_open_lots(): void {
		$sale  = self::sale( 'running-cars', array( 'status' => 'running', 'starts_at' => time() - HOUR_IN_SECONDS ) );
		$first = self::lot( $sale, '1', array( 'status' => 'sold', 'hammer' => 900 ), 'Ford Ka' );
		$other = self::lot( $sale, '2', array(), 'Ford Focus' );
		Plugin::auctions()->index->flush();
		$html = self::block( 'future-lots', array( 'business' => 'car-auctions' ) );
		self::assertStringContainsString( 'Ford Focus', $html );
		self::assertStringNotContainsString( 'Ford Ka', $html );
		self::assertDoesNotMatchRegularExpression( '/[?;&]status=/', $html, 'The links are those of the whole catalogue.' );
		foreach ( array( $first, $other ) as $lot ) {
			Plugin::auctions()->lots->update( $lot, null, array( 'status' => 'sold', 'hammer' => 900 ), LotWriter::DESK );
		}
		Plugin::auctions()->index->flush();
		self::assertStringContainsString( 'Ford Ka', self::block( 'future-lots', array( 'business' => 'car-auctions' ) ) );
	}

	#[TestDox( 'Times are said as people say them, in London' )]
	public function test_words(): void {
		self::assertSame( 'Thursday 4 July 2030, 11am to 2:30pm', SaleDates::span( self::at( '2030-07-04 11:00' ), self::at( '2030-07-04 14:30' ) ) );
		self::assertSame( 'Thursday 4 July 2030, 11am to Friday 5 July 2030, 12pm', SaleDates::span( self::at( '2030-07-04 11:00' ), self::at( '2030-07-05 12:00' ) ) );
		self::assertSame( 'Date to be announced', SaleDates::span( 0, 0 ) );
	}

	#[TestDox( 'A sale’s page says in its description what is sold, when and where' )]
	public function test_description(): void {
		self::sale( 'december-cars', array( 'venue' => 'Ashford Market', 'starts_at' => self::at( '2030-11-28 11:00' ) ) );
		self::flush();
		[ , , $html ] = $this->render( '/auctions/december-cars/' );
		self::assertMatchesRegularExpression( '#<meta name="description" content="December cars\. Thursday 28 November 2030, 11am, Ashford Market[^"]*">#', $html );
	}

	#[TestDox( 'Each page of the auctions says in its description what is on it, with sales and without' )]
	public function test_descriptions_of_lists(): void {
		$said = function ( string $path ): string {
			[ $status, , $html ] = $this->render( $path );
			self::assertSame( 200, $status, $path );
			$found = preg_match_all( '#<meta name="description" content="([^"]*)">#', $html, $matches );
			self::assertLessThan( 2, $found, $path );
			return html_entity_decode( $matches[1][0] ?? '', ENT_QUOTES );
		};
		$pages = array( '/auctions/', '/property-auctions/', '/car-auctions/', '/auctions/results/', '/car-auctions/search/' );
		foreach ( $pages as $path ) {
			self::assertGreaterThan( 50, mb_strlen( $said( $path ) ), "{$path} without a sale: " . $said( $path ) );
		}
		$sale = self::sale( 'december-cars', array( 'venue' => 'Ashford Market', 'starts_at' => self::at( '2030-11-28 11:00' ) ) );
		self::lot( $sale, '1' );
		$past = self::sale( 'may-cars', array( 'status' => 'finished', 'starts_at' => self::at( '2024-05-02 11:00' ) ) );
		Plugin::auctions()->lots->update( self::lot( $past, '1' ), null, array( 'status' => 'sold', 'hammer' => 4250 ), LotWriter::DESK );
		self::flush();
		self::assertSame( 'Houses and land, cars and vans at auction. Bid in the room, by phone or online. Next: Car auctions, Thursday 28 November 2030.', $said( '/auctions/' ) );
		self::assertSame( 'Car auctions: 1 lot in our catalogues. Next: December cars, Thursday 28 November 2030, 11am, Ashford Market.', $said( '/car-auctions/' ) );
		self::assertSame( 'Auction results 2024: 1 auction, 1 of 1 lots sold, £4,250 raised. See what each lot made.', $said( '/auctions/results/2024/' ) );
		self::assertSame( 'Ford at auction: 1 lot in upcoming auctions, with mileage, history and guide price for each.', $said( '/car-auctions/ford/' ) );
		foreach ( array( ...$pages, '/auctions/may-cars/', '/auctions/december-cars/lot/1/' ) as $path ) {
			self::assertGreaterThan( 20, mb_strlen( $said( $path ) ), $path );
		}
	}
}
