<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use HearthHammer\Core\Mail\EmailLayout;
use HearthHammer\Hpapi\Parishes\ParishPostType;
use HearthHammer\Hpapi\Properties\PropertyAddresses;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * What agencies change with a filter of docs/hooks.md, as visitors see it; and the starter of their own theme.
 */
final class HooksTest extends IntegrationTestCase {

	#[TestDox( 'hearth_hammer_card_facts changes the facts of a card' )]
	public function test_card_facts(): void {
		PropertyFactory::property();
		add_filter( 'hearth_hammer_card_facts', static fn ( array $facts, array $card ): array => array( "In <{$card['town']}>", '', 12, $facts[0] ), 10, 2 );
		[ , , $html ] = $this->render( '/estate-agents/for-sale/' );
		self::assertMatchesRegularExpression( '#<ul class="hh-card__facts">\s*<li>In &lt;Cranbrook&gt;</li>\s*<li>3 bedrooms</li>\s*</ul>#', $html );
	}

	#[TestDox( 'hearth_hammer_property_sections leaves out, moves and adds sections, and the links above them follow' )]
	public function test_property_sections(): void {
		$id = PropertyFactory::property();
		add_filter(
			'hearth_hammer_property_sections',
			static fn ( array $sections, int $of ): array => array( 'schools' => "<section class=\"hh-property__section\"><h2>Schools of {$of}</h2></section>" ) + array_diff_key( $sections, array( 'location' => true ) ),
			10,
			2
		);
		$html = $this->page( $id );
		self::assertMatchesRegularExpression( "#<a href=\"\\#schools-of-{$id}\">Schools of {$id}</a>.*<section id=\"schools-of-{$id}\"#s", $html );
		self::assertStringNotContainsString( 'id="location"', $html );
		self::assertStringContainsString( 'id="enquiry"', $html );
	}

	#[TestDox( 'hpapi_price_words changes the words beside a price' )]
	public function test_price_words(): void {
		add_filter( 'hpapi_price_words', static fn ( string $words, string $code ): string => array( 'poa' => 'Price on application', 'guide_price' => 'Guide', 'monthly' => 'a month' )[ $code ] ?? $words, 10, 2 );
		self::assertStringContainsString( 'Price on application', $this->page( PropertyFactory::property( array( 'price_qualifier' => 'poa' ) ) ) );
		self::assertMatchesRegularExpression( '#Guide\s*</[a-z]+>\s*£400,000#', $this->page( PropertyFactory::property( array( 'price_qualifier' => 'guide_price' ) ) ) );
		self::assertStringContainsString( '£1,200 a month', $this->page( PropertyFactory::property( array( 'channel' => 2, 'price' => 1200, 'rent_frequency' => 'monthly' ) ) ) );
	}

	#[TestDox( 'hearth_hammer_email_template gives emails another layout; a file that is missing changes nothing' )]
	public function test_email_template(): void {
		$file = (string) wp_tempnam( 'email-head.php' );
		file_put_contents( $file, '<table><tr><td>Wren &amp; Yew: <?php echo esc_html( $title ); ?></td></tr>' );
		$head = static function (): string {
			ob_start();
			EmailLayout::head( 'Viewing confirmed', '', 'Site', 'http://example.com/' );
			return (string) ob_get_clean();
		};
		$ours = $head();
		add_filter( 'hearth_hammer_email_template', static fn ( string $path, string $part ): string => 'head' === $part ? $file : $path, 10, 2 );
		self::assertSame( '<table><tr><td>Wren &amp; Yew: Viewing confirmed</td></tr>', $head() );
		unlink( $file );
		self::assertSame( $ours, $head() );
	}

	#[TestDox( 'hearth_hammer_slug changes the addresses of properties and parishes, and an old one of a property redirects' )]
	public function test_slugs(): void {
		$id = PropertyFactory::property( array(), 'Mill House' );
		$parish = PropertyFactory::parish( 'Cranbrook' );
		$old = (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH );
		add_filter( 'hearth_hammer_slug', static fn ( string $slug ): string => array( 'property' => 'Our homes', 'parish' => 'village' )[ $slug ] ?? $slug );
		remove_all_actions( 'init' );
		( new PropertyAddresses() )->register();
		( new ParishPostType() )->register();
		do_action( 'init' );
		delete_option( 'rewrite_rules' );
		$new = (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH );
		self::assertSame( str_replace( '/property/', '/our-homes/', $old ), $new );
		self::assertSame( array( 200, 301 ), array( $this->render( $new )[0], $this->render( $old )[0] ) );
		$village = (string) wp_parse_url( (string) get_permalink( $parish ), PHP_URL_PATH );
		self::assertStringStartsWith( '/village/', $village );
		self::assertSame( 200, $this->render( $village )[0] );
	}

	#[TestDox( 'The starter that npm run child-theme writes is a working child: its example changes cards, its palette pages' )]
	public function test_child_theme(): void {
		PropertyFactory::property();
		$json = getenv( 'HH_TEST_RELEASES' ) . '/child/wren-yew/theme.json';
		file_put_contents( $json, str_replace( '#14231b', '#102030', (string) file_get_contents( $json ), $colors ) );
		self::assertGreaterThan( 0, $colors );
		$folders = $GLOBALS['wp_theme_directories'];
		register_theme_directory( getenv( 'HH_TEST_RELEASES' ) . '/child' );
		wp_clean_themes_cache();
		$theme = wp_get_theme( 'wren-yew' );
		self::assertSame( array( 'Wren & Yew', 'hearth-hammer', false ), array( html_entity_decode( (string) $theme->get( 'Name' ) ), $theme->get_template(), $theme->errors() ) );
		switch_theme( 'wren-yew' );
		self::assertSame( 'wren-yew', get_stylesheet() );
		do_action( 'after_switch_theme', 'Hearth & Hammer', wp_get_theme( 'hearth-hammer' ) );
		require get_stylesheet_directory() . '/functions.php';
		[ $status, , $html ] = $this->render( '/estate-agents/for-sale/' );
		self::assertSame( 200, $status );
		self::assertMatchesRegularExpression( '#<ul class="hh-card__facts">.*<li>Cranbrook</li>\s*</ul>#sU', $html );
		self::assertStringContainsString( '/wren-yew/style.css', $html );
		self::assertStringContainsString( '<meta name="theme-color" content="#102030">', $html );
		$GLOBALS['wp_theme_directories'] = $folders;
		wp_clean_themes_cache();
	}

	private function page( int $property ): string {
		return $this->render( (string) wp_parse_url( (string) get_permalink( $property ), PHP_URL_PATH ) )[2];
	}
}
