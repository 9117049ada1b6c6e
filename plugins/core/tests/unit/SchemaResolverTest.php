<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit;

use HearthHammer\Core\Schema\SchemaResolver;
use PHPUnit\Framework\TestCase;
use RuntimeException;

final class SchemaResolverTest extends TestCase {

	private string $folder;

	protected function setUp(): void {
		$this->folder = sys_get_temp_dir() . '/hh-schemas-' . bin2hex( random_bytes( 4 ) );
		mkdir( $this->folder . '/parts', 0777, true );
		$this->write( 'parts/link.json', '{"$schema":"x","title":"Link","description":"A link.","type":"object","additionalProperties":false,"properties":{"url":{"type":"string","required":true}}}' );
		$this->write( 'parts/card.json', '{"type":"object","properties":{"link":{"$ref":"link.json","required":true}}}' );
		$this->write( 'parts/search.json', '{"emit":"constants","type":"object","properties":{"location":{"type":"string"},"radius":{"enum":[0,1]}}}' );
	}

	protected function tearDown(): void {
		foreach ( array( 'parts/*', '*.json' ) as $pattern ) {
			array_map( unlink( ... ), glob( $this->folder . '/' . $pattern ) ?: array() );
		}
		rmdir( $this->folder . '/parts' );
		rmdir( $this->folder );
	}

	public function test_a_part_takes_its_place_and_keywords_beside_the_reference_go_before_its_own(): void {
		$resolved = $this->resolve( '{"properties":{"best":{"$ref":"parts/link.json","type":["object","null"],"description":"The best."}}}' );
		self::assertSame(
			array(
				'properties' => array(
					'best' => array(
						'description'          => 'The best.',
						'type'                 => array( 'object', 'null' ),
						'additionalProperties' => false,
						'properties'           => array( 'url' => array( 'type' => 'string', 'required' => true ) ),
					),
				),
			),
			$resolved
		);
	}

	public function test_a_part_may_hold_parts_named_from_where_it_stands(): void {
		$resolved = $this->resolve( '{"type":"array","items":{"$ref":"parts/card.json"}}' );
		self::assertSame( 'string', $resolved['items']['properties']['link']['properties']['url']['type'] );
		self::assertTrue( $resolved['items']['properties']['link']['required'] );
	}

	public function test_all_of_brings_the_properties_of_its_parts_before_the_own(): void {
		$resolved = $this->resolve( '{"type":"object","allOf":[{"$ref":"parts/search.json"}],"properties":{"page":{"type":"integer"},"radius":{"enum":[2]}}}' );
		self::assertSame( array( 'location', 'radius', 'page' ), array_keys( $resolved['properties'] ) );
		self::assertSame( array( 2 ), $resolved['properties']['radius']['enum'] );
		self::assertArrayNotHasKey( 'allOf', $resolved );
		self::assertArrayNotHasKey( 'emit', $resolved );
	}

	public function test_what_wordpress_cannot_read_is_gone_from_every_schema_of_ours(): void {
		$files = glob( dirname( __DIR__, 4 ) . '/plugins/*/schemas/{,parts/}*.json', GLOB_BRACE ) ?: array();
		self::assertGreaterThan( 60, count( $files ) );
		foreach ( $files as $file ) {
			$json = (string) json_encode( SchemaResolver::read( $file ) );
			self::assertStringNotContainsString( '"$ref"', $json, $file );
			self::assertStringNotContainsString( '"allOf"', $json, $file );
		}
	}

	public function test_a_part_that_is_missing_is_named(): void {
		$this->expectException( RuntimeException::class );
		$this->expectExceptionMessage( 'parts/none.json' );
		$this->resolve( '{"items":{"$ref":"parts/none.json"}}' );
	}

	public function test_a_part_that_contains_itself_is_refused(): void {
		$this->write( 'parts/loop.json', '{"properties":{"again":{"$ref":"loop.json"}}}' );
		$this->expectException( RuntimeException::class );
		$this->expectExceptionMessage( 'contains itself' );
		$this->resolve( '{"items":{"$ref":"parts/loop.json"}}' );
	}

	public function test_all_of_takes_parts_alone(): void {
		$this->expectException( RuntimeException::class );
		$this->resolve( '{"allOf":[{"properties":{}}]}' );
	}

	/** @return array<string, mixed> */
	private function resolve( string $json ): array {
		$this->write( 'schema.json', $json );
		return SchemaResolver::read( $this->folder . '/schema.json' );
	}

	private function write( string $name, string $json ): void {
		file_put_contents( $this->folder . '/' . $name, $json );
	}
}
