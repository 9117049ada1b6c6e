<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Catalogue;

use PHPUnit\Framework\Attributes\TestDox;

/**
 * A model with a hyphen and a venue's postcode stay on one line; data, titles and links have the plain text.
 */
#[TestDox( 'What stays on one line' )]
final class UnbrokenNamesTest extends CatalogueTestCase {

	private const WHOLE = '<span class="hh-whole">E-Class</span>';

	#[TestDox( 'is marked in a card, on the lot\'s page and in the archive, and nowhere else' )]
	public function test_pages(): void {
		$sale = self::sale( 'first', array( 'venue' => 'The Saleroom', 'venue_postcode' => 'TN12 6LF' ) );
		$lot  = self::lot( $sale, '7', array( 'make' => 'Mercedes-Benz', 'model' => 'E-Class' ), '2019 Mercedes-Benz E-Class' );
		self::flush();
		$list = $this->render( '/auctions/first/' )[2];
		self::assertMatchesRegularExpression( '#<h3 class="hh-card__address[^>]*><a [^>]*>2019 <span class="hh-whole">Mercedes-Benz</span> ' . self::WHOLE . '</a>#', $list );
		self::assertStringContainsString( 'The Saleroom, <span class="hh-whole">TN12 6LF</span>', $list );
		$page = $this->render( (string) wp_parse_url( (string) get_permalink( $lot ), PHP_URL_PATH ) )[2];
		self::assertMatchesRegularExpression( '#<h1[^>]*>2019 <span class="hh-whole">Mercedes-Benz</span> ' . self::WHOLE . '</h1>#', $page );
		self::assertStringContainsString( '<span class="hh-whole">TN12 6LF</span>', $page );
		preg_match( '#<title>(.*?)</title>#s', $page, $title );
		self::assertStringContainsString( 'Mercedes-Benz E-Class', $title[1] ?? '' );
		preg_match_all( '#<script type="application/ld\+json"[^>]*>(.*?)</script>#s', $page, $data );
		self::assertStringContainsString( 'Mercedes-Benz E-Class', implode( '', $data[1] ) );
		self::assertStringNotContainsString( 'hh-whole', implode( '', $data[1] ) );
		self::assertDoesNotMatchRegularExpression( '/="[^"]*hh-whole[^"]*<|&lt;span class=&quot;hh-whole/', $page, 'No attribute and no text holds the mark.' );
		self::assertStringContainsString( self::WHOLE, $this->render( '/?s=e-class' )[2], 'Found by its plain name.' );
	}
}
