<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit\Media;

use HearthHammer\Core\Media\MediaFolder;
use PHPUnit\Framework\TestCase;

final class MediaFolderTest extends TestCase {

	private string $folder;

	protected function setUp(): void {
		$this->folder = sys_get_temp_dir() . '/hh-media-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->folder . '/library/2026/05', 0777, true );
		foreach ( array( 'secret.jpg', 'library/top.jpg', 'library/2026/05/Front.JPG' ) as $name ) {
			file_put_contents( $this->folder . '/' . $name, 'x' );
		}
	}

	protected function tearDown(): void {
		array_map( unlink( ... ), array( $this->folder . '/secret.jpg', $this->folder . '/library/top.jpg', $this->folder . '/library/2026/05/Front.JPG' ) );
		array_map( rmdir( ... ), array( $this->folder . '/library/2026/05', $this->folder . '/library/2026', $this->folder . '/library', $this->folder ) );
	}

	public function test_finds_files_in_folders_of_folders_and_none_outside(): void {
		$library = new MediaFolder( $this->folder . '/library', true );
		self::assertSame( realpath( $this->folder . '/library/2026/05/Front.JPG' ), $library->path( '2026/05/front.jpg' ) );
		self::assertSame( realpath( $this->folder . '/library/top.jpg' ), $library->path( 'top.jpg' ) );
		foreach ( array( '../secret.jpg', '2026/../../secret.jpg', '2026/05/../../../secret.jpg', '/etc/passwd', '2026//05/Front.JPG', '2026/05/', '' ) as $name ) {
			self::assertNull( $library->path( $name ), $name );
		}
		self::assertNull( ( new MediaFolder( $this->folder . '/library' ) )->path( '2026/05/Front.JPG' ), 'Only where the source has folders.' );
	}
}
