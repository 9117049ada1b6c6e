<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\CataloguePage;

use HearthHammer\Auctions\Catalogue\LotFilters;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Core\Filter\Bound;
use HearthHammer\Core\Filter\Choices;
use HearthHammer\Core\Filter\Filter;
use HearthHammer\Core\Filter\Text;

/**
 * The fields of a catalogue's filters, from their rows in LotFilters, with what each offers.
 */
final class FilterForm {

	/**
	 * @param array<string, list<array{value: string, label: string, count: int}>> $facets By filter: its values in this sale.
	 * @param array<string, string>                                                $values What is set, by parameter.
	 */
	public function __construct(
		private readonly array $facets,
		private readonly array $values,
	) {}

	/** @return list<CatalogueFilter> */
	public function filters( Business $business ): array {
		$fields = array();
		foreach ( LotFilters::all()->form( $business->kind ) as $filter ) {
			// The two bounds of a range are one field.
			$name              = $filter instanceof Bound ? $filter->range() : $filter->name;
			$fields[ $name ] ??= match ( true ) {
				$filter instanceof Bound => $this->range( $filter, $business ),
				$filter instanceof Choices => $this->choices( $filter ),
				$filter instanceof Text && 'postcode' === $name => $this->near( $filter, $business ),
				$filter instanceof Text && 'search' === $name => CatalogueFilter::search( $filter->label(), $filter->example( $business->kind ) ),
				default => null,
			};
		}
		return array_values( array_filter( $fields, fn ( ?CatalogueFilter $field ): bool => null !== $field && $this->helps( $field ) ) );
	}

	private function choices( Choices $filter ): CatalogueFilter {
		$options = array_map( static fn ( array $value ): array => array( 'value' => $value['value'], 'label' => $value['label'], 'count' => $value['count'] ), $this->facets[ $filter->name ] ?? array() );
		return $filter->is_one
			? CatalogueFilter::one( $filter->name, $filter->label(), $filter->any(), $options, $this->is_open( $filter ) )
			: CatalogueFilter::several( $filter->name, $filter->label(), $filter->any(), $options, $this->is_open( $filter ) );
	}

	private function range( Bound $bound, Business $business ): CatalogueFilter {
		$pair  = array_filter( array( $bound, LotFilters::of( $business )[ $bound->other() ] ?? null ), static fn ( ?Filter $one ): bool => $one instanceof Bound );
		$names = array( '', '' );
		foreach ( $pair as $one ) {
			$names[ $one->is_least() ? 0 : 1 ] = $one->name;
		}
		$steps   = array_column( end( $pair )->options( $this->values, $business->kind ), 'label', 'value' );
		$is_open = $this->is_open( $bound ) || $this->is_set( $names[0] ) || $this->is_set( $names[1] );
		return CatalogueFilter::range( $bound->range(), $bound->label(), $names[0], $names[1], $steps, $is_open, array( $this->counts( $names[0] ), $this->counts( $names[1] ) ) );
	}

	private function near( Text $filter, Business $business ): CatalogueFilter {
		$radius = LotFilters::of( $business )['radius'];
		return CatalogueFilter::near( $filter->name, $filter->label(), $filter->example( $business->kind ), $radius->name, (int) $radius->default(), array_column( $radius->options( array(), $business->kind ), 'label', 'value' ), $this->is_open( $filter ) );
	}

	/** @return array<int|string, int> Value to number of lots. */
	private function counts( string $name ): array {
		return array_column( $this->facets[ $name ] ?? array(), 'count', 'value' );
	}

	private function is_open( Filter $filter ): bool {
		return 'open' === $filter->place || $this->is_set( $filter->name ) || $this->is_set( $filter->place );
	}

	/** A choice that every lot answers alike leaves nothing to choose. */
	private function helps( CatalogueFilter $field ): bool {
		return ! in_array( $field->kind, array( 'multiselect', 'radio' ), true ) || count( $field->options ) > 1 || $this->is_set( $field->name );
	}

	private function is_set( string $name ): bool {
		return '' !== $name && '' !== ( $this->values[ $name ] ?? '' );
	}
}
