<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Clients;

use HearthHammer\Auctions\Platform\PlatformClient;
use HearthHammer\Auctions\Platform\PlatformFailed;
use HearthHammer\Auctions\Platform\PlatformSettings;
use HearthHammer\Auctions\Platform\SaleKey;
use HearthHammer\Auctions\Platform\Spool;
use HearthHammer\Core\Media\MediaFolder;
use SensitiveParameter;

defined( 'ABSPATH' ) || exit;

/**
 * Our plain JSON feed over HTTP.
 */
final readonly class JsonFeed implements PlatformClient {

	public function __construct(
		private Transport $transport,
		private string $base,
		#[SensitiveParameter]
		private string $token,
	) {}

	public function name(): string {
		return PlatformSettings::FEED;
	}

	public function read_sales( Spool $into ): void {
		$this->transport->rows(
			$this->base . '/sales',
			$this->headers(),
			array( 'sales' ),
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
		$page = fn ( int $number, callable $row ): array => $this->transport->rows( sprintf( '%s/sales/%s/lots?page=%d', $this->base, rawurlencode( $sale->sale ), $number ), $this->headers(), array( 'lots' ), $row );
		( new CataloguePages( $page ) )->read( $sale, $into, $lot );
	}

	public function pictures(): MediaFolder {
		return new MediaFolder( '' );
	}

	public function papers(): MediaFolder {
		return new MediaFolder( '' );
	}

	/** @return array<string, string> */
	private function headers(): array {
		return '' === $this->token ? array() : array( 'Authorization' => 'Bearer ' . $this->token );
	}

	/** @return array<string, string> What a debugger may show. */
	public function __debugInfo(): array {
		return array( 'name' => $this->name() );
	}
}
