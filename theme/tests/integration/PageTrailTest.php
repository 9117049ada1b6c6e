<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\Tests\Integration;

use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/** Breadcrumbs of editors' pages. */
final class PageTrailTest extends IntegrationTestCase {

	private static function page( string $title, int $parent = 0, string $status = 'publish', string $template = '' ): int {
		return (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => $status, 'post_title' => $title, 'post_name' => sanitize_title( $title ), 'post_content' => 'Words.', 'post_parent' => $parent, 'page_template' => $template ) );
	}

	/** @return array{list<string>, list<string>} What is seen, and what search engines are told. */
	private function trail( int $page ): array {
		$html = $this->render( (string) wp_parse_url( (string) get_permalink( $page ), PHP_URL_PATH ) )[2];
		preg_match( '#<nav class="hh-breadcrumbs".*?</nav>#s', $html, $nav );
		preg_match_all( '#<a href="[^"]+">([^<]+)</a>#', $nav[0] ?? '', $links );
		preg_match_all( '#<script type="application/ld\+json">(.*?)</script>#s', $html, $found );
		$told = array();
		foreach ( $found[1] as $json ) {
			$data = (array) json_decode( $json, true );
			$told = 'BreadcrumbList' === ( $data['@type'] ?? '' ) ? array_column( $data['itemListElement'], 'name' ) : $told;
		}
		return array( array_map( html_entity_decode( ... ), $links[1] ), $told );
	}

	#[TestDox( 'Every page says where it is, to visitors and to search engines' )]
	public function test_levels(): void {
		$sell  = self::page( 'Sell & let' );
		$costs = self::page( 'Costs', $sell );
		$fees  = self::page( 'Fees', $costs, template: 'page-templates/no-title.php' );
		self::assertSame( array( array( 'Home' ), array( 'Home', 'Sell & let' ) ), $this->trail( $sell ) );
		self::assertSame( array( array( 'Home', 'Sell & let' ), array( 'Home', 'Sell & let', 'Costs' ) ), $this->trail( $costs ) );
		self::assertSame( array( array( 'Home', 'Sell & let', 'Costs' ), array( 'Home', 'Sell & let', 'Costs', 'Fees' ) ), $this->trail( $fees ) );
	}

	#[TestDox( 'A draft above a page is no step, and the home page is one step only' )]
	public function test_left_out(): void {
		$draft = self::page( 'Not yet', status: 'draft' );
		self::assertSame( array( 'Home' ), $this->trail( self::page( 'Below a draft', $draft ) )[0] );
		$home = self::page( 'Welcome' );
		update_option( 'page_on_front', $home );
		update_option( 'show_on_front', 'page' );
		self::assertSame( array( 'Home' ), $this->trail( self::page( 'Below the home page', $home ) )[0] );
	}
}
