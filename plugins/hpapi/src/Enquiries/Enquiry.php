<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

/**
 * An enquiry as it is stored. Times are Unix seconds, 0 where there is none.
 */
final readonly class Enquiry {

	/**
	 * @param list<string>                                              $wishes  Of VisitorInput::WISHES.
	 * @param array<string, string|list<string>>                        $details Of a valuation: ValuationInput's.
	 * @param list<array{at: int, from: string, to: string, by: int}> $history Moves since, the oldest first; `by` is a user, 0 for the visitor or nobody.
	 */
	private function __construct(
		public int $id,
		public string $public_id,
		public EnquiryKind $kind,
		public EnquiryState $state,
		public int $state_at,
		public int $sequence,
		public int $post_id,
		public string $reference,
		public string $branch,
		public string $address,
		public string $name,
		public string $email,
		public string $phone,
		public string $message,
		public string $preferred,
		public array $wishes,
		public int $slot_id,
		public int $starts_at,
		public int $minutes,
		public int $visitor_outbox_id,
		public int $visitor_sent_id,
		public int $staff_sent_id,
		public int $created_at,
		public string $submission,
		public int $confirmed_at,
		public array $details,
		public array $history,
	) {}

	/** @param array<string, string|null> $row */
	public static function from_row( array $row ): self {
		return new self(
			(int) $row['id'],
			(string) $row['public_id'],
			EnquiryKind::from( (string) $row['kind'] ),
			EnquiryState::from( (string) $row['state'] ),
			(int) $row['state_at'],
			(int) $row['sequence'],
			(int) $row['post_id'],
			(string) $row['reference'],
			(string) $row['branch'],
			(string) $row['address'],
			(string) $row['name'],
			(string) $row['email'],
			(string) $row['phone'],
			(string) $row['message'],
			(string) $row['preferred'],
			array_values( array_filter( explode( ',', (string) $row['wishes'] ) ) ),
			(int) $row['slot_id'],
			(int) $row['starts_at'],
			(int) $row['minutes'],
			(int) $row['visitor_outbox_id'],
			(int) $row['visitor_sent_id'],
			(int) $row['staff_sent_id'],
			(int) $row['created_at'],
			(string) $row['submission'],
			(int) $row['confirmed_at'],
			self::details( (string) ( $row['details'] ?? '' ) ),
			EnquiryHistory::read( (string) ( $row['history'] ?? '' ) ),
		);
	}

	public function is_viewing(): bool {
		return EnquiryKind::Viewing === $this->kind;
	}

	public function is_valuation(): bool {
		return EnquiryKind::Valuation === $this->kind;
	}

	/** To a member of staff, whose post it names; it is about no property. */
	public function is_to_person(): bool {
		return EnquiryKind::Person === $this->kind;
	}

	/** Of a valuation; empty where it was not said. */
	public function detail( string $name ): string {
		$value = $this->details[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/**
	 * What it is about, in words that a mail to an unproven address may hold (SEC-03): of a valuation the postcode only, for
	 * the rest of the address was typed by whoever filled the form in.
	 */
	public function place(): string {
		return $this->is_valuation() ? $this->detail( 'postcode' ) : $this->address;
	}

	public function has_time(): bool {
		return $this->starts_at > 0;
	}

	public function ends_at(): int {
		return $this->starts_at + $this->minutes * MINUTE_IN_SECONDS;
	}

	/** Whether a time is kept for somebody who has not yet shown that the address is theirs. */
	public function is_unconfirmed(): bool {
		return $this->is_viewing() && $this->slot_id > 0 && EnquiryState::Received === $this->state && 0 === $this->confirmed_at;
	}

	/** Whether the visitor may still call it off. */
	public function can_be_cancelled( int $now ): bool {
		return $this->state->is_open() && ( ! $this->has_time() || $this->starts_at > $now );
	}

	/** @return array<string, string|list<string>> */
	private static function details( string $json ): array {
		$details = json_decode( $json, true );
		$read    = array();
		foreach ( is_array( $details ) ? $details : array() as $name => $value ) {
			$read[ (string) $name ] = is_array( $value ) ? array_values( array_filter( $value, is_string( ... ) ) ) : ( is_string( $value ) ? $value : '' );
		}
		return $read;
	}
}
