<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi;

use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Caphpi\SpreadsheetLog\SheetSettings;
use HearthHammer\Caphpi\Staff\ValuationSettingsScreen;
use HearthHammer\Caphpi\Wizard\ValuationPage;
use HearthHammer\Core\Settings\SecretStore;
use HearthHammer\Core\Settings\SettingsPage;
use HearthHammer\Core\Setup\SetupCheck;
use HearthHammer\Core\Setup\SetupState;

/**
 * The vehicle valuation on "Getting started".
 */
final readonly class SetupChecks {

	/** What each provider cannot do without. */
	private const CREDENTIALS = array(
		'hpi'  => array( 'hpi_customer_code', 'hpi_initials', 'hpi_password' ),
		'cap'  => array( 'cap_subscriber_id', 'cap_password' ),
		'dvla' => array( 'dvla_key' ),
	);

	public function __construct(
		private ValuationSettings $settings,
		private SheetSettings $sheet,
		private SecretStore $secrets,
	) {}

	/** @return list<SetupCheck> */
	public function all(): array {
		$url  = SettingsPage::url( ValuationSettingsScreen::PAGE );
		$link = __( 'Go to valuation settings', 'hearth-hammer' );
		$page = get_page_by_path( ValuationPage::SLUG );
		return array(
			new SetupCheck( 'provider', __( 'Valuation provider', 'hearth-hammer' ), ...$this->provider(), url: $url, link: $link ),
			new SetupCheck( 'spreadsheet', __( 'Spreadsheet', 'hearth-hammer' ), ...$this->spreadsheet(), url: $url, link: $link ),
			SetupCheck::of( 'valuation-page', __( 'Valuation page', 'hearth-hammer' ), 'publish' === $page?->post_status, __( 'Published.', 'hearth-hammer' ), __( 'No valuation page is published. To create one, deactivate the plugin and activate it again.', 'hearth-hammer' ), null === $page ? admin_url( 'edit.php?post_type=page' ) : (string) get_edit_post_link( $page, 'raw' ), __( 'Edit the page', 'hearth-hammer' ) ),
		);
	}

	/** @return array{SetupState, string} */
	private function provider(): array {
		$name = $this->settings->provider();
		if ( 'sandbox' === $name ) {
			return array( SetupState::Missing, __( 'The sandbox makes up values. Choose a provider and enter its account details before you go live.', 'hearth-hammer' ) );
		}
		$missing = array_filter( self::CREDENTIALS[ $name ] ?? array(), fn ( string $credential ): bool => '' === $this->secrets->get( $credential ) );
		return array() === $missing
			/* translators: %s: a company */
			? array( SetupState::Done, sprintf( __( 'Using %s. Use “Test connection” to check that it responds.', 'hearth-hammer' ), strtoupper( $name ) ) )
			/* translators: %s: a company */
			: array( SetupState::Missing, sprintf( __( '%s is selected, but some account details are missing.', 'hearth-hammer' ), strtoupper( $name ) ) );
	}

	/** @return array{SetupState, string} */
	private function spreadsheet(): array {
		return match ( true ) {
			$this->sheet->is_sandbox()  => array( SetupState::Warning, __( 'No spreadsheet is selected. Valuations are saved on this site only.', 'hearth-hammer' ) ),
			$this->sheet->is_complete() => array( SetupState::Done, __( 'Each valuation is added as a row.', 'hearth-hammer' ) ),
			default                     => array( SetupState::Missing, __( 'A spreadsheet is selected, but its account details are missing.', 'hearth-hammer' ) ),
		};
	}
}
