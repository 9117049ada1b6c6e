<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search\Lists;

use HearthHammer\Core\Page\Slug;
use HearthHammer\Hpapi\Parishes\Parish;
use HearthHammer\Hpapi\Parishes\ParishRepository;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Index\Stock;

/**
 * The active parishes as links to their lists.
 */
final readonly class ParishLinks {

	public function __construct( private ParishRepository $parishes ) {}

	/** @return list<array{id: int, name: string, slug: string, url: string, page_url: string, count: int}> */
	public function active( ?Channel $channel ): array {
		$stock  = Stock::now();
		$places = array();
		foreach ( $this->parishes->all() as $parish ) {
			$sales    = $stock->in_parish( $parish->id, Channel::Sales );
			$lettings = $stock->in_parish( $parish->id, Channel::Lettings );
			$count    = match ( $channel ) {
				Channel::Sales => $sales,
				Channel::Lettings => $lettings,
				null => $sales + $lettings,
			};
			if ( $count > 0 ) {
				$places[] = self::place( $parish, $count, $channel ?? ( $sales > 0 ? Channel::Sales : Channel::Lettings ) );
			}
		}
		return $places;
	}

	/** @return array{id: int, name: string, slug: string, url: string, page_url: string, count: int} */
	private static function place( Parish $parish, int $count, Channel $channel ): array {
		return array(
			'id'       => $parish->id,
			'name'     => $parish->name,
			'slug'     => $parish->slug,
			'url'      => home_url( "/property-{$channel->slug()}/{$parish->slug}/" ),
			'page_url' => home_url( '/' . Slug::of( 'parish' ) . "/{$parish->slug}/" ),
			'count'    => $count,
		);
	}
}
