<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\People;

use HearthHammer\Core\Module;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Core\Text\Scalar;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The fields of one of this module's post types, as its schema describes them: storage, REST, edit screen and
 * imports all ask here.
 */
final readonly class Fields implements Module {

	private function __construct(
		public string $post_type,
		private string $prefix,
		private string $file,
	) {}

	public static function of_staff(): self {
		return new self( StaffPostType::NAME, 'hpapi_staff_', 'staff-fields.json' );
	}

	public static function of_awards(): self {
		return new self( AwardPostType::NAME, 'hpapi_award_', 'award-fields.json' );
	}

	/** @return array<string, array<string, mixed>> Name to schema. */
	public function schema(): array {
		/** @var array<string, array<string, mixed>> */
		return Schema::from_file( dirname( __DIR__, 2 ) . '/schemas/' . $this->file )->to_array()['properties'];
	}

	public function key( string $name ): string {
		return $this->prefix . $name;
	}

	public function register(): void {
		foreach ( $this->schema() as $name => $field ) {
			unset( $field['description'], $field['format'] );
			// Addresses and numbers of people are shown where we print them, not listed for whoever asks.
			$field['context'] = array( 'edit' );
			register_post_meta(
				$this->post_type,
				$this->key( $name ),
				array(
					'type'              => (string) $field['type'],
					'single'            => true,
					'show_in_rest'      => array( 'schema' => $field ),
					'auth_callback'     => static fn ( bool $allowed, string $key, int $post ): bool => current_user_can( 'edit_post', $post ),
					'sanitize_callback' => fn ( mixed $value ): mixed => $this->clean( $name, $value ),
				)
			);
		}
	}

	/** What may stand in a field, whatever came. */
	public function clean( string $name, mixed $value ): int|string {
		$field = $this->schema()[ $name ] ?? array( 'type' => 'string' );
		if ( 'integer' === $field['type'] ) {
			return is_numeric( $value ) ? max( 0, min( (int) ( $field['maximum'] ?? PHP_INT_MAX ), (int) $value ) ) : 0;
		}
		$text = Scalar::text( $value );
		$text = match ( $field['format'] ?? '' ) {
			'email' => sanitize_email( $text ),
			'uri' => esc_url_raw( $text, array( 'http', 'https' ) ),
			default => sanitize_textarea_field( $text ),
		};
		return mb_substr( $text, 0, (int) ( $field['maxLength'] ?? 1000 ) );
	}

	public function text( WP_Post $post, string $name ): string {
		return (string) $this->clean( $name, get_post_meta( $post->ID, $this->key( $name ), true ) );
	}

	public function int( WP_Post $post, string $name ): int {
		return (int) $this->clean( $name, get_post_meta( $post->ID, $this->key( $name ), true ) );
	}
}
