<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Visitor\ContactFaults;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * The vectors are run in TypeScript too: src/lib/validation/contact-faults.test.ts.
 */
final class ContactFaultsTest extends IntegrationTestCase {

	#[TestDox( 'Each fault of a name, an email address and a phone number has its own sentence' )]
	public function test_sentences(): void {
		$vectors = json_decode( (string) file_get_contents( dirname( __DIR__ ) . '/vectors/contact-faults.json' ), true, 512, JSON_THROW_ON_ERROR );
		foreach ( $vectors['name'] as $case ) {
			self::assertSame( $case['sentence'], ContactFaults::name( $case['input'] ), $case['input'] );
		}
		foreach ( $vectors['email'] as $case ) {
			self::assertSame( $case['sentence'], ContactFaults::email( $case['input'] ), $case['input'] );
		}
		foreach ( $vectors['phone'] as $case ) {
			self::assertSame( $case['sentence'], ContactFaults::phone( $case['input'] ), $case['input'] );
		}
	}
}
