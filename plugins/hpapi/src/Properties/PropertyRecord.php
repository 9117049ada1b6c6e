<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties;

use HearthHammer\Core\Facts\FactSource;
use HearthHammer\Core\Fields\ReadsFields;
use HearthHammer\Core\Place\Coordinates;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Core\Text\PlainText;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * A property as it is stored: its post and the fields of property-fields.json.
 *
 * Reading one costs no statement where WordPress has primed the post and its meta.
 */
final readonly class PropertyRecord implements FactSource {

	use ReadsFields;

	/** @param array<string, mixed> $fields By name, cleaned. */
	private function __construct(
		public WP_Post $post,
		private array $fields,
	) {}

	/** Null where the post is no property. */
	public static function of( int $id ): ?self {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post || PropertyPostType::NAME !== $post->post_type ) {
			return null;
		}
		$fields = PropertyFields::fields()->read( $id );
		// A property that staff typed in has no such flag; only a feed can hide what is published.
		$fields['published'] = $fields['published'] || ! PropertyFields::fields()->has( $id, 'published' );
		return new self( $post, $fields );
	}

	public function channel(): Channel {
		return Channel::from( $this->int( 'channel' ) );
	}

	public function status(): Status {
		return Status::from( $this->text( 'status' ) );
	}

	/** Whether visitors may see it in lists. */
	public function is_published(): bool {
		return 'publish' === $this->post->post_status && '' === $this->post->post_password && $this->is( 'published' ) && Status::Withdrawn !== $this->status();
	}

	public function price(): Price {
		return new Price( $this->channel(), $this->int( 'price' ), $this->text( 'price_qualifier' ), $this->text( 'rent_frequency' ) );
	}

	/** Unix seconds: when it came on the market, or else was written. */
	public function listed_at(): int {
		return $this->int( 'listed_at' ) > 0 ? $this->int( 'listed_at' ) : (int) get_post_time( 'U', true, $this->post );
	}

	/** Unix seconds of the day of its last change of price, where that was a reduction and visitors may know; else 0. */
	public function reduced_at(): int {
		return $this->price()->is_hidden() || ! $this->status()->on_market() ? 0 : PriceHistory::reduced_at( $this->list( 'price_history' ) );
	}

	/** Unix seconds of the day on which its sale or let was agreed; 0 where none is. */
	public function agreed_at(): int {
		if ( 'complete' !== $this->status()->group() ) {
			return 0;
		}
		$day = PriceHistory::agreed_at( $this->list( 'price_history' ) );
		// It came as sold: that was before its last change.
		return $day > 0 ? $day : $this->int( 'updated_at' );
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

	/** One line, as it is shown: never the house number of an owner who asked for that. */
	public function address(): string {
		$display = $this->text( 'display_address' );
		if ( '' !== $display ) {
			return $display;
		}
		return '' !== trim( $this->post->post_title ) ? PlainText::typed( $this->post->post_title ) : implode( ', ', array_filter( array( $this->text( 'address_2' ), $this->text( 'town' ) ) ) );
	}

	/** e.g. "4 bedroom detached house for sale". */
	public function heading(): string {
		return PropertyTypes::heading( $this->text( 'property_type' ), $this->int( 'bedrooms' ), $this->channel() );
	}

	/** @return array<string, mixed> */
	private function fields(): array {
		return $this->fields;
	}
}
