<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Search;

use HearthHammer\Core\Place\NameKey;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Index\Card;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Properties\Index\PropertyWords;
use HearthHammer\Hpapi\Properties\PropertyTags;
use HearthHammer\Hpapi\Search\Filters\Keyword;

/**
 * Streets and references of the property on the market, for whoever types them where a place is asked for: one
 * statement. Whatever is suggested is found by Lists\ListPages::by_words().
 */
final class StockSuggestions {

	/** Rows that are looked at: the streets of a few words are few. */
	private const LOOKED_AT = 60;

	private const MOST = 4;

	/** Letters and digits: fewer begin too much. */
	private const SHORTEST = 3;

	/**
	 * @param string $typed As typed, valid UTF-8.
	 * @return list<array{label: string, kind: string, value: string, url: string}> As schemas/locations-answer.json.
	 */
	public function of( string $typed, Channel $channel ): array {
		PropertyTags::show_list( $channel );
		$query = SearchQuery::from_request( array( 'trans_type' => (string) $channel->value, 'keyword' => str_replace( '"', ' ', $typed ) ) );
		if ( strlen( NameKey::of( $typed ) ) < self::SHORTEST || ! isset( $query->filters['keyword'] ) ) {
			return array();
		}
		global $wpdb;
		$where = implode( ' AND ', array( Conditions::of( new SearchQuery( $channel ), null )->where, ...Keyword::of_a_few( (string) $query->filters['keyword'] ) ) );
		/** @var list<array{reference: string, card: string}> $rows */
		$rows  = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT reference, card FROM %i WHERE ', PropertyTable::name() ) . $where . $wpdb->prepare( ' LIMIT %d', self::LOOKED_AT ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared by Conditions and Keyword.
		$words = PropertyWords::words( $typed );
		$found = array();
		foreach ( $rows as $row ) {
			$address = (string) ( Card::decode( $row['card'] )['address'] ?? '' );
			foreach ( array( self::reference( $row['reference'], $address, $typed ), self::street( $address, $words ) ) as $line ) {
				if ( null !== $line ) {
					$found[ NameKey::of( $line['value'] ) ] ??= $line;
				}
			}
		}
		// The same each time, whatever order the rows come in.
		uasort( $found, static fn ( array $one, array $other ): int => strnatcasecmp( $one['value'], $other['value'] ) );
		return array_slice( array_values( $found ), 0, self::MOST );
	}

	/** @return array{label: string, kind: string, value: string, url: string}|null */
	private static function reference( string $reference, string $address, string $typed ): ?array {
		return '' === $reference || ! str_starts_with( NameKey::of( $reference ), NameKey::of( $typed ) ) ? null : array(
			'label' => trim( "{$reference}, {$address}", ', ' ),
			'kind'  => 'reference',
			'value' => $reference,
			'url'   => '',
		);
	}

	/**
	 * An address is a street's where its first part begins with a word that was typed, and the rest has the others.
	 *
	 * @param list<string> $words
	 * @return array{label: string, kind: string, value: string, url: string}|null
	 */
	private static function street( string $address, array $words ): ?array {
		// Without the number of the house: a street is meant.
		$address = (string) preg_replace( '/^\d+[a-z]?(?:\s*[-–]\s*\d+[a-z]?)?,?\s+/iu', '', $address );
		[ $street, $rest ] = array( ...array_map( trim( ... ), explode( ',', $address, 2 ) ), '' );
		$has               = static fn ( string $text, string $word ): bool => array() !== array_filter( PropertyWords::words( $text ), static fn ( string $one ): bool => str_starts_with( $one, $word ) );
		if ( '' === $rest || ! $has( $street, $words[0] ) ) {
			return null;
		}
		$missing = array_filter( $words, static fn ( string $word ): bool => ! $has( $address, $word ) );
		return array() !== $missing ? null : array(
			'label' => "{$street}, {$rest}",
			'kind'  => 'street',
			'value' => "{$street}, {$rest}",
			'url'   => '',
		);
	}
}
