<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Unit\ImageCache;

use HearthHammer\Auctions\ImageCache\Cloudinary\CloudinaryAccount;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

final class CloudinaryAccountTest extends TestCase {

	#[TestDox( '[PURGE-06] The signature is that of the example in Cloudinary\'s documentation' )]
	public function test_signature(): void {
		$signed = ( new CloudinaryAccount( 'demo', '1234', 'abcd' ) )->sign( array( 'public_id' => 'sample_image', 'eager' => 'w_400,h_300,c_pad|w_260,h_200,c_crop' ), 1315060510 );
		self::assertSame( 'bfd09f95f331f558cbd1320e67aa8d488770583e', $signed['signature'] );
		self::assertSame( array( '1234', '1315060510' ), array( $signed['api_key'], $signed['timestamp'] ) );
	}

	#[TestDox( '[PURGE-06] An address with parameters of its own cannot add one; SHA-256 where the account asks for it' )]
	public function test_separators(): void {
		$signed = ( new CloudinaryAccount( 'demo', '1234', 'abcd', algorithm: 'sha256' ) )->sign( array( 'public_id' => 'https://example.com/a.jpg?x=1&type=upload' ), 5 );
		self::assertSame( hash( 'sha256', 'public_id=https://example.com/a.jpg?x=1%26type=upload&timestamp=5abcd' ), $signed['signature'] );
		self::assertSame( 'https://example.com/a.jpg?x=1&type=upload', $signed['public_id'] );
	}

	public function test_names_of_pictures(): void {
		self::assertSame( 'https://example.com/u/a.jpg', ( new CloudinaryAccount( 'demo', '1', 'x' ) )->public_id( 'https://example.com/u/a.jpg', 'lots/a.jpg' ) );
		self::assertSame( 'site/lots/a', ( new CloudinaryAccount( 'demo', '1', 'x', CloudinaryAccount::UPLOAD, '/site/' ) )->public_id( 'https://example.com/u/a.jpg', 'lots/a.jpg' ) );
		self::assertSame( 'lots/a', ( new CloudinaryAccount( 'demo', '1', 'x', CloudinaryAccount::UPLOAD ) )->public_id( '', 'lots/a.jpg' ) );
	}

	#[TestDox( '[SEC-01] An account that is dumped shows no secret, and one without a name or a secret is not complete' )]
	public function test_secret(): void {
		self::assertStringNotContainsString( 'verysecret', print_r( new CloudinaryAccount( 'demo', '1', 'verysecret' ), true ) );
		self::assertTrue( ( new CloudinaryAccount( 'demo', '1', 'x' ) )->is_complete() );
		foreach ( array( array( '', '1', 'x' ), array( 'demo', '', 'x' ), array( 'demo', '1', '' ), array( 'demo/../x', '1', 'x' ) ) as [ $cloud, $key, $secret ] ) {
			self::assertFalse( ( new CloudinaryAccount( $cloud, $key, $secret ) )->is_complete() );
		}
	}
}
