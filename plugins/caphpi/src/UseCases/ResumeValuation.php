<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\UseCases;

use HearthHammer\Caphpi\Valuation\StoredValuation;
use HearthHammer\Caphpi\Valuation\ValuationTokens;
use HearthHammer\Caphpi\Valuation\VisitorLimits;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * A visitor comes back to a vehicle that they looked up, and goes on where they were (REM-02). Nobody is asked again: it is
 * neither paid for nor one of the day's two.
 */
final readonly class ResumeValuation {

	public function __construct(
		private ValuationTokens $tokens,
		private VisitorLimits $limits,
	) {}

	/** @throws VisitorError */
	public function resume( string $token ): StoredValuation {
		$this->limits->before_write( 'resume' );
		return $this->tokens->open( $token );
	}
}
