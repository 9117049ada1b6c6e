<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration\Place;

use HearthHammer\Core\Core;
use HearthHammer\Core\Place\Gazetteer;
use HearthHammer\Core\Place\Postcode;
use HearthHammer\Core\Setup\Places\PlaceState;
use HearthHammer\Core\Setup\Places\PlaceUpload;
use HearthHammer\Core\Setup\Places\PlaceWork;
use HearthHammer\Core\Setup\SetupScreen;
use HearthHammer\Core\Sync\Files\WorkFolder;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;
use WP_REST_Response;
use ZipArchive;

/**
 * Postcodes and stations by upload on "Getting started", or from a postcode service.
 */
final class PlaceImportTest extends IntegrationTestCase {

	/** As the directory of August 2025 begins, with some of its columns. */
	private const DIRECTORY = "\"pcd7\",\"pcd8\",\"pcds\",\"dointr\",\"doterm\",\"usrtypind\",\"east1m\",\"north1m\",\"lat\",\"long\"\n\"TN173AB\",\"TN17 3AB\",\"TN17 3AB\",\"198001\",\"\",\"0\",\"577000\",\"136000\",\"51.10\",\"0.50\"\n\"TN173AD\",\"TN17 3AD\",\"TN17 3AD\",\"198001\",\"\",\"0\",\"577000\",\"136000\",\"51.12\",\"0.52\"\n\"TN173ZZ\",\"TN17 3ZZ\",\"TN17 3ZZ\",\"198001\",\"202001\",\"0\",\"577000\",\"136000\",\"51.00\",\"0.40\"\n\"T N\",\"\",\"JE2 3AB\",\"198001\",\"\",\"0\",\"\",\"\",\"99.999999\",\"0.000000\"\n";

	private string $folder;

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		delete_option( 'hh_core_places' );
		$this->folder = $this->make_folder();
		putenv( "HH_PLACES_WORK_FOLDER={$this->folder}" );
	}

	protected function tearDown(): void {
		self::call( 'POST', '/stop' );
		putenv( 'HH_PLACES_WORK_FOLDER' );
		parent::tearDown();
	}

	#[TestDox( '[STAFF-08] A postcode directory is uploaded in parts, checked, imported in steps, and its file is gone afterwards' )]
	public function test_upload(): void {
		$state = $this->begin( 'ONSPD_AUG_2025_UK.csv', self::DIRECTORY );
		self::assertSame( array( 'receiving', 0 ), array( $state['stage'], $state['received'] ) );

		// A part that was damaged on its way, and one that belongs elsewhere, change nothing.
		$half = (int) floor( strlen( self::DIRECTORY ) / 2 );
		self::assertSame( 0, $this->part( $state['id'], 0, substr( self::DIRECTORY, 0, $half ), '00000000' )['received'] );
		self::assertSame( 0, $this->part( $state['id'], 7, 'elsewhere' )['received'] );
		self::assertSame( $half, $this->part( $state['id'], 0, substr( self::DIRECTORY, 0, $half ) )['received'] );

		// The page was closed: the same file goes on where it stopped.
		$again = $this->begin( 'ONSPD_AUG_2025_UK.csv', self::DIRECTORY );
		self::assertSame( array( $state['id'], $half ), array( $again['id'], $again['received'] ) );
		$state = $this->part( $state['id'], $half, substr( self::DIRECTORY, $half ) );
		self::assertSame( 'working', $state['stage'] );
		self::assertNull( ( new Gazetteer() )->locate( new Postcode( 'TN17 3AB' ) ) );

		// The page is not open: the worker imports it.
		do_action( 'hh_outbox_deliver' );
		$state = self::call( 'GET' )->get_data();
		self::assertSame( 'done', $state['stage'], $state['sentence'] );
		self::assertStringContainsString( '2 postcodes', $state['sentence'] );
		self::assertSame( 'postcode', ( new Gazetteer() )->locate( new Postcode( 'TN17 3AB' ) )?->quality() );
		self::assertEqualsWithDelta( 51.11, ( new Gazetteer() )->locate_typed( 'TN17 3' )?->coordinates->latitude, 0.0001 );
		self::assertEqualsWithDelta( 51.11, ( new Gazetteer() )->locate_typed( 'TN17' )?->coordinates->latitude, 0.0001 );
		self::assertNotSame( 'postcode', ( new Gazetteer() )->locate( new Postcode( 'TN17 3ZZ' ) )?->quality(), 'terminated' );
		self::assertSame( array(), (array) glob( $this->folder . '/upload-*' ) );
	}

	#[TestDox( 'A step reads a thousand rows where its time is over, and the next goes on with the row behind, in a zip too' )]
	#[TestWith( array( false ) )]
	#[TestWith( array( true ) )]
	public function test_steps( bool $is_zip ): void {
		$rows = '';
		for ( $at = 0; $at < 2500; $at++ ) {
			$rows .= sprintf( "TN%d %d%s%s,,51.1,0.5\n", 10 + intdiv( $at, 400 ), 1 + intdiv( $at, 100 ) % 4, 'ABDEFGHJLN'[ intdiv( $at, 10 ) % 10 ], 'ABDEFGHJLN'[ $at % 10 ] );
		}
		$csv   = "pcds,doterm,lat,long\n{$rows}";
		$state = $this->upload( $is_zip ? 'NSPL.zip' : 'NSPL.csv', $is_zip ? $this->zip( array( 'Data/NSPL_UK.csv' => $csv, 'User Guide/names.csv' => "code,label\n1,x\n" ) ) : $csv );
		self::assertSame( 'working', $state['stage'], $state['sentence'] );
		$work  = new PlaceWork( new PlaceUpload( new WorkFolder( 'HH_PLACES_WORK_FOLDER', 'hh-places' ), Core::services()->locks ), Core::services()->locks );
		$seen  = array();
		do {
			$state  = $work->work( 0.0 );
			$seen[] = $state->counts['postcodes'];
		} while ( PlaceState::WORKING === $state->stage && count( $seen ) < 9 );
		self::assertSame( array( PlaceState::DONE, 2500 ), array( $state->stage, $state->counts['postcodes'] ) );
		self::assertSame( array( 1000, 2000, 2500 ), array_slice( array_values( array_unique( $seen ) ), 0, 3 ) );
		self::assertNotNull( ( new Gazetteer() )->locate( new Postcode( 'TN16 1NN' ) ) );
		self::assertSame( '0', ini_get( 'max_execution_time' ), 'The command line still has no limit.' );
	}

	#[TestDox( 'A zip as the ONS publishes it is read by area, not twice; Code-Point Open, which has no headings, and stops of NaPTAN are read as they are' )]
	public function test_shapes(): void {
		$zip = array(
			'Data/ONSPD_AUG_2025_UK.csv'              => "pcds,doterm,lat,long\nTN17 3AB,,51.9,0.9\n",
			'Data/multi_csv/ONSPD_AUG_2025_UK_TN.csv' => "pcds,doterm,lat,long\nTN17 3AB,,51.1,0.5\n",
			'Data/multi_csv/ONSPD_AUG_2025_UK_ME.csv' => "pcds,doterm,lat,long\nME15 6XX,,51.2,0.5\n",
		);
		self::assertStringContainsString( '2 postcodes', $this->import( 'ONSPD.zip', $this->zip( $zip ) )['sentence'] );
		self::assertEqualsWithDelta( 51.1, ( new Gazetteer() )->locate( new Postcode( 'TN17 3AB' ) )?->coordinates->latitude, 0.0001 );

		$code_point = array( 'Doc/Code-Point_Open_Column_Headers.csv' => "PC,PQ,EA,NO\nPostcode,Positional_quality_indicator,Eastings,Northings\n", 'Data/CSV/ct.csv' => "\"CT1 1AA\",10,614867,157983,\"E92000001\",\"\",\"\",\"\",\"E07000106\",\"E05000000\"\n\"CT1 1AB\",90,0,0,\"E92000001\",\"\",\"\",\"\",\"\",\"\"\n" );
		self::assertStringContainsString( '1 postcode.', $this->import( 'codepo_gb.zip', $this->zip( $code_point ) )['sentence'] );
		self::assertEqualsWithDelta( 51.28, ( new Gazetteer() )->locate( new Postcode( 'CT1 1AA' ) )?->coordinates->latitude, 0.02 );

		$stops = "ATCOCode,CommonName,Longitude,Latitude,StopType,Status\n9100HDCORN,Headcorn Rail Station,0.6275,51.1657,RLY,active\n2400A001,High Street,0.5,51.1,BCT,active\n9100OLD,Gone Rail Station,0.8,51.1,RLY,inactive\n";
		$state = $this->import( 'Stops.csv', $stops );
		self::assertStringContainsString( '1 station.', $state['sentence'] );
		self::assertStringContainsString( 'Gone', $state['sentence'], 'what was skipped is told' );
		self::assertNotNull( ( new Gazetteer() )->station( 'headcorn' ) );
	}

	#[TestDox( '[SEC-04] Only CSV and zip; an entry outside its folder, a bomb and what is no list are refused in words, and nothing stays' )]
	public function test_refusals(): void {
		foreach ( array( 'shell.php', 'shell.csv.phar', 'list.csv/../../x.html' ) as $name ) {
			self::assertSame( 400, $this->begin_raw( $name, 10 )->get_status(), $name );
		}
		self::assertSame( 400, $this->begin_raw( 'huge.zip', 3 * 1024 * 1024 * 1024 )->get_status() );
		$refused = array(
			'outside its own folder' => $this->zip( array( '../../evil.csv' => self::DIRECTORY ) ),
			'far more than a list'   => $this->zip( array( 'bomb.csv' => str_repeat( '0', 20000000 ) ) ),
			'contains no CSV file'   => $this->zip( array( 'evil.php' => '<?php' ) ),
			'damaged or incomplete'  => 'PK no zip',
		);
		foreach ( $refused as $sentence => $content ) {
			$state = $this->upload( 'list.zip', $content );
			self::assertSame( 'failed', $state['stage'], $sentence );
			self::assertStringContainsString( $sentence, $state['sentence'] );
			self::assertSame( array(), (array) glob( $this->folder . '/upload-*' ), $sentence );
		}
		$state = $this->import( 'other.csv', "a,b\n1,2\n" );
		self::assertStringContainsString( 'is neither a postcode directory', $state['sentence'] );
		$state = $this->import( 'short.csv', "pcds,doterm,lat,long\nTN17 3AB,,51.1\n" );
		self::assertStringContainsString( 'line 2: 3 fields instead of 4', $state['sentence'] );
		self::assertSame( array(), (array) glob( $this->folder . '/upload-*' ) );
	}

	#[TestDox( 'A file that ends the server’s work again and again is given up' )]
	public function test_gives_up(): void {
		$this->upload( 'NSPL.csv', self::DIRECTORY );
		$state        = PlaceState::load();
		$state->tries = 5;
		$state->save();
		do_action( 'hh_outbox_deliver' );
		self::assertSame( PlaceState::FAILED, PlaceState::load()->stage );
		self::assertSame( array(), (array) glob( $this->folder . '/upload-*' ) );
	}

	#[TestDox( 'One area comes from the postcode service: every sector, and by letters where a sector has more than it gives at once' )]
	public function test_area(): void {
		$server = new PostcodeServer( sys_get_temp_dir() . '/hh-postcodes-' . bin2hex( random_bytes( 6 ) ) );
		putenv( "HPAPI_POSTCODES_URL={$server->origin}" );
		try {
			self::assertSame( 400, self::call( 'POST', '/area', array( 'outcodes' => 'Cranbrook' ) )->get_status() );
			self::assertSame( 'working', self::call( 'POST', '/area', array( 'outcodes' => 'tn17' ) )->get_data()['stage'] );
			self::assertSame( 400, self::call( 'POST', '/area', array( 'outcodes' => 'TN18' ) )->get_status(), 'one at a time' );
			for ( $steps = 0; $steps < 9 && 'working' === ( self::call( 'POST', '/work' )->get_data()['stage'] ?? '' ); $steps++ ); // phpcs:ignore
			self::assertStringContainsString( '162 postcodes', self::call( 'GET' )->get_data()['sentence'] );
			$asked = $server->requests();
			self::assertSame( 'GET /outcodes/TN17', $asked[0] );
			self::assertCount( 1 + 10 + 20, $asked );
			self::assertSame( 'postcode', ( new Gazetteer() )->locate( new Postcode( 'TN17 4NU' ) )?->quality() );
			self::assertNotNull( ( new Gazetteer() )->locate_typed( 'TN17 4' ) );

			self::call( 'POST', '/area', array( 'outcodes' => 'TN99' ) );
			self::assertStringContainsString( 'doesn’t know TN99', self::call( 'POST', '/work' )->get_data()['sentence'] );
		} finally {
			putenv( 'HPAPI_POSTCODES_URL' );
			$server->stop();
		}
	}

	#[TestDox( 'A service that fails is asked again by the worker, and given up after five tries' )]
	public function test_service_fails(): void {
		putenv( 'HPAPI_POSTCODES_URL=https://postcodes.example.org' );
		add_filter( 'pre_http_request', static fn (): \WP_Error => new \WP_Error( 'http_request_failed', 'No.' ) );
		try {
			self::call( 'POST', '/area', array( 'outcodes' => 'TN17' ) );
			self::assertStringContainsString( 'will be tried again', self::call( 'POST', '/work' )->get_data()['sentence'] );
			for ( $tries = 0; $tries < 5; $tries++ ) {
				do_action( 'hh_outbox_deliver' );
			}
			self::assertSame( 'failed', self::call( 'GET' )->get_data()['stage'] );
		} finally {
			putenv( 'HPAPI_POSTCODES_URL' );
		}
	}

	#[TestDox( '[SEC-04] Visitors, editors and requests without the page’s nonce get nothing; the page shows the import to those who manage settings' )]
	public function test_who(): void {
		self::assertSame( 403, self::call( 'GET', '', array(), '' )->get_status() );
		ob_start();
		do_action( SetupScreen::BELOW );
		$page = (string) ob_get_clean();
		self::assertStringContainsString( 'can’t search by postcode', $page );
		self::assertStringContainsString( 'data-hh-place-import', $page );
		wp_set_current_user( (int) wp_insert_user( array( 'user_login' => 'places-editor', 'user_pass' => wp_generate_password(), 'role' => 'editor' ) ) );
		foreach ( array( '', '/part', '/area', '/work', '/stop' ) as $route ) {
			self::assertContains( self::call( 'POST', $route, array( 'name' => 'a.csv', 'bytes' => 1, 'outcodes' => 'TN17', 'id' => str_repeat( 'a', 24 ), 'offset' => 0, 'sum' => '00000000' ) )->get_status(), array( 401, 403 ), $route );
		}
		ob_start();
		do_action( SetupScreen::BELOW );
		self::assertSame( '', ob_get_clean() );
		wp_set_current_user( 0 );
		self::assertSame( 401, self::call( 'POST', '/work' )->get_status() );
		wp_set_current_user( 1 );
	}

	/** @return array<string, mixed> */
	private function import( string $name, string $content ): array {
		$this->upload( $name, $content );
		do_action( 'hh_outbox_deliver' );
		return self::call( 'GET' )->get_data();
	}

	/** @return array<string, mixed> */
	private function upload( string $name, string $content ): array {
		$state = $this->begin( $name, $content );
		foreach ( str_split( $content, $state['part'] ) as $part ) {
			$state = $this->part( $state['id'], $state['received'], $part );
		}
		return $state;
	}

	/** @return array<string, mixed> */
	private function begin( string $name, string $content ): array {
		return $this->begin_raw( $name, strlen( $content ) )->get_data();
	}

	private function begin_raw( string $name, int $bytes ): WP_REST_Response {
		return self::call( 'POST', '', array( 'name' => $name, 'bytes' => $bytes, 'stamp' => 5 ) );
	}

	/** @return array<string, mixed> */
	private function part( string $id, int $offset, string $part, ?string $sum = null ): array {
		$answer = self::call( 'POST', '/part', array( 'id' => $id, 'offset' => $offset, 'sum' => $sum ?? hash( 'crc32b', $part ) ), null, $part );
		self::assertSame( 200, $answer->get_status() );
		return $answer->get_data();
	}

	/** @param array<string, string> $files */
	private function zip( array $files ): string {
		$zip = new ZipArchive();
		$zip->open( $this->folder . '/made.zip', ZipArchive::CREATE | ZipArchive::OVERWRITE );
		foreach ( $files as $name => $content ) {
			$zip->addFromString( $name, $content );
		}
		$zip->close();
		return (string) file_get_contents( $this->folder . '/made.zip' );
	}

	/** @param array<string, mixed> $parameters */
	private static function call( string $method, string $path = '', array $parameters = array(), ?string $nonce = null, string $body = '' ): WP_REST_Response {
		$request = new WP_REST_Request( $method, "/hearth-hammer/v1/place-import{$path}" );
		$request->set_header( 'X-WP-Nonce', $nonce ?? wp_create_nonce( 'wp_rest' ) );
		$request->set_query_params( $parameters );
		if ( '' !== $body ) {
			$request->set_header( 'Content-Type', 'application/octet-stream' );
			$request->set_body( $body );
		}
		return rest_do_request( $request );
	}
}
