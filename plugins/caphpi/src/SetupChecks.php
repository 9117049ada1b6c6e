<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi;

use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Caphpi\SpreadsheetLog\SheetSettings;
use HearthHammer\Caphpi\Staff\SettingsScreen;
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
		$url  = SettingsPage::url( SettingsScreen::PAGE );
		$link = __( 'Open Valuations', 'hearth-hammer' );
		$page = get_page_by_path( ValuationPage::SLUG );
		return array(
			new SetupCheck( 'provider', __( 'Vehicle provider', 'hearth-hammer' ), ...$this->provider(), url: $url, link: $link ),
			new SetupCheck( 'spreadsheet', __( 'Spreadsheet', 'hearth-hammer' ), ...$this->spreadsheet(), url: $url, link: $link ),
			SetupCheck::of( 'valuation-page', __( 'Valuation page', 'hearth-hammer' ), 'publish' === $page?->post_status, __( 'It is published.', 'hearth-hammer' ), __( 'There is no published page with the valuation. Switching the plugin off and on makes it.', 'hearth-hammer' ), null === $page ? admin_url( 'edit.php?post_type=page' ) : (string) get_edit_post_link( $page, 'raw' ), __( 'Open Pages', 'hearth-hammer' ) ),
		);
	}

	/** @return array{SetupState, string} */
	private function provider(): array {
		$name = $this->settings->provider();
		if ( 'sandbox' === $name ) {
			return array( SetupState::Missing, __( 'The sandbox makes values up. Choose a provider and enter its account before visitors come.', 'hearth-hammer' ) );
		}
		$missing = array_filter( self::CREDENTIALS[ $name ] ?? array(), fn ( string $credential ): bool => '' === $this->secrets->get( $credential ) );
		return array() === $missing
			/* translators: %s: a company */
			? array( SetupState::Done, sprintf( __( '%s is asked. “Test connection” shows whether it answers.', 'hearth-hammer' ), strtoupper( $name ) ) )
			/* translators: %s: a company */
			: array( SetupState::Missing, sprintf( __( '%s is chosen, and a part of its account is missing.', 'hearth-hammer' ), strtoupper( $name ) ) );
	}

	/** @return array{SetupState, string} */
	private function spreadsheet(): array {
		return match ( true ) {
			$this->sheet->is_sandbox()  => array( SetupState::Warning, __( 'None is chosen: valuations are kept on this site alone.', 'hearth-hammer' ) ),
			$this->sheet->is_complete() => array( SetupState::Done, __( 'Each valuation is a row of it.', 'hearth-hammer' ) ),
			default                     => array( SetupState::Missing, __( 'It is chosen, and the account that writes to it is missing.', 'hearth-hammer' ) ),
		};
	}
}
