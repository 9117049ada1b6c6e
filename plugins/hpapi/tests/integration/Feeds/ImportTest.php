<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Feeds;

use HearthHammer\Core\Core;
use HearthHammer\Core\Place\Import\PlaceRow;
use HearthHammer\Core\Place\Import\PlaceWriter;
use HearthHammer\Core\Sync\AlreadyRunning;
use HearthHammer\Core\Sync\Problems;
use HearthHammer\Core\Sync\Run;
use HearthHammer\Core\Sync\Runs;
use HearthHammer\Hpapi\Feeds\Admin\FeedConflictNotice;
use HearthHammer\Hpapi\Feeds\Admin\RunReport;
use HearthHammer\Hpapi\Feeds\FeedSettings;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Properties\PropertyFields;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Hpapi\Tests\Unit\Feeds\FeedText;
use HearthHammer\Tests\WpDied;
use PHPUnit\Framework\Attributes\Group;

final class ImportTest extends FeedTestCase {

	/** Ten properties, ABC_1001 to ABC_1010. */
	private static function ten(): FeedText {
		return FeedText::of( ...array_fill( 0, 10, array() ) );
	}

	private static function without( FeedText $feed, int $missing ): FeedText {
		$feed->rows = array_slice( $feed->rows, $missing );
		return $feed;
	}

	#[Group( 'platform' )]
	public function test_brings_in_what_a_feed_says(): void {
		$run      = $this->import( FeedText::of( array( 'FEATURE1' => 'Half an acre', 'PRICE_QUALIFIER' => '2' ) ) );
		$property = $this->property( 'ABC_1001' );

		self::assertSame( 'done', $run->status );
		self::assertSame( array( 1, 0, 0, 0 ), self::counts( $run ) );
		self::assertSame( 'publish', $property->post->post_status );
		self::assertSame( 'Mill Lane, Cranbrook', $property->post->post_title );
		self::assertSame( '<p>A house.</p>', $property->post->post_content );
		self::assertSame( '3-bedroom-detached-for-sale-cranbrook', $property->post->post_name );
		self::assertSame( array( 400000, 'guide_price', 'available' ), array( $property->int( 'price' ), $property->text( 'price_qualifier' ), $property->text( 'status' ) ) );
		self::assertSame( array( 51.0966, 0.5363, 'postcode' ), array( $property->float( 'latitude' ), $property->float( 'longitude' ), $property->text( 'location_quality' ) ) );
		self::assertSame( array( 0.5, 'feed_text' ), array( $property->float( 'acres' ), $property->text( 'acres_source' ) ) );
		self::assertSame( array( array( 'date' => wp_date( 'Y-m-d' ), 'price' => 400000, 'status' => 'available' ) ), $property->list( 'price_history' ) );
		self::assertSame( array( 'detached' ), wp_get_object_terms( $property->post->ID, 'hpapi_property_type', array( 'fields' => 'slugs' ) ) );
		self::assertSame( array( 'ABC_1001' ), $this->on_market() );
	}

	#[Group( 'platform' )]
	public function test_the_same_feed_again_changes_nothing(): void {
		$this->picture( 'a.jpg' );
		$feed = FeedText::of( array( 'MEDIA_IMAGE_00' => 'a.jpg' ), array() );
		$this->import( $feed );
		$before = $this->everything();

		$run = $this->import( $feed );

		self::assertSame( array( 0, 0, 2, 0 ), self::counts( $run ) );
		self::assertSame( $before, $this->everything() );
	}

	public function test_a_new_price_is_written_and_remembered(): void {
		$this->import( FeedText::of( array(), array() ) );
		$run      = $this->import( FeedText::of( array( 'PRICE' => '375000' ), array() ) );
		$property = $this->property( 'ABC_1001' );

		self::assertSame( array( 0, 1, 1, 0 ), self::counts( $run ) );
		self::assertSame( array( 400000, 375000 ), array_column( $property->list( 'price_history' ), 'price' ) );
		global $wpdb;
		self::assertSame( '375000', (string) $wpdb->get_var( $wpdb->prepare( "SELECT price FROM {$wpdb->prefix}hpapi_property_index WHERE post_id = %d", $property->post->ID ) ) );
	}

	public function test_what_staff_set_survives(): void {
		$this->import( FeedText::of( array() ) );
		$id = $this->property( 'ABC_1001' )->post->ID;
		update_post_meta( $id, 'hpapi_price', 350000 );
		update_post_meta( $id, 'hpapi_latitude', 51.5 );
		update_post_meta( $id, 'hpapi_longitude', 0.1 );
		update_post_meta( $id, 'hpapi_staff_fields', array( 'price', 'latitude', 'longitude', 'title' ) );
		wp_update_post( array( 'ID' => $id, 'post_title' => 'The Old Mill' ) );

		$run      = $this->import( FeedText::of( array( 'PRICE' => '425000', 'BEDROOMS' => '4', 'DISPLAY_ADDRESS' => 'Elsewhere' ) ) );
		$property = $this->property( 'ABC_1001' );

		self::assertSame( array( 0, 1, 0, 0 ), self::counts( $run ) );
		self::assertSame( array( 350000, 4, 51.5 ), array( $property->int( 'price' ), $property->int( 'bedrooms' ), $property->float( 'latitude' ) ) );
		self::assertSame( 'The Old Mill', $property->post->post_title );
		// The price that visitors see did not change.
		self::assertCount( 1, $property->list( 'price_history' ) );
	}

	#[\PHPUnit\Framework\Attributes\TestDox( '[FEED-03] a price kept by hand against the feed is told in preview, result and on the property’s screen, until the feed’s is taken' )]
	public function test_a_price_kept_by_hand_is_told(): void {
		$feed = FeedText::of( array(), array(), array() );
		$this->import( $feed );
		$user = wp_insert_user( array( 'user_login' => 'x' . wp_rand(), 'user_pass' => 'x', 'role' => 'editor' ) );
		self::assertIsInt( $user );
		wp_set_current_user( $user );
		$property = $this->property( 'ABC_1001' )->post;
		update_post_meta( $property->ID, 'hpapi_price', 350000 );
		PropertyFields::staff()->add( $property->ID, array( 'price' ) );
		self::assertStringContainsString( 'The price set on this site (£350,000) is kept; the feed says £400,000.', $this->edit_screen( $property ), 'By what the feed said last.' );

		$feed->rows[0]['PRICE'] = '425000';
		$expected = array( 'ABC_1001, 14 Mill Lane, Cranbrook: the price set on this site (£350,000) is kept; the feed says £425,000 (line 10, PRICE)' );
		foreach ( array( true, false, false ) as $dry_run ) {
			$run = $this->import( $feed, dry_run: $dry_run );
			self::assertSame( $expected, array_map( strval( ... ), $run->problems->of( Problems::CONFLICTS ) ), 'Also where the feed has not changed since.' );
			ob_start();
			( new RunReport( $this->runner() ) )->show( ( new Runs( 'property' ) )->find( $run->id ) ?? $run );
			$html = (string) ob_get_clean();
			self::assertStringContainsString( 'Edited here and kept (1)', $html );
			self::assertStringContainsString( 'The price set on this site (£350,000) is kept; the feed says £425,000.', $html );
		}
		self::assertSame( 350000, $this->property( 'ABC_1001' )->int( 'price' ) );
		self::assertStringContainsString( 'Use the feed’s value: £425,000', $this->edit_screen( $property ) );

		// The button.
		$_GET = array( 'post' => (string) $property->ID, 'field' => 'price' );
		$_REQUEST = $_GET + array( '_wpnonce' => wp_create_nonce( FeedConflictNotice::TAKE . '-' . $property->ID ) );
		add_filter( 'wp_redirect', static fn (): never => throw new \DomainException( 'redirected' ) );
		try {
			do_action( 'admin_post_' . FeedConflictNotice::TAKE );
		} catch ( \DomainException ) {
			$_GET = $_REQUEST = array();
		}
		wp_cache_flush();
		self::assertSame( array( 425000, array() ), array( $this->property( 'ABC_1001' )->int( 'price' ), PropertyFields::staff()->of( $property->ID ) ) );
		self::assertSame( 425000, array_slice( array_column( $this->property( 'ABC_1001' )->list( 'price_history' ), 'price' ), -1 )[0] );
		global $wpdb;
		self::assertSame( '425000', (string) $wpdb->get_var( $wpdb->prepare( 'SELECT price FROM %i WHERE post_id = %d', PropertyTable::name(), $property->ID ) ) );
		self::assertSame( '', $this->edit_screen( $property ) );
		self::assertSame( 0, $this->import( $feed )->problems->count( Problems::CONFLICTS ) );
	}

	public function test_nobody_else_takes_a_price_of_the_feed(): void {
		$this->import( FeedText::of( array() ) );
		$property = $this->property( 'ABC_1001' )->post;
		$_GET     = array( 'post' => (string) $property->ID, 'field' => 'price' );
		$_REQUEST = $_GET + array( '_wpnonce' => wp_create_nonce( FeedConflictNotice::TAKE . '-' . $property->ID ) );
		try {
			do_action( 'admin_post_' . FeedConflictNotice::TAKE );
			self::fail( 'It was done.' );
		} catch ( WpDied $died ) {
			self::assertSame( 403, $died->status );
		}
	}

	private function edit_screen( \WP_Post $post ): string {
		ob_start();
		do_action( 'edit_form_top', $post );
		return (string) ob_get_clean();
	}

	#[\PHPUnit\Framework\Attributes\TestDox( '[FEED-01] a row with a town and no postcode gets the parish of that name, or the one near the town' )]
	public function test_a_town_without_postcode_has_a_parish(): void {
		$writer = new PlaceWriter( transactions: false );
		$writer->add( new PlaceRow( 'town', 'Sissinghurst', 51.11, 0.55, 'Kent', 5 ) );
		$writer->finish();
		$parish = PropertyFactory::parish( 'Cranbrook', 51.0966, 0.5363 );
		$none   = array( 'POSTCODE1' => '', 'POSTCODE2' => '' );
		$this->import( FeedText::of( $none, array( 'TOWN' => 'Sissinghurst', 'DISPLAY_ADDRESS' => 'The Street, Sissinghurst' ) + $none, array( 'TOWN' => 'Nowhere', 'DISPLAY_ADDRESS' => 'Nowhere' ) + $none, array( 'TOWN' => '', 'ADDRESS_2' => 'Cranbrook', 'DISPLAY_ADDRESS' => '' ) + $none ) );
		self::assertSame( array( $parish, $parish, 0, $parish ), array_map( fn ( int $number ): int => $this->property( "ABC_{$number}" )->int( 'parish' ), array( 1001, 1002, 1003, 1004 ) ) );
		self::assertSame( array( 0.0, '' ), array( $this->property( 'ABC_1001' )->float( 'latitude' ), $this->property( 'ABC_1001' )->text( 'location_quality' ) ), 'It is on no map: nobody knows where in the town it is.' );
	}

	public function test_what_is_missing_is_withdrawn_and_answers_410(): void {
		$this->import( self::ten() );
		$id  = $this->property( 'ABC_1001' )->post->ID;
		$run = $this->import( self::without( self::ten(), 3 ) );

		self::assertSame( array( 0, 0, 7, 3 ), self::counts( $run ) );
		self::assertCount( 7, $this->on_market() );
		$gone = $this->property( 'ABC_1001' );
		self::assertSame( array( 'withdrawn', 'publish' ), array( $gone->text( 'status' ), $gone->post->post_status ) );
		$this->assert_noted_now( $gone->int( 'withdrawn_at' ) );
		self::assertSame( array( 'available', 'withdrawn' ), array_column( $gone->list( 'price_history' ), 'status' ) );
		[ $status ] = $this->render( (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH ) );
		self::assertSame( 410, $status );
	}

	public function test_a_withdrawn_property_that_is_named_again_is_back_on_the_market(): void {
		$this->import( self::ten() );
		$this->import( self::without( self::ten(), 1 ) );
		$run      = $this->import( self::ten() );
		$property = $this->property( 'ABC_1001' );

		self::assertSame( array( 0, 1, 9, 0 ), self::counts( $run ) );
		self::assertSame( array( 'available', 0 ), array( $property->text( 'status' ), $property->int( 'withdrawn_at' ) ) );
		self::assertContains( 'ABC_1001', $this->on_market() );
	}

	public function test_a_status_that_staff_chose_comes_back_too(): void {
		$this->import( self::ten() );
		$id = $this->property( 'ABC_1001' )->post->ID;
		update_post_meta( $id, 'hpapi_staff_fields', array( 'status' ) );
		$this->import( self::without( self::ten(), 1 ) );
		self::assertSame( 'withdrawn', $this->property( 'ABC_1001' )->text( 'status' ) );
		$this->import( self::ten() );
		self::assertSame( 'available', $this->property( 'ABC_1001' )->text( 'status' ) );
	}

	public function test_half_a_branch_missing_stops_and_asks(): void {
		$this->import( self::ten() );
		$before = $this->everything();

		$run = $this->import( self::without( self::ten(), 5 ) );
		self::assertSame( 'asks', $run->status );
		self::assertSame( 'branch ABC would lose 5 of 10', $this->runner()->question( $run ) );
		self::assertSame( $before, $this->everything() );

		$run = $this->import( self::without( self::ten(), 5 ), confirmed: true );
		self::assertSame( array( 0, 0, 5, 5 ), self::counts( $run ) );
		self::assertCount( 5, $this->on_market() );
	}

	public function test_of_a_branch_that_it_does_not_name_a_feed_says_nothing(): void {
		$this->import( FeedText::of( array(), array( 'AGENT_REF' => 'XYZ_1', 'BRANCH_ID' => 'XYZ' ) ) );
		$run = $this->import( FeedText::of( array() ) );
		self::assertSame( array( 0, 0, 1, 0 ), self::counts( $run ) );
		self::assertSame( array( 'ABC_1001', 'XYZ_1' ), $this->on_market() );
	}

	public function test_hidden_properties_are_drafts_until_they_are_shown(): void {
		$this->import( FeedText::of( array( 'PUBLISHED_FLAG' => '0' ) ) );
		self::assertSame( 'draft', $this->property( 'ABC_1001' )->post->post_status );
		self::assertSame( array(), $this->on_market() );
		$this->import( FeedText::of( array() ) );
		self::assertSame( 'publish', $this->property( 'ABC_1001' )->post->post_status );
		$this->import( FeedText::of( array( 'PUBLISHED_FLAG' => '0' ) ) );
		self::assertSame( 'draft', $this->property( 'ABC_1001' )->post->post_status );
		self::assertSame( array(), $this->on_market() );
	}

	public function test_an_unknown_postcode_is_placed_in_the_middle_of_its_outward_code(): void {
		$run = $this->import( FeedText::of( array( 'POSTCODE2' => '9ZZ' ), array( 'POSTCODE1' => 'ZE1', 'POSTCODE2' => '0AA' ) ) );
		self::assertSame( 'outcode', $this->property( 'ABC_1001' )->text( 'location_quality' ) );
		self::assertSame( '', $this->property( 'ABC_1002' )->text( 'location_quality' ) );
		self::assertSame(
			array(
				'ABC_1001, 14 Mill Lane, Cranbrook: the postcode TN17 9ZZ is not recognised, so the map shows the property at the centre of TN17. Check it; if it is right, set the location on the property’s edit screen (line 10, POSTCODE1)',
				'ABC_1002, 14 Mill Lane, Cranbrook: the postcode ZE1 0AA is not recognised, so the property is not on the map. Check it; if it is right, set the location on the property’s edit screen (line 11, POSTCODE1)',
			),
			self::said( $run )
		);

		// Which parish that makes it is said too.
		$property = $this->property( 'ABC_1001' );
		wp_insert_post( array( 'post_type' => 'hpapi_parish', 'post_status' => 'publish', 'post_title' => 'Midmost', 'meta_input' => array( 'hpapi_latitude' => (float) get_post_meta( $property->post->ID, 'hpapi_latitude', true ), 'hpapi_longitude' => (float) get_post_meta( $property->post->ID, 'hpapi_longitude', true ) ) ) );
		$run = $this->import( FeedText::of( array( 'POSTCODE2' => '9ZZ' ) ) );
		self::assertStringContainsString( 'at the centre of TN17 and lists it in Midmost.', self::said( $run )[0] );
	}

	public function test_a_missing_town_is_found_in_the_address_or_nearby(): void {
		$this->import( FeedText::of( array( 'TOWN' => '', 'ADDRESS_2' => 'Cranbrook', 'DISPLAY_ADDRESS' => '' ), array( 'TOWN' => '', 'DISPLAY_ADDRESS' => 'Mill Lane' ) ) );
		self::assertSame( array( 'Cranbrook', 'Cranbrook' ), array( $this->property( 'ABC_1001' )->text( 'town' ), $this->property( 'ABC_1002' )->text( 'town' ) ) );
		self::assertSame( 'Mill Lane, Cranbrook', $this->property( 'ABC_1001' )->post->post_title );
	}

	/** @return iterable<string, array{callable(FeedText): string, string}> */
	public static function bad_feeds(): iterable {
		yield 'empty' => array( static fn ( FeedText $feed ): string => (string) self::without( $feed, 10 ), 'the feed contains no properties' );
		yield 'cut off' => array( static fn ( FeedText $feed ): string => substr( (string) $feed, 0, -60 ), 'line 19: the row starting here has no end (~)' );
		yield 'wrong separator' => array( static fn ( FeedText $feed ): string => str_replace( "'^'", "'|'", (string) $feed ), 'line 7: the definition does not contain |' );
		yield 'missing column' => array( static fn ( FeedText $feed ): string => str_replace( '^PRICE^', '^COST^', (string) $feed ), 'line 7, PRICE: the definition is missing this column' );
		yield 'rubbish' => array( static fn ( FeedText $feed ): string => "\x00\x01\x02" . $feed, 'line 1: the file is not text' );
		yield 'wrong separators in the data' => array( static fn ( FeedText $feed ): string => (string) preg_replace_callback( '/^ABC.*$/m', static fn ( array $row ): string => strtr( $row[0], '^', '|' ), (string) $feed ), '10 of 10 properties have errors. That is more than a fifth' );
	}

	/** @return iterable<string, array{callable(FeedText): string, string}> */
	public static function bad_rows(): iterable {
		yield 'duplicate reference' => array( static fn ( FeedText $feed ): string => str_replace( 'ABC_1005', 'abc_1003', (string) $feed ), 'abc_1003, 14 Mill Lane, Cranbrook: abc_1003 is already on line 12 (line 14, AGENT_REF)' );
		yield 'bad number' => array( static fn ( FeedText $feed ): string => (string) preg_replace( '/^(ABC_1007.*)\^400000\^/m', '$1^lots^', (string) $feed ), 'ABC_1007, 14 Mill Lane, Cranbrook: the price “lots” is not a number (line 16, PRICE)' );
		yield 'missing picture' => array(
			static function ( FeedText $feed ): string {
				$feed->rows[4]['MEDIA_IMAGE_00'] = 'ABC_1005_IMG_00.webp';
				return (string) $feed;
			},
			'ABC_1005, 14 Mill Lane, Cranbrook: the image ABC_1005_IMG_00.webp was not in the feed and is not on this site; send it again (line 14, MEDIA_IMAGE_00)',
		);
	}

	/** @param callable(FeedText): string $text */
	#[\PHPUnit\Framework\Attributes\DataProvider( 'bad_rows' )]
	#[\PHPUnit\Framework\Attributes\TestDox( '[FEED-01] with all or nothing chosen, one bad property refuses the feed; [FEED-02] it is named by reference and address' )]
	#[Group( 'platform' )]
	public function test_all_or_nothing_is_a_setting( callable $text, string $message ): void {
		FeedSettings::set_all_or_nothing( true );
		$this->test_a_bad_feed_says_where_and_changes_nothing( $text, $message );
	}

	/** @param callable(FeedText): string $text */
	#[\PHPUnit\Framework\Attributes\DataProvider( 'bad_feeds' )]
	#[Group( 'platform' )]
	public function test_a_bad_feed_says_where_and_changes_nothing( callable $text, string $message ): void {
		$this->import( self::ten() );
		$before = $this->everything();
		$feed   = self::ten();
		// There is much to do, were it sound.
		$feed->rows[0]['PRICE'] = '1';
		try {
			$run  = $this->import( $text( $feed ) );
			$said = self::said( $run );
			self::assertSame( 'failed', $run->status );
		} catch ( \HearthHammer\Core\Sync\InvalidFeed $fault ) {
			$said = array( $fault->getMessage() );
		}
		self::assertStringContainsString( $message, implode( "\n", $said ) );
		self::assertSame( $before, $this->everything() );
		isset( $run ) && self::assertSame( array( 0, 0, 0, 0 ), self::counts( $run ), 'A refused run says of nothing that it was added.' );
	}

	public function test_a_dry_run_says_what_would_happen_and_changes_nothing(): void {
		$this->import( self::ten() );
		$before                 = $this->everything();
		$feed                   = self::without( self::ten(), 2 );
		$feed->rows[0]['PRICE'] = '1';
		$feed->rows[]           = array( 'AGENT_REF' => 'ABC_2000' ) + $feed->rows[1];

		$run = $this->import( $feed, dry_run: true );

		self::assertSame( 'checked', $run->status );
		self::assertSame( array( 1, 1, 7, 2 ), self::counts( $run ) );
		self::assertSame( $before, $this->everything() );
	}

	public function test_goes_on_where_it_was_stopped(): void {
		$feed = FeedText::of( ...array_fill( 0, 120, array() ) );
		file_put_contents( $this->folder . '/feed.blm', (string) $feed );
		$path    = $this->folder . '/feed.blm';
		$runner  = $this->runner();
		$run     = $runner->prepare( $path, 'feed.blm', 'blm', false, false, false );
		$stopped = false;
		$runner->advance(
			$run,
			0,
			static function ( Run $run ) use ( &$stopped ): void {
				$stopped = $run->rows_done >= 50 && 'write' === $run->phase;
			},
			static function () use ( &$stopped ): bool {
				return $stopped;
			}
		);
		self::assertSame( array( 'stopped', 'write' ), array( $run->status, $run->phase ) );
		self::assertCount( 50, $this->on_market() );

		$again = $this->runner()->prepare( $path, 'feed.blm', 'blm', false, false, false );
		self::assertSame( $run->id, $again->id );
		$this->runner()->advance( $again );

		self::assertSame( 'done', $again->status );
		self::assertSame( array( 120, 0, 0, 0 ), self::counts( $again ) );
		self::assertCount( 120, $this->on_market() );
		self::assertSame( array( 0, 0, 120, 0 ), self::counts( $this->import_file( $path ) ) );
	}

	public function test_a_slice_of_time_is_not_exceeded_and_nothing_is_lost_between_two(): void {
		$feed = FeedText::of( ...array_fill( 0, 450, array() ) );
		file_put_contents( $this->folder . '/feed.blm', (string) $feed );
		$run    = $this->runner()->prepare( $this->folder . '/feed.blm', 'feed.blm', 'blm', true, false, false );
		$slices = 0;
		while ( 'running' === $run->status && $slices < 20 ) {
			$this->runner()->advance( $run, 0.000001 );
			$run = ( new \HearthHammer\Core\Sync\Runs( 'property' ) )->find( $run->id );
			self::assertNotNull( $run );
			++$slices;
		}
		self::assertSame( 'checked', $run->status );
		self::assertSame( 3, $slices );
		self::assertSame( array( 450, 0, 0, 0 ), self::counts( $run ) );
	}

	public function test_a_reference_twice_is_found_across_slices(): void {
		$feed                            = FeedText::of( ...array_fill( 0, 300, array() ) );
		$feed->rows[299]['AGENT_REF'] = 'ABC_1001';
		file_put_contents( $this->folder . '/feed.blm', (string) $feed );
		$run = $this->runner()->prepare( $this->folder . '/feed.blm', 'feed.blm', 'blm', true, false, false );
		$this->runner()->advance( $run, 0.000001 );
		self::assertSame( 'running', $run->status );
		$run = ( new \HearthHammer\Core\Sync\Runs( 'property' ) )->find( $run->id );
		self::assertNotNull( $run );
		$this->runner()->advance( $run );
		self::assertSame( array( 'ABC_1001, 14 Mill Lane, Cranbrook: ABC_1001 is already on line 10 (line 309, AGENT_REF)' ), self::said( $run ) );
		self::assertSame( array( 'checked', 1, 299 ), array( $run->status, $run->counts->set_aside, $run->counts->added ) );
	}

	#[Group( 'platform' )]
	public function test_two_imports_never_run_at_once(): void {
		file_put_contents( $this->folder . '/feed.blm', (string) self::ten() );
		$run = $this->runner()->prepare( $this->folder . '/feed.blm', 'feed.blm', 'blm', false, false, false );
		Core::services()->locks->acquire( 'hpapi-import', 60 );
		$this->expectException( AlreadyRunning::class );
		$this->runner()->advance( $run );
	}

	#[Group( 'platform' )]
	public function test_a_failure_of_the_database_half_way_leaves_whole_properties_only(): void {
		$fail = static function ( mixed $data ): mixed {
			if ( is_array( $data ) && 'hpapi_property' === ( $data['post_type'] ?? '' ) && str_contains( (string) $data['post_title'], 'Break' ) ) {
				throw new \RuntimeException( 'the disk is full' );
			}
			return $data;
		};
		$feed = self::ten();
		$feed->rows[6]['DISPLAY_ADDRESS'] = 'Break';
		add_filter( 'wp_insert_post_data', $fail );
		$run = $this->import( $feed );
		remove_filter( 'wp_insert_post_data', $fail );

		self::assertSame( 'stopped', $run->status );
		self::assertStringContainsString( 'the disk is full', implode( self::said( $run ) ) );
		// Usually none: what was written with the broken one is taken back. A slow machine keeps what it has written before.
		$kept = $this->on_market();
		self::assertSame( array_slice( array( 'ABC_1001', 'ABC_1002', 'ABC_1003', 'ABC_1004', 'ABC_1005', 'ABC_1006' ), 0, count( $kept ) ), $kept );

		// The same file goes on with the same run, and its counts.
		$run = $this->import( $feed );
		self::assertSame( array( 'done', 10 ), array( $run->status, $run->counts->added ) );
		self::assertCount( 10, $this->on_market() );
	}

	#[Group( 'platform' )]
	public function test_windows_1252_arrives_as_utf_8(): void {
		$feed = (string) FeedText::of( array( 'SUMMARY' => 'A café – £1' ) );
		$this->import( mb_convert_encoding( $feed, 'Windows-1252', 'UTF-8' ) );
		self::assertSame( 'A café – £1', $this->property( 'ABC_1001' )->text( 'summary' ) );
	}

	public function test_costs_statements_by_the_batch_and_not_by_the_property_where_nothing_changed(): void {
		$feed = FeedText::of( ...array_fill( 0, 45, array() ) );
		$this->import( $feed );
		file_put_contents( $this->folder . '/feed.blm', (string) $feed );
		$run = $this->runner()->prepare( $this->folder . '/feed.blm', 'feed.blm', 'blm', false, false, false );
		self::assertLessThan( 40, $this->count_queries( fn () => $this->runner()->advance( $run ) ) );
	}

	#[Group( 'platform' )]
	public function test_deletes_no_folder_but_its_own(): void {
		$folder = $this->folder . '/upload-2026';
		mkdir( $folder );
		file_put_contents( $folder . '/feed.blm', (string) FeedText::of( array() ) );
		self::assertSame( 'done', $this->import_file( $folder . '/feed.blm' )->status );
		self::assertFileExists( $folder . '/feed.blm' );
		unlink( $folder . '/feed.blm' );
		rmdir( $folder );

		$upload = Plugin::feeds()->feeds()->work->make( 'upload-abc123' );
		file_put_contents( $upload . '/feed.blm', (string) FeedText::of( array() ) );
		self::assertSame( 'done', $this->import_file( $upload . '/feed.blm' )->status );
		self::assertDirectoryDoesNotExist( $upload );
	}
}
