<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Fields;

use HearthHammer\Core\Database\PostMeta;
use HearthHammer\Core\Module;
use HearthHammer\Core\Schema\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * The fields of a post type: one JSON Schema says which there are, for storage, REST and admin alike.
 *
 * Each is a post meta under its name with a prefix. A field of the type `["integer", "null"]` may be unknown, which
 * differs from 0: its meta is empty then.
 */
final class PostFields implements Module {

	/** Posts whose cleaned fields are kept: a page asks for its own dozens of times. */
	private const KEPT = 16;

	/** @var array<int, array{mixed, array<string, mixed>}> The meta of a post, and its fields made of them. */
	private array $read = array();

	/**
	 * @param string $prefix Before each field's name as a meta key.
	 * @param string $schema Absolute path of the JSON Schema.
	 */
	public function __construct(
		public readonly string $post_type,
		public readonly string $prefix,
		private readonly string $schema,
	) {}

	public function register(): void {
		did_action( 'init' ) ? $this->register_meta() : add_action( 'init', $this->register_meta( ... ), 11 );
	}

	private function register_meta(): void {
		foreach ( $this->schema() as $name => $field ) {
			// FieldGuard holds changes against the pattern; what a source once brought must not forbid them all.
			unset( $field['description'], $field['pattern'] );
			if ( is_array( $field['type'] ) ) {
				// WordPress's REST fields have one type; an empty text says that nobody knows.
				$field = array( 'type' => 'string', 'pattern' => '^\d*$' );
			}
			// Visitors read our own routes; what a source said of itself is for editors alone.
			$field['context'] = array( 'edit' );
			register_post_meta(
				$this->post_type,
				$this->prefix . $name,
				array(
					'type'              => (string) $field['type'],
					'single'            => true,
					'show_in_rest'      => array( 'schema' => $field ),
					'auth_callback'     => static fn ( bool $allowed, string $key, int $post ): bool => current_user_can( 'edit_post', $post ),
					'sanitize_callback' => fn ( mixed $value ): mixed => $this->stored( $this->clean( $name, $value ) ),
				)
			);
		}
	}

	/** @return array<string, array<string, mixed>> Field to its schema. */
	public function schema(): array {
		/** @var array<string, array<string, mixed>> */
		return Schema::from_file( $this->schema )->to_array()['properties'];
	}

	/** The field behind a meta key, or null where the key is none of these. */
	public function name_of( string $meta_key ): ?string {
		if ( ! str_starts_with( $meta_key, $this->prefix ) ) {
			return null;
		}
		$name = substr( $meta_key, strlen( $this->prefix ) );
		return isset( $this->schema()[ $name ] ) ? $name : null;
	}

	/** What may stand in a field, whatever came: the value brought into the schema's type and bounds. */
	public function clean( string $name, mixed $value ): mixed {
		return FieldValue::clean( $this->schema()[ $name ] ?? array( 'type' => 'string' ), $value, $name );
	}

	/** The stored value of a field, cleaned. Costs nothing where meta is primed. */
	public function value( int $post, string $name ): mixed {
		return $this->clean( $name, get_post_meta( $post, $this->prefix . $name, true ) );
	}

	/** @return array<string, mixed> All fields by name, cleaned. */
	public function read( int $post ): array {
		$stored = get_post_meta( $post );
		// The very same meta, which WordPress keeps: PHP sees that without comparing them.
		if ( isset( $this->read[ $post ] ) && $this->read[ $post ][0] === $stored ) {
			return $this->read[ $post ][1];
		}
		$fields = array();
		foreach ( array_keys( $this->schema() ) as $name ) {
			$value           = $stored[ $this->prefix . $name ][0] ?? null;
			$fields[ $name ] = $this->clean( $name, is_string( $value ) ? maybe_unserialize( $value ) : $value );
		}
		$this->read          = array_slice( $this->read, -self::KEPT + 1, null, true );
		$this->read[ $post ] = array( $stored, $fields );
		return $fields;
	}

	/** Whether a field was ever written. */
	public function has( int $post, string $name ): bool {
		return metadata_exists( 'post', $post, $this->prefix . $name );
	}

	/**
	 * Gives a post fields that it does not have yet, all in one statement: there are dozens, most of them empty.
	 *
	 * @param array<string, mixed> $fields
	 * @param list<string>         $always Written though they are empty.
	 */
	public function add( int $post, array $fields, array $always = array() ): void {
		PostMeta::add( $post, $this->meta( $fields, $always ) );
	}

	/**
	 * As add(), for a post that was made just now.
	 *
	 * @param array<string, mixed> $fields
	 * @param array<string, mixed> $meta   By key: what it gets besides.
	 * @param bool                 $is_all Whether nobody gave it any other meta.
	 */
	public function add_first( int $post, array $fields, array $meta, bool $is_all ): void {
		PostMeta::add( $post, $this->meta( $fields ) + $meta, $is_all );
	}

	/**
	 * @param array<string, mixed> $fields
	 * @param list<string>         $always
	 * @return array<string, mixed> By key, without what is empty.
	 */
	private function meta( array $fields, array $always = array() ): array {
		$meta = array();
		foreach ( $fields as $name => $value ) {
			$value = $this->clean( $name, $value );
			$empty = null === $value || ( in_array( $value, array( '', 0, 0.0, false, array() ), true ) && ! $this->may_be_unknown( $name ) );
			if ( ! $empty || in_array( $name, $always, true ) ) {
				$meta[ $this->prefix . $name ] = $this->stored( $value );
			}
		}
		return $meta;
	}

	/**
	 * Sets fields as they are given: two statements for all, where update_post_meta() needs three for each. Whoever
	 * listens hears of each.
	 *
	 * @param array<string, mixed> $fields
	 * @param list<string>         $always Written though they are empty.
	 */
	public function replace( int $post, array $fields, array $always = array() ): void {
		PostMeta::delete( $post, array_map( fn ( string $name ): string => $this->prefix . $name, array_keys( $fields ) ) );
		$this->add( $post, $fields, $always );
		foreach ( $fields as $name => $value ) {
			/** This action is documented in wp-includes/meta.php. */
			do_action( 'updated_post_meta', 0, $post, $this->prefix . $name, $value ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals
		}
	}

	private function may_be_unknown( string $name ): bool {
		return is_array( $this->schema()[ $name ]['type'] ?? null );
	}

	private function stored( mixed $value ): mixed {
		return $value ?? '';
	}
}
