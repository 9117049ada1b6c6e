<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Integration;

use HearthHammer\Caphpi\Plugin;
use HearthHammer\Caphpi\Provider\Providers;
use HearthHammer\Caphpi\Settings\Secrets;
use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Caphpi\Staff\ValuationSettingsScreen;
use HearthHammer\Core\Settings\SettingsForm;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * The page, the wizard's props and the settings.
 */
final class SiteTest extends ValuationTestCase {

	public function test_the_page_is_made_once_and_left_to_editors(): void {
		$page = get_page_by_path( 'instant-online-valuation-cars-and-vans' );
		self::assertNotNull( $page );
		$names = array_column( array_filter( parse_blocks( $page->post_content ), static fn ( array $block ): bool => null !== $block['blockName'] ), 'blockName' );
		self::assertContains( 'hearth-hammer/valuation-wizard', $names );
		self::assertStringContainsString( 'twice weekly', $page->post_content );
		self::assertStringContainsString( 'Monday to Friday 9am to 5pm', $page->post_content );

		wp_update_post( array( 'ID' => $page->ID, 'post_content' => 'Ours now' ) );
		Plugin::activate();
		$pages = get_posts( array( 'post_type' => 'page', 'name' => 'instant-online-valuation-cars-and-vans', 'numberposts' => -1 ) );
		self::assertSame( array( 'Ours now' ), array_column( $pages, 'post_content' ) );
	}

	#[TestDox( '[API-15] the wizard’s props fit their schema and carry the settings' )]
	public function test_props(): void {
		$this->set( array( 'threshold' => 3000, 'local_areas' => ' tn, ct,, TN ', 'ask_condition' => true, 'phone' => '01632 960 999', 'browser_cap' => 3 ) );
		$html = self::block( 'valuation-wizard', array( 'heading_level' => 3 ) );
		preg_match( '/data-island="valuation-wizard" data-props="([^"]+)"/', $html, $match );
		$json  = html_entity_decode( $match[1] ?? '', ENT_QUOTES );
		$props = json_decode( $json, true );
		self::assert_matches_schema( $props, self::schema( 'valuation-wizard-props' ) );
		self::assertSame( array( 'threshold' => 3000, 'local_areas' => array( 'TN', 'CT' ) ), $props['outcome_rules'] );
		self::assertSame( array( '01632 960 999', 'tel:+441632960999', 'Monday to Friday 9am to 5pm' ), array( $props['contact']['phone'], $props['contact']['phone_href'], $props['contact']['hours'] ) );
		self::assertSame( array( 3, true, 3, false ), array( $props['limits']['per_day'], $props['ask_condition'], $props['heading_level'], $props['scroll_to_form'] ) );
		self::assertStringContainsString( '/caphpi/v1/valuation/send', urldecode( $props['endpoints']['send'] ) );
		self::assertStringContainsString( 'name="vrm"', $html );
		self::assertStringNotContainsString( '@', $json, 'Nobody’s address is in the page.' );
		self::dump_fixture( 'caphpi/valuation-wizard-props', $props );
	}

	#[TestDox( '[VAL-21] how often auctions are held is the firm’s own sentence, or none; a firm without a phone number asks no owner to call' )]
	public function test_auctions_held(): void {
		self::assertStringContainsString( 'The auction is held twice weekly.', self::block( 'valuation-wizard' ) );
		$this->set( array( 'auctions_held' => 'We sell on the first Saturday of each month.' ) );
		$html = self::block( 'valuation-wizard' );
		self::assertStringContainsString( 'We sell on the first Saturday of each month.', (string) preg_replace( '/data-props="[^"]*"/', '', $html ) );
		self::assertStringNotContainsString( 'twice weekly', $html );
		$this->set( array( 'auctions_held' => '' ) );
		$html = self::block( 'valuation-wizard' );
		self::assertStringNotContainsString( 'twice weekly', $html );
		self::assertStringContainsString( 'Prefer to talk?', $html );
		update_option( 'hh_offices', array( array( 'name' => 'Rye', 'phone' => '' ) ) );
		self::assertStringNotContainsString( 'Prefer to talk?', self::block( 'valuation-wizard' ) );
	}

	public function test_the_page_that_scrolls_to_the_form(): void {
		$page = get_page_by_path( 'instant-online-valuation-cars-and-vans' );
		$this->set( array( 'scroll_page_id' => (int) $page?->ID ) );
		self::assertStringContainsString( '&quot;scroll_to_form&quot;:false', self::block( 'valuation-wizard' ) );
		$GLOBALS['wp_query']->queried_object    = $page;
		$GLOBALS['wp_query']->queried_object_id = (int) $page?->ID;
		self::assertStringContainsString( '&quot;scroll_to_form&quot;:true', self::block( 'valuation-wizard' ) );
	}

	public function test_settings_are_checked_and_constants_come_first(): void {
		remove_all_actions( 'admin_init' );
		self::settings_screen()->register();
		do_action( 'admin_init' );
		update_option(
			ValuationSettings::OPTION,
			array( 'provider' => 'evil', 'threshold' => '-1', 'daily_ceiling' => '50', 'phone' => '<b>01632 960 888</b>', 'staff_email' => 'nobody', 'contact_url' => 'javascript:alert(1)', 'local_areas' => 'M', 'ask_condition' => '0', 'more' => 'x' )
		);
		$settings = new ValuationSettings();
		self::assertSame( array( 'sandbox', 2750, 50, '01632 960 888' ), array( $settings->provider(), $settings->threshold(), $settings->daily_ceiling(), $settings->phone() ) );
		self::assertSame( array( (string) get_option( 'admin_email' ), 'tel:+441632960888', array( 'M' ), false ), array( $settings->staff_email(), $settings->contact_url(), $settings->local_areas(), $settings->ask_condition() ) );
		self::assertArrayNotHasKey( 'more', (array) get_option( ValuationSettings::OPTION ) );

		putenv( 'CAPHPI_DAILY_CEILING=7' );
		try {
			self::assertSame( 7, $settings->daily_ceiling() );
			self::assertTrue( ValuationSettings::store()->is_fixed( 'daily_ceiling' ) );
			update_option( ValuationSettings::OPTION, array( 'daily_ceiling' => '90' ) );
			self::assertSame( 7, $settings->daily_ceiling() );
		} finally {
			putenv( 'CAPHPI_DAILY_CEILING' );
		}
		self::assertSame( 50, $settings->daily_ceiling() );
	}

	public function test_the_settings_have_tabs_and_a_tab_changes_its_own_fields_alone(): void {
		remove_all_actions( 'admin_init' );
		$screen = self::settings_screen();
		$screen->register();
		do_action( 'admin_init' );
		$show = static function ( mixed $tab ) use ( $screen ): string {
			$_GET['tab'] = $tab;
			ob_start();
			$screen->show();
			return (string) ob_get_clean();
		};
		$limits = $show( 'limits' );
		self::assertStringContainsString( 'caphpi_settings[daily_ceiling]', $limits );
		self::assertStringNotContainsString( 'caphpi_settings[phone]', $limits );
		self::assertMatchesRegularExpression( '/aria-current="page">Limits</', $limits );
		self::assertStringContainsString( 'caphpi_settings[provider]', $show( array( 'x' ) ) );
		$this->set( array( 'phone' => '01632 960 999', 'daily_ceiling' => 50 ) );
		update_option( ValuationSettings::OPTION, $screen->clean( array( 'daily_ceiling' => '70' ) ) );
		$settings = new ValuationSettings();
		self::assertSame( array( '01632 960 999', 70 ), array( $settings->phone(), $settings->daily_ceiling() ) );
	}

	public function test_the_settings_screen_shows_what_holds(): void {
		remove_all_actions( 'admin_init' );
		self::settings_screen()->register();
		do_action( 'admin_init' );
		$this->set( array( 'phone' => '"><script>', 'ask_condition' => true ) );
		ob_start();
		do_settings_sections( 'caphpi-settings' );
		$html = (string) ob_get_clean();
		self::assertStringNotContainsString( '<script>', $html );
		self::assertMatchesRegularExpression( '/name="caphpi_settings\[ask_condition\]"\s+checked/', $html );
		foreach ( array_keys( ValuationSettings::DEFAULTS ) as $name ) {
			self::assertStringContainsString( "name=\"caphpi_settings[{$name}]\"", $html );
		}
	}

	#[TestDox( '[VAL-15] Phone, hours and managing director are the company’s, unless the valuations have their own' )]
	public function test_company(): void {
		update_option( 'hh_company', array() );
		update_option( 'hh_offices', array( array( 'name' => 'Rye', 'phone' => '01632 960 125', 'hours' => array( 6 => array( 'opens' => '09:00', 'closes' => '12:00' ) ) ) ) );
		$settings = new ValuationSettings();
		$said     = static fn (): array => array( $settings->phone(), $settings->hours(), $settings->managing_director() );
		self::assertSame( array( '01632 960 125', 'Saturday 9am to 12pm', '' ), $said() );
		update_option( ValuationSettings::OPTION, array( 'hours' => 'Sundays', 'managing_director' => 'Ann Other' ) );
		self::assertSame( array( '01632 960 125', 'Sundays', 'Ann Other' ), $said() );
	}

	private static function settings_screen(): SettingsForm {
		$secrets   = Secrets::store();
		$providers = new Providers( array( 'sandbox' => static fn () => throw new \LogicException() ) );
		return ValuationSettingsScreen::form( $providers, $secrets );
	}
}
