<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Fields;

use Closure;
use HearthHammer\Core\Module;
use stdClass;
use WP_Error;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers which fields of a post a person set, so that imports leave them alone, and gives them back.
 *
 * Besides the schema's fields there are `title` and `description`, the post's own. The list is the field
 * `staff_fields`.
 */
final class StaffFields implements Module {

	/** Whether the post that is being saved comes from a person's form. */
	private bool $is_person = false;

	/**
	 * @param list<string>           $own       Never a person's: what imports keep for themselves.
	 * @param array<string, string>  $marks     Field to the field that says `staff` of it, besides the list.
	 * @param Closure(int): void     $read_again Has the next import write a post again, also where its source has not changed.
	 */
	public function __construct(
		private readonly PostFields $fields,
		private readonly array $own,
		private readonly array $marks,
		private readonly Closure $read_again,
	) {}

	public function register(): void {
		add_filter( 'rest_pre_insert_' . $this->fields->post_type, $this->before_rest( ... ), 10, 2 );
		add_action( 'post_updated', $this->post_updated( ... ), 10, 3 );
		add_action( 'rest_after_insert_' . $this->fields->post_type, fn () => $this->person( false ) );
	}

	/** While true, changes of the post's title and text count as a person's. */
	public function person( bool $is_person ): void {
		$this->is_person = $is_person;
	}

	/** @return list<string> */
	public function of( int $post ): array {
		$stored = get_post_meta( $post, $this->fields->prefix . 'staff_fields', true );
		return array_values( array_filter( is_array( $stored ) ? $stored : array(), is_string( ... ) ) );
	}

	/** @param list<string> $names */
	public function add( int $post, array $names ): void {
		foreach ( $this->marks( $post, $names ) as $name => $value ) {
			update_post_meta( $post, $this->fields->prefix . $name, $value );
		}
	}

	/**
	 * What is to be written beside fields that staff set: for those who write all fields of a post together.
	 *
	 * @param list<string> $names
	 * @return array<string, string|list<string>> By the schema's names.
	 */
	public function marks( int $post, array $names ): array {
		$names = array_diff( $names, $this->own );
		if ( array() === $names ) {
			return array();
		}
		$marks = array_unique( array_values( array_intersect_key( $this->marks, array_flip( $names ) ) ) );
		return array( ...array_fill_keys( $marks, 'staff' ), 'staff_fields' => self::list_of( array( ...$this->of( $post ), ...$names ) ) );
	}

	/**
	 * The next import writes these again.
	 *
	 * @param list<string> $names
	 */
	public function hand_back( int $post, array $names ): void {
		$held = array_intersect( $this->of( $post ), $names );
		if ( array() === $held ) {
			return;
		}
		foreach ( array_unique( array_values( array_intersect_key( $this->marks, array_flip( $held ) ) ) ) as $mark ) {
			update_post_meta( $post, $this->fields->prefix . $mark, '' );
		}
		update_post_meta( $post, $this->fields->prefix . 'staff_fields', self::list_of( array_diff( $this->of( $post ), $held ) ) );
		( $this->read_again )( $post );
	}

	/**
	 * @param array<string> $names
	 * @return list<string>
	 */
	private static function list_of( array $names ): array {
		$names = array_values( array_unique( $names ) );
		sort( $names );
		return $names;
	}

	/**
	 * The block editor and other clients of core's REST API: people, signed in.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function before_rest( stdClass|WP_Error $prepared, WP_REST_Request $request ): stdClass|WP_Error {
		if ( is_wp_error( $prepared ) ) {
			return $prepared;
		}
		$this->person( true );
		$post = (int) ( $prepared->ID ?? 0 );
		$meta = $request->get_param( 'meta' );
		if ( $post > 0 && is_array( $meta ) ) {
			$changed = array();
			foreach ( $meta as $key => $value ) {
				$name = $this->fields->name_of( (string) $key );
				if ( null !== $name && $this->fields->clean( $name, $value ) !== $this->fields->value( $post, $name ) ) {
					$changed[] = $name;
				}
			}
			$this->add( $post, $changed );
		}
		return $prepared;
	}

	private function post_updated( int $id, WP_Post $after, WP_Post $before ): void {
		$by_hand = $this->is_person || doing_action( 'wp_ajax_inline-save' );
		if ( ! $by_hand || $this->fields->post_type !== $after->post_type || 'auto-draft' === $before->post_status ) {
			return;
		}
		$changed = array();
		if ( $after->post_title !== $before->post_title ) {
			$changed[] = 'title';
		}
		if ( $after->post_content !== $before->post_content ) {
			$changed[] = 'description';
		}
		$this->add( $id, $changed );
	}
}
