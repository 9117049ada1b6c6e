<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use DateTimeImmutable;
use DateTimeZone;
use HearthHammer\Caphpi\Valuation\Outcome;
use HearthHammer\Caphpi\Valuation\VehicleSaleStatus;
use HearthHammer\Core\Calendar\Day;

/**
 * Which valuations staff want to see, and in what order. Days are those of London, as staff read them.
 */
final readonly class ValuationFilter {

	/** What has no outcome: no value was found, or the visitor went before giving an address. */
	public const NOT_FOUND  = 'not_found';
	public const UNFINISHED = 'unfinished';
	/** Staff have filled nothing in. */
	public const NO_STATUS = 'none';

	/** Whether an owner who asked to be called has been. */
	public const ANSWERS = array( 'waiting', 'answered' );

	/** What the list can be sorted by, and its column. */
	private const ORDERS = array(
		'date'   => 'id',
		'plate'  => 'vrm',
		'value'  => 'below_average',
		'status' => 'sale_status',
		'sold'   => 'sale_date',
		'price'  => 'sale_price',
	);

	public string $order_column;

	/**
	 * @param string $search   A plate or a part of an email address; empty for all.
	 * @param string $from     First day, YYYY-MM-DD; empty for all.
	 * @param string $to       Last day.
	 * @param string $outcome  A value of Outcome, NOT_FOUND, UNFINISHED or empty.
	 * @param string $status   A value of VehicleSaleStatus, NO_STATUS or empty.
	 * @param string $provider A provider's name, or empty.
	 * @param string $order    A key of ORDERS.
	 * @param string $answer   One of ANSWERS, or empty.
	 */
	public function __construct(
		public string $search = '',
		public string $from = '',
		public string $to = '',
		public string $outcome = '',
		public string $status = '',
		public string $provider = '',
		public string $order = 'date',
		public bool $ascending = false,
		public string $answer = '',
	) {
		$this->order_column = self::ORDERS[ $order ] ?? 'id';
	}

	/**
	 * What does not fit is left out: an old link shows more, not an error.
	 *
	 * @param array<mixed> $query As WordPress gives it, with slashes.
	 */
	public static function from_query( array $query ): self {
		$text  = static fn ( string $name ): string => is_string( $query[ $name ] ?? null ) ? sanitize_text_field( wp_unslash( $query[ $name ] ) ) : '';
		$day   = static fn ( string $name ): string => Day::is_one( $text( $name ) ) ? $text( $name ) : '';
		$known = static fn ( string $name, array $values ): string => in_array( $text( $name ), $values, true ) ? $text( $name ) : '';
		$order = $known( 'orderby', array_keys( self::ORDERS ) );
		return new self(
			mb_substr( $text( 's' ), 0, 100 ),
			$day( 'from' ),
			$day( 'to' ),
			$known( 'outcome', self::outcomes() ),
			$known( 'status', self::statuses() ),
			mb_substr( sanitize_key( $text( 'provider' ) ), 0, 40 ),
			'' === $order ? 'date' : $order,
			'asc' === $text( 'order' ),
			$known( 'answer', self::ANSWERS ),
		);
	}

	/** @return array<string, string> For addresses: only what is set. */
	public function to_query(): array {
		$query = array(
			's'        => $this->search,
			'from'     => $this->from,
			'to'       => $this->to,
			'outcome'  => $this->outcome,
			'status'   => $this->status,
			'provider' => $this->provider,
			'answer'   => $this->answer,
			'orderby'  => 'date' === $this->order ? '' : $this->order,
			'order'    => $this->ascending ? 'asc' : '',
		);
		return array_filter( $query, static fn ( string $value ): bool => '' !== $value );
	}

	/** Unix seconds from which valuations are wanted. */
	public function since(): int {
		return '' === $this->from ? 0 : self::midnight( $this->from )->getTimestamp();
	}

	/** Unix seconds before which they are. */
	public function before(): int {
		return '' === $this->to ? PHP_INT_MAX : self::midnight( $this->to )->modify( '+1 day' )->getTimestamp();
	}

	/** @return list<string> */
	public static function outcomes(): array {
		return array( ...array_column( Outcome::cases(), 'value' ), self::NOT_FOUND, self::UNFINISHED );
	}

	/** @return list<string> */
	public static function statuses(): array {
		return array( ...array_column( VehicleSaleStatus::cases(), 'value' ), self::NO_STATUS );
	}

	private static function midnight( string $day ): DateTimeImmutable {
		return new DateTimeImmutable( $day . ' 00:00:00', new DateTimeZone( 'Europe/London' ) );
	}
}
