<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Reminder;

use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Caphpi\Wizard\ValuationPage;
use HearthHammer\Core\Island\Island;

/**
 * Reminds a visitor who comes back of their valuation (REM-01 to REM-06).
 *
 * The page is the same for everybody, so that it can be cached: it holds the reminder hidden, and a few lines of script
 * show it, before the browser paints, to whoever has the session cookie.
 */
final readonly class ValuationReminder {

	/** In the address of somebody who wants to begin anew: no reminder is in their way. */
	public const START = 'start';

	/** Of a visitor with a valuation to be reminded of: src/lib/valuation/session.ts. */
	private const SESSION_COOKIE = 'hh_valuation_session';

	private const VARIANTS = array( 'hero', 'standard' );

	public function __construct( private ValuationSettings $settings ) {}

	/**
	 * @param array<string, mixed> $attributes `variant`: hero or standard; `heading_level`: 2 to 4.
	 * @return string HTML.
	 */
	public function html( array $attributes ): string {
		$props      = $this->props( $attributes );
		$is_preview = wp_is_serving_rest_request(); // The editor shows it to somebody without a cookie.
		return Island::get(
			'valuation-reminder',
			$props,
			static function () use ( $props, $is_preview ): void {
				require dirname( __DIR__, 2 ) . '/templates/valuation-reminder.php';
			},
			array( self::SESSION_COOKIE )
		);
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed> As valuation-reminder-props.json describes it.
	 */
	private function props( array $attributes ): array {
		static $count = 0;
		++$count;
		$variant = $attributes['variant'] ?? null;
		$level   = $attributes['heading_level'] ?? 2;
		return array(
			'variant'       => in_array( $variant, self::VARIANTS, true ) ? $variant : 'standard',
			'send_endpoint' => rest_url( 'caphpi/v1/valuation/send' ),
			'start_url'     => add_query_arg( self::START, 'new', ValuationPage::url() ),
			'contact'       => array(
				'phone'      => $this->settings->phone(),
				'phone_href' => $this->settings->phone_href(),
				'hours'      => $this->settings->hours(),
			),
			'heading_level' => is_int( $level ) ? max( 2, min( 4, $level ) ) : 2,
			'reminder_id'   => 1 === $count ? 'valuation-reminder' : 'valuation-reminder-' . $count,
		);
	}

	/** The script that shows it; the wordings of its data attributes are the template's. */
	public static function script(): string {
		return (string) file_get_contents( dirname( __DIR__, 2 ) . '/templates/valuation-reminder.js' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of ours.
	}
}
