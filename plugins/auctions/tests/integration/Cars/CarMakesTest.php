<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Integration\Cars;

use HearthHammer\Auctions\Cars\KnownMakes;
use HearthHammer\Auctions\Cars\MakeSearchAction;
use HearthHammer\Auctions\Index\LotWords;
use HearthHammer\Auctions\Plugin;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Core\Schema\Schema;
use HearthHammer\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;

final class CarMakesTest extends IntegrationTestCase {

	use AuctionFixtures;

	/** @return iterable<string, array{string, string|null}> */
	public static function typed(): iterable {
		foreach ( self::vectors()['cases'] as $case ) {
			yield $case['typed'] => array( $case['typed'], $case['expected'] );
		}
	}

	/** @return array<string, mixed> */
	private static function vectors(): array {
		return (array) json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/car-make-search.json' ), true );
	}

	#[DataProvider( 'typed' )]
	#[TestDox( '[CAR-03] "$typed" leads to $expected' )]
	public function test_what_is_typed( string $typed, ?string $expected ): void {
		$actions = array_map( static fn ( array $one ): MakeSearchAction => new MakeSearchAction( $one['term'], $one['action'] ), self::vectors()['actions'] );
		self::assertSame( $expected, MakeSearchAction::find( $actions, $typed ) );
	}

	/** Words that the index knows in this process already are not written again, also where a test took them back: each test has models of its own. */
	private function lots( string $model, string $other ): void {
		$sale = self::sale();
		$lots = array( self::lot( $sale, '1', array( 'model' => $model ) ), self::lot( $sale, '2', array( 'model' => $other ) ), self::lot( $sale, '3', array( 'make' => 'Citroën', 'model' => 'C3' ), 'A tidy Citroën' ), self::lot( self::sale( 'old-cars', array( 'status' => 'finished', 'starts_at' => time() - WEEK_IN_SECONDS ) ), '1', array( 'make' => "Zündapp {$model}", 'model' => 'Janus' ) ) );
		self::assertCount( 4, $lots );
		Plugin::auctions()->index->flush();
	}

	#[TestDox( '[CAR-01] The make search knows the makes, those with lots first, and what leads from a word to a page; its HTML works without JavaScript' )]
	public function test_the_form(): void {
		$this->lots( 'Fiesta', 'Focus' );
		$html = self::block( 'car-make-search', array( 'actions' => "classics | /auctions/classics/\nbad | https://elsewhere.example\n| /x/" ) );
		self::assertSame( 1, preg_match( '#^<div [^>]*data-props="([^"]*)">(.*)</div>$#s', $html, $parts ) );
		$props = json_decode( html_entity_decode( $parts[1], ENT_QUOTES | ENT_HTML5 ) );
		self::assertIsObject( $props );
		self::assert_matches_schema( $props, Schema::from_file( dirname( __DIR__, 3 ) . '/schemas/car-make-search-props.json' )->to_array() );
		self::assertSame( array( array( 'Citroën', 1 ), array( 'Ford', 2 ), array( 'Abarth', 0 ) ), array_map( static fn ( object $one ): array => array( $one->name, $one->lots ), array_slice( $props->makes, 0, 3 ) ) );
		$actions = array_column( array_map( get_object_vars( ... ), $props->actions ), 'action', 'term' );
		self::assertSame( home_url( '/auctions/classics/' ), $actions['classics'] );
		self::assertSame( home_url( '/car-auctions/mercedes-benz/' ), $actions['Merc'] );
		self::assertSame( home_url( '/van-auctions/' ), $actions['van'] );
		self::assertArrayNotHasKey( 'bad', $actions );
		$page = new \WP_HTML_Tag_Processor( $parts[2] );
		self::assertTrue( $page->next_tag( 'form' ) );
		self::assertSame( array( 'get', home_url( '/car-auctions/search/' ) ), array( $page->get_attribute( 'method' ), $page->get_attribute( 'action' ) ) );
		$props->makes   = array_slice( $props->makes, 0, 4 );
		$props->actions = array_slice( $props->actions, 0, 4 );
		self::dump_fixture( 'auctions/car-make-search', array( 'props' => $props, 'html' => (string) preg_replace( '#<datalist.*</datalist>#s', '', $parts[2] ) ) );
		self::assertSame( '', self::block( 'car-make-search', array( 'business' => 'property-auctions' ) ) );
		self::assertSame( '', self::block( 'car-make-search', array( 'business' => 'moon-auctions' ) ) );
	}

	#[TestDox( 'A make’s page lists its lots in coming sales, and may be kept by search engines; one without lots has a way on, and may not' )]
	public function test_make_pages(): void {
		$this->lots( 'Puma', 'Kuga' );
		[ $status, , $html ] = $this->render( '/car-auctions/ford/' );
		self::assertSame( 200, $status );
		self::assertSame( 2, substr_count( $html, '<article class="hh-lot-card' ) );
		self::assertStringContainsString( 'Ford at auction', $html );
		self::assertStringContainsString( home_url( '/car-auctions/ford/puma/' ), $html );
		self::assertStringContainsString( '<link rel="canonical" href="' . home_url( '/car-auctions/ford/' ) . '">', $html );
		self::assertStringNotContainsString( 'noindex', $html );
		// A class that body shares with a part gives the part's layout to the whole page.
		self::assertSame( 1, preg_match( '/<body class="([^"]*)"/', $html, $body ) );
		self::assertSame( 1, preg_match_all( '/class="[^"]*\bhh-make-lots(?![\w-])/', $html ) );
		self::assertContains( 'hh-page-make-lots', explode( ' ', $body[1] ) );

		[ $status, , $html ] = $this->render( '/car-auctions/ford/puma/' );
		self::assertSame( array( 200, 1 ), array( $status, substr_count( $html, '<article class="hh-lot-card' ) ) );

		foreach ( array( '/car-auctions/volvo/', '/car-auctions/zundapp-puma/', '/car-auctions/zundapp-puma/janus/', '/van-auctions/ford/' ) as $path ) {
			[ $status, , $html ] = $this->render( $path );
			self::assertSame( array( 200, 0 ), array( $status, substr_count( $html, '<article class="hh-lot-card' ) ), $path );
			self::assertStringContainsString( 'New lots are added every week', $html, $path );
			self::assertStringContainsString( 'noindex', $html, $path );
		}
	}

	#[TestDox( 'A make that does not exist answers 404, and so do a model that its make has not, a page beyond the last and another business’s' )]
	public function test_no_such_make(): void {
		$this->lots( 'Galaxy', 'Mondeo' );
		foreach ( array( '/car-auctions/wizzo/', '/car-auctions/ford/janus/', '/car-auctions/volvo/x/', '/car-auctions/ford/?page=9', '/property-auctions/ford/', '/car-auctions/ford/galaxy/x/', '/car-auctions/%3Cscript%3E/' ) as $path ) {
			self::assertSame( 404, $this->render( $path )[0], $path );
		}
	}

	#[TestDox( 'A make and a model that only hidden lots have are nowhere to be learnt; once the catalogue opens they have their page, and keep it when the lot has gone' )]
	public function test_hidden_makes(): void {
		$sale   = self::sale( 'in-preparation', array( 'status' => 'draft' ) );
		$hidden = self::lot( $sale, '1', array( 'make' => 'Xylofant', 'model' => 'Secret' ) );
		$draft  = self::lot( self::sale( 'spring-cars' ), '2', array( 'model' => 'Unheard' ) );
		wp_update_post( array( 'ID' => $draft, 'post_status' => 'draft' ) );
		Plugin::auctions()->index->flush();
		$paths = array( '/car-auctions/xylofant/', '/car-auctions/xylofant/secret/', '/car-auctions/ford/unheard/' );
		foreach ( $paths as $path ) {
			self::assertSame( 404, $this->render( $path )[0], $path );
		}
		self::assertStringNotContainsString( 'Xylofant', self::block( 'car-make-search' ) );
		self::assertSame( '200', $this->redirect_of( '/car-auctions/search/?make=xylofant' ), 'No way to a page that is not there.' );
		self::assertSame( '200', $this->redirect_of( '/car-auctions/search/?make=secret' ) );

		update_post_meta( $sale->id(), 'hh_sale_status', 'catalogue' );
		wp_publish_post( $draft );
		Plugin::auctions()->index->flush();
		foreach ( $paths as $path ) {
			self::assertSame( 200, $this->render( $path )[0], $path );
		}
		self::assertSame( home_url( '/car-auctions/xylofant/' ), $this->redirect_of( '/car-auctions/search/?make=xylofant' ) );
		wp_delete_post( $hidden, true );
		Plugin::auctions()->index->flush();
		self::assertSame( 200, $this->render( '/car-auctions/xylofant/' )[0] );
	}

	#[TestDox( 'A make and a model whose only lot went before visitors saw it answer 404, whichever way it went; what they saw keeps its page, also where it was hidden first' )]
	public function test_makes_that_were_never_shown(): void {
		$draft   = self::sale( 'in-preparation', array( 'status' => 'draft' ) );
		$deleted = self::lot( $draft, '1', array( 'make' => 'Xylofant', 'model' => 'Secret' ) );
		$renamed = self::lot( $draft, '2', array( 'make' => 'Yakko', 'model' => 'Typo' ) );
		$open    = self::sale( 'spring-cars' );
		$pending = self::lot( $open, '1', array( 'make' => 'Zebedee', 'model' => 'Draft' ) );
		wp_update_post( array( 'ID' => $pending, 'post_status' => 'draft' ) );
		$seen   = self::lot( $open, '2', array( 'make' => 'Quantum', 'model' => 'Leap' ) );
		$closed = self::sale( 'summer-cars' );
		$called = self::lot( $closed, '1', array( 'make' => 'Wombat', 'model' => 'Estate' ) );
		Plugin::auctions()->index->flush();

		update_post_meta( $closed->id(), 'hh_sale_status', 'draft' );
		wp_update_post( array( 'ID' => $seen, 'post_status' => 'draft' ) );
		Plugin::auctions()->index->flush();
		self::assertSame( 404, $this->render( '/car-auctions/quantum/' )[0], 'Now only a hidden lot has it.' );
		foreach ( array( $deleted, $pending, $seen, $called ) as $lot ) {
			wp_delete_post( $lot, true );
		}
		update_post_meta( $renamed, 'hh_lot_make', 'Ford' );
		update_post_meta( $renamed, 'hh_lot_model', 'Focus' );
		Plugin::auctions()->index->flush();

		$paths = array( '/car-auctions/xylofant/', '/car-auctions/xylofant/secret/', '/car-auctions/yakko/', '/car-auctions/yakko/typo/', '/car-auctions/zebedee/', '/car-auctions/zebedee/draft/' );
		foreach ( $paths as $path ) {
			self::assertSame( 404, $this->render( $path )[0], $path );
		}
		foreach ( array( '/car-auctions/quantum/', '/car-auctions/quantum/leap/', '/car-auctions/wombat/', '/car-auctions/wombat/estate/' ) as $path ) {
			self::assertSame( 200, $this->render( $path )[0], $path );
		}
		$words = new LotWords();
		self::assertSame( array(), array_intersect( array( 'Xylofant', 'Yakko', 'Zebedee' ), $words->all( 'make' ) ) );
		self::assertSame( array(), array_intersect( array( 'Secret', 'Typo', 'Draft' ), array_column( $words->models(), 'label' ) ) );
	}

	#[TestDox( '[CAR-02] [CAR-03] Without JavaScript the server shows the tip, follows a term to its page, and finds lots by any other word' )]
	public function test_the_sent_form(): void {
		$this->lots( 'Escort', 'Sierra' );
		[ $status, , $html ] = $this->render( '/car-auctions/search/' );
		self::assertSame( 200, $status );
		self::assertStringNotContainsString( 'Enter a make', $html, 'Who has asked nothing yet has made no mistake.' );
		[ $status, , $html ] = $this->render( '/car-auctions/search/?make=+' );
		self::assertSame( 200, $status );
		self::assertStringContainsString( 'hh-field--invalid', $html );
		self::assertStringContainsString( 'Enter a make, like Ford or Land Rover.', $html );
		foreach ( array( 'fords' => '/car-auctions/ford/', 'VW' => '/car-auctions/volkswagen/', 'citroen' => '/car-auctions/citroen/', 'vans' => '/van-auctions/', 'Sierra' => '/car-auctions/ford/sierra/', 'ford escort' => '/car-auctions/ford/escort/' ) as $typed => $to ) {
			self::assertSame( home_url( $to ), $this->redirect_of( '/car-auctions/search/?make=' . rawurlencode( $typed ) ), $typed );
		}
		[ $status, , $html ] = $this->render( '/car-auctions/search/?make=tidy' );
		self::assertSame( array( 200, 1 ), array( $status, substr_count( $html, '<article class="hh-lot-card' ) ) );
		[ , , $html ] = $this->render( '/car-auctions/search/?make=' . rawurlencode( '"><script>x' ) );
		self::assertStringNotContainsString( '<script>x', $html );
		self::assertSame( 200, $this->render( '/car-auctions/search/?make[]=x' )[0] );
	}

	private function redirect_of( string $path ): string {
		[ $status, $headers ] = $this->render( $path );
		return 302 === $status ? $headers['location'] : (string) $status;
	}

	#[TestDox( '[CAR-04] The steps of buying and selling are shown, for vehicles alone' )]
	public function test_steps(): void {
		$html = self::block( 'car-auction-steps' );
		self::assertSame( 10, substr_count( $html, '<li class="hh-auction-steps__step"' ) );
		self::assertStringContainsString( home_url( '/car-auctions/' ) . '#sell', $html );
		self::assertSame( 5, substr_count( self::block( 'car-auction-steps', array( 'show' => 'buying' ) ), '<li class' ) );
		self::assertSame( '', self::block( 'car-auction-steps', array( 'business' => 'property-auctions' ) ) );
	}

	#[TestDox( 'The known makes have names and slugs of their own' )]
	public function test_known_makes(): void {
		$names = KnownMakes::names();
		self::assertGreaterThan( 80, count( $names ) );
		self::assertSame( 'Citroën', $names['citroen'] );
		self::assertSame( 'Rolls-Royce', $names['rolls-royce'] );
	}
}
