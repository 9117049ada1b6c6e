<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue;

use HearthHammer\Auctions\Index\IndexedSale;
use HearthHammer\Auctions\Index\IndexedSales;
use HearthHammer\Auctions\Sales\Department;
use HearthHammer\Core\Templates\Template;

/**
 * The department's card between the lots (AUC-11): what its visitors' own things are worth, and the next sale.
 */
final readonly class MarketingCard {

	public function __construct( private IndexedSales $sales ) {}

	/** Empty where there is nothing to say. */
	public function html( LotQuery $query, LotScope $scope ): string {
		$department = Department::of( $query->department ?: ( $scope->sales[0]->department ?? 0 ) );
		if ( null === $department ) {
			return '';
		}
		$next = $this->next( $query, $scope, $department );
		$text = trim( $department->marketing );
		if ( '' === $text && null === $next && ! $query->business->is_vehicle() ) {
			return '';
		}
		return ( new Template( dirname( __DIR__, 2 ) . '/templates' ) )->get(
			'lot-marketing',
			array(
				'text'      => $text,
				'valuation' => $query->business->is_vehicle() ? home_url( user_trailingslashit( 'instant-online-valuation-cars-and-vans' ) ) : '',
				'next'      => $next?->card(),
			)
		);
	}

	/** The department's next sale after the one that is looked at; a sale that is over may lead to any coming one. */
	private function next( LotQuery $query, LotScope $scope, Department $department ): ?IndexedSale {
		$after = 0 === $query->sale ? 0 : ( $scope->sales[0]->starts_at ?? 0 );
		foreach ( $this->sales->coming( '', $department->id, 0, max( $after, time() ) ) as $sale ) {
			if ( $sale->id !== $query->sale ) {
				return $sale;
			}
		}
		return null;
	}
}
