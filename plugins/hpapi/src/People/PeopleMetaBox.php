<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People;

use HearthHammer\Core\Module;
use HearthHammer\Core\Text\Scalar;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The fields of staff and awards on their edit screens.
 */
final class PeopleMetaBox implements Module {

	private const NONCE = 'hpapi_people_fields';

	public function register(): void {
		foreach ( array( Fields::of_staff(), Fields::of_awards() ) as $fields ) {
			add_action( 'add_meta_boxes_' . $fields->post_type, fn () => $this->add( $fields ) );
			add_action( 'save_post_' . $fields->post_type, fn ( int $post ) => $this->save( $post, $fields ) );
		}
	}

	private function add( Fields $fields ): void {
		// WordPress's own box would let raw values past our checks.
		remove_meta_box( 'postcustom', $fields->post_type, 'normal' );
		add_meta_box( 'hpapi-people', __( 'Details', 'hearth-hammer' ), fn ( WP_Post $post ) => $this->show( $post, $fields ), $fields->post_type, 'normal', 'high' );
	}

	private function show( WP_Post $post, Fields $fields ): void {
		wp_nonce_field( self::NONCE, self::NONCE . '_nonce' );
		echo '<table class="form-table" role="presentation"><tbody>';
		foreach ( self::labels( $fields->post_type ) as $name => [ $label, $hint ] ) {
			$schema = $fields->schema()[ $name ];
			$key    = $fields->key( $name );
			$value  = get_post_meta( $post->ID, $key, true );
			$value  = 'integer' === $schema['type'] && 0 === (int) $value ? '' : Scalar::text( $value );
			printf( '<tr><th scope="row"><label for="%1$s">%2$s</label></th><td>', esc_attr( $key ), esc_html( $label ) );
			if ( 'quote' === $name ) {
				printf( '<textarea class="large-text" rows="4" id="%1$s" name="%1$s">%2$s</textarea>', esc_attr( $key ), esc_textarea( $value ) );
			} else {
				printf(
					'<input type="%3$s" class="%4$s" id="%1$s" name="%1$s" value="%2$s">',
					esc_attr( $key ),
					esc_attr( $value ),
					esc_attr( self::input_type( $schema ) ),
					esc_attr( 'integer' === $schema['type'] ? 'small-text' : 'regular-text' )
				);
			}
			printf( '<p class="description">%s</p></td></tr>', esc_html( $hint ) );
		}
		echo '</tbody></table>';
	}

	/** @param array<string, mixed> $schema */
	private static function input_type( array $schema ): string {
		return 'integer' === $schema['type'] ? 'number' : match ( $schema['format'] ?? '' ) {
			'email' => 'email',
			'uri' => 'url',
			default => 'text',
		};
	}

	/** @return array<string, array{string, string}> Field to label and hint. */
	private static function labels( string $post_type ): array {
		return AwardPostType::NAME === $post_type ? array(
			'year'  => array( __( 'Year', 'hearth-hammer' ), __( 'The newest appears first.', 'hearth-hammer' ) ),
			'giver' => array( __( 'Awarded by', 'hearth-hammer' ), '' ),
			'link'  => array( __( 'Link', 'hearth-hammer' ), __( 'Where visitors can read about it.', 'hearth-hammer' ) ),
		) : array(
			'role'   => array( __( 'Role', 'hearth-hammer' ), __( 'For example, partner and valuer', 'hearth-hammer' ) ),
			'branch' => array( __( 'Branch', 'hearth-hammer' ), __( 'The branch code that properties use, for example CRB. The first person at a branch, by order, is shown on its properties unless a property names someone else.', 'hearth-hammer' ) ),
			'phone'  => array( __( 'Phone number', 'hearth-hammer' ), '' ),
			'email'  => array( __( 'Email', 'hearth-hammer' ), '' ),
			'quote'  => array( __( 'Quote', 'hearth-hammer' ), __( 'Shown on properties that have no quote of their own.', 'hearth-hammer' ) ),
		);
	}

	private function save( int $post, Fields $fields ): void {
		$nonce = isset( $_POST[ self::NONCE . '_nonce' ] ) && is_string( $_POST[ self::NONCE . '_nonce' ] ) ? sanitize_key( $_POST[ self::NONCE . '_nonce' ] ) : '';
		if ( ! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( 'edit_post', $post ) || wp_is_post_autosave( $post ) || wp_is_post_revision( $post ) ) {
			return;
		}
		foreach ( array_keys( $fields->schema() ) as $name ) {
			$key = $fields->key( $name );
			if ( isset( $_POST[ $key ] ) && is_string( $_POST[ $key ] ) ) {
				update_post_meta( $post, $key, wp_slash( $fields->clean( $name, wp_unslash( $_POST[ $key ] ) ) ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Cleaned by its schema.
			}
		}
	}
}
