<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Gallery\CardHeart;
use HearthHammer\Core\Gallery\CardPicture;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;

/** What cards of properties and lots share: the picture, and the heart on it. */
final class CardPartsTest extends IntegrationTestCase {

	private const HOSTILE = '"><script>probe</script>';

	/**
	 * @param array<string, int|string> $changes
	 * @return array{src: string, src_large: string, width: int, height: int, alt: string, color: string}
	 */
	private static function image( array $changes = array() ): array {
		return array( ...array( 'src' => 'https://example.com/a-640.webp', 'src_large' => 'https://example.com/a-1280.webp', 'width' => 640, 'height' => 427, 'alt' => 'A mill', 'color' => '#334455' ), ...$changes );
	}

	/**
	 * @param list<array{src: string, src_large: string, width: int, height: int, alt: string, color: string}> $pictures
	 * @param array<string, string>                                                                          $marks
	 */
	private static function picture( array $pictures, int $count, array $marks = array(), bool $plays = true, string $ribbon = '', string $kind = 'new' ): CardPicture {
		return new CardPicture( $pictures, $count, $marks, $ribbon, $kind, $plays, '50vw' );
	}

	/** The HTML as a browser reads it. */
	private static function read( string $html ): \DOMXPath {
		$document = new \DOMDocument();
		$document->loadHTML( '<?xml encoding="UTF-8"><body>' . $html . '</body>', LIBXML_NOERROR );
		return new \DOMXPath( $document );
	}

	/** The one element that a path finds. */
	private static function one( \DOMXPath $page, string $path ): \DOMElement {
		$found = $page->query( $path );
		self::assertInstanceOf( \DOMNodeList::class, $found );
		self::assertCount( 1, $found, $path );
		$element = $found->item( 0 );
		self::assertInstanceOf( \DOMElement::class, $element );
		return $element;
	}

	private static function count_of( \DOMXPath $page, string $path ): int {
		return (int) $page->evaluate( "count({$path})" );
	}

	#[TestDox( 'A card without a picture says that photographs follow, has no marks and nothing to play' )]
	public function test_no_picture(): void {
		$none = self::picture( array(), 0, array( 'tour' => 'A tour' ) );
		$page = self::read( $none->html() );
		self::assertSame( 'Photos to follow', trim( self::one( $page, '//span[@class="hh-card__no-picture"]' )->textContent ) );
		self::assertSame( array( 0, 0 ), array( self::count_of( $page, '//img' ), self::count_of( $page, '//ul' ) ) );
		self::assertFalse( self::one( $page, '//div' )->hasAttribute( 'data-hh-card-gallery' ) );
		self::assertSame( '', $none->srcset() );
	}

	#[TestDox( 'One picture is shown, is counted nowhere and does not play; a floorplan beside it is told' )]
	public function test_one_picture(): void {
		$page = self::read( self::picture( array( self::image() ), 1 )->html() );
		$img  = self::one( $page, '//img' );
		self::assertSame( array( 'https://example.com/a-640.webp', 'A mill', '640', '427', '50vw', 'lazy', '' ), array_map( $img->getAttribute( ... ), array( 'src', 'alt', 'width', 'height', 'sizes', 'loading', 'fetchpriority' ) ) );
		self::assertSame( 'https://example.com/a-640.webp 640w, https://example.com/a-1280.webp 1280w', $img->getAttribute( 'srcset' ) );
		self::assertFalse( self::one( $page, '//div' )->hasAttribute( 'data-hh-card-gallery' ) );
		self::assertSame( 0, self::count_of( $page, '//ul' ) );

		$page = self::read( self::picture( array( self::image() ), 1, array( 'floorplan' => 'Floorplan' ) )->html() );
		self::assertSame( 'Floorplan', trim( self::one( $page, '//li' )->textContent ) );
	}

	#[TestDox( 'Of many pictures all are counted, in words too, and those at hand play; where they do not play, none is carried along' )]
	public function test_many_pictures(): void {
		$images = array( self::image(), self::image( array( 'src' => 'https://example.com/b.webp?x=1&y=2' ) ) );
		$page   = self::read( self::picture( $images, 1200 )->html() );
		self::assertSame( '1,200', self::one( $page, '//*[@data-hh-card-position]' )->textContent );
		self::assertSame( '1,200 photos', self::one( $page, '//li/span[@class="hh-visually-hidden"]' )->textContent );
		self::assertSame(
			array(
				array( 'src' => 'https://example.com/a-640.webp', 'width' => 640, 'height' => 427, 'color' => '#334455' ),
				array( 'src' => 'https://example.com/b.webp?x=1&y=2', 'width' => 640, 'height' => 427, 'color' => '#334455' ),
			),
			json_decode( self::one( $page, '//div' )->getAttribute( 'data-hh-card-gallery' ), true )
		);
		self::assertSame( 1, self::count_of( $page, '//img' ), 'those behind it are fetched when they are asked for' );

		$still = self::read( self::picture( $images, 1200, plays: false )->html() );
		self::assertFalse( self::one( $still, '//div' )->hasAttribute( 'data-hh-card-gallery' ) );
		self::assertSame( '1,200', self::one( $still, '//*[@data-hh-card-position]' )->textContent );
	}

	#[TestDox( 'A picture that has no larger file has one address alone; one in the first row comes at once, the first before all' )]
	public function test_loading(): void {
		$small = self::image( array( 'src_large' => 'https://example.com/a-640.webp' ) );
		$img   = self::one( self::read( ( new CardPicture( array( $small ), 1, array(), '', '', false, '50vw', true, true ) )->html() ), '//img' );
		self::assertSame( array( false, false, false, 'high' ), array( $img->hasAttribute( 'srcset' ), $img->hasAttribute( 'sizes' ), $img->hasAttribute( 'loading' ), $img->getAttribute( 'fetchpriority' ) ) );
	}

	#[TestDox( 'The ribbon stands where something has become of the thing, and not else' )]
	public function test_ribbon(): void {
		$page = self::read( self::picture( array(), 0, ribbon: 'Sold', kind: 'complete' )->html() );
		self::assertSame( 'Sold', self::one( $page, '//span[contains(@class,"hh-ribbon--complete")]' )->textContent );
		self::assertStringNotContainsString( 'hh-ribbon', self::picture( array(), 0 )->html() );
	}

	#[TestDox( 'What strangers wrote into a picture, a mark or a ribbon is text, never markup' )]
	public function test_escaping(): void {
		$image = self::image( array( 'src' => 'javascript:probe()', 'src_large' => 'https://example.com/' . self::HOSTILE, 'alt' => self::HOSTILE, 'color' => self::HOSTILE ) );
		$page  = self::read( self::picture( array( $image, $image ), 3, array( 'tour' => self::HOSTILE ), true, self::HOSTILE, self::HOSTILE )->html() );
		self::assertSame( 0, self::count_of( $page, '//script' ) );
		$img = self::one( $page, '//img' );
		self::assertSame( array( self::HOSTILE, '' ), array( $img->getAttribute( 'alt' ), $img->getAttribute( 'src' ) ) );
		self::assertStringNotContainsString( 'javascript:', $img->getAttribute( 'srcset' ) );
		self::assertSame( self::HOSTILE, self::one( $page, '//li[@title]' )->getAttribute( 'title' ) );
		self::assertSame( self::HOSTILE, self::one( $page, '//span[contains(@class,"hh-ribbon")]' )->textContent );
		self::assertCount( 2, (array) json_decode( self::one( $page, '//div' )->getAttribute( 'data-hh-card-gallery' ), true ), 'the attribute ends where it should' );
	}

	#[TestDox( 'The buttons of cards have their words' )]
	public function test_words(): void {
		$words = (array) json_decode( CardPicture::words(), true );
		self::assertSame( array( 'next', 'previous', 'pause', 'play' ), array_keys( $words ) );
		self::assertNotContains( '', $words );
	}

	#[TestDox( 'The heart that is to $what says what it does, is off, and waits for its script' )]
	#[DataProvider( 'hearts' )]
	public function test_heart( string $what ): void {
		\assert( 'save' === $what || 'watch' === $what );
		$button = self::one( self::read( CardHeart::html( $what, 7, 'Save 3 Mill Lane' ) ), '//button' );
		self::assertSame( array( '7', 'false', 'button' ), array( $button->getAttribute( "data-hh-{$what}" ), $button->getAttribute( 'aria-pressed' ), $button->getAttribute( 'type' ) ) );
		self::assertTrue( $button->hasAttribute( 'hidden' ), 'without its script it would do nothing' );
		self::assertSame( 'Save 3 Mill Lane', $button->textContent );
		self::assertFalse( $button->hasAttribute( 'aria-label' ), 'its words are its name' );
	}

	/** @return array<string, array{string}> */
	public static function hearts(): array {
		return array( 'kept properties' => array( 'save' ), 'watched lots' => array( 'watch' ) );
	}

	#[TestDox( 'An address with markup in it is the heart’s name as it is written' )]
	public function test_heart_escapes(): void {
		$page = self::read( CardHeart::html( 'save', 7, self::HOSTILE ) );
		self::assertSame( self::HOSTILE, self::one( $page, '//button' )->textContent );
		self::assertSame( 0, self::count_of( $page, '//script' ) );
		$path = self::one( $page, '//button/*[local-name()="svg"]' );
		self::assertSame( 'true', $path->getAttribute( 'aria-hidden' ) );
	}
}
