<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\Tests\Integration;

use HearthHammer\Auctions\Sales\Department;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/** What leads the pages of the auctions. */
#[Group( 'platform' )]
final class AuctionPhotosTest extends IntegrationTestCase {

	use AuctionFixtures;

	#[TestDox( 'A department’s photo leads its page with its alternative text, is loaded first and is shared; a page without one has words alone' )]
	public function test_department(): void {
		self::photo( 'van-auctions' );
		[ $status, , $html ] = $this->render( '/van-auctions/' );
		self::assertSame( 200, $status );
		self::assertSame( 1, preg_match( '#<img[^>]+hh-auctions__picture[^>]+>#', $html, $found ) );
		foreach ( array( 'width="1200"', 'height="800"', 'alt="Three vans"', 'fetchpriority="high"', 'vans-800.webp 800w', 'sizes="(width &lt; 768px) 100vw, 46vw"' ) as $text ) {
			self::assertStringContainsString( $text, $found[0] );
		}
		self::assertStringNotContainsString( 'loading=', $found[0] );
		self::assertSame( 1, preg_match( '#<meta property="og:image" content="([^"]+)"#', $html, $shared ) );
		self::assertStringContainsString( '/vans', $shared[1] );
		self::assertStringNotContainsString( 'hh-auctions__picture', (string) preg_replace( '#<style.*?</style>#s', '', $this->render( '/car-auctions/' )[2] ) );
	}

	#[TestDox( 'The page of all auctions leads with the theme’s picture; photos of departments come when they are near, and say nothing that the link beside them says' )]
	public function test_all(): void {
		self::photo( 'van-auctions' );
		[ , , $html ] = $this->render( '/auctions/' );
		self::assertSame( 1, preg_match( '#<img[^>]+hh-auctions__picture[^>]+>#', $html, $found ) );
		self::assertStringContainsString( 'hero-auctions.webp', $found[0] );
		self::assertStringContainsString( 'alt="An auctioneer’s rostrum with a gavel', $found[0] );
		self::assertStringContainsString( 'fetchpriority="high"', $found[0] );
		self::assertSame( 1, preg_match_all( '#<img[^>]+hh-business__photo[^>]+>#', $html, $photos ) );
		self::assertStringContainsString( 'loading="lazy"', $photos[0][0] );
		self::assertStringContainsString( 'alt=""', $photos[0][0] );
	}

	private static function photo( string $business ): void {
		$photo = (int) wp_insert_attachment( array( 'post_title' => 'Vans', 'post_mime_type' => 'image/webp' ), 'vans.webp' );
		wp_update_attachment_metadata( $photo, array( 'width' => 1200, 'height' => 800, 'file' => 'vans.webp', 'sizes' => array( 'large' => array( 'file' => 'vans-800.webp', 'width' => 800, 'height' => 533, 'mime-type' => 'image/webp' ) ) ) );
		update_post_meta( $photo, '_wp_attachment_image_alt', 'Three vans' );
		update_term_meta( self::department( $business ), Department::PHOTO, (string) $photo );
	}
}
