<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sellers;

use Closure;
use HearthHammer\Auctions\Enquiries\Enquiry;
use HearthHammer\Auctions\Enquiries\EnquiryRepository;
use HearthHammer\Auctions\Enquiries\Sell\SellQuestion;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Lots\LotText;
use HearthHammer\Auctions\Lots\LotWriter;
use HearthHammer\Auctions\Sales\Business;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Core\Database\Transaction;
use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Core\Text\NumberPlate;
use RuntimeException;

/**
 * SALE-07: makes a draft lot of an entry from 'Sell at our auction', with what the seller told. An entry has one lot.
 */
final readonly class EntryLots {

	/** @param Closure(): array<string, string> $makes What people type for a make, in lower case, to its name. */
	public function __construct(
		private EnquiryRepository $enquiries,
		private SellerRepository $sellers,
		private LotWriter $lots,
		private Gazetteer $gazetteer,
		private Closure $makes,
	) {}

	/** The lot that was made of an entry; null where there is none, or it was deleted. */
	public static function lot_of( Enquiry $entry ): ?LotRecord {
		$lot = LotRecord::of( $entry->lot );
		return null === $lot || 'trash' === $lot->post->post_status ? null : $lot;
	}

	/**
	 * @param bool $is_message_used Whether the seller's message begins the description. It may be private, so staff decide.
	 * @return int The lot: the one that is there, or a new draft.
	 * @throws WriteFailed Where the database refuses; nothing has changed then.
	 */
	public function make( Enquiry $entry, SaleRecord $sale, bool $is_message_used ): int {
		$there = self::lot_of( $entry );
		if ( null !== $there ) {
			return $there->id();
		}
		[ $text, $fields ] = $this->draft( $entry, $is_message_used );
		// Before the transaction: a postcode that is not known yet may be asked of a service.
		$place = $this->place( $fields );
		try {
			$made = 0;
			return Transaction::run(
				function () use ( $entry, $sale, $text, $fields, $place, &$made ): int {
					$made = $this->lots->create( $sale, $text, $fields, LotWriter::STAFF, static fn (): array => $place, 'draft' );
					$this->sellers->save( new Seller( $made, $entry->name, $entry->email, $entry->phone ), time() );
					return $this->enquiries->link_lot( $entry, $made ) ? $made : throw new WriteFailed( 'This entry has another lot.' );
				},
				static fn () => clean_post_cache( $made )
			);
		} catch ( RuntimeException $fault ) {
			$now   = $this->enquiries->find( $entry->id );
			$other = null === $now ? null : self::lot_of( $now );
			return $other?->id() ?? throw ( $fault instanceof WriteFailed ? $fault : new WriteFailed( $fault->getMessage() ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
	}

	/** @return array{LotText, array<string, mixed>} Its words and its fields. */
	private function draft( Enquiry $entry, bool $is_message_used ): array {
		$told    = self::told( $entry );
		$fields  = match ( true ) {
			isset( $told['plate'] )   => $this->vehicle( $told ),
			isset( $told['address'] ) => self::property( $told['address'] ),
			default                   => array(),
		};
		$title   = $told['property'] ?? $told['vehicle'] ?? $told['item'] ?? ( isset( $told['plate'] ) ? NumberPlate::spaced( $told['plate'] ) : $entry->subject );
		$content = implode( "\n\n", array_filter( array( $told['property'] ?? '', $is_message_used ? $entry->message : '' ) ) );
		return array( new LotText( $title, trim( wpautop( esc_html( $content ) ) ) ), $fields );
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return array<string, mixed> The fields of its point on the map; empty where that is not known.
	 */
	private function place( array $fields ): array {
		$postcode = Postcode::parse( (string) ( $fields['postcode'] ?? '' ) );
		$location = null === $postcode ? null : $this->gazetteer->locate( $postcode );
		return null === $location ? array() : array( 'latitude' => $location->coordinates->latitude, 'longitude' => $location->coordinates->longitude, 'location_quality' => $location->quality() );
	}

	/** @return array<string, string> Name of a question to its answer, which is stored below the question's words. */
	private static function told( Enquiry $entry ): array {
		$business = Business::from_slug( $entry->business );
		$told     = array();
		foreach ( null === $business ? array() : SellQuestion::asked_by( $business ) as $question ) {
			if ( isset( $entry->details[ $question->label ] ) ) {
				$told[ $question->name ] = $entry->details[ $question->label ];
			}
		}
		return $told;
	}

	/**
	 * @param array<string, string> $told
	 * @return array<string, mixed>
	 */
	private function vehicle( array $told ): array {
		$typed = $told['vehicle'] ?? '';
		$found = array( 'plate' => $told['plate'], 'mileage' => isset( $told['mileage'] ) ? (int) str_replace( ',', '', $told['mileage'] ) : null, 'model' => $typed );
		$words = explode( ' ', $typed );
		$makes = '' === $typed ? array() : ( $this->makes )();
		// The longest first: Land Rover, then Land.
		for ( $count = min( 4, count( $words ) ); $count > 0; $count-- ) {
			$make = $makes[ mb_strtolower( implode( ' ', array_slice( $words, 0, $count ) ) ) ] ?? '';
			if ( '' !== $make ) {
				return array( 'make' => $make, 'model' => implode( ' ', array_slice( $words, $count ) ) ) + $found;
			}
		}
		return $found;
	}

	/** @return array<string, mixed> The postcode at the end of what was typed, and the address before it. */
	private static function property( string $typed ): array {
		$postcode = 1 === preg_match( '/^(.+?)[\s,]+([A-Za-z]{1,2}[0-9][0-9A-Za-z]?\s?[0-9][A-Za-z]{2})[\s.]*$/u', $typed, $parts ) ? Postcode::parse( $parts[2] ) : null;
		return array(
			'display_address' => null === $postcode ? $typed : $parts[1],
			'postcode'        => (string) $postcode,
		);
	}
}
