<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Feeds;

use HearthHammer\Core\Media\PictureFile;
use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\Tests\Unit\Feeds\FeedText;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Pictures, plans, brochures and tours that staff put into a property (STAFF-06).
 */
#[Group( 'platform' )]
final class PicturesByHandTest extends FeedTestCase {

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
	}

	#[TestDox( '[STAFF-06] Five pictures in an order of one’s own, a plan, a brochure and a tour stand on the page, the first picture on the card' )]
	public function test_lists(): void {
		$id       = $this->draft();
		$pictures = array_map( fn ( int $number ): int => $this->upload( "house-{$number}.jpg", $id, 80 + 20 * $number ), range( 1, 5 ) );
		$plan     = $this->upload( 'plan.png', $id, 200 );
		$brochure = $this->paper( 'brochure.pdf', $id );
		$rows     = array_map( static fn ( int $place ): array => array( 'attachment' => (string) $pictures[ $place ], 'caption' => "Room {$place}", 'alt' => 0 === $place ? 'A kitchen with a red range' : '' ), array( 3, 0, 4, 1, 2 ) );
		$this->save(
			$id,
			array(
				'images'        => $rows,
				'floorplans'    => array( array( 'attachment' => (string) $plan, 'caption' => 'Ground floor', 'alt' => 'Plan of the ground floor' ) ),
				'documents'     => array( array( 'attachment' => (string) $brochure, 'caption' => '' ), array( 'attachment' => '0', 'url' => '', 'caption' => '' ) ),
				'virtual_tours' => array( 'new1' => array( 'url' => 'https://my.matterport.com/show/?m=SxQL3iGyoDo', 'caption' => 'Walk through it' ), 'new2' => array( 'url' => '', 'caption' => '' ) ),
			)
		);
		$record = PropertyRecord::of( $id ) ?? throw new \LogicException();
		self::assertSame( array( $pictures[3], $pictures[0], $pictures[4], $pictures[1], $pictures[2] ), array_column( $record->list( 'images' ), 'attachment' ) );
		self::assertSame( array( 'documents', 'floorplans', 'images', 'virtual_tours' ), $record->list( 'staff_fields' ) );
		$page = Hpapi::property( $id ) ?? throw new \LogicException();
		self::assertSame( array( 'Room 3', 'Room 0', 'Room 4', 'Room 1', 'Room 2' ), array_column( $page['images'], 'caption' ) );
		self::assertSame( 'A kitchen with a red range', $page['images'][1]['alt'] );
		self::assertSame( 'Room 3', $page['card']['images'][0]['alt'], 'a caption stands in for missing words' );
		self::assertSame( wp_get_attachment_image_url( $pictures[3], 'hpapi-card' ), $page['card']['images'][0]['src'] );
		self::assertCount( 1, $page['floorplans'] );
		self::assertSame( array( array( 'label' => 'Document', 'url' => wp_get_attachment_url( $brochure ) ) ), array_map( static fn ( array $link ): array => array_intersect_key( $link, array( 'label' => 1, 'url' => 1 ) ), $page['documents'] ) );
		self::assertSame( array( 'Walk through it' ), array_column( $page['virtual_tours'], 'label' ) );

		$box = $this->box( $id );
		self::assertMatchesRegularExpression( '/\[images\]\[0\]\[attachment\]" value="' . $pictures[3] . '".*\[images\]\[1\]\[attachment\]" value="' . $pictures[0] . '"/s', $box );
		self::assertStringNotContainsString( 'use the feed’s value', $box, 'there is no feed' );
		$this->save( $id, array( 'images' => array() ) );
		self::assertSame( array(), ( PropertyRecord::of( $id ) ?? throw new \LogicException() )->list( 'images' ), 'an emptied list is empty' );
		self::assertCount( 1, ( PropertyRecord::of( $id ) ?? throw new \LogicException() )->list( 'floorplans' ), 'a list that was not sent stays' );
		self::assertNotNull( get_post( $pictures[0] ), 'a picture that is taken out stays in the library' );
	}

	#[TestDox( '[STAFF-06] Files of another kind and addresses without https are refused, with a sentence, by the form and by REST; what was typed stands there again' )]
	public function test_refused(): void {
		$id    = $this->draft();
		$paper = $this->paper( 'brochure.pdf', $id );
		$house = $this->upload( 'house.jpg', $id, 90 );
		$this->save( $id, array( 'images' => array( array( 'attachment' => (string) $house, 'caption' => 'Front' ) ) ) );
		$cases = array(
			'images'        => array( array( 'attachment' => (string) $paper, 'caption' => 'Not me' ), 'Photos: brochure.pdf is not a JPEG, PNG or WebP image.' ),
			'documents'     => array( array( 'attachment' => (string) $house, 'caption' => 'Not me' ), 'Brochures: house.jpg is not a PDF.' ),
			'floorplans'    => array( array( 'attachment' => '99999999', 'caption' => 'Not me' ), 'Floorplans: one of the files is no longer in the media library.' ),
			'virtual_tours' => array( array( 'url' => 'http://tours.example.com/1', 'caption' => 'Not me' ), 'Virtual tours and videos: “http://tours.example.com/1” is not a web address that starts with https://.' ),
		);
		$before = get_post_meta( $id, 'hpapi_images', true );
		$this->save( $id, array_map( static fn ( array $case ): array => array( $case[0] ), $cases ) );
		[ $notice, $box ] = array( $this->notice( $id ), $this->box( $id ) );
		foreach ( $cases as $field => [ , $sentence ] ) {
			self::assertStringContainsString( sprintf( '<a href="#hh-media-%s">%s</a>', $field, esc_html( $sentence ) ), $notice );
		}
		self::assertSame( 4, substr_count( $box, 'value="Not me"' ) );
		self::assertSame( $before, get_post_meta( $id, 'hpapi_images', true ) );

		foreach ( array( 'javascript:alert(1)', 'https://user:secret@example.com/', '//example.com/x', 'https://localhost', 'https://example.com/<script>' ) as $address ) {
			$this->save( $id, array( 'virtual_tours' => array( array( 'url' => $address, 'caption' => '' ) ) ) );
			self::assertSame( array(), ( PropertyRecord::of( $id ) ?? throw new \LogicException() )->list( 'virtual_tours' ), $address );
		}
		foreach ( array( 'images' => array( array( 'attachment' => $paper, 'caption' => '' ) ), 'documents' => array( array( 'attachment' => $house ) ), 'virtual_tours' => array( array( 'url' => 'http://tours.example.com/1' ) ) ) as $field => $value ) {
			$answer = $this->rest( 'POST', "/wp/v2/hpapi_property/{$id}", array( 'meta' => array( "hpapi_{$field}" => $value ) ) );
			self::assertSame( 400, $answer->get_status(), $field );
		}
		$_POST = array( 'post_ID' => (string) $id, 'hh_media_hpapi_property' => 'wrong', 'hh_media_lists' => array( 'images' ) );
		wp_update_post( array( 'ID' => $id ) );
		self::assertSame( $before, get_post_meta( $id, 'hpapi_images', true ), 'nothing without the nonce' );
		$_POST = array();
	}

	#[TestDox( '[STAFF-06] Pictures that staff chose, their order and words survive the feed, also one that it no longer names; given back, they are the feed’s again' )]
	public function test_survives_feed(): void {
		$this->picture( 'a.jpg', 900, 600, 60 );
		$this->picture( 'b.jpg', 900, 600, 120 );
		$feed = static function ( array $row ): FeedText {
			$text          = FeedText::of( $row );
			$text->columns = array( ...FeedText::COLUMNS, 'MEDIA_IMAGE_01' );
			return $text;
		};
		$this->import( $feed( array( 'MEDIA_IMAGE_00' => 'a.jpg', 'MEDIA_IMAGE_TEXT_00' => 'The front', 'MEDIA_IMAGE_01' => 'b.jpg' ) ) );
		$id            = $this->property( 'ABC_1001' )->post->ID;
		[ $a, $b ]     = array_map( intval( ... ), array_column( $this->property( 'ABC_1001' )->list( 'images' ), 'attachment' ) );
		$own           = $this->upload( 'own.jpg', $id, 200 );
		self::assertStringContainsString( 'value="The front"', $this->box( $id ), 'the feed’s are shown' );
		$this->save( $id, array( 'images' => array( array( 'attachment' => (string) $b, 'caption' => 'Garden', 'alt' => 'A lawn' ), array( 'attachment' => (string) $own, 'caption' => 'Ours', 'alt' => '' ), array( 'attachment' => (string) $a, 'caption' => 'The front', 'alt' => 'A green door' ) ) ) );

		$this->import( $feed( array( 'PRICE' => '399000', 'MEDIA_IMAGE_00' => 'a.jpg', 'MEDIA_IMAGE_TEXT_00' => 'The front again' ) ) );
		$property = $this->property( 'ABC_1001' );
		self::assertSame( 399000, $property->int( 'price' ) );
		self::assertSame( array( $b, $own, $a ), array_column( $property->list( 'images' ), 'attachment' ) );
		self::assertSame( array( 'Garden', 'Ours', 'The front' ), array_column( $property->list( 'images' ), 'caption' ) );
		self::assertFileExists( (string) get_attached_file( $b ), 'the feed names it no longer, staff do' );
		self::assertSame( 'A green door', get_post_meta( $a, '_wp_attachment_image_alt', true ) );

		self::assertStringContainsString( 'name="hh_media_hand_back[]" value="images"', $this->box( $id ) );
		$this->save( $id, array( 'images' => array() ), array( 'images' ) );
		$this->import( $feed( array( 'PRICE' => '399000', 'MEDIA_IMAGE_00' => 'a.jpg', 'MEDIA_IMAGE_TEXT_00' => 'The front again' ) ) );
		self::assertSame( array( $a ), array_column( $this->property( 'ABC_1001' )->list( 'images' ), 'attachment' ) );
	}

	#[TestDox( '[STAFF-06] A photograph that is uploaded to a property loses the camera’s notes and what no page needs; to another post it stays as it is' )]
	public function test_upload_is_written_anew(): void {
		$id   = $this->draft();
		$path = $this->folder . '/phone.jpg';
		$make = function () use ( $path ): void {
			$this->picture( 'phone.jpg', 4000, 1000 );
			// Behind the first marker: a segment of notes, as cameras write.
			$bytes = (string) file_get_contents( $path );
			$notes = "Exif\0\0" . str_repeat( 'GPS 51.0968 0.5356 ', 5 );
			file_put_contents( $path, substr( $bytes, 0, 2 ) . "\xFF\xE1" . pack( 'n', strlen( $notes ) + 2 ) . $notes . substr( $bytes, 2 ) );
		};
		$upload = static fn (): array => apply_filters( 'wp_handle_upload', array( 'file' => $path, 'url' => 'http://example.com/phone.jpg', 'type' => 'image/jpeg' ), 'upload' );
		$make();
		$upload();
		self::assertStringContainsString( 'GPS', (string) file_get_contents( $path ) );
		$_REQUEST['post_id'] = (string) $id;
		self::assertSame( $path, $upload()['file'] );
		self::assertStringNotContainsString( 'GPS', (string) file_get_contents( $path ) );
		self::assertSame( 3200, PictureFile::look_at( $path, '' )->width );
		file_put_contents( $path, 'no picture at all' );
		self::assertSame( array( 'error' => 'This image is not a JPEG, PNG, WebP or GIF.' ), $upload() );
		self::assertFileDoesNotExist( $path );
		unset( $_REQUEST['post_id'] );
	}

	private function draft(): int {
		return (int) wp_insert_post( array( 'post_type' => 'hpapi_property', 'post_status' => 'draft', 'post_title' => 'Mill House', 'meta_input' => array( 'hpapi_reference' => 'HAND_1' ) ) );
	}

	/** A picture in the media library. */
	private function upload( string $name, int $post, int $shade ): int {
		$this->picture( $name, 900, 600, $shade );
		return $this->attachment( $name, $post, str_ends_with( $name, '.png' ) ? 'image/png' : 'image/jpeg' );
	}

	private function paper( string $name, int $post ): int {
		file_put_contents( "{$this->folder}/{$name}", "%PDF-1.4\n%%EOF" );
		return $this->attachment( $name, $post, 'application/pdf' );
	}

	private function attachment( string $name, int $post, string $type ): int {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$folder = wp_upload_dir()['basedir'] . '/hpapi/by-hand';
		wp_mkdir_p( $folder );
		copy( "{$this->folder}/{$name}", "{$folder}/{$name}" );
		$id = (int) wp_insert_attachment( array( 'post_mime_type' => $type, 'post_title' => $name, 'post_status' => 'inherit' ), "{$folder}/{$name}", $post );
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, "{$folder}/{$name}" ) );
		return $id;
	}

	/**
	 * @param array<string, array<array<string, string>>> $lists
	 * @param list<string>                                 $hand_back
	 */
	private function save( int $id, array $lists, array $hand_back = array() ): void {
		$_POST = wp_slash( array( 'post_ID' => (string) $id, 'hh_media_hpapi_property' => wp_create_nonce( 'hh_media_hpapi_property' ), 'hpapi_property_fields' => wp_create_nonce( 'hpapi_property_fields' ), 'hh_media_lists' => array_keys( $lists ), 'hh_media' => $lists, 'hh_media_hand_back' => $hand_back ) );
		wp_update_post( array( 'ID' => $id ) );
		$_POST = array();
		Plugin::indexer()->finish();
		wp_cache_flush();
	}

	private function notice( int $id ): string {
		$GLOBALS['post'] = get_post( $id );
		set_current_screen( 'hpapi_property' );
		ob_start();
		do_action( 'admin_notices' );
		set_current_screen( 'front' );
		return (string) ob_get_clean();
	}

	private function box( int $id ): string {
		require_once ABSPATH . 'wp-admin/includes/meta-boxes.php';
		$post = get_post( $id );
		set_current_screen( 'hpapi_property' );
		do_action( 'add_meta_boxes_hpapi_property', $post );
		ob_start();
		do_meta_boxes( get_current_screen(), 'normal', $post );
		set_current_screen( 'front' );
		return (string) ob_get_clean();
	}
}
