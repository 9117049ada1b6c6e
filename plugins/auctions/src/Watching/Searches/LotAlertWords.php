<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Watching\Searches;

use Closure;
use HearthHammer\Auctions\Catalogue\LotFilters;
use HearthHammer\Auctions\CataloguePage\FilterChips;
use HearthHammer\Auctions\CataloguePage\FilterForm;
use HearthHammer\Auctions\Index\LotWords;
use HearthHammer\Auctions\Lots\LotLabels;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Filter\Choices;

/**
 * A watched search in words, which are made from its filters.
 */
final readonly class LotAlertWords {

	/** @param Closure(string): string $known_make How a make is written that no lot has had; empty where it is unknown. */
	public function __construct(
		private LotWords $words,
		private Closure $known_make,
	) {}

	/** e.g. 'Ford, Mileage: up to 50,000'; 'All lots' without filters. */
	public function of( WatchedSearch $search ): string {
		$filters = ( new FilterForm( $this->choices( $search->filters ), $search->filters ) )->filters( $search->business );
		$labels  = array_column( FilterChips::of( $filters, $search->filters ), 'label' );
		return array() === $labels ? __( 'All lots', 'hearth-hammer' ) : implode( ', ', $labels );
	}

	/** The same for an email, which says nothing that was typed into a form: anyone could have typed it. */
	public function in_mail( WatchedSearch $search ): string {
		if ( ! isset( $search->filters['search'] ) ) {
			return $this->of( $search );
		}
		$other = $search->without_keyword();
		$words = __( 'your keyword', 'hearth-hammer' );
		return array() === $other->filters ? ucfirst( $words ) : $this->of( $other ) . ", {$words}";
	}

	/** Where it looks, e.g. 'Weald of Kent property auction' or 'All upcoming car auctions'. */
	public static function scope( WatchedSearch $search ): string {
		/* translators: %s: name of a business, e.g. "car auctions" */
		return SaleRecord::of( $search->sale )?->title() ?? sprintf( __( 'All upcoming %s', 'hearth-hammer' ), lcfirst( $search->business->label ) );
	}

	/**
	 * Its values as the filters offer them.
	 *
	 * @param array<string, string> $values
	 * @return array<string, list<array{value: string, label: string, count: int}>>
	 */
	private function choices( array $values ): array {
		$choices = array();
		foreach ( LotFilters::all()->all as $name => $filter ) {
			foreach ( $filter instanceof Choices ? Choices::values( $values[ $name ] ?? '' ) : array() as $value ) {
				$choices[ $name ][] = array( 'value' => $value, 'label' => $this->label( $name, $value, $values ), 'count' => 0 );
			}
		}
		return $choices;
	}

	/** @param array<string, string> $values All that is set: a model is written as its make has it. */
	private function label( string $name, string $value, array $values ): string {
		$makes = Choices::values( $values['make'] ?? '' );
		$label = match ( $name ) {
			'make' => $this->words->label( 'make', $value ) ?: ( $this->known_make )( $value ),
			'model' => implode( '', array_slice( array_filter( array_map( fn ( string $make ): string => $this->words->label( 'model', $value, $make ), $makes ) ), 0, 1 ) ),
			'town', 'county' => $this->words->labels( array( $name => array( $value ) ) )[ $name ][ $value ]['label'] ?? '',
			'body', 'colour' => '',
			default => LotLabels::of( $name, $value ),
		};
		return '' === $label ? ucwords( str_replace( array( '-', '_' ), ' ', $value ) ) : $label;
	}
}
