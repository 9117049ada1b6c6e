<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries;

/**
 * An enquiry as it is stored. Times are Unix seconds.
 */
final readonly class Enquiry {

	/** @param array<string, string> $details Label to answer. */
	private function __construct(
		public int $id,
		public string $public_id,
		public EnquiryKind $kind,
		public EnquiryState $state,
		public int $state_at,
		public ?EnquiryState $state_before,
		public string $business,
		public int $lot,
		public int $sale,
		public string $subject,
		public string $name,
		public string $email,
		public string $phone,
		public string $message,
		public int $bid,
		public array $details,
		public ?Proof $proof,
		public int $visitor_outbox_id,
		public int $visitor_sent_id,
		public int $staff_sent_id,
		public int $created_at,
	) {}

	/** The state of a closed or declined one once it is opened again: the one before, or new if that is not known. Null if it is open, or an offer. */
	public function reopened(): ?EnquiryState {
		if ( $this->state->is_open() || EnquiryKind::Offer === $this->kind ) {
			return null;
		}
		return true === $this->state_before?->is_open() ? $this->state_before : EnquiryState::Received;
	}

	/** @param array<string, string|null> $row */
	public static function from_row( array $row ): self {
		$details = json_decode( (string) $row['details'], true );
		return new self(
			(int) $row['id'],
			(string) $row['public_id'],
			EnquiryKind::from( (string) $row['kind'] ),
			EnquiryState::from( (string) $row['state'] ),
			(int) $row['state_at'],
			EnquiryState::tryFrom( (string) $row['state_before'] ),
			(string) $row['business'],
			(int) $row['lot_id'],
			(int) $row['sale_id'],
			(string) $row['subject'],
			(string) $row['name'],
			(string) $row['email'],
			(string) $row['phone'],
			(string) $row['message'],
			(int) $row['bid'],
			is_array( $details ) ? array_filter( $details, is_string( ... ) ) : array(),
			Proof::from_json( (string) $row['proof'] ),
			(int) $row['visitor_outbox_id'],
			(int) $row['visitor_sent_id'],
			(int) $row['staff_sent_id'],
			(int) $row['created_at'],
		);
	}
}
