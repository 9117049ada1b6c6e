<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\CataloguePage;

use HearthHammer\Auctions\Catalogue\LotQuery;
use HearthHammer\Auctions\CataloguePage\CatalogueFilter;
use HearthHammer\Auctions\CataloguePage\CountLabel;
use HearthHammer\Auctions\CataloguePage\FilterChips;
use HearthHammer\Auctions\CataloguePage\PageRow;
use HearthHammer\Auctions\CataloguePage\ViewCookie;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/** What PHP and the island say alike: both run the vectors of tests/vectors. */
final class WordsTest extends IntegrationTestCase {

	#[TestDox( '[AUC-05] How many lots are shown of how many' )]
	public function test_count(): void {
		foreach ( self::vectors( 'lot-count-label' )['cases'] as $case ) {
			self::assertSame( $case['label'], CountLabel::of( $case['matching'], $case['total'] ) );
		}
	}

	#[TestDox( 'The row of pages names the first, the last and those beside the current one' )]
	public function test_pages(): void {
		foreach ( self::vectors( 'lot-catalogue-pages' )['cases'] as $case ) {
			self::assertSame( $case['row'], PageRow::of( $case['page'], $case['pages'] ) );
		}
	}

	#[TestDox( '[AUC-12] An address says one state, which has one address' )]
	public function test_addresses(): void {
		$cars = Business::from_slug( 'car-auctions' );
		self::assertNotNull( $cars );
		foreach ( self::vectors( 'lot-catalogue-url' )['cases'] as $case ) {
			parse_str( $case['query'], $parameters );
			$query = LotQuery::from_request( $parameters, $cars );
			$want  = array( $case['values'], $case['sort'], $case['page'], '' === $case['canonical'] ? '' : '?' . $case['canonical'] );
			$has   = $query->filters;
			ksort( $want[0] );
			ksort( $has );
			self::assertSame( $want, array( $has, $query->sort, $query->page, $query->query( true ) ), $case['query'] );
		}
	}

	#[TestDox( 'What is set is said, with the address without it' )]
	public function test_chips(): void {
		$cars = Business::from_slug( 'car-auctions' );
		self::assertNotNull( $cars );
		$filters = array_map( self::filter( ... ), self::vectors( 'lot-catalogue-filters' )['filters'] );
		foreach ( self::vectors( 'lot-catalogue-chips' )['cases'] as $case ) {
			$chips = array_map(
				static fn ( array $chip ): array => array( 'label' => $chip['label'], 'without' => ltrim( LotQuery::from_request( $chip['without'], $cars )->query(), '?' ) ),
				FilterChips::of( $filters, $case['values'] )
			);
			self::assertSame( $case['chips'], $chips );
		}
	}

	#[TestDox( '[AUC-08] The view is the address’s, else the cookie’s, else the grid; whatever else stands there counts as nothing' )]
	public function test_view(): void {
		self::assertSame( 'grid', ViewCookie::view( array(), array() ) );
		self::assertSame( 'list', ViewCookie::view( array(), array( ViewCookie::NAME => '"list"' ) ) );
		self::assertSame( 'grid', ViewCookie::view( array( 'grid_view' => 'grid' ), array( ViewCookie::NAME => '"list"' ) ) );
		foreach ( array( 'list', '"map"', '["list"]', '{', array( 'list' ) ) as $cookie ) {
			self::assertSame( 'grid', ViewCookie::view( array( 'grid_view' => array( 'list' ) ), array( ViewCookie::NAME => $cookie ) ) );
		}
	}

	/** @param array<string, mixed> $data */
	private static function filter( array $data ): CatalogueFilter {
		return match ( $data['kind'] ) {
			'search' => CatalogueFilter::search( $data['label'], $data['any'] ),
			'range' => CatalogueFilter::range( $data['name'], $data['label'], $data['minimum'], $data['maximum'], array_column( $data['options'], 'label', 'value' ), $data['is_open'] ),
			'near' => CatalogueFilter::near( $data['name'], $data['label'], $data['any'], $data['maximum'], (int) $data['usual'], array_column( $data['options'], 'label', 'value' ), $data['is_open'] ),
			'radio' => CatalogueFilter::one( $data['name'], $data['label'], $data['any'], $data['options'], $data['is_open'] ),
			default => CatalogueFilter::several( $data['name'], $data['label'], $data['any'], $data['options'], $data['is_open'] ),
		};
	}

	/** @return array<string, mixed> */
	private static function vectors( string $name ): array {
		return (array) json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . "/vectors/{$name}.json" ), true, 512, JSON_THROW_ON_ERROR );
	}
}
