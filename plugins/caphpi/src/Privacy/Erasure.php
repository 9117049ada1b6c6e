<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Privacy;

use HearthHammer\Caphpi\Valuation\ValuationRepository;

/**
 * Deletes valuations, and tells the parts that keep a copy.
 */
final readonly class Erasure {

	public function __construct( private ValuationRepository $valuations ) {}

	/**
	 * The whole row goes: a number plate leads to its keeper. A mail of it that still waits finds nothing to send.
	 *
	 * @param array<int, string> $valuations Row to submission (its public id).
	 * @throws \HearthHammer\Core\Database\WriteFailed
	 */
	public function erase( array $valuations ): void {
		foreach ( $valuations as $id => $public_id ) {
			$this->valuations->delete( $id );
			/**
			 * A valuation was deleted: by staff, by an erasure request or because its time was over.
			 *
			 * @param int    $id        Its row.
			 * @param string $public_id Its submission, as the spreadsheet has it.
			 */
			do_action( 'caphpi_valuation_erased', $id, $public_id );
		}
	}
}
