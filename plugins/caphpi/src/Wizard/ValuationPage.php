<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Wizard;

use HearthHammer\Caphpi\Settings\ValuationSettings;

/**
 * The page of the valuations, made when the plugin is switched on. From then on it is the editors'.
 */
final class ValuationPage {

	public const SLUG = 'instant-online-valuation-cars-and-vans';

	public static function url(): string {
		return home_url( user_trailingslashit( self::SLUG ) );
	}

	public function create(): void {
		if ( null !== get_page_by_path( self::SLUG ) ) {
			return;
		}
		$hh_phone = ( new ValuationSettings() )->phone();
		ob_start();
		require dirname( __DIR__, 2 ) . '/templates/valuation-page.php';
		/** @var array{post_type: string} $page Slashed, as wp_insert_post() wants it. */
		$page = wp_slash(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_name'    => self::SLUG,
				'post_title'   => __( 'Instant online valuation for cars and vans', 'hearth-hammer' ),
				'post_excerpt' => __( 'Find out what your car or van is worth at auction today. Enter your number plate and mileage, and we’ll email you the valuation.', 'hearth-hammer' ),
				'post_content' => (string) ob_get_clean(),
			)
		);
		wp_insert_post( $page );
	}
}
