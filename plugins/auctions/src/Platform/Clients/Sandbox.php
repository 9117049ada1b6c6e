<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Clients;

use HearthHammer\Auctions\Platform\PlatformClient;
use HearthHammer\Auctions\Platform\PlatformFailed;
use HearthHammer\Auctions\Platform\PlatformSettings;
use HearthHammer\Auctions\Platform\SaleKey;
use HearthHammer\Auctions\Platform\Spool;
use HearthHammer\Core\Json\BadJson;
use HearthHammer\Core\Json\JsonRows;
use HearthHammer\Core\Media\MediaFolder;

defined( 'ABSPATH' ) || exit;

/**
 * A platform that is a folder of files in our plain feed's form, for the demo and for trying things out. Nobody is asked.
 *
 * `sales.json`, `{sale}/lots.json`, `documents/`, `videos/`; pictures in `../pictures/`.
 */
final readonly class Sandbox implements PlatformClient {

	public function __construct( private string $folder ) {}

	public function name(): string {
		return PlatformSettings::SANDBOX;
	}

	public function read_sales( Spool $into ): void {
		$now = time();
		$this->rows(
			'/sales.json',
			'sales',
			static function ( array $sale ) use ( $into, $now ): void {
				$key = SaleKey::of( $sale['auctioneer_id'] ?? null, $sale['sale_id'] ?? null );
				if ( null === $key ) {
					throw new PlatformFailed( __( 'a sale has no valid ID', 'hearth-hammer' ) );
				}
				$into->add( RelativeTimes::resolve( $sale, $now ), $key->feed() );
			}
		);
	}

	public function read_lots( SaleKey $sale, Spool $into, string $lot = '', array $known = array() ): void {
		$now  = time();
		$page = fn ( int $number, callable $row ): array => $this->rows(
			1 === $number ? "/{$sale->sale}/lots.json" : "/{$sale->sale}/lots-{$number}.json",
			'lots',
			static fn ( array $one ) => $row( RelativeTimes::resolve( $one, $now ) )
		);
		( new CataloguePages( $page ) )->read( $sale, $into, $lot );
	}

	public function pictures(): MediaFolder {
		return new MediaFolder( dirname( $this->folder ) . '/pictures', true );
	}

	public function papers(): MediaFolder {
		return new MediaFolder( $this->folder, true );
	}

	/**
	 * @param callable(array<mixed>): mixed $row
	 * @return array<mixed>
	 */
	private function rows( string $file, string $list, callable $row ): array {
		try {
			return JsonRows::each( $this->folder . $file, array( $list ), static function ( array $one ) use ( $row ): void {
				$row( $one );
			} );
		} catch ( BadJson $bad ) {
			throw new PlatformFailed( ltrim( $file, '/' ) . ': ' . $bad->getMessage() ); // phpcs:ignore WordPress.Security.EscapeOutput -- Ours.
		}
	}
}
