<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use HearthHammer\Core\Guide\SectionGuide;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use WP_Admin_Bar;

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
