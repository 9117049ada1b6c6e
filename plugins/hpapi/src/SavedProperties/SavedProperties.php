<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedProperties;

use HearthHammer\Core\Page\CacheTags;
use HearthHammer\Hpapi\Properties\PropertyAddresses;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\Properties\PropertyTags;
use HearthHammer\Hpapi\Properties\Status;
use HearthHammer\Hpapi\Search\PropertySearch;

/**
 * The properties that a visitor's browser remembers, by their numbers: what is left of them today.
 *
 * The server keeps no list of anybody's; the numbers come with each request.
 */
final readonly class SavedProperties {

	/** A browser keeps no more, so a request needs no more. */
	public const MOST = 100;

	public function __construct( private PropertySearch $search ) {}

	/**
	 * The numbers in a parameter such as `12,7,31`: each once, in order, the first hundred.
	 *
	 * @return list<int>
	 */
	public static function ids( mixed $typed ): array {
		if ( ! is_string( $typed ) || 1 !== preg_match( '/^[0-9]{1,15}(?:,[0-9]{1,15})*$/D', $typed ) ) {
			return array();
		}
		return array_slice( array_values( array_unique( array_filter( array_map( intval( ... ), explode( ',', $typed ) ) ) ) ), 0, self::MOST );
	}

	/**
	 * @param list<int> $ids
	 * @return list<array{id: int, card: array<string, mixed>|null, address: string, url: string}> In the order asked
	 *         for. Without a card it has left the market; the address is empty where visitors must not know it.
	 */
	public function find( array $ids ): array {
		CacheTags::show_each( PropertyTags::PAGE, $ids );
		$cards = array_column( $this->search->cards_of( $ids ), null, 'id' );
		$left  = $this->withdrawn( array_values( array_diff( $ids, array_keys( $cards ) ) ) );
		return array_map(
			static fn ( int $id ): array => array(
				'id'      => $id,
				'card'    => $cards[ $id ] ?? null,
				'address' => $left[ $id ]['address'] ?? '',
				'url'     => $left[ $id ]['url'] ?? '',
			),
			$ids
		);
	}

	/**
	 * Those whose page still answers, with similar ones.
	 *
	 * @param list<int> $ids
	 * @return array<int, array{address: string, url: string}>
	 */
	private function withdrawn( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		// Posts and fields of all in two statements.
		_prime_post_caches( $ids, false, true );
		$found = array();
		foreach ( $ids as $id ) {
			$record = PropertyPostType::NAME === get_post_type( $id ) ? PropertyRecord::of( $id ) : null;
			if ( null !== $record && Status::Withdrawn === $record->status() && $record->is( 'published' ) && 'publish' === $record->post->post_status && '' === $record->post->post_password ) {
				$found[ $id ] = array(
					'address' => $record->address(),
					'url'     => PropertyAddresses::of( $record->post ),
				);
			}
		}
		return $found;
	}
}
