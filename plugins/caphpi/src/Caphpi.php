<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi;

use HearthHammer\Caphpi\Input\Plate;
use HearthHammer\Caphpi\Reminder\ValuationReminder;
use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Core\Island\Island;
use HearthHammer\Core\Visitor\PersonName;

/**
 * What the theme and the blocks may ask this plugin.
 */
final class Caphpi {

	/**
	 * The valuation wizard.
	 *
	 * @param array{heading_level?: int, scroll_to_form?: bool} $attributes
	 * @return string HTML.
	 */
	public static function valuation_wizard( array $attributes = array() ): string {
		$props = self::wizard_props( $attributes );
		return Island::get(
			'valuation-wizard',
			$props,
			static function () use ( $props ): void {
				require Plugin::path( 'templates/valuation-wizard.php' );
			}
		);
	}

	/**
	 * Reminds a visitor who comes back of their valuation; hidden from everybody else.
	 *
	 * @param array<string, mixed> $attributes `variant`: hero (stands in the wizard's place) or standard; `heading_level`.
	 * @return string HTML.
	 */
	public static function valuation_reminder( array $attributes = array() ): string {
		return ( new ValuationReminder( new ValuationSettings() ) )->html( $attributes );
	}

	/** @return array{phone: string, phone_href: string, hours: string, url: string} How the auctioneers are reached. */
	public static function contact(): array {
		$settings = new ValuationSettings();
		return array(
			'phone'      => $settings->phone(),
			'phone_href' => $settings->phone_href(),
			'hours'      => $settings->hours(),
			'url'        => $settings->contact_url(),
		);
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed> As valuation-wizard-props.json describes it.
	 */
	private static function wizard_props( array $attributes ): array {
		static $count = 0;
		++$count;
		$settings = new ValuationSettings();
		$level    = $attributes['heading_level'] ?? 2;
		$page     = $settings->scroll_page_id();
		return array(
			'endpoints'         => array(
				'valuation'     => rest_url( 'caphpi/v1/valuation' ),
				'send'          => rest_url( 'caphpi/v1/valuation/send' ),
				'log'           => rest_url( 'caphpi/v1/valuation/log' ),
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
			'contact'           => self::contact(),
			'managing_director' => $settings->managing_director(),
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
