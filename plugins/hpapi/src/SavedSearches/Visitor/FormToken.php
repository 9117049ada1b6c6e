<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Visitor;

use HearthHammer\Core\Security\Browser;
use HearthHammer\Core\Security\Tokens;

/**
 * Shows that a form was sent by the browser that fetched it.
 */
final readonly class FormToken {

	private const PURPOSE = 'hpapi-saved-search-form';

	public function __construct(
		private Tokens $tokens,
		private Browser $browser,
	) {}

	public function issue(): string {
		return $this->tokens->sign( self::PURPOSE, array(), DAY_IN_SECONDS, $this->browser->ensure() );
	}

	public function is_good( string $token ): bool {
		$browser = $this->browser->known();
		return null !== $browser && null !== $this->tokens->verify( self::PURPOSE, $token, $browser );
	}
}
