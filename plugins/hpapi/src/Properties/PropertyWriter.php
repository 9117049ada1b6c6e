<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties;

use RuntimeException;
use WP_Post;

/**
 * Writes properties as imports do: only what differs, never over what staff set by hand.
 *
 * It does not index: whoever writes many gives them to Indexer::index_many() together.
 */
final class PropertyWriter {

	/** Fields that stand or fall together with one that staff set. */
	private const TOGETHER = array(
		'latitude'        => array( 'longitude', 'location_quality' ),
		'longitude'       => array( 'latitude', 'location_quality' ),
		'postcode'        => array( 'latitude', 'longitude', 'location_quality', 'parish' ),
		'acres'           => array( 'acres_source' ),
		'property_type'   => array( 'property_type_code' ),
		'price_qualifier' => array(),
	);

	/** Written though it is empty: where it is missing, staff made the property. */
	private const ALWAYS = array( 'published' );

	/**
	 * @param array<string, mixed> $fields By the names of property-fields.json.
	 * @return int Post id.
	 * @throws RuntimeException When the database refuses.
	 */
	public function create( PropertyText $text, array $fields ): int {
		$id = wp_insert_post(
			array(
				'post_type'    => PropertyPostType::NAME,
				'post_status'  => false === ( $fields['published'] ?? true ) ? 'draft' : 'publish',
				'post_title'   => wp_slash( $text->title ),
				'post_content' => wp_slash( $text->content ),
				'post_name'    => $text->slug,
			),
			true
		);
		if ( is_wp_error( $id ) ) {
			throw new RuntimeException( 'A property could not be saved: ' . $id->get_error_message() ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		$fields['price_history'] = PriceHistory::with( array(), (int) ( $fields['price'] ?? 0 ), (string) ( $fields['status'] ?? 'available' ) );
		$this->add_fields( $id, $fields );
		/** This action is documented in wp-includes/meta.php. The property is filed under its type by it. */
		do_action( 'added_post_meta', 0, $id, PropertyFields::PREFIX . 'property_type', (string) ( $fields['property_type'] ?? '' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals
		return $id;
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return bool Whether anything was changed.
	 */
	public function update( WP_Post $post, PropertyText $text, array $fields ): bool {
		$stored = $this->stored( $post->ID );
		$staff  = array_filter( (array) $stored( 'staff_fields' ), 'is_string' );
		// A status that an earlier import took away comes back with the property; one that staff chose stays.
		$returns = 'withdrawn' === $stored( 'status' ) && $stored( 'withdrawn_at' ) > 0;
		$fields  = array_diff_key( $fields, array_flip( $this->kept_by( $returns ? array_diff( $staff, array( 'status' ) ) : $staff ) ) );
		if ( 'staff' === $stored( 'location_quality' ) ) {
			unset( $fields['latitude'], $fields['longitude'], $fields['location_quality'] );
		}
		if ( 'staff' === $stored( 'acres_source' ) ) {
			unset( $fields['acres'], $fields['acres_source'] );
		}
		$price  = (int) ( $fields['price'] ?? $stored( 'price' ) );
		$status = (string) ( $fields['status'] ?? $stored( 'status' ) );
		if ( $price !== $stored( 'price' ) || $status !== $stored( 'status' ) ) {
			$fields['price_history'] = PriceHistory::with( (array) $stored( 'price_history' ), $price, $status );
		}
		$was_published = $this->flag( $post->ID );
		$changes       = array();
		foreach ( $fields as $name => $value ) {
			$value = PropertyFields::clean( $name, $value );
			if ( $value !== $stored( $name ) || ( 'published' === $name && $value !== $was_published ) ) {
				$changes[ $name ] = $value;
			}
		}
		// That it was touched is no change.
		$changed  = array() !== array_diff_key( $changes, array( 'feed_hash' => true ) );
		$new_post = $this->post_changes( $post, $text, $staff, $fields['published'] ?? $was_published, $was_published );
		$this->replace_fields( $post->ID, $changes );
		if ( $changed || array() !== $new_post ) {
			wp_update_post( array( 'ID' => $post->ID ) + $new_post );
		}
		return $changed || array() !== $new_post;
	}

	/** Takes a property off the market. Its address then answers 410, with similar ones. */
	public function withdraw( int $post ): bool {
		$stored = $this->stored( $post );
		if ( ! get_post( $post ) instanceof WP_Post || 'withdrawn' === $stored( 'status' ) ) {
			return false;
		}
		$fields = array(
			'status'        => 'withdrawn',
			'withdrawn_at'  => time(),
			'price_history' => PriceHistory::with( (array) $stored( 'price_history' ), (int) $stored( 'price' ), 'withdrawn' ),
		);
		$this->replace_fields( $post, $fields );
		wp_update_post( array( 'ID' => $post ) );
		return true;
	}

	/**
	 * Gives a new property fields that it does not have yet.
	 *
	 * @param array<string, mixed> $fields
	 */
	public function add_fields( int $post, array $fields ): void {
		PropertyFields::fields()->add( $post, $fields, self::ALWAYS );
	}

	/**
	 * Sets fields as they are given, also over what staff set.
	 *
	 * @param array<string, mixed> $fields
	 */
	public function replace_fields( int $post, array $fields ): void {
		PropertyFields::fields()->replace( $post, $fields, self::ALWAYS );
	}

	/**
	 * @param array<string> $staff
	 * @return list<string>
	 */
	private function kept_by( array $staff ): array {
		$kept = array();
		foreach ( $staff as $name ) {
			array_push( $kept, $name, ...( self::TOGETHER[ $name ] ?? array() ) );
		}
		return array_values( array_unique( $kept ) );
	}

	/**
	 * @param array<string> $staff
	 * @return array{post_title?: string, post_content?: string, post_status?: string}
	 */
	private function post_changes( WP_Post $post, PropertyText $text, array $staff, bool $published, bool $was_published ): array {
		$changes = array();
		if ( $post->post_title !== $text->title && array() === array_intersect( $staff, array( 'title', 'post_title' ) ) ) {
			$changes['post_title'] = (string) wp_slash( $text->title );
		}
		if ( $post->post_content !== $text->content && array() === array_intersect( $staff, array( 'description', 'content', 'post_content' ) ) ) {
			$changes['post_content'] = (string) wp_slash( $text->content );
		}
		// What staff put into the bin, or made a draft of while the feed showed it, stays there.
		if ( $published !== $was_published && in_array( $post->post_status, array( 'publish', 'draft' ), true ) ) {
			$changes['post_status'] = $published ? 'publish' : 'draft';
		}
		return $changes;
	}

	/** @return callable(string): mixed The stored value of a field, cleaned. Costs nothing where meta is primed. */
	private function stored( int $post ): callable {
		return static fn ( string $name ): mixed => PropertyFields::fields()->value( $post, $name );
	}

	/** Where no feed wrote the flag, staff made the property, and it is shown. */
	private function flag( int $post ): bool {
		return ! PropertyFields::fields()->has( $post, 'published' ) || true === PropertyFields::fields()->value( $post, 'published' );
	}
}
