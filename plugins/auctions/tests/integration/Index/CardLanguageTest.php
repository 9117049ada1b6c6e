<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Index;

use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Auctions\Index\SaleTable;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Tests\Integration\Catalogue\CatalogueTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/** Cards of lots and sales, which the index keeps, read in other words. */
final class CardLanguageTest extends CatalogueTestCase {

	private const OTHER = array( 'Guide price' => 'Pris arweiniol', 'Sold' => 'Gwerthwyd', 'Petrol' => 'Petrol Cymreig', '%s mile' => '%s filltir', '%s miles' => '%s milltir', 'Running' => 'Yn rhedeg', 'Lot' => 'Eitem' );

	#[TestDox( '[OWN-06] The index of lots and sales has codes: other words reach catalogue, live results and sales without reindexing' )]
	public function test_words(): void {
		$sale = self::sale( 'december-cars', array( 'status' => 'running', 'starts_at' => time() - 60, 'catalogue_status' => 'published' ) );
		self::lot( $sale, '1', array( 'mileage' => 1200, 'guide_low' => 3000 ), 'Ford Fiesta' );
		$sold = self::lot( $sale, '2', array(), 'Ford Focus' );
		self::flush();
		Plugin::auctions()->lots->update( $sold, null, array( 'status' => 'sold', 'hammer' => 4250 ), 'desk' );
		self::flush();
		$before = $this->rows();
		self::assertStringNotContainsString( 'Guide price', $before['cards'] );
		self::assertStringNotContainsString( 'Petrol', $before['cards'] );
		$english = $this->shown( $sale->id() );
		self::assertStringContainsString( 'Guide price', $english );

		add_filter( 'gettext', static fn ( string $text, string $english ): string => self::OTHER[ $english ] ?? $text, 10, 2 );
		add_filter( 'ngettext', static fn ( string $text ): string => self::OTHER[ $text ] ?? $text );
		add_filter( 'hearth_hammer_words_version', static fn ( string $words ): string => "{$words}-other" );
		$other = $this->shown( $sale->id() );
		foreach ( array( 'Pris arweiniol', 'Gwerthwyd', 'Petrol Cymreig', '1,200 milltir', 'Eitem' ) as $word ) {
			self::assertStringContainsString( $word, $other );
		}
		self::assertStringNotContainsString( 'Guide price', $other );
		self::assertStringContainsString( 'gwerthwyd', (string) wp_json_encode( $this->rest( 'GET', '/hpapi/v1/car-auctions/lots/live', array( 'auction_id' => $sale->id(), 'since' => 1 ) )->get_data(), JSON_UNESCAPED_UNICODE ) );
		self::assertSame( $before, $this->rows(), 'Nothing was indexed anew.' );

		remove_all_filters( 'gettext' );
		remove_all_filters( 'ngettext' );
		remove_all_filters( 'hearth_hammer_words_version' );
		self::assertSame( $english, $this->shown( $sale->id() ) );
	}

	#[TestDox( '[OWN-06] A label that code changes reaches cards at once; staff who read another language leave visitors the site’s' )]
	public function test_filter(): void {
		$sale = self::sale();
		self::lot( $sale, '1', array( 'guide_low' => 3000 ), 'Ford Fiesta' );
		self::flush();
		$change = static fn ( string $text, string $english ): string => 'Guide price' === $english ? 'Guide' : $text;
		add_filter( 'gettext', $change, 10, 2 );
		self::assertStringContainsString( '>Guide<', $this->shown( $sale->id() ) );
		remove_filter( 'gettext', $change );
		self::assertStringContainsString( '>Guide price<', $this->shown( $sale->id() ) );
	}

	private function shown( int $sale ): string {
		return (string) $this->rest( 'GET', '/hpapi/v1/car-auctions/lots', array( 'auction_id' => $sale ) )->get_data();
	}

	/** @return array{cards: string, html: string, sales: string} */
	private function rows(): array {
		global $wpdb;
		return array(
			'cards' => implode( "\n", $wpdb->get_col( $wpdb->prepare( 'SELECT card FROM %i ORDER BY post_id', LotTable::name() ) ) ),
			'html'  => implode( "\n", $wpdb->get_col( $wpdb->prepare( 'SELECT html FROM %i ORDER BY post_id', LotTable::name() ) ) ),
			'sales' => implode( "\n", $wpdb->get_col( $wpdb->prepare( 'SELECT card FROM %i ORDER BY post_id', SaleTable::name() ) ) ),
		);
	}
}
