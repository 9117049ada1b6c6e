<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\PropertyHive;

use HearthHammer\Core\Text\PlainText;
use HearthHammer\Hpapi\Feeds\AcresParser;
use HearthHammer\Hpapi\Feeds\Stock\StockMapper;
use HearthHammer\Hpapi\Feeds\Stock\StockRow;

defined( 'ABSPATH' ) || exit;

/**
 * From a property of Property Hive to one in our words.
 */
final class HiveMapper extends StockMapper {

	/** Changes when the same row is to give another record: the next run maps and writes every property again. */
	public const VERSION = '1';

	protected const KEY_FIELD = '_reference_number';

	/** Marketing flags that were true on one day. */
	private const PASSING_FLAGS = '/\bnew instruction\b|\breduced\b|\bnew to (the )?market\b|\bjust (added|listed)\b/i';

	public function version(): string {
		return self::VERSION;
	}

	/** The rooms of a home, the sections of a commercial property, and what else has no field here. */
	protected function text( StockRow $in ): string {
		$parts        = array();
		$dimensions   = $in->numbered( '_rooms', '_room_dimensions_' );
		$descriptions = $in->numbered( '_rooms', '_room_description_' );
		foreach ( $in->numbered( '_rooms', '_room_name_' ) as $i => $name ) {
			$parts[] = self::section( $name, $dimensions[ $i ], $descriptions[ $i ] );
		}
		$descriptions = $in->numbered( '_descriptions', '_description_' );
		foreach ( $in->numbered( '_descriptions', '_description_name_' ) as $i => $name ) {
			$parts[] = self::section( $name, '', $descriptions[ $i ] );
		}
		$parts[] = HiveMaterial::flooding( $in );
		return implode( "\n", array_filter( $parts ) );
	}

	private static function section( string $name, string $dimensions, string $text ): string {
		$heading = trim( ( '' === $name ? '' : '<strong>' . $name . '</strong>' ) . ( '' === $dimensions ? '' : ' (' . $dimensions . ')' ) );
		if ( str_contains( $text, '<p' ) ) {
			return ( '' === $heading ? '' : '<p>' . $heading . '</p>' ) . $text;
		}
		$lines = array_filter( array( $heading, nl2br( $text, false ) ) );
		return array() === $lines ? '' : '<p>' . implode( '<br>', $lines ) . '</p>';
	}

	protected function fields( StockRow $in, string $text, array $media ): array {
		$features = $this->features( $in );
		$summary  = $in->own( 'excerpt', 1000 );
		$acres    = AcresParser::parse( $summary . ' . ' . implode( ' . ', $features ) . ' . ' . PlainText::of( $text ) );
		return ( new HiveMarket() )->of( $in ) + $this->address( $in ) + HiveMaterial::of( $in, $features, $media ) + array(
			'bedrooms'     => (int) $in->number( '_bedrooms', 999 ),
			'bathrooms'    => (int) $in->number( '_bathrooms', 999 ),
			'living_rooms' => (int) $in->number( '_reception_rooms', 999 ),
			'new_home'     => array() !== preg_grep( '/\bnew[- ](home|build)\b/i', $in->terms( 'marketing_flag' ) ),
			'summary'      => $summary,
			'features'     => $features,
			'acres'        => $acres ?? 0.0,
			'acres_source' => null === $acres ? '' : 'feed_text',
		);
	}

	/** @return list<string> What was written or ticked, the outside space, and the flags that stay true. */
	private function features( StockRow $in ): array {
		$written = array_map( static fn ( string $one ): string => mb_substr( PlainText::of( $one ), 0, 200 ), $in->numbered( '_features', '_feature_' ) );
		$flags   = array_filter( $in->terms( 'marketing_flag' ), static fn ( string $one ): bool => 1 !== preg_match( self::PASSING_FLAGS, $one ) );
		$all     = array();
		foreach ( array( ...$written, ...$in->terms( 'property_feature' ), ...$in->terms( 'outside_space' ), ...$flags ) as $one ) {
			'' === $one || $all[ mb_strtolower( $one ) ] ??= $one;
		}
		return array_values( $all );
	}

	/** @return array<string, mixed> */
	private function address( StockRow $in ): array {
		$fields = array(
			'address_1'       => trim( $in->text( '_address_name_number' ) . ' ' . $in->text( '_address_street' ) ),
			'address_2'       => $in->text( '_address_two' ),
			'address_3'       => '',
			'address_4'       => $in->text( '_address_four' ),
			'town'            => $in->text( '_address_three', 100 ),
			'postcode'        => $in->postcode( '_address_postcode' ),
			'display_address' => $in->own( 'title' ),
		);
		return $in->address( $fields, $in->raw( '_latitude' ), $in->raw( '_longitude' ) );
	}
}
