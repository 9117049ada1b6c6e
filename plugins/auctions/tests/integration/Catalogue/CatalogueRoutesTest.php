<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Catalogue;

use HearthHammer\Auctions\Catalogue\LotTools;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Auctions\Sales\Department;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Core\Rest\HtmlResponse;
use HearthHammer\Core\Schema\Schema;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Response;

/**
 * The routes of catalogues.
 */
final class CatalogueRoutesTest extends CatalogueTestCase {

	private const LOTS = '/hpapi/v1/car-auctions/lots';

	#[TestDox( '[API-03] [AUC-05] The lots come as HTML, with the counts that the label needs' )]
	public function test_html(): void {
		$sale = self::sale();
		self::lot( $sale, '1', array( 'make' => 'Ford', 'plate' => 'AB17 CDE' ), 'Ford <b>& Co</b>' );
		self::lot( $sale, '12a', array( 'make' => 'Kia' ) );
		self::flush();
		$answer = $this->rest( 'GET', self::LOTS, array( 'auction_id' => (string) $sale->id(), 'department_id' => (string) $sale->department()?->id, 'sale_type_id' => (string) $sale->sale_type_id(), 'make' => 'ford', 'grid_view' => 'list' ) );
		self::assertInstanceOf( HtmlResponse::class, $answer );
		self::assertSame( array( 200, 'text/html; charset=UTF-8' ), array( $answer->get_status(), $answer->get_headers()['Content-Type'] ) );
		$html = self::html( $answer );
		self::assertMatchesRegularExpression( '/^<div class="hh-lot-list hh-lot-list--list" data-total="2" data-matching="1" data-page="1" data-pages="1" data-version="[1-9]\d*"[^>]*><article /', $html );
		self::assertStringContainsString( 'href="' . home_url( '/auctions/december-cars/lot/1/' ) . '?make=ford"', $html );
		self::assertStringContainsString( 'AB17 CDE', $html );
		self::assertStringNotContainsString( '<b>', $html );
		self::assertStringNotContainsString( '%', (string) preg_replace( '/ data-hh-card-words="[^"]*"/', '', $html ), 'no mark is left' );
		self::assertStringNotContainsString( '<!--', $html );
		$none = self::html( $this->rest( 'GET', self::LOTS, array( 'auction_id' => (string) $sale->id(), 'make' => 'lada' ) ) );
		self::assertMatchesRegularExpression( '/data-total="2" data-matching="0" data-page="1" data-pages="1" data-version="\d+"[^>]*><\/div>$/', $none );
	}

	#[TestDox( 'The list that the island’s tests use is what the server prints' )]
	public function test_fixture(): void {
		$sale = self::sale( 'december-cars', array( 'starts_at' => 1796212800 ) );
		self::lot( $sale, '1', array( 'plate' => 'AB17 CDE', 'mileage_status' => 'warranted', 'former_keepers' => 2, 'summary' => 'One owner from new.' ), 'Ford Fiesta Zetec' );
		self::lot( $sale, '2', array( 'status' => 'sold', 'hammer' => 4250, 'mileage' => null ), 'Kia Picanto' );
		self::flush();
		$html = self::html( $this->rest( 'GET', self::LOTS, array( 'auction_id' => (string) $sale->id() ) ) );
		self::assertSame( 2, substr_count( $html, '<article' ) );
		self::assertStringContainsString( '45,000 miles, warranted', $html );
		self::assertStringContainsString( 'Mileage not known', $html );
		self::assertStringContainsString( '<span class="hh-card__qualifier">Sold for</span> <span class="hh-lot-card__figures">£4,250</span>', $html );
		self::assertStringContainsString( '<span class="hh-ribbon hh-ribbon--urgent">Sold</span>', $html );
	}

	#[TestDox( '[API-03] An answer is public for a minute, for seconds while the sale runs, and 304 until something changes' )]
	public function test_conditional(): void {
		$sale = self::sale();
		$lot  = self::lot( $sale, '1' );
		self::flush();
		$ask   = fn ( array $headers = array() ): WP_REST_Response => $this->rest( 'GET', self::LOTS, array( 'auction_id' => (string) $sale->id() ), $headers );
		$first = $ask();
		self::assertSame( 'public, max-age=60, stale-while-revalidate=600', $first->get_headers()['Cache-Control'] );
		$tag = $first->get_headers()['ETag'];
		self::assertSame( 304, $ask( array( 'If-None-Match' => $tag ) )->get_status() );
		Plugin::auctions()->lots->update( $lot, null, array( 'guide_low' => 9999 ), 'sync' );
		self::flush();
		$second = $ask( array( 'If-None-Match' => $tag ) );
		self::assertSame( 200, $second->get_status() );
		self::assertStringContainsString( '£9,999', self::html( $second ) );
		SaleFields::fields()->replace( $sale->id(), array( 'status' => 'running' ) );
		self::flush();
		self::assertSame( 'public, max-age=5', $ask()->get_headers()['Cache-Control'] );
	}

	#[TestDox( '[SYNC-01] [PURGE-01] Tools come to who may use them and asks for them, and nobody keeps that answer; whatever a visitor sends, there are none' )]
	public function test_tools(): void {
		$sale = self::sale();
		$lot  = self::lot( $sale, '1', array( 'platform_lot_id' => 'P-1' ) );
		self::flush();
		add_filter( 'hh_auctions_lot_tools', static fn ( string $html, array $one, LotTools $tools ): string => $html . sprintf( '<i data-for="%d/%s/%d%d"></i>', $one['id'], esc_attr( $one['platform_lot_id'] ), $tools->platform, $tools->image_cache ), 10, 3 );
		$ask = fn ( array $raw ): WP_REST_Response => $this->rest( 'GET', self::LOTS, array( 'auction_id' => (string) $sale->id() ) + $raw );
		$all = array( 'canManageA365' => '1', 'canManageCache' => '1' );

		self::assertStringNotContainsString( 'data-for', self::html( $ask( $all ) ) );
		self::assertStringStartsWith( 'public', $ask( $all )->get_headers()['Cache-Control'] );
		wp_set_current_user( self::user( 'subscriber' ) );
		self::assertStringNotContainsString( 'data-for', self::html( $ask( $all ) ) );
		wp_set_current_user( self::user( 'editor' ) );
		$staff = $ask( $all );
		self::assertMatchesRegularExpression( "#<div class=\"hh-lot-card__staff\">.*<i data-for=\"{$lot}/P-1/11\"></i>.*</div>#", self::html( $staff ) );
		self::assertSame( 'private, no-store', $staff->get_headers()['Cache-Control'] );
		self::assertArrayNotHasKey( 'ETag', $staff->get_headers() );
		self::assertStringNotContainsString( 'data-for', self::html( $ask( array() ) ), 'nobody asked' );
		wp_get_current_user()->add_cap( Capabilities::PLATFORM, false );
		self::assertStringContainsString( "data-for=\"{$lot}/P-1/01\"", self::html( $ask( $all ) ) );
	}

	#[TestDox( '[AUC-11] includeCAMarketing=1 puts the department’s card between the lots, with its next sale' )]
	public function test_marketing(): void {
		$sale = self::sale( 'december-cars', array( 'starts_at' => time() + DAY_IN_SECONDS ) );
		$next = self::sale( 'january-cars', array( 'starts_at' => time() + 30 * DAY_IN_SECONDS, 'status' => 'announced' ) );
		for ( $i = 1; $i <= 8; $i++ ) {
			self::lot( $sale, (string) $i );
		}
		update_term_meta( (int) $sale->department()?->id, Department::MARKETING, 'Sell your car with us.' );
		self::flush();
		$ask = fn ( array $raw ): string => self::html( $this->rest( 'GET', self::LOTS, array( 'auction_id' => (string) $sale->id() ) + $raw ) );
		self::assertStringNotContainsString( 'hh-lot-list__marketing', $ask( array() ) );
		$html = $ask( array( 'includeCAMarketing' => '1' ) );
		self::assertSame( 6, substr_count( strstr( $html, '<aside', true ) ?: '', '<article' ), 'after six lots' );
		self::assertStringContainsString( 'Sell your car with us.', $html );
		self::assertStringContainsString( home_url( '/instant-online-valuation-cars-and-vans/' ), $html );
		self::assertStringContainsString( home_url( "/auctions/{$next->slug()}/" ), $html );
		self::assertStringContainsString( 'hh-lot-list__marketing', $ask( array( 'includeCAMarketing' => '1', 'sort' => 'mileage' ) ) );

		$tag = fn (): string => $this->rest( 'GET', self::LOTS, array( 'auction_id' => (string) $sale->id(), 'includeCAMarketing' => '1' ) )->get_headers()['ETag'];
		$was = $tag();
		SaleFields::fields()->replace( $next->id(), array( 'starts_at' => time() + 31 * DAY_IN_SECONDS ) );
		self::flush();
		self::assertNotSame( $was, $tag(), 'the next sale has moved' );
		$was = $tag();
		update_term_meta( (int) $sale->department()?->id, Department::MARKETING, 'Sell your van with us.' );
		self::flush();
		self::assertNotSame( $was, $tag() );
	}

	#[TestDox( '[AUC-10] [API-04] Future lots come as HTML, each leading to its own catalogue' )]
	public function test_future(): void {
		$now  = self::sale( 'now', array( 'starts_at' => time() + DAY_IN_SECONDS ) );
		$next = self::sale( 'next', array( 'starts_at' => time() + 9 * DAY_IN_SECONDS ) );
		self::lot( $now, '1' );
		self::lot( $next, '2', array( 'make' => 'Kia' ) );
		self::flush();
		$html = self::html( $this->rest( 'GET', '/hpapi/v1/car-auctions/future-lots', array( 'auction_id' => (string) $now->id(), 'make' => 'kia' ) ) );
		self::assertStringContainsString( 'data-total="1" data-matching="1"', $html );
		self::assertStringContainsString( 'href="' . home_url( '/auctions/next/lot/2/' ) . '"', $html );
	}

	#[TestDox( '[API-05] [AUC-14] Search assist carries counts for each filter value and suggestions, as its schema says' )]
	public function test_assist(): void {
		$sale = self::sale( 'december-cars', array( 'starts_at' => 1796212800 ) );
		self::lot( $sale, '1', array( 'make' => 'Ford', 'model' => 'Focus' ), 'Ford Focus Titanium' );
		self::lot( $sale, '2', array( 'make' => 'Ford', 'model' => 'Fiesta' ), 'Ford Fiesta Zetec' );
		self::lot( $sale, '3', array( 'make' => 'Kia', 'model' => 'Picanto' ), 'Kia Picanto' );
		self::flush();
		$answer = $this->rest( 'GET', self::LOTS . '/search-assist', array( 'auction_id' => (string) $sale->id(), 'search' => 'fo' ) );
		self::assert_matches_schema( $answer->get_data(), Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/lots-assist-answer.json' )->to_array() );
		$data = $answer->get_data();
		self::assertSame( array( 3, 2 ), array( $data['total'], $data['matching'] ) );
		self::assertSame( array( array( 'Ford', 2 ), array( 'Kia', 0 ) ), array_map( static fn ( array $one ): array => array( $one['label'], $one['count'] ), $data['facets']['make'] ) );
		self::assertContains( array( 'label' => 'Ford', 'search' => 'Ford' ), $data['suggestions'] );
		self::assertContains( array( 'label' => 'Lot 2: Ford Fiesta Zetec', 'search' => 'Ford Fiesta Zetec' ), $data['suggestions'] );
		self::assertSame( array(), $this->rest( 'GET', self::LOTS . '/search-assist', array( 'auction_id' => (string) $sale->id() ) )->get_data()['suggestions'] );
		self::dump_fixture( 'auctions/lots-assist', $data );
	}

	/** @param array<string, string> $raw */
	#[TestWith( array( '/hpapi/v1/boat-auctions/lots', array(), 404, 'hh_no_such_business' ) )]
	#[TestWith( array( '/hpapi/v1/car-auctions/lots', array( 'auction_id' => '999999' ), 404, 'hh_no_such_sale' ) )]
	#[TestWith( array( '/hpapi/v1/property-auctions/lots', array( 'auction_id' => '{sale}' ), 404, 'hh_no_such_sale' ) )]
	#[TestWith( array( '/hpapi/v1/car-auctions/lots', array( 'auction_id' => '{draft}' ), 404, 'hh_no_such_sale' ) )]
	#[TestWith( array( '/hpapi/v1/car-auctions/lots', array( 'auction_id' => '{sale}', 'department_id' => '999999' ), 404, 'hh_no_such_sale' ) )]
	#[TestWith( array( '/hpapi/v1/car-auctions/lots', array( 'auction_id' => '{sale}', 'page' => '2' ), 404, 'hh_no_such_page' ) )]
	#[TestWith( array( '/hpapi/v1/car-auctions/lots', array( 'auction_id' => '{sale}', 'sort' => 'by-hand' ), 400, 'rest_invalid_param' ) )]
	#[TestWith( array( '/hpapi/v1/car-auctions/lots', array( 'auction_id' => '{sale}', 'minMileage' => 'lots' ), 400, 'rest_invalid_param' ) )]
	#[TestWith( array( '/hpapi/v1/car-auctions/lots', array( 'auction_id' => '{sale}', 'make' => 'a,,b' ), 400, 'rest_invalid_param' ) )]
	#[TestWith( array( '/hpapi/v1/car-auctions/lots/live', array(), 400, 'rest_missing_callback_param' ) )]
	#[TestWith( array( '/hpapi/v1/car-auctions/lots/live', array( 'auction_id' => '{draft}' ), 404, 'hh_no_such_sale' ) )]
	#[TestDox( '[AUC-09] $route refuses in JSON what is not there or cannot be' )]
	public function test_refusals( string $route, array $raw, int $status, string $code ): void {
		$sale  = self::sale();
		$draft = self::sale( 'draft', array( 'status' => 'draft' ) );
		self::lot( $sale, '1' );
		self::flush();
		$answer = $this->rest( 'GET', $route, array_map( static fn ( string $value ): string => strtr( $value, array( '{sale}' => (string) $sale->id(), '{draft}' => (string) $draft->id() ) ), $raw ) );
		self::assertSame( array( $status, $code ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	}

	#[TestDox( 'Without a sale the coming sales of the business answer; parameters of others are ignored' )]
	public function test_business(): void {
		self::lot( self::sale( 'one' ), '1' );
		self::lot( self::sale( 'two', array(), 'van-auctions' ), '2' );
		self::flush();
		$html = self::html( $this->rest( 'GET', self::LOTS, array( 'utm_source' => 'mail' ) ) );
		self::assertStringContainsString( 'data-total="1" data-matching="1" data-page="1" data-pages="1" data-version="0"', $html );
	}

	private static function html( WP_REST_Response $answer ): string {
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		self::assertIsString( $answer->get_data() );
		return $answer->get_data();
	}
}
