<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Feeds;

use HearthHammer\Core\Sync\InvalidFeed;
use HearthHammer\Core\Sync\Files\PclZipFeed;
use HearthHammer\Core\Sync\Files\ZipFeed;
use HearthHammer\Hpapi\Feeds\FeedSettings;
use HearthHammer\Hpapi\Tests\Unit\Feeds\FeedText;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use ZipArchive;

#[Group( 'platform' )]
#[TestDox( '[SEC-05] Hostile feeds and their media' )]
final class HostileFeedTest extends FeedTestCase {

	private ?PictureServer $server = null;

	protected function tearDown(): void {
		$this->server?->stop();
		parent::tearDown();
	}

	/** @return iterable<string, array{string}> */
	public static function private_addresses(): iterable {
		foreach ( array( 'http://10.0.0.5/a.jpg', 'http://192.168.1.1/a.jpg', 'http://172.16.3.4/a.jpg', 'http://127.0.0.1/a.jpg', 'http://localhost/a.jpg', 'http://169.254.169.254/latest/meta-data/a.jpg', 'http://100.64.0.1/a.jpg', 'http://0.0.0.0/a.jpg', 'http://[::1]/a.jpg', 'http://2130706433/a.jpg', 'http://0x7f.1/a.jpg', 'http://93.184.216.34:22/a.jpg' ) as $address ) {
			yield $address => array( $address );
		}
	}

	#[DataProvider( 'private_addresses' )]
	#[TestDox( '[SEC-05] asks no server inside a network: $address' )]
	public function test_asks_no_server_inside_a_network( string $address ): void {
		$asked = array();
		add_filter(
			'pre_http_request',
			static function ( mixed $answer, array $arguments, string $url ) use ( &$asked ): mixed {
				$asked[] = $url;
				return new \WP_Error( 'asked', 'It was asked.' );
			},
			1,
			3
		);
		$run = $this->import( FeedText::of( array( 'MEDIA_IMAGE_00' => $address ) ) );
		self::assertSame( array(), $asked );
		self::assertSame( 1, $run->counts->pictures_failed );
		self::assertStringContainsString( 'is not on a public server', implode( self::said( $run ) ) );
		self::assertSame( array(), $this->property( 'ABC_1001' )->list( 'images' ) );
	}

	#[TestWith( array( 'http://127.0.0.1:8080/a.jpg', 'http://127.0.0.1:9400' ) )]
	#[TestWith( array( 'http://127.0.0.1:9400/a.jpg', 'http://127.0.0.1:9400' ) )]
	#[TestWith( array( 'http://93.184.216.34:8080/a.jpg', 'http://93.184.216.34' ) )]
	#[TestWith( array( 'https://93.184.216.34/a.jpg', 'http://93.184.216.34' ) )]
	#[TestDox( '[SEC-05] asks no other port of the own host, and no own host inside a network: $address' )]
	public function test_asks_no_other_port_of_the_own_host( string $address, string $home ): void {
		add_filter( 'home_url', static fn ( string $url, string $path ): string => $home . $path, 10, 2 );
		update_option( 'home', $home );
		$this->test_asks_no_server_inside_a_network( $address );
	}

	#[TestDox( '[SEC-05] a picture on the own public host, at the site’s own port, is asked for' )]
	public function test_asks_the_own_public_host(): void {
		add_filter( 'home_url', static fn ( string $url, string $path ): string => 'http://93.184.216.34' . $path, 10, 2 );
		update_option( 'home', 'http://93.184.216.34' );
		add_filter( 'pre_http_request', static fn (): \WP_Error => new \WP_Error( 'asked', 'It was asked.' ), 99 );
		$run = $this->import( FeedText::of( array( 'MEDIA_IMAGE_00' => 'http://93.184.216.34/a.jpg' ) ) );
		self::assertStringContainsString( 'could not be downloaded: ', implode( self::said( $run ) ) );
	}

	#[TestDox( '[SEC-05] follows no redirect into a network' )]
	public function test_follows_no_redirect_into_a_network(): void {
		$this->server = new PictureServer( $this->folder );
		$run          = $this->import( FeedText::of( array( 'MEDIA_IMAGE_00' => $this->server->origin . '/redirect.jpg' ) ) );
		self::assertSame( array( 'redirect.jpg 200' ), $this->server->requests() );
		self::assertStringContainsString( 'is not on a public server', implode( self::said( $run ) ) );
	}

	#[TestWith( array( 'picture.jpg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>' ) )]
	#[TestWith( array( 'picture.jpg', '<?php echo 1;' ) )]
	#[TestWith( array( 'picture.png', "GIF89a<script>alert(1)</script>" ) )]
	#[TestWith( array( 'picture.webp', '' ) )]
	#[TestWith( array( 'picture.png', "\x89PNG\r\n\x1A\n\x00\x00\x00\x0DIHDR\xFF\xFF\x00\x00\xFF\xFF\x00\x00\x08\x02\x00\x00\x00\x00\x00\x00\x00" ) )]
	#[TestDox( '[SEC-05] takes no file but a raster picture, whatever its name' )]
	public function test_takes_no_file_but_a_raster_picture( string $name, string $bytes ): void {
		file_put_contents( $this->folder . '/' . $name, $bytes );
		$run = $this->import( FeedText::of( array( 'MEDIA_IMAGE_00' => $name ) ) );
		self::assertSame( array( 'done', 1 ), array( $run->status, $run->counts->pictures_failed ) );
		self::assertSame( array(), $this->property( 'ABC_1001' )->list( 'images' ) );
		self::assertSame( array(), (array) glob( wp_upload_dir()['basedir'] . '/hpapi/abc_1001/*' ) );
	}

	#[TestDox( '[SEC-05] a feed’s picture loses the camera’s notes and what hangs behind its end; one of 49 megapixels is refused within a memory bound, and its property goes in' )]
	public function test_pictures_are_written_anew(): void {
		$jpeg  = $this->picture( 'a.jpg' );
		$notes = "Exif\0\0" . str_repeat( 'GPS 51.0968 0.5356 ', 5 );
		file_put_contents( $this->folder . '/a.jpg', substr( $jpeg, 0, 2 ) . "\xFF\xE1" . pack( 'n', strlen( $notes ) + 2 ) . $notes . substr( $jpeg, 2 ) . '<?php echo "behind";' );
		file_put_contents( $this->folder . '/huge.jpg', (string) preg_replace( '/(\xFF\xC0\x00\x11\x08)..../s', '$1' . pack( 'nn', 7000, 7000 ), $jpeg ) );
		$feed          = FeedText::of( array( 'MEDIA_IMAGE_00' => 'a.jpg', 'MEDIA_IMAGE_01' => 'huge.jpg' ) );
		$feed->columns = array( ...FeedText::COLUMNS, 'MEDIA_IMAGE_01' );
		memory_reset_peak_usage();
		$before = memory_get_usage();
		$run    = $this->import( $feed );

		self::assertSame( array( 'done', 1, 1 ), array( $run->status, $run->counts->pictures_added, $run->counts->pictures_failed ) );
		self::assertLessThan( 100 * MB_IN_BYTES, memory_get_peak_usage() - $before );
		self::assertStringContainsString( 'the image huge.jpg is too large at 7000 by 7000 pixels', implode( self::said( $run ) ) );
		$files = (array) glob( wp_upload_dir()['basedir'] . '/hpapi/abc_1001*/*' );
		self::assertNotSame( array(), $files );
		foreach ( $files as $file ) {
			self::assertDoesNotMatchRegularExpression( '/GPS|<\?php/', (string) file_get_contents( (string) $file ) );
		}
	}

	#[TestDox( '[SEC-05] takes no file by a path, and no SVG by its name' )]
	public function test_takes_no_file_by_a_path(): void {
		FeedSettings::set_all_or_nothing( true );
		$this->picture( 'a.jpg' );
		mkdir( $this->folder . '-outside' );
		copy( $this->folder . '/a.jpg', $this->folder . '-outside/secret.jpg' );
		symlink( $this->folder . '-outside/secret.jpg', $this->folder . '/link.jpg' );
		foreach ( array( '../' . basename( $this->folder ) . '-outside/secret.jpg', '..\\secret.jpg', $this->folder . '-outside/secret.jpg', 'link.jpg' ) as $name ) {
			$run = $this->import( FeedText::of( array( 'MEDIA_IMAGE_00' => $name ) ) );
			self::assertSame( 'failed', $run->status, $name );
			self::assertStringContainsString( 'MEDIA_IMAGE_00', self::said( $run )[0] );
		}
		file_put_contents( $this->folder . '/logo.svg', '<svg/>' );
		$run = $this->import( FeedText::of( array( 'MEDIA_IMAGE_00' => 'logo.svg' ) ) );
		self::assertStringContainsString( '“logo.svg” is not a JPEG, PNG, WebP or GIF', self::said( $run )[0] );
		self::assertSame( array(), $this->property( 'ABC_1001' )->list( 'images' ) );
		unlink( $this->folder . '-outside/secret.jpg' );
		rmdir( $this->folder . '-outside' );
	}

	#[TestDox( '[SEC-05] cleans scripts, handlers and javascript: links out of every text' )]
	public function test_cleans_texts(): void {
		$html = '<p onclick="alert(1)">Good</p><script>alert(2)</script><a href="javascript:alert(3)">link</a><img src=x onerror=alert(4)><IFRAME src="https://x.example/"></IFRAME><style>p{color:red}</style><svg onload=alert(5)></svg><h1 style="x">Rooms</h1><b>big</b><ul><li>one</ul>';
		$this->import(
			FeedText::of(
				array(
					'DESCRIPTION'         => $html,
					'SUMMARY'             => 'Lovely &lt;script&gt;alert(6)&lt;/script&gt;<b>house</b>',
					'FEATURE1'            => '<img src=x onerror=alert(7)>Garden',
					'DISPLAY_ADDRESS'     => 'Mill Lane<script>alert(8)</script>',
					'MEDIA_IMAGE_TEXT_00' => '"><script>alert(9)</script>',
				)
			)
		);
		$property = $this->property( 'ABC_1001' );
		self::assertSame( '<p>Good</p>link<h3>Rooms</h3><strong>big</strong><ul><li>one</li></ul>', $property->post->post_content );
		self::assertSame( 'Lovely house', $property->text( 'summary' ) );
		self::assertSame( array( 'Garden' ), $property->list( 'features' ) );
		self::assertSame( 'Mill Lane', trim( $property->post->post_title ) );
		foreach ( array( $property->post->post_content, (string) wp_json_encode( get_post_meta( $property->post->ID ) ) ) as $stored ) {
			self::assertDoesNotMatchRegularExpression( '/alert|javascript|onerror|<script/i', $stored );
		}
	}

	#[TestDox( '[SEC-05] links papers and tours by http and https only' )]
	public function test_links_by_http_only(): void {
		$feed          = FeedText::of( array( 'MEDIA_DOCUMENT_00' => 'javascript:alert(1)', 'MEDIA_VIRTUAL_TOUR_00' => 'data:text/html,x', 'MEDIA_VIRTUAL_TOUR_01' => 'https://tours.example.com/1' ) );
		$feed->columns = array( ...FeedText::COLUMNS, 'MEDIA_DOCUMENT_00', 'MEDIA_VIRTUAL_TOUR_00', 'MEDIA_VIRTUAL_TOUR_01' );
		$this->import( $feed );
		self::assertSame( array(), $this->property( 'ABC_1001' )->list( 'documents' ) );
		self::assertSame( array( 'https://tours.example.com/1' ), array_column( $this->property( 'ABC_1001' )->list( 'virtual_tours' ), 'url' ) );
	}

	/** @return iterable<string, array{string}> */
	public static function outside(): iterable {
		foreach ( array( '../evil.jpg', 'pictures/../../evil.jpg', '/tmp/evil.jpg', 'C:/evil.jpg', '..\\evil.jpg' ) as $name ) {
			yield $name => array( $name );
		}
	}

	#[DataProvider( 'outside' )]
	#[TestDox( '[SEC-05] refuses a zip with an entry outside its folder: $name' )]
	public function test_refuses_a_zip_with_an_entry_outside_its_folder( string $name ): void {
		$zip = $this->zip( array( 'feed.blm' => (string) FeedText::of( array() ), $name => 'x' ) );
		$this->expectException( InvalidFeed::class );
		$this->expectExceptionMessage( 'the zip file contains an entry outside its own folder' );
		$this->import_file( $zip );
	}

	#[TestDox( '[SEC-05] unpacks of a zip the feed and its pictures and nothing else' )]
	public function test_unpacks_feed_and_pictures_only(): void {
		$jpeg   = $this->picture( 'a.jpg' );
		$files  = array(
			'stock/feed.blm'  => (string) FeedText::of( array( 'MEDIA_IMAGE_00' => 'A.jpg' ) ),
			'stock/a.jpg'     => $jpeg,
			'stock/shell.php' => '<?php',
			'stock/logo.svg'  => '<svg/>',
			'other/b.jpg'     => $jpeg,
		);
		$folder = $this->make_folder();
		ZipFeed::of( $this->zip( $files ) )->unpack( $folder, array( 'blm' ) );
		self::assertSame( array( 'a.jpg', 'feed.blm' ), array_map( basename( ... ), (array) glob( $folder . '/*' ) ) );

		$run = $this->import_file( $this->zip( $files ) );
		self::assertSame( array( 'done', 1, 1 ), array( $run->status, $run->counts->added, $run->counts->pictures_added ) );

		// By WordPress's own reader the same.
		array_map( unlink( ... ), (array) glob( $folder . '/*' ) );
		( new PclZipFeed( $this->zip( $files ) ) )->unpack( $folder, array( 'blm' ) );
		self::assertSame( array( 'a.jpg', 'feed.blm' ), array_map( basename( ... ), (array) glob( $folder . '/*' ) ) );
		self::assertSame( $jpeg, file_get_contents( $folder . '/a.jpg' ) );
	}

	#[TestDox( '[SEC-05] refuses broken zips and zips without one feed' )]
	public function test_refuses_broken_zips(): void {
		file_put_contents( $this->folder . '/broken.zip', "PK\x03\x04" . random_bytes( 200 ) );
		foreach (
			array(
				$this->folder . '/broken.zip' => 'the zip file is damaged or incomplete',
				$this->zip( array( 'a.txt' => 'x' ) ) => 'the zip file contains no .blm file',
			) as $path => $message
		) {
			try {
				$this->import_file( $path );
				self::fail( 'It was taken.' );
			} catch ( InvalidFeed $fault ) {
				self::assertStringContainsString( $message, $fault->getMessage() );
			}
		}
	}

	/** @param array<string, string> $files */
	private function zip( array $files ): string {
		$path = $this->folder . '/' . bin2hex( random_bytes( 4 ) ) . '.zip';
		$zip  = new ZipArchive();
		$zip->open( $path, ZipArchive::CREATE );
		foreach ( $files as $name => $content ) {
			$zip->addFromString( $name, $content );
		}
		$zip->close();
		return $path;
	}
}
