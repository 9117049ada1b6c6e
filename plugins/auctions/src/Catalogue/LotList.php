<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Catalogue;

use Closure;
use HearthHammer\Auctions\Index\LotCardHtml;
use HearthHammer\Core\Assets\Assets;
use HearthHammer\Core\Gallery\CardPicture;

/**
 * A page of a catalogue as HTML: the page and REST print the same. Grid and list differ by the root's class alone.
 */
final readonly class LotList {

	/** After how many lots the department's card stands. */
	private const MARKETING_AFTER = 6;

	/** Lots that a page shows before anybody scrolls. */
	private const FIRST = 3;

	public function __construct( private MarketingCard $marketing ) {}

	/** The department's card, which stands between the lots of a first page; empty where there is nothing to say. */
	public function marketing( LotQuery $query, LotScope $scope ): string {
		return 1 === $query->page && array() !== $scope->sales ? $this->marketing->html( $query, $scope ) : '';
	}

	/**
	 * Lots of several sales, each with something at its foot.
	 *
	 * @param list<IndexedLot>           $lots
	 * @param Closure(IndexedLot): string $foot Safe HTML.
	 */
	public function outside( array $lots, Closure $foot ): string {
		self::enqueue();
		$cards = array();
		foreach ( $lots as $number => $lot ) {
			$cards[] = LotCardHtml::outside( $lot->html(), $lot->card(), $foot( $lot ), $number < self::FIRST );
		}
		return sprintf( '<div class="hh-lot-list hh-lot-list--grid" data-hh-card-words="%s">%s</div>', esc_attr( CardPicture::words() ), implode( '', $cards ) );
	}

	/** Whatever prints lots: their hearts, and pictures that are turned over. */
	private static function enqueue(): void {
		Assets::enqueue_enhancement( 'watched-lots' );
		Assets::enqueue_enhancement( 'card-gallery' );
	}

	/**
	 * @param bool|string $with_marketing Whether the department's card is between the lots, or the card itself.
	 * @param bool        $is_page        The page itself, whose first pictures wait for nothing.
	 */
	public function html( LotResult $result, LotTools $tools, bool|string $with_marketing = false, bool $is_page = false ): string {
		self::enqueue();
		$query = $result->query;
		$card  = true === $with_marketing ? $this->marketing( $query, $result->scope ) : (string) $with_marketing;
		// Such a lot leads to a catalogue that has its own state.
		$is_outside = 0 === $query->sale || $query->is_future;
		$cards      = array();
		foreach ( $result->lots as $number => $lot ) {
			$is_first = $is_page && $number < self::FIRST;
			$cards[]  = $is_outside ? LotCardHtml::outside( $lot->html(), $lot->card(), $tools->html( $lot ), $is_first ) : LotCardHtml::filled( $lot->html(), $query->query(), $tools->html( $lot ), $is_first );
		}
		if ( '' !== $card && array() !== $cards ) {
			array_splice( $cards, self::MARKETING_AFTER, 0, array( $card ) );
		}
		return sprintf(
			'<div class="hh-lot-list hh-lot-list--%s" data-total="%d" data-matching="%d" data-page="%d" data-pages="%d" data-version="%d" data-hh-card-words="%s">%s</div>',
			esc_attr( $query->view ),
			$result->total,
			$result->matching,
			$query->page,
			$result->pages,
			$result->scope->number(),
			esc_attr( CardPicture::words() ),
			implode( '', $cards )
		);
	}
}
