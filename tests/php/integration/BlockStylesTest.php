<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use WP_Block_Type;
use WP_Block_Type_Registry;

/** What an editor sees of a block looks as it does on the page. */
final class BlockStylesTest extends IntegrationTestCase {

	use AuctionFixtures;

	#[TestDox( 'Every class of every block that has a rule on pages has it in the editor’s sheet' )]
	public function test_classes(): void {
		$attributes = self::sample();
		$editor     = self::editor_sheet();
		$all        = implode( "\n", array_map( file_get_contents( ... ), self::sheets() ) );
		$checked    = 0;
		foreach ( self::blocks() as $name ) {
			$html = self::block( $name, $attributes[ $name ] ?? array(), 'on-this-page' === $name ? self::page() : 0 );
			self::assertNotSame( '', $html, "The block {$name} prints nothing: give it something to show in sample()." );
			preg_match_all( '/class="([^"]*)"/', $html, $found );
			foreach ( array_unique( explode( ' ', implode( ' ', $found[1] ) ) ) as $class ) {
				if ( str_starts_with( $class, 'hh-' ) && self::has_rule( $all, $class ) ) {
					self::assertTrue( self::has_rule( $editor, $class ), "{$name}: the rules of .{$class} do not reach src/styles/editor.css." );
					++$checked;
				}
			}
		}
		self::assertGreaterThan( 100, $checked );
	}

	#[TestDox( 'Each block that a plugin prints is described, and each that is described has a plugin that prints it' )]
	public function test_owners(): void {
		$described = array_map( static fn ( string $file ): string => basename( dirname( $file ) ), glob( dirname( __DIR__, 3 ) . '/blocks/*/block.json' ) ?: array() );
		self::assertSame( array(), array_diff( $described, self::registered() ) );
		self::assertSame( array(), array_diff( self::registered(), $described ) );
	}

	/** @return array<string, array<string, mixed>> Block → attributes with which it has something to show. */
	private static function sample(): array {
		self::lot( self::sale( 'coming' ) );
		self::lot( self::sale( 'over', array( 'status' => 'finished' ) ), '1', array( 'status' => 'sold', 'hammer' => 900 ) );
		Plugin::auctions()->index->flush();
		$parish = PropertyFactory::parish( 'Cranbrook' );
		update_post_meta( $parish, 'hpapi_features', array( array( 'title' => 'Union Mill', 'text' => 'Turns on Saturdays.' ) ) );
		foreach ( array( 'available', 'under_offer', 'sold' ) as $status ) {
			PropertyFactory::property( array( 'parish' => $parish, 'status' => $status, 'bedrooms' => 3, 'summary' => 'A house.' ) );
		}
		wp_insert_post( array( 'post_type' => 'hpapi_award', 'post_status' => 'publish', 'post_title' => 'Best', 'meta_input' => array( 'hpapi_award_year' => 2025, 'hpapi_award_giver' => 'The Circle' ) ) );
		wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'A Saturday in Cranbrook', 'post_content' => 'News.' ) );
		$staff = wp_insert_post( array( 'post_type' => 'hpapi_staff', 'post_status' => 'publish', 'post_title' => 'Eleanor Ashdown', 'meta_input' => array( 'hpapi_staff_quote' => 'Come and see.', 'hpapi_staff_role' => 'Partner', 'hpapi_staff_phone' => '01632 960 124' ) ) );
		return array(
			'testimonial'       => array( 'quote' => 'Kind and quick.', 'name' => 'Margaret Reeve', 'about' => 'Sold in Benenden' ),
			'announcement'      => array( 'text' => 'We close at noon on Friday.' ),
			'footer-column'     => array( 'title' => 'Find a home', 'links' => 'For sale | /estate-agents/for-sale/' ),
			'parish-features'   => array( 'parish' => 'Cranbrook', 'link' => true ),
			'property-carousel' => array( 'plays' => true ),
			'valuer-quote'      => array( 'staff' => $staff ),
		);
	}

	/** A page of its own, for what tells of the page it is on. */
	private static function page(): int {
		return (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Selling', 'post_content' => "<!-- wp:heading -->\n<h2>First</h2>\n<!-- /wp:heading --><!-- wp:heading -->\n<h2>Then</h2>\n<!-- /wp:heading -->" ) );
	}

	/** @return list<string> Those that editors place. */
	private static function blocks(): array {
		return array_values( array_filter( self::registered(), static fn ( string $name ): bool => false !== ( WP_Block_Type_Registry::get_instance()->get_registered( "hearth-hammer/{$name}" )->supports['inserter'] ?? true ) ) );
	}

	/** @return list<string> */
	private static function registered(): array {
		$ours = array_filter( WP_Block_Type_Registry::get_instance()->get_all_registered(), static fn ( WP_Block_Type $type ): bool => str_starts_with( $type->name, 'hearth-hammer/' ) );
		return array_values( array_map( static fn ( WP_Block_Type $type ): string => substr( $type->name, strlen( 'hearth-hammer/' ) ), $ours ) );
	}

	/** As the build makes it (scripts/webpack/entries.cjs): editor.css, and the sheet of each island that is a block. */
	private static function editor_sheet(): string {
		$css = self::with_imports( dirname( __DIR__, 3 ) . '/src/styles/editor.css' );
		foreach ( self::blocks() as $name ) {
			$sheet = dirname( __DIR__, 3 ) . "/src/islands/{$name}/{$name}.css";
			$css  .= is_file( $sheet ) ? (string) file_get_contents( $sheet ) : '';
		}
		return $css;
	}

	private static function with_imports( string $file ): string {
		return (string) preg_replace_callback(
			'/@import "([^"]+)";/',
			static fn ( array $import ): string => self::with_imports( dirname( $file ) . '/' . $import[1] ),
			(string) file_get_contents( $file )
		);
	}

	/** @return list<string> Every sheet of pages and islands. */
	private static function sheets(): array {
		$src = dirname( __DIR__, 3 ) . '/src';
		return array( ...( glob( "{$src}/styles/*.css" ) ?: array() ), ...( glob( "{$src}/islands/*/*.css" ) ?: array() ) );
	}

	private static function has_rule( string $css, string $class_name ): bool {
		return 1 === preg_match( '/\.' . preg_quote( $class_name, '/' ) . '(?![\w-])/', $css );
	}
}
