<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit;

use HearthHammer\Core\Http\HttpResponse;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class HttpResponseTest extends TestCase {

	#[TestWith( array( '120', 120 ) )]
	#[TestWith( array( '', null ) )]
	#[TestWith( array( 'soon, please', null ) )]
	#[TestWith( array( 'Wed, 01 Jul 2020 10:00:00 GMT', 0 ) )]
	public function test_when_to_ask_again( string $header, ?int $seconds ): void {
		self::assertSame( $seconds, ( new HttpResponse( 429, array( 'retry-after' => $header ), '' ) )->retry_after() );
	}

	public function test_when_to_ask_again_by_a_date(): void {
		$header  = gmdate( 'D, d M Y H:i:s', time() + 3600 ) . ' GMT';
		$seconds = ( new HttpResponse( 503, array( 'retry-after' => $header ), '' ) )->retry_after();
		self::assertEqualsWithDelta( 3600, $seconds, 60 );
	}
}
