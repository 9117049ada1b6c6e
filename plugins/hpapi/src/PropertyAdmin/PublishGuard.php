<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\PropertyAdmin;

use HearthHammer\Core\Fields\FieldGuard;
use HearthHammer\Core\Fields\RefusedFields;
use HearthHammer\Core\Module;
use HearthHammer\Hpapi\Properties\PropertyFields;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use stdClass;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * A property that lacks what visitors need is not published by hand, whichever way somebody tries: from the edit screen
 * it stays a draft, in quick edit and REST the answer says why, in bulk edit a notice does. Imports are not asked.
 */
final class PublishGuard implements Module {

	private const SHOWN = array( 'publish', 'future' );

	/** Where bulk edit keeps what it did not publish: there is no post of that id. */
	private const BULK = 0;

	public function __construct( private readonly FieldGuard $guard ) {}

	public function register(): void {
		add_filter( 'wp_insert_post_data', $this->hold( ... ), 10, 2 );
		add_filter( 'rest_pre_insert_' . PropertyPostType::NAME, $this->before_rest( ... ), 6, 2 );
		add_action( 'admin_notices', $this->tell_bulk( ... ) );
	}

	/**
	 * @param array<string, mixed> $data Columns of the post, slashed.
	 * @param array<string, mixed> $post
	 * @return array<string, mixed>
	 */
	private function hold( array $data, array $post ): array {
		$id = (int) ( $post['ID'] ?? 0 );
		if ( PropertyPostType::NAME !== ( $data['post_type'] ?? '' ) || $id <= 0 ) {
			return $data;
		}
		$form     = PropertyForm::sent( $id, $this->guard );
		$is_quick = doing_action( 'wp_ajax_inline-save' );
		$is_bulk  = is_admin() && isset( $_REQUEST['bulk_edit'] ) && null === $form; // phpcs:ignore WordPress.Security.NonceVerification -- WordPress has checked it.
		if ( null !== $form ) {
			RefusedFields::forget( $id );
		}
		$before = (string) get_post_status( $id );
		if ( ( null === $form && ! $is_quick && ! $is_bulk ) || ! self::shows( $data, $before ) ) {
			return $data;
		}
		$missing = PropertyRules::missing( $id, (string) wp_unslash( $data['post_title'] ?? '' ), $form->values ?? array() );
		if ( array() === $missing ) {
			return $data;
		}
		if ( $is_quick ) {
			wp_die( esc_html( implode( ' ', $missing ) ) );
		}
		$is_bulk
			? RefusedFields::add( self::BULK, array(), array( (string) $id => implode( ' ', $missing ) ) )
			: RefusedFields::add( $id, array(), self::by_element( $missing ), true );
		$data['post_status']   = 'pending' === $before ? 'pending' : 'draft';
		$data['post_date_gmt'] = '0000-00-00 00:00:00';
		return $data;
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function before_rest( stdClass|WP_Error $prepared, WP_REST_Request $request ): stdClass|WP_Error {
		$id = is_wp_error( $prepared ) ? 0 : (int) ( $prepared->ID ?? 0 );
		if ( is_wp_error( $prepared ) || ! self::shows( (array) $prepared, $id > 0 ? (string) get_post_status( $id ) : '' ) ) {
			return $prepared;
		}
		$values = array();
		foreach ( (array) $request->get_param( 'meta' ) as $key => $value ) {
			$name = PropertyFields::name_of( (string) $key );
			if ( null !== $name ) {
				$values[ $name ] = PropertyFields::clean( $name, $value );
			}
		}
		$missing = PropertyRules::missing( $id, (string) ( $prepared->post_title ?? get_post_field( 'post_title', $id ) ), $values );
		return array() === $missing ? $prepared : FieldGuard::error( $missing );
	}

	/**
	 * Whether visitors would see from now on what they did not see before.
	 *
	 * @param array<string, mixed> $data
	 */
	private static function shows( array $data, string $before ): bool {
		return in_array( $data['post_status'] ?? '', self::SHOWN, true ) && ! in_array( $before, self::SHOWN, true );
	}

	private function tell_bulk(): void {
		$refused = 'edit-' . PropertyPostType::NAME === get_current_screen()?->id ? RefusedFields::of( self::BULK ) : null;
		if ( null === $refused ) {
			return;
		}
		RefusedFields::forget( self::BULK );
		printf( '<div class="notice notice-error" role="alert"><p><strong>%s</strong></p><ul class="ul-disc">', esc_html__( 'These properties have not been published:', 'hearth-hammer' ) );
		foreach ( $refused->sentences as $id => $sentence ) {
			printf( '<li><a href="%s">%s</a>: %s</li>', esc_url( (string) get_edit_post_link( (int) $id ) ), esc_html( get_the_title( (int) $id ) ), esc_html( $sentence ) );
		}
		echo '</ul></div>';
	}

	/**
	 * @param array<string, string> $sentences By field.
	 * @return array<string, string> By the id of the field's element.
	 */
	public static function by_element( array $sentences ): array {
		$found = array();
		foreach ( $sentences as $name => $sentence ) {
			$found[ 'title' === $name ? 'title' : "hpapi-{$name}" ] = $sentence;
		}
		return $found;
	}
}
