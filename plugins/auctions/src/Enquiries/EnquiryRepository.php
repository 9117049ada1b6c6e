<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries;

use HearthHammer\Auctions\Index\LotTable;
use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Enquiry\EnquiryTable;
use HearthHammer\Core\Migrations\Migrations;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes enquiries.
 *
 * @extends EnquiryTable<Enquiry>
 */
final class EnquiryRepository extends EnquiryTable {

	public const TABLE = 'hh_auction_enquiry';

	public function __construct() {
		parent::__construct( self::TABLE, static fn ( array $row ): Enquiry => new Enquiry( $row ) );
	}

	public static function create(): void {
		// `submission` and `token_hash` are unique: a resend finds the first, and one token makes one enquiry.
		Migrations::table(
			self::TABLE,
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			public_id char(32) NOT NULL,
			submission char(64) NOT NULL,
			token_hash char(64) NOT NULL,
			kind varchar(16) NOT NULL,
			state varchar(12) NOT NULL,
			state_at bigint(20) unsigned NOT NULL,
			state_before varchar(12) NOT NULL DEFAULT \'\',
			business varchar(40) NOT NULL DEFAULT \'\',
			lot_id bigint(20) unsigned NOT NULL DEFAULT 0,
			sale_id bigint(20) unsigned NOT NULL DEFAULT 0,
			subject varchar(255) NOT NULL DEFAULT \'\',
			name varchar(160) NOT NULL,
			email varchar(254) NOT NULL,
			email_hash char(64) NOT NULL,
			phone varchar(20) NOT NULL DEFAULT \'\',
			message text NOT NULL,
			bid int(10) unsigned NOT NULL DEFAULT 0,
			details text NOT NULL,
			proof varchar(500) NOT NULL DEFAULT \'\',
			visitor_outbox_id bigint(20) unsigned NOT NULL DEFAULT 0,
			visitor_sent_id bigint(20) unsigned NOT NULL DEFAULT 0,
			staff_sent_id bigint(20) unsigned NOT NULL DEFAULT 0,
			created_at bigint(20) unsigned NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY public_id (public_id),
			UNIQUE KEY submission (submission),
			UNIQUE KEY token_hash (token_hash),
			KEY email_hash (email_hash),
			KEY state (state, id),
			KEY of_lot (lot_id, id),
			KEY created_at (created_at)'
		);
	}

	/** Moves on, unless another request has done so meanwhile. */
	public function move( Enquiry $enquiry, EnquiryState $to, int $now ): bool {
		return in_array( $to, $enquiry->next(), true ) && $this->put( $enquiry, $to, $now );
	}

	/** What was closed or declined is open again, as it was before. False where it is open, or another request was faster. */
	public function reopen( Enquiry $enquiry, int $now ): bool {
		$to = $enquiry->reopened();
		return null !== $to && $this->put( $enquiry, $to, $now );
	}

	/**
	 * Links an entry to the lot that is made of it.
	 *
	 * @return bool False where someone else has linked another lot meanwhile.
	 */
	public function link_lot( Enquiry $entry, int $lot ): bool {
		global $wpdb;
		return 1 === $wpdb->query( $wpdb->prepare( 'UPDATE %i SET lot_id = %d WHERE id = %d AND kind = %s AND lot_id = %d', $this->name(), $lot, $entry->id, EnquiryKind::Sell->value, $entry->lot ) );
	}

	/** The entry that a lot was made of. */
	public function entry_of( int $lot ): ?Enquiry {
		return $lot > 0 ? $this->all( 'SELECT * FROM %i WHERE lot_id = %d AND kind = %s ORDER BY id LIMIT 1', $this->name(), $lot, EnquiryKind::Sell->value )[0] ?? null : null;
	}

	/** @return list<Enquiry> Of a lot, the highest first. */
	public function offers( int $lot ): array {
		return $this->offers_of( array( $lot ) )[ $lot ] ?? array();
	}

	/** The offer by which a lot was sold before or after its auction; null where it was not. */
	public function accepted_offer( int $lot ): ?Enquiry {
		return array_values( array_filter( $this->offers( $lot ), static fn ( Enquiry $one ): bool => EnquiryState::Accepted === $one->state ) )[0] ?? null;
	}

	/**
	 * @param non-empty-list<int> $lots
	 * @return array<int, list<Enquiry>> Lot to its offers, the highest first; lots without any are left out.
	 */
	public function offers_of( array $lots ): array {
		$offers = array();
		foreach ( $this->all( 'SELECT * FROM %i WHERE kind = %s AND lot_id IN (' . implode( ',', array_fill( 0, count( $lots ), '%d' ) ) . ') ORDER BY bid DESC, id', $this->name(), EnquiryKind::Offer->value, ...$lots ) as $offer ) {
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
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT lot_id, COUNT(*) AS asked FROM %i WHERE kind NOT IN (%s, %s) AND lot_id IN (' . implode( ',', array_fill( 0, count( $lots ), '%d' ) ) . ') GROUP BY lot_id', array( $this->name(), EnquiryKind::Offer->value, EnquiryKind::Sell->value, ...$lots ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Placeholders.
		return array_map( intval( ... ), array_column( $rows, 'asked', 'lot_id' ) );
	}

	/** @return list<Enquiry> Offers for the lots that are in a sale now, which wait for a decision. */
	public function open_offers( int $sale ): array {
		return $this->all( 'SELECT offer.* FROM %i offer JOIN %i lot ON lot.post_id = offer.lot_id AND lot.sale_id = %d WHERE offer.kind = %s AND offer.state IN (%s, %s) ORDER BY offer.id', $this->name(), LotTable::name(), $sale, EnquiryKind::Offer->value, EnquiryState::Received->value, EnquiryState::Answered->value );
	}

	/** @return list<Proof> Their files, which no row names any more. */
	public function forget_before( int $time ): array {
		global $wpdb;
		$proofs = (array) $wpdb->get_col( $wpdb->prepare( "SELECT proof FROM %i WHERE created_at < %d AND proof <> ''", $this->name(), $time ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE created_at < %d', $this->name(), $time ) );
		return array_values( array_filter( array_map( static fn ( mixed $proof ): ?Proof => Proof::from_json( (string) $proof ), $proofs ) ) );
	}

	private function put( Enquiry $enquiry, EnquiryState $to, int $now ): bool {
		global $wpdb;
		return 1 === $wpdb->query( $wpdb->prepare( 'UPDATE %i SET state = %s, state_at = %d, state_before = %s WHERE id = %d AND state = %s', $this->name(), $to->value, $now, $enquiry->state->value, $enquiry->id, $enquiry->state->value ) );
	}
}
