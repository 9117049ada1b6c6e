<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Feeds\Blm;

/**
 * Brings a row's values to the columns of the definition. Systems disagree on the delimiter behind the last field: the
 * definition has it and rows have not, or rows have one too many. What most rows of a feed do is no fault. A row that
 * does otherwise looks like one that lacks a field in its middle, or has one too many; its values then tell whether they
 * stand where they should.
 */
final readonly class RowShape {

	/** One delimiter behind the last field is the format, a second one too many. */
	private const MOST = 2;

	/** What columns can hold at all, where the column is easily told from its neighbours. */
	private const LOOKS = array(
		'/^AGENT_REF$/'                                    => '/^[^\s<>"\']*$/',
		'/^STATUS_ID$/'                                    => '/^\d$/',
		'/^TRANS_TYPE_ID$/'                                => '/^[1-9]$/',
		'/^(BEDROOMS|BATHROOMS|LIVING_ROOMS)$/'            => '/^\d*$/',
		'/^(PROP_SUB_ID|PRICE_QUALIFIER|LET_(TYPE_ID|FURN_ID|RENT_FREQUENCY)|TENURE_TYPE_ID)$/' => '/^\d*$/',
		'/^PRICE$/'                                        => '/^[^A-Za-z]{0,3}[\d.,\s]*[^A-Za-z\d]{0,3}([A-Za-z]{3})?$/',
		'/^(PUBLISHED_FLAG|NEW_HOME_FLAG)$/'               => '/^[0-9YNyn]?$/',
		'/^(CREATE_DATE|UPDATE_DATE|LET_DATE_AVAILABLE)$/' => '#^(\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}.{0,15})?$#',
		'/^MEDIA_(IMAGE|FLOOR_PLAN)_\d+$/'                 => '#^(https?://.+|.+\.[A-Za-z]{3,4})?$#i',
		'/^POSTCODE1$/'                                    => '/^([A-Za-z]{1,2}\d[A-Za-z\d]?( ?\d[A-Za-z]{2})?)?$/',
		'/^POSTCODE2$/'                                    => '/^(\d[A-Za-z]{2})?$/',
	);

	/** @var array<int, string> Place to what it must look like. */
	private array $looks;

	private int $width;

	private int $habit;

	/** @param int|null $habit How many values more than columns most rows have; null where the definition tells. */
	public function __construct( private BlmHeader $header, ?int $habit = null ) {
		$this->habit = $habit ?? ( $header->trailing ? 1 : 0 );
		$this->width = count( $header->columns );
		$looks       = array();
		foreach ( $header->columns as $place => $column ) {
			foreach ( self::LOOKS as $name => $look ) {
				if ( 1 === preg_match( $name, $column ) ) {
					$looks[ $place ] = $look;
				}
			}
		}
		$this->looks = $looks;
	}

	/**
	 * @param list<string> $values Between the delimiters, the last one included.
	 * @return list<string>|null As many as there are columns; null where it cannot be told which is which.
	 */
	public function fit( array $values ): ?array {
		$blanks = 0;
		for ( $place = count( $values ) - 1; $place >= 0 && '' === trim( $values[ $place ] ); $place-- ) {
			++$blanks;
		}
		$first = array_slice( $values, 0, $this->width );
		$more  = count( $values ) - $this->width;
		if ( $more < 0 || $more > self::MOST || $blanks < $more ) {
			return null;
		}
		// A value behind which no delimiter stands, where the definition has one: only that can be missing.
		$is_plain = $more === $this->habit || ( 0 === $more && 0 === $blanks );
		return $is_plain || $this->are_in_place( $first ) ? $first : null;
	}

	/**
	 * How many fields a row has, counted as most rows of the feed end.
	 *
	 * @param int $values Between the delimiters.
	 */
	public function fields( int $values ): int {
		return max( 1, $values - $this->habit );
	}

	/**
	 * What most rows do.
	 *
	 * @param list<int> $widths Numbers of values of some rows.
	 */
	public static function habit( BlmHeader $header, array $widths ): ?int {
		$times = array_count_values( array_filter( array_map( static fn ( int $width ): int => $width - count( $header->columns ), $widths ), static fn ( int $more ): bool => $more >= 0 && $more <= self::MOST ) );
		arsort( $times );
		return array_key_first( $times );
	}

	/** @param list<string> $values As many as there are columns. */
	private function are_in_place( array $values ): bool {
		foreach ( $this->looks as $place => $look ) {
			if ( 1 !== preg_match( $look, trim( $values[ $place ] ) ) ) {
				return false;
			}
		}
		return true;
	}
}
