<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Catalogue;

use HearthHammer\Auctions\Catalogue\LotFilters;
use HearthHammer\Auctions\Catalogue\LotQuery;
use HearthHammer\Auctions\CataloguePage\CatalogueFields;
use HearthHammer\Auctions\CataloguePage\FilterChips;
use HearthHammer\Auctions\CataloguePage\FilterForm;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Core\Filter\Bound;
use HearthHammer\Core\Filter\Choices;
use HearthHammer\Core\Filter\Filters;
use PHPUnit\Framework\Attributes\TestDox;
use ReflectionProperty;

/**
 * What the recipe promises: a filter of catalogues is one row and a column.
 */
final class NewFilterTest extends CatalogueTestCase {

	private Filters $before;

	/** @return array{Choices, Bound} Filters that no catalogue has, on columns that the index has for other reasons. */
	private static function rows(): array {
		return array(
			new Choices( 'stock', 'house_reference', static fn () => 'Stock number', static fn () => 'Any stock number', 'closed', Business::VEHICLE ),
			new Bound( 'minHammer', 'hammer', 1_000_000, static fn () => 'Hammer price', static fn ( float $pounds ) => '£' . number_format( $pounds ), steps: array( 1000, 2000 ), place: 'closed', only: Business::VEHICLE, is_counted: true ),
		);
	}

	protected function setUp(): void {
		parent::setUp();
		$this->before = LotFilters::all();
		$rows         = new ReflectionProperty( Filters::class, 'rows' );
		self::set( new Filters( array( ...$rows->getValue( $this->before ), ...self::rows() ), array_keys( $this->before->all ) ) );
	}

	protected function tearDown(): void {
		self::set( $this->before );
		parent::tearDown();
	}

	#[TestDox( 'One row and a column make a filter: read, checked, searched, counted, in the form and on its chip' )]
	public function test_one_row(): void {
		$sale = self::sale();
		foreach ( array( '1' => array( 'A1', 2500 ), '2' => array( 'B2', 1500 ), '3' => array( 'A1', 500 ) ) as $number => [ $stock, $hammer ] ) {
			self::lot( $sale, (string) $number, array( 'house_reference' => $stock, 'status' => 'sold', 'hammer' => $hammer ) );
		}
		self::flush();

		$query = LotQuery::from_request( array( 'stock' => array( 'a1', '"><' ), 'minHammer' => '£1,000', 'make' => 'ford' ), $sale );
		self::assertSame( '?make=ford&stock=a1&minHammer=1000', $query->query() );
		self::assertSame( array(), LotQuery::from_request( array( 'stock' => '"><', 'minHammer' => 'lots' ), $sale )->filters );
		self::assertSame( array(), LotQuery::from_request( array( 'stock' => 'a1' ), self::sale( 'homes', array(), 'property-auctions' ) )->filters, 'only vehicles have it' );
		[ $stock, $bound ] = self::rows();
		self::assertTrue( rest_validate_value_from_schema( 'a1,b2', $stock->entry() ) );
		self::assertTrue( is_wp_error( rest_validate_value_from_schema( '"><', $stock->entry() ) ) );
		self::assertTrue( is_wp_error( rest_validate_value_from_schema( -1, $bound->entry() ) ) );

		self::assertSame( array( '1', '3' ), self::found( $sale, array( 'stock' => 'a1' ) ) );
		self::assertSame( array( '1' ), self::found( $sale, array( 'stock' => 'a1', 'minHammer' => '1000' ) ) );

		$facets = Plugin::auctions()->facets->of( $query )['facets'];
		self::assertSame( array( 'a1' => 1, 'b2' => 1 ), array_column( $facets['stock'], 'count', 'value' ) );
		self::assertSame( array( 1000 => 1, 2000 => 1 ), array_column( $facets['minHammer'], 'count', 'value' ) );

		$fields = array_column( ( new FilterForm( $facets, $query->filters ) )->filters( $query->business ), null, 'name' );
		self::assertSame( array( 'multiselect', 'range' ), array( $fields['stock']->kind, $fields['hammer']->kind ) );
		ob_start();
		array_map( ( new CatalogueFields( $query->filters ) )->print( ... ), array( $fields['stock'], $fields['hammer'] ) );
		$html = (string) ob_get_clean();
		self::assertMatchesRegularExpression( '/name="stock\[\]" value="a1" checked/', $html );
		self::assertMatchesRegularExpression( '/<select[^>]+name="minHammer">.*<option value="1000" selected[^>]*>£1,000<.*>£2,000 \(1 lot\)</s', $html );
		self::assertContains( 'Hammer price: £1,000 or more', array_column( FilterChips::of( array_values( $fields ), $query->filters ), 'label' ) );
		self::assertSame( $facets['stock'][0]['label'], FilterChips::of( array( $fields['stock'] ), $query->filters )[0]['label'] );
	}

	private static function set( Filters $filters ): void {
		( new ReflectionProperty( LotFilters::class, 'all' ) )->setValue( null, $filters );
	}
}
