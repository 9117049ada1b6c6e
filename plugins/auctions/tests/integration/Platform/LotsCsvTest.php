<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Platform;

use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Auctions\Platform\Admin\SyncReport;
use HearthHammer\Auctions\Platform\Csv\LotsCsvFormat;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Sellers\SellerRepository;
use HearthHammer\Core\Sync\Run;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * Houses without a platform.
 */
#[Group( 'platform' )]
final class LotsCsvTest extends PlatformTestCase {

	private string $folder;

	private SaleRecord $own;

	protected function setUp(): void {
		parent::setUp();
		$this->folder = $this->make_folder();
		$this->own = self::sale( 'village-hall', array( 'status' => 'catalogue', 'starts_at' => time() + WEEK_IN_SECONDS ), 'property-auctions' );
	}

	private function import( string $csv, bool $confirmed = false ): Run {
		file_put_contents( $this->folder . '/lots.csv', $csv );
		$run = $this->platform->csv->prepare( $this->folder . '/lots.csv', 'lots.csv', LotsCsvFormat::FEED, false, $confirmed, false );
		$this->platform->csv->advance( $run );
		wp_cache_flush();
		return $run;
	}

	/** @return array{string, int, int, int, int} */
	private static function counted( Run $run ): array {
		return array( $run->status, $run->counts->added, $run->counts->changed, $run->counts->unchanged, $run->counts->withdrawn );
	}

	/** @return array<string, LotRecord> By number. */
	private function own_lots(): array {
		$lots = array();
		foreach ( get_posts( array( 'post_type' => 'hh_lot', 'post_parent' => $this->own->id(), 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC' ) ) as $post ) {
			$lot = LotRecord::of( $post->ID );
			self::assertNotNull( $lot );
			$lots[ 'lot ' . $lot->number()->printed ] = $lot;
		}
		return $lots;
	}

	#[TestDox( '[SYNC-10] lots come in by CSV with their pictures; the same file again writes nothing; a lot made by hand is the same lot' )]
	public function test_a_file(): void {
		$by_hand = self::lot( $this->own, '2', array( 'guide_low' => 5 ), 'By hand', 'staff' );
		$image   = imagecreatetruecolor( 700, 500 );
		imagejpeg( $image, $this->folder . '/front.jpg' );
		$csv = "sale,lot_number,title,description,guide_low,images,features,bedrooms,tenure,unknown column\r\n"
			. "village-hall,1,\"Terraced house, let\",\"First line\nsecond line\",\"£120,000\",front.jpg,A yard|Near the station,2,Freehold,\r\n"
			. "village-hall,2,Barn,,50000,,,,,x\r\n"
			. "village-hall,12a,Garage,,1000,nowhere.jpg,,,,\r\n";
		$run = $this->import( $csv );
		self::assertSame( array( 'done', 2, 1, 0, 0 ), self::counted( $run ), implode( "\n", array_map( strval( ... ), $run->problems->errors() ) ) );
		$lots = $this->own_lots();
		self::assertSame( array( 'lot 2', 'lot 1', 'lot 12A' ), array_keys( $lots ) );
		self::assertSame( $by_hand, $lots['lot 2']->id() );
		self::assertSame( array( 5, 'Barn' ), array( $lots['lot 2']->int( 'guide_low' ), $lots['lot 2']->title() ), 'What staff set stays.' );
		self::assertSame( array( 120000, 2, 'freehold', array( 'A yard', 'Near the station' ), 'available', '' ), array( $lots['lot 1']->int( 'guide_low' ), $lots['lot 1']->int( 'bedrooms' ), $lots['lot 1']->text( 'tenure' ), $lots['lot 1']->list( 'features' ), $lots['lot 1']->status()->value, $lots['lot 1']->text( 'platform_lot_id' ) ) );
		self::assertCount( 1, $lots['lot 1']->list( 'images' ) );
		self::assertContains( 'line 5, images[1]: lot 12a: is not the address of an image, or the file does not exist, so it was skipped', array_map( strval( ... ), $run->problems->warnings() ) );
		self::assertContains( 'line 4, facts.unknown column: lot 2: is not a known field, so it was skipped', array_map( strval( ... ), $run->problems->warnings() ) );

		$before = self::everything();
		self::assertSame( array( 'done', 0, 0, 3, 0 ), self::counted( $this->import( $csv ) ) );
		self::assertSame( $before, self::everything() );
	}

	#[TestDox( '[SALE-07] [SALE-10] columns of the seller and the reserve are kept privately: in no field, message or other table; an empty cell clears, a missing column and a wrong cell leave' )]
	public function test_sellers(): void {
		$run = $this->import( "sale,lot_number,title,Vendor,seller_email,seller_phone,Reserve Price,seller_fees\r\nvillage-hall,1,Barn,Zyxann Hill,zyxann@example.com,07700 900765,\"£112,500.50\",2% zyxplus VAT\r\n" );
		self::assertSame( array( 'done', 1, 0, 0, 0 ), self::counted( $run ), implode( "\n", array_map( strval( ... ), $run->problems->errors() ) ) );
		self::assertSame( array(), $run->problems->warnings() );
		$lot  = $this->own_lots()['lot 1']->id();
		$kept = ( new SellerRepository() )->of( $lot );
		self::assertSame( array( 'Zyxann Hill', 'zyxann@example.com', '07700 900765', 11250050, '2% zyxplus VAT' ), array( $kept->name, $kept->email, $kept->phone, $kept->reserve, $kept->fees ) );

		$run  = $this->import( "sale,lot_number,title,seller_name,seller_phone,reserve\r\nvillage-hall,1,Barn,,4.4770E+11zyx,112k5zyx\r\n" );
		$kept = ( new SellerRepository() )->of( $lot );
		self::assertSame( array( '', 'zyxann@example.com', '07700 900765', 11250050 ), array( $kept->name, $kept->email, $kept->phone, $kept->reserve ) );
		self::assertSame( array( 'line 2, seller_phone: lot 1: cannot be read, so it was not changed', 'line 2, reserve: lot 1: cannot be read, so it was not changed' ), array_map( strval( ... ), $run->problems->warnings() ) );
		global $wpdb;
		foreach ( array_diff( (array) $wpdb->get_col( 'SHOW TABLES' ), array( SellerRepository::table() ) ) as $table ) {
			// Long enough that no sealed secret or time of another table has them by chance.
			self::assertDoesNotMatchRegularExpression( '/zyxann|zyxplus|\dzyx\b|112,500|112500\.|11250050|900765/i', (string) wp_json_encode( $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', $table ), ARRAY_A ), JSON_PARTIAL_OUTPUT_ON_ERROR ), (string) $table );
		}
	}

	#[TestDox( '[SYNC-10] [LOT-04] payments under the special conditions are separated by bars; a cell with one that has no sum is told and left' )]
	public function test_special_payments(): void {
		$run = $this->import( "sale,lot_number,title,special_payments\r\nvillage-hall,1,Barn,\"Searches: £350|Legal costs: £1,200 + VAT\"\r\nvillage-hall,2,Shop,Searches: ask\r\n" );
		self::assertSame( array( 'done', 2, 0, 0, 0 ), self::counted( $run ), implode( "\n", array_map( strval( ... ), $run->problems->errors() ) ) );
		self::assertSame( array( array( 'Searches: £350', 'Legal costs: £1,200 + VAT' ), array() ), array_values( array_map( static fn ( LotRecord $lot ): array => $lot->strings( 'special_payments' ), $this->own_lots() ) ) );
		self::assertSame( array( 'line 3, special_payments: lot 2: “Searches: ask” has no sum in whole pounds, so it was not changed. Write it like Searches: £350' ), array_map( strval( ... ), $run->problems->warnings() ) );
	}

	#[TestDox( '[SYNC-10] semicolons, Windows’ alphabet and columns that are not there' )]
	public function test_spreadsheets(): void {
		$this->import( "sale,lot_number,title,rent,tenure\nvillage-hall,1,Chapel,5000,freehold\n" );
		$run = $this->import( mb_convert_encoding( "sale;lot_number;title;tenure\r\nvillage-hall;1;Café – with a £ sign;\r\n", 'Windows-1252', 'UTF-8' ) );
		self::assertSame( array( 'done', 0, 1, 0, 0 ), self::counted( $run ) );
		$lot = $this->own_lots()['lot 1'];
		self::assertSame( array( 'Café – with a £ sign', 5000, '' ), array( $lot->title(), $lot->int( 'rent' ), $lot->text( 'tenure' ) ), 'A column that is not there leaves its field; an empty cell empties it.' );
	}

	#[TestDox( '[SYNC-10] faults stop the file, each with its line; nothing is written' )]
	public function test_faults(): void {
		$this->import( "sale,lot_number,title\nvillage-hall,1,One\nvillage-hall,2,Two\nvillage-hall,3,Three\n" );
		$before = self::everything();
		foreach ( array(
			"sale,lot_number,title\nvillage-hall,1,One\nvillage-hall,1,Again\n"        => 'is already on line 2',
			"sale,lot_number,title\nvillage-hall,1\n"                                  => 'has 2 cells, but should have 3',
			"sale,lot_number,title\nnowhere,1,One\n"                                   => '“nowhere” is not a sale that was added by hand. Copy the name of the sale from its template',
			"sale,lot_number,title\nfake-cars,1,One\n"                                 => '“fake-cars” is not a sale that was added by hand',
			"sale,lot_number,title\nvillage-hall,,One\n"                               => 'this row has no lot number. Enter one, or delete the row',
			"sale,lot_number,title\n"                                                  => 'contains no lots, so nothing was changed',
		) as $csv => $sentence ) {
			$run = $this->import( $csv );
			self::assertSame( 'failed', $run->status, $sentence );
			self::assertStringContainsString( $sentence, implode( "\n", array_map( strval( ... ), $run->problems->errors() ) ) );
		}
		$run = $this->import( "sale,lot_number,title\nvillage-hall,1,One\n" );
		self::assertSame( array( 'asks', 'sale village-hall would lose 2 of 3' ), array( $run->status, $this->platform->csv->question( $run ) ) );
		self::assertSame( $before, self::everything() );
		self::assertSame( array( 'failed', 'the first line is missing: lot_number, title' ), array( $this->import( "sale,name\nvillage-hall,1\n" )->status, (string) $this->import( "sale,name\nvillage-hall,1\n" )->problems->errors()[0]->message ) );
	}

	#[TestDox( '[SYNC-10] a file as Excel saves it in a British office: byte order mark, semicolons or tabs, line breaks in cells, usual headings, dates with the day first, prices as people write them' )]
	public function test_excel(): void {
		$rows = array(
			array( 'Auction', 'Lot No', 'Title', 'Description', 'Guide Price (£)', 'Status', 'Tenure', 'Lease', 'First Reg', 'MOT Expiry', 'Miles', 'Starts at' ),
			array( 'village-hall', '1', '"Cottage; two ""views"""', "\"First line\nsecond line\"", '"£120,000+"', 'Available', 'F/H', '', '03/05/2019', 'May-19', '"45,000 miles"', '03/05/2030 10:00' ),
			array( 'village-hall', '2', 'Flat', '', '90-100k', 'Sold Prior', 'L/H', '99 yrs', '3 May 2019', '01.12.26', '45k', '"3 May 2030, 2:30pm"' ),
			array( 'village-hall', '3', 'Barn', '', 'POA', '', '', '', '3rd Sept 85', '2026-12-01', '', '' ),
			array( 'village-hall', '4', 'Yard', '', '"£90,000 to £95,000"', '', '', '', '', '', '', '' ),
			array( 'village-hall', '5', 'Pub', '', '1.25m', '', '', '', '', '', '', '' ),
		);
		foreach ( array( ';', "\t" ) as $separator ) {
			$file = implode( "\r\n", array_map( static fn ( array $row ): string => implode( $separator, $row ), $rows ) );
			$run  = $this->import( "\xEF\xBB\xBF{$file}\r\n" . str_repeat( $separator, 13 ) . "\r\n" );
			self::assertSame( array( 'done', array(), array() ), array( $run->status, array_map( strval( ... ), $run->problems->errors() ), array_map( strval( ... ), $run->problems->warnings() ) ) );
		}
		$lots = $this->own_lots();
		self::assertSame(
			array(
				array( 120000, 0, 'guide', '2019-05-03', '2019-05-01' ),
				array( 90000, 100000, 'guide_range', '2019-05-03', '2026-12-01' ),
				array( 0, 0, 'poa', '1985-09-03', '2026-12-01' ),
				array( 90000, 95000, 'guide_range', '', '' ),
				array( 1250000, 0, 'guide', '', '' ),
			),
			array_map( static fn ( LotRecord $lot ): array => array( $lot->int( 'guide_low' ), $lot->int( 'guide_high' ), $lot->price_status()->value, $lot->text( 'first_registered' ), $lot->text( 'mot_until' ) ), array_values( $lots ) )
		);
		[ 'lot 1' => $one, 'lot 2' => $two ] = $lots;
		self::assertSame( array( 'Cottage; two "views"', 'freehold', 45000 ), array( html_entity_decode( $one->title() ), $one->text( 'tenure' ), $one->int( 'mileage' ) ) );
		self::assertStringContainsString( 'second line', $one->post->post_content );
		self::assertSame( array( 'sold_prior', 'leasehold', 99, 45000 ), array( $two->status()->value, $two->text( 'tenure' ), $two->int( 'lease_years' ), $two->int( 'mileage' ) ) );
		self::assertSame( array( strtotime( '2030-05-03 10:00 Europe/London' ), strtotime( '2030-05-03 14:30 Europe/London' ) ), array( $one->int( 'starts_at' ), $two->int( 'starts_at' ) ) );
	}

	#[TestDox( '[SYNC-10] a cell that cannot be read is named with line, value and right form; its field stays, and the rest of the file is taken' )]
	public function test_one_bad_field(): void {
		$this->import( "sale,lot_number,title,guide_low,guide_high,first_registered\nvillage-hall,1,One,5000,6000,2019-05-03\n" );
		$run = $this->import( "sale,lot_number,title,guide_low,guide_high,hammer,first_registered,mileage,starts_at\nvillage-hall,1,New title,cheap,4000.50,120.000,31/02/2019,many,noon\nvillage-hall,2,Two,9000,8000,,,,\n" );
		self::assertSame( array( 'done', 1, 1 ), array( $run->status, $run->counts->added, $run->counts->changed ) );
		$lot = $this->own_lots()['lot 1'];
		self::assertSame( array( 'New title', 5000, 6000, '2019-05-03' ), array( $lot->title(), $lot->int( 'guide_low' ), $lot->int( 'guide_high' ), $lot->text( 'first_registered' ) ) );
		$told = implode( "\n", array_map( strval( ... ), $run->problems->warnings() ) );
		foreach ( array(
			'line 2, first_registered: lot 1: “31/02/2019” is not a date, so it was not changed. Write it like 03/05/2019 or 3 May 2019',
			'line 2, guide_low: lot 1: “cheap” is not a price in whole pounds, so it was not changed. Write it like £120,000, 90k, 90-100k or POA',
			'line 2, guide_high: lot 1: “4000.50” is not a price',
			'line 2, hammer: lot 1: “120.000” is not an amount of money',
			'line 2, mileage: lot 1: “many” is not a number',
			'line 2, starts_at: lot 1: “noon” is not a date and time',
			'line 3, guide_high: lot 2: “8000” is below the lower guide price',
		) as $sentence ) {
			self::assertStringContainsString( $sentence, $told );
		}
		ob_start();
		( new SyncReport( $this->platform ) )->show( $run );
		self::assertStringContainsString( 'page=hh-auctions-sync#hh-lots-templates">Download a template', (string) ob_get_clean() );
	}

	#[TestDox( '[SYNC-10] the template holds the sale’s columns and lots, and comes back in unchanged' )]
	public function test_the_template(): void {
		$template = function (): string {
			$stream = fopen( 'php://temp', 'r+b' );
			self::assertIsResource( $stream );
			LotsCsvFormat::template( $stream, $this->own );
			rewind( $stream );
			return (string) stream_get_contents( $stream );
		};
		self::assertStringContainsString( 'sale,lot_number,title,description,status', $template() );
		self::assertStringContainsString( "village-hall,1,\"The first lot’s title\"", $template() );
		$this->import( str_replace( 'front.jpg|back.jpg', '', $template() ) );
		$lot    = $this->own_lots()['lot 1'];
		$before = self::everything();
		$run    = $this->import( $template() );
		self::assertSame( array( 'done', array() ), array( $run->status, array_map( strval( ... ), $run->problems->warnings() ) ) );
		self::assertSame( $lot->title(), $this->own_lots()['lot 1']->title() );
		self::assertSame( 0, $run->counts->added + $run->counts->withdrawn );
	}

	#[TestDox( '[SYNC-10] The template opened and saved in Excel comes back in unchanged: its separators, alphabet, dates, leading zeros and empty cells' )]
	public function test_the_template_saved_in_excel(): void {
		$this->import( "sale,lot_number,title,description,status,guide_low,first_registered,mot_until,house_reference\nvillage-hall,007,“The Old Forge” café,\"<p>First line</p>\n<p>Second line</p>\",available,120000,2019-05-03,2026-12-01,HH-7\nvillage-hall,12A,Barn,,available,90000,,,\n" );
		$stream = fopen( 'php://temp', 'r+b' );
		self::assertIsResource( $stream );
		LotsCsvFormat::template( $stream, $this->own );
		rewind( $stream );
		$rows = array();
		while ( false !== ( $row = fgetcsv( $stream, null, ',', '"', '' ) ) ) { // phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
			$rows[] = array_map( static fn ( ?string $cell ): string => self::as_excel( (string) preg_replace( '/^\xEF\xBB\xBF/', '', (string) $cell ) ), $row );
		}
		$rows   = array_values( array_filter( $rows, static fn ( array $row ): bool => 'lot_number' === $row[1] || in_array( $row[1], array( '7', '12A' ), true ) ) );
		self::assertCount( 3, $rows );
		foreach ( array( array( ',', 'UTF-8', "\xEF\xBB\xBF" ), array( ';', 'Windows-1252', '' ), array( "\t", 'UTF-8', "\xEF\xBB\xBF" ) ) as [ $separator, $alphabet, $mark ] ) {
			$lines = array_map( static fn ( array $row ): string => implode( $separator, array_map( static fn ( string $cell ): string => 1 === preg_match( '/[",;\t\n]/', $cell ) ? '"' . str_replace( '"', '""', $cell ) . '"' : $cell, $row ) ) . $separator . $separator, $rows );
			$run   = $this->import( $mark . mb_convert_encoding( implode( "\r\n", $lines ) . "\r\n" . str_repeat( $separator, count( $rows[0] ) + 1 ) . "\r\n", $alphabet, 'UTF-8' ) );
			self::assertSame( array( 'done', 0, 0, array(), array() ), array( $run->status, $run->counts->added, $run->counts->withdrawn, array_map( strval( ... ), $run->problems->errors() ), array_map( strval( ... ), $run->problems->warnings() ) ), $alphabet );
			$forge = $this->own_lots()['lot 007'] ?? $this->own_lots()['lot 7'] ?? null;
			self::assertSame( array( '“The Old Forge” café', '2019-05-03', '2026-12-01', 120000 ), array( $forge?->title(), $forge?->text( 'first_registered' ), $forge?->text( 'mot_until' ), $forge?->int( 'guide_low' ) ), $alphabet );
			self::assertCount( 2, $this->own_lots() );
		}
	}

	/** A cell as Excel shows and saves it in this country: dates day first, a number without its zeros before it. */
	private static function as_excel( string $cell ): string {
		return match ( true ) {
			1 === preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $cell, $date ) => "{$date[3]}/{$date[2]}/{$date[1]}",
			1 === preg_match( '/^0+[1-9]\d*$/D', $cell ) => ltrim( $cell, '0' ),
			default => $cell,
		};
	}

	#[TestDox( '[SYNC-10] A number that Excel shortened is refused with a sentence: as a reference its field stays, as a lot’s number the file' )]
	public function test_shortened_numbers(): void {
		$this->import( "sale,lot_number,title,guide_low,house_reference\nvillage-hall,1,One,5000,123456789012\n" );
		$run = $this->import( "sale,lot_number,title,guide_low,house_reference\nvillage-hall,1,New title,1.2E+05,1.23457E+11\n" );
		$lot = $this->own_lots()['lot 1'];
		self::assertSame( array( 'done', 'New title', 5000, '123456789012' ), array( $run->status, $lot->title(), $lot->int( 'guide_low' ), $lot->text( 'house_reference' ) ) );
		$told = implode( "\n", array_map( strval( ... ), $run->problems->warnings() ) );
		self::assertStringContainsString( 'line 2, house_reference: lot 1: “1.23457E+11” is a number that the spreadsheet shortened, so it was not changed. Format the column as text, and type the number again', $told );
		self::assertStringContainsString( 'line 2, guide_low: lot 1: “1.2E+05” is not a price', $told );

		$run = $this->import( "sale,lot_number,title\nvillage-hall,1.23457E+11,Long\n" );
		self::assertNotSame( 'done', $run->status );
		self::assertStringContainsString( 'line 2, lot_number: “1.23457E+11” is a number that the spreadsheet shortened', implode( "\n", array_map( strval( ... ), $run->problems->errors() ) ) );
		self::assertCount( 1, $this->own_lots() );
	}
}
