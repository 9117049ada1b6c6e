<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Feeds;

/**
 * Deliveries as agency systems write them: the definition ends with the field delimiter and rows do not, lines end with
 * CR LF, rows hold line breaks, the text is Windows-1252, pictures are named after branch, reference and number, columns
 * that this site does not know stand among the others, and nothing follows #END#.
 */
final class BranchExport {

	private const COLUMNS = array( 'AGENT_REF', 'ADDRESS_1', 'ADDRESS_2', 'ADDRESS_3', 'TOWN', 'POSTCODE1', 'POSTCODE2', 'FEATURE1', 'FEATURE2', 'SUMMARY', 'DESCRIPTION', 'BRANCH_ID', 'STATUS_ID', 'BEDROOMS', 'PRICE', 'PRICE_QUALIFIER', 'PROP_SUB_ID', 'CREATE_DATE', 'UPDATE_DATE', 'DISPLAY_ADDRESS', 'PUBLISHED_FLAG', 'LET_DATE_AVAILABLE', 'LET_BOND', 'LET_TYPE_ID', 'LET_FURN_ID', 'LET_RENT_FREQUENCY', 'TRANS_TYPE_ID', 'PROP_URL', 'MEDIA_IMAGE_00', 'MEDIA_IMAGE_TEXT_00', 'MEDIA_IMAGE_01', 'MEDIA_IMAGE_TEXT_01', 'MEDIA_IMAGE_60', 'MEDIA_IMAGE_TEXT_60', 'MEDIA_FLOOR_PLAN_00', 'MEDIA_FLOOR_PLAN_TEXT_00', 'MEDIA_DOCUMENT_50' );

	/** @var array<string, array<string, string>> Reference to what differs from a plain house. */
	public array $properties = array();

	public static function of_seven(): self {
		$export = new self();
		foreach ( range( 7001, 7007 ) as $number ) {
			$export->properties[ "48118_{$number}" ] = array();
		}
		return $export;
	}

	/** @return list<string> Names of the pictures of a property. */
	public static function pictures( string $reference ): array {
		return array( "{$reference}_IMG_00.jpg", "{$reference}_IMG_01.jpg", "{$reference}_IMG_60.gif", "{$reference}_FLP_00.gif" );
	}

	public function text(): string {
		$lines = array( '#HEADER# ', 'Version : 3 ', "EOF : '^'", "EOR : '~'", 'Property Count : ' . count( $this->properties ), 'Generated Date : 22-Nov-2026 03:15', '', '#DEFINITION# ', implode( '^', self::COLUMNS ) . '^~', '', '#DATA#' );
		foreach ( $this->properties as $reference => $said ) {
			$lines[] = $this->row( (string) $reference, $said );
		}
		return mb_convert_encoding( implode( "\r\n", array( ...$lines, '#END#' ) ), 'Windows-1252', 'UTF-8' );
	}

	/** @param array<string, string> $said */
	private function row( string $reference, array $said ): string {
		[ $first, $second, $epc, $plan ] = self::pictures( $reference );
		$number = substr( $reference, -1 );
		$row    = $said + array(
			'AGENT_REF'           => $reference,
			'ADDRESS_1'           => "{$number} Stone Street",
			'TOWN'                => 'Cranbrook',
			'POSTCODE1'           => 'TN17',
			'POSTCODE2'           => '3BQ',
			'FEATURE1'            => 'Café opposite – “rare”',
			'SUMMARY'             => 'A tall house in the middle of the town.',
			'DESCRIPTION'         => "<p>A tall house.</p>\r\n\r\n<p>Flat #3 is let.</p>\r\n",
			'BRANCH_ID'           => '48118',
			'STATUS_ID'           => '0',
			'BEDROOMS'            => '4',
			'PRICE'               => '485000',
			'PRICE_QUALIFIER'     => '0',
			'PROP_SUB_ID'         => '26',
			'CREATE_DATE'         => '2026-05-01 09:00:00',
			'UPDATE_DATE'         => '2026-11-21 17:30:00',
			'DISPLAY_ADDRESS'     => 'Stone Street, Cranbrook, TN17',
			'PUBLISHED_FLAG'      => '1',
			'LET_TYPE_ID'         => '0',
			'LET_FURN_ID'         => '3',
			'LET_RENT_FREQUENCY'  => '0',
			'TRANS_TYPE_ID'       => '1',
			'PROP_URL'            => "http://www.agents.example/property/{$number}",
			'MEDIA_IMAGE_00'      => $first,
			'MEDIA_IMAGE_01'      => $second,
			'MEDIA_IMAGE_TEXT_01' => 'Kitchen',
			'MEDIA_IMAGE_60'      => $epc,
			'MEDIA_IMAGE_TEXT_60' => 'EPC',
			'MEDIA_FLOOR_PLAN_00' => $plan,
		);
		// Nothing stands behind the last value, which is often empty.
		return implode( '^', array_map( static fn ( string $column ): string => $row[ $column ] ?? '', self::COLUMNS ) ) . '~';
	}
}
