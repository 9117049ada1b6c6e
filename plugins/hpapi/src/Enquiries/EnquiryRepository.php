<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Enquiry\EnquiryTable;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes enquiries.
 *
 * @extends EnquiryTable<Enquiry>
 */
final class EnquiryRepository extends EnquiryTable {

	public function __construct() {
		parent::__construct( EnquiryTables::ENQUIRY, static fn ( array $row ): Enquiry => new Enquiry( $row ) );
	}

	/**
	 * Moves on, unless another request has done so meanwhile.
	 *
	 * @param int|null $starts_at Where the time is agreed only now; it then has no slot.
	 * @param int      $by        The user who did it; 0 for the visitor.
	 */
	public function move( Enquiry $enquiry, EnquiryState $to, ?int $starts_at = null, int $minutes = 0, int $by = 0 ): bool {
		global $wpdb;
		return 1 === $wpdb->query(
			$wpdb->prepare(
				'UPDATE %i SET state = %s, state_at = %d, sequence = sequence + 1, starts_at = %d, minutes = %d, history = %s WHERE id = %d AND state = %s AND sequence = %d',
				$this->name(),
				$to->value,
				time(),
				$starts_at ?? $enquiry->starts_at,
				null === $starts_at ? $enquiry->minutes : $minutes,
				EnquiryHistory::with( $enquiry, $to, $by ),
				$enquiry->id,
				$enquiry->state->value,
				$enquiry->sequence
			)
		);
	}

	public function confirm( int $id ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET confirmed_at = %d WHERE id = %d AND confirmed_at = 0', $this->name(), time(), $id ) );
	}

	/** @return list<Enquiry> Times that have been kept since before then for visitors who have not confirmed. */
	public function unconfirmed_before( int $time ): array {
		return $this->all( "SELECT * FROM %i WHERE state = %s AND kind = 'viewing' AND slot_id > 0 AND confirmed_at = 0 AND created_at < %d ORDER BY id LIMIT 50", $this->name(), EnquiryState::Received->value, $time );
	}

	/** @return list<Enquiry> Who comes, in the order of their coming. */
	public function upcoming_of( int $post, int $since ): array {
		return $this->all( "SELECT * FROM %i WHERE post_id = %d AND kind = 'viewing' AND starts_at >= %d AND state IN ('received','answered','confirmed') ORDER BY starts_at, id LIMIT 200", $this->name(), $post, $since );
	}

	/** Those that came before then, viewings counted from their day. */
	public function forget_before( int $time ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE created_at < %d AND starts_at < %d', $this->name(), $time, $time ) );
	}
}
