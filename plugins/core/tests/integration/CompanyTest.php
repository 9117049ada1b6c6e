<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Integration;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Company\OfficeList;
use HearthHammer\Core\Company\CompanyJsonLd;
use HearthHammer\Core\Company\CompanyScreen;
use HearthHammer\Core\Company\HoursWords;
use HearthHammer\Core\Company\OpeningHours;
use HearthHammer\Core\Place\Import\PlaceRow;
use HearthHammer\Core\Place\Import\PlaceWriter;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestDox;

/**
 * The company and its offices, as staff set them.
 */
final class CompanyTest extends IntegrationTestCase {

	private const RYE = array(
		'name'      => 'Rye',
		'town'      => 'Rye',
		'phone'     => '01632 960 125',
		'email'     => 'rye@example.com',
		'branch'    => 'RYE',
		'districts' => 'tn31, TN32',
	);

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/template.php';
		wp_set_current_user( 1 );
		delete_option( Company::OFFICES );
	}

	#[TestDox( 'Hours are written as people do, on their own and inside a sentence, and read back' )]
	public function test_hours(): void {
		$usual = OpeningHours::usual();
		self::assertSame( 'Monday to Friday, 9am to 5pm', HoursWords::text( $usual ) );
		self::assertSame( 'Monday to Friday 9am to 5pm', HoursWords::in_sentence( $usual ) );
		self::assertEquals( $usual, HoursWords::read( ' Monday to Friday, 9am to 5pm' ) );
		self::assertEquals( $usual, HoursWords::read( 'Monday to Friday 9am to 5pm' ) );
		$long = new OpeningHours( array( 6 => array( '09:00', '12:30' ) ) + array_fill( 1, 4, array( '08:30', '17:30' ) ) + array( 5 => array( '08:30', '17:00' ) ) );
		self::assertSame( 'Monday to Thursday, 8:30am to 5:30pm; Friday, 8:30am to 5pm; Saturday, 9am to 12:30pm', HoursWords::text( $long ) );
		$words = HoursWords::read( 'monday to friday 9AM to 5pm' );
		self::assertSame( array( 'monday to friday 9AM to 5pm', $usual->days ), array( HoursWords::text( $words ), $words->days ), 'Nobody’s words are changed.' );
		self::assertSame( 'Saturday, 9:30am to 12:30pm', HoursWords::text( HoursWords::read( 'Saturday, 9.30am to 12.30pm' ) ), 'A time that was typed with a full stop prints with a colon.' );
		self::assertSame( 'Ring the bell', HoursWords::text( HoursWords::read( 'Ring the bell' ) ) );
	}

	#[TestDox( 'A site without settings shows no office, and nothing that is made up' )]
	public function test_example(): void {
		update_option( Company::OPTION, array() );
		$company = new Company();
		self::assertTrue( $company->main_office()->is_example );
		$office = $company->main_office();
		self::assertSame( array_fill( 0, 7, '' ), array( $office->name, $office->street, $office->town, $office->postcode, $office->contact->phone, $office->contact->email, HoursWords::text( $office->contact->hours ) ) );
		self::assertSame( array( '', '' ), array( $company->managing_director(), $company->schemes()->redress . $company->schemes()->client_money ) );
		self::assertSame( '', ( new OfficeList( $company ) )->html() );
		self::assertSame( array(), ( new CompanyJsonLd( $company ) )->data() );
		update_option( 'blogname', 'Hearth &amp; Hammer' );
		self::assertSame( 'Hearth & Hammer', $company->name() );
	}

	#[TestDox( '[BLK-01] The block of offices says where each is, when it is open and closed, and how it is reached' )]
	public function test_offices_block(): void {
		CompanyScreen::form()->register_settings();
		$this->save( array( self::RYE + array( 'street' => '3 <b>Lion</b> Street', 'postcode' => 'TN31 7LB', 'hours' => array( 1 => array( 'opens' => '09:00', 'closes' => '17:00' ), 2 => array( 'opens' => '09:00', 'closes' => '17:00' ), 6 => array( 'opens' => '10:00', 'closes' => '13:30' ) ) ) ) );
		$html = self::block( 'offices' );
		self::assertStringNotContainsString( '<b>', $html );
		foreach ( array( 'href="tel:+441632960125"', 'href="mailto:rye@example.com"', '<dt>Monday to Tuesday</dt><dd>9am to 5pm</dd>', '<dt>Saturday</dt><dd>10am to 1:30pm</dd>', '<dt>Wednesday, Thursday, Friday, and Sunday</dt><dd>Closed</dd>', 'query=3%20Lion%20Street%2C%20Rye%2C%20TN31%207LB' ) as $expected ) {
			self::assertStringContainsString( $expected, $html );
		}
	}

	#[TestDox( '[BLK-01] An office keeps its id when it is renamed, and a block that shows one office finds it by that' )]
	public function test_office_id(): void {
		CompanyScreen::form()->register_settings();
		$this->save( array( self::RYE, array( 'name' => 'Rye', 'town' => 'Winchelsea' ) ) );
		self::assertSame( array( 'rye', 'rye-2' ), array_column( ( new Company() )->offices(), 'id' ) );
		$this->save( array( array( 'name' => 'Harbour Road' ) + self::RYE, array( 'name' => 'Winchelsea' ), 'main' => '1' ) );
		self::assertSame( array( 'rye-2' => 'Winchelsea', 'rye' => 'Harbour Road' ), array_column( ( new Company() )->offices(), 'name', 'id' ) );
		self::assertSame( 2, substr_count( $this->block( 'offices' ), '<li ' ) );
		$one = $this->block( 'offices', array( 'office' => 'rye' ) );
		self::assertStringContainsString( 'Harbour Road', $one );
		self::assertSame( 1, substr_count( $one, '<li ' ) );
		self::assertSame( '', $this->block( 'offices', array( 'office' => 'gone' ) ) );
	}

	#[TestDox( '[BLK-01] The map of the offices has each whose place is known: by its own point, or else by its postcode' )]
	public function test_office_map(): void {
		self::assertSame( '', self::block( 'office-map' ), 'A made-up office is nowhere.' );
		self::assertSame( 404, $this->render( '/loader/office-map/1/' )[0] );
		$writer = new PlaceWriter( transactions: false );
		$writer->add( new PlaceRow( 'postcode', 'TN31 7LB', 50.9503, 0.7342, '', 0, array(), 'tn317lb' ) );
		$writer->add( new PlaceRow( 'outcode', 'ZE1', 60.1549, -1.1494, '', 2, array(), 'ze1' ) );
		$writer->finish();
		CompanyScreen::form()->register_settings();
		$this->save(
			array(
				array( 'name' => 'Head “office” & hall', 'latitude' => '51.0965', 'longitude' => '0.5361', 'postcode' => 'TN31 7LB' ) + self::RYE,
				array( 'postcode' => 'TN31 7LB' ) + self::RYE,
				array( 'name' => 'Somewhere', 'postcode' => 'ZE1 0AA' ) + self::RYE,
			)
		);
		self::assertStringContainsString( '/loader/office-map/1/', html_entity_decode( self::block( 'office-map' ) ) );
		[ $status, , $html ] = $this->render( '/loader/office-map/1/' );
		self::assertSame( 200, $status );
		self::assertSame( 1, preg_match( '#data-hh-location="([^"]+)"#', $html, $found ) );
		$location = json_decode( html_entity_decode( $found[1] ) );
		self::assert_matches_schema( $location, Schema::from_file( dirname( __DIR__, 2 ) . '/schemas/map-location.json' )->to_array() );
		self::assertEquals(
			array(
				(object) array( 'name' => 'Head “office” & hall', 'latitude' => 51.0965, 'longitude' => 0.5361 ),
				(object) array( 'name' => 'Rye', 'latitude' => 50.9503, 'longitude' => 0.7342 ),
			),
			$location->pins
		);
		self::assertSame( 404, $this->render( '/loader/office-map/2/' )[0] );
	}

	#[TestDox( 'Staff add offices, choose the main one and remove one, without JavaScript' )]
	public function test_editor(): void {
		CompanyScreen::form()->register_settings();
		$this->save( array( self::RYE, array( 'name' => '' ) ) );
		$this->save( array( self::RYE, array( 'name' => 'Tenterden', 'postcode' => 'tn306ar', 'hours' => array( 1 => array( 'opens' => '09:00', 'closes' => '17:00' ) ) ), 'main' => '1' ) );
		$company = new Company();
		self::assertSame( array( 'Tenterden', 'Rye' ), array_column( $company->offices(), 'name' ) );
		self::assertSame( 'TN30 6AR', $company->main_office()->postcode );
		self::assertSame( 'Monday, 9am to 5pm', HoursWords::text( $company->main_office()->contact->hours ) );
		self::assertSame( array( 'TN31', 'TN32' ), $company->offices()[1]->districts );
		self::assertSame( 'Rye', $company->office_for( 'rye' )?->name );
		self::assertSame( 'Rye', $company->office_for( 'XXX', 'TN32' )?->name );
		self::assertNull( $company->office_for( 'XXX', 'TN1' ) );
		self::assertStringContainsString( 'value="TN31, TN32"', $this->screen() );
		self::assertStringContainsString( 'name="hh_offices[2][name]" value=""', $this->screen(), 'There is room for one more.' );

		$this->save( array( array( 'name' => 'Tenterden', 'remove' => '1' ), self::RYE ) );
		self::assertSame( array( 'Rye' ), array_column( $company->offices(), 'name' ) );
		self::assertSame( array(), get_settings_errors( Company::OFFICES ) );
	}

	#[TestDox( 'What is not possible stays as it was, with a sentence that says why' )]
	public function test_refusals(): void {
		CompanyScreen::form()->register_settings();
		$this->save( array( array( 'postcode' => 'TN31 7AD', 'latitude' => '50.95', 'longitude' => '0.73' ) + self::RYE ) );
		$this->save( array( array( 'postcode' => 'nowhere', 'email' => 'rye', 'phone' => 'call me', 'latitude' => '91', 'longitude' => '0.73', 'districts' => 'TN31 Rye', 'closed' => '2026-13-01, 2026-12-24', 'hours' => array( 2 => array( 'opens' => '17:00', 'closes' => '09:00' ) ) ) + self::RYE, array( 'name' => '', 'phone' => '1' ) ) );
		$office = ( new Company() )->main_office();
		self::assertSame( array( 'TN31 7AD', 'rye@example.com', '01632 960 125', 50.95, array( 'TN31' ), array( '2026-12-24' ) ), array( $office->postcode, $office->contact->email, $office->contact->phone, $office->point?->latitude, $office->districts, $office->closed ) );
		$said = implode( "\n", array_column( get_settings_errors( Company::OFFICES ), 'message' ) );
		foreach ( array( 'Rye: enter a full UK postcode, like TN17 3AB.', 'Rye: enter an email address in the correct format, like name@example.com.', 'Rye: enter a phone number', 'Rye: enter latitude and longitude', '“RYE” is not a postcode district', '“2026-13-01” is not a date', 'on Tuesday, the closing time must be after the opening time', 'Enter a name for each office' ) as $sentence ) {
			self::assertStringContainsString( $sentence, $said );
		}
	}

	#[TestDox( '[SITE-03] The days on which an office is closed are picked in a calendar, one a row, and kept in order; a day that is none is refused' )]
	public function test_closed_days(): void {
		CompanyScreen::form()->register_settings();
		$this->save( array( array( 'closed' => array( array( 'day' => '2027-12-29' ), array( 'day' => '' ), array( 'day' => '2027-12-24' ), array( 'day' => '2027-02-30' ) ) ) + self::RYE ) );
		self::assertSame( array( '2027-12-24', '2027-12-29' ), ( new Company() )->main_office()->closed );
		self::assertContains( 'Rye: “2027-02-30” is not a date.', array_column( get_settings_errors( Company::OFFICES ), 'message' ) );
		$screen = $this->screen();
		foreach ( array( '2027-12-24', '2027-12-29', '', '' ) as $row => $day ) {
			self::assertStringContainsString( sprintf( '<input type="date" name="hh_offices[0][closed][%d][day]" value="%s">', $row, $day ), $screen );
		}
	}

	#[TestDox( 'The form escapes what is stored, and each group has the fields of one office' )]
	public function test_escaping(): void {
		CompanyScreen::form()->register_settings();
		update_option( Company::OFFICES, array( array( 'name' => '"><script>alert(1)</script>' ) + self::RYE ) );
		self::assertStringNotContainsString( '<script>alert', $this->screen() );
		self::assertSame( 14, substr_count( $this->screen(), 'type="time" name="hh_offices[0]' ) );
	}

	#[TestDox( 'Search engines are told of every office on the front page' )]
	public function test_json_ld(): void {
		update_option( Company::OFFICES, array( array( 'hours' => array( 1 => array( 'opens' => '09:00', 'closes' => '17:00' ) ), 'latitude' => '50.95', 'longitude' => '0.73' ) + self::RYE ) );
		[ , , $html ] = $this->render( '/' );
		self::assertSame( 1, preg_match( '#<script type="application/ld\+json">\s*(\{"@context":"https://schema.org","@type":"Organization".*?)</script>#s', $html, $found ) );
		$office = json_decode( $found[1], true )['department'][0];
		self::assertSame( array( 'RealEstateAgent', '01632 960 125', array( 'Monday' ), 50.95 ), array( $office['@type'], $office['telephone'], $office['openingHoursSpecification'][0]['dayOfWeek'], $office['geo']['latitude'] ) );
	}

	private function save( mixed $input ): void {
		update_option( Company::OFFICES, $input );
	}

	private function screen(): string {
		ob_start();
		CompanyScreen::form()->show();
		return (string) ob_get_clean();
	}
}
