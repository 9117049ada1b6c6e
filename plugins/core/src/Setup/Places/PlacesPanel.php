<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Setup\Places;

use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Config\Config;
use HearthHammer\Core\Module;
use HearthHammer\Core\Place\PostcodesIo;
use HearthHammer\Core\Setup\SetupScreen;

defined( 'ABSPATH' ) || exit;

/**
 * Below the lists of "Getting started": postcodes and stations without a command line.
 */
final class PlacesPanel implements Module {

	public function register(): void {
		add_action( SetupScreen::BELOW, $this->show( ... ) );
	}

	private function show(): void {
		if ( ! current_user_can( PlacesController::CAPABILITY ) ) {
			return;
		}
		Assets::enqueue_enhancement( 'place-import' );
		$state = PlaceState::load();
		$texts = array(
			'choose'  => __( 'Choose a CSV file or a zip file.', 'hearth-hammer' ),
			'codes'   => __( 'Enter the first halves of postcodes, like TN17, TN18.', 'hearth-hammer' ),
			'lost'    => __( 'The connection was lost. Trying again.', 'hearth-hammer' ),
			'stopped' => __( 'The connection was lost. Choose the same file again to go on from where the upload stopped.', 'hearth-hammer' ),
		);
		$host  = (string) wp_parse_url( '' === Config::string( 'HPAPI_POSTCODES_URL' ) ? PostcodesIo::PUBLIC_URL : Config::string( 'HPAPI_POSTCODES_URL' ), PHP_URL_HOST );
		printf( '<section id="hh-places" class="hh-place-import" data-hh-place-import="%s" data-nonce="%s" data-stage="%s" data-texts="%s"><h2>%s</h2>', esc_url( PlacesController::url() ), esc_attr( wp_create_nonce( 'wp_rest' ) ), esc_attr( $state->stage ), esc_attr( (string) wp_json_encode( $texts ) ), esc_html__( 'Import postcodes and stations', 'hearth-hammer' ) );
		printf( '<p>%s</p>', esc_html__( 'Without postcodes, visitors can’t search by postcode or within a distance, and properties have no place on the map. Without stations, property pages can’t show how far the nearest station is.', 'hearth-hammer' ) );
		printf( '<div class="hh-place-import__ways"><form data-hh-place-file><h3>%s</h3><p><label for="hh-place-file">%s</label><br><input type="file" id="hh-place-file" accept=".csv,.zip" aria-describedby="hh-place-file-hint"></p><p id="hh-place-file-hint" class="description">%s</p><p><button class="button">%s</button></p></form>', esc_html__( 'Upload a file', 'hearth-hammer' ), esc_html__( 'CSV or zip file', 'hearth-hammer' ), esc_html__( 'The ONS Postcode Directory or National Statistics Postcode Lookup, OS Code-Point Open, or the stops of NaPTAN, as you downloaded them. Places that you imported before stay.', 'hearth-hammer' ), esc_html__( 'Upload and import', 'hearth-hammer' ) );
		printf( '<form data-hh-place-area><h3>%s</h3><p><label for="hh-place-area">%s</label><br><input type="text" id="hh-place-area" class="regular-text" maxlength="400" autocomplete="off" aria-describedby="hh-place-area-hint"></p><p id="hh-place-area-hint" class="description">%s</p><p><button class="button">%s</button></p></form></div>', esc_html__( 'Fetch an area', 'hearth-hammer' ), esc_html__( 'First halves of postcodes', 'hearth-hammer' ), /* translators: %s: name of a server */ esc_html( sprintf( __( 'For example, TN17, TN18. We ask %s for every postcode in them.', 'hearth-hammer' ), $host ) ), esc_html__( 'Fetch postcodes', 'hearth-hammer' ) );
		printf( '<div data-hh-place-progress %s><progress max="100" value="%d" aria-label="%s"></progress> <button type="button" class="button-link" data-hh-place-stop>%s</button></div>', $state->is_under_way() ? '' : 'hidden', absint( $state->percent() ), esc_attr__( 'Import of places', 'hearth-hammer' ), esc_html__( 'Stop the import', 'hearth-hammer' ) );
		printf( '<p role="status" data-hh-place-said>%s</p><p role="alert" class="hh-place-import__error" data-hh-place-error></p>', esc_html( $state->sentence() ) );
		printf( '<noscript><p>%s</p></noscript></section>', esc_html__( 'This needs JavaScript. Without it, use the command “wp hearth-hammer places import”.', 'hearth-hammer' ) );
	}
}
