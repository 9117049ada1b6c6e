<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Valuation;

use HearthHammer\Core\Security\Browser;
use HearthHammer\Core\Security\Tokens;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * The word by which a browser names the valuation it asked for. It lives as long as the session cookie, says
 * nothing about the vehicle or its owner, and is worthless in another browser (REM-01).
 */
final readonly class ValuationTokens {

	private const PURPOSE = 'caphpi-valuation';
	private const DAYS    = 21;

	public function __construct(
		private Tokens $tokens,
		private Browser $browser,
		private ValuationRepository $valuations,
	) {}

	public function issue( StoredValuation $valuation ): string {
		return $this->tokens->sign( self::PURPOSE, array( 'id' => $valuation->public_id ), self::DAYS * DAY_IN_SECONDS, $this->browser->ensure() );
	}

	/** @throws VisitorError For a token that is forged, too old or another browser's, or whose valuation was erased. */
	public function open( string $token ): StoredValuation {
		$browser   = $this->browser->known();
		$claims    = null === $browser ? null : $this->tokens->verify( self::PURPOSE, $token, $browser );
		$valuation = is_string( $claims['id'] ?? null ) ? $this->valuations->find_public( $claims['id'] ) : null;
		return $valuation ?? throw ValuationErrors::token();
	}
}
