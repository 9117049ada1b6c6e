<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Staff;

use HearthHammer\Caphpi\Privacy\Erasure;
use HearthHammer\Caphpi\UseCases\SendValuation;
use HearthHammer\Caphpi\Valuation\Sale;
use HearthHammer\Caphpi\Valuation\SaleStatus;
use HearthHammer\Caphpi\Valuation\StoredValuation;
use HearthHammer\Caphpi\Valuation\ValuationRepository;

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
	 * Does what the list's form asks for, if it asks for something.
	 *
	 * @param array<mixed> $query
	 * @return array{done: int, did: string}|null How many valuations it was done to, and what; null when nothing was asked.
	 */
	public function run( array $query ): ?array {
		$action = $query['action'] ?? '-1';
		$action = '-1' === $action ? ( $query['action2'] ?? '-1' ) : $action;
		// The filter's button is in the same form.
		if ( isset( $query['filter_action'] ) || ! in_array( $action, array( self::SEND_AGAIN, self::ANSWERED, self::ENTERED, self::DELETE ), true ) ) {
			return null;
		}
		check_admin_referer( 'bulk-valuations' );
		if ( ! current_user_can( ValuationCapability::NAME ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to edit valuations.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		$done = 0;
		foreach ( array_unique( array_map( absint( ... ), (array) ( $query['valuation'] ?? array() ) ) ) as $id ) {
			$valuation = $this->valuations->find( $id );
			$done     += null !== $valuation && $this->does( $action, $valuation ) ? 1 : 0;
		}
		return array(
			'done' => $done,
			'did'  => $action,
		);
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
		$this->valuations->keep_sale( $valuation, new Sale( 'Yes', SaleStatus::Entered->value, $valuation->sale->date, $valuation->sale->price ) );
		return true;
	}
}
