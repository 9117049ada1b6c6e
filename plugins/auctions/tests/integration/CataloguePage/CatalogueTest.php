<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\CataloguePage;

use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Auctions\Tests\Integration\Index\CatalogueRows;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use WP_HTML_Tag_Processor;

/** The page of a sale, as it comes without JavaScript. */
final class CatalogueTest extends IntegrationTestCase {

	use AuctionFixtures;

	#[TestDox( '[AUC-01] The container carries what the catalogue is; the props are what their schema says, and the first frame is kept for the island' )]
	public function test_island(): void {
		$sale = self::cars();
		$html = self::block( 'lot-catalogue', array(), $sale->id() );
		[ $props, $fallback ] = self::island( $html );
		self::assert_matches_schema( $props, Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/lot-catalogue-props.json' )->to_array() );
		$page = new WP_HTML_Tag_Processor( $fallback );
		self::assertTrue( $page->next_tag( array( 'class_name' => 'hh-lot-catalogue' ) ) );
		$carried = array_map( $page->get_attribute( ... ), array( 'data-auction-id', 'data-department-id', 'data-sale-type-id', 'data-business', 'data-can-manage-a365', 'data-can-manage-cache', 'data-total' ) );
		self::assertSame( array( (string) $sale->id(), (string) $sale->department()?->id, (string) $sale->sale_type_id(), 'car-auctions', '0', '0', '3' ), $carried );
		self::assertSame( '', $props->nonce );
		self::assertTrue( $props->includes_marketing );
		self::dump_fixture( 'auctions/lot-catalogue', array( 'props' => $props, 'html' => $fallback ) );
	}

	#[TestDox( '[AUC-15] The catalogue’s script waits for a visitor, but not where results may come in: the sale runs, or begins within a day' )]
	public function test_script_waits(): void {
		$sale = self::cars()->id();
		foreach (
			array(
				array( 'catalogue', WEEK_IN_SECONDS, true ),
				array( 'catalogue', DAY_IN_SECONDS - 60, false ),
				array( 'catalogue', -60, false ),
				array( 'running', -60, false ),
				array( 'finished', -60, true ),
				array( 'catalogue', null, true ),
			) as [ $status, $ahead, $waits ]
		) {
			SaleFields::fields()->replace( $sale, array( 'status' => $status, 'starts_at' => null === $ahead ? 0 : time() + $ahead ) );
			self::assertSame( $waits, str_contains( self::block( 'lot-catalogue', array(), $sale ), ' data-island-until-interaction="hh_catalogue_view"' ), "{$status} {$ahead}" );
		}
	}

	#[TestDox( '[AUC-12] A filtered catalogue without JavaScript: its lots, its chips, its count, its fields as they were set' )]
	public function test_filtered(): void {
		$sale = self::cars();
		self::later( $sale );
		[ $status, , $html ] = $this->render( '/auctions/december-cars/?make=ford,audi&maxMileage=60000' );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'Showing 1 of 3 lots', $html );
		self::assertStringContainsString( 'id="lot-2"', $html );
		self::assertStringNotContainsString( 'id="lot-10A"', $html );
		self::assertStringContainsString( 'Mileage: up to 60,000', $html );
		self::assertMatchesRegularExpression( '/name="make\[\]" value="ford" checked/', preg_replace( "/'/", '"', $html ) ?? '' );
		self::assertStringContainsString( '1 lot in later auctions', $html );
		self::assertMatchesRegularExpression( '/<meta name=.robots. content=.[^>]*noindex/', $html );
		self::assertStringContainsString( '<link rel="canonical" href="' . home_url( '/auctions/december-cars/' ) . '"', $html );
		self::assertSame( 1, substr_count( $html, 'rel="canonical"' ) );
		[ $props, $fallback ] = self::island( self::with_query( array( 'make' => 'ford', 'search' => 'fiesta' ), fn (): string => self::block( 'lot-catalogue', array(), $sale->id() ) ) );
		self::dump_fixture( 'auctions/lot-catalogue-filtered', array( 'props' => $props, 'html' => $fallback ) );
	}

	#[TestDox( 'What a form without JavaScript sends leads to the one address of its state; a page too many to the last' )]
	public function test_redirects(): void {
		self::cars();
		foreach ( array(
			'?make%5B%5D=&make%5B%5D=ford&search=&minPrice=&sort=lot-number' => '?make=ford',
			'?search=&make%5B%5D='                                           => '',
			'?page=1'                                                        => '',
			'?make%5B%5D=ford&grid_view=list'                                => '?make=ford&grid_view=list',
		) as $asked => $right ) {
			[ $status, $headers ] = $this->render( "/auctions/december-cars/{$asked}" );
			self::assertSame( array( 302, home_url( "/auctions/december-cars/{$right}" ) ), array( $status, $headers['location'] ?? '' ), $asked );
		}
		foreach ( array( '?make=ford', '?make=ford&utm_source=mail', '?sort=price-asc', '' ) as $plain ) {
			self::assertSame( 200, $this->render( "/auctions/december-cars/{$plain}" )[0], $plain );
		}
		[ $status, $headers ] = $this->render( '/auctions/december-cars/?page=9' );
		self::assertSame( array( 302, home_url( '/auctions/december-cars/' ) ), array( $status, $headers['location'] ?? '' ) );
	}

	#[TestDox( '[AUC-14] Each value says how many lots it would leave, and one that leaves none stays, marked' )]
	public function test_facets(): void {
		$sale = self::cars();
		$html = self::with_query( array( 'maxMileage' => '60000' ), fn (): string => self::block( 'lot-catalogue', array(), $sale->id() ) );
		[ $props ] = self::island( $html );
		$makes = array_column( array_filter( $props->filters, static fn ( object $filter ): bool => 'make' === $filter->name ), 'options' )[0];
		self::assertEquals( array( 'Audi' => 0, 'Ford' => 1 ), array_column( array_map( get_object_vars( ... ), $makes ), 'count', 'label' ) );
		self::assertStringContainsString( 'hh-lot-option is-none', $html );
	}

	#[TestDox( 'More lots than a page holds: links to the others; statements do not grow with the lots' )]
	public function test_pages(): void {
		$sale = self::sale( 'fleet' );
		CatalogueRows::make( $sale, 60 );
		$few = $this->count_queries( fn (): string => self::block( 'lot-catalogue', array(), $sale->id() ) );
		[ $status, , $html ] = $this->render( '/auctions/fleet/?page=2' );
		self::assertSame( 200, $status );
		self::assertStringContainsString( '60 lots', $html );
		self::assertStringContainsString( 'rel="prev"', $html );
		self::assertStringContainsString( '<link rel="canonical" href="' . home_url( '/auctions/fleet/?page=2' ) . '"', $html );
		$sale = self::sale( 'fleet-of-many' );
		CatalogueRows::make( $sale, 240 );
		// Of a busy machine, a slow answer is kept by one statement more.
		$print = fn (): int => $this->count_queries( fn (): string => self::block( 'lot-catalogue', array(), $sale->id() ) );
		self::assertLessThanOrEqual( $few, min( $print(), $print() ) );
	}

	#[TestDox( 'Hostile parameters are no more than nothing, and nothing of them is in the page' )]
	public function test_hostile(): void {
		$sale = self::cars();
		foreach ( array( '?search=%22%3E%3Cscript%3Ealert(1)%3C/script%3E', "?make=ford'%20OR%201=1", '?make=%3Cb%3E', '?minPrice=1e9', '?page=99999999999', '?sort[]=x', '?search[]=x', '?grid_view[]=list', '?hh_sale[]=x' ) as $query ) {
			[ $status, , $html ] = $this->render( "/auctions/december-cars/{$query}" );
			self::assertContains( $status, array( 200, 302, 400, 404 ), $query );
			self::assertStringNotContainsString( '<script>alert', $html, $query );
			self::assertStringNotContainsString( "OR 1=1", $html, $query );
		}
		self::assertSame( 3, Plugin::auctions()->sales->one( $sale->id() )?->lots );
	}

	#[TestDox( '[STAFF-01] [STAFF-02] Only who may manage has flags and nonce, whatever the address says' )]
	public function test_staff(): void {
		$sale = self::cars();
		$ask  = fn (): object => self::island( self::with_query( array( 'canManageA365' => '1', 'canManageCache' => '1' ), fn (): string => self::block( 'lot-catalogue', array(), $sale->id() ) ) )[0];
		$has  = static fn ( object $props ): array => array( $props->can_manage_a365, $props->can_manage_cache, '' !== $props->nonce );
		self::assertSame( array( false, false, false ), $has( $ask() ) );
		wp_set_current_user( self::user( 'subscriber' ) );
		self::assertSame( array( false, false, false ), $has( $ask() ) );
		wp_set_current_user( self::user( 'administrator' ) );
		self::assertSame( array( true, true, true ), $has( $ask() ) );
	}

	#[TestDox( 'A sale without its catalogue says so; a draft is nobody’s' )]
	public function test_announced(): void {
		$sale = self::sale( 'spring', array( 'status' => 'announced' ) );
		self::lot( $sale, '1' );
		self::flush();
		[ $status, , $html ] = $this->render( '/auctions/spring/' );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'Catalogue coming soon', $html );
		self::assertStringNotContainsString( 'class="hh-lot-card', $html );
		self::assertSame( '', self::block( 'lot-catalogue', array(), self::sale( 'secret', array( 'status' => 'draft' ) )->id() ) );
	}

	#[TestDox( '[BLK-01] An editor may place a sale’s catalogue on any page; one without a sale shows the next; a hidden sale’s is staff’s alone' )]
	public function test_placed(): void {
		$sale = self::cars();
		self::later( $sale );
		$page   = (int) wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Selling', 'post_status' => 'publish' ) );
		$hidden = self::sale( 'secret', array( 'status' => 'draft' ) )->id();
		self::flush();
		$placed = static fn ( int $sale ): int => (int) ( self::island( self::block( 'lot-catalogue', array( 'sale' => $sale ), $page ) )[0]->auction_id ?? 0 );
		$later  = (int) get_page_by_path( 'january-cars', OBJECT, 'hh_sale' )?->ID;
		self::assertSame( array( $sale->id(), $sale->id(), $later ), array( $placed( 0 ), $placed( $sale->id() ), $placed( $later ) ) );
		self::assertSame( '', self::block( 'lot-catalogue', array( 'sale' => $hidden ), $page ) );
		self::assertSame( '', self::block( 'lot-catalogue', array( 'sale' => $page ), $page ) );
		wp_set_current_user( 1 );
		self::assertStringContainsString( 'hh-lot-catalogue', self::block( 'lot-catalogue', array( 'sale' => $hidden ), $page ) );
	}

	private static function cars(): SaleRecord {
		$sale = self::sale();
		self::lot( $sale, '2', array( 'ulez' => 'yes' ), 'Ford Fiesta' );
		self::lot( $sale, '10', array( 'mileage' => 90000, 'ulez' => 'no', 'colour' => 'Red' ), 'Ford Fiesta Zetec' );
		self::lot( $sale, '10A', array( 'make' => 'Audi', 'model' => 'A3', 'mileage' => 70000, 'fuel' => 'diesel', 'ulez' => 'no' ), 'Audi A3' );
		self::flush();
		return $sale;
	}

	private static function later( SaleRecord $sale ): void {
		$later = self::sale( 'january-cars', array( 'starts_at' => $sale->starts_at() + WEEK_IN_SECONDS ) );
		self::lot( $later, '1', array(), 'Ford Focus' );
		self::flush();
	}

	private static function flush(): void {
		Plugin::auctions()->index->flush();
	}

	/** @return array{object, string} */
	private static function island( string $html ): array {
		self::assertSame( 1, preg_match( '#^<div [^>]*data-props="([^"]*)">(.*)</div>$#s', $html, $parts ) );
		$props = json_decode( html_entity_decode( $parts[1], ENT_QUOTES | ENT_HTML5 ) );
		self::assertIsObject( $props );
		return array( $props, trim( $parts[2] ) );
	}

	private static function user( string $role ): int {
		return (int) wp_insert_user( array( 'user_login' => "cat-{$role}", 'user_pass' => 'x', 'role' => $role ) );
	}

	/**
	 * @param array<string, string> $query
	 * @param callable(): string    $work
	 */
	private static function with_query( array $query, callable $work ): string {
		$before = $_GET;
		$_GET   = $query;
		try {
			return $work();
		} finally {
			$_GET = $before;
		}
	}
}
