<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Properties;

use HearthHammer\Core\Schema\Schema;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * What the server tells of the properties that a browser remembers.
 */
final class SavedPropertiesTest extends IntegrationTestCase {

	private const ROUTE = '/hpapi/v1/estate-agents/saved-properties';

	#[TestDox( 'Cards come in the order asked for, each once; a withdrawn one says so, a hidden one is not named' )]
	public function test_answer(): void {
		$first     = PropertyFactory::property( array(), 'First Cottage, Rye' );
		$second    = PropertyFactory::property( array(), 'Second Cottage, Rye' );
		$withdrawn = PropertyFactory::property( array( 'status' => 'withdrawn' ), 'Withdrawn Cottage, Rye' );
		$hidden    = PropertyFactory::property( array( 'published' => false ), 'Hidden Cottage, Rye' );
		$response  = $this->rest( 'GET', self::ROUTE, array( 'ids' => "{$second},{$withdrawn},{$first},{$second},{$hidden},99999999" ) );
		$data      = $response->get_data();
		self::assertSame( 200, $response->get_status() );
		self::assert_matches_schema( $data, Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/saved-properties-answer.json' )->to_array() );
		self::assertSame( array( $second, $withdrawn, $first, $hidden, 99999999 ), array_column( $data['data'], 'id' ) );
		self::assertSame( array( true, false, true, false, false ), array_column( $data['data'], 'on_market' ) );
		self::assertStringContainsString( 'Second Cottage', $data['data'][0]['html'] );
		self::assertStringContainsString( 'Withdrawn Cottage', $data['data'][1]['html'] );
		self::assertStringContainsString( "/property/{$withdrawn}/", $data['data'][1]['html'] );
		self::assertStringNotContainsString( 'Hidden Cottage', $data['data'][3]['html'] );
		foreach ( $data['data'] as $one ) {
			self::assertStringContainsString( 'data-hh-save="' . $one['id'] . '"', $one['html'], 'each can be taken off again' );
		}
		$again = $this->rest( 'GET', self::ROUTE, array( 'ids' => "{$first}" ), array( 'If-None-Match' => (string) $this->rest( 'GET', self::ROUTE, array( 'ids' => "{$first}" ) )->get_headers()['ETag'] ) );
		self::assertSame( 304, $again->get_status() );
	}

	#[TestDox( 'As many statements for a hundred as for two' )]
	public function test_statements(): void {
		$ids = array();
		for ( $number = 0; $number < 6; $number++ ) {
			$ids[] = PropertyFactory::property( array( 'status' => $number < 3 ? 'available' : 'withdrawn' ) );
		}
		$ask = fn ( array $asked ): int => $this->count_queries( fn () => $this->rest( 'GET', self::ROUTE, array( 'ids' => implode( ',', $asked ) ) ) );
		$ask( $ids );
		wp_cache_flush();
		$few = $ask( array( $ids[0], $ids[3] ) );
		wp_cache_flush();
		self::assertSame( $few, $ask( $ids ) );
	}

	#[TestDox( 'What is no list of numbers answers 400' )]
	public function test_refusals(): void {
		foreach ( array( '', 'a', '1,', '1,,2', '-1', '1 OR 1=1', implode( ',', range( 1, 101 ) ) ) as $ids ) {
			self::assertSame( 400, $this->rest( 'GET', self::ROUTE, array( 'ids' => $ids ) )->get_status(), $ids );
		}
	}

	#[TestDox( '/saved/ is a page of its own; with numbers it prints the selection without JavaScript' )]
	public function test_page(): void {
		$id = PropertyFactory::property( array(), 'First Cottage, Rye' );
		[ $status, , $html ] = $this->render( '/saved/' );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'No saved properties yet', $html );
		self::assertStringContainsString( '<noscript>', $html );
		self::assertMatchesRegularExpression( '/<meta name=.robots. content=.[^>]*noindex/', $html );
		[ , , $html ] = $this->render( "/saved/?ids={$id},99999999" );
		self::assertStringContainsString( 'First Cottage', $html );
		self::assertStringContainsString( 'Off the market', $html );
		self::assertStringContainsString( 'data-hh-saved-add="' . $id . ',99999999"', $html );
		[ $status, , $html ] = $this->render( '/saved/?ids=%22%3E%3Cscript%3Ealert(1)' );
		self::assertSame( 200, $status );
		self::assertStringNotContainsString( '<script>alert', $html );
		[ $status, $headers ] = $this->render( '/Saved?ids=' . $id );
		self::assertSame( array( 301, home_url( "/saved/?ids={$id}" ) ), array( $status, $headers['location'] ) );
	}
}
