<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

use HearthHammer\Core\Security\Browser;
use HearthHammer\Core\Security\Tokens;

/**
 * Signed addresses of a reader: the page of the pack, from their mail, and each file, from that page. A file's is of the
 * browser that has the page open.
 */
final readonly class LegalLinks {

	public const PACK_SECONDS = 30 * DAY_IN_SECONDS;

	/** Enough to take a large file over a slow line, and to go on where it broke off. */
	public const FILE_SECONDS = 2 * HOUR_IN_SECONDS;

	/** In the place of a version's id: the whole pack. */
	public const ALL = 0;

	private const PACK = 'hh-legal-pack';
	private const FILE = 'hh-legal-file';

	public function __construct(
		private Tokens $tokens,
		private ReaderRepository $readers,
		private Browser $browser,
	) {}

	/** The form on a page of its own, which no cache keeps. */
	public static function form( int $lot ): string {
		return home_url( "/legal-pack/lot/{$lot}/" );
	}

	public function pack( Reader $reader ): string {
		$token = $this->tokens->sign(
			self::PACK,
			array(
				'r' => $reader->id,
				'n' => $reader->secret,
				't' => (int) floor( 1000 * microtime( true ) ),
			),
			self::PACK_SECONDS
		);
		return self::address( $token );
	}

	public static function address( string $token ): string {
		return home_url( "/legal-pack/{$token}/" );
	}

	public function file( Reader $reader, LegalDocument $document ): string {
		return $this->signed( $reader, $document->id, $document->name );
	}

	/** All documents as one zip. */
	public function zip( Reader $reader, string $name ): string {
		return $this->signed( $reader, self::ALL, $name );
	}

	private function signed( Reader $reader, int $document, string $name ): string {
		$token = $this->tokens->sign(
			self::FILE,
			array(
				'r' => $reader->id,
				'n' => $reader->secret,
				'd' => $document,
			),
			self::FILE_SECONDS,
			(string) $this->browser->known()
		);
		return home_url( "/legal-pack/file/{$token}/{$name}" );
	}

	/** Null for a link that is forged, too old, or of somebody who was forgotten. */
	public function reader( string $token ): ?Reader {
		return $this->named( $this->tokens->verify( self::PACK, $token ) );
	}

	/** When a link was made, in milliseconds; to the second for those of before this was written into them. */
	public function made_at( string $token ): int {
		$claims = $this->tokens->verify( self::PACK, $token );
		return is_int( $claims['t'] ?? null ) ? $claims['t'] : max( 0, 1000 * ( (int) ( $claims['exp'] ?? 0 ) - self::PACK_SECONDS ) );
	}

	/** @return array{Reader, int}|null Who may have a file, and the id of its version or ALL. */
	public function taken( string $token ): ?array {
		$claims = $this->tokens->verify( self::FILE, $token, (string) $this->browser->known() );
		$reader = $this->named( $claims );
		return null !== $reader && is_int( $claims['d'] ?? null ) ? array( $reader, $claims['d'] ) : null;
	}

	/** @param array<string, scalar|null>|null $claims */
	private function named( ?array $claims ): ?Reader {
		$reader = is_int( $claims['r'] ?? null ) ? $this->readers->find( $claims['r'] ) : null;
		return null !== $reader && hash_equals( $reader->secret, (string) ( $claims['n'] ?? '' ) ) ? $reader : null;
	}
}
