<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Unit\Catalogue;

use HearthHammer\Auctions\Catalogue\RunList;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

final class RunListTest extends TestCase {

	#[TestDox( '[SALE-03] The lot that is being sold, the pace and the expected times are as the vectors have them' )]
	public function test_vectors(): void {
		$vectors = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/vectors/run-list.json' ), true );
		foreach ( $vectors['runs'] as $run ) {
			$lots = array_map( static fn ( array $lot ): array => array( 'id' => $lot[0], 'status' => $lot[1], 'decided_at' => $lot[2] ), $run['lots'] );
			$made = RunList::of( $run['starts_at'], $run['usual'], $lots );
			self::assertSame( array( $run['since'], $run['pace'], $run['left'] ), array( $made->since, $made->pace, $made->lots ), $run['what'] );
		}
		foreach ( $vectors['times'] as $number => $time ) {
			self::assertSame( $time['expected'], ( new RunList( $time['since'], $time['pace'], $time['lots'] ) )->expected( $time['lot'], $time['now'] ), "time {$number}" );
		}
		self::assertCount( 10, $vectors['runs'] );
	}
}
