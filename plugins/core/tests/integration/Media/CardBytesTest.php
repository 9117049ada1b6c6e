<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration\Media;

use HearthHammer\Core\Media\MediaProfile;
use HearthHammer\Core\Media\PictureFile;
use HearthHammer\Core\Media\PictureInstaller;
use HearthHammer\Core\Media\SizeCutter;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * A list shows many cards: what one of their pictures weighs.
 */
#[Group( 'platform' )]
final class CardBytesTest extends IntegrationTestCase {

	private const DEMO = __DIR__ . '/../../../../../demo';

	/** @return array{int, array<string, mixed>} Bytes of the card, and the attachment's metadata. */
	private function card( string $path ): array {
		$installed = ( new PictureInstaller( new MediaProfile( 'post', 'hh-test', 'hh-card', 'hh-large' ) ) )->install( PictureFile::look_at( $path, (string) sha1_file( $path ) ), 'cards', basename( $path ), true );
		$bytes     = (int) filesize( dirname( $installed->path ) . '/' . $installed->metadata['sizes']['hh-card']['file'] );
		$installed->discard();
		return array( $bytes, $installed->metadata );
	}

	protected function tearDown(): void {
		$folder = wp_upload_dir( null, false )['basedir'] . '/hh-test/cards';
		if ( is_dir( $folder ) ) {
			self::assertSame( array( '.', '..' ), scandir( $folder ), 'Nothing is left of a card that was cut more than once.' );
			rmdir( $folder );
		}
		parent::tearDown();
	}

	public function test_the_heaviest_pictures_of_the_demo_make_cards_of_at_most_25_kb(): void {
		$fronts = array();
		foreach ( array( '/feeds', '/pictures' ) as $folder ) {
			foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( self::DEMO . $folder, \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
				if ( $file instanceof \SplFileInfo && 1 === preg_match( '/(_IMG_00|front)\.webp$/', $file->getFilename() ) ) {
					$fronts[ $file->getPathname() ] = (int) $file->getSize();
				}
			}
		}
		self::assertGreaterThan( 100, count( $fronts ) );
		arsort( $fronts );
		foreach ( array_slice( array_keys( $fronts ), 0, 4 ) as $path ) {
			[ $bytes, $metadata ] = $this->card( $path );
			self::assertLessThanOrEqual( 25 * 1024, $bytes, $path );
			self::assertSame( array( 768, 512 ), array( $metadata['sizes']['hh-card']['width'], $metadata['sizes']['hh-card']['height'] ) );
		}
	}

	public function test_a_picture_that_stays_heavy_is_cut_with_less_quality_and_kept(): void {
		mt_srand( 7 );
		$leaves = imagecreatetruecolor( 1500, 1000 );
		for ( $i = 0; $i < 15000; $i++ ) {
			imagefilledellipse( $leaves, mt_rand( 0, 1499 ), mt_rand( 0, 999 ), 9, 9, mt_rand( 0, 0xffffff ) );
		}
		$path = get_temp_dir() . 'hh-leaves-' . wp_rand() . '.jpg';
		imagejpeg( $leaves, $path, 90 );
		[ $bytes, $metadata ] = $this->card( $path );
		wp_delete_file( $path );

		$card = imagescale( imagecrop( $leaves, array( 'x' => 0, 'y' => 0, 'width' => 1499, 'height' => 1000 ) ), 768, 512 );
		ob_start();
		imagejpeg( $card, null, 68 );
		self::assertLessThan( 0.8 * strlen( (string) ob_get_clean() ), $bytes );
		self::assertGreaterThan( SizeCutter::CARD_BYTES, $bytes );
		self::assertSame( array( 'hh-card', 'hh-large' ), self::sorted( array_keys( $metadata['sizes'] ) ) );
		self::assertSame( $bytes, $metadata['sizes']['hh-card']['filesize'] );
	}

	public function test_a_card_that_is_cut_anew_weighs_as_much_as_before(): void {
		$path      = self::DEMO . '/feeds/CRB_1001_IMG_00.webp';
		$installed = ( new PictureInstaller( new MediaProfile( 'post', 'hh-test', 'hh-card', 'hh-large' ) ) )->install( PictureFile::look_at( $path, (string) sha1_file( $path ) ), 'cards', basename( $path ), true );
		$post      = (int) wp_insert_attachment( array( 'post_mime_type' => $installed->mime, 'post_title' => 'Cards' ), $installed->path );
		wp_update_attachment_metadata( $post, $installed->metadata );
		$card = dirname( $installed->path ) . '/' . $installed->metadata['sizes']['hh-card']['file'];
		$sum  = sha1_file( $card );
		wp_delete_file( $card );
		( new SizeCutter( new MediaProfile( 'post', 'hh-test', 'hh-card', 'hh-large' ) ) )->cut_again( $post );
		self::assertSame( $sum, sha1_file( $card ) );
		wp_delete_attachment( $post, true );
	}

	/**
	 * @param list<string> $names
	 * @return list<string>
	 */
	private static function sorted( array $names ): array {
		sort( $names );
		return $names;
	}
}
