<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Fields\RefusedFields;
use HearthHammer\Core\Module;
use HearthHammer\Core\Text\Scalar;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The fields of staff and awards on their edit screens. Without a name they are not published. A new
 * person is the last in the visitors' order, or they would speak for the properties of their branch at once.
 */
final class PeopleMetaBox implements Module {

	private const NONCE = 'hpapi_people_fields';

	public function register(): void {
		foreach ( array( Fields::of_staff(), Fields::of_awards() ) as $fields ) {
			add_action( 'add_meta_boxes_' . $fields->post_type, fn () => $this->add( $fields ) );
			add_action( 'save_post_' . $fields->post_type, fn ( int $post ) => $this->save( $post, $fields ) );
		}
		add_filter( 'enter_title_here', static fn ( string $text, WP_Post $post ): string => self::names()[ $post->post_type ][0] ?? $text, 10, 2 );
		add_filter( 'wp_insert_post_data', self::hold( ... ), 10, 2 );
		add_filter( 'wp_insert_post_data', self::last( ... ) );
	}

	/** @return array<string, array{string, string}> Post type to what is typed above its fields, and to what is said where that is missing. */
	private static function names(): array {
		return array(
			StaffPostType::NAME => array( __( 'Name', 'hearth-hammer' ), __( 'Enter the person’s name.', 'hearth-hammer' ) ),
			AwardPostType::NAME => array( __( 'Name of the award', 'hearth-hammer' ), __( 'Enter the name of the award.', 'hearth-hammer' ) ),
		);
	}

	/**
	 * @param array<string, mixed> $data As it will be written.
	 * @return array<string, mixed>
	 */
	private static function last( array $data ): array {
		global $wpdb;
		if ( StaffPostType::NAME === ( $data['post_type'] ?? '' ) && 'auto-draft' === ( $data['post_status'] ?? '' ) ) {
			$data['menu_order'] = 1 + (int) $wpdb->get_var( $wpdb->prepare( "SELECT MAX(menu_order) FROM {$wpdb->posts} WHERE post_type = %s AND post_status NOT IN ('auto-draft', 'trash')", StaffPostType::NAME ) );
		}
		return $data;
	}

	/**
	 * A name that is removed is kept, and what never had one stays a draft.
	 *
	 * @param array<string, mixed> $data As it will be written.
	 * @param array<string, mixed> $post As it was sent.
	 * @return array<string, mixed>
	 */
	private static function hold( array $data, array $post ): array {
		$id   = is_numeric( $post['ID'] ?? null ) ? (int) $post['ID'] : 0;
		$name = self::names()[ Scalar::text( $data['post_type'] ?? '' ) ] ?? null;
		if ( null === $name || 0 === $id ) {
			return $data;
		}
		RefusedFields::forget( $id );
		if ( '' !== trim( Scalar::text( $data['post_title'] ?? '' ) ) || ! in_array( $data['post_status'] ?? '', array( 'publish', 'future', 'private' ), true ) ) {
			return $data;
		}
		$kept = 'auto-draft' === get_post_status( $id ) ? '' : trim( (string) get_post_field( 'post_title', $id, 'raw' ) );
		RefusedFields::add( $id, array(), array( 'title' => $name[1] ), '' === $kept );
		return array( ...$data, ...( '' === $kept ? array( 'post_status' => 'draft' ) : array( 'post_title' => wp_slash( $kept ) ) ) );
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
			$branches = 'branch' === $name ? ( new Company() )->branches() : array();
			if ( array() !== $branches ) {
				self::print_branches( $key, $branches, $value );
			} elseif ( 'quote' === $name ) {
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

	/** @param array<string, string> $branches */
	private static function print_branches( string $key, array $branches, string $value ): void {
		// Properties may have a branch without an office, and one in small letters is the same.
		$known = array_values( array_filter( array_map( strval( ... ), array_keys( $branches ) ), static fn ( string $branch ): bool => 0 === strcasecmp( $branch, $value ) ) );
		$value = $known[0] ?? $value;
		printf( '<select id="%1$s" name="%1$s">', esc_attr( $key ) );
		foreach ( array( '' => '—' ) + $branches + array( $value => $value ) as $branch => $office ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $branch ), selected( $value, (string) $branch, false ), esc_html( $office ) );
		}
		echo '</select>';
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
			'branch' => array( __( 'Branch', 'hearth-hammer' ), __( 'The first person at a branch, by order, is shown on its properties unless a property names someone else. The branches are those of the offices in Settings → Company.', 'hearth-hammer' ) ),
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
