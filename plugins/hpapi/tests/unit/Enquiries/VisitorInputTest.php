<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Unit\Enquiries;

use HearthHammer\Hpapi\Enquiries\VisitorInput;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/**
 * The vectors that the island's rules run too.
 */
final class VisitorInputTest extends TestCase {

	#[TestDox( '$field: $input' )]
	#[DataProvider( 'vectors' )]
	public function test_vectors( string $field, string $input, ?string $expected ): void {
		$actual = match ( $field ) {
			'name'  => VisitorInput::name( $input ),
			'email' => VisitorInput::email( $input ),
			default => VisitorInput::phone( $input ),
		};
		self::assertSame( $expected, $actual );
	}

	/** @return iterable<string, array{string, string, ?string}> */
	public static function vectors(): iterable {
		$vectors = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/enquiry-input.json' ), true );
		foreach ( array( 'name', 'email', 'phone' ) as $field ) {
			foreach ( $vectors[ $field ] as $number => $vector ) {
				yield "{$field} {$number}" => array( $field, $vector['input'], $vector['expected'] );
			}
		}
	}
}
