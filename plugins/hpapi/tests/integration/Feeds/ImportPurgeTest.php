<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Integration\Feeds;

use HearthHammer\Core\Core;
use HearthHammer\Hpapi\Plugin;
use HearthHammer\Hpapi\Tests\Unit\Feeds\FeedText;
use HearthHammer\Tests\RecordingCache;
use HearthHammer\Tests\Snapshot;
use PHPUnit\Framework\Attributes\TestDox;

/** What an import purges from a page cache. */
final class ImportPurgeTest extends FeedTestCase {

	private const CHANGED = 50;

	#[TestDox( '[OPS-03] An import of 50 changes purges those 50 and their lists, by batch, each once; one without changes nothing' )]
	public function test_by_batch(): void {
		[ $ids, $cache ] = $this->deliver();
		$purged          = array_merge( ...$cache->purges );
		self::assertSame( array_fill_keys( $ids, 1 ), array_intersect_key( array_count_values( $purged ), array_fill_keys( $ids, 1 ) ) );
		self::assertSame( array(), array_values( array_diff( $purged, $ids, array( 'list-sale' ) ) ) );
		self::assertSame( count( $cache->purges ), array_count_values( $purged )['list-sale'] );
		self::assertLessThan( 10, count( $cache->purges ) );

		$cache->purges = array();
		self::assertSame( array( 0, 0 ), array_slice( self::counts( $this->import( $this->feed( 500000 ) ) ), 0, 2 ) );
		$this->end();
		self::assertSame( array(), $cache->purges );
	}

	#[TestDox( '[OPS-03] An import by a request purges once, at its end' )]
	public function test_by_request(): void {
		$restore = Snapshot::request( array( 'REQUEST_METHOD' => 'POST', 'REQUEST_URI' => '/wp-admin/admin-post.php' ) );
		try {
			[ $ids, $cache ] = $this->deliver();
		} finally {
			$restore();
		}
		self::assertSame( array( array( 'list-sale', ...$ids ) ), $cache->purges );
	}

	/** @return array{list<string>, RecordingCache} Tags of the properties that changed, and what was purged. */
	private function deliver(): array {
		self::assertSame( self::CHANGED + 10, $this->import( $this->feed( 400000 ) )->counts->added );
		$this->end();
		$cache = RecordingCache::begin();
		self::assertSame( self::CHANGED, $this->import( $this->feed( 500000 ) )->counts->changed );
		$this->end();
		$ids = array_map( fn ( int $number ): string => 'property-' . $this->property( 'ABC_' . ( 1000 + $number ) )->post->ID, range( 1, self::CHANGED ) );
		sort( $ids );
		return array( $ids, $cache );
	}

	/** What WordPress does when a request or a command ends. */
	private function end(): void {
		Plugin::indexer()->finish();
		Core::services()->purges->send();
	}

	private function feed( int $price ): FeedText {
		$rows = array_map( static fn ( int $number ): array => array( 'AGENT_REF' => 'ABC_' . ( 1000 + $number ), 'PRICE' => (string) ( $number <= self::CHANGED ? $price + $number : 400000 ) ), range( 1, self::CHANGED + 10 ) );
		return FeedText::of( ...$rows );
	}
}
