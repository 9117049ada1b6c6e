<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds;

/**
 * How much land a property has, from its description: feeds have no field for it.
 *
 * The first area that is stated counts, because summaries and features come before the long text. A text that
 * names only somebody else's acres ('shared use of', 'overlooking') states none.
 */
final class AcresParser {

	private const ACRES_IN_A_HECTARE = 2.47105;

	private const WORDS = array(
		'one'    => 1.0,
		'two'    => 2.0,
		'three'  => 3.0,
		'four'   => 4.0,
		'five'   => 5.0,
		'six'    => 6.0,
		'seven'  => 7.0,
		'eight'  => 8.0,
		'nine'   => 9.0,
		'ten'    => 10.0,
		'eleven' => 11.0,
		'twelve' => 12.0,
		'fifteen' => 15.0,
		'twenty' => 20.0,
		'thirty' => 30.0,
		'forty'  => 40.0,
		'fifty'  => 50.0,
		'a hundred' => 100.0,
	);

	private const PARTS = array(
		'half'           => 0.5,
		'third'          => 0.333,
		'two thirds'     => 0.667,
		'quarter'        => 0.25,
		'three quarters' => 0.75,
		'fifth'          => 0.2,
		'sixth'          => 0.167,
		'eighth'         => 0.125,
		'tenth'          => 0.1,
	);

	private const SIGNS = array(
		'½' => ' 1/2',
		'¼' => ' 1/4',
		'¾' => ' 3/4',
		'⅓' => ' 1/3',
		'⅔' => ' 2/3',
		'⅛' => ' 1/8',
		'–' => '-',
		'‐' => '-',
	);

	/** Such a mention gives way to one that says it exactly: 'nearly an acre … gardens of 0.9 acre'. */
	private const ROUGHLY = '/\b(about|nearly|almost|just|over|under|approximately|approx\.?|some|circa|around) $/';

	private const SOMEBODY_ELSES = '/\b(shared?|communal|overlook(s|ing)?|views? (over|of|across)|backs? (on ?to)|use of|adjoin(s|ing)?|additional|further|available (to rent|by separate)|surrounded by)\b[^.]{0,40}$/';

	/** Acres to two decimals, or null where none are stated. */
	public static function parse( string $text ): ?float {
		$text = strtr( mb_strtolower( $text ), self::SIGNS );
		$text = (string) preg_replace( '/(?<=[a-z])-(?=[a-z])/', ' ', $text );
		$text = (string) preg_replace( '/[\s\x{A0}]+/u', ' ', $text );
		if ( ! str_contains( $text, 'acre' ) && ! str_contains( $text, 'hectare' ) && 1 !== preg_match( '/\d ?ha\b/', $text ) ) {
			return null;
		}
		$own = array_values( array_filter( self::mentions( $text ), static fn ( array $one ): bool => 1 !== preg_match( self::SOMEBODY_ELSES, $one[1] ) && $one[0] > 0 && $one[0] < 100000 ) );
		if ( array() === $own ) {
			return null;
		}
		[ $acres, $before ] = $own[0];
		foreach ( 1 === preg_match( self::ROUGHLY, $before ) ? $own : array() as [ $closer, $how, $metric ] ) {
			if ( ! $metric && 1 !== preg_match( self::ROUGHLY, $how ) && abs( $closer - $acres ) <= $acres / 4 ) {
				return round( $closer, 2 );
			}
		}
		return round( $acres, 2 );
	}

	/**
	 * @return list<array{float, string, bool}> Acres, the text just before them, and whether they were hectares; in the text's order.
	 */
	private static function mentions( string $text ): array {
		$number = '(?:\d+(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+';
		$words  = implode( '|', array_keys( self::WORDS ) );
		$parts  = 'three quarters|two thirds|' . implode( '|', array_keys( self::PARTS ) );
		$unit   = '(?<unit>acres?|hectares?|ha)\b';
		$vague  = '(?:of |or |about |approximately |approx\.? |just (?:over|under) |some |circa |c\.? ?|nearly |almost |in all |extending to |: |= )*';
		$found  = array();
		$shapes = array(
			// 1 1/2 acres, 3/4 acre, 1.5 acres, 2 hectares.
			"(?<![\d.\/,])(?:(?<whole>{$number}) (?:and )?)?(?<top>\d{1,2}) ?\/ ?(?<bottom>\d{1,2}) ?(?:of an? )?{$unit}",
			"(?<![\d.\/,])(?<decimal>{$number}) ?-?(?:of an? )?{$unit}",
			// Two and a half acres; one and three quarter acres.
			"\b(?<word>{$words})(?: and (?:a |an |one )?(?<and>{$parts}|three quarter|two third))?(?: of an?)? {$unit}",
			// Half an acre; a quarter of an acre; three-quarters of an acre; quarter acre.
			"\b(?<part>{$parts}|three quarter|two third)(?: of)?(?: an?)? {$unit}",
			// An acre; an acre and a half.
			"\b(?<one>an?) (?<onlyunit>acre|hectare)\b(?: and an? (?<onehalf>half|quarter|third))?",
			// Acres of ground: 1 1/2; acreage: 2.3.
			"\b(?:acres|acreage)(?: of (?:ground|land|grounds|gardens?))? ?{$vague}(?<after>{$number})(?: (?<aftertop>\d{1,2})\/(?<afterbottom>\d{1,2}))?(?! ?(?:bed|min|mile|year|sq))",
		);
		foreach ( $shapes as $shape ) {
			preg_match_all( "/{$shape}/", $text, $matches, PREG_SET_ORDER | PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL );
			foreach ( $matches as $match ) {
				$at            = $match[0][1];
				$end           = $at + strlen( (string) $match[0][0] );
				$match         = array_map( static fn ( array $one ): string => (string) $one[0], $match );
				$found[]       = array( $at, $end, self::acres( $match ), self::is_metric( $match ) );
			}
		}
		// Of mentions that overlap the one that begins first is the whole of it.
		usort( $found, static fn ( array $a, array $b ): int => array( $a[0], -$a[1] ) <=> array( $b[0], -$b[1] ) );
		$mentions = array();
		$passed   = -1;
		foreach ( $found as [ $at, $end, $acres, $metric ] ) {
			if ( $at >= $passed ) {
				$mentions[] = array( $acres, substr( $text, max( 0, $at - 60 ), min( 60, $at ) ), $metric );
				$passed     = $end;
			}
		}
		return $mentions;
	}

	/** @param array<array-key, string> $match */
	private static function acres( array $match ): float {
		$get    = static fn ( string $name ): string => $match[ $name ] ?? '';
		$number = static fn ( string $name ): float => (float) str_replace( ',', '', $get( $name ) );
		$part   = static fn ( string $name ): float => self::PARTS[ rtrim( $get( $name ), 's' ) ] ?? self::PARTS[ $get( $name ) ] ?? self::PARTS[ $get( $name ) . 's' ] ?? 0.0;
		$share  = static fn ( string $top, string $bottom ): float => $number( $bottom ) > 0 ? $number( $top ) / $number( $bottom ) : 0.0;
		$amount = match ( true ) {
			'' !== $get( 'top' ) => $number( 'whole' ) + $share( 'top', 'bottom' ),
			'' !== $get( 'decimal' ) => $number( 'decimal' ),
			'' !== $get( 'word' ) => self::WORDS[ $get( 'word' ) ] + $part( 'and' ),
			'' !== $get( 'part' ) => $part( 'part' ),
			'' !== $get( 'one' ) => 1.0 + $part( 'onehalf' ),
			default => $number( 'after' ) + $share( 'aftertop', 'afterbottom' ),
		};
		return self::is_metric( $match ) ? $amount * self::ACRES_IN_A_HECTARE : $amount;
	}

	/** @param array<array-key, string> $match */
	private static function is_metric( array $match ): bool {
		return str_starts_with( ( $match['unit'] ?? '' ) . ( $match['onlyunit'] ?? '' ), 'h' );
	}
}
