<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties;

use HearthHammer\Core\Module;
use HearthHammer\Core\Sync\References;
use stdClass;
use WP_Post;
use WP_REST_Request;

/**
 * Remembers which fields of a property a person set, so that imports leave them alone, and gives them back.
 *
 * Besides the fields of property-fields.json there are `title` and `description`, the post's own.
 */
final class StaffFields implements Module {

	/** What says of a field that staff set it, besides the list. */
	private const MARKS = array(
		'latitude'  => 'location_quality',
		'longitude' => 'location_quality',
		'acres'     => 'acres_source',
	);

	/** Never a person's: what imports keep for themselves. */
	private const OWN = array( 'staff_fields', 'feed', 'feed_hash', 'price_history', 'location_quality', 'acres_source', 'withdrawn_at', 'updated_at' );

	/** Whether the post that is being saved comes from a person's form. */
	private bool $is_person = false;

	public function register(): void {
		add_filter( 'rest_pre_insert_' . PropertyPostType::NAME, $this->before_rest( ... ), 10, 2 );
		add_action( 'post_updated', $this->post_updated( ... ), 10, 3 );
		add_action( 'rest_after_insert_' . PropertyPostType::NAME, fn () => $this->person( false ) );
	}

	/** While true, changes of the post's title and text count as a person's. */
	public function person( bool $is_person ): void {
		$this->is_person = $is_person;
	}

	/** @return list<string> */
	public function of( int $post ): array {
		$stored = get_post_meta( $post, PropertyFields::PREFIX . 'staff_fields', true );
		return array_values( array_filter( is_array( $stored ) ? $stored : array(), is_string( ... ) ) );
	}

	/** @param list<string> $names */
	public function add( int $post, array $names ): void {
		foreach ( $this->marks( $post, $names ) as $name => $value ) {
			update_post_meta( $post, PropertyFields::PREFIX . $name, $value );
		}
	}

	/**
	 * What is to be written beside fields that staff set: for those who write all fields of a property together.
	 *
	 * @param list<string> $names
	 * @return array<string, string|list<string>> By the names of property-fields.json.
	 */
	public function marks( int $post, array $names ): array {
		$names = array_diff( $names, self::OWN );
		if ( array() === $names ) {
			return array();
		}
		$marks = array_unique( array_values( array_intersect_key( self::MARKS, array_flip( $names ) ) ) );
		return array( ...array_fill_keys( $marks, 'staff' ), 'staff_fields' => self::list_of( array( ...$this->of( $post ), ...$names ) ) );
	}

	/**
	 * The next import writes these again, also where the feed has not changed.
	 *
	 * @param list<string> $names
	 */
	public function hand_back( int $post, array $names ): void {
		$held = array_intersect( $this->of( $post ), $names );
		if ( array() === $held ) {
			return;
		}
		foreach ( array_unique( array_values( array_intersect_key( self::MARKS, array_flip( $held ) ) ) ) as $mark ) {
			update_post_meta( $post, PropertyFields::PREFIX . $mark, '' );
		}
		update_post_meta( $post, PropertyFields::PREFIX . 'staff_fields', self::list_of( array_diff( $this->of( $post ), $held ) ) );
		( new References( PropertyPostType::SYNC_SCOPE ) )->read_again( $post );
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
	private function before_rest( stdClass $prepared, WP_REST_Request $request ): stdClass {
		$this->person( true );
		$post = (int) ( $prepared->ID ?? 0 );
		$meta = $request->get_param( 'meta' );
		if ( $post > 0 && is_array( $meta ) ) {
			$changed = array();
			foreach ( $meta as $key => $value ) {
				$name = PropertyFields::name_of( (string) $key );
				if ( null !== $name && PropertyFields::clean( $name, $value ) !== PropertyFields::clean( $name, get_post_meta( $post, (string) $key, true ) ) ) {
					$changed[] = $name;
				}
			}
			$this->add( $post, $changed );
		}
		return $prepared;
	}

	private function post_updated( int $id, WP_Post $after, WP_Post $before ): void {
		$by_hand = $this->is_person || doing_action( 'wp_ajax_inline-save' );
		if ( ! $by_hand || PropertyPostType::NAME !== $after->post_type || 'auto-draft' === $before->post_status ) {
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
