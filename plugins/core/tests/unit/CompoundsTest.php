<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit;

use HearthHammer\Core\Text\Compounds;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/** One word or two. */
final class CompoundsTest extends TestCase {

	#[TestDox( 'Of words that are written as one or as two a text gets the other way; what it has already comes no second time' )]
	public function test_others(): void {
		self::assertSame( array( 'floorplan' ), Compounds::others( array( 'measured', 'floor', 'plan' ) ) );
		self::assertSame( array( 'floor', 'plans' ), Compounds::others( array( 'floorplans' ) ) );
		self::assertSame( array(), Compounds::others( array( 'floorplan', 'floor', 'plan' ) ) );
		self::assertSame( array(), Compounds::others( array( 'ground', 'floor', 'open', 'plan' ) ) );
	}

	#[TestDox( 'A term tells its two parts' )]
	public function test_parts(): void {
		self::assertSame( array( 'Floor', 'plans' ), Compounds::parts( 'Floorplans' ) );
		self::assertSame( array( 'semi', 'detached' ), Compounds::parts( 'semi-detached' ) );
		self::assertNull( Compounds::parts( 'floor' ) );
		self::assertNull( Compounds::parts( 'enough' ) );
	}
}
