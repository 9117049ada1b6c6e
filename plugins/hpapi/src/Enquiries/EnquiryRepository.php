<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Database\WriteFailed;

/**
 * Reads and writes enquiries.
 */
final class EnquiryRepository {

	/**
	 * @param string $submission Hash that a resend of the same finds again.
	 * @param string $token_hash Hash of the token it came with.
	 * @return Enquiry|null Null where this submission or this token has made one already.
	 * @throws WriteFailed
	 */
	public function add( EnquiryDraft $draft, string $submission, string $token_hash ): ?Enquiry {
		global $wpdb;
		$public = bin2hex( random_bytes( 16 ) );
		$now    = time();
		$added  = $wpdb->query(
			$wpdb->prepare(
				'INSERT IGNORE INTO %i (public_id, submission, token_hash, kind, state, state_at, post_id, reference, branch, address, name, email, email_hash, phone, message, preferred, wishes, slot_id, starts_at, minutes, created_at, details)
				VALUES (%s, %s, %s, %s, %s, %d, %d, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %d, %d, %d, %d, %s)',
				self::table(),
				$public,
				$submission,
				$token_hash,
				$draft->kind->value,
				EnquiryState::Received->value,
				$now,
				$draft->post_id,
				mb_substr( $draft->reference, 0, 100 ),
				mb_substr( $draft->branch, 0, 60 ),
				mb_substr( $draft->address, 0, 255 ),
				$draft->name->value,
				$draft->email->value,
				$draft->email->hash(),
				$draft->phone,
				$draft->message,
				$draft->preferred,
				implode( ',', $draft->wishes ),
				$draft->slot->id ?? 0,
				$draft->slot->starts_at ?? 0,
				$draft->slot->minutes ?? 0,
				$now,
				(string) wp_json_encode( (object) $draft->details )
			)
		);
		if ( false === $added ) {
			throw new WriteFailed();
		}
		return 1 === $added ? $this->find_by( 'public_id', $public ) ?? throw new WriteFailed() : null;
	}

	public function find( int $id ): ?Enquiry {
		return $this->find_by( 'id', (string) $id );
	}

	public function find_public( string $public_id ): ?Enquiry {
		return $this->find_by( 'public_id', $public_id );
	}

	public function find_submission( string $submission ): ?Enquiry {
		return $this->find_by( 'submission', $submission );
	}

	/**
	 * Moves on, unless somebody else has done so meanwhile.
	 *
	 * @param int|null $starts_at Where the time is agreed only now; it then has no slot.
	 * @param int      $by        The user who did it; 0 for the visitor or nobody.
	 */
	public function move( Enquiry $enquiry, EnquiryState $to, ?int $starts_at = null, int $minutes = 0, int $by = 0 ): bool {
		global $wpdb;
		return 1 === $wpdb->query(
			$wpdb->prepare(
				'UPDATE %i SET state = %s, state_at = %d, sequence = sequence + 1, starts_at = %d, minutes = %d, history = %s WHERE id = %d AND state = %s AND sequence = %d',
				self::table(),
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

	/** Staff have answered it: it is no longer new. What is confirmed or closed stays so, and the visitor's mails stay as they are. */
	public function answered( int $id ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET state = %s, state_at = %d WHERE id = %d AND state = %s', self::table(), EnquiryState::Answered->value, time(), $id, EnquiryState::Received->value ) );
	}

	public function confirm( int $id ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET confirmed_at = %d WHERE id = %d AND confirmed_at = 0', self::table(), time(), $id ) );
	}

	/** @return list<Enquiry> Times that have been kept since before then for somebody who has not confirmed. */
	public function unconfirmed_before( int $time ): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare( "SELECT * FROM %i WHERE state = %s AND kind = 'viewing' AND slot_id > 0 AND confirmed_at = 0 AND created_at < %d ORDER BY id LIMIT 50", self::table(), EnquiryState::Received->value, $time ),
			ARRAY_A
		);
		return array_map( Enquiry::from_row( ... ), array_values( $rows ) );
	}

	public function mail_queued( int $id, int $outbox_id ): void {
		$this->set( $id, 'visitor_outbox_id', $outbox_id );
	}

	/** @param 'visitor'|'staff' $whom */
	public function mail_sent( int $id, string $whom, int $outbox_id ): void {
		$this->set( $id, $whom . '_sent_id', $outbox_id );
	}

	/** @return list<Enquiry> Who comes, in the order of their coming. */
	public function upcoming_of( int $post, int $since ): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare( "SELECT * FROM %i WHERE post_id = %d AND kind = 'viewing' AND starts_at >= %d AND state IN ('received','answered','confirmed') ORDER BY starts_at, id LIMIT 200", self::table(), $post, $since ),
			ARRAY_A
		);
		return array_map( Enquiry::from_row( ... ), array_values( $rows ) );
	}

	private function find_by( string $column, string $value ): ?Enquiry {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE %i = %s', self::table(), $column, $value ), ARRAY_A );
		return is_array( $row ) ? Enquiry::from_row( $row ) : null;
	}

	private function set( int $id, string $column, int $value ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET %i = %d WHERE id = %d', self::table(), $column, $value, $id ) );
	}

	private static function table(): string {
		global $wpdb;
		return $wpdb->prefix . EnquiryTables::ENQUIRY;
	}
}
