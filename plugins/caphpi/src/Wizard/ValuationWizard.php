<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Wizard;

use HearthHammer\Caphpi\Input\Plate;
use HearthHammer\Caphpi\Mail\ValuationNextSteps;
use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Core\Island\Island;
use HearthHammer\Core\Visitor\PersonName;

/**
 * The block valuation-wizard: the island of the same name over templates/valuation-wizard.php.
 */
final readonly class ValuationWizard {

	public function __construct( private ValuationSettings $settings ) {}

	/**
	 * @param array<string, mixed> $attributes `heading_level` 2 to 4, `scroll_to_form`.
	 * @return string HTML.
	 */
	public function html( array $attributes = array() ): string {
		$props = $this->props( $attributes );
		return Island::get(
			'valuation-wizard',
			$props,
			static function () use ( $props ): void {
				require dirname( __DIR__, 2 ) . '/templates/valuation-wizard.php';
			}
		);
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed> As valuation-wizard-props.json describes it.
	 */
	private function props( array $attributes ): array {
		static $count = 0;
		++$count;
		$settings = $this->settings;
		$level    = $attributes['heading_level'] ?? 2;
		$page     = $settings->scroll_page_id();
		return array(
			'endpoints'         => array(
				'valuation'     => rest_url( 'caphpi/v1/valuation' ),
				'send'          => rest_url( 'caphpi/v1/valuation/send' ),
				'log'           => rest_url( 'caphpi/v1/valuation/log' ),
				'resume'        => rest_url( 'caphpi/v1/valuation/resume' ),
				'save_error'    => rest_url( 'caphpi/v1/valuation/save-error' ),
				'phone_request' => rest_url( 'caphpi/v1/valuation/phone-request' ),
			),
			'actions'           => array(
				'vehicle' => 'find_vehicle',
				'owner'   => 'send_valuation',
				'phone'   => 'request_call',
			),
			'limits'            => array(
				'per_day'      => $settings->browser_cap(),
				'name_length'  => PersonName::MAX_LENGTH,
				'plate_length' => Plate::MAX_LENGTH,
			),
			'contact'           => array(
				'phone'      => $settings->phone(),
				'phone_href' => $settings->phone_href(),
				'hours'      => $settings->hours(),
				'held'       => $settings->auctions_held(),
				'url'        => $settings->contact_url(),
			),
			'email_stays'       => '' === $settings->value( 'sheet_id' ) && ! has_filter( 'caphpi_spreadsheet_log' ),
			'managing_director' => $settings->managing_director(),
			'next_steps'        => ValuationNextSteps::of( $settings, time() ),
			'outcome_rules'     => array(
				'threshold'   => $settings->threshold(),
				'local_areas' => $settings->local_areas(),
			),
			'ask_condition'     => $settings->ask_condition(),
			'scroll_to_form'    => true === ( $attributes['scroll_to_form'] ?? false ) || ( $page > 0 && get_queried_object_id() === $page ),
			'heading_level'     => is_int( $level ) ? max( 2, min( 4, $level ) ) : 2,
			'form_id'           => 1 === $count ? 'valuation-form' : 'valuation-form-' . $count,
		);
	}
}
