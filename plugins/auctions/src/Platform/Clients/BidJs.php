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
 * BidJS by Bidlogix, by its documentation at docs.bidjs.com: the list of auctions, the auction report and the items report.
 *
 * A catalogue is whole when as many different items came as the list says the auction has. The auction report leaves out
 * what was bought at once or by offer, so those of ours that it lacks are asked for by their ids.
 */
final readonly class BidJs implements PlatformClient {

	/** Of one items report: BidJS takes about 6 KB of address, or 1,000 ids. */
	private const MOST_IDS    = 1000;
	private const MOST_LENGTH = 5500;

	/**
	 * @param string $department Where sales go: BidJS knows no departments.
	 * @param string $secret     With the key the credential.
	 */
	public function __construct(
		private Transport $transport,
		private string $base,
		private string $auctioneer,
		private string $client,
		private string $department,
		#[SensitiveParameter]
		private string $key,
		#[SensitiveParameter]
		private string $secret,
	) {}

	public function name(): string {
		return PlatformSettings::BIDJS;
	}

	public function read_sales( Spool $into ): void {
		$this->auctions(
			function ( array $auction ) use ( $into ): void {
				if ( ! BidJsItem::is_shop( $auction ) ) {
					$sale = BidJsItem::sale( $auction, $this->department );
					$into->add( $sale, "{$sale['auctioneer_id']}/{$sale['sale_id']}" );
				}
			}
		);
	}

	public function read_lots( SaleKey $sale, Spool $into, string $lot = '', array $known = array() ): void {
		if ( '' !== $lot ) {
			$this->items( array( $lot ), $sale, $into );
			return;
		}
		$total  = $this->count( $sale );
		$hidden = array();
		$this->transport->rows(
			sprintf( '%s/auction-mgt/bdxapi/reporting/auction/%s/category?%s', $this->base, rawurlencode( $sale->sale ), $this->query( array( 'includeImages' => 'true' ) ) ),
			$this->headers(),
			array( 'models', 'auctionReport', 'items' ),
			function ( array $item ) use ( $sale, $into, &$hidden ): void {
				$this->add( $item, $sale, $into, $hidden );
			}
		);
		$this->items( array_values( array_filter( $known, static fn ( string $id ): bool => ! $into->has( $id ) && ! isset( $hidden[ $id ] ) ) ), $sale, $into, $hidden );
		$came = $into->count() + count( $hidden );
		if ( $came !== $total ) {
			throw new PlatformFailed( sprintf( /* translators: 1: how many lots came, 2: how many there are */ _n( 'only %1$d of %2$d lot was received', 'only %1$d of %2$d lots were received', $total, 'hearth-hammer' ), $came, $total ) );
		}
	}

	public function pictures(): MediaFolder {
		return new MediaFolder( '' );
	}

	public function papers(): MediaFolder {
		return new MediaFolder( '' );
	}

	/** How many items the list says that an auction has. */
	private function count( SaleKey $sale ): int {
		$total = null;
		$this->auctions(
			static function ( array $auction ) use ( $sale, &$total ): void {
				if ( SaleKey::text( $auction['id'] ?? null ) === $sale->sale ) {
					$total = $auction['itemCount'] ?? null;
				}
			}
		);
		if ( ! is_int( $total ) || $total < 0 ) {
			throw new PlatformFailed( __( 'the platform does not list this sale, or does not say how many lots it has', 'hearth-hammer' ) );
		}
		return $total;
	}

	/** @param callable(array<mixed>): void $row */
	private function auctions( callable $row ): void {
		$this->transport->rows( sprintf( '%s/auction-mgt/bdxapi/auctions/%s?%s', $this->base, rawurlencode( $this->auctioneer ), $this->query() ), $this->headers(), array( 'models', 'auctionReferenceModel', 'collection' ), $row );
	}

	/**
	 * @param list<string>        $ids
	 * @param array<true>         $hidden By id.
	 */
	private function items( array $ids, SaleKey $sale, Spool $into, array &$hidden = array() ): void {
		$waiting = $ids;
		while ( array() !== $waiting ) {
			$now = array();
			while ( array() !== $waiting && count( $now ) < self::MOST_IDS && strlen( implode( ',', $now ) ) + strlen( $waiting[0] ) < self::MOST_LENGTH ) {
				$now[] = array_shift( $waiting );
			}
			$asked = array_fill_keys( $now, true );
			$this->transport->rows(
				sprintf( '%s/auction-mgt/bdxapi/reporting/auctionitem?ids=%s&%s', $this->base, rawurlencode( implode( ',', $now ) ), $this->query( array( 'includeImages' => 'true' ) ) ),
				$this->headers(),
				array( 'models', 'auctionReport', 'items' ),
				function ( array $item ) use ( $sale, $into, $asked, &$hidden ): void {
					isset( $asked[ SaleKey::text( $item['id'] ?? null ) ] ) || throw new PlatformFailed( __( 'an item was received that was not requested', 'hearth-hammer' ) );
					$this->add( $item, $sale, $into, $hidden );
				}
			);
		}
	}

	/**
	 * @param array<mixed>        $item
	 * @param array<true>         $hidden By id.
	 */
	private function add( array $item, SaleKey $sale, Spool $into, array &$hidden ): void {
		$lot = BidJsItem::lot( $item, $sale );
		if ( ! SaleKey::is_id( $lot['lot_id'] ) ) {
			throw new PlatformFailed( __( 'an item has no valid ID', 'hearth-hammer' ) );
		}
		if ( isset( $hidden[ $lot['lot_id'] ] ) ) {
			throw new PlatformFailed( sprintf( /* translators: %s: id of a lot */ __( '%s was received twice', 'hearth-hammer' ), $lot['lot_id'] ) );
		}
		if ( BidJsStatuses::HIDDEN === $lot['status'] ) {
			$hidden[ $lot['lot_id'] ] = true;
			return;
		}
		$into->add( $lot, $lot['lot_id'] );
	}

	/** @param array<string, string> $more */
	private function query( array $more = array() ): string {
		return http_build_query( array( 'clientId' => $this->client, ...$more ) );
	}

	/** @return array<string, string> */
	private function headers(): array {
		return array(
			'BDXAPI_NAME'  => sha1( "bdxapikey={$this->key}&bdxapiClientId={$this->client}&bdxapisecret={$this->secret}" ),
			'Content-Type' => 'application/json',
		);
	}

	/** @return array<string, string> What a debugger may show. */
	public function __debugInfo(): array {
		return array( 'name' => $this->name() );
	}
}
