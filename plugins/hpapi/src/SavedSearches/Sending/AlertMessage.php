<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Sending;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Subscription\OneClick;
use HearthHammer\Core\Templates\Template;
use HearthHammer\Hpapi\SavedSearches\Events\Availability;
use HearthHammer\Hpapi\SavedSearches\SavedSearch;
use HearthHammer\Hpapi\SavedSearches\Search\QueryAreas;
use HearthHammer\Hpapi\SavedSearches\Search\StoredQuery;
use HearthHammer\Hpapi\SavedSearches\Visitor\SavedSearchLinks;

/**
 * The news of a saved search as a mail.
 */
final readonly class AlertMessage {

	public function __construct(
		private SavedSearchLinks $links,
		private QueryAreas $areas,
	) {}

	/**
	 * @param list<array<string, mixed>>                        $cards As card.json.
	 * @param array<int, array{kind: string, old_text: string}> $news  By post; may be more than there are cards.
	 */
	public function about( SavedSearch $search, StoredQuery $query, array $cards, array $news ): Message {
		$more = count( $news ) - count( $cards );
		$stop = $this->links->unsubscribe( $search );
		$view = array(
			'title'       => $this->title( $search, $news ),
			'search'      => $search->label,
			'cards'       => array_map( fn ( array $card ): array => self::card( $card, $news[ (int) $card['id'] ] ), $cards ),
			/* translators: %s: number of properties */
			'more'        => $more > 0 ? sprintf( _n( 'And %s more', 'And %s more', $more, 'hearth-hammer' ), number_format_i18n( $more ) ) : '',
			'list_url'    => $this->areas->url( $query ),
			'manage_url'  => $this->links->manage( $search ),
			'stop_url'    => $stop,
			'rhythm'      => $search->frequency->phrase(),
			'preheader'   => implode( ', ', array_map( static fn ( array $card ): string => $card['price_string'] . ' ' . $card['address'], array_slice( $cards, 0, 2 ) ) ),
			'site'        => ( new Company() )->name(),
			'site_url'    => home_url( '/' ),
		);
		$templates = new Template( dirname( __DIR__, 3 ) . '/templates/saved-searches' );
		return new Message(
			$search->email,
			$view['title'],
			$templates->get( 'mail-search-alert', $view ),
			$templates->get( 'mail-search-alert-text', $view ),
			OneClick::headers( $stop, 'saved-searches' )
		);
	}

	/**
	 * The subject and heading: one property by its own words, several by their number.
	 *
	 * @param array<int, array{kind: string, old_text: string}> $news
	 */
	private function title( SavedSearch $search, array $news ): string {
		$count   = count( $news );
		$kinds   = array_column( $news, 'kind' );
		$reduced = count( array_keys( $kinds, 'reduced', true ) );
		$freed   = count( array_intersect( $kinds, Availability::KINDS ) );
		$number  = number_format_i18n( $count );
		$what    = match ( true ) {
			/* translators: 1: number of properties, 2: a search, e.g. Houses for sale in Rye */
			$reduced === $count => sprintf( _n( '%1$s price drop: %2$s', '%1$s price drops: %2$s', $count, 'hearth-hammer' ), $number, $search->label ),
			/* translators: 1: number of properties, 2: a search, e.g. Houses for sale in Rye */
			$reduced > 0 => sprintf( _n( '%1$s new or reduced property: %2$s', '%1$s new or reduced properties: %2$s', $count, 'hearth-hammer' ), $number, $search->label ),
			/* translators: 1: number of properties, 2: a search, e.g. Houses to rent in Rye */
			$freed === $count => sprintf( _n( '%1$s newly available property: %2$s', '%1$s newly available properties: %2$s', $count, 'hearth-hammer' ), $number, $search->label ),
			/* translators: 1: number of properties, 2: a search, e.g. Houses to rent in Rye */
			$freed > 0 => sprintf( _n( '%1$s new or newly available property: %2$s', '%1$s new or newly available properties: %2$s', $count, 'hearth-hammer' ), $number, $search->label ),
			/* translators: 1: number of properties, 2: a search, e.g. Houses for sale in Rye */
			default => sprintf( _n( '%1$s new property: %2$s', '%1$s new properties: %2$s', $count, 'hearth-hammer' ), $number, $search->label ),
		};
		return mb_substr( $what, 0, 180 );
	}

	/**
	 * @param array<string, mixed>                  $card
	 * @param array{kind: string, old_text: string} $news
	 * @return array<string, string>
	 */
	private static function card( array $card, array $news ): array {
		$picture = $card['images'][0] ?? null;
		return array(
			'url'       => (string) $card['url'],
			'heading'   => (string) $card['heading'],
			'address'   => (string) $card['address'],
			'price'     => trim( $card['price_qualifier_label'] . ' ' . $card['price_string'] ),
			'old_price' => '' !== $news['old_text'] && $news['old_text'] !== $card['price_string'] ? $news['old_text'] : '',
			'kind'      => $news['kind'],
			'badge'     => match ( $news['kind'] ) {
				'reduced' => __( 'Price reduced', 'hearth-hammer' ),
				'back' => __( 'Back on the market', 'hearth-hammer' ),
				'available' => __( 'Available now', 'hearth-hammer' ),
				'soon' => __( 'Available within a month', 'hearth-hammer' ),
				'sooner' => __( 'Available sooner', 'hearth-hammer' ),
				default => __( 'New', 'hearth-hammer' ),
			},
			'image'     => is_array( $picture ) ? (string) $picture['src'] : '',
			'alt'       => is_array( $picture ) ? (string) $picture['alt'] : '',
		);
	}
}
