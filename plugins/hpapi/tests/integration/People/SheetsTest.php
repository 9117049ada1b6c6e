<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\People;

use HearthHammer\Core\Csv\BadFile;
use HearthHammer\Hpapi\Hpapi;
use HearthHammer\Hpapi\Parishes\ParishTerms;
use HearthHammer\Hpapi\People\EarlyBird;
use HearthHammer\Hpapi\People\Import\AwardRows;
use HearthHammer\Hpapi\People\Import\NewsRows;
use HearthHammer\Hpapi\People\Import\NoteRows;
use HearthHammer\Hpapi\People\Import\ParishPictureRows;
use HearthHammer\Hpapi\People\Import\Rows;
use HearthHammer\Hpapi\People\Import\SheetImporter;
use HearthHammer\Hpapi\People\Import\StaffRows;
use HearthHammer\Hpapi\People\Staff;
use HearthHammer\Hpapi\Properties\PropertyFields;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * CSV files of staff, awards, notes on properties and news.
 */
#[Group( 'platform' )]
final class SheetsTest extends IntegrationTestCase {

	private const STAFF = "slug,name,role,branch,quote,picture\neleanor,Eleanor Ashdown,Valuer,TST,\"Good, honest words.\",face.png\ntom,Tom Hallett,Valuer,RYE,,\n";

	private string $folder;

	protected function setUp(): void {
		parent::setUp();
		$this->folder = $this->make_folder();
		// The smallest picture there is: one dot.
		file_put_contents( $this->folder . '/face.png', base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==' ) );
		file_put_contents( $this->folder . '/brochure.pdf', "%PDF-1.4\n%%EOF\n" );
	}

	/** @return array{added: int, changed: int, unchanged: int} */
	private function import( Rows $rows, string $csv ): array {
		file_put_contents( $this->folder . '/sheet.csv', $csv );
		return ( new SheetImporter( $rows ) )->import( $this->folder . '/sheet.csv' );
	}

	public function test_staff_once_with_pictures(): void {
		self::assertSame( array( 'added' => 2, 'changed' => 0, 'unchanged' => 0 ), $this->import( new StaffRows(), self::STAFF ) );
		$valuer = Hpapi::property_people( PropertyFactory::property() )['valuer'];
		self::assertSame( array( 'Eleanor Ashdown', 'Good, honest words.' ), array( $valuer['name'] ?? '', $valuer['quote'] ?? '' ) );
		self::assertStringContainsString( 'face', $valuer['picture']['src'] ?? '' );
		self::assertSame( array( 'added' => 0, 'changed' => 0, 'unchanged' => 2 ), $this->import( new StaffRows(), self::STAFF ) );
		self::assertSame( array( 'added' => 0, 'changed' => 1, 'unchanged' => 1 ), $this->import( new StaffRows(), str_replace( 'honest', 'plain', self::STAFF ) ) );
		self::assertSame( 2, (int) wp_count_posts( 'hpapi_staff' )->publish );
	}

	#[TestDox( '[SITE-11] A person’s picture is a small square on lists and keeps its shape on their own page' )]
	public function test_a_picture_of_a_person_is_square(): void {
		imagepng( imagecreatetruecolor( 800, 1000 ), $this->folder . '/face.png' );
		$this->import( new StaffRows(), self::STAFF );
		$picture = ( new Staff() )->all()[0]->to_array()['picture'];
		self::assertSame( array( 192, 192, 'Eleanor Ashdown' ), array( $picture['width'] ?? 0, $picture['height'] ?? 0, $picture['alt'] ?? '' ) );
		self::assertStringEndsWith( '-192x192.png', $picture['src'] ?? '' );
		self::assertStringEndsWith( '-640x800.png', $picture['src_large'] ?? '' );
		self::assertNull( ( new Staff() )->all()[1]->to_array()['picture'], 'Their initials are shown.' );
	}

	public function test_a_bad_file_changes_nothing(): void {
		$bad = array(
			"tom,Again,,,,\n" => 'line 4: tom is in the file twice',
			",Nobody,,,,\n" => 'line 4: the slug is missing',
			"x,,,,,\n" => 'line 4: the name is missing',
			"x,X,,,,none.png\n" => 'line 4: image file not found: none.png',
		);
		foreach ( $bad as $line => $message ) {
			try {
				$this->import( new StaffRows(), self::STAFF . $line );
				self::fail( 'It was taken.' );
			} catch ( BadFile $fault ) {
				self::assertStringContainsString( $message, $fault->getMessage() );
			}
		}
		self::assertSame( 0, (int) wp_count_posts( 'hpapi_staff' )->publish );
		$this->expectException( BadFile::class );
		$this->import( new AwardRows(), "slug,title,year,giver\nbest,Best,soon,Us\n" );
	}

	#[TestDox( 'Notes are what staff set by hand: valuer, quote, early-bird time and a brochure' )]
	public function test_notes(): void {
		$this->import( new StaffRows(), self::STAFF );
		$id  = PropertyFactory::property( array( 'reference' => 'TST_N1' ) );
		$csv = "reference,valuer,quote,early_bird_until,document,document_label\ntst_n1,tom,Ours.,2030-07-01 17:00,brochure.pdf,Particulars\n";
		if ( '' === (string) ( PropertyFactory::row( $id )['reference'] ?? '' ) ) {
			self::fail( 'The property is not indexed.' );
		}
		$rows = new NoteRows( Plugin::indexer() );
		self::assertSame( 1, $this->import( $rows, str_replace( 'tst_n1', 'TST_N1', $csv ) )['changed'] );
		self::assertSame( 1, $this->import( $rows, str_replace( 'tst_n1', 'TST_N1', $csv ) )['unchanged'] );
		$people = Hpapi::property_people( $id );
		self::assertSame( array( 'Tom Hallett', 'Ours.', EarlyBird::read( '2030-07-01T17:00' ) ), array( $people['valuer']['name'] ?? '', $people['valuer']['quote'] ?? '', $people['early_bird']['until'] ?? 0 ) );
		$documents = Hpapi::property( $id )['documents'] ?? array();
		self::assertSame( 'Particulars', $documents[0]['label'] ?? '' );
		self::assertMatchesRegularExpression( '#/hpapi/documents/brochure-[0-9a-f]{8}\.pdf$#', $documents[0]['url'] ?? '' );
		self::assertSame( array( 'documents', 'early_bird_until', 'valuer', 'valuer_quote' ), PropertyFields::staff()->of( $id ) );
		foreach ( array( 'NONE,,,,,' => 'property not found: NONE', 'TST_N1,anna,,,,' => 'member of staff not found: anna', 'TST_N1,,,whenever,,' => 'whenever is not a date', 'TST_N1,,,,face.png,' => 'face.png is not a PDF' ) as $line => $message ) {
			try {
				$this->import( $rows, "reference,valuer,quote,early_bird_until,document,document_label\n{$line}\n" );
				self::fail( 'It was taken.' );
			} catch ( BadFile $fault ) {
				self::assertStringContainsString( $message, $fault->getMessage() );
			}
		}
	}

	#[TestDox( '[PAR-01] News of a parish is an ordinary post with the parish ticked' )]
	public function test_news(): void {
		$cranbrook = PropertyFactory::parish( 'Cranbrook' );
		$rye       = PropertyFactory::parish( 'Rye', 50.95, 0.73 );
		$csv       = "slug,title,date,parishes,picture,alt,excerpt,content\nmill,The mill,2025-05-01,cranbrook,face.png,Sails above roofs,Short.,\"First.\n\nSecond <script>x</script>.\"\nboth,Both,2025-06-01,cranbrook;rye,,,,Words.\n";
		$rows      = new NewsRows( Plugin::properties()->parishes );
		self::assertSame( 2, $this->import( $rows, $csv )['added'] );
		self::assertSame( 2, $this->import( $rows, $csv )['unchanged'] );
		self::assertSame( array( 'Both', 'The mill' ), array_column( ParishTerms::posts( $cranbrook, 5 ), 'post_title' ) );
		self::assertSame( array( 'Both' ), array_column( ParishTerms::posts( $rye, 5 ), 'post_title' ) );
		self::assertSame( "<!-- wp:paragraph -->\n<p>First.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:paragraph -->\n<p>Second x.</p>\n<!-- /wp:paragraph -->", ParishTerms::posts( $cranbrook, 5 )[1]->post_content );
		self::assertSame( 'Sails above roofs', get_post_meta( (int) get_post_thumbnail_id( ParishTerms::posts( $cranbrook, 5 )[1] ), '_wp_attachment_image_alt', true ) );
		wp_delete_post( $rye, true );
		self::assertSame( array(), ParishTerms::posts( $rye, 5 ) );
		self::assertFalse( get_term_by( 'slug', 'parish-' . $rye, ParishTerms::TAXONOMY ) );
	}

	#[TestDox( '[PAR-01] A parish gets its picture from a sheet once; what staff chose or took off stays' )]
	public function test_pictures_of_parishes(): void {
		$cranbrook = PropertyFactory::parish( 'Cranbrook' );
		$rye       = PropertyFactory::parish( 'Rye', 50.95, 0.73 );
		$rows      = new ParishPictureRows( Plugin::properties()->parishes );
		$csv       = "slug,picture,alt\ncranbrook,face.png,The mill above the street\nrye,face.png,\n";
		self::assertSame( array( 'added' => 2, 'changed' => 0, 'unchanged' => 0 ), $this->import( $rows, $csv ) );
		$picture = (int) get_post_thumbnail_id( $cranbrook );
		self::assertSame( 'The mill above the street', get_post_meta( $picture, '_wp_attachment_image_alt', true ) );
		self::assertSame( 'Rye', get_post_meta( (int) get_post_thumbnail_id( $rye ), '_wp_attachment_image_alt', true ) );
		self::assertSame( 2, $this->import( $rows, $csv )['unchanged'] );
		self::assertSame( $picture, (int) get_post_thumbnail_id( $cranbrook ) );

		// Another file of that name: the old attachment goes with its files.
		$before = (string) get_attached_file( $picture );
		file_put_contents( $this->folder . '/face.png', base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAACXBIWXMAAA7EAAAOxAGVKw4bAAAAD0lEQVQImWNgYGBgYGAAAAAHAAHV3tbYAAAAAElFTkSuQmCC' ) );
		delete_post_thumbnail( $rye );
		self::assertSame( array( 'added' => 1, 'changed' => 1, 'unchanged' => 0 ), $this->import( $rows, $csv ) );
		self::assertNotSame( $picture, (int) get_post_thumbnail_id( $cranbrook ) );
		self::assertNull( get_post( $picture ) );
		self::assertFileDoesNotExist( $before );

		delete_post_thumbnail( $rye );
		$chosen = (int) wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'Chosen' ), 'chosen.png' );
		set_post_thumbnail( $cranbrook, $chosen );
		self::assertSame( 2, $this->import( $rows, $csv )['unchanged'] );
		self::assertSame( array( $chosen, 0 ), array( (int) get_post_thumbnail_id( $cranbrook ), (int) get_post_thumbnail_id( $rye ) ) );

		foreach ( array( "nowhere,face.png,\n" => 'parish not found: nowhere', "rye,none.png,\n" => 'image file not found: none.png', "rye,,\n" => 'the image is missing' ) as $line => $message ) {
			try {
				$this->import( $rows, "slug,picture,alt\n" . $line );
				self::fail( 'It was taken.' );
			} catch ( BadFile $fault ) {
				self::assertStringContainsString( $message, $fault->getMessage() );
			}
		}
	}
}
