<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

use HearthHammer\Auctions\Auctions;
use HearthHammer\Theme\Plugins;

/** What the pages of the auctions show. */
final class AuctionsView {

	/** @return array<string, mixed>|null As SalePages\AuctionPages makes it; null where this page is none of them. */
	public static function current(): ?array {
		return Plugins::auctions() ? Auctions::current_page() : null;
	}

	/** @return array<string, mixed>|null What the page of a sale says above its lots. */
	public static function sale(): ?array {
		return Plugins::auctions() ? Auctions::sale( (int) get_the_ID() ) : null;
	}

	/** @return array<string, string> Address → label: the pages above a sale. */
	public static function trail( ?string $url = null, string $label = '' ): array {
		$links = array( home_url( '/' ) => __( 'Home', 'hearth-hammer' ) );
		if ( Plugins::auctions() ) {
			$links[ Auctions::addresses()['all'] ] = __( 'Auctions', 'hearth-hammer' );
		}
		return null === $url ? $links : $links + array( $url => $label );
	}

	/** Whose site an address of the bidding platform is, in words; empty where it is none or our own. */
	public static function platform_line( string $url ): string {
		$host = (string) wp_parse_url( $url, PHP_URL_HOST );
		/* translators: %s: name of another website, e.g. bid.example.co.uk */
		return '' === $host || wp_parse_url( home_url(), PHP_URL_HOST ) === $host ? '' : sprintf( __( 'Opens our bidding platform, %s', 'hearth-hammer' ), preg_replace( '/^www\./', '', $host ) );
	}

	/**
	 * When and where a sale is.
	 *
	 * @param array<string, mixed> $sale
	 * @return array<string, string> Label → text.
	 */
	public static function place( array $sale ): array {
		return array_filter(
			array(
				__( 'When', 'hearth-hammer' )  => (string) $sale['when'],
				__( 'Where', 'hearth-hammer' ) => implode( ', ', array_filter( array( $sale['venue'], $sale['venue_postcode'] ) ) ),
			)
		);
	}

	/**
	 * How it is held.
	 *
	 * @param array<string, mixed> $sale
	 * @return array<string, string> Label → text.
	 */
	public static function manner( array $sale ): array {
		return array_filter(
			array(
				__( 'Auction type', 'hearth-hammer' ) => (string) $sale['sale_type'],
				__( 'Remote bidding', 'hearth-hammer' ) => ucfirst( implode( ', ', $sale['bidding'] ) ),
				__( 'Entries close', 'hearth-hammer' ) => (string) $sale['entries_close'],
				__( 'Payment terms', 'hearth-hammer' ) => (string) $sale['deposit'],
				__( 'Viewing', 'hearth-hammer' ) => implode( "\n", array_map( static fn ( array $day ): string => implode( ' – ', array_filter( $day ) ), $sale['viewings'] ) ),
			)
		);
	}
}
