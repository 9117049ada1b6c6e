<?php

declare( strict_types=1 );

namespace HearthHammer\Theme\View;

use HearthHammer\Auctions\Auctions;
use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Theme\Plugins;

/** What the plugins find of what was typed into the site's search; each kind by itself. Posts are WordPress's own. */
final readonly class SiteSearchView {

	private const CARDS = 6;

	/** Lots of property have no page of a search of their own: more of them are shown here. */
	private const PROPERTY_LOTS = 24;

	/**
	 * @param list<array{id: string, heading: string, total: int, url: string, cards: list<array<string, mixed>>}> $properties
	 * @param list<array{id: string, heading: string, total: int, html: string, url: string}>                                  $lots
	 */
	private function __construct(
		public array $properties,
		public array $lots,
	) {}

	/** Nothing where this is no search, or a later page of one. */
	public static function current(): self {
		$typed = is_search() && ! is_paged() ? trim( (string) get_search_query( false ) ) : '';
		return '' === $typed ? new self( array(), array() ) : new self( self::properties( $typed ), self::lots( $typed ) );
	}

	public function is_empty(): bool {
		return array() === $this->properties && array() === $this->lots;
	}

	/** @return list<array{id: string, label: string, total: int}> Each kind with results, and the id of its part of the page. */
	public function kinds(): array {
		global $wp_query;
		$words = (int) $wp_query->found_posts;
		$kinds = array_map( static fn ( array $found ): array => array( 'id' => $found['id'], 'label' => $found['heading'], 'total' => $found['total'] ), array( ...$this->properties, ...$this->lots ) );
		return 0 === $words ? $kinds : array( ...$kinds, array( 'id' => 'found-words', 'label' => __( 'Areas, news and pages', 'hearth-hammer' ), 'total' => $words ) );
	}

	/** What kind of page a result is, in a word. */
	public static function kind( string $post_type ): string {
		return match ( $post_type ) {
			'post' => __( 'News', 'hearth-hammer' ),
			'page' => __( 'Page', 'hearth-hammer' ),
			'hpapi_parish' => __( 'Area', 'hearth-hammer' ),
			'hpapi_staff' => __( 'Team member', 'hearth-hammer' ),
			default => (string) ( get_post_type_object( $post_type )->labels->singular_name ?? '' ),
		};
	}

	/** @return list<array{id: string, heading: string, total: int, url: string, cards: list<array<string, mixed>>}> */
	private static function properties( string $typed ): array {
		return ! Plugins::hpapi() ? array() : array_map(
			static fn ( array $found ): array => array(
				'id'      => Hpapi::SALES === $found['channel'] ? 'found-sale' : 'found-rent',
				'heading' => Hpapi::SALES === $found['channel'] ? __( 'Property for sale', 'hearth-hammer' ) : __( 'Property to rent', 'hearth-hammer' ),
				'total'   => $found['total'],
				'url'     => $found['url'],
				'cards'   => $found['cards'],
			),
			Hpapi::found( $typed, self::CARDS )
		);
	}

	/** @return list<array{id: string, heading: string, total: int, html: string, url: string}> */
	private static function lots( string $typed ): array {
		return ! Plugins::auctions() ? array() : array_map(
			static fn ( array $found ): array => array(
				'id'      => 'found-' . $found['business'],
				/* translators: %s: a business, e.g. Property auctions */
				'heading' => sprintf( __( '%s: lots', 'hearth-hammer' ), $found['label'] ),
				'total'   => $found['total'],
				'html'    => $found['html'],
				'url'     => $found['total'] > self::CARDS ? $found['url'] : '',
			),
			Auctions::found( $typed, self::CARDS, self::PROPERTY_LOTS )
		);
	}
}
