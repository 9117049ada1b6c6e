<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Grid, list and map: three views of one search.
 */
final class ListViewsTest extends IntegrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		$cranbrook = PropertyFactory::parish( 'Cranbrook' );
		PropertyFactory::property( array( 'parish' => $cranbrook ), 'Stone Street, Cranbrook' );
		PropertyFactory::rows( array_fill( 0, 30, array( 'parish_id' => $cranbrook, 'card' => (string) file_get_contents( __DIR__ . '/card.json' ) ) ) );
	}

	#[TestDox( 'The three views link to each other, on the same page of the same search; the grid is the canonical one' )]
	public function test_links(): void {
		$path  = '/property-for-sale/cranbrook/page/2/';
		$views = array( 'grid' => '?sort_by=price_asc', 'list' => '?sort_by=price_asc&view=list', 'map' => '?sort_by=price_asc&view=map' );
		foreach ( $views as $view => $parameters ) {
			[ $status, , $html ] = $this->render( $path . $parameters );
			$list                = (array) Hpapi::current_list();
			self::assertSame( 200, $status );
			self::assertSame( $view, $list['view'] );
			self::assertSame( array_map( static fn ( string $one ): string => home_url( $path . $one ), array_values( $views ) ), array_column( $list['views'], 'url' ) );
			self::assertSame( 1, preg_match_all( '/<a class="hh-views__link"[^>]*aria-current="page"/', $html ) );
			self::assertMatchesRegularExpression( '/data-hh-view-link="' . $view . '" aria-current="page"/', $html );
			self::assertStringContainsString( '<link rel="canonical" href="' . home_url( "{$path}?sort_by=price_asc" ) . '">', $html );
			self::assertStringContainsString( 'hh-card__link', $html, 'the cards stay in every view' );
		}
	}

	#[TestDox( 'A view stays while sorting, paging, filtering and searching again, and is no filter itself' )]
	public function test_is_kept(): void {
		[ , , $html ] = $this->render( '/property-for-sale/cranbrook/?max_price=900000&view=list' );
		$list         = (array) Hpapi::current_list();
		foreach ( array( array_column( $list['sorts'], 'url' ), array_column( $list['page_links'], 'url' ), array_column( $list['filters'], 'remove_url' ) ) as $urls ) {
			self::assertNotSame( array(), array_filter( $urls ) );
			foreach ( array_filter( $urls ) as $url ) {
				self::assertStringContainsString( 'view=list', $url );
			}
		}
		self::assertSame( 'list', $list['hidden']['view'] );
		self::assertSame( array( 'Up to £900,000' ), array_column( $list['filters'], 'label' ) );
		self::assertMatchesRegularExpression( '/<input type="hidden" name="view" value="list">\s*<fieldset/', $html, 'the search form' );
		self::assertStringContainsString( 'hh-cards--list', $html );
	}

	#[TestDox( 'Search engines keep the grid alone' )]
	public function test_robots(): void {
		foreach ( array( 'list', 'map' ) as $view ) {
			[ , , $html ] = $this->render( "/property-for-sale/cranbrook/?view={$view}" );
			self::assertMatchesRegularExpression( '/<meta name=.robots. content=.[^>]*noindex/', $html );
			self::assertStringContainsString( '<link rel="canonical" href="' . home_url( '/property-for-sale/cranbrook/' ) . '">', $html );
		}
		foreach ( array( 'grid', 'globe', '' ) as $view ) {
			[ $status, $headers ] = $this->render( "/property-for-sale/cranbrook/?view={$view}" );
			self::assertSame( array( 302, home_url( '/property-for-sale/cranbrook/' ) ), array( $status, $headers['location'] ) );
		}
	}
}
