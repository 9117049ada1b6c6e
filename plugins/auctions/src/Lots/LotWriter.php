<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Lots;

use Closure;
use HearthHammer\Auctions\Sales\SaleRecord;
use RuntimeException;

/**
 * Writes lots from code (a sync, the sale-day desk, a CSV file): only what differs, and a history of it.
 *
 * A sync and a CSV file never write over what a person set by hand; the desk is a person.
 */
final class LotWriter {

	public const SYNC  = 'sync';
	public const CSV   = 'csv';
	public const DESK  = 'desk';
	public const STAFF = 'staff';

	/** Fields that stand or fall together with one that staff set. */
	private const TOGETHER = array(
		'latitude'  => array( 'longitude', 'location_quality' ),
		'longitude' => array( 'latitude', 'location_quality' ),
		'postcode'  => array( 'latitude', 'longitude', 'location_quality' ),
		'acres'     => array( 'acres_source' ),
		'status'    => array( 'status_said' ),
		'hammer'    => array( 'hammer_pence' ),
	);

	private int $writing = 0;

	public function __construct( private readonly LotHistory $history ) {}

	/** Whether a change comes from here. */
	public function is_writing(): bool {
		return $this->writing > 0;
	}

	/**
	 * @param array<string, mixed>                       $fields By the names of lot-fields.json.
	 * @param Closure(int): array<string, mixed>|null $more   Fields that can be made only when the post is there, e.g. its pictures.
	 * @param 'publish'|'draft'                          $post_status
	 * @return int Post id.
	 * @throws RuntimeException When the database refuses.
	 */
	public function create( SaleRecord $sale, LotText $text, array $fields, string $source, ?Closure $more = null, string $post_status = 'publish' ): int {
		return $this->write(
			function () use ( $sale, $text, $fields, $source, $more, $post_status ): int {
				$number = new LotNumber( is_scalar( $fields['lot_number'] ?? '' ) ? (string) ( $fields['lot_number'] ?? '' ) : '' );
				$metas  = did_action( 'added_post_meta' );
				$id     = wp_insert_post(
					array(
						'post_type'    => LotPostType::NAME,
						'post_status'  => $post_status,
						'post_title'   => wp_slash( $text->title ),
						'post_content' => wp_slash( $text->content ),
						'post_parent'  => $sale->id(),
						'post_name'    => sanitize_title( "{$sale->slug()}-lot-{$number->slug()}" ),
						// Any name that no other post has; without one WordPress writes the post twice.
						'guid'         => home_url( '/?' . LotPostType::NAME . '=' . wp_generate_uuid4() ),
					),
					true
				);
				if ( is_wp_error( $id ) ) {
					throw new RuntimeException( 'A lot could not be saved: ' . $id->get_error_message() ); // phpcs:ignore WordPress.Security.EscapeOutput
				}
				// Whether another plugin gave the new post meta of its own.
				$is_all = did_action( 'added_post_meta' ) === $metas;
				$fields = array( ...self::with_their_like( $fields, LotStatus::Available ), 'sale' => $sale->id(), ...( null === $more ? array() : $more( $id ) ), ...$this->by_hand( $id, $fields, $source ) );
				$values = LotHistory::values( $fields );
				LotFields::fields()->add_first( $id, $fields, LotHistory::memory( $values ), $is_all );
				$this->history->begin( $id, $values, $source );
				return $id;
			}
		);
	}

	/**
	 * @param LotText|null         $text   Null where its words stay.
	 * @param array<string, mixed> $fields Those that are to be as given; others stay.
	 * @return bool Whether anything was changed.
	 * @throws RuntimeException When there is no such lot.
	 */
	public function update( int $lot, ?LotText $text, array $fields, string $source ): bool {
		$record = LotRecord::of( $lot );
		if ( null === $record ) {
			throw new RuntimeException( "Lot not found: {$lot}." ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		[ $changes, $post ] = $this->changes( $record, $text, $fields, $source );
		if ( isset( $changes['sale'] ) ) {
			$post['post_parent'] = $changes['sale'];
		}
		if ( array() === $changes && array() === $post ) {
			return false;
		}
		return $this->write(
			function () use ( $lot, $changes, $post, $source ): bool {
				LotFields::fields()->replace( $lot, array( ...$changes, ...$this->by_hand( $lot, $changes, $source ) ) );
				// That it was touched is no change; its date moves with what visitors see.
				if ( array() !== $post || array() !== array_diff_key( $changes, array( 'feed_hash' => true, 'updated_at' => true ) ) ) {
					wp_update_post( array( 'ID' => $lot ) + $post );
				}
				$this->history->record( $lot, $source );
				return true;
			}
		);
	}

	/**
	 * Says of a lot that was not sold as which one it is offered again: that is the same for a platform, a file and staff.
	 *
	 * @param int $earlier The lot as it was offered before. Nothing else of it changes.
	 * @param int $lot     As it is offered now; it names the other one.
	 */
	public function offered_again( int $earlier, int $lot, string $source ): void {
		$this->update( $earlier, null, array( 'later_lot' => $lot ), $source );
		/**
		 * A lot that was not sold is offered again, in a later auction.
		 *
		 * @param int $earlier The lot as it was offered before.
		 * @param int $lot     As it is offered now.
		 */
		do_action( 'hh_lot_offered_again', $earlier, $lot );
	}

	/**
	 * What update() would change, and changes nothing.
	 *
	 * @param array<string, mixed> $fields
	 * @return array<string, array{was: mixed, becomes: mixed}> By field; `title` and `description` are the post's.
	 */
	public function differences( LotRecord $lot, ?LotText $text, array $fields, string $source ): array {
		[ $changes, $post ] = $this->changes( $lot, $text, $fields, $source );
		$differences        = array();
		foreach ( $changes as $name => $value ) {
			$differences[ $name ] = array( 'was' => LotFields::fields()->value( $lot->id(), $name ), 'becomes' => $value );
		}
		if ( isset( $post['post_title'] ) ) {
			$differences['title'] = array( 'was' => $lot->post->post_title, 'becomes' => $text?->title );
		}
		if ( isset( $post['post_content'] ) ) {
			$differences['description'] = array( 'was' => $lot->post->post_content, 'becomes' => $text?->content );
		}
		return $differences;
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return array{array<string, mixed>, array<string, mixed>} Fields, and what of the post, that are to be written.
	 */
	private function changes( LotRecord $record, ?LotText $text, array $fields, string $source ): array {
		$lot     = $record->id();
		$staff   = self::is_person( $source ) ? array() : LotFields::staff()->of( $lot );
		$changes = array();
		foreach ( self::with_their_like( array_diff_key( $fields, array_flip( $this->kept_by( $staff ) ) ), $record->status() ) as $name => $value ) {
			$value = LotFields::fields()->clean( $name, $value );
			if ( $value !== LotFields::fields()->value( $lot, $name ) ) {
				$changes[ $name ] = $value;
			}
		}
		// Another number is nobody's twin until the platform says so.
		if ( isset( $changes['lot_number'] ) && ! array_key_exists( 'number_twin', $fields ) && '' !== $record->text( 'number_twin' ) ) {
			$changes['number_twin'] = '';
		}
		$post = array();
		if ( null !== $text && $text->title !== $record->post->post_title && ! in_array( 'title', $staff, true ) ) {
			$post['post_title'] = wp_slash( $text->title );
		}
		if ( null !== $text && $text->content !== $record->post->post_content && ! in_array( 'description', $staff, true ) ) {
			$post['post_content'] = wp_slash( $text->content );
		}
		return array( $changes, $post );
	}

	/**
	 * A hammer price without pence has none: those of the price before must not stay beside it. Nor does the highest bid stay
	 * with a lot that is no longer open: what an unsold one reached is the seller's.
	 *
	 * @param array<string, mixed> $fields
	 * @param LotStatus            $stored Where the fields name none.
	 * @return array<string, mixed>
	 */
	private static function with_their_like( array $fields, LotStatus $stored ): array {
		$fields += array_key_exists( 'hammer', $fields ) ? array( 'hammer_pence' => 0 ) : array();
		$status  = LotStatus::tryFrom( (string) ( $fields['status'] ?? '' ) ) ?? $stored;
		return $status->is_open() || ! array_intersect_key( $fields, array( 'status' => 0, 'current_bid' => 0 ) ) ? $fields : array( ...$fields, 'current_bid' => 0 );
	}

	private static function is_person( string $source ): bool {
		return in_array( $source, array( self::DESK, self::STAFF ), true );
	}

	/**
	 * What is remembered of a person's change.
	 *
	 * @param array<string, mixed> $fields
	 * @return array<string, mixed>
	 */
	private function by_hand( int $lot, array $fields, string $source ): array {
		return self::is_person( $source ) ? LotFields::staff()->marks( $lot, array_keys( $fields ) ) : array();
	}

	/**
	 * @param list<string> $staff
	 * @return list<string>
	 */
	private function kept_by( array $staff ): array {
		$kept = $staff;
		foreach ( $staff as $name ) {
			array_push( $kept, ...( self::TOGETHER[ $name ] ?? array() ) );
		}
		return array_values( array_unique( $kept ) );
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	private function write( callable $work ): mixed {
		++$this->writing;
		try {
			return $work();
		} finally {
			--$this->writing;
		}
	}
}
