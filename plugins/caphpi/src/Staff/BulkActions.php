<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use HearthHammer\Caphpi\Privacy\Erasure;
use HearthHammer\Caphpi\UseCases\SendValuation;
use HearthHammer\Caphpi\Valuation\Sale;
use HearthHammer\Caphpi\Valuation\StoredValuation;
use HearthHammer\Caphpi\Valuation\ValuationRepository;
use HearthHammer\Caphpi\Valuation\VehicleSaleStatus;

/**
 * What staff do to many valuations at once.
 */
final readonly class BulkActions {

	public const SEND_AGAIN = 'send_again';
	public const ENTERED    = 'mark_entered';
	public const ANSWERED   = 'mark_answered';
	public const DELETE     = 'delete';

	public function __construct(
		private ValuationRepository $valuations,
		private SendValuation $sending,
		private Erasure $erasure,
	) {}

	/**
	 * @param string    $action One of the constants.
	 * @param list<int> $ids
	 * @return int How many valuations it was done to.
	 */
	public function run( string $action, array $ids ): int {
		$done = 0;
		foreach ( $ids as $id ) {
			$valuation = $this->valuations->find( $id );
			$done     += null !== $valuation && $this->does( $action, $valuation ) ? 1 : 0;
		}
		return $done;
	}

	/** What was done, as the list says it afterwards. */
	public static function report( string $action, int $count ): string {
		if ( 0 === $count ) {
			return __( 'No valuations were changed.', 'hearth-hammer' );
		}
		$sentence = match ( $action ) {
			/* translators: %d: how many */
			self::SEND_AGAIN => _n( '%d valuation is being sent again.', '%d valuations are being sent again.', $count, 'hearth-hammer' ),
			/* translators: %d: how many */
			self::ANSWERED   => _n( '%d valuation marked as answered.', '%d valuations marked as answered.', $count, 'hearth-hammer' ),
			/* translators: %d: how many */
			self::ENTERED    => _n( '%d valuation marked as entered.', '%d valuations marked as entered.', $count, 'hearth-hammer' ),
			/* translators: %d: how many */
			self::DELETE     => _n( '%d valuation permanently deleted.', '%d valuations permanently deleted.', $count, 'hearth-hammer' ),
			/* translators: %d: how many */
			default          => _n( '%d valuation updated.', '%d valuations updated.', $count, 'hearth-hammer' ),
		};
		return sprintf( $sentence, $count );
	}

	/** Whether there was something to do. */
	private function does( string $action, StoredValuation $valuation ): bool {
		if ( self::DELETE === $action ) {
			$this->erasure->erase( array( $valuation->id => $valuation->public_id ) );
			return true;
		}
		if ( self::ANSWERED === $action ) {
			$this->valuations->answered( $valuation->id );
			return true;
		}
		if ( self::SEND_AGAIN === $action ) {
			$this->sending->again_by_staff( $valuation );
			return null !== $valuation->owner->email;
		}
		// A vehicle that was sold has long been entered.
		if ( null !== $valuation->sale->status ) {
			return false;
		}
		$this->valuations->keep_sale( $valuation, new Sale( 'Yes', VehicleSaleStatus::Entered->value, $valuation->sale->date, $valuation->sale->price ) );
		return true;
	}
}
