<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use FilesystemIterator;
use HearthHammer\Core\Guide\GuideEntries;
use HearthHammer\Core\Guide\SectionGuide;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Theme\PartNames;
use PHPUnit\Framework\Attributes\TestDox;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use WP_Admin_Bar;
use WP_Block_Type_Registry;

final class SectionGuideTest extends IntegrationTestCase {

	protected function tearDown(): void {
		unset( $GLOBALS['show_admin_bar'] );
		parent::tearDown();
	}

	#[TestDox( '[STAFF-03] Nothing of the section guide is in a visitor\'s page' )]
	public function test_visitors(): void {
		foreach ( array( '/', '/property-for-sale/', '/estate-agents/for-sale/', '/nothing-here/' ) as $path ) {
			self::assertDoesNotMatchRegularExpression( '/hh-guide|section-guide/', $this->render( $path )[2], $path );
		}
	}

	#[TestDox( '[STAFF-03] With an admin bar, each block and template part has its beginning and end, within the body, with what can be set' )]
	public function test_staff(): void {
		$id = PropertyFactory::property( array( 'price' => 400000 ), 'Mill House, Cranbrook' );
		wp_set_current_user( 1 );
		show_admin_bar( true );
		foreach ( array( '/', '/estate-agents/for-sale/', (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ), '/instant-online-valuation-cars-and-vans/' ) as $path ) {
			[ $status, , $html ] = $this->render( $path );
			self::assertSame( 200, $status, $path );
			self::assertStringStartsWith( '<!doctype html>', ltrim( $html ), $path );
			self::assertDoesNotMatchRegularExpression( '/hh-guide \{/', (string) strstr( $html, '</head>', true ), $path );
			$begun = preg_match_all( '/<!--hh-guide (\{.*?\})-->/s', $html, $marks );
			self::assertSame( substr_count( $html, '<!--/hh-guide-->' ), $begun, $path );
			self::assertGreaterThan( 1, $begun, $path );
			foreach ( $marks[1] as $mark ) {
				$data = json_decode( $mark, true );
				self::assertIsArray( $data, $mark );
				self::assertContains( $data['kind'], array( 'block', 'part' ), $mark );
			}
			self::assertSame( 1, preg_match( '#<script type="application/json" id="hh-section-guide-data">(.*?)</script>#s', $html, $found ), $path );
			$data = json_decode( $found[1], true );
			self::assertIsArray( $data );
			self::assertNotSame( array(), $data['entries']['header']['links'] );
			self::assertContains( 'http://hearth-hammer.test/wp-admin/options-general.php?page=hpapi-leads', array_column( $data['entries']['newsletter']['links'], 'url' ) );
		}
	}

	#[TestDox( '[STAFF-03] The button stands in the admin bar' )]
	public function test_button(): void {
		require_once ABSPATH . WPINC . '/class-wp-admin-bar.php';
		wp_set_current_user( 1 );
		show_admin_bar( true );
		remove_all_actions( 'template_redirect' );
		( new SectionGuide() )->register();
		do_action( 'template_redirect' );
		// WordPress prints its bar once in a process, whatever the page.
		$bar = new WP_Admin_Bar();
		do_action_ref_array( 'admin_bar_menu', array( &$bar ) );
		self::assertSame( 'Section guide', $bar->get_node( 'hh-section-guide' )->title ?? null );
	}

	#[TestDox( '[STAFF-03] Blocks are called what the inserter calls them, and each template part of the theme has a plain name of its own' )]
	public function test_names(): void {
		wp_set_current_user( 1 );
		$entries = ( new GuideEntries() )->all();
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $block ) {
			if ( str_starts_with( $name, 'hearth-hammer/' ) ) {
				self::assertSame( $block->title, $entries[ substr( $name, 14 ) ]['title'], $name );
			}
		}
		self::assertSame( array( 'Header', 'Footer', 'Tabs', 'Carousel' ), array( $entries['header']['title'], $entries['footer']['title'], $entries['tab-panels']['title'], $entries['group-carousel']['title'] ) );
		$theme = get_template_directory();
		$names = array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( "{$theme}/parts", FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$slug           = substr( (string) $file, strlen( $theme ) + 1, -4 );
			$names[ $slug ] = $entries[ $slug ]['title'] ?? '';
			self::assertMatchesRegularExpression( '/^[A-Z][A-Za-z, ]+$/D', $names[ $slug ], $slug );
		}
		self::assertGreaterThan( 70, count( $names ) );
		self::assertSame( array(), array_diff_key( $names, array_unique( $names ) ), 'Two parts have one name.' );
		self::assertSame( array(), array_diff( array_keys( PartNames::all() ), array_keys( $names ) ), 'A name is left of a part that went.' );
	}

	#[TestDox( '[STAFF-03] A plugin or child theme names its own parts; what is no name changes nothing' )]
	public function test_names_of_others(): void {
		add_filter( 'hearth_hammer_guide_names', static fn ( array $names ): array => array( 'parts/ours' => 'Our section', 'parts/empty' => '', 'parts/wrong' => 7 ) + $names );
		$entries = ( new GuideEntries() )->all();
		self::assertSame( 'Our section', $entries['parts/ours']['title'] );
		self::assertArrayNotHasKey( 'parts/empty', $entries );
		self::assertArrayNotHasKey( 'parts/wrong', $entries );
		remove_all_filters( 'hearth_hammer_guide_names' );
		add_filter( 'hearth_hammer_guide_names', static fn (): string => 'nonsense' );
		self::assertSame( 'Header', ( new GuideEntries() )->all()['header']['title'] );
	}

	#[TestDox( '[STAFF-03] Links lead only to screens that whoever asks may open; a text of an attribute cannot end its comment' )]
	public function test_links_and_texts(): void {
		$user = (int) wp_insert_user( array( 'user_login' => 'sub', 'user_pass' => 'x', 'role' => 'subscriber' ) );
		$page = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Guide', 'post_name' => 'guide-page', 'post_content' => '<!-- wp:hearth-hammer/mortgage-calculator {"price":"--\u003e\u003cscript\u003ealert(1)\u003c/script\u003e"} /-->' ) );
		self::assertGreaterThan( 0, $page );
		wp_set_current_user( $user );
		show_admin_bar( true );
		$html = $this->render( '/guide-page/' )[2];
		self::assertSame( 1, preg_match( '#<script type="application/json" id="hh-section-guide-data">(.*?)</script>#s', $html, $found ) );
		$data = json_decode( $found[1], true );
		self::assertSame( array(), $data['entries']['header']['links'] );
		self::assertSame( array(), $data['entries']['newsletter']['links'] );
		self::assertNull( $data['page'] );
		self::assertStringContainsString( '"kind":"block","slug":"mortgage-calculator","fixed":false', $html );
		self::assertStringNotContainsString( '<script>alert(1)', $html );
	}
}
