<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Tests\Unit;

use Closure;
use HearthHammer\Caphpi\Input\Mileage;
use HearthHammer\Caphpi\Input\Plate;
use HearthHammer\Core\Place\VisitorPostcode;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\InvalidInput;
use HearthHammer\Core\Visitor\PersonName;
use HearthHammer\Core\Visitor\Phone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/**
 * 10,000 texts of each kind: PHP and TypeScript must agree on every one.
 *
 * What the rules make of them is kept in fuzz-results.json (HH_WRITE_FIXTURES=1 writes it anew from PHP); the Jest
 * test holds TypeScript against the same file, so that neither has to run before the other. A hundred texts have one
 * digest, which says for certain whether they agree, and one letter each, which says where not.
 */
final class FuzzTest extends TestCase {

	private const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
	private const BLOCK   = 100;

	public function test_the_generator_makes_the_numbers_that_typescript_makes(): void {
		$generator = self::read( 'fuzz' )['generator'];
		$random    = new FuzzedTexts( $generator['seed'] );
		self::assertSame( $generator['first'], array_map( static fn (): int => $random->next(), range( 1, 8 ) ) );
	}

	#[TestDox( '10,000 fuzzed texts as $kind: as TypeScript has it' )]
	#[DataProvider( 'kinds' )]
	public function test_agreement( string $kind ): void {
		$fuzz   = self::read( 'fuzz' );
		$random = new FuzzedTexts( $fuzz['kinds'][ $kind ]['seed'] );
		$rule   = self::rule( $kind );
		$blocks = array();
		$texts  = array();
		$good   = 0;
		for ( $at = 0; $at < $fuzz['count']; $at += self::BLOCK ) {
			$lines = array();
			for ( $line = 0; $line < self::BLOCK; $line++ ) {
				$text    = $random->text( $fuzz['kinds'][ $kind ]['samples'], $fuzz['pieces'] );
				$result  = self::outcome( $rule, $text );
				$good   += null === $result ? 0 : 1;
				$lines[] = $text . "\t" . ( null === $result ? '-' : '+' . $result );
				$texts[] = $text;
			}
			$blocks[] = self::block( $lines );
		}
		self::assertGreaterThan( $fuzz['count'] / 20, $good, 'Too few are accepted to say much.' );
		self::assertLessThan( $fuzz['count'] * 0.95, $good, 'Too few are refused to say much.' );
		if ( '1' === getenv( 'HH_WRITE_FIXTURES' ) ) {
			self::write( $kind, $blocks );
		}
		self::assertSame( '', self::difference( self::read( 'fuzz-results' )[ $kind ] ?? array(), $blocks, $texts, $rule ) );
	}

	/** @return iterable<string, array{string}> */
	public static function kinds(): iterable {
		foreach ( array( 'plate', 'mileage', 'email', 'phone', 'name', 'postcode' ) as $kind ) {
			yield $kind => array( $kind );
		}
	}

	/** @return Closure(string): (string|int) */
	private static function rule( string $kind ): Closure {
		return match ( $kind ) {
			'plate'   => static fn ( string $text ): string => Plate::from_input( $text )->value,
			'mileage' => static fn ( string $text ): int => Mileage::from_input( $text )->thousands,
			'email'   => static fn ( string $text ): string => EmailAddress::from_input( $text )->value,
			'phone'   => static fn ( string $text ): string => Phone::from_input( $text )->value,
			'name'    => static fn ( string $text ): string => PersonName::optional( $text )->value,
			default   => static fn ( string $text ): string => VisitorPostcode::optional( $text )->value,
		};
	}

	/** @param Closure(string): (string|int) $rule */
	private static function outcome( Closure $rule, string $text ): ?string {
		try {
			return (string) $rule( $text );
		} catch ( InvalidInput ) {
			return null;
		}
	}

	/** @param list<string> $lines */
	private static function block( array $lines ): string {
		$letters = implode( '', array_map( static fn ( string $line ): string => self::LETTERS[ ord( sha1( $line, true ) ) % 64 ], $lines ) );
		return substr( sha1( implode( "\n", $lines ) ), 0, 12 ) . ':' . $letters;
	}

	/**
	 * Where the first block differs, in words.
	 *
	 * @param list<string>                  $kept
	 * @param list<string>                  $blocks
	 * @param list<string>                  $texts
	 * @param Closure(string): (string|int) $rule
	 */
	private static function difference( array $kept, array $blocks, array $texts, Closure $rule ): string {
		foreach ( $blocks as $number => $block ) {
			if ( ( $kept[ $number ] ?? '' ) !== $block ) {
				$start = strlen( '0123456789ab:' );
				$same  = strspn( $block ^ str_pad( $kept[ $number ] ?? '', strlen( $block ) ), "\0", $start );
				$at    = $number * self::BLOCK + min( $same, self::BLOCK - 1 );
				return sprintf( 'Text %d, %s, is here %s. HH_WRITE_FIXTURES=1 keeps that; then the Jest test says what TypeScript has.', $at, json_encode( $texts[ $at ] ), json_encode( self::outcome( $rule, $texts[ $at ] ) ) );
			}
		}
		return '';
	}

	/** @return array<string, mixed> */
	private static function read( string $name ): array {
		$file = dirname( __DIR__ ) . "/vectors/{$name}.json";
		return is_file( $file ) ? json_decode( (string) file_get_contents( $file ), true, flags: JSON_THROW_ON_ERROR ) : array();
	}

	/** @param list<string> $blocks */
	private static function write( string $kind, array $blocks ): void {
		$results = array( $kind => $blocks ) + self::read( 'fuzz-results' );
		ksort( $results );
		file_put_contents( dirname( __DIR__ ) . '/vectors/fuzz-results.json', str_replace( '    ', "\t", (string) json_encode( $results, JSON_PRETTY_PRINT ) ) . "\n" );
	}
}
