<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Tests\Unit\Watching;

use HearthHammer\Auctions\Watching\WatchEventKind;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

final class WatchEventKindTest extends TestCase {

	#[TestDox( '[LOT-07] Each kind of event fits its column, which would cut a longer one or refuse the row' )]
	public function test_fits(): void {
		$too_long = array_filter( WatchEventKind::cases(), static fn ( WatchEventKind $kind ): bool => strlen( $kind->value ) > WatchEventKind::LONGEST );
		self::assertSame( array(), array_column( $too_long, 'value' ) );
	}
}
