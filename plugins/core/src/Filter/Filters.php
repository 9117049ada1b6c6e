<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Filter;

/**
 * The filters of a list.
 */
final readonly class Filters {

	/** @var array<string, Filter> By name, in the order of the address. */
	public array $all;

	/**
	 * @param list<Filter> $rows  In the order of the form.
	 * @param list<string> $order Names in the order of the address, where that differs. Other names come after them.
	 */
	public function __construct( private array $rows, array $order = array() ) {
		$by_name = array_column( $rows, null, 'name' );
		$all     = array();
		foreach ( array( ...array_intersect( $order, array_keys( $by_name ) ), ...array_keys( $by_name ) ) as $name ) {
			$all[ $name ] = $by_name[ $name ];
		}
		$this->all = $all;
	}

	/** @return list<Filter> The fields of the form of a kind of list. */
	public function form( string $kind ): array {
		return array_values( array_filter( $this->rows, static fn ( Filter $one ): bool => '' !== $one->place && $one->is_for( $kind ) ) );
	}

	/** @return array<string, Filter> Those that a kind of list has. */
	public function of( string $kind ): array {
		return array_filter( $this->all, static fn ( Filter $one ): bool => $one->is_for( $kind ) );
	}

	/**
	 * Those that are set, as the address writes them. A minimum above its maximum changes places with it.
	 *
	 * @param array<mixed> $raw Unslashed.
	 * @return array<string, string> By name, in the order of the address.
	 */
	public function read( array $raw, string $kind ): array {
		$filters = $this->of( $kind );
		$values  = array();
		foreach ( $filters as $name => $filter ) {
			$sent            = $raw[ $name ] ?? '';
			$values[ $name ] = '' === $sent || $filter->default() === $sent ? $filter->default() : $filter->read( $sent );
		}
		foreach ( $filters as $name => $filter ) {
			$other = $filter instanceof Bound && $filter->is_least() ? $filter->other() : '';
			if ( isset( $values[ $other ] ) && (float) $values[ $name ] > (float) $values[ $other ] ) {
				[ $values[ $name ], $values[ $other ] ] = array( $values[ $other ], $values[ $name ] );
			}
		}
		return array_filter( $values, static fn ( string $value, string $name ): bool => $filters[ $name ]->default() !== $value, ARRAY_FILTER_USE_BOTH );
	}

	/** @return array<string, string> By name. */
	public function defaults(): array {
		return array_map( static fn ( Filter $one ): string => $one->default(), $this->all );
	}

	/**
	 * The conditions on the index, prepared.
	 *
	 * @param array<string, string> $set As read() gives them.
	 * @return list<string>
	 */
	public function conditions( array $set ): array {
		$conditions = array();
		foreach ( array_intersect_key( $this->all, $set ) as $name => $filter ) {
			array_push( $conditions, ...$filter->conditions( $set[ $name ], $set ) );
		}
		return $conditions;
	}
}
