<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\MoveIn;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Sync\InvalidFeed;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Hpapi\MoveIn\MoveIn;
use HearthHammer\Hpapi\MoveIn\PropertyHive\HiveStock;
use HearthHammer\Hpapi\People\Fields;
use HearthHammer\Hpapi\People\StaffPostType;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\PropertyRecord;
use HearthHammer\Hpapi\Properties\PropertyWriter;
use HearthHammer\Hpapi\Redirects\OldAddress;
use HearthHammer\Hpapi\Redirects\Redirect;
use HearthHammer\Hpapi\Redirects\RedirectRepository;
use HearthHammer\Hpapi\Redirects\RedirectTarget;
use HearthHammer\Hpapi\Tests\Integration\Feeds\FeedTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

final class PropertyHiveTest extends FeedTestCase {

	private HiveFixture $hive;

	protected function setUp(): void {
		parent::setUp();
		update_option( Company::OFFICES, array() );
		$this->hive = new HiveFixture();
	}

	protected function tearDown(): void {
		$this->hive->remove_files();
		parent::tearDown();
	}

	private function move( bool $dry_run = false, bool $confirmed = false ): Run {
		wp_cache_flush();
		$feeds = Plugin::feeds()->feeds();
		$run   = ( new MoveIn( $feeds ) )->prepare( new HiveStock(), $dry_run, $confirmed );
		$feeds->imports->advance( $run );
		wp_cache_flush();
		return $run;
	}

	#[TestDox( '[OWN-03] A sale moves in from Property Hive with address, price, rooms, material information, features and text' )]
	public function test_a_sale(): void {
		$this->hive->property( array( '_reference_number' => 'CRB 1001' ) );
		$run = $this->move();
		self::assertSame( array( 'done', array() ), array( $run->status, self::said( $run ) ) );

		$property = $this->property( 'CRB-1001' );
		$expected = array(
			'feed'               => 'property-hive',
			'branch'             => 'cranbrook',
			'channel'            => 1,
			'status'             => 'available',
			'published'          => true,
			'price'              => 425000,
			'price_qualifier'    => 'guide_price',
			'property_type'      => 'detached',
			'tenure'             => 'freehold',
			'bedrooms'           => 3,
			'bathrooms'          => 2,
			'living_rooms'       => 1,
			'address_1'          => '14 Mill Lane',
			'address_2'          => 'Sissinghurst',
			'address_4'          => 'Kent',
			'town'               => 'Cranbrook',
			'postcode'           => 'TN17 3BQ',
			'display_address'    => 'Mill Lane, Cranbrook',
			'latitude'           => 51.097,
			'longitude'          => 0.536,
			'location_quality'   => 'feed',
			'council_tax_band'   => 'E',
			'electricity_supply' => 'Mains supply; Solar PV panels',
			'water_supply'       => 'Mains supply',
			'heating'            => 'Gas central heating',
			'broadband'          => 'FTTP',
			'sewerage'           => 'Septic tank shared with number 16',
			'restrictions'       => 'Listed building',
			'rights_easements'   => 'Shared driveway',
			'flooded_recently'   => 'no',
			'parking'            => 'Driveway; Single Garage',
			'features'           => array( 'Walled garden', 'Set in 1.5 acres', 'Chain Free' ),
			'acres'              => 1.5,
			'summary'            => 'A house by the mill.',
			'listed_at'          => gmmktime( 9, 30, 0, 3, 2, 2026 ),
		);
		foreach ( $expected as $field => $value ) {
			$stored = is_array( $value ) ? $property->list( $field ) : ( is_bool( $value ) ? $property->is( $field ) : ( is_int( $value ) ? $property->int( $field ) : ( is_float( $value ) ? $property->float( $field ) : $property->text( $field ) ) ) );
			self::assertSame( $value, $stored, $field );
		}
		self::assertSame( 'Mill Lane, Cranbrook', $property->post->post_title );
		$text = $property->post->post_content;
		self::assertStringContainsString( '<strong>Kitchen</strong>', $text );
		self::assertStringContainsString( "With a range cooker.<br>", str_replace( array( '<br />', '<br/>' ), '<br>', $text ) );
		self::assertStringContainsString( 'With a view of the mill.', $text );
		self::assertStringContainsString( 'Sources of flooding: River. There are flood defences.', $text );
	}

	#[TestDox( '[OWN-03] Lettings, commercial properties and departments of the office\'s own move in with their own prices' )]
	public function test_prices_of_each_department(): void {
		update_option( 'propertyhive_custom_departments', array( 'country-houses' => array( 'name' => 'Country houses', 'based_on' => 'residential-sales' ) ) );
		$this->hive->property( array( '_reference_number' => 'LET1' ) + HiveFixture::letting( 1250 ), array( 'availability' => array( 'Let Agreed' ), 'property_type' => array( 'Flat' ), 'furnished' => array( 'Part Furnished' ), 'price_qualifier' => array() ) );
		$this->hive->property( array( '_reference_number' => 'LET2' ) + HiveFixture::letting( 30, 'pd' ), array( 'availability' => array( 'To Let' ) ) );
		// PH_Meta_Box_Property_Commercial_Details::save().
		$shop = array( '_department' => 'commercial', '_price' => '', '_for_sale' => 'yes', '_to_rent' => '', '_price_from' => '300000', '_price_to' => '350000', '_price_poa' => '', '_commercial_price_currency' => 'GBP' );
		$this->hive->property( array( '_reference_number' => 'COM1' ) + $shop, array( 'property_type' => array(), 'commercial_property_type' => array( 'Retail' ), 'commercial_tenure' => array( 'Leasehold' ), 'tenure' => array() ) );
		$this->hive->property( array( '_reference_number' => 'COM2', '_for_sale' => '', '_to_rent' => 'yes', '_rent_from' => '24000', '_rent_units' => 'pa' ) + $shop, array( 'availability' => array( 'To Let' ), 'property_type' => array(), 'commercial_property_type' => array( 'Office' ) ) );
		$this->hive->property( array( '_reference_number' => 'OWN1', '_department' => 'country-houses', '_poa' => 'yes', '_price' => '2500000' ) );
		$this->hive->property( array( '_reference_number' => 'DASH', '_price' => '' ) );
		$run = $this->move();
		self::assertSame( 'done', $run->status );

		$told = static fn ( PropertyRecord $one ): array => array( $one->int( 'channel' ), $one->text( 'status' ), $one->int( 'price' ), $one->text( 'price_qualifier' ), $one->text( 'rent_frequency' ), $one->text( 'property_type' ) );
		self::assertSame( array( 2, 'let_agreed', 1250, '', 'monthly', 'flat' ), $told( $this->property( 'LET1' ) ) );
		self::assertSame( array( 1500, '2026-12-01', 'part_furnished' ), array( $this->property( 'LET1' )->int( 'deposit' ), $this->property( 'LET1' )->text( 'available_from' ), $this->property( 'LET1' )->text( 'furnished' ) ) );
		self::assertSame( array( 2, 'available', 210, '', 'weekly', 'detached' ), $told( $this->property( 'LET2' ) ) );
		self::assertSame( array( 1, 'available', 300000, 'guide_price', '', 'commercial-property' ), $told( $this->property( 'COM1' ) ) );
		self::assertSame( 'leasehold', $this->property( 'COM1' )->text( 'tenure' ) );
		self::assertSame( array( 2, 'available', 24000, '', 'annual', 'commercial-property' ), $told( $this->property( 'COM2' ) ) );
		self::assertSame( array( 1, 'available', 2500000, 'poa', '', 'detached' ), $told( $this->property( 'OWN1' ) ) );
		self::assertSame( array( 0, 'poa' ), array( $this->property( 'DASH' )->int( 'price' ), $this->property( 'DASH' )->text( 'price_qualifier' ) ) );
		self::assertSame(
			array(
				'LET2, Mill Lane, Cranbrook: a rent per day cannot be shown here, so it is shown as the rent per week (_rent_frequency)',
				'DASH, Mill Lane, Cranbrook: the price is empty, so it is shown as “price on application” (_price)',
			),
			self::said( $run )
		);
	}

	#[TestDox( '[OWN-03] What is off the market, a draft or private moves in hidden; what is in the Trash does not' )]
	public function test_what_is_hidden_stays_hidden(): void {
		$this->hive->property( array( '_reference_number' => 'SHOWN' ) );
		$this->hive->property( array( '_reference_number' => 'OFF', '_on_market' => '' ) );
		$this->hive->property( array( '_reference_number' => 'DRAFT' ), array(), array( 'post_status' => 'draft' ) );
		$this->hive->property( array( '_reference_number' => 'PRIVATE' ), array(), array( 'post_status' => 'private' ) );
		$this->hive->property( array( '_reference_number' => 'LOCKED' ), array(), array( 'post_password' => 'x' ) );
		$this->hive->property( array( '_reference_number' => 'GONE' ), array(), array( 'post_status' => 'trash' ) );
		// Another plugin has a type of this name, too.
		wp_insert_post( array( 'post_type' => 'property', 'post_status' => 'publish', 'post_title' => 'Not Property Hive’s' ) );
		self::assertSame( array( 5, 0, 0, 0 ), self::counts( $this->move() ) );
		self::assertSame( array( 'SHOWN' ), $this->on_market() );
		foreach ( array( 'OFF', 'DRAFT', 'PRIVATE', 'LOCKED' ) as $reference ) {
			self::assertSame( 'draft', $this->property( $reference )->post->post_status, $reference );
		}
	}

	#[TestDox( '[OWN-03] References are unique, and what cannot be moved as it is is said' )]
	#[Group( 'platform' )]
	public function test_odd_values(): void {
		$first  = $this->hive->property( array( '_reference_number' => 'A1' ) );
		$second = $this->hive->property( array( '_reference_number' => 'a1 ' ) );
		$none   = $this->hive->property( array( '_reference_number' => '' ) );
		$this->hive->property( array( '_reference_number' => 'B 1' ) );
		$dash   = $this->hive->property( array( '_reference_number' => 'b-1' ) );
		$this->hive->property( array( '_reference_number' => 'ODD', '_bedrooms' => 'three', '_address_postcode' => 'nowhere', '_latitude' => '', '_longitude' => '' ), array( 'availability' => array( 'Back Soon' ), 'property_type' => array( 'Yurt' ), 'price_qualifier' => array( 'Cheap' ) ) );
		$this->hive->property( array( '_reference_number' => 'EUROS', '_currency' => 'EUR' ) );
		$run = $this->move();
		self::assertSame( array( 'done', 6, 1 ), array( $run->status, $run->counts->added, $run->counts->set_aside ) );
		self::assertEqualsCanonicalizing( array( 'ODD', 'B-1', "PH-{$dash}", "PH-{$first}", "PH-{$second}", "PH-{$none}" ), $this->on_market() );
		self::assertSame(
			array(
				'EUROS, Mill Lane, Cranbrook: the price is not in pounds (EUR), and this site shows pounds only (_currency)',
				'ODD, Mill Lane, Cranbrook: the availability “Back Soon” is not known here, so it is shown as available (availability)',
				'ODD, Mill Lane, Cranbrook: the property type “Yurt” is not known here, so it is shown as “property” (property_type)',
				'ODD, Mill Lane, Cranbrook: the price qualifier “Cheap” is not known here, so it is left out (price_qualifier)',
				'ODD, Mill Lane, Cranbrook: “nowhere” is not a UK postcode, so the property is not on the map (_address_postcode)',
				'ODD, Mill Lane, Cranbrook: the field _bedrooms, “three”, is not a number that this site can show, so it is left empty (_bedrooms)',
			),
			self::said( $run )
		);
	}

	#[TestDox( '[OWN-03] A dry run writes nothing, and without properties there is nothing to move' )]
	public function test_a_dry_run_writes_nothing(): void {
		try {
			$this->move( true );
			self::fail( 'There is nothing to move.' );
		} catch ( InvalidFeed $fault ) {
			self::assertSame( 'this site has no properties of Property Hive', $fault->getMessage() );
		}
		$this->hive->property();
		$before = $this->everything();
		$run    = $this->move( true );
		self::assertSame( array( 'checked', 1 ), array( $run->status, $run->counts->added ) );
		self::assertSame( $before, $this->everything() );
		self::assertSame( array(), get_option( Company::OFFICES ) );
	}

	/** @return array{list<string>, list<string>, list<string>} Captions of images, floorplans and documents. */
	private function media( string $reference ): array {
		$captions = fn ( string $field ): array => array_column( $this->property( $reference )->list( $field ), 'caption' );
		return array( $captions( 'images' ), $captions( 'floorplans' ), $captions( 'documents' ) );
	}

	/** @return array<string, mixed> */
	private function with_media(): array {
		return array(
			'_photos'             => array( (string) $this->hive->attachment( 'front.jpg', $this->picture( 'a.jpg', shade: 40 ), alt: 'The front' ), (string) $this->hive->attachment( 'garden.jpg', $this->picture( 'b.jpg', shade: 80 ), alt: 'The garden' ) ),
			'_floorplans'         => array( (string) $this->hive->attachment( 'plan.png', $this->picture( 'c.png', shade: 200 ), 'image/png', 'Ground floor' ), (string) $this->hive->attachment( 'first-floor.pdf', '%PDF-1.4', 'application/pdf' ) ),
			'_brochures'          => array( (string) $this->hive->attachment( 'brochure.pdf', '%PDF-1.4', 'application/pdf' ) ),
			'_epcs'               => array( (string) $this->hive->attachment( 'epc_58_81.png', $this->picture( 'd.png', shade: 160 ), 'image/png' ) ),
			'_virtual_tours'      => 1,
			'_virtual_tour_0'     => 'https://tours.example/mill-lane',
			'_virtual_tour_label_0' => 'Video tour',
		);
	}

	#[TestDox( '[OWN-03] Images, floorplans, EPCs, brochures and tours move in from the library without a download, and the old files stay' )]
	#[Group( 'platform' )]
	public function test_media(): void {
		$this->hive->property( array( '_reference_number' => 'M1' ) + $this->with_media() );
		$before = HiveFixture::everything();
		add_filter( 'pre_http_request', static fn (): never => throw new \LogicException( 'Nothing is downloaded.' ) );
		$run = $this->move();
		self::assertSame( array( 'done', array(), 4 ), array( $run->status, self::said( $run ), $run->counts->pictures_added ) );
		self::assertSame( array( array( 'The front', 'The garden' ), array( 'Ground floor' ), array( 'first-floor', 'brochure' ) ), $this->media( 'M1' ) );
		$property = $this->property( 'M1' );
		self::assertStringEndsWith( '/2026/05/brochure.pdf', $property->list( 'documents' )[1]['url'] );
		self::assertSame( array( array( 'url' => 'https://tours.example/mill-lane', 'caption' => 'Video tour' ) ), $property->list( 'virtual_tours' ) );
		self::assertSame( array( 1, 58, 'D' ), array( count( $property->list( 'epc_images' ) ), $property->int( 'epc_score' ), $property->text( 'epc_rating' ) ) );
		$image = (int) $property->list( 'images' )[0]['attachment'];
		self::assertStringStartsWith( 'hpapi/', (string) get_post_meta( $image, '_wp_attached_file', true ), 'A copy of ours: Property Hive deletes its files with its properties.' );
		self::assertSame( $property->post->ID, get_post( $image )?->post_parent );
		self::assertSame( $before, HiveFixture::everything() );
	}

	#[TestDox( '[OWN-03] Images that Property Hive names by address are named by address' )]
	#[Group( 'platform' )]
	public function test_media_by_address(): void {
		foreach ( array( 'images', 'floorplans', 'epcs', 'brochures' ) as $kind ) {
			update_option( "propertyhive_{$kind}_stored_as", 'urls' );
		}
		$this->hive->property( array( '_reference_number' => 'M2', '_photo_urls' => array( array( 'url' => 'https://cdn.example/1.jpg' ) ), '_brochure_urls' => array( array( 'url' => 'https://cdn.example/b.pdf' ) ), '_epc_urls' => array( array( 'url' => 'javascript:alert(1)' ) ), '_floorplan_urls' => array( array( 'url' => 'https://cdn.example/plan.pdf' ) ) ) );
		$asked = array();
		add_filter(
			'pre_http_request',
			static function ( mixed $answer, array $options, string $url ) use ( &$asked ): \WP_Error {
				$asked[] = $url;
				return new \WP_Error( 'down', 'down' );
			},
			10,
			3
		);
		$run = $this->move();
		self::assertSame( 'done', $run->status );
		self::assertSame( array( 'https://cdn.example/plan.pdf', 'https://cdn.example/b.pdf' ), array_column( $this->property( 'M2' )->list( 'documents' ), 'url' ) );
		self::assertSame( 1, $run->counts->pictures_failed );
		self::assertContains( 'M2, Mill Lane, Cranbrook: “javascript:alert(1)” is not a web address (http or https), so it is ignored (_epc_urls)', self::said( $run ) );
	}

	#[TestDox( '[OWN-03] Offices move to Settings → Company, negotiators become drafts of staff, and both are used where they are there' )]
	public function test_offices_and_negotiators(): void {
		$this->hive->property( array( '_reference_number' => 'O1' ) );
		$this->move();
		$office = ( new Company() )->main_office();
		self::assertSame( array( 'Cranbrook', '12 High Street', 'Cranbrook', 'TN17 3BQ', '01632 960 101', 'cranbrook@old.example', 'cranbrook', 51.0968 ), array( $office->name, $office->street, $office->town, $office->postcode, $office->contact->phone, $office->contact->email, $office->branch, $office->point?->latitude ) );
		$staff = get_posts( array( 'post_type' => StaffPostType::NAME, 'post_status' => 'any' ) );
		self::assertSame( array( 'Rowan Ashdown', 'draft', 'rowan@old.example', 'cranbrook' ), array( $staff[0]->post_title, $staff[0]->post_status, Fields::of_staff()->text( $staff[0], 'email' ), Fields::of_staff()->text( $staff[0], 'branch' ) ) );
		self::assertSame( $staff[0]->ID, $this->property( 'O1' )->int( 'valuer' ) );

		// An office with an id of its own and a person who are there already.
		update_option( Company::OFFICES, array( array( 'name' => 'Cranbrook', 'branch' => 'CRB', 'phone' => '01632 960 999' ) ) );
		wp_update_post( array( 'ID' => $staff[0]->ID, 'post_status' => 'publish' ) );
		$this->hive->property( array( '_reference_number' => 'O2' ) );
		$this->move();
		self::assertSame( array( 'CRB', $staff[0]->ID ), array( $this->property( 'O2' )->text( 'branch' ), $this->property( 'O2' )->int( 'valuer' ) ) );
		self::assertSame( array( '01632 960 999', 1 ), array( ( new Company() )->main_office()->contact->phone, count( ( new Company() )->offices() ) ) );
		self::assertCount( 1, get_posts( array( 'post_type' => StaffPostType::NAME, 'post_status' => 'any' ) ) );
	}

	#[TestDox( '[OWN-03] Old addresses answer 301, those of earlier slugs too, and hand-made redirects stay' )]
	public function test_old_addresses(): void {
		$id = $this->hive->property( array( '_reference_number' => 'R1', '_wp_old_slug' => 'mill-lane-sold' ), array(), array( 'post_name' => 'mill-lane' ) );
		$this->hive->property( array( '_reference_number' => 'R2', '_on_market' => '' ), array(), array( 'post_name' => 'hidden' ) );
		$this->hive->property( array( '_reference_number' => 'R3' ), array(), array( 'post_name' => 'by-hand' ) );
		( new RedirectRepository() )->keep( array( new Redirect( OldAddress::parse( '/property/by-hand/' ) ?? throw new \LogicException( 'It is one.' ), RedirectTarget::stored( '/about/', false ), 0 ) ) );
		self::assertSame( 'done', $this->move()->status );
		$new = (string) get_permalink( $this->property( 'R1' )->post );
		self::assertSame( array( 301, $new ), $this->ask( '/property/mill-lane/' ) );
		self::assertSame( array( 301, $new ), $this->ask( '/property/mill-lane-sold/' ) );
		self::assertSame( array( 301, $new ), $this->ask( '/news/property/mill-lane/' ), 'As WordPress writes them where posts have a folder.' );
		self::assertSame( 404, $this->ask( '/property/hidden/' )[0] );
		self::assertStringEndsWith( '/about/', $this->ask( '/property/by-hand/' )[1] );
		self::assertNotSame( $id, $this->property( 'R1' )->post->ID );

		update_option( 'rewrite_rules', array( 'property/([^/]+)/?$' => 'index.php?property=$matches[1]' ) );
		do_action( 'deactivated_plugin', 'another/plugin.php', false );
		self::assertNotFalse( get_option( 'rewrite_rules' ) );
		do_action( 'deactivated_plugin', 'propertyhive/propertyhive.php', false );
		self::assertFalse( get_option( 'rewrite_rules' ), 'Its rules would lead its addresses to the home page.' );
	}

	/** @return array{int, string} Status and where it leads. */
	private function ask( string $path ): array {
		[ $status, $headers ] = $this->render( $path );
		return array( $status, (string) ( $headers['location'] ?? $headers['Location'] ?? '' ) );
	}

	#[TestDox( '[OWN-03] Moved again, only what changed is written, what is gone is withdrawn, and what staff set stays' )]
	public function test_moved_again(): void {
		$first = $this->hive->property( array( '_reference_number' => 'S1', '_on_market_change_date' => '' ) );
		foreach ( array( 'S2', 'S3', 'S4', 'S5' ) as $reference ) {
			$gone = $this->hive->property( array( '_reference_number' => $reference ) );
		}
		self::assertSame( array( 5, 0, 0, 0 ), self::counts( $this->move() ) );
		self::assertSame( get_post_time( 'U', true, $first ), $this->property( 'S1' )->int( 'listed_at' ), 'Older versions did not note when a property came on the market.' );
		$before = $this->everything();
		self::assertSame( array( 0, 0, 5, 0 ), self::counts( $this->move() ) );
		self::assertSame( $before, $this->everything() );

		update_post_meta( $first, '_price', '399000' );
		wp_trash_post( $gone );
		$property = $this->property( 'S2' )->post->ID;
		( new PropertyWriter() )->replace_fields( $property, array( 'valuer' => 1, 'staff_fields' => array( 'valuer' ) ) );
		self::assertSame( array( 0, 1, 3, 1 ), self::counts( $this->move() ) );
		self::assertSame( array( 399000, 'withdrawn', 1 ), array( $this->property( 'S1' )->int( 'price' ), $this->property( 'S5' )->text( 'status' ), $this->property( 'S2' )->int( 'valuer' ) ) );
	}

	#[TestDox( '[OWN-03] A run that was stopped goes on where it was' )]
	public function test_a_stopped_run_goes_on(): void {
		for ( $i = 1; $i <= 60; $i++ ) {
			$this->hive->property( array( '_reference_number' => "T{$i}" ) );
		}
		$feeds = Plugin::feeds()->feeds();
		$move  = new MoveIn( $feeds );
		$run   = $move->prepare( new HiveStock(), false );
		$stop  = false;
		$feeds->imports->advance(
			$run,
			0,
			static function ( Run $run ) use ( &$stop ): void {
				$stop = 'write' === $run->phase && $run->rows_done > 0;
			},
			static function () use ( &$stop ): bool {
				return $stop;
			}
		);
		self::assertSame( 'stopped', $run->status );
		self::assertGreaterThan( 0, $run->rows_done );
		self::assertLessThan( 60, $run->rows_done );
		wp_cache_flush();

		$again = $move->prepare( new HiveStock(), false );
		self::assertSame( $run->id, $again->id );
		$feeds->imports->advance( $again );
		self::assertSame( array( 'done', 60 ), array( $again->status, $again->counts->added ) );
		self::assertCount( 60, $this->on_market() );
	}
}
