<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Clients;

use Closure;
use HearthHammer\Auctions\Platform\Admin\PlatformScreen;
use HearthHammer\Auctions\Platform\PlatformClient;
use HearthHammer\Auctions\Platform\PlatformFailed;
use HearthHammer\Auctions\Platform\SaleKey;
use HearthHammer\Auctions\Platform\Spool;
use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Settings\Field;
use HearthHammer\Core\Settings\FieldType;
use SensitiveParameter;

defined( 'ABSPATH' ) || exit;

/**
 * Our plain feed, over HTTP or from files. A catalogue is whole when every page had the same `etag`, and `total` lots with
 * different ids came.
 */
final readonly class PlainFeed implements PlatformClient {

	private const TRIES      = 3;
	private const MOST_PAGES = 500;
	private const MOST_LOTS  = 50000;

	/**
	 * @param Closure(callable(array<mixed>): void): mixed                          $sales Gives each sale to the callback.
	 * @param Closure(string, int, callable(array<mixed>): void): array<mixed> $lots  Of a sale's id and a page's number: gives each lot to the callback, and returns what is beside them.
	 */
	public function __construct(
		private Closure $sales,
		private Closure $lots,
		private MediaFolder $pictures = new MediaFolder( '' ),
		private MediaFolder $papers = new MediaFolder( '' ),
	) {}

	public static function over_http( Transport $transport, string $base, #[SensitiveParameter] string $token ): self {
		$headers = '' === $token ? array() : array( 'Authorization' => 'Bearer ' . $token );
		return new self(
			static fn ( callable $row ): array => $transport->rows( "{$base}/sales", $headers, array( 'sales' ), $row ),
			static fn ( string $sale, int $page, callable $row ): array => $transport->rows( sprintf( '%s/sales/%s/lots?page=%d', $base, rawurlencode( $sale ), $page ), $headers, array( 'lots' ), $row )
		);
	}

	/** @return list<Field> */
	public static function fields(): array {
		return array( new Field( 'token', __( 'Feed token', 'hearth-hammer' ), FieldType::Secret, __( 'Sent as a bearer token. Plain JSON feed only.', 'hearth-hammer' ), sanitiser: PlatformScreen::credential( ... ) ) );
	}

	public function read_sales( Spool $into ): void {
		( $this->sales )(
			static function ( array $sale ) use ( $into ): void {
				$key = SaleKey::of( $sale['auctioneer_id'] ?? null, $sale['sale_id'] ?? null );
				if ( null === $key ) {
					throw new PlatformFailed( __( 'a sale has no valid ID', 'hearth-hammer' ) );
				}
				$into->add( $sale, $key->feed() );
			}
		);
	}

	public function read_lots( SaleKey $sale, Spool $into, string $lot = '', array $known = array() ): void {
		for ( $try = 1; $try <= self::TRIES; $try++ ) {
			if ( $this->read_pages( $sale, $into, $lot ) ) {
				return;
			}
			$into->reset();
		}
		throw new PlatformFailed( __( 'the catalogue kept changing while it was being read', 'hearth-hammer' ) );
	}

	public function pictures(): MediaFolder {
		return $this->pictures;
	}

	public function papers(): MediaFolder {
		return $this->papers;
	}

	/** @return bool False where the catalogue changed between two of its pages. */
	private function read_pages( SaleKey $sale, Spool $into, string $only ): bool {
		$first = null;
		$seen  = array();
		$page  = 0;
		do {
			++$page;
			$rest = ( $this->lots )(
				$sale->sale,
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
					// The whole catalogue is read all the same where one lot is wanted.
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

	/** @return array<string, string> What a debugger may show: not the token. */
	public function __debugInfo(): array {
		return array();
	}
}
