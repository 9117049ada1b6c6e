<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Valuation;

use DateTimeImmutable;
use HearthHammer\Caphpi\Input\Mileage;
use HearthHammer\Caphpi\Input\Plate;
use HearthHammer\Caphpi\Provider\Lookup;
use HearthHammer\Caphpi\Provider\RequestResults;
use HearthHammer\Core\Place\VisitorPostcode;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\PersonName;
use HearthHammer\Core\Visitor\Phone;

/**
 * A row of the valuations. Times are Unix seconds, 0 for what has not happened.
 */
final readonly class StoredValuation {

	public function __construct(
		public int $id,
		public string $public_id,
		public int $created_at,
		public int $looked_up_at,
		public Plate $plate,
		public Mileage $mileage,
		public Lookup $lookup,
		public Owner $owner,
		public ?Outcome $outcome,
		public int $mail_outbox_id,
		public int $mail_queued_at,
		public int $sent_outbox_id,
		public int $sent_at,
		public int $phone_requested_at,
		public Sale $sale,
		public string $provider = '',
		public int $answered_at = 0,
		public int $corrected_at = 0,
	) {}

	/** @param array<string, string|null> $row */
	public static function from_row( array $row ): self {
		$text = static fn ( string $name ): string => (string) ( $row[ $name ] ?? '' );
		return new self(
			(int) $text( 'id' ),
			$text( 'public_id' ),
			(int) $text( 'created_at' ),
			(int) $text( 'looked_up_at' ),
			Plate::stored( $text( 'vrm' ) ),
			Mileage::from_thousands( (int) $text( 'mileage' ) ),
			RequestResults::read( (array) json_decode( $text( 'lookup' ), true ) ),
			new Owner(
				'' === $text( 'email' ) ? null : EmailAddress::from_input( $text( 'email' ) ),
				PersonName::stored( $text( 'name' ) ),
				VisitorPostcode::stored( $text( 'postcode' ) ),
				Condition::tryFrom( $text( 'vehicle_condition' ) ) ?? Condition::Unknown,
				Phone::parse( $text( 'phone' ) ),
			),
			Outcome::tryFrom( $text( 'outcome' ) ),
			(int) $text( 'mail_outbox_id' ),
			(int) $text( 'mail_queued_at' ),
			(int) $text( 'sent_outbox_id' ),
			(int) $text( 'sent_at' ),
			(int) $text( 'phone_requested_at' ),
			new Sale( $row['vehicle_entered'], $row['sale_status'], $row['sale_date'], null === $row['sale_price'] ? null : (int) $row['sale_price'] ),
			$text( 'provider' ),
			(int) $text( 'answered_at' ),
			(int) $text( 'corrected_at' ),
		);
	}

	public function record( ?Owner $owner = null ): ValuationRecord {
		return new ValuationRecord(
			$this->lookup,
			$this->mileage,
			$owner ?? $this->owner,
			( new DateTimeImmutable( '@' . $this->created_at ) ),
			$this->sale
		);
	}

	/** Whether the latest mail that was queued has gone. */
	public function is_sent(): bool {
		return $this->sent_outbox_id > 0 && $this->sent_outbox_id >= $this->mail_outbox_id;
	}

	/** Whether the owner asked to be called, and nobody has dealt with it yet. */
	public function is_waiting(): bool {
		return $this->phone_requested_at > $this->answered_at;
	}

	/** The trade value that the outcome depends on, in pounds; null where it is Unknown. */
	public function below_average(): ?int {
		return $this->lookup->valuation?->trade->below_average;
	}
}
