<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Visitor;

use HearthHammer\Core\Security\Browser;
use HearthHammer\Core\Security\Tokens;

/**
 * Shows that a form was sent by the browser that fetched it, a while ago at most. It says nothing about a person.
 */
final readonly class FormToken {

	/**
	 * @param string $purpose What it is for: no other form takes it.
	 * @param int    $seconds How long it is good for.
	 */
	public function __construct(
		private Tokens $tokens,
		private Browser $browser,
		private string $purpose,
		public int $seconds,
	) {}

	/** For one form of this browser; sets the browser's cookie where it has none. */
	public function issue(): string {
		return $this->tokens->sign( $this->purpose, array( 'id' => bin2hex( random_bytes( 16 ) ) ), $this->seconds, $this->browser->ensure() );
	}

	/**
	 * @return string|null Its id, 32 hexadecimal digits, so that it can be used once; null for a token that is forged,
	 *                     too old or another browser's.
	 */
	public function open( string $token ): ?string {
		$browser = $this->browser->known();
		$claims  = null === $browser ? null : $this->tokens->verify( $this->purpose, $token, $browser );
		$id      = $claims['id'] ?? null;
		return is_string( $id ) ? $id : null;
	}
}
