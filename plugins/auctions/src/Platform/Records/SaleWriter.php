<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Records;

use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\Department;
use HearthHammer\Auctions\Sales\SaleFields;
use HearthHammer\Auctions\Sales\SalePostType;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Auctions\Sales\SaleTypes;
use HearthHammer\Core\Sync\Record;
use HearthHammer\Core\Text\HtmlCleaner;
use RuntimeException;

/**
 * Writes sales as a platform says they are: only what differs, never over what staff set by hand.
 */
final class SaleWriter {

	/** What a record carries beside fields of a sale. */
	private const NO_FIELDS = array( 'title' => 0, 'business' => 0, 'department_id' => 0, 'department' => 0, 'sale_type' => 0, 'addenda' => 0 );

	/** @throws RuntimeException When the database refuses. */
	public function create( Record $record ): int {
		$fields = self::fields( $record ) + array( 'status' => SaleStatus::Draft->value );
		$id     = wp_insert_post(
			array(
				'post_type'    => SalePostType::NAME,
				'post_status'  => 'publish',
				'post_title'   => wp_slash( wp_kses( (string) $record->fields['title'], array() ) ),
				'post_content' => wp_slash( HtmlCleaner::clean( $record->text ) ),
				'post_name'    => self::slug( $record ),
			),
			true
		);
		if ( is_wp_error( $id ) ) {
			throw new RuntimeException( 'A sale could not be saved: ' . $id->get_error_message() ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		SaleFields::fields()->add( $id, $fields );
		$this->file( $id, $record );
		$this->tell( $id );
		return $id;
	}

	/** @return array<string, array{was: mixed, becomes: mixed}> What was changed. */
	public function update( SaleRecord $sale, Record $record ): array {
		$differences = $this->differences( $sale, $record );
		$post        = array_filter( array( 'post_title' => $differences['title']['becomes'] ?? null, 'post_content' => $differences['description']['becomes'] ?? null ), is_string( ... ) );
		$fields      = array_map( static fn ( array $one ): mixed => $one['becomes'], array_diff_key( $differences, array( 'title' => 0, 'description' => 0, 'department' => 0, 'sale_type' => 0 ) ) );
		if ( array() !== $fields ) {
			SaleFields::fields()->replace( $sale->id(), $fields );
		}
		if ( isset( $differences['department'] ) || isset( $differences['sale_type'] ) ) {
			$this->file( $sale->id(), $record );
		}
		if ( array() !== $post || array() !== array_diff_key( $differences, array( 'feed_hash' => 0, 'updated_at' => 0 ) ) ) {
			wp_update_post( array( 'ID' => $sale->id() ) + array_map( wp_slash( ... ), $post ) );
			$this->tell( $sale->id() );
		}
		return $differences;
	}

	/**
	 * What update() would change.
	 *
	 * @return array<string, array{was: mixed, becomes: mixed}>
	 */
	public function differences( SaleRecord $sale, Record $record ): array {
		$staff       = SaleFields::staff()->of( $sale->id() );
		$differences = array();
		foreach ( array_diff_key( self::fields( $record ), array_flip( $staff ) ) as $name => $value ) {
			$value = SaleFields::fields()->clean( $name, $value );
			$was   = SaleFields::fields()->value( $sale->id(), $name );
			// phpcs:ignore Universal.Operators.StrictComparisons -- Objects of the same keys in another order are the same.
			if ( is_array( $value ) ? $value != $was : $value !== $was ) {
				$differences[ $name ] = array( 'was' => $was, 'becomes' => $value );
			}
		}
		$said = array(
			// As WordPress stores a title for a user without special rights.
			'title'       => wp_kses( (string) $record->fields['title'], array() ),
			'description' => '' === $record->text ? $sale->post->post_content : HtmlCleaner::clean( $record->text ),
			'department'  => '' === $record->fields['department_id'] ? (string) $sale->department()?->slug : $record->fields['department_id'],
		);
		$is   = array(
			'title'       => $sale->post->post_title,
			'description' => $sale->post->post_content,
			'department'  => (string) $sale->department()?->slug,
		);
		if ( '' !== $record->fields['sale_type'] ) {
			$terms             = get_the_terms( $sale->post, SaleTypes::TAXONOMY );
			$is['sale_type']   = is_array( $terms ) && isset( $terms[0] ) ? $terms[0]->slug : '';
			$said['sale_type'] = (string) $record->fields['sale_type'];
		}
		foreach ( array_diff_key( $said, array_flip( $staff ) ) as $name => $value ) {
			if ( $value !== ( $is[ $name ] ?? '' ) ) {
				$differences[ $name ] = array( 'was' => $is[ $name ] ?? '', 'becomes' => $value );
			}
		}
		return $differences;
	}

	/** @return array<string, mixed> By the names of sale-fields.json. */
	private static function fields( Record $record ): array {
		return array_diff_key( $record->fields, self::NO_FIELDS ) + array( 'feed_hash' => $record->change_token );
	}

	/** Puts a sale into its department and type, which are made where there are none. */
	private function file( int $sale, Record $record ): void {
		$slug     = (string) $record->fields['department_id'];
		$business = Business::from_slug( (string) $record->fields['business'] );
		$found    = '' === $slug ? false : get_term_by( 'slug', $slug, Department::TAXONOMY );
		$name     = (string) $record->fields['department'];
		$term     = $found instanceof \WP_Term ? $found->term_id : ( '' === $slug || null === $business ? 0 : Department::make( $slug, '' === $name ? $business->label : $name, $business ) );
		if ( $term > 0 ) {
			wp_set_object_terms( $sale, array( $term ), Department::TAXONOMY );
		}
		if ( '' !== $record->fields['sale_type'] ) {
			wp_set_object_terms( $sale, array( SaleTypes::term( (string) $record->fields['sale_type'] ) ), SaleTypes::TAXONOMY );
		}
	}

	/** The platform's id where it is a word, else title and date: a number says nothing to anybody. */
	private static function slug( Record $record ): string {
		$id   = (string) $record->fields['platform_sale_id'];
		$when = (int) ( $record->fields['starts_at'] ?? 0 );
		return 1 === preg_match( '/[a-z]{4}/i', $id ) && ! wp_is_uuid( strtolower( $id ) )
			? sanitize_title( $id )
			: sanitize_title( $record->fields['title'] . ( $when > 0 ? ' ' . wp_date( 'j F Y', $when ) : '' ) );
	}

	private function tell( int $sale ): void {
		/**
		 * A sale has changed; the change is written.
		 *
		 * @param int $sale
		 */
		do_action( 'hh_sale_changed', $sale );
	}
}
