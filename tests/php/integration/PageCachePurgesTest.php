<?php

declare( strict_types=1 );

namespace HearthHammer\Tests\Integration;

use HearthHammer\Auctions\Addenda\AddendumRepository;
use HearthHammer\Auctions\Plugin as Auctions;
use HearthHammer\Auctions\Sales\SaleRecord;
use HearthHammer\Auctions\Tests\Integration\AuctionFixtures;
use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Core;
use HearthHammer\Core\Page\CacheTags;
use HearthHammer\Hpapi\People\StaffPostType;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Properties\PropertyFields;
use HearthHammer\Hpapi\Tests\Integration\Properties\PropertyFactory;
use HearthHammer\Tests\IntegrationTestCase;
use HearthHammer\Tests\RecordingCache;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;

/** What a change purges. */
#[Group( 'platform' )]
final class PageCachePurgesTest extends IntegrationTestCase {

	use AuctionFixtures;

	private RecordingCache $cache;

	protected function tearDown(): void {
		unregister_setting( 'hh-test', 'hh_set' );
		CacheTags::forget();
		Core::services()->purges->send();
		parent::tearDown();
	}

	#[TestDox( '[OPS-03] A property purges its page and the lists of its channel: saved, moved to another channel, trashed' )]
	public function test_property(): void {
		$id     = PropertyFactory::property();
		$parish = PropertyFactory::parish( 'Rye' );
		$this->begin();
		update_post_meta( $id, PropertyFields::PREFIX . 'price', 425000 );
		self::assertSame( array( 'list-sale', "property-{$id}" ), $this->purged() );
		update_post_meta( $id, PropertyFields::PREFIX . 'channel', 2 );
		self::assertSame( array( 'list-rent', 'list-sale', "property-{$id}" ), $this->purged() );
		wp_trash_post( $id );
		self::assertSame( array( 'list-rent', "property-{$id}" ), $this->purged() );
		wp_delete_post( $id, true );
		self::assertSame( array( 'list-rent', "property-{$id}" ), $this->purged() );
		wp_update_post( array( 'ID' => $parish, 'post_title' => 'Rye Harbour' ) );
		self::assertSame( array( 'list-rent', 'list-sale', "parish-{$parish}" ), $this->purged() );
	}

	#[TestDox( '[OPS-03] A result of the sale day purges its lot and the catalogue, not the other lots of the sale' )]
	public function test_sale_day(): void {
		$sale = self::sale( 'cars', array( 'status' => 'running' ) );
		$lot  = self::lot( $sale, '1' );
		self::lot( $sale, '2' );
		Auctions::auctions()->index->flush();
		$this->begin();
		wp_set_current_user( 1 );
		$entry = array( 'sequence' => 1, 'lot' => $lot, 'outcome' => 'sold', 'hammer' => 3250, 'seen' => 0, 'at' => 1790000000 );
		self::assertSame( 200, $this->rest( 'POST', "/hpapi/v1/auctions/sale-day/{$sale->id()}", array( 'client' => str_repeat( 'a', 32 ), 'since' => 0, 'entries' => array( $entry ) ) )->get_status() );
		self::assertSame( array( "catalogue-{$sale->id()}", 'list-auctions', 'list-lots', "lot-{$lot}" ), $this->purged() );
	}

	#[TestDox( '[OPS-03] A sale, an addendum and a department’s fees purge what shows them' )]
	public function test_sale(): void {
		$sale = self::sale( 'cars' );
		$lot  = self::lot( $sale, '1' );
		Auctions::auctions()->index->flush();
		$this->begin();
		wp_update_post( array( 'ID' => $sale->id(), 'post_title' => 'Winter sale' ) );
		self::assertSame( array(), array_diff( array( "catalogue-{$sale->id()}", 'list-auctions', "sale-{$sale->id()}" ), $this->purged() ) );
		( new AddendumRepository() )->add( $sale->id(), $lot, 'The mileage is 54,000.', 'one' );
		self::assertContains( "lot-{$lot}", $this->purged() );
		update_term_meta( SaleRecord::of( $sale->id() )?->department()?->id ?? 0, 'hh_test', 'x' );
		self::assertSame( array( 'site' ), $this->purged() );
	}

	#[TestDox( '[OPS-03] News, pages, people, menus, the company and settings purge what shows them; drafts and WordPress’s own notes nothing' )]
	public function test_wordpress(): void {
		$news   = (int) wp_insert_post( array( 'post_title' => 'Words', 'post_content' => 'Words.', 'post_status' => 'publish' ) );
		$page   = (int) wp_insert_post( array( 'post_title' => 'About', 'post_status' => 'publish', 'post_type' => 'page' ) );
		$person = (int) wp_insert_post( array( 'post_title' => 'Ann', 'post_status' => 'publish', 'post_type' => StaffPostType::NAME ) );
		$menu   = (int) wp_create_nav_menu( 'Main' );
		register_setting( 'hh-test', 'hh_set' );
		$this->begin();
		$changes = array(
			array( static fn () => wp_update_post( array( 'ID' => $news, 'post_content' => 'Other words.' ) ), array( 'news', "post-{$news}" ) ),
			array( static fn () => wp_update_post( array( 'ID' => $page, 'post_content' => 'Other words.' ) ), array( "post-{$page}" ) ),
			array( static fn () => wp_update_post( array( 'ID' => $page, 'post_title' => 'About us' ) ), array( 'menu', "post-{$page}" ) ),
			array( static fn () => wp_trash_post( $page ), array( 'menu', "post-{$page}" ) ),
			array( static fn () => update_post_meta( $person, '_thumbnail_id', 7 ), array( 'people', "person-{$person}" ) ),
			array( static fn () => wp_update_nav_menu_object( $menu, array( 'menu-name' => 'Main menu' ) ), array( 'menu' ) ),
			array( static fn () => update_option( Company::OPTION, array( 'name' => 'Weald & Co' ) ), array( 'company' ) ),
			array( static fn () => update_option( Company::OFFICES, array( array( 'name' => 'Rye' ) ) ), array( 'company' ) ),
			array( static fn () => update_option( 'blogdescription', 'Homes' ), array( 'site' ) ),
			array( static fn () => set_theme_mod( 'hh_test', 'x' ), array( 'site' ) ),
			array( static fn () => update_option( 'hh_set', 'x' ), array( 'site' ) ),
			array( static fn () => update_option( 'hh_unknown', 'x' ), array() ),
			array( static fn () => set_transient( 'hh_unknown', 'x', 60 ), array() ),
			array( static fn () => update_post_meta( $news, '_edit_lock', '1:1' ), array() ),
			array( static fn () => wp_insert_post( array( 'post_title' => 'Copy', 'post_status' => 'inherit', 'post_type' => 'revision', 'post_parent' => $news ) ), array() ),
		);
		foreach ( $changes as $number => [ $change, $tags ] ) {
			$change();
			self::assertSame( $tags, $this->purged(), "Change {$number}" );
		}
	}

	#[TestDox( '[OPS-03] One request purges once, however much it changes; a refusal breaks nothing and is sent again' )]
	public function test_once(): void {
		$ids = array( PropertyFactory::property(), PropertyFactory::property(), PropertyFactory::property() );
		$this->begin();
		foreach ( array( ...$ids, ...$ids ) as $id ) {
			update_post_meta( $id, PropertyFields::PREFIX . 'price', wp_rand( 1000, 900000 ) );
		}
		$this->cache->refuses = true;
		Plugin::indexer()->flush();
		Core::services()->purges->send();
		$tags = array( 'list-sale', ...array_map( static fn ( int $id ): string => "property-{$id}", $ids ) );
		sort( $tags );
		self::assertSame( array( $tags ), $this->cache->purges );

		$outbox = Core::services()->outbox;
		$rows   = Core::services()->outbox_rows;
		self::assertSame( array( 'delivered' => 0, 'failed' => 0 ), $outbox->deliver( prefix: 'core.page-cache' ), 'A page that was being made meanwhile needs its time.' );
		$rows->make_due( 'core.page-cache' );
		self::assertSame( array( 'delivered' => 0, 'failed' => 1 ), $outbox->deliver( prefix: 'core.page-cache' ) );
		$this->cache->refuses = false;
		$rows->make_due( 'core.page-cache' );
		self::assertSame( array( 'delivered' => 1, 'failed' => 0 ), $outbox->deliver( prefix: 'core.page-cache' ) );
		self::assertSame( array( $tags, $tags, $tags ), $this->cache->purges );
		Core::services()->purges->send();
		self::assertCount( 3, $this->cache->purges, 'What is sent is forgotten.' );
	}

	#[TestDox( '[OPS-03] Without a page cache nothing is sent, and a change costs not one statement more' )]
	public function test_none(): void {
		$id     = PropertyFactory::property();
		$price  = 400000;
		$change = function () use ( $id, &$price ): void {
			update_post_meta( $id, PropertyFields::PREFIX . 'price', ++$price );
			Plugin::indexer()->flush();
		};
		$change();
		$this->count_queries( $change );
		$cost = $this->count_queries( $change );
		self::assertSame( 0, $this->count_queries( Core::services()->purges->send( ... ) ) );
		$this->begin();
		// The lists that it was in are read with the stored row, which the index compares anyway.
		self::assertSame( $cost, $this->count_queries( $change ) );
	}

	private function begin(): void {
		$this->cache = RecordingCache::begin();
	}

	/** @return list<string> What the request purges at its end. */
	private function purged(): array {
		Plugin::indexer()->flush();
		Auctions::auctions()->index->flush();
		$this->cache->purges = array();
		Core::services()->purges->send();
		self::assertLessThan( 2, count( $this->cache->purges ) );
		return $this->cache->purges[0] ?? array();
	}
}
