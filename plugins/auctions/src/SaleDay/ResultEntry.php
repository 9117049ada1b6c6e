<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\SaleDay;

/**
 * An entry of the desk as it is stored.
 */
final readonly class ResultEntry {

	/**
	 * @param string $client   Made anew by each desk that is opened.
	 * @param int    $sequence Counts within the client, from 1.
	 * @param int    $hammer   Whole pounds; of a referred lot the highest bid.
	 * @param int    $seen     The last entry of this lot, by another desk, that the desk knew.
	 * @param string $was_status The lot's result before: as the desk knew it, and once the lot changes as it was. Empty where an older desk did not say.
	 * @param int    $entered_at When somebody pressed the key, Unix seconds by the desk's clock.
	 */
	private function __construct(
		public int $id,
		public int $sale,
		public int $lot,
		public string $client,
		public int $sequence,
		public SaleDayOutcome $outcome,
		public int $hammer,
		public int $seen,
		public int $entered_at,
		public int $user,
		public EntryState $state,
		public string $was_status,
		public int $was_hammer,
	) {}

	/** @param array<string, string|null> $row */
	public static function from_row( array $row ): self {
		return new self(
			(int) $row['id'],
			(int) $row['sale_id'],
			(int) $row['lot_id'],
			(string) $row['client'],
			(int) $row['sequence'],
			SaleDayOutcome::from( (string) $row['outcome'] ),
			(int) $row['hammer'],
			(int) $row['seen'],
			(int) $row['entered_at'],
			(int) $row['user_id'],
			EntryState::from( (string) $row['state'] ),
			(string) $row['was_status'],
			(int) $row['was_hammer'],
		);
	}
}
