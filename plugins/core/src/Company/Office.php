<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Company;

use DateTimeImmutable;
use DateTimeZone;
use HearthHammer\Core\Place\Coordinates;

/**
 * A branch of the company.
 */
final readonly class Office {

	/**
	 * @param string       $id         What blocks and links keep of it, e.g. `cranbrook`. It stays when the office is renamed.
	 * @param string       $branch     Its id in the feed of properties, e.g. `CRB`; empty: none.
	 * @param list<string> $districts  Outward codes that it serves, e.g. `TN17`.
	 * @param list<string> $closed     Days on which it is closed beside bank holidays, YYYY-MM-DD.
	 * @param bool         $is_example Whether it is not set: the blank one of a new site.
	 */
	public function __construct(
		public string $name,
		public string $street,
		public string $town,
		public string $postcode,
		public Contact $contact,
		public ?Coordinates $point = null,
		public string $branch = '',
		public array $districts = array(),
		public array $closed = array(),
		public bool $is_example = false,
		public string $id = '',
	) {}

	public function is_branch( string $branch ): bool {
		return '' !== $branch && 0 === strcasecmp( $this->branch, trim( $branch ) );
	}

	public function serves( string $outward ): bool {
		return '' !== $outward && in_array( strtoupper( $outward ), $this->districts, true );
	}

	/** Null where only words are known of its hours. */
	public function is_open( DateTimeImmutable $moment ): ?bool {
		$date = $moment->setTimezone( new DateTimeZone( OpeningHours::ZONE ) )->format( 'Y-m-d' );
		return $this->is_closed_on( $date ) ? false : Opening::of( $this, $moment->getTimestamp() )?->is_open;
	}

	/**
	 * Whether it stays closed on a day whatever its hours are: a bank holiday, or a day of its own.
	 *
	 * @param string $date YYYY-MM-DD.
	 */
	public function is_closed_on( string $date ): bool {
		return in_array( $date, $this->closed, true ) || BankHolidays::is_holiday( $date );
	}
}
