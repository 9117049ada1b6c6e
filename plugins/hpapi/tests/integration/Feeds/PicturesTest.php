<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Feeds;

use HearthHammer\Core\Sync\Run;
use HearthHammer\Hpapi\Tests\Unit\Feeds\FeedText;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'platform' )]
final class PicturesTest extends FeedTestCase {

	private ?PictureServer $server = null;

	protected function tearDown(): void {
		$this->server?->stop();
		parent::tearDown();
	}

	private function server(): PictureServer {
		return $this->server ??= new PictureServer( $this->folder );
	}

	/** @return array{int, int, int, int} Added, kept, removed, failed. */
	private static function pictures( Run $run ): array {
		return array( $run->counts->pictures_added, $run->counts->pictures_kept, $run->counts->pictures_removed, $run->counts->pictures_failed );
	}

	/** @return list<int> */
	private function attachments( string $reference, string $field = 'images' ): array {
		return array_map( intval( ... ), array_column( $this->property( $reference )->list( $field ), 'attachment' ) );
	}

	/** @return list<string> Files in the uploads folder of a property. */
	private function files( string $reference ): array {
		return array_map( basename( ... ), (array) glob( wp_upload_dir()['basedir'] . '/hpapi/' . sanitize_title( $reference ) . '/*' ) );
	}

	public function test_imports_pictures_beside_the_feed_in_two_sizes(): void {
		$this->picture( 'a.JPG', 1600, 1000 );
		$this->picture( 'b.webp', 1000, 700 );
		$this->picture( 'plan.GIF', 800, 800 );
		$feed = FeedText::of(
			array(
				'MEDIA_IMAGE_00'      => 'a.jpg',
				'MEDIA_IMAGE_TEXT_00' => 'The front & door',
				'MEDIA_IMAGE_01'      => 'b.webp',
				'MEDIA_FLOOR_PLAN_00' => 'plan.gif',
			)
		);
		$feed->columns = array( ...FeedText::COLUMNS, 'MEDIA_IMAGE_01', 'MEDIA_FLOOR_PLAN_00' );
		$run           = $this->import( $feed );

		self::assertSame( array( 3, 0, 0, 0 ), self::pictures( $run ) );
		[ $first, $second ] = $this->attachments( 'ABC_1001' );
		$metadata           = (array) wp_get_attachment_metadata( $first );
		self::assertSame( array( 1600, 1000 ), array( $metadata['width'], $metadata['height'] ) );
		self::assertEqualsCanonicalizing( array( 'hpapi-card', 'hpapi-large' ), array_keys( $metadata['sizes'] ) );
		self::assertSame( array( 768, 512, 1280, 800 ), array( $metadata['sizes']['hpapi-card']['width'], $metadata['sizes']['hpapi-card']['height'], $metadata['sizes']['hpapi-large']['width'], $metadata['sizes']['hpapi-large']['height'] ) );
		self::assertMatchesRegularExpression( '/^#[67][0-9a-f]5[0-9a-f]3[0-9a-f]$/', $metadata['hpapi_color'] );
		// One no wider than the large size serves as that itself.
		self::assertSame( array( 'hpapi-card' ), array_keys( wp_get_attachment_metadata( $second )['sizes'] ) );
		self::assertSame( 'The front & door', get_post_meta( $first, '_wp_attachment_image_alt', true ) );
		self::assertSame( $this->property( 'ABC_1001' )->post->ID, wp_get_post_parent_id( $first ) );
		[ $plan ] = $this->attachments( 'ABC_1001', 'floorplans' );
		self::assertSame( array( 'image/png', IMAGETYPE_PNG ), array( get_post_mime_type( $plan ), exif_imagetype( (string) get_attached_file( $plan ) ) ) );
		self::assertCount( 6, $this->files( 'ABC_1001' ) );
	}

	public function test_leading_pictures_come_first_and_the_next_import_brings_the_others(): void {
		foreach ( array( 'a', 'b', 'c' ) as $shade => $name ) {
			$this->picture( "{$name}.jpg", 900, 600, 100 + 20 * $shade );
		}
		$this->picture( 'plan.png', 800, 800 );
		$feed = FeedText::of(
			array( 'MEDIA_IMAGE_00' => 'a.jpg', 'MEDIA_IMAGE_01' => 'b.jpg', 'MEDIA_FLOOR_PLAN_00' => 'plan.png' ),
			array( 'AGENT_REF' => 'ABC_1002', 'MEDIA_IMAGE_00' => 'c.jpg', 'MEDIA_IMAGE_01' => 'b.jpg' )
		);
		$feed->columns = array( ...FeedText::COLUMNS, 'MEDIA_IMAGE_01', 'MEDIA_FLOOR_PLAN_00' );
		file_put_contents( $this->folder . '/feed.blm', (string) $feed );
		$run = $this->runner()->prepare( $this->folder . '/feed.blm', 'feed.blm', 'blm', false, false, false, true );
		$this->runner()->advance( $run );
		wp_cache_flush();

		self::assertSame( array( 'done', array( 2, 0, 0, 0 ), 3 ), array( $run->status, self::pictures( $run ), $run->counts->pictures_later ) );
		$leading = $this->attachments( 'ABC_1001' );
		self::assertCount( 1, $leading );
		self::assertCount( 0, $this->attachments( 'ABC_1001', 'floorplans' ) );
		self::assertSame( array( 'ABC_1001', 'ABC_1002' ), $this->on_market() );

		$run = $this->import( $feed );
		self::assertSame( array( array( 0, 2, 0, 0 ), array( 3, 2, 0, 0 ), 0 ), array( self::counts( $run ), self::pictures( $run ), $run->counts->pictures_later ) );
		self::assertSame( array( $leading[0], 2, 1 ), array( $this->attachments( 'ABC_1001' )[0], count( $this->attachments( 'ABC_1001' ) ), count( $this->attachments( 'ABC_1001', 'floorplans' ) ) ) );
		self::assertSame( array( 0, 0, 2, 0 ), self::counts( $this->import( $feed ) ) );
	}

	public function test_a_stopped_import_of_leading_pictures_is_not_gone_on_with_as_a_whole_one(): void {
		$this->picture( 'a.jpg' );
		file_put_contents( $this->folder . '/feed.blm', (string) FeedText::of( array( 'MEDIA_IMAGE_00' => 'a.jpg' ), array( 'AGENT_REF' => 'ABC_1002', 'MEDIA_IMAGE_00' => 'a.jpg' ) ) );
		$prepare = fn ( bool $leading ): Run => $this->runner()->prepare( $this->folder . '/feed.blm', 'feed.blm', 'blm', false, false, false, $leading );
		$run     = $prepare( true );
		$this->runner()->advance( $run, 0, null, static fn (): bool => 'write' === $run->phase );
		self::assertSame( array( 'stopped', 'write' ), array( $run->status, $run->phase ) );
		self::assertSame( $run->id, $prepare( true )->id );
		self::assertNotSame( $run->id, $prepare( false )->id );
	}

	public function test_a_picture_is_compared_by_its_content(): void {
		$this->picture( 'a.jpg', 900, 600, 100 );
		$feed = FeedText::of( array( 'MEDIA_IMAGE_00' => 'a.jpg' ) );
		$this->import( $feed );
		[ $before ] = $this->attachments( 'ABC_1001' );

		// Another picture under the same name, nothing else.
		$this->picture( 'a.jpg', 900, 600, 200 );
		$run       = $this->import( $feed );
		[ $after ] = $this->attachments( 'ABC_1001' );
		self::assertSame( array( 0, 1, 0, 0 ), self::counts( $run ) );
		self::assertSame( array( 1, 0, 1, 0 ), self::pictures( $run ) );
		self::assertNotSame( $before, $after );
		self::assertNull( get_post( $before ) );
		self::assertCount( 2, $this->files( 'ABC_1001' ) );

		// The same picture under another name is no new one.
		rename( $this->folder . '/a.jpg', $this->folder . '/b.jpg' );
		$run = $this->import( FeedText::of( array( 'MEDIA_IMAGE_00' => 'b.jpg', 'MEDIA_IMAGE_TEXT_00' => 'Front' ) ) );
		self::assertSame( array( 0, 1, 0, 0 ), self::pictures( $run ) );
		self::assertSame( array( $after ), $this->attachments( 'ABC_1001' ) );
		self::assertSame( 'Front', get_post_meta( $after, '_wp_attachment_image_alt', true ) );
	}

	public function test_a_picture_that_vanishes_meanwhile_is_kept(): void {
		$this->picture( 'a.jpg' );
		$feed = FeedText::of( array( 'MEDIA_IMAGE_00' => 'a.jpg' ) );
		$this->import( $feed );
		file_put_contents( $this->folder . '/feed.blm', (string) $feed );
		$run = $this->runner()->prepare( $this->folder . '/feed.blm', 'feed.blm', 'blm', false, false, false );
		$this->runner()->advance(
			$run,
			0,
			function ( Run $run ): void {
				'write' === $run->phase && is_file( $this->folder . '/a.jpg' ) && unlink( $this->folder . '/a.jpg' );
			}
		);
		self::assertSame( array(), self::said( $run ) );
		self::assertSame( array( 0, 1, 0, 0 ), self::pictures( $run ) );
		self::assertCount( 1, $this->attachments( 'ABC_1001' ) );
	}

	public function test_pictures_by_address_are_asked_for_once_a_run_and_sent_only_when_they_changed(): void {
		$this->picture( 'one.jpg', 700, 500, 50 );
		$this->picture( 'two.jpg', 700, 500, 60 );
		$origin        = $this->server()->origin;
		$feed          = FeedText::of( array( 'MEDIA_IMAGE_00' => "{$origin}/one.jpg", 'MEDIA_IMAGE_01' => "{$origin}/two.jpg" ) );
		$feed->columns = array( ...FeedText::COLUMNS, 'MEDIA_IMAGE_01' );

		self::assertSame( array( 2, 0, 0, 0 ), self::pictures( $this->import( $feed ) ) );
		self::assertSame( array( 'one.jpg 200', 'two.jpg 200' ), $this->server()->requests() );
		[ $first, $second ] = $this->attachments( 'ABC_1001' );

		$run = $this->import( $feed );
		self::assertSame( array( 'one.jpg 304', 'two.jpg 304' ), $this->server()->requests() );
		self::assertSame( array( 0, 2, 0, 0 ), self::pictures( $run ) );
		self::assertSame( array( 0, 0, 1, 0 ), self::counts( $run ) );

		// The record's date did not move, nor the server's; the picture did.
		$this->picture( 'two.jpg', 700, 500, 220 );
		$run = $this->import( $feed );
		self::assertSame( array( 'one.jpg 304', 'two.jpg 200' ), $this->server()->requests() );
		self::assertSame( array( 1, 1, 1, 0 ), self::pictures( $run ) );
		[ $same, $other ] = $this->attachments( 'ABC_1001' );
		self::assertSame( $first, $same );
		self::assertNotSame( $second, $other );
		self::assertNull( get_post( $second ) );
	}

	public function test_a_server_that_fails_costs_no_picture_that_we_have(): void {
		$this->picture( 'one.jpg' );
		$feed = FeedText::of( array( 'MEDIA_IMAGE_00' => $this->server()->origin . '/one.jpg' ) );
		$this->import( $feed );
		[ $before ] = $this->attachments( 'ABC_1001' );
		unlink( $this->folder . '/one.jpg' );

		$run = $this->import( $feed );

		self::assertStringContainsString( 'could not be downloaded: the server returned 404', implode( self::said( $run ) ) );
		self::assertSame( array( $before ), $this->attachments( 'ABC_1001' ) );
	}

	public function test_deleting_a_property_deletes_its_pictures(): void {
		$this->picture( 'a.jpg' );
		$this->import( FeedText::of( array( 'MEDIA_IMAGE_00' => 'a.jpg' ) ) );
		$id             = $this->property( 'ABC_1001' )->post->ID;
		[ $attachment ] = $this->attachments( 'ABC_1001' );

		wp_delete_post( $id, true );

		self::assertNull( get_post( $attachment ) );
		self::assertSame( array(), $this->files( 'ABC_1001' ) );
		global $wpdb;
		foreach ( array( 'hh_media', 'hh_sync_reference' ) as $table ) {
			self::assertSame( '0', (string) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', $wpdb->prefix . $table ) ) );
		}
		// And the feed brings it again.
		self::assertSame( array( 1, 0, 0, 0 ), self::counts( $this->import( FeedText::of( array( 'MEDIA_IMAGE_00' => 'a.jpg' ) ) ) ) );
	}
}
