<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use HearthHammer\Caphpi\Valuation\ValuationRecord;
use HearthHammer\Core\Csv\CsvWriter;

/**
 * Valuations as a file for a spreadsheet program: a heading, one line each, times of London.
 *
 * @phpstan-import-type Item from ValuationList
 */
final readonly class ValuationCsv {

	private const BATCH = 200;

	public function __construct( private ValuationList $list ) {}

	/**
	 * Writes batch by batch, so that a long list needs no more memory than a short one.
	 *
	 * @param resource $stream
	 * @return int How many valuations.
	 */
	public function write( $stream, ValuationFilter $filter ): int {
		$csv   = CsvWriter::begin( $stream, $this->heading() );
		$last  = 0;
		$count = 0;
		do {
			$items = $this->list->after( $filter, $last, self::BATCH );
			foreach ( $items as $item ) {
				$csv->write( $this->row( $item ) );
				$last = $item['valuation']->id;
				++$count;
			}
			fflush( $stream );
		} while ( count( $items ) === self::BATCH );
		return $count;
	}

	/** @return list<string> */
	private function heading(): array {
		return array( 'submission', 'looked_up', ...ValuationRecord::FIELDS, 'outcome', 'provider', 'mail', 'mail_sent', 'call_requested' );
	}

	/**
	 * @param Item $item
	 * @return list<string|int|null>
	 */
	private function row( array $item ): array {
		$valuation = $item['valuation'];
		$record    = array_map( static fn ( mixed $value ): string|int|null => is_array( $value ) ? implode( ', ', $value ) : $value, $valuation->record()->to_array() );
		return array(
			$valuation->public_id,
			StaffWords::time( $valuation->created_at, 'Y-m-d H:i:s' ),
			...array_values( $record ),
			StaffWords::outcome_of( $valuation ),
			$item['provider'],
			$item['mail'],
			StaffWords::time( $valuation->sent_at, 'Y-m-d H:i:s' ),
			StaffWords::time( $valuation->phone_requested_at, 'Y-m-d H:i:s' ),
		);
	}
}
