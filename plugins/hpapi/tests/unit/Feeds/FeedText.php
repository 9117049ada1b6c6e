<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Unit\Feeds;

/**
 * Writes BLM feeds for tests: a sound one, and from it every kind of broken one.
 */
final class FeedText {

	public const COLUMNS = array( 'AGENT_REF', 'BRANCH_ID', 'ADDRESS_1', 'ADDRESS_2', 'TOWN', 'POSTCODE1', 'POSTCODE2', 'DISPLAY_ADDRESS', 'FEATURE1', 'SUMMARY', 'DESCRIPTION', 'BEDROOMS', 'PRICE', 'PRICE_QUALIFIER', 'STATUS_ID', 'TRANS_TYPE_ID', 'PROP_SUB_ID', 'PUBLISHED_FLAG', 'CREATE_DATE', 'MEDIA_IMAGE_00', 'MEDIA_IMAGE_TEXT_00' );

	public string $field_end = '^';
	public string $row_end   = '~';
	public string $break     = "\n";

	/** @var list<string> */
	public array $columns = self::COLUMNS;

	/** @var list<array<string, string>> */
	public array $rows = array();

	public ?string $count = null;

	/** @param array<string, string> ...$rows Column to value, over the defaults of a plain house. */
	public static function of( array ...$rows ): self {
		$feed = new self();
		foreach ( array_values( $rows ) as $number => $row ) {
			$feed->rows[] = $row + array(
				'AGENT_REF'       => 'ABC_' . ( 1001 + $number ),
				'BRANCH_ID'       => 'ABC',
				'ADDRESS_1'       => '14 Mill Lane',
				'TOWN'            => 'Cranbrook',
				'POSTCODE1'       => 'TN17',
				'POSTCODE2'       => '3BQ',
				'DISPLAY_ADDRESS' => 'Mill Lane, Cranbrook',
				'SUMMARY'         => 'A house.',
				'DESCRIPTION'     => '<p>A house.</p>',
				'BEDROOMS'        => '3',
				'PRICE'           => '400000',
				'STATUS_ID'       => '0',
				'TRANS_TYPE_ID'   => '1',
				'PROP_SUB_ID'     => '4',
				'PUBLISHED_FLAG'  => '1',
				'CREATE_DATE'     => '2026-05-01 09:00:00',
			);
		}
		return $feed;
	}

	public function __toString(): string {
		$line  = fn ( array $values ): string => implode( $this->field_end, $values ) . $this->field_end . $this->row_end;
		$lines = array( '#HEADER#', 'Version : 3', "EOF : '{$this->field_end}'", "EOR : '{$this->row_end}'" );
		if ( null !== $this->count ) {
			$lines[] = 'Property Count : ' . $this->count;
		}
		array_push( $lines, '', '#DEFINITION#', $line( $this->columns ), '', '#DATA#' );
		foreach ( $this->rows as $row ) {
			$lines[] = $line( array_map( static fn ( string $column ): string => $row[ $column ] ?? '', $this->columns ) );
		}
		return implode( $this->break, array( ...$lines, '', '#END#', '' ) );
	}

	/** Line on which the data begins. */
	public function first_line(): int {
		return null === $this->count ? 10 : 11;
	}
}
