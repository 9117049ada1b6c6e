<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Addenda;

use HearthHammer\Core\Calendar\ClockTime;

/**
 * What was said after the catalogue was out, and holds for whoever bids. It is never changed: a correction is another one.
 */
final readonly class Addendum {

	/**
	 * @param int    $lot    0 for the whole sale.
	 * @param int    $number Within its sale, from 1.
	 * @param string $text   Plain, of several lines.
	 * @param int    $at     When it was published, Unix seconds.
	 * @param int    $user   Who published it; 0 for a program.
	 */
	private function __construct(
		public int $id,
		public int $sale,
		public int $lot,
		public int $number,
		public string $text,
		public int $at,
		public int $user,
	) {}

	/** @param array<string, string|null> $row */
	public static function from_row( array $row ): self {
		return new self(
			(int) $row['id'],
			(int) $row['sale_id'],
			(int) $row['lot_id'],
			(int) $row['number'],
			(string) $row['text'],
			(int) $row['published_at'],
			(int) $row['user_id'],
		);
	}

	/** In words, as the site's clock has it. */
	public function date(): string {
		return ClockTime::on( $this->at, 'j F Y' );
	}
}
