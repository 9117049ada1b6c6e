<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Clients;

use HearthHammer\Auctions\Platform\Admin\PlatformScreen;
use HearthHammer\Auctions\Platform\PlatformClient;
use HearthHammer\Auctions\Platform\PlatformFailed;
use HearthHammer\Auctions\Platform\Records\LotMapper;
use HearthHammer\Auctions\Platform\SaleKey;
use HearthHammer\Auctions\Platform\Spool;
use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Settings\Field;
use HearthHammer\Core\Settings\FieldType;
use SensitiveParameter;

defined( 'ABSPATH' ) || exit;

/**
 * BidJS by Bidlogix, by its documentation at docs.bidjs.com: "Auctions List", "Auction Report", "Items Report".
 *
 * The auction report leaves out, by its own documentation, what was bought at once or by offer, and items whose only bid
 * was cancelled. Those of ours that it lacks are asked for by their ids; of others BidJS can only be asked by an id that
 * nobody here knows. So a report that is complete as an answer may still be short of lots: they are told by number, what
 * came is taken, and staff say whether it is the whole catalogue. An answer that is cut off is no JSON, and is refused.
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

	/** @return list<Field> */
	public static function fields(): array {
		return array(
			new Field( 'auctioneer_id', __( 'Auctioneer ID', 'hearth-hammer' ), FieldType::Text, __( 'Your auctioneer ID in BidJS.', 'hearth-hammer' ), sanitiser: PlatformScreen::number( ... ), refusal: __( 'Use numbers only.', 'hearth-hammer' ) ),
			new Field( 'client_id', __( 'Client ID', 'hearth-hammer' ), FieldType::Text, __( 'The ID of your site in BidJS.', 'hearth-hammer' ), sanitiser: PlatformScreen::number( ... ), refusal: __( 'Use numbers only.', 'hearth-hammer' ) ),
			new Field( 'bidjs_key', __( 'API key', 'hearth-hammer' ), FieldType::Secret, sanitiser: PlatformScreen::credential( ... ) ),
			new Field( 'bidjs_secret', __( 'API secret', 'hearth-hammer' ), FieldType::Secret, sanitiser: PlatformScreen::credential( ... ) ),
			new Field( 'department', __( 'Department', 'hearth-hammer' ), FieldType::Choice, __( 'The department for new sales from BidJS, which has no departments. Staff can move a sale later.', 'hearth-hammer' ), choices: PlatformScreen::departments() ),
		);
	}

	public function read_sales( Spool $into ): void {
		$this->auctions(
			function ( array $auction ) use ( $into ): void {
				$foreign = BidJsItem::foreign_currency( $auction['currency'] ?? null );
				if ( ! BidJsItem::is_shop( $auction ) && '' !== $foreign ) {
					/* translators: 1: title of a sale, 2: code of a currency, e.g. EUR */
					$into->note( sprintf( __( '“%1$s” was skipped because it is in %2$s; only sales in pounds can be imported', 'hearth-hammer' ), mb_substr( SaleKey::text( $auction['title'] ?? '' ), 0, 100 ), $foreign ) );
				} elseif ( ! BidJsItem::is_shop( $auction ) ) {
					$sale = BidJsItem::sale( $auction, $this->department );
					$into->add( $sale, "{$sale['auctioneer_id']}/{$sale['sale_id']}" );
				}
			}
		);
	}

	public function read_lots( SaleKey $sale, Spool $into, string $lot = '', array $known = array() ): void {
		if ( '' !== $lot ) {
			$this->items( array( $lot ), $sale, $into, new BidJsArrivals() );
			return;
		}
		$auction = $this->auction( $sale );
		$foreign = BidJsItem::foreign_currency( $auction['currency'] ?? null );
		if ( '' !== $foreign ) {
			/* translators: %s: code of a currency, e.g. EUR */
			throw new PlatformFailed( sprintf( __( 'the sale is in %s; only sales in pounds can be imported', 'hearth-hammer' ), $foreign ) );
		}
		$total = $auction['itemCount'] ?? null;
		if ( ! is_int( $total ) || $total < 0 ) {
			throw new PlatformFailed( __( 'the platform does not say how many lots this sale has', 'hearth-hammer' ) );
		}
		$came = new BidJsArrivals( is_array( $auction['currency'] ?? null ) ? $auction['currency']['id'] ?? null : null );
		$this->transport->rows(
			sprintf( '%s/auction-mgt/bdxapi/reporting/auction/%s/category?%s', $this->base, rawurlencode( $sale->sale ), $this->query( array( 'includeImages' => 'true' ) ) ),
			$this->headers(),
			array( 'models', 'auctionReport', 'items' ),
			function ( array $item ) use ( $sale, $into, $came ): void {
				$this->add( $item, $sale, $into, $came );
			}
		);
		$this->items( array_values( array_filter( $known, static fn ( string $id ): bool => ! $came->has( $id ) ) ), $sale, $into, $came );
		if ( $came->count() !== $total ) {
			$into->is_short( $came->count(), $total, $came->shortfall( $total ) );
		}
	}

	public function pictures(): MediaFolder {
		return new MediaFolder( '' );
	}

	public function papers(): MediaFolder {
		return new MediaFolder( '' );
	}

	/** @return array<mixed> What the list says of a sale. */
	private function auction( SaleKey $sale ): array {
		$found = null;
		$this->auctions(
			static function ( array $auction ) use ( $sale, &$found ): void {
				if ( SaleKey::text( $auction['id'] ?? null ) === $sale->sale ) {
					$found = $auction;
				}
			}
		);
		return $found ?? throw new PlatformFailed( __( 'the platform does not list this sale', 'hearth-hammer' ) );
	}

	/** @param callable(array<mixed>): void $row */
	private function auctions( callable $row ): void {
		$this->transport->rows( sprintf( '%s/auction-mgt/bdxapi/auctions/%s?%s', $this->base, rawurlencode( $this->auctioneer ), $this->query() ), $this->headers(), array( 'models', 'auctionReferenceModel', 'collection' ), $row );
	}

	/** @param list<string> $ids */
	private function items( array $ids, SaleKey $sale, Spool $into, BidJsArrivals $came ): void {
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
				function ( array $item ) use ( $sale, $into, $asked, $came ): void {
					isset( $asked[ SaleKey::text( $item['id'] ?? null ) ] ) || throw new PlatformFailed( __( 'an item was received that was not requested', 'hearth-hammer' ) );
					$this->add( $item, $sale, $into, $came );
				}
			);
		}
	}

	/** @param array<mixed> $item */
	private function add( array $item, SaleKey $sale, Spool $into, BidJsArrivals $came ): void {
		$lot = BidJsItem::lot( $item, $sale );
		if ( ! SaleKey::is_id( $lot['lot_id'] ) ) {
			throw new PlatformFailed( __( 'an item has no valid ID', 'hearth-hammer' ) );
		}
		$came->add( $lot['lot_id'], SaleKey::text( $lot['lot_number'] ) );
		if ( BidJsItem::HIDDEN === $lot['status'] ) {
			return;
		}
		if ( ! $came->is_in_pounds( $item ) ) {
			// Rather no price than one in another currency.
			unset( $lot['hammer'] );
			$lot['status'] = LotMapper::NO_STATUS;
			/* translators: %s: number of a lot */
			$into->note( sprintf( __( 'lot %s is in another currency, so its price and status were not imported', 'hearth-hammer' ), SaleKey::text( $lot['lot_number'] ) ) );
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

	/** @return array<string, string> What a debugger may show: not the credentials. */
	public function __debugInfo(): array {
		return array( 'base' => $this->base );
	}
}
