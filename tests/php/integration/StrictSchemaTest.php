<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\StrictSchema;
use PHPUnit\Framework\Attributes\DataProvider;

final class StrictSchemaTest extends IntegrationTestCase {

	private const SCHEMA = array(
		'type'       => 'object',
		'properties' => array(
			'id'    => array( 'type' => 'integer', 'minimum' => 1, 'required' => true ),
			'price' => array( 'type' => array( 'number', 'null' ) ),
			'tags'  => array( 'type' => 'array', 'items' => array( 'type' => 'string' ) ),
			'place' => array(
				'type'       => 'object',
				'properties' => array( 'town' => array( 'type' => 'string', 'required' => true ) ),
			),
			'any'   => array( 'type' => 'object' ),
			'mixed' => array( 'anyOf' => array( array( 'type' => 'string' ), array( 'type' => 'object', 'properties' => array( 'a' => array( 'type' => 'integer' ) ) ) ) ),
			'map'   => array( 'type' => 'object', 'additionalProperties' => array( 'type' => 'integer' ) ),
		),
	);

	/** @return array<string, array{array<string, mixed>, string}> */
	public static function answers(): array {
		return array(
			'right'                => array( array( 'id' => 3, 'price' => null, 'tags' => array( 'a' ), 'place' => array( 'town' => 'Bath' ) ), '' ),
			'a number as text'     => array( array( 'id' => '3' ), '$.id is string and should be integer' ),
			'a missing property'   => array( array( 'price' => 1.5 ), '$.id is missing' ),
			'an unknown property'  => array( array( 'id' => 3, 'secret' => 'x' ), '$.secret is not in the schema' ),
			'one further inside'   => array( array( 'id' => 3, 'place' => array( 'town' => 'Bath', 'x' => 1 ) ), '$.place.x is not in the schema' ),
			'a wrong list element' => array( array( 'id' => 3, 'tags' => array( 'a', 1 ) ), '$.tags[1] is int and should be string' ),
			'a list for an object' => array( array( 'id' => 3, 'place' => array() ), '$.place is array and should be object' ),
			'below the minimum'    => array( array( 'id' => 0 ), '$[id] must be greater than or equal to 1' ),
			'an object left open'  => array( array( 'id' => 3, 'any' => array( 'x' => 1 ) ), '' ),
			'one of several'       => array( array( 'id' => 3, 'mixed' => array( 'a' => 1 ) ), '' ),
			'none of several'      => array( array( 'id' => 3, 'mixed' => array( 'b' => 1 ) ), '$.mixed.b is not in the schema' ),
			'a map'                => array( array( 'id' => 3, 'map' => array( 'x' => 1 ) ), '' ),
			'a wrong map'          => array( array( 'id' => 3, 'map' => array( 'x' => 'y' ) ), '$.map.x is string and should be integer' ),
		);
	}

	/** @param array<string, mixed> $data */
	#[DataProvider( 'answers' )]
	public function test_it_names_the_fault( array $data, string $fault ): void {
		$faults = StrictSchema::faults( $data, self::SCHEMA );
		self::assertSame( $fault, $faults[0] ?? '', implode( "\n", $faults ) );
	}
}
