<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Clients;

use HearthHammer\Auctions\Platform\PlatformFailed;
use HearthHammer\Auctions\Platform\SaleKey;
use HearthHammer\Auctions\Platform\Spool;

/**
 * Reads the pages of a catalogue of our plain feed, and says whether they make a whole one: every page had the same
 * `etag`, and `total` lots with different ids came.
 */
final readonly class CataloguePages {

	private const TRIES      = 3;
	private const MOST_PAGES = 500;
	private const MOST_LOTS  = 50000;

	/** @param \Closure(int, callable(array<mixed>): void): array<mixed> $page Fetches page N: gives each lot to the callback, and what stands beside them back. */
	public function __construct( private \Closure $page ) {}

	/**
	 * @param string $only One lot's id: the whole catalogue is read all the same, and this lot kept.
	 * @throws PlatformFailed Where it is not whole.
	 */
	public function read( SaleKey $sale, Spool $into, string $only ): void {
		for ( $try = 1; $try <= self::TRIES; $try++ ) {
			if ( $this->read_once( $sale, $into, $only ) ) {
				return;
			}
			$into->reset();
		}
		throw new PlatformFailed( __( 'the catalogue kept changing while it was being read', 'hearth-hammer' ) );
	}

	/** @return bool False where it changed between two of its pages. */
	private function read_once( SaleKey $sale, Spool $into, string $only ): bool {
		$first = null;
		$seen  = array();
		$page  = 0;
		do {
			++$page;
			$rest = ( $this->page )(
				$page,
				static function ( array $lot ) use ( $sale, $into, $only, &$seen ): void {
					$id = SaleKey::text( $lot['lot_id'] ?? null );
					if ( ! SaleKey::is_id( $id ) || ! $sale->is_of( $lot['auctioneer_id'] ?? null, $lot['sale_id'] ?? null ) ) {
						throw new PlatformFailed( SaleKey::is_id( $id ) ? sprintf( /* translators: %s: id of a lot */ __( 'lot %s belongs to another sale', 'hearth-hammer' ), $id ) : __( 'a lot has no valid ID', 'hearth-hammer' ) );
					}
					if ( isset( $seen[ $id ] ) || count( $seen ) >= self::MOST_LOTS ) {
						throw new PlatformFailed( isset( $seen[ $id ] ) ? sprintf( /* translators: %s: id of a lot */ __( 'lot %s was received twice', 'hearth-hammer' ), $id ) : __( 'the catalogue has too many lots', 'hearth-hammer' ) );
					}
					$seen[ $id ] = true;
					if ( '' === $only || $only === $id ) {
						$into->add( $lot, $id );
					}
				}
			);
			$head   = self::head( $rest, $page );
			$first ??= $head;
			if ( $head !== $first ) {
				return false;
			}
		} while ( $page < $first['pages'] );
		if ( count( $seen ) !== $first['total'] ) {
			throw new PlatformFailed( sprintf( /* translators: 1: how many lots came, 2: how many there are */ _n( 'only %1$d of %2$d lot was received', 'only %1$d of %2$d lots were received', $first['total'], 'hearth-hammer' ), count( $seen ), $first['total'] ) );
		}
		return true;
	}

	/**
	 * @param array<mixed> $rest
	 * @return array{pages: int, total: int, etag: string}
	 */
	private static function head( array $rest, int $page ): array {
		[ 'page' => $number, 'pages' => $pages, 'total' => $total, 'etag' => $etag ] = $rest + array( 'page' => null, 'pages' => null, 'total' => null, 'etag' => null );
		if ( ! is_int( $number ) || ! is_int( $pages ) || ! is_int( $total ) || ! is_string( $etag ) || '' === $etag || $total < 0 || $pages < 0 || $pages > self::MOST_PAGES ) {
			throw new PlatformFailed( __( 'a page of the catalogue has no page number', 'hearth-hammer' ) );
		}
		if ( $number !== $page ) {
			throw new PlatformFailed( sprintf( /* translators: 1: page that came, 2: page that was asked for */ __( 'page %1$d of the catalogue was received instead of page %2$d', 'hearth-hammer' ), $number, $page ) );
		}
		return array( 'pages' => max( 1, $pages ), 'total' => $total, 'etag' => $etag );
	}
}
