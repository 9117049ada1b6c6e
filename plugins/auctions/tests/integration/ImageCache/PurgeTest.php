<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\ImageCache;

use HearthHammer\Auctions\ImageCache\ImageCacheSettings;
use HearthHammer\Auctions\Lots\LotFields;
use HearthHammer\Auctions\Sales\Capabilities;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Tests\Fakes\CloudinaryServer;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use WP_REST_Response;
use WP_User;

use const HearthHammer\Tests\Fakes\CLOUDINARY_KEY;
use const HearthHammer\Tests\Fakes\CLOUDINARY_SECRET;

require_once dirname( __DIR__, 5 ) . '/tests/fakes/CloudinaryServer.php';

#[Group( 'platform' )]
final class PurgeTest extends IntegrationTestCase {

	use AuctionFixtures;

	private int $lot;
	private int $department;
	private ?CloudinaryServer $cloudinary = null;

	/** @var list<string> Files to remove. */
	private array $files = array();

	protected function setUp(): void {
		parent::setUp();
		$sale             = self::sale();
		$this->department = (int) $sale->department()?->id;
		$this->lot        = self::lot( $sale, '12A' );
		wp_set_current_user( 1 );
	}

	protected function tearDown(): void {
		$this->cloudinary?->stop();
		array_map( 'wp_delete_file', $this->files );
		parent::tearDown();
	}

	#[TestDox( '[API-06] [STAFF-04] Without the capability, a signature or a nonce nothing is purged, whatever the query says' )]
	public function test_who_may(): void {
		$this->pictures( 'front' );
		wp_set_current_user( 0 );
		self::assertSame( 401, $this->purge( nonce: false )->get_status() );
		self::assertSame( 401, $this->purge( query: '?canManageCache=1' )->get_status() );

		$user = (int) wp_insert_user( array( 'user_login' => 'ed', 'user_pass' => 'x', 'role' => 'author' ) );
		wp_set_current_user( $user );
		self::assertSame( 403, $this->purge( query: '?canManageCache=1&canManageA365=1' )->get_status() );

		( new WP_User( $user ) )->add_cap( Capabilities::IMAGE_CACHE );
		wp_set_current_user( 0 );
		wp_set_current_user( $user );
		self::assertSame( 403, $this->purge( nonce: false )->get_status() );
		self::assertSame( 200, $this->purge()->get_status() );
		self::assertSame( 'private, no-store', $this->purge()->get_headers()['Cache-Control'] );
	}

	#[TestDox( '[API-06] A lot that is not there, or not in the department, is 404, also where the query names another; GET is none' )]
	public function test_which_lot(): void {
		$other = self::department( 'van-auctions' );
		foreach ( array( "{$other}/lot/{$this->lot}", "{$this->department}/lot/" . ( $this->lot + 5 ), "{$this->department}/lot/1" ) as $path ) {
			self::assertSame( 404, $this->ask( $path )->get_status(), $path );
			self::assertSame( 404, $this->ask( "{$path}/purge?lotId={$this->lot}&departmentId={$this->department}", '' )->get_status(), $path );
		}
		self::assertSame( 404, $this->rest( 'GET', "/hpapi/v1/auction/department/{$this->department}/lot/{$this->lot}/purge" )->get_status() );
		self::assertContains( $this->ask( "{$this->department}/lot/0" )->get_status(), array( 400, 404 ) );
	}

	#[TestDox( '[API-06] [PURGE-05] This site\'s own sizes are cut anew, one entry a picture, a broken one with its reason; pages are told' )]
	public function test_own_sizes(): void {
		[ $front, $back ] = $this->pictures( 'front', 'back' );
		$folder = dirname( (string) get_attached_file( $front ) );
		$card   = $folder . '/' . wp_get_attachment_metadata( $front )['sizes']['hh-test-card']['file'];
		file_put_contents( $card, 'stale' );
		wp_delete_file( (string) get_attached_file( $back ) );
		$told = array();
		add_action( 'hh_auctions_pictures_cleared', static function ( int $lot, array $images ) use ( &$told ): void { $told[ $lot ] = count( $images ); }, 10, 2 );
		add_action( 'clean_post_cache', static function ( int $post ) use ( &$told ): void { $told['cleaned'][] = $post; } );

		$answer = $this->purge();
		self::assertSame( 200, $answer->get_status() );
		self::assert_matches_schema( $answer->get_data(), Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/purge-answer.json' )->to_array() );
		self::assertSame(
			array(
				array( 'image' => wp_get_attachment_url( $front ), 'success' => true, 'message' => '1 size regenerated.' ),
				array( 'image' => wp_get_attachment_url( $back ), 'success' => false, 'message' => 'The image is no longer in the uploads folder.' ),
			),
			$answer->get_data()['response']
		);
		self::assertSame( array( 60, 40 ), array_slice( (array) getimagesize( $card ), 0, 2 ) );
		self::assertSame( 2, $told[ $this->lot ] ?? null );
		self::assertContains( $this->lot, $told['cleaned'] );
	}

	#[TestDox( '[PURGE-06] Cloudinary: a fetched picture is destroyed with its copies, signed; one it does not know counts as cleared; its own is made to forget copies only' )]
	public function test_cloudinary(): void {
		$this->cloudinary();
		$this->pictures( 'front', 'unknown', 'broken', 'html' );
		self::assertSame(
			array(
				array( true, 'Cached copies cleared.' ),
				array( true, 'Cloudinary had no cached copy.' ),
				array( false, 'Cloudinary returned status 500. General Error' ),
				array( false, 'Cloudinary returned status 200.' ),
			),
			$this->outcomes()
		);
		$asked = (string) ( $this->cloudinary?->requests()[0] ?? '' );
		self::assertStringStartsWith( '/v1_1/weald/image/destroy ', $asked );
		self::assertStringContainsString( '"public_id":"http://hearth-hammer.test/wp-content/uploads/', $asked );
		self::assertStringContainsString( '"type":"fetch"', $asked );

		$this->cloudinary( array( 'delivery' => 'upload', 'folder' => 'site', 'algorithm' => 'sha256' ) );
		$outcomes = $this->outcomes();
		self::assertSame( array( true, true, false, false ), array_column( $outcomes, 0 ) );
		self::assertSame( 'Copies on Cloudinary’s network cleared. The image stored at Cloudinary has not changed.', $outcomes[0][1] );
		$asked = (string) ( $this->cloudinary?->requests()[0] ?? '' );
		self::assertMatchesRegularExpression( '#^/v1_1/weald/image/explicit .*"public_id":"site/\d{4}/\d\d/front-[^."]+".*"type":"upload"#', $asked );
	}

	#[TestDox( '[PURGE-06] Of a folder that is mapped to this site the stored copy goes, and Cloudinary fetches the picture again by its address with its ending' )]
	public function test_mapped_folder(): void {
		$this->cloudinary( array( 'delivery' => 'mapped', 'folder' => 'site' ) );
		[ $front ] = $this->pictures( 'front' );
		$this->cloudinary?->requests();
		$outcome = $this->outcomes()[0];
		self::assertSame( array( true, 'Stored copy deleted. Cloudinary will fetch the image from this site again.' ), $outcome );
		self::assertMatchesRegularExpression( '#^/v1_1/weald/image/destroy .*"public_id":"site/\d{4}/\d\d/front-[^."]+".*"type":"upload"#', (string) ( $this->cloudinary?->requests()[0] ?? '' ) );
		self::assertMatchesRegularExpression( '#^https://res.cloudinary.com/weald/image/upload/f_auto,q_auto/site/\d{4}/\d\d/front-\d+\.jpg$#', wp_get_attachment_image_src( $front, 'full' )[0] ?? '' );
	}

	#[TestDox( '[PURGE-06] After 420 or 429 it is left in peace, for every lot, until the time it names' )]
	public function test_backs_off(): void {
		foreach ( array( 'busy' => '45', 'calm' => '(9\d\d|[1-8]?\d?\d)' ) as $name => $seconds ) {
			delete_transient( 'hh_cloudinary_until' );
			$this->cloudinary();
			$this->pictures( $name, 'front' );
			$outcomes = $this->outcomes();
			self::assertSame( array( false, false ), array_column( $outcomes, 0 ) );
			self::assertMatchesRegularExpression( "/^Cloudinary asks us to wait {$seconds} seconds\.$/", $outcomes[0][1] );
			self::assertCount( 1, $this->cloudinary?->requests() ?? array(), 'The second picture was not asked for.' );
			$this->outcomes();
			self::assertSame( array(), $this->cloudinary?->requests() );
		}
		delete_transient( 'hh_cloudinary_until' );
		$this->pictures( 'front' );
		self::assertSame( array( true ), array_column( $this->outcomes(), 0 ) );
	}

	#[TestDox( '[SEC-01] Wrong credentials, none, or no connection: a reason without the secret, the signature or what was signed' )]
	public function test_credentials(): void {
		$this->pictures( 'front' );
		$this->cloudinary( array( 'api_key' => 'another' ) );
		$outcome = $this->outcomes()[0];
		self::assertSame( array( false, 'Cloudinary rejected the API key or the signature.' ), $outcome );

		$this->cloudinary( array( 'cloud_name' => '' ) );
		self::assertSame( 'Cloudinary is not set up: the cloud name, API key or API secret is missing.', $this->outcomes()[0][1] );

		$this->cloudinary();
		add_filter( 'pre_http_request', static fn () => new \WP_Error( 'http_request_failed', 'cURL error 7: ' . CLOUDINARY_SECRET ), 99 );
		$said = $this->outcomes()[0][1];
		self::assertStringStartsWith( 'Could not contact Cloudinary: ', $said );
		self::assertStringNotContainsString( CLOUDINARY_SECRET, $said );
		self::assertStringNotContainsString( CLOUDINARY_SECRET, (string) wp_json_encode( get_option( ImageCacheSettings::SECRET ) ) );
	}

	#[TestDox( 'With Cloudinary the pictures of lots, and of nothing else, come from there, each size from the whole picture' )]
	public function test_delivery(): void {
		[ $front ] = $this->pictures( 'front' );
		$full      = (string) wp_get_attachment_url( $front );
		$card      = wp_get_attachment_image_src( $front, 'hh-test-card' )[0] ?? '';
		self::assertStringStartsWith( 'http://hearth-hammer.test/', $card );
		$this->cloudinary();
		self::assertSame( "https://res.cloudinary.com/weald/image/fetch/f_auto,q_auto,c_fill,w_60,h_40/{$full}", wp_get_attachment_image_src( $front, 'hh-test-card' )[0] ?? '' );
		self::assertSame( "https://res.cloudinary.com/weald/image/fetch/f_auto,q_auto/{$full}", wp_get_attachment_image_src( $front, 'full' )[0] ?? '' );
		wp_update_post( array( 'ID' => $front, 'post_parent' => 0 ) );
		self::assertSame( $card, wp_get_attachment_image_src( $front, 'hh-test-card' )[0] ?? '' );
	}

	#[TestDox( '[PURGE-01] [STAFF-02] The button is on the lots of staff with the capability, and nothing of it in anybody else\'s page' )]
	public function test_button(): void {
		$lot  = array( 'id' => $this->lot, 'number' => '12A', 'department' => $this->department );
		$html = (string) apply_filters( 'hh_auctions_lot_tools', '', $lot );
		self::assertStringContainsString( "auction/department/{$this->department}/lot/{$this->lot}/purge", $html );
		self::assertStringContainsString( 'data-hh-purge-lot="' . $this->lot . '"', $html );
		self::assertMatchesRegularExpression( '/data-hh-purge-nonce="[0-9a-f]{10}"/', $html );
		self::assertStringContainsString( '>Purge image cache</button>', $html );
		self::assertStringContainsString( 'data-hh-purge-lot=""', (string) apply_filters( 'hh_auctions_lot_tools', '', array() ) );
		remove_action( 'wp_footer', 'the_block_template_skip_link' );
		ob_start();
		do_action( 'wp_footer' );
		$footer = html_entity_decode( (string) ob_get_clean(), ENT_QUOTES );
		foreach ( array( 'Error reading lot ID', "Unexpected reponse from Cloudinary. Cache has probably been cleared but we can't be sure.", 'Sorry, there was an error purging the image cache', 'Cache clear complete!', 'SUCCESS', 'FAIL' ) as $words ) {
			self::assertStringContainsString( '"' . $words . '"', $footer );
		}
		wp_set_current_user( 0 );
		self::assertSame( '', apply_filters( 'hh_auctions_lot_tools', '', $lot ) );
	}

	/** @param array<string, string> $settings */
	private function cloudinary( array $settings = array() ): void {
		$this->cloudinary ??= new CloudinaryServer();
		$this->cloudinary->requests();
		update_option( ImageCacheSettings::OPTION, $settings + array( 'service' => 'cloudinary', 'cloud_name' => 'weald', 'api_key' => CLOUDINARY_KEY ) );
		update_option( ImageCacheSettings::SECRET, array( 'api_secret' => ImageCacheSettings::secrets()->sealer->seal( 'api_secret', CLOUDINARY_SECRET ) ) );
	}

	/** @return list<array{bool, string}> Success and message of each picture. */
	private function outcomes(): array {
		return array_map( static fn ( array $one ): array => array( $one['success'], $one['message'] ), $this->purge()->get_data()['response'] );
	}

	private function purge( bool $nonce = true, string $query = '' ): WP_REST_Response {
		return $this->ask( "{$this->department}/lot/{$this->lot}/purge{$query}", '', $nonce );
	}

	private function ask( string $path, string $end = '/purge', bool $nonce = true ): WP_REST_Response {
		return $this->rest( 'POST', "/hpapi/v1/auction/department/{$path}{$end}", headers: $nonce ? array( 'X-WP-Nonce' => wp_create_nonce( 'wp_rest' ) ) : array() );
	}

	/** @return list<int> Attachments of the lot, each with one size. */
	private function pictures( string ...$names ): array {
		$ids = array();
		foreach ( $names as $name ) {
			$image = imagecreatetruecolor( 120, 80 );
			ob_start();
			imagejpeg( $image );
			$upload = wp_upload_bits( $name . '-' . wp_rand() . '.jpg', null, (string) ob_get_clean() );
			$id     = (int) wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => $name, 'post_status' => 'inherit' ), $upload['file'], $this->lot );
			$editor = wp_get_image_editor( $upload['file'] );
			self::assertNotWPError( $editor );
			$sizes  = $editor->multi_resize( array( 'hh-test-card' => array( 'width' => 60, 'height' => 40, 'crop' => true ) ) );
			wp_update_attachment_metadata( $id, array( 'width' => 120, 'height' => 80, 'file' => get_post_meta( $id, '_wp_attached_file', true ), 'sizes' => $sizes ) );
			array_push( $this->files, $upload['file'], dirname( $upload['file'] ) . '/' . $sizes['hh-test-card']['file'] );
			$ids[] = $id;
		}
		LotFields::fields()->replace( $this->lot, array( 'images' => array_map( static fn ( int $id ): array => array( 'attachment' => $id, 'caption' => '', 'source' => '', 'hash' => '' ), $ids ) ) + LotFields::fields()->read( $this->lot ) );
		return $ids;
	}

	private static function assertNotWPError( mixed $value ): void {
		self::assertNotInstanceOf( \WP_Error::class, $value );
	}
}
