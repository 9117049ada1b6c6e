<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Unit;

use HearthHammer\Tests\Fixture;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class FixtureTest extends TestCase {

	/** @return array<string, array{string, string, string}> */
	public static function answers(): array {
		return array(
			'other values'      => array( '{"a":1,"b":["x"]}', '{"a":2.5,"b":["y","z"]}', '' ),
			'a null'            => array( '{"a":null}', '{"a":"x"}', '' ),
			'an empty list'     => array( '[]', '[{"a":1}]', '' ),
			'a new property'    => array( '{"a":1}', '{"a":1,"b":2}', '$.b is new' ),
			'a lost property'   => array( '[{"a":1}]', '[{}]', '$[0].a is gone' ),
			'another type'      => array( '{"a":{"b":1}}', '{"a":{"b":"1"}}', '$.a.b was number and is string' ),
			'a list, an object' => array( '[]', '{}', '$ was array and is stdClass' ),
		);
	}

	#[DataProvider( 'answers' )]
	public function test_it_compares_shapes( string $kept, string $sent, string $difference ): void {
		self::assertSame( $difference, Fixture::difference( json_decode( $kept ), json_decode( $sent ), '$' ) );
	}
}
