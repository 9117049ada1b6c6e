<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/** Cards, pins and keywords of properties, which the index keeps as codes, in other words. */
final class CardLanguageTest extends IntegrationTestCase {

	private const OTHER = array( 'Detached house' => 'Tŷ ar wahân', 'Sold STC' => 'Gwerthwyd yn amodol', 'Guide price' => 'Pris arweiniol', 'for sale' => 'ar werth', '%d bedroom' => '%d ystafell wely', 'pcm' => 'y mis' );

	#[TestDox( '[OWN-06] The index of properties has codes: other words reach lists, REST, map and keywords without reindexing' )]
	public function test_words(): void {
		// A full-text key knows only what is committed: KeywordTest asks one.
		add_filter( 'hpapi_full_text', '__return_false' );
		PropertyFactory::property( array( 'property_type' => 'detached', 'bedrooms' => 3, 'price' => 425000, 'price_qualifier' => 'guide_price' ), 'Stone Street, Cranbrook' );
		PropertyFactory::property( array( 'channel' => 2, 'property_type' => 'apartment', 'bedrooms' => 2, 'price' => 1200, 'rent_frequency' => 'monthly' ), 'High Street, Cranbrook' );
		$before = $this->rows();
		foreach ( array( 'Detached house', 'Guide price', 'for sale', ' bedroom', 'pcm' ) as $word ) {
			self::assertStringNotContainsString( $word, $before );
		}
		[ $list, $map, $etag ] = $this->shown();
		self::assertStringContainsString( '3 bedroom detached house for sale', $list );
		self::assertStringContainsString( 'Guide price', $map );
		self::assertSame( array( 1, 1, 1, 1, 0 ), array( $this->found( 'detached' ), $this->found( '3 bedroom' ), $this->found( '"3 bedroom detached house"' ), $this->found( '"house for sale"' ), $this->found( 'gwahan' ) ) );

		add_filter( 'gettext', static fn ( string $text, string $english ): string => self::OTHER[ $english ] ?? $text, 10, 2 );
		add_filter( 'hearth_hammer_words_version', static fn ( string $words ): string => "{$words}-other" );
		[ $list, $map, $other ] = $this->shown();
		self::assertStringContainsString( '3 ystafell wely tŷ ar wahân ar werth', $list );
		self::assertStringContainsString( 'Pris arweiniol', $list );
		self::assertStringContainsString( 'Pris arweiniol', $map );
		self::assertStringNotContainsString( 'Guide price', $list . $map );
		self::assertNotSame( $etag, $other, 'A browser may not keep the other words.' );
		self::assertSame( array( 1, 1, 1 ), array( $this->found( 'detached' ), $this->found( '"ar wahan"' ), $this->found( 'wahan' ) ), 'What the site said when it was indexed is still found.' );
		self::assertSame( $before, $this->rows(), 'Nothing was indexed anew.' );
	}

	/** @return array{string, string, string} A list, a map, and the tag of the list. */
	private function shown(): array {
		$list = $this->rest( 'GET', '/hpapi/v1/estate-agents/properties' );
		$map  = $this->rest( 'GET', '/hpapi/v1/estate-agents/map-properties' );
		return array( (string) wp_json_encode( $list->get_data(), JSON_UNESCAPED_UNICODE ), (string) wp_json_encode( $map->get_data(), JSON_UNESCAPED_UNICODE ), (string) $list->get_headers()['ETag'] );
	}

	private function found( string $keyword ): int {
		return (int) $this->rest( 'GET', '/hpapi/v1/estate-agents/properties', array( 'keyword' => $keyword ) )->get_data()['total'];
	}

	private function rows(): string {
		global $wpdb;
		return implode( "\n", array_map( static fn ( array $row ): string => implode( "\t", $row ), $wpdb->get_results( $wpdb->prepare( 'SELECT card, pin, words FROM %i ORDER BY post_id', PropertyTable::name() ), ARRAY_A ) ) );
	}
}
