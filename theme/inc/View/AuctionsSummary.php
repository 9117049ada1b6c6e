<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

use HearthHammer\Auctions\Auctions;
use HearthHammer\Theme\Plugins;

/** The pages of the auctions that no post stands behind, in a sentence: what is sold, when next, and what was made. */
final class AuctionsSummary {

	/** @return array{description: string, url: string, photo?: int}|null The photo is an attachment. Null where this page is none of them. */
	public static function current(): ?array {
		$page = AuctionsView::current();
		$make = Plugins::auctions() ? Auctions::make_page() : null;
		return match ( true ) {
			null !== $make => array( 'description' => self::of_make( $make ), 'url' => '' ),
			null === $page, in_array( $page['kind'], array( 'print', 'screen' ), true ) => null,
			'all' === $page['kind'] => array( 'description' => self::of_all( $page ), 'url' => Auctions::addresses()['all'] ),
			'business' === $page['kind'] => array( 'description' => self::of_business( $page ), 'url' => (string) $page['url'], 'photo' => (int) $page['photo'] ),
			'lots' === $page['kind'] => array( 'description' => sprintf( /* translators: 1: e.g. Upcoming lots, 2: a business, 3: number of lots in words */ __( '%1$s, %2$s: %3$s, with guide price and auction date for each.', 'hearth-hammer' ), $page['title'], $page['label'], $page['count'] ), 'url' => '' ),
			'available' === $page['kind'] => array( 'description' => __( 'Property, cars and vans that didn’t sell at auction and are still for sale, each with its guide price. Make an offer online.', 'hearth-hammer' ), 'url' => (string) $page['url'] ),
			'run-list' === $page['kind'] => array( 'description' => sprintf( /* translators: %s: title of an auction */ __( 'When each lot of %s is expected, from the pace of the auction so far.', 'hearth-hammer' ), $page['sale']['title'] ), 'url' => (string) $page['sale']['run_list_url'] ),
			'press' === $page['kind'] => array( 'description' => implode( ' ', array_slice( $page['sentences'], 0, 2 ) ), 'url' => (string) $page['sale']['press_url'] ),
			default => array( 'description' => self::of_results( $page ), 'url' => '' ),
		};
	}

	/** @param array<string, mixed> $page */
	private static function of_all( array $page ): string {
		$next = array();
		foreach ( $page['businesses'] as $business ) {
			if ( $business['next'] ) {
				$next[] = "{$business['label']}, {$business['next']['when_day']}";
			}
		}
		return __( 'Houses and land, cars and vans at auction. Bid in the room, by phone or online.', 'hearth-hammer' ) . ( array() === $next ? '' : ' ' . self::coming( implode( '; ', $next ) ) );
	}

	/** @param array<string, mixed> $page */
	private static function of_business( array $page ): string {
		if ( ! $page['next'] ) {
			/* translators: %s: a business, e.g. Car auctions */
			return sprintf( __( '%s: how to buy, how to sell and past results. Next auction date to be announced.', 'hearth-hammer' ), $page['label'] );
		}
		/* translators: 1: a business, e.g. Car auctions, 2: number of lots */
		$lots = $page['lots'] > 0 ? sprintf( _n( '%1$s: %2$s lot in our catalogues.', '%1$s: %2$s lots in our catalogues.', $page['lots'], 'hearth-hammer' ), $page['label'], number_format_i18n( $page['lots'] ) ) : "{$page['label']}.";
		return $lots . ' ' . self::coming( implode( ', ', array_filter( array( $page['next']['title'], $page['next']['when'], $page['next']['venue'] ) ) ) );
	}

	/** @param array<string, mixed> $page */
	private static function of_results( array $page ): string {
		$total = $page['total'];
		if ( 0 === $total['sales'] ) {
			/* translators: %s: heading, e.g. Auction results */
			return sprintf( __( '%s: hammer prices, guide prices and success rates from our auctions.', 'hearth-hammer' ), $page['title'] );
		}
		$said = array(
			/* translators: %s: number of sales */
			sprintf( _n( '%s auction', '%s auctions', $total['sales'], 'hearth-hammer' ), number_format_i18n( $total['sales'] ) ),
			/* translators: 1: number of lots sold, 2: number of lots offered */
			sprintf( __( '%1$s of %2$s lots sold', 'hearth-hammer' ), number_format_i18n( $total['sold'] ), number_format_i18n( $total['offered'] ) ),
		);
		if ( $total['raised'] > 0 ) {
			/* translators: %s: pounds */
			$said[] = sprintf( __( '£%s raised', 'hearth-hammer' ), number_format_i18n( $total['raised'] ) );
		}
		/* translators: 1: heading, e.g. Auction results 2026, 2: e.g. 12 sales, 340 of 400 lots sold */
		return sprintf( __( '%1$s: %2$s. See what each lot made.', 'hearth-hammer' ), $page['title'], implode( ', ', $said ) );
	}

	/** @param array<string, mixed> $page Of Auctions::make_page(). */
	private static function of_make( array $page ): string {
		/* translators: 1: heading, e.g. Ford Fiesta at auction, 2: e.g. 3 lots in coming sales */
		return sprintf( __( '%1$s: %2$s, with mileage, history and guide price for each.', 'hearth-hammer' ), $page['heading'], $page['count'] );
	}

	private static function coming( string $sales ): string {
		/* translators: %s: the next sale or sales */
		return sprintf( __( 'Next: %s.', 'hearth-hammer' ), $sales );
	}
}
