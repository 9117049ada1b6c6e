<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries;

use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Core\Database\WriteFailed;

/**
 * Reads and writes enquiries.
 */
final class EnquiryRepository {

	/**
	 * @param string $submission Hash that a resend of the same finds again.
	 * @param string $token_hash Hash of the token it came with.
	 * @param Proof|null $proof   The draft's file, which is kept already.
	 * @return Enquiry|null Null where this submission or this token has made one already.
	 * @throws WriteFailed
	 */
	public function add( EnquiryDraft $draft, string $submission, string $token_hash, int $now, ?Proof $proof = null ): ?Enquiry {
		global $wpdb;
		$public = bin2hex( random_bytes( 16 ) );
		$added  = $wpdb->query(
			$wpdb->prepare(
				'INSERT IGNORE INTO %i (public_id, submission, token_hash, kind, state, state_at, business, lot_id, sale_id, subject, name, email, email_hash, phone, message, bid, details, proof, created_at) VALUES (%s, %s, %s, %s, %s, %d, %s, %d, %d, %s, %s, %s, %s, %s, %s, %d, %s, %s, %d)',
				self::table(),
				$public,
				$submission,
				$token_hash,
				$draft->kind->value,
				EnquiryState::Received->value,
				$now,
				$draft->business,
				$draft->lot,
				$draft->sale,
				mb_substr( $draft->subject, 0, 255 ),
				$draft->name->value,
				$draft->email->value,
				$draft->email->hash(),
				$draft->phone->value ?? '',
				$draft->message,
				$draft->bid,
				(string) wp_json_encode( (object) $draft->details, JSON_UNESCAPED_UNICODE ),
				null === $proof ? '' : $proof->to_json(),
				$now
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

	public function find_submission( string $submission ): ?Enquiry {
		return $this->find_by( 'submission', $submission );
	}

	/** Moves on, unless somebody else has done so meanwhile. */
	public function move( Enquiry $enquiry, EnquiryState $to, int $now ): bool {
		return in_array( $to, $enquiry->state->next( $enquiry->kind ), true ) && $this->put( $enquiry, $to, $now );
	}

	/** What was closed or declined is open again, as it was before. False where it is open, or somebody else was faster. */
	public function reopen( Enquiry $enquiry, int $now ): bool {
		$to = $enquiry->reopened();
		return null !== $to && $this->put( $enquiry, $to, $now );
	}

	/** Staff have answered it: it is no longer new. What is confirmed, declined or closed stays so. */
	public function answered( int $id, int $now ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET state = %s, state_at = %d WHERE id = %d AND state = %s', self::table(), EnquiryState::Answered->value, $now, $id, EnquiryState::Received->value ) );
	}

	public function mail_queued( int $id, int $outbox_id ): void {
		$this->set( $id, 'visitor_outbox_id', $outbox_id );
	}

	/** @param 'visitor'|'staff' $whom */
	public function mail_sent( int $id, string $whom, int $outbox_id ): void {
		$this->set( $id, $whom . '_sent_id', $outbox_id );
	}

	/**
	 * Links an entry to the lot that is made of it.
	 *
	 * @return bool False where someone else has linked another lot meanwhile.
	 */
	public function link_lot( Enquiry $entry, int $lot ): bool {
		global $wpdb;
		return 1 === $wpdb->query( $wpdb->prepare( 'UPDATE %i SET lot_id = %d WHERE id = %d AND kind = %s AND lot_id = %d', self::table(), $lot, $entry->id, EnquiryKind::Sell->value, $entry->lot ) );
	}

	/** The entry that a lot was made of. */
	public function entry_of( int $lot ): ?Enquiry {
		global $wpdb;
		$row = $lot > 0 ? $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE lot_id = %d AND kind = %s ORDER BY id LIMIT 1', self::table(), $lot, EnquiryKind::Sell->value ), ARRAY_A ) : null;
		return is_array( $row ) ? Enquiry::from_row( $row ) : null;
	}

	/** @return list<Enquiry> Of a lot, the highest first. */
	public function offers( int $lot ): array {
		return $this->offers_of( array( $lot ) )[ $lot ] ?? array();
	}

	/**
	 * @param non-empty-list<int> $lots
	 * @return array<int, list<Enquiry>> Lot to its offers, the highest first; lots without any are left out.
	 */
	public function offers_of( array $lots ): array {
		global $wpdb;
		$rows   = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE kind = %s AND lot_id IN (' . implode( ',', array_fill( 0, count( $lots ), '%d' ) ) . ') ORDER BY bid DESC, id', array( self::table(), EnquiryKind::Offer->value, ...$lots ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders.
		$offers = array();
		foreach ( array_map( Enquiry::from_row( ... ), array_values( $rows ) ) as $offer ) {
			$offers[ $offer->lot ][] = $offer;
		}
		return $offers;
	}

	/**
	 * @param non-empty-list<int> $lots
	 * @return array<int, int> Lot to the number of buyers' enquiries that are not offers; lots without any are left out.
	 */
	public function asked( array $lots ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT lot_id, COUNT(*) AS asked FROM %i WHERE kind NOT IN (%s, %s) AND lot_id IN (' . implode( ',', array_fill( 0, count( $lots ), '%d' ) ) . ') GROUP BY lot_id', array( self::table(), EnquiryKind::Offer->value, EnquiryKind::Sell->value, ...$lots ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders.
		return array_map( intval( ... ), array_column( $rows, 'asked', 'lot_id' ) );
	}

	/** @return list<Enquiry> Offers for the lots that are in a sale now, which wait for a decision. */
	public function open_offers( int $sale ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT offer.* FROM %i offer JOIN %i lot ON lot.post_id = offer.lot_id AND lot.sale_id = %d WHERE offer.kind = %s AND offer.state IN (%s, %s) ORDER BY offer.id', self::table(), LotTable::name(), $sale, EnquiryKind::Offer->value, EnquiryState::Received->value, EnquiryState::Answered->value ), ARRAY_A );
		return array_map( Enquiry::from_row( ... ), array_values( $rows ) );
	}

	/** @return list<Enquiry> */
	public function of_address( string $email_hash, int $limit, int $offset ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE email_hash = %s ORDER BY id LIMIT %d OFFSET %d', self::table(), $email_hash, $limit, $offset ), ARRAY_A );
		return array_map( Enquiry::from_row( ... ), array_values( $rows ) );
	}

	public function forget( Enquiry $enquiry ): bool {
		global $wpdb;
		return 1 === $wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE id = %d', self::table(), $enquiry->id ) );
	}

	/** @return list<Proof> Their files, which no row names any more. */
	public function forget_before( int $time ): array {
		global $wpdb;
		$proofs = (array) $wpdb->get_col( $wpdb->prepare( "SELECT proof FROM %i WHERE created_at < %d AND proof <> ''", self::table(), $time ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE created_at < %d', self::table(), $time ) );
		return array_values( array_filter( array_map( static fn ( mixed $proof ): ?Proof => Proof::from_json( (string) $proof ), $proofs ) ) );
	}

	/** With the site's prefix. */
	public static function table(): string {
		global $wpdb;
		return $wpdb->prefix . EnquiryTables::ENQUIRY;
	}

	private function put( Enquiry $enquiry, EnquiryState $to, int $now ): bool {
		global $wpdb;
		return 1 === $wpdb->query( $wpdb->prepare( 'UPDATE %i SET state = %s, state_at = %d, state_before = %s WHERE id = %d AND state = %s', self::table(), $to->value, $now, $enquiry->state->value, $enquiry->id, $enquiry->state->value ) );
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
}
