<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Lots;

use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\SaleAddresses;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sales\SaleStatus;
use HearthHammer\Core\Facts\FactSource;
use HearthHammer\Core\Fields\ReadsFields;
use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Core\Text\PlainText;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * A lot as it is stored: its post, the fields of lot-fields.json, and its sale.
 *
 * Reading one costs no statement where WordPress has primed its post, its sale's, and their meta.
 */
final readonly class LotRecord implements FactSource {

	use ReadsFields;

	/** An unsold lot stays for sale for a year after its sale: an archive of many years is not a shop. */
	public const STAYS_FOR_SALE = YEAR_IN_SECONDS;

	/** @param array<string, mixed> $fields By name, cleaned. */
	private function __construct(
		public WP_Post $post,
		private array $fields,
		public ?SaleRecord $sale,
	) {}

	/** Null where the post is no lot. */
	public static function of( int $id ): ?self {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof WP_Post || LotPostType::NAME !== $post->post_type ) {
			return null;
		}
		$fields = LotFields::fields()->read( $id );
		return new self( $post, $fields, SaleRecord::of( (int) $fields['sale'] ) );
	}

	public function id(): int {
		return $this->post->ID;
	}

	public function title(): string {
		return PlainText::typed( $this->post->post_title );
	}

	public function number(): LotNumber {
		return new LotNumber( $this->text( 'lot_number' ) );
	}

	public function status(): LotStatus {
		return LotStatus::from( $this->text( 'status' ) );
	}

	public function price_status(): PriceStatus {
		return PriceStatus::from( $this->text( 'price_status' ) );
	}

	/** Its sale's; a lot without a sale counts as the first business's. */
	public function business(): Business {
		return $this->sale?->business() ?? array_values( Business::all() )[0];
	}

	/** Unix seconds: when bidding on it ends, or its sale begins; 0 where no date is known. */
	public function ends_at(): int {
		return $this->int( 'ends_at' ) ?: ( $this->sale?->ends_at() ?: ( $this->sale?->starts_at() ?? 0 ) );
	}

	/** Unix seconds: when bidding on this very lot ends; 0 where it ends with its sale. A platform may give each lot the end of a sale in the room. */
	public function own_end(): int {
		$ends = $this->int( 'ends_at' );
		return null === $this->sale || $this->sale->is_timed() || $ends !== $this->sale->ends_at() ? $ends : 0;
	}

	/** Whether visitors may see it: it is published, and its sale shows its lots. */
	public function is_published(): bool {
		return 'publish' === $this->post->post_status && '' === $this->post->post_password && true === $this->sale?->shows_lots();
	}

	/** Whether visitors may make an offer for it outside the auction: before its sale begins, or after it while the lot is still for sale. */
	public function takes_offers( int $now ): bool {
		$said = $this->text( 'prior_offers' );
		if ( 'no' === $said || null === $this->sale || ! $this->is_published() ) {
			return false;
		}
		$has_begun = SaleStatus::Catalogue !== $this->sale->status() || ( $this->sale->starts_at() > 0 && $this->sale->starts_at() <= $now );
		return $this->is_still_for_sale( $now ) || ( $this->status()->is_open() && ! $has_begun && ( 'yes' === $said || true === $this->sale->department()?->takes_offers ) );
	}

	/** Whether its sale is over and it can be bought (SALE-05). */
	public function is_still_for_sale( int $now ): bool {
		return SaleStatus::Finished === $this->sale?->status() && $this->sale->starts_at() > $now - self::STAYS_FOR_SALE && $this->is_left_over();
	}

	/** Whether it was offered and not sold, is not offered again, and takes offers. */
	public function is_left_over(): bool {
		return $this->status()->is_unsold() && 0 === $this->int( 'later_lot' ) && 'no' !== $this->text( 'prior_offers' );
	}

	/** Its number in addresses and orders: a platform may give one number to two lots. */
	public function address_number(): LotNumber {
		$twin = $this->text( 'number_twin' );
		return '' === $twin ? $this->number() : new LotNumber( $this->text( 'lot_number' ) . '-' . $twin );
	}

	/** Empty where it has no sale or no number. */
	public function address(): string {
		$number = $this->address_number()->slug();
		return null === $this->sale || '' === $number ? '' : SaleAddresses::lot( $this->sale->slug(), $number );
	}

	/** Null where nobody said where it is; 0, 0 lies in the sea. */
	public function coordinates(): ?Coordinates {
		$latitude  = $this->float( 'latitude' );
		$longitude = $this->float( 'longitude' );
		return 0.0 === $latitude && 0.0 === $longitude ? null : new Coordinates( $latitude, $longitude );
	}

	public function postcode(): ?Postcode {
		return Postcode::parse( $this->text( 'postcode' ) );
	}

	/** @return int|null What it was sold for, in pence; null where it is not sold or the price is not said. Its whole pounds alone decide orders and filters. */
	public function hammer_price(): ?int {
		$pence = $this->hammer_in_pence();
		return $this->status()->is_sold() && $pence > 0 ? $pence : null;
	}

	/** Pence where the hammer fell, 0 for none. Of a lot that is not sold this is the highest bid, which is for staff alone. */
	public function hammer_in_pence(): int {
		return 100 * $this->int( 'hammer' ) + $this->int( 'hammer_pence' );
	}

	/**
	 * Rent a year as a share of the hammer price, or of the guide before the sale, in per cent; null where either is
	 * unknown, or the guide is not shown: with the rent, it would follow from the yield.
	 */
	public function gross_yield(): ?float {
		$price = intdiv( $this->hammer_price() ?? 0, 100 ) ?: ( $this->price_status()->shows_figures() ? $this->int( 'guide_low' ) : 0 );
		return $this->int( 'rent' ) > 0 && $price > 0 ? round( 100 * $this->int( 'rent' ) / $price, 2 ) : null;
	}

	/** Whole years from its first registration to the sale (or to now, where the sale has no date); null where either is unknown. */
	public function age(): ?int {
		$registered = date_create_immutable( $this->text( 'first_registered' ) );
		if ( '' === $this->text( 'first_registered' ) || false === $registered ) {
			return null;
		}
		$sale = date_create_immutable( '@' . ( $this->sale?->starts_at() ?: time() ) );
		return false === $sale || $sale < $registered ? 0 : $registered->diff( $sale )->y;
	}

	/** @return array<string, mixed> */
	private function fields(): array {
		return $this->fields;
	}
}
