<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sellers;

use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Money\Amount;

/**
 * The seller of a lot, and what was agreed with them. For people who may edit the lot, and never for visitors.
 */
final readonly class Seller {

	/**
	 * @param int    $reserve   Pence; 0 for none.
	 * @param string $fees      In words, e.g. "2% plus VAT, at least £1,500".
	 * @param string $answer    To a bid that was put to them, in words; empty until there is one.
	 * @param string $answer_by YYYY-MM-DD by which they must answer; empty for no deadline.
	 * @param bool   $is_mailed Whether they get emails about the lot.
	 * @param string $told      What they were told already, as SellerRepository keeps it.
	 */
	public function __construct(
		public int $lot,
		public string $name = '',
		public string $email = '',
		public string $phone = '',
		public int $reserve = 0,
		public string $fees = '',
		public string $answer = '',
		public string $answer_by = '',
		public bool $is_mailed = true,
		public string $told = '',
	) {}

	/** @param array<string, string|null> $row */
	public static function from_row( array $row ): self {
		return new self( (int) $row['lot_id'], (string) $row['name'], (string) $row['email'], (string) $row['phone'], (int) $row['reserve'], (string) $row['fees'], (string) $row['answer'], (string) $row['answer_by'], '1' === (string) $row['mailed'], (string) $row['told'] );
	}

	/** For another lot: an answer belongs to the bid that it was given to. */
	public function of_lot( int $lot ): self {
		return new self( $lot, $this->name, $this->email, $this->phone, $this->reserve, $this->fees, is_mailed: $this->is_mailed );
	}

	/** Without what names or reaches a person, or was agreed with them. */
	public function anonymous(): self {
		return new self( $this->lot, reserve: $this->reserve );
	}

	public function is_empty(): bool {
		return array( '', '', '', 0, '', '', '' ) === array( $this->name, $this->email, $this->phone, $this->reserve, $this->fees, $this->answer, $this->answer_by );
	}

	/** e.g. £12,500; empty for no reserve. */
	public function reserve_words(): string {
		return 0 === $this->reserve ? '' : Amount::pence( $this->reserve, true );
	}

	/** e.g. Thursday 3 December 2026; empty for no deadline. */
	public function deadline(): string {
		$day = date_create_immutable( "{$this->answer_by} 12:00:00", new \DateTimeZone( ClockTime::ZONE ) );
		return '' === $this->answer_by || false === $day ? '' : (string) wp_date( 'l j F Y', $day->getTimestamp(), new \DateTimeZone( ClockTime::ZONE ) );
	}
}
