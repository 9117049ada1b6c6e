<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Fees;

/**
 * A table of fees on an edit screen. A table with a mistake in it is not kept: it stands there again as this person
 * typed it, with a sentence at each bad field, and the one before still holds.
 */
final readonly class FeeTableInput {

	/** Of the input. */
	public const NAME = 'hh_fees';

	/** @param string $of What the fees are of, e.g. `sale_12`. */
	public function __construct( private string $of ) {}

	/** Prints the form with the stored table, or with what was typed last and not kept. */
	public function print( FeeTable $stored ): void {
		$kept = $this->kept();
		if ( null !== $kept ) {
			delete_transient( $this->key() );
		}
		( new FeeTableForm( self::NAME ) )->print( $kept['typed'] ?? FeeTableForm::to_typed( $stored ), $kept['problems'] ?? array() );
	}

	/** What the request's form holds; null where there is a mistake in it. Whoever calls has checked nonce and right. */
	public function read(): ?FeeTable {
		$typed = isset( $_POST[ self::NAME ] ) && is_array( $_POST[ self::NAME ] ) ? wp_unslash( $_POST[ self::NAME ] ) : array(); // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Checked by the caller, cleaned by FeeTableForm.
		try {
			$table = FeeTable::of( FeeTableForm::read( $typed ) );
		} catch ( InvalidFeeTable $mistake ) {
			set_transient( $this->key(), array( 'typed' => $typed, 'problems' => $mistake->problems ), HOUR_IN_SECONDS );
			return null;
		}
		delete_transient( $this->key() );
		return $table;
	}

	/** Says above the screen that what was typed was not kept. */
	public function tell(): void {
		if ( null !== $this->kept() ) {
			printf( '<div class="notice notice-error"><p>%s</p></div>', esc_html__( 'The fees were not saved. See the errors under “Buyer’s fees”. Everything else was saved.', 'hearth-hammer' ) );
		}
	}

	/** @return array{typed: array<mixed>, problems: array<string, string>}|null What this person typed last, where it was not kept. */
	private function kept(): ?array {
		$kept = get_transient( $this->key() );
		return is_array( $kept ) && is_array( $kept['typed'] ?? null ) && is_array( $kept['problems'] ?? null ) ? $kept : null;
	}

	private function key(): string {
		return sprintf( 'hh_fees_%s_%d', $this->of, get_current_user_id() );
	}
}
