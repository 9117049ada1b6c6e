<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Parishes;

use HearthHammer\Hpapi\Parishes\ParishPostType;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use WP_Post;

final class ParishColumnsTest extends IntegrationTestCase {

	#[TestDox( '[STAFF-06] The list of parishes shows photo, postcodes and whether each is on the map; a new one is asked for its name' )]
	public function test_columns(): void {
		self::assertSame( array( 'cb', 'hpapi_picture', 'title', 'hpapi_sectors', 'hpapi_position', 'date' ), array_keys( apply_filters( 'manage_hpapi_parish_posts_columns', array( 'cb' => '', 'title' => 'Title', 'date' => 'Date' ) ) ) );

		$placed = PropertyFactory::parish( 'Cranbrook', 51.1, 0.54 );
		update_post_meta( $placed, 'hpapi_sectors', array( 'TN17 2', 'TN17 3' ) );
		$bare = (int) wp_insert_post( array( 'post_type' => ParishPostType::NAME, 'post_title' => 'Nowhere', 'post_status' => 'draft' ) );
		self::assertSame( array( 'TN17 2, TN17 3', 'Yes' ), array( self::printed( 'hpapi_sectors', $placed ), self::printed( 'hpapi_position', $placed ) ) );
		self::assertSame( array( '—', 'No location yet' ), array( self::printed( 'hpapi_sectors', $bare ), self::printed( 'hpapi_position', $bare ) ) );

		$parish = get_post( $bare );
		self::assertInstanceOf( WP_Post::class, $parish );
		self::assertSame( 'Name of the town or village', apply_filters( 'enter_title_here', 'Add title', $parish ) );
	}

	private static function printed( string $column, int $id ): string {
		ob_start();
		do_action( 'manage_hpapi_parish_posts_custom_column', $column, $id );
		return (string) ob_get_clean();
	}
}
