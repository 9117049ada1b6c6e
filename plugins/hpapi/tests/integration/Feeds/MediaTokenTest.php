<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Feeds;

use HearthHammer\Core\Media\Attachments;
use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Media\MediaItem;
use HearthHammer\Core\Media\MediaRecords;
use HearthHammer\Core\Media\PictureInstaller;
use HearthHammer\Core\Media\PicturePlan;
use HearthHammer\Core\Media\PicturePlanner;
use HearthHammer\Core\Media\RemotePictures;
use HearthHammer\Hpapi\Properties\PropertyPictures;
use PHPUnit\Framework\Attributes\Group;

/**
 * Pictures of sources that say when one has changed, which BLM does not.
 */
#[Group( 'platform' )]
final class MediaTokenTest extends FeedTestCase {

	private PictureServer $server;

	private int $post = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->server = new PictureServer( $this->folder );
		$this->post   = (int) wp_insert_post( array( 'post_type' => 'hpapi_property', 'post_title' => 'x', 'post_status' => 'publish' ) );
	}

	protected function tearDown(): void {
		$this->server->stop();
		parent::tearDown();
	}

	private function bring( string $query, string $token, string $key = 'photo-7' ): PicturePlan {
		$records = new MediaRecords();
		$planner = new PicturePlanner( new RemotePictures(), new PictureInstaller( PropertyPictures::profile() ), new MediaFolder( '' ) );
		$item    = new MediaItem( MediaItem::IMAGE, "{$this->server->origin}/one.jpg{$query}", '', 'photo', $key, $token );
		$plan    = $planner->plan( array( $item ), 'T1', $records->held( array( $this->post ) )[ $this->post ], static function (): void {} );
		( new Attachments( $records ) )->apply( $plan, $this->post );
		( new Attachments( $records ) )->delete( $plan->removed );
		return $plan;
	}

	public function test_a_picture_is_asked_for_only_when_its_token_has_moved(): void {
		$this->picture( 'one.jpg', 700, 500, 40 );
		self::assertCount( 1, $this->bring( '?s=1', 'monday' )->installed() );
		self::assertSame( array( 'one.jpg 200' ), $this->server->requests() );

		// Signed addresses change every time; the source's own key does not.
		$plan = $this->bring( '?s=2', 'monday' );
		self::assertSame( array( 1, array(), array() ), array( $plan->kept, $plan->installed(), $plan->removed ) );
		self::assertSame( array(), $this->server->requests() );

		// The token moved, the bytes did not: asked for in full, and kept.
		$plan = $this->bring( '?s=3', 'tuesday' );
		self::assertSame( array( 1, array() ), array( $plan->kept, $plan->removed ) );
		self::assertSame( array( 'one.jpg 200' ), $this->server->requests() );

		$this->picture( 'one.jpg', 700, 500, 200 );
		$plan = $this->bring( '?s=4', 'wednesday' );
		self::assertSame( array( 1, 1 ), array( count( $plan->installed() ), count( $plan->removed ) ) );
	}

	public function test_without_a_key_the_address_in_one_spelling_is_it(): void {
		self::assertSame( ( new MediaItem( 'image', 'https://A.example/p.jpg?v=1#top', '', '' ) )->key, ( new MediaItem( 'image', 'HTTPS://a.EXAMPLE/p.jpg?v=1', '', '' ) )->key );
		self::assertNotSame( ( new MediaItem( 'image', 'https://a.example/p.jpg?id=1', '', '' ) )->key, ( new MediaItem( 'image', 'https://a.example/p.jpg?id=2', '', '' ) )->key );
	}
}
