<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit\Page;

use HearthHammer\Core\Page\Revalidation;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

final class RevalidationTest extends TestCase {

	#[TestDox( '[API-18] a page carries an ETag; who has it already gets 304; only what nobody calls his own is shared' )]
	public function test_pages(): void {
		$first = Revalidation::answer( '<p>One</p>', 200, array( 'Content-Type: text/html' ), false, '' );
		self::assertFalse( $first['is_same'] );
		self::assertStringStartsWith( 'public, max-age=0, s-maxage=', $first['headers']['Cache-Control'] );
		self::assertSame( 'Cookie', $first['headers']['Vary'] );

		$tag = $first['headers']['ETag'];
		self::assertTrue( Revalidation::answer( '<p>One</p>', 200, array(), false, $tag )['is_same'] );
		self::assertTrue( Revalidation::answer( '<p>One</p>', 200, array(), false, '"other", ' . substr( $tag, 2 ) )['is_same'] );
		self::assertFalse( Revalidation::answer( '<p>Two</p>', 200, array(), false, $tag )['is_same'] );
		self::assertStringStartsWith( 'private,', Revalidation::answer( '<p>One</p>', 200, array(), true, '' )['headers']['Cache-Control'] );
	}

	public function test_what_is_private_new_or_missing_stays_as_it_is(): void {
		foreach ( array( 'cache-control: private, no-store', 'Set-Cookie: hh_browser=1', 'ETag: "own"' ) as $header ) {
			self::assertSame( array(), Revalidation::answer( '<p>One</p>', 200, array( $header ), false, '' )['headers'], $header );
		}
		foreach ( array( 404, 410, 301, 500 ) as $status ) {
			self::assertSame( array(), Revalidation::answer( '<p>One</p>', $status, array(), false, '' )['headers'], (string) $status );
		}
	}
}
