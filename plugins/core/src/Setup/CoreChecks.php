<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Setup;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Company\CompanyScreen;
use HearthHammer\Core\Company\Office;
use HearthHammer\Core\Config\Config;
use HearthHammer\Core\Mail\MailCapture;
use HearthHammer\Core\Outbox\OutboxRows;
use HearthHammer\Core\Outbox\OutboxScreen;
use HearthHammer\Core\Place\PlaceTables;
use HearthHammer\Core\Settings\SettingsPage;
use HearthHammer\Core\Setup\Brand\BrandScreen;

/**
 * What every site needs: the company, mail that leaves, pages and addresses.
 */
final readonly class CoreChecks {

	/** WordPress does what is due once a minute where it is visited; an hour without is a standstill. */
	private const LATE_SECONDS = HOUR_IN_SECONDS;

	public function __construct(
		private Company $company,
		private OutboxRows $rows,
		private TestMail $test_mail,
	) {}

	/** @return list<SetupCheck> */
	public function company(): array {
		$url     = SettingsPage::url( CompanyScreen::PAGE );
		$link    = __( 'Open Company settings', 'hearth-hammer' );
		$offices = array_values( array_filter( $this->company->offices(), static fn ( Office $office ): bool => ! $office->is_example ) );
		$without = array_filter( $offices, static fn ( Office $office ): bool => '' === $office->street || '' === $office->postcode || '' === $office->contact->phone || '' === $office->contact->email );
		$closed  = array_filter( $offices, static fn ( Office $office ): bool => array() === $office->contact->hours->spans() && '' === $office->contact->hours->words );
		$schemes = $this->company->schemes();
		return array(
			SetupCheck::of( 'company', __( 'Company name', 'hearth-hammer' ), '' !== $this->company->own_name(), $this->company->own_name(), __( 'Pages and emails use the site title until you enter a company name.', 'hearth-hammer' ), $url, $link ),
			SetupCheck::of( 'offices', __( 'Offices', 'hearth-hammer' ), array() !== $offices && array() === $without, self::names( $offices ), array() === $offices ? __( 'Pages show no address, phone number or opening hours until you add an office.', 'hearth-hammer' ) : /* translators: %s: names of offices */ sprintf( __( 'Address, phone number or email address missing: %s.', 'hearth-hammer' ), self::names( $without ) ), $url, $link ),
			SetupCheck::of( 'hours', __( 'Opening hours', 'hearth-hammer' ), array() !== $offices && array() === $closed, __( 'Every office has opening hours.', 'hearth-hammer' ), array() === $offices ? __( 'Add an office, then its opening hours.', 'hearth-hammer' ) : /* translators: %s: names of offices */ sprintf( __( 'No opening hours: %s.', 'hearth-hammer' ), self::names( $closed ) ), $url, $link ),
			SetupCheck::of( 'redress', __( 'Redress scheme', 'hearth-hammer' ), '' !== $schemes->redress, $schemes->redress, __( 'Agents must belong to a redress scheme and show its name.', 'hearth-hammer' ), $url, $link ),
			SetupCheck::of( 'client-money', __( 'Client money protection', 'hearth-hammer' ), '' !== $schemes->client_money, $schemes->client_money, __( 'Letting agents must belong to a scheme and show its name.', 'hearth-hammer' ), $url, $link ),
			new SetupCheck( 'logo', __( 'Logo', 'hearth-hammer' ), has_custom_logo() ? SetupState::Done : SetupState::Warning, has_custom_logo() ? __( 'Shown in the header, emails and search engines.', 'hearth-hammer' ) : __( 'The company name is shown instead.', 'hearth-hammer' ), BrandScreen::url(), __( 'Choose a logo', 'hearth-hammer' ), 'edit_theme_options' ),
		);
	}

	/** @return list<SetupCheck> */
	public function site(): array {
		return array(
			$this->mail(),
			$this->cron(),
			SetupCheck::of( 'permalinks', __( 'Permalinks', 'hearth-hammer' ), '' !== (string) get_option( 'permalink_structure' ), __( 'Page addresses are made of words, which search engines prefer.', 'hearth-hammer' ), __( 'Page addresses are plain numbers. Choose another structure.', 'hearth-hammer' ), admin_url( 'options-permalink.php' ), __( 'Open Permalink settings', 'hearth-hammer' ) ),
			new SetupCheck( 'https', 'HTTPS', self::is_secure() ? SetupState::Done : SetupState::Warning, self::is_secure() ? __( 'The site address starts with https.', 'hearth-hammer' ) : __( 'What visitors type is sent unencrypted. Ask your host to switch on HTTPS, then change both addresses.', 'hearth-hammer' ), admin_url( 'options-general.php' ), __( 'Open General settings', 'hearth-hammer' ) ),
			$this->gazetteer(),
			$this->stations(),
		);
	}

	/** @return list<SetupCheck> */
	public function pages(): array {
		$privacy = (int) get_option( 'wp_page_for_privacy_policy' );
		$front   = 'page' === get_option( 'show_on_front' );
		$news    = (int) get_option( 'page_for_posts' );
		$menus   = array_filter( (array) get_nav_menu_locations() );
		$status  = $privacy > 0 ? (string) get_post_status( $privacy ) : '';
		return array(
			SetupCheck::of(
				'privacy',
				__( 'Privacy page', 'hearth-hammer' ),
				'publish' === $status,
				__( 'Published, and every form links to it.', 'hearth-hammer' ),
				'' === $status ? __( 'The forms have no page to link to. Create a draft from what the plugins actually store.', 'hearth-hammer' ) : __( 'Not published yet, so forms do not link to it.', 'hearth-hammer' ),
				'' === $status ? admin_url( 'options-privacy.php' ) : (string) get_edit_post_link( $privacy, 'raw' ),
				'' === $status ? __( 'Open Privacy settings', 'hearth-hammer' ) : __( 'Open the page', 'hearth-hammer' ),
				'manage_privacy_options',
				'' === $status ? SetupActions::PRIVACY : ''
			),
			SetupCheck::of( 'home', __( 'Home page', 'hearth-hammer' ), ! $front || 'publish' === get_post_status( (int) get_option( 'page_on_front' ) ), $front ? __( 'The page that you chose is published.', 'hearth-hammer' ) : __( 'The theme shows its standard home page. To change it, create a page with the pattern Home page and choose it here.', 'hearth-hammer' ), __( 'The page chosen as the home page is not published.', 'hearth-hammer' ), admin_url( 'options-reading.php' ), __( 'Open Reading settings', 'hearth-hammer' ) ),
			new SetupCheck( 'news', __( 'News', 'hearth-hammer' ), $news > 0 && 'publish' === get_post_status( $news ) || (int) wp_count_posts()->publish > 0 ? SetupState::Done : SetupState::Warning, (int) wp_count_posts()->publish > 0 ? __( 'Posts are published.', 'hearth-hammer' ) : __( 'No posts are published, so the site shows no news.', 'hearth-hammer' ), admin_url( 'edit.php' ), __( 'Open Posts', 'hearth-hammer' ), 'edit_posts' ),
			new SetupCheck( 'menus', __( 'Menus', 'hearth-hammer' ), isset( $menus['primary'] ) ? SetupState::Done : SetupState::Warning, isset( $menus['primary'] ) ? __( 'You have chosen a main menu.', 'hearth-hammer' ) : __( 'The theme builds a main menu until you choose one.', 'hearth-hammer' ), admin_url( 'nav-menus.php' ), __( 'Open Menus', 'hearth-hammer' ), 'edit_theme_options' ),
		);
	}

	private function mail(): SetupCheck {
		[ $state, $sentence ] = Config::flag( MailCapture::CONSTANT )
			? array( SetupState::Warning, __( 'This site stores emails (Tools → Caught mail) instead of sending them.', 'hearth-hammer' ) )
			: $this->test_mail->outcome();
		$given_up = $this->rows->counts()['given-up'];
		if ( $given_up > 0 && SetupState::Missing !== $state ) {
			/* translators: %s: a number */
			return new SetupCheck( 'mail', __( 'Email', 'hearth-hammer' ), SetupState::Warning, sprintf( _n( '%s delivery has failed. See why.', '%s deliveries have failed. See why.', $given_up, 'hearth-hammer' ), number_format_i18n( $given_up ) ), OutboxScreen::url( array( 'state' => 'given-up' ) ), __( 'Open the outbox', 'hearth-hammer' ), action: SetupActions::MAIL );
		}
		return new SetupCheck( 'mail', __( 'Email', 'hearth-hammer' ), $state, $sentence, OutboxScreen::url(), __( 'Open the outbox', 'hearth-hammer' ), action: SetupActions::MAIL );
	}

	private function cron(): SetupCheck {
		$next   = wp_next_scheduled( 'hh_outbox_deliver' );
		$behind = false === $next ? self::LATE_SECONDS : max( 0, time() - $next, $this->rows->overdue() );
		return SetupCheck::of(
			'cron',
			__( 'Scheduled tasks', 'hearth-hammer' ),
			$behind < self::LATE_SECONDS,
			__( 'Emails, imports and alerts are running.', 'hearth-hammer' ),
			/* translators: %s: a time such as "2 hours" */
			sprintf( __( 'Nothing has run for %s. Ask your host to call wp-cron.php every minute.', 'hearth-hammer' ), human_time_diff( time() - $behind ) ),
			admin_url( 'site-health.php' ),
			__( 'Open Site Health', 'hearth-hammer' )
		);
	}

	private function gazetteer(): SetupCheck {
		$postcodes = self::places( 'postcode' );
		/* translators: %s: a number */
		return SetupCheck::of( 'gazetteer', __( 'Places and postcodes', 'hearth-hammer' ), $postcodes > 0, sprintf( _n( '%s postcode imported.', '%s postcodes imported.', $postcodes, 'hearth-hammer' ), number_format_i18n( $postcodes ) ), __( 'Visitors can’t search by postcode, and properties have no place on the map.', 'hearth-hammer' ), SetupScreen::url() . '#hh-places', __( 'Import postcodes', 'hearth-hammer' ) );
	}

	private function stations(): SetupCheck {
		$stations = self::places( 'station' );
		/* translators: %s: a number */
		$sentence = $stations > 0 ? sprintf( _n( '%s station imported.', '%s stations imported.', $stations, 'hearth-hammer' ), number_format_i18n( $stations ) ) : __( 'Property pages can’t show the nearest station, and visitors can’t search by station.', 'hearth-hammer' );
		return new SetupCheck( 'stations', __( 'Stations', 'hearth-hammer' ), $stations > 0 ? SetupState::Done : SetupState::Warning, $sentence, SetupScreen::url() . '#hh-places', __( 'Import stations', 'hearth-hammer' ) );
	}

	private static function places( string $kind ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE kind = %s', $wpdb->prefix . PlaceTables::PLACE, $kind ) );
	}

	private static function is_secure(): bool {
		return 'https' === wp_parse_url( home_url(), PHP_URL_SCHEME );
	}

	/** @param array<Office> $offices */
	private static function names( array $offices ): string {
		return implode( ', ', array_column( $offices, 'name' ) );
	}
}
