<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit\Visitor;

use HearthHammer\Core\Place\VisitorPostcode;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\InvalidInput;
use HearthHammer\Core\Visitor\PersonName;
use HearthHammer\Core\Visitor\Phone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/**
 * What visitors type about themselves; the same cases run in TypeScript (src/lib/validation).
 */
final class VisitorRulesTest extends TestCase {

	#[TestDox( '[VAL-05] email $input' )]
	#[DataProvider( 'emails' )]
	public function test_email( string $input, ?string $value ): void {
		self::assertSame( $value, EmailAddress::parse( $input )?->value );
	}

	#[TestDox( '[VAL-06] phone $input' )]
	#[DataProvider( 'phones' )]
	public function test_phone( string $input, ?string $value ): void {
		if ( null === $value ) {
			$this->expectException( InvalidInput::class );
		}
		self::assertSame( $value, Phone::from_input( $input )->value );
	}

	#[TestDox( '[VAL-07] postcode $input' )]
	#[DataProvider( 'postcodes' )]
	public function test_postcode( string $input, ?string $value ): void {
		self::assertSame( $value, VisitorPostcode::parse( $input )?->value );
	}

	#[TestDox( '[VAL-15] postcodes and areas' )]
	public function test_postcode_areas(): void {
		foreach ( self::vectors( 'visitor' )['postcode_areas'] as $case ) {
			self::assertSame( $case['is_in'], VisitorPostcode::stored( $case['postcode'] )->is_in( array( $case['area'] ) ), implode( ' ', $case ) );
		}
	}

	#[TestDox( '[VAL-07] [SEC-03] name $input' )]
	#[DataProvider( 'names' )]
	public function test_name( string $input, ?string $value ): void {
		self::assertSame( $value, PersonName::parse( $input )?->value );
	}

	public function test_text_that_is_not_utf8_is_refused(): void {
		$broken = "AB12\xC3\x28";
		self::assertNull( EmailAddress::parse( $broken . '@example.com' ) );
		self::assertNull( Phone::parse( '07700' . $broken ) );
		self::assertNull( PersonName::parse( $broken ) );
		self::assertNull( VisitorPostcode::parse( $broken ) );
	}

	#[TestDox( '[SEC-03] mailbox of $address' )]
	#[DataProvider( 'mailboxes' )]
	public function test_mailbox( string $address, string $mailbox ): void {
		self::assertSame( $mailbox, EmailAddress::from_input( $address )->mailbox()->value );
	}

	#[TestDox( '[SEC-03] Addresses of one mailbox differ in their own hash and share its; logs see neither' )]
	public function test_hashes(): void {
		$address = EmailAddress::from_input( 'Jo+cars@Example.com' );
		self::assertTrue( $address->mailbox()->is( EmailAddress::from_input( 'jo@example.com' )->mailbox() ) );
		self::assertSame( EmailAddress::from_input( 'JO+vans@example.com' )->mailbox()->hash(), $address->mailbox()->hash() );
		self::assertSame( hash( 'sha256', 'jo+cars@example.com' ), $address->hash() );
		self::assertSame( EmailAddress::hash_of( ' JO+cars@example.com ' ), $address->hash() );
		self::assertSame( 'J***@Example.com', $address->masked() );
	}

	public function test_a_stored_name_is_read_whatever_the_rule_says_today(): void {
		self::assertSame( '24', PersonName::stored( '24' )->value );
		self::assertFalse( PersonName::stored( '' )->is_known() );
	}

	/** @return iterable<string, array{string, ?string}> */
	public static function emails(): iterable {
		return self::cases( 'email' );
	}

	/** @return iterable<string, array{string, ?string}> */
	public static function phones(): iterable {
		return self::cases( 'phone' );
	}

	/** @return iterable<string, array{string, ?string}> */
	public static function postcodes(): iterable {
		return self::cases( 'postcode' );
	}

	/** @return iterable<string, array{string, ?string}> */
	public static function names(): iterable {
		return self::cases( 'name' );
	}

	/** @return iterable<string, array{string, ?string}> */
	public static function mailboxes(): iterable {
		foreach ( self::vectors( 'mailboxes' )['mailboxes'] as $case ) {
			yield $case['address'] => array( $case['address'], $case['mailbox'] );
		}
	}

	/** @return iterable<string, array{string, ?string}> */
	private static function cases( string $kind ): iterable {
		$vectors = self::vectors( 'visitor' );
		foreach ( $vectors[ $kind ] as $at => $case ) {
			yield "{$kind} {$at}" => array( $case['input'], $case['value'] );
		}
	}

	/** @return array<string, mixed> */
	private static function vectors( string $name ): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . "/vectors/{$name}.json" ), true, flags: JSON_THROW_ON_ERROR );
	}
}
