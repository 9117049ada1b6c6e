<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Parishes;

use HearthHammer\Core\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Centre, sectors and features of a parish on its edit screen.
 */
final class ParishMetaBox implements Module {

	private const NONCE = 'hpapi_parish_fields';

	public function register(): void {
		add_action( 'add_meta_boxes_' . ParishPostType::NAME, $this->add( ... ) );
		add_action( 'save_post_' . ParishPostType::NAME, $this->save( ... ) );
	}

	private function add(): void {
		add_meta_box( 'hpapi-parish', __( 'Parish', 'hearth-hammer' ), $this->show( ... ), ParishPostType::NAME, 'normal', 'high' );
	}

	private function show( WP_Post $post ): void {
		wp_nonce_field( self::NONCE, self::NONCE . '_nonce' );
		$sectors  = get_post_meta( $post->ID, 'hpapi_sectors', true );
		$features = array_map( static fn ( array $feature ): string => $feature['title'] . ' | ' . $feature['text'], ParishFields::features_of( $post->ID ) );
		$this->line( 'hpapi_latitude', __( 'Latitude of the centre', 'hearth-hammer' ), (string) get_post_meta( $post->ID, 'hpapi_latitude', true ), __( 'In degrees, e.g. 51.0966; empty for the middle of the postcode sectors', 'hearth-hammer' ) );
		$this->line( 'hpapi_longitude', __( 'Longitude of the centre', 'hearth-hammer' ), (string) get_post_meta( $post->ID, 'hpapi_longitude', true ), __( 'In degrees, e.g. 0.5363', 'hearth-hammer' ) );
		$this->line( 'hpapi_sectors', __( 'Postcode sectors', 'hearth-hammer' ), implode( '; ', is_array( $sectors ) ? $sectors : array() ), __( 'Every property in these belongs to the parish, e.g. TN17 2; TN17 3', 'hearth-hammer' ) );
		printf(
			'<p><label for="hpapi_features"><strong>%s</strong></label><br><textarea id="hpapi_features" name="hpapi_features" class="large-text" rows="6" aria-describedby="hpapi_features_hint">%s</textarea><span id="hpapi_features_hint" class="description">%s</span></p>',
			esc_html__( 'Features', 'hearth-hammer' ),
			esc_textarea( implode( "\n", $features ) ),
			esc_html__( 'One on each line: its title, an upright bar, what there is to say.', 'hearth-hammer' )
		);
	}

	private function line( string $name, string $label, string $value, string $hint ): void {
		printf(
			'<p><label for="%1$s"><strong>%2$s</strong></label><br><input type="text" id="%1$s" name="%1$s" value="%3$s" class="regular-text" aria-describedby="%1$s_hint"> <span id="%1$s_hint" class="description">%4$s</span></p>',
			esc_attr( $name ),
			esc_html( $label ),
			esc_attr( $value ),
			esc_html( $hint )
		);
	}

	private function save( int $id ): void {
		$nonce = isset( $_POST[ self::NONCE . '_nonce' ] ) && is_string( $_POST[ self::NONCE . '_nonce' ] ) ? sanitize_key( $_POST[ self::NONCE . '_nonce' ] ) : '';
		if ( ! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( 'edit_post', $id ) || wp_is_post_autosave( $id ) || wp_is_post_revision( $id ) ) {
			return;
		}
		$typed = static fn ( string $name ): string => isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? sanitize_textarea_field( wp_unslash( $_POST[ $name ] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Verified above.
		foreach ( array( 'hpapi_latitude', 'hpapi_longitude' ) as $name ) {
			if ( is_numeric( $typed( $name ) ) ) {
				update_post_meta( $id, $name, (float) $typed( $name ) );
			} else {
				delete_post_meta( $id, $name );
			}
		}
		update_post_meta( $id, 'hpapi_sectors', ParishFields::sectors( (array) preg_split( '/[;,\n]+/', $typed( 'hpapi_sectors' ) ) ) );
		$features = array();
		foreach ( explode( "\n", $typed( 'hpapi_features' ) ) as $line ) {
			[ $title, $text ] = array_pad( array_map( 'trim', explode( '|', $line, 2 ) ), 2, '' );
			$features[]       = array(
				'title' => $title,
				'text'  => $text,
			);
		}
		update_post_meta( $id, 'hpapi_features', wp_slash( ParishFields::features( $features ) ) );
	}
}
