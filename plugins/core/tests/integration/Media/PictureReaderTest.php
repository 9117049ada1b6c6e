<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration\Media;

use GdImage;
use HearthHammer\Core\Media\MediaProfile;
use HearthHammer\Core\Media\PictureFile;
use HearthHammer\Core\Media\PictureInstaller;
use HearthHammer\Core\Media\PictureReader;
use HearthHammer\Core\Media\PictureRefused;
use HearthHammer\Core\Media\PictureStructure;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

#[Group( 'platform' )]
final class PictureReaderTest extends IntegrationTestCase {

	private const SECRET = 'N51.0966 E0.5363';

	private string $folder;

	protected function setUp(): void {
		parent::setUp();
		$this->folder = $this->make_folder();
	}

	#[TestDox( '[SEC-05] $_dataName: seen, and gone when the picture is written anew' )]
	#[DataProvider( 'burdened' )]
	public function test_burden( string $extension, \Closure $burden ): void {
		$clean = $this->picture( $extension, self::encoded( $extension, self::image( 60, 40 ) ) );
		self::assertFalse( ( new PictureReader() )->is_needed( $clean ), 'A plain picture is left as it is.' );

		$picture = $this->picture( $extension, $burden( self::encoded( $extension, self::image( 60, 40 ) ) ) );
		self::assertStringContainsString( self::SECRET, (string) file_get_contents( $picture->path ) );
		self::assertTrue( ( new PictureReader() )->is_needed( $picture ) );

		$written = ( new PictureReader() )->rewrite( $picture, "{$this->folder}/new.{$extension}" );
		self::assertStringNotContainsString( self::SECRET, (string) file_get_contents( $written->path ) );
		self::assertSame( array( $picture->mime, 60, 40 ), array( $written->mime, $written->width, $written->height ) );
		self::assertFalse( ( new PictureReader() )->is_needed( $written ) );
	}

	/** @return iterable<string, array{string, \Closure(string): string}> */
	public static function burdened(): iterable {
		$segment = static fn ( int $kind, string $data ): \Closure => static fn ( string $jpeg ): string => substr( $jpeg, 0, 2 ) . "\xFF" . chr( $kind ) . pack( 'n', strlen( $data ) + 2 ) . $data . substr( $jpeg, 2 );
		$behind  = static fn ( string $bytes ): string => $bytes . '<?php /* ' . self::SECRET . ' */';
		yield 'A camera\'s notes in a JPEG' => array( 'jpg', $segment( 0xE1, "Exif\0\0" . self::SECRET ) );
		yield 'Words in a JPEG' => array( 'jpg', $segment( 0xFE, self::SECRET ) );
		yield 'A strange header in a JPEG' => array( 'jpg', $segment( 0xE0, self::SECRET ) );
		yield 'Bytes behind a JPEG' => array( 'jpg', $behind );
		yield 'Bytes behind a JPEG that end like one' => array( 'jpg', static fn ( string $jpeg ): string => $behind( $jpeg ) . "\xFF\xD9" );
		yield 'Bytes behind a PNG' => array( 'png', $behind );
		yield 'Words in a PNG' => array( 'png', static fn ( string $png ): string => substr( $png, 0, 33 ) . pack( 'N', strlen( self::SECRET ) + 2 ) . 'tEXta' . "\0" . self::SECRET . pack( 'N', crc32( "tEXta\0" . self::SECRET ) ) . substr( $png, 33 ) );
		yield 'Bytes behind a WebP' => array( 'webp', $behind );
		yield 'Notes in a WebP' => array(
			'webp',
			static function ( string $webp ): string {
				$chunk = 'EXIF' . pack( 'V', strlen( self::SECRET ) ) . self::SECRET;
				return 'RIFF' . pack( 'V', strlen( $webp ) + strlen( $chunk ) - 8 ) . substr( $webp, 8 ) . $chunk;
			},
		);
	}

	#[TestDox( 'A picture of a camera that lay on its side stands upright, also mirrored, without its notes' )]
	public function test_upright(): void {
		// A red corner at the top left, as the eye is to see it, and where the camera stored it.
		foreach ( array( 1 => array( 0, 0 ), 2 => array( 59, 0 ), 3 => array( 59, 39 ), 4 => array( 0, 39 ), 5 => array( 0, 0 ), 6 => array( 0, 39 ), 7 => array( 59, 39 ), 8 => array( 59, 0 ) ) as $orientation => [ $x, $y ] ) {
			$image = self::image( 60, 40 );
			imagefilledrectangle( $image, max( 0, $x - 9 ), max( 0, $y - 9 ), min( 59, $x + 9 ), min( 39, $y + 9 ), 0xff0000 );
			$notes   = "Exif\0\0II*\0" . pack( 'V', 8 ) . pack( 'v', 1 ) . pack( 'vvVvv', 0x0112, 3, 1, $orientation, 0 ) . pack( 'V', 0 );
			$jpeg    = self::encoded( 'jpg', $image );
			$picture = $this->picture( 'jpg', substr( $jpeg, 0, 2 ) . "\xFF\xE1" . pack( 'n', strlen( $notes ) + 2 ) . $notes . substr( $jpeg, 2 ) );
			$written = ( new PictureReader() )->rewrite( $picture, "{$this->folder}/new.jpg" );
			$seen    = imagecreatefromjpeg( $written->path );
			self::assertInstanceOf( GdImage::class, $seen );
			self::assertSame( $orientation < 5 ? array( 60, 40 ) : array( 40, 60 ), array( imagesx( $seen ), imagesy( $seen ) ), "orientation {$orientation}" );
			self::assertGreaterThan( 200, imagecolorat( $seen, 2, 2 ) >> 16, "orientation {$orientation}" );
			self::assertLessThan( 100, imagecolorat( $seen, imagesx( $seen ) - 3, imagesy( $seen ) - 3 ) >> 16, "orientation {$orientation}" );
		}
	}

	#[TestDox( '[SEC-05] What takes more memory than the bound is refused by its header: $_dataName' )]
	#[DataProvider( 'bombs' )]
	public function test_bound( string $extension, \Closure $claim ): void {
		$picture = $this->picture( $extension, $claim( self::encoded( $extension, self::image( 8, 8 ) ) ) );
		self::assertSame( array( 7000, 7000 ), array( $picture->width, $picture->height ) );
		$before = memory_get_peak_usage();
		try {
			( new PictureReader() )->rewrite( $picture, "{$this->folder}/new.{$extension}" );
			self::fail( 'It was decoded.' );
		} catch ( PictureRefused $refused ) {
			self::assertSame( 'is too large at 7000 by 7000 pixels', $refused->getMessage() );
		}
		self::assertLessThan( 2 * MB_IN_BYTES, memory_get_peak_usage() - $before );
		self::assertFileDoesNotExist( "{$this->folder}/new.{$extension}" );
	}

	/** @return iterable<string, array{string, \Closure(string): string}> */
	public static function bombs(): iterable {
		yield 'JPEG of 49 megapixels' => array( 'jpg', static fn ( string $jpeg ): string => (string) preg_replace( '/(\xFF\xC0\x00\x11\x08)..../s', '$1' . pack( 'nn', 7000, 7000 ), $jpeg ) );
		yield 'PNG of 49 megapixels' => array(
			'png',
			static function ( string $png ): string {
				$head = 'IHDR' . pack( 'NN', 7000, 7000 ) . substr( $png, 24, 5 );
				return substr( $png, 0, 12 ) . $head . pack( 'N', crc32( $head ) ) . substr( $png, 33 );
			},
		);
	}

	#[TestDox( 'A JPEG of several scans and a PNG in full colour count more for each pixel, a palette less' )]
	public function test_estimate(): void {
		$image = self::image( 64, 64 );
		self::assertSame( 4.0, PictureStructure::of( $this->picture( 'jpg', self::encoded( 'jpg', $image ) ) )->bytes_per_pixel );
		self::assertSame( 8.0, PictureStructure::of( $this->picture( 'png', self::encoded( 'png', $image ) ) )->bytes_per_pixel );
		imageinterlace( $image, true );
		// Light whole, two colours at a quarter: 1.5 values of 2 bytes.
		self::assertSame( 7.0, PictureStructure::of( $this->picture( 'jpg', self::encoded( 'jpg', $image ) ) )->bytes_per_pixel );
		imagetruecolortopalette( $image, false, 16 );
		self::assertSame( 2.0, PictureStructure::of( $this->picture( 'png', self::encoded( 'png', $image ) ) )->bytes_per_pixel );
	}

	public function test_a_larger_one_is_scaled_and_keeps_its_shape_and_what_shines_through(): void {
		$image = self::image( 600, 300 );
		imagealphablending( $image, false );
		imagefilledrectangle( $image, 0, 0, 299, 299, (int) imagecolorallocatealpha( $image, 0, 0, 0, 127 ) );
		imagesavealpha( $image, true );
		foreach ( array( 'png', 'webp' ) as $extension ) {
			$reader  = new PictureReader( longest: 200 );
			$picture = $this->picture( $extension, self::encoded( $extension, $image ) );
			self::assertTrue( $reader->is_needed( $picture ) );
			$written = $reader->rewrite( $picture, "{$this->folder}/new.{$extension}" );
			self::assertSame( array( 200, 100 ), array( $written->width, $written->height ) );
			$seen = imagecreatefromstring( (string) file_get_contents( $written->path ) );
			self::assertInstanceOf( GdImage::class, $seen );
			self::assertGreaterThan( 120, imagecolorsforindex( $seen, (int) imagecolorat( $seen, 20, 50 ) )['alpha'], $extension );
			self::assertLessThan( 10, imagecolorsforindex( $seen, (int) imagecolorat( $seen, 180, 50 ) )['alpha'], $extension );
		}
	}

	public function test_what_cannot_be_decoded_is_refused(): void {
		$picture = $this->picture( 'png', substr( self::encoded( 'png', self::image( 60, 40 ) ), 0, 60 ) );
		self::assertTrue( ( new PictureReader() )->is_needed( $picture ) );
		$this->expectException( PictureRefused::class );
		( new PictureReader() )->rewrite( $picture, "{$this->folder}/new.png" );
	}

	#[TestDox( '[SEC-05] Pictures of feeds lose what is in them beside the picture; plain ones stay byte for byte' )]
	public function test_feeds(): void {
		$installer = new PictureInstaller( new MediaProfile( 'post', 'hh-test', 'hh-card', 'hh-large' ) );
		$plain     = $this->picture( 'jpg', self::encoded( 'jpg', self::image( 60, 40 ) ) );
		$installed = $installer->install( $plain, 'x', 'plain.jpg', false );
		self::assertFileEquals( $plain->path, $installed->path );
		$installed->discard();

		$burdened  = $this->picture( 'jpg', file_get_contents( $plain->path ) . self::SECRET );
		$installed = $installer->install( $burdened, 'x', 'burdened.jpg', false );
		self::assertStringNotContainsString( self::SECRET, (string) file_get_contents( $installed->path ) );
		self::assertSame( array( 60, 40 ), array( $installed->metadata['width'], $installed->metadata['height'] ) );
		$installed->discard();
		rmdir( dirname( $installed->path ) );
	}

	private function picture( string $extension, string $bytes ): PictureFile {
		$path = $this->folder . '/' . md5( $bytes ) . ".{$extension}";
		file_put_contents( $path, $bytes );
		return PictureFile::look_at( $path, sha1( $bytes ) );
	}

	/** Blue, with something to see. */
	private static function image( int $width, int $height ): GdImage {
		$image = imagecreatetruecolor( max( 1, $width ), max( 1, $height ) );
		imagefill( $image, 0, 0, 0x103080 );
		imagefilledellipse( $image, intdiv( $width, 2 ), intdiv( $height, 2 ), intdiv( $width, 4 ), intdiv( $height, 4 ), 0x208040 );
		return $image;
	}

	private static function encoded( string $extension, GdImage $image ): string {
		ob_start();
		match ( $extension ) {
			'jpg'   => imagejpeg( $image, null, 80 ),
			'webp'  => imagewebp( $image, null, 80 ),
			default => imagepng( $image ),
		};
		return (string) ob_get_clean();
	}
}
