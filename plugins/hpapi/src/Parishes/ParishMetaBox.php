<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Parishes;

use Closure;
use HearthHammer\Core\Fields\Admin\FieldRows;
use HearthHammer\Core\Fields\RefusedFields;
use HearthHammer\Core\Module;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Centre, sectors and features of a parish on its edit screen.
 */
final class ParishMetaBox implements Module {

	private const NONCE = 'hpapi_parish_fields';

	public function register(): void {
		add_filter( 'enter_title_here', static fn ( string $text, WP_Post $post ): string => ParishPostType::NAME === $post->post_type ? __( 'Name of the town or village', 'hearth-hammer' ) : $text, 10, 2 );
		add_action( 'add_meta_boxes_' . ParishPostType::NAME, $this->add( ... ) );
		add_action( 'admin_enqueue_scripts', static fn ( string $page ) => FieldRows::enqueue( $page, ParishPostType::NAME ) );
		add_action( 'save_post_' . ParishPostType::NAME, $this->save( ... ) );
	}

	private function add(): void {
		add_meta_box( 'hpapi-parish', __( 'Parish', 'hearth-hammer' ), $this->show( ... ), ParishPostType::NAME, 'normal', 'high' );
	}

	private function show( WP_Post $post ): void {
		wp_nonce_field( self::NONCE, self::NONCE . '_nonce' );
		$sectors = get_post_meta( $post->ID, 'hpapi_sectors', true );
		$this->line( $post->ID, 'hpapi_latitude', __( 'Latitude of the centre', 'hearth-hammer' ), (string) get_post_meta( $post->ID, 'hpapi_latitude', true ), __( 'In degrees, for example 51.0966. Leave empty to use the centre of the postcode sectors', 'hearth-hammer' ) );
		$this->line( $post->ID, 'hpapi_longitude', __( 'Longitude of the centre', 'hearth-hammer' ), (string) get_post_meta( $post->ID, 'hpapi_longitude', true ), __( 'In degrees, for example 0.5363', 'hearth-hammer' ) );
		$this->line( $post->ID, 'hpapi_sectors', __( 'Postcode sectors', 'hearth-hammer' ), implode( '; ', is_array( $sectors ) ? $sectors : array() ), __( 'Every property in these sectors belongs to the parish. For example, TN17 2; TN17 3', 'hearth-hammer' ) );
		printf( '<p><strong>%s</strong></p>', esc_html__( 'Features', 'hearth-hammer' ) );
		( new FieldRows( 'hpapi_features', 'hpapi_features', __( 'Features', 'hearth-hammer' ) ) )->print(
			ParishFields::features_of( $post->ID ),
			static function ( array $row, Closure $attributes ): void {
				printf( '<label>%s <input type="text" %s value="%s"></label> ', esc_html__( 'Title', 'hearth-hammer' ), $attributes( 'title' ), esc_attr( (string) ( $row['title'] ?? '' ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by FieldRows.
				printf( '<label class="hh-rows__long">%s <textarea rows="2" %s>%s</textarea></label>', esc_html__( 'Description', 'hearth-hammer' ), $attributes( 'text' ), esc_textarea( (string) ( $row['text'] ?? '' ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by FieldRows.
			},
			static fn ( array $row ): string => '' === $row['title'] ? __( 'Enter a title.', 'hearth-hammer' ) : ''
		);
	}

	private function line( int $post, string $name, string $label, string $value, string $hint ): void {
		$refused = RefusedFields::of( $post );
		$fault   = $refused->sentences[ $name ] ?? '';
		$typed   = $refused->typed[ $name ] ?? null;
		$shown   = '' !== $fault && is_string( $typed ) ? $typed : $value;
		printf(
			'<p><label for="%1$s"><strong>%2$s</strong></label><br><input type="text" id="%1$s" name="%1$s" value="%3$s" class="regular-text" aria-describedby="%1$s_hint"%5$s> <span id="%1$s_hint" class="description"><span class="hh-field-fault" style="color:#b32d2e">%6$s</span> %4$s</span></p>',
			esc_attr( $name ),
			esc_html( $label ),
			esc_attr( $shown ),
			esc_html( $hint ),
			esc_attr( '' === $fault ? '' : ' aria-invalid=true' ),
			esc_html( $fault )
		);
	}

	private function save( int $id ): void {
		$nonce = isset( $_POST[ self::NONCE . '_nonce' ] ) && is_string( $_POST[ self::NONCE . '_nonce' ] ) ? sanitize_key( $_POST[ self::NONCE . '_nonce' ] ) : '';
		if ( ! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( 'edit_post', $id ) || wp_is_post_autosave( $id ) || wp_is_post_revision( $id ) ) {
			return;
		}
		$text   = static fn ( string $name ): string => isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? sanitize_textarea_field( wp_unslash( $_POST[ $name ] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Verified above.
		$typed  = array( 'hpapi_latitude' => trim( $text( 'hpapi_latitude' ) ), 'hpapi_longitude' => trim( $text( 'hpapi_longitude' ) ), 'hpapi_sectors' => $text( 'hpapi_sectors' ) );
		$faults = self::faults( $typed );
		foreach ( array( 'hpapi_latitude', 'hpapi_longitude' ) as $name ) {
			if ( isset( $faults[ $name ] ) ) {
				continue;
			}
			if ( '' !== $typed[ $name ] ) {
				update_post_meta( $id, $name, (float) $typed[ $name ] );
			} else {
				delete_post_meta( $id, $name );
			}
		}
		// Those that are right are kept; the others wait in the field until they are.
		update_post_meta( $id, 'hpapi_sectors', ParishFields::sectors( self::parts( $typed['hpapi_sectors'] ) ) );
		if ( isset( $_POST['hpapi_features'] ) ) {
			// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Cleaned by ParishFields.
			update_post_meta( $id, 'hpapi_features', wp_slash( ParishFields::features( is_array( $_POST['hpapi_features'] ) ? wp_unslash( $_POST['hpapi_features'] ) : array() ) ) );
		}
		RefusedFields::forget( $id );
		RefusedFields::add( $id, array_intersect_key( $typed, $faults ), $faults );
	}

	/**
	 * @param array{hpapi_latitude: string, hpapi_longitude: string, hpapi_sectors: string} $typed
	 * @return array<string, string> By the id of an input.
	 */
	private static function faults( array $typed ): array {
		$faults = array();
		foreach ( array( 'hpapi_latitude' => 90, 'hpapi_longitude' => 180 ) as $name => $most ) {
			if ( '' !== $typed[ $name ] && ( ! is_numeric( $typed[ $name ] ) || abs( (float) $typed[ $name ] ) > $most ) ) {
				/* translators: 1: what was typed, 2: a number */
				$faults[ $name ] = sprintf( __( '“%1$s” is not a number of degrees from -%2$d to %2$d.', 'hearth-hammer' ), mb_strimwidth( $typed[ $name ], 0, 60, '…' ), $most );
			}
		}
		$unknown = array_filter( self::parts( $typed['hpapi_sectors'] ), static fn ( string $one ): bool => null === ParishFields::sector( $one ) );
		if ( array() !== $unknown ) {
			/* translators: %s: what was typed */
			$faults['hpapi_sectors'] = sprintf( __( '“%s” is not a postcode sector. Enter one like TN17 3.', 'hearth-hammer' ), mb_strimwidth( implode( '; ', $unknown ), 0, 60, '…' ) );
		}
		return $faults;
	}

	/** @return list<string> */
	private static function parts( string $typed ): array {
		return array_values( array_filter( array_map( trim( ... ), preg_split( '/[;,\n]+/', $typed ) ?: array() ), static fn ( string $one ): bool => '' !== $one ) );
	}
}
