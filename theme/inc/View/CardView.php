<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

use HearthHammer\Core\Gallery\CardPicture;

/** A card (plugins/hpapi/schemas/parts/card.json) in the words a visitor reads. */
final readonly class CardView {

	/** How wide a card's picture is in a list: LIST-02's columns. */
	public const SIZES = '(min-width: 1800px) 24vw, (min-width: 1200px) 31vw, (min-width: 768px) 46vw, 86vw';

	/** The same in the list view, where a card takes a whole row. */
	public const LIST_SIZES = '(min-width: 768px) 40vw, calc(100vw - 2.5rem)';

	/** A price that fell or a house that came longer ago is no news. */
	private const NEWS_SECONDS = 60 * DAY_IN_SECONDS;

	public int $id;
	public string $url;
	public string $address;
	public string $price;
	public string $price_note;
	/** A week's rent beside a month's and the other way round; empty of a sale. */
	public string $other_rent;
	public string $ribbon;
	/** "Reduced 12 Nov", "Added today" and the like, short enough to stand beside a price; empty where it is no news. */
	public string $news;
	/** new, under-offer or complete. */
	public string $ribbon_kind;
	public string $summary;
	/** How many photographs there are, of which the card has the first few. */
	public int $pictures;
	public bool $has_floorplan;
	public bool $has_tour;
	/** @var list<string> */
	public array $facts;

	/** @param array<string, mixed> $card */
	public function __construct( private array $card ) {
		$this->id          = (int) $card['id'];
		$this->url         = (string) $card['url'];
		$this->address     = (string) $card['address'];
		$this->price       = (string) $card['price_string'];
		$this->price_note  = (string) $card['price_qualifier_label'];
		$this->other_rent  = (string) ( $card['other_rent'] ?? '' );
		$this->summary     = (string) $card['summary'];
		$this->pictures    = max( count( $card['images'] ), (int) ( $card['image_count'] ?? 0 ) );

		$this->has_floorplan = (bool) ( $card['has_floorplan'] ?? false );
		$this->has_tour      = (bool) ( $card['has_tour'] ?? false );
		$this->facts         = $this->facts();
		$this->news          = $this->news();
		$this->ribbon        = $this->ribbon();

		$this->ribbon_kind = match ( (string) $card['status_group'] ) {
			'under_offer' => 'under-offer',
			'complete'    => 'complete',
			default       => 'new',
		};
	}

	/** Sold or let: kept in lists to show what the firm does, but not for the visitor to want. */
	public function is_off_market(): bool {
		return 'complete' === $this->card['status_group'];
	}

	public function picture( string $sizes, bool $plays, bool $is_eager, bool $is_first ): CardPicture {
		$marks = array_filter(
			array(
				'floorplan' => $this->has_floorplan ? __( 'Floorplan', 'hearth-hammer' ) : '',
				'tour'      => $this->has_tour ? __( 'Video tour', 'hearth-hammer' ) : '',
			)
		);
		return new CardPicture( $this->card['images'], $this->pictures, $marks, $this->ribbon, $this->ribbon_kind, $plays, $sizes, $is_eager, $is_first );
	}

	private function ribbon(): string {
		if ( '' !== $this->card['status_label'] ) {
			return (string) $this->card['status_label'];
		}
		return match ( true ) {
			self::is_today( (int) $this->card['listed_at'] ) => __( 'New today', 'hearth-hammer' ),
			self::is_news( (int) $this->card['reduced_at'] ) => __( 'Reduced', 'hearth-hammer' ),
			default => $this->card['new_home'] ? __( 'New home', 'hearth-hammer' ) : '',
		};
	}

	/** What happened last, with its day. */
	private function news(): string {
		$reduced = (int) $this->card['reduced_at'];
		$listed  = (int) $this->card['listed_at'];
		if ( $this->is_off_market() ) {
			return '';
		}
		if ( $reduced > $listed && self::is_news( $reduced ) ) {
			/* translators: %s: today, or a date such as 12 Nov */
			return sprintf( __( 'Reduced %s', 'hearth-hammer' ), self::day( $reduced ) );
		}
		/* translators: %s: today, or a date such as 12 Nov */
		return self::is_news( $listed ) ? sprintf( __( 'Added %s', 'hearth-hammer' ), self::day( $listed ) ) : '';
	}

	private static function is_today( int $time ): bool {
		return $time > 0 && wp_date( 'Y-m-d', $time ) === wp_date( 'Y-m-d' );
	}

	private static function is_news( int $time ): bool {
		return $time > time() - self::NEWS_SECONDS && $time <= time();
	}

	/** By the site's clock. */
	private static function day( int $time ): string {
		/* translators: date format of a day in few letters, see https://www.php.net/manual/datetime.format.php */
		return self::is_today( $time ) ? __( 'today', 'hearth-hammer' ) : (string) wp_date( __( 'j M', 'hearth-hammer' ), $time );
	}

	/** @return list<string> */
	private function facts(): array {
		$facts = array();
		$beds  = (int) $this->card['bedrooms'];
		$baths = (int) $this->card['bathrooms'];
		$acres = (float) $this->card['acres'];
		if ( $beds > 0 ) {
			/* translators: %s: number of bedrooms */
			$facts[] = sprintf( _n( '%s bedroom', '%s bedrooms', $beds, 'hearth-hammer' ), number_format_i18n( $beds ) );
		}
		if ( $baths > 0 ) {
			/* translators: %s: number of bathrooms */
			$facts[] = sprintf( _n( '%s bathroom', '%s bathrooms', $baths, 'hearth-hammer' ), number_format_i18n( $baths ) );
		}
		if ( $acres >= 0.1 ) {
			/* translators: %s: area, such as 1.5 */
			$facts[] = sprintf( 1.0 === $acres ? __( '%s acre', 'hearth-hammer' ) : __( '%s acres', 'hearth-hammer' ), rtrim( rtrim( number_format_i18n( $acres, 2 ), '0' ), '.' ) );
		}
		if ( '' !== $this->card['property_type_label'] ) {
			$facts[] = (string) $this->card['property_type_label'];
		}
		/**
		 * Filters the facts of a property's card, wherever cards are.
		 *
		 * Example:
		 *
		 *     add_filter( 'hearth_hammer_card_facts', fn ( array $facts, array $card ) => array( ...$facts, $card['town'] ), 10, 2 );
		 *
		 * @param list<string>         $facts Plain text, in their order.
		 * @param array<string, mixed> $card  As in plugins/hpapi/schemas/parts/card.json.
		 */
		return array_values( array_filter( (array) apply_filters( 'hearth_hammer_card_facts', $facts, $this->card ), static fn ( mixed $fact ): bool => is_string( $fact ) && '' !== $fact ) );
	}
}
