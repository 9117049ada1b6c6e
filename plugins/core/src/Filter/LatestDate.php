<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Filter;

use Closure;
use DateTimeZone;

defined( 'ABSPATH' ) || exit;

/**
 * The last day on which something may begin. The column of the index has a day as 20270131, 0 for an unknown one.
 */
final readonly class LatestDate extends Filter {

	/**
	 * @param string                  $column Of the index.
	 * @param Closure(): string       $label
	 * @param Closure(string): string $words  The filter that is set, given its day as people write it.
	 */
	public function __construct( string $name, private string $column, Closure $label, private Closure $words, string $place = '', string $only = '', string $note = '' ) {
		parent::__construct( $name, $label, $place, $only, $note );
	}

	protected function schema(): array {
		return array(
			'type'      => 'string',
			'pattern'   => '^(20[0-9]{2}-[0-9]{2}-[0-9]{2})?$',
			'maxLength' => 10,
			'default'   => '',
		);
	}

	public function default(): string {
		return '';
	}

	public function read( mixed $raw ): string {
		return FilterInput::day( $raw );
	}

	public function conditions( string $value, array $set ): array {
		return array( self::by( $this->column, (int) str_replace( '-', '', $value ) ) );
	}

	/** Known, and not after that day. */
	public static function by( string $column, int $day ): string {
		return "{$column} BETWEEN 1 AND {$day}";
	}

	public function chip( string $value, string $kind ): string {
		return ( $this->words )( (string) wp_date( 'j F Y', (int) strtotime( $value . ' 12:00 UTC' ), new DateTimeZone( 'UTC' ) ) );
	}

	public function input(): string {
		return 'date';
	}
}
