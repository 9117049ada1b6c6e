<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\SavedSearches;

use HearthHammer\Core\Core;
use HearthHammer\Core\Subscription\SubscriptionState;
use HearthHammer\Hpapi\SavedSearches\SavedSearchCapability;
use HearthHammer\Hpapi\SavedSearches\SavedSearchSettings;
use HearthHammer\Hpapi\SavedSearches\Staff\SavedSearchStats;
use HearthHammer\Hpapi\SavedSearches\Staff\SavedSearchActions;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\WpDied;
use PHPUnit\Framework\Attributes\TestDox;

final class StaffTest extends SavedSearchTestCase {

	#[TestDox( 'Staff see how many there are, where people look and whether the queue moves' )]
	public function test_figures(): void {
		PropertyFactory::property( array( 'parish' => PropertyFactory::parish( 'Cranbrook' ) ) );
		self::active( array( 'location' => 'Cranbrook' ), 'jo@example.com' );
		self::active( array( 'location' => 'Cranbrook', 'min_beds' => '2' ), 'jo@example.com' );
		$ended = self::active( array(), 'kim@example.com' );
		self::services()->searches->end( $ended->id, time() );
		self::arrives();
		$figures = new SavedSearchStats();
		self::assertSame( array( 'active' => array( 'instant' => 2 ), 'ended' => array( 'instant' => 1 ) ), $figures->counts() );
		self::assertSame( array( 'Cranbrook' => 2 ), $figures->places() );
		self::assertSame( 2, $figures->queue( time() )['events'] );
		$this->work();
		self::assertSame( 0, $figures->queue( time() )['events'] );
	}

	#[TestDox( 'Searches, delivery and settings are tabs of their own; what the address names wrongly is the first' )]
	public function test_tabs(): void {
		wp_set_current_user( 1 );
		do_action( 'admin_menu' );
		$show = static function ( mixed $tab ): string {
			$_GET['tab'] = $tab;
			ob_start();
			do_action( get_plugin_page_hookname( 'hpapi-saved-searches', 'edit.php?post_type=hpapi_property' ) );
			return (string) ob_get_clean();
		};
		foreach ( array( 'searches' => 'Areas searched', 'delivery' => 'Run now', 'settings' => 'option_page' ) as $tab => $own ) {
			$html = $show( $tab );
			self::assertStringContainsString( $own, $html );
			self::assertSame( 1, count( array_filter( array( 'Areas searched', 'Run now', 'option_page' ), static fn ( string $text ): bool => str_contains( $html, $text ) ) ), $tab );
			self::assertSame( 1, substr_count( $html, 'aria-current="page"' ) );
		}
		foreach ( array( 'x', array( 'settings' ), '' ) as $wrong ) {
			self::assertStringContainsString( 'Areas searched', $show( $wrong ) );
		}
	}

	#[TestDox( 'Only who may manage saved searches ends one or runs the queue, and with the screen’s own nonce' )]
	public function test_actions(): void {
		$search = self::active( array() );
		self::arrives();
		$this->sign_in( 'author' );
		self::assertSame( 403, $this->press( SavedSearchActions::END, array( 'search' => (string) $search->id ), SavedSearchActions::END . $search->id ) );
		$this->sign_in( 'editor' );
		self::assertSame( 403, $this->press( SavedSearchActions::END, array( 'search' => (string) $search->id ), 'other' ) );
		self::assertSame( SubscriptionState::Active, self::services()->searches->find( $search->id )?->state );
		self::assertSame( 302, $this->press( SavedSearchActions::END, array( 'search' => (string) $search->id ), SavedSearchActions::END . $search->id ) );
		self::assertSame( SubscriptionState::Ended, self::services()->searches->find( $search->id )?->state );
		self::assertSame( 302, $this->press( SavedSearchActions::RUN, array(), SavedSearchActions::RUN ) );
		$form = SavedSearchSettings::form();
		$form->register();
		self::assertSame( SavedSearchCapability::NAME, apply_filters( 'option_page_capability_hpapi-saved-search-settings', 'manage_options' ), 'Who manages saved searches may save.' );
		update_option( SavedSearchSettings::OPTION, $form->clean( array( 'weekday' => '1', 'hour' => '99', 'keep_days' => '10' ) ) );
		self::assertSame( array( 1, 8, 10 ), array( self::services()->settings->weekday(), self::services()->settings->hour(), self::services()->settings->keep_days() ) );
	}

	#[TestDox( 'The worker works and says when; two at once do not get into each other’s way' )]
	public function test_worker(): void {
		self::active( array() );
		self::arrives();
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}hpapi_property_event SET noted_at = noted_at - 60" ); // phpcs:ignore WordPress.DB
		$lock = Core::services()->locks->acquire( 'hpapi-saved-searches', 60 );
		self::assertNull( self::services()->worker->run( 3600.0 ) );
		Core::services()->locks->release( 'hpapi-saved-searches', (string) $lock );
		self::assertSame( array( 'steps' => 1, 'mails' => 1, 'finished' => true ), self::services()->worker->run( 3600.0 ) );
		self::assertCount( 1, $this->mails );
		$this->assert_noted_now( get_option( 'hpapi_saved_search_run' )['at'] );
	}

	private function sign_in( string $role ): void {
		$id = wp_insert_user( array( 'user_login' => 'x' . wp_rand(), 'user_pass' => 'x', 'role' => $role ) );
		self::assertIsInt( $id );
		wp_set_current_user( $id );
	}

	/**
	 * @param array<string, string> $fields
	 * @return int The status: 302 where it went through.
	 */
	private function press( string $action, array $fields, string $nonce ): int {
		$_POST    = $fields + array( '_wpnonce' => wp_create_nonce( $nonce ) );
		$_REQUEST = $_POST;
		$redirect = static fn (): never => throw new \DomainException( 'redirected' );
		add_filter( 'wp_redirect', $redirect );
		try {
			do_action( 'admin_post_' . $action );
		} catch ( \DomainException ) {
			return 302;
		} catch ( WpDied $died ) {
			return $died->status;
		} finally {
			remove_filter( 'wp_redirect', $redirect );
		}
		return 200;
	}
}
