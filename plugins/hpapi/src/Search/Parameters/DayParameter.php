<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Parameters;

use Closure;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Search\SearchInput;

defined( 'ABSPATH' ) || exit;

/**
 * The last day on which something may begin.
 */
final readonly class DayParameter extends Parameter {

	/**
	 * @param string                  $column Of the index: a day as 20270131, 0 where none is known.
	 * @param Closure(): string       $label  Of the field.
	 * @param Closure(string): string $chip   The filter that is set, by its day as people write it.
	 */
	public function __construct( string $name, private string $column, private Closure $label, private Closure $chip ) {
		parent::__construct( $name );
	}

	public function read( mixed $raw ): string {
		return SearchInput::day( $raw );
	}

	public function conditions( array $fields ): array {
		$day = $fields[ $this->name ];
		return '' === $day ? array() : array( self::by( $this->column, (int) str_replace( '-', '', $day ) ) );
	}

	/** Known, and not after that day; of our column, and a number: nothing of a stranger's. */
	public static function by( string $column, int $day ): string {
		return "{$column} BETWEEN 1 AND {$day}";
	}

	public function words( string $value, Channel $channel ): string {
		return ( $this->chip )( (string) wp_date( 'j F Y', (int) strtotime( $value . ' 12:00 UTC' ), new \DateTimeZone( 'UTC' ) ) );
	}

	public function field( array $fields, Channel $channel ): SearchField {
		return new SearchField( $this->name, 'date', FieldPlace::More, ( $this->label )(), '', array(), lettings: $this->is_of_lettings() );
	}
}
