<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Parameters;

use Closure;
use HearthHammer\Core\Money\Numbers;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Search\SearchInput;

defined( 'ABSPATH' ) || exit;

/**
 * The least (`min_…`) or the most (`max_…`) of a number of the index. The two of a pair know each other by name;
 * a least may stand alone.
 */
final readonly class BoundParameter extends Parameter {

	/**
	 * @param string                           $column Of the index.
	 * @param Closure(): string                $label  Of the select.
	 * @param Closure(float, Channel): string  $chip   The filter that is set in words.
	 * @param Closure(float, Channel): string  $shown  A number as the select shows it.
	 * @param non-empty-list<int|float>        $steps  What the select offers.
	 * @param list<int|float>                  $rents  And where property is to rent, if that differs.
	 * @param int|null                         $unknown What the column holds where the number is not known, greater than every
	 *                                                 other: a least leaves it out, as a most does by itself.
	 */
	public function __construct(
		string $name,
		private string $column,
		private FieldPlace $place,
		private Closure $label,
		private Closure $chip,
		private Closure $shown,
		private array $steps,
		private array $rents = array(),
		private ?int $unknown = null,
	) {
		parent::__construct( $name );
	}

	public function read( mixed $raw ): string {
		$most = (float) $this->schema()['maximum'];
		$none = (float) $this->default();
		return $this->is_whole() ? (string) SearchInput::whole( $raw, (int) $none, (int) $most ) : Numbers::plain( SearchInput::decimal( $raw, $none, $most ) );
	}

	public function conditions( array $fields ): array {
		global $wpdb;
		$value = $fields[ $this->name ];
		$other = $fields[ $this->other() ] ?? null;
		if ( $value === $other ) {
			$operator = $this->is_least() ? '=' : '';
		} elseif ( $value === $this->default() ) {
			$operator = '';
		} else {
			$operator = $this->is_least() ? '>=' : '<=';
		}
		if ( '' === $operator ) {
			return array();
		}
		return array(
			(string) $wpdb->prepare( "{$this->column} {$operator} " . ( $this->is_whole() ? '%d' : '%.2f' ), $value ), // phpcs:ignore WordPress.DB.PreparedSQL -- Column and operator are ours.
			...( '>=' === $operator && null !== $this->unknown ? array( "{$this->column} < {$this->unknown}" ) : array() ),
		);
	}

	public function words( string $value, Channel $channel ): string {
		return ( $this->chip )( (float) $value, $channel );
	}

	public function field( array $fields, Channel $channel ): SearchField {
		$asked   = array_filter( array( $this->name => $fields[ $this->name ], $this->other() => $fields[ $this->other() ] ?? '' ), $this->is_number( ... ), ARRAY_FILTER_USE_BOTH );
		$is_rent = array() !== $this->rents && Channel::Lettings === $channel;
		$options = $this->options( $this->steps, $is_rent ? array() : $asked, Channel::Sales );
		$rents   = array() === $this->rents ? array() : $this->options( $this->rents, $is_rent ? $asked : array(), Channel::Lettings );
		return new SearchField( $this->name, 'select', $this->place, ( $this->label )(), $this->default(), $options, $rents );
	}

	/**
	 * What an address brought and no step has is offered too, so that sending the form again does not lose it.
	 *
	 * @param list<int|float>       $steps
	 * @param array<string, string> $asked
	 * @return list<array{value: string, label: string}>
	 */
	private function options( array $steps, array $asked, Channel $channel ): array {
		$numbers = array_values( array_unique( array_map( floatval( ... ), array( ...$steps, ...array_values( $asked ) ) ) ) );
		sort( $numbers );
		$none = match ( true ) {
			! $this->is_least() => __( 'No max', 'hearth-hammer' ),
			isset( self::contract()[ $this->other() ] ) => __( 'No min', 'hearth-hammer' ),
			default => __( 'Any', 'hearth-hammer' ),
		};
		return array(
			SearchField::option( $this->default(), $none ),
			...array_map( fn ( float $number ): array => SearchField::option( Numbers::plain( $number ), ( $this->shown )( $number, $channel ) ), $numbers ),
		);
	}

	/** Whether a value is more than the absence of a bound. */
	private function is_number( string $value, string $name ): bool {
		unset( $name );
		return '' !== $value && 0.0 !== (float) $value && (float) $value < (float) $this->schema()['maximum'];
	}

	/** The other one of the pair; it may not exist. */
	private function other(): string {
		return ( $this->is_least() ? 'max_' : 'min_' ) . substr( $this->name, 4 );
	}

	private function is_least(): bool {
		return str_starts_with( $this->name, 'min_' );
	}

	private function is_whole(): bool {
		return 'integer' === $this->schema()['type'];
	}
}
