<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Tests\Unit\Properties;

use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Properties\Price;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/**
 * Rents of any frequency are compared by the calendar month.
 */
final class PriceTest extends TestCase {

	#[DataProvider( 'amounts' )]
	#[TestDox( '$_dataName' )]
	public function test_amount( Channel $channel, int $pounds, string $qualifier, string $frequency, int $amount ): void {
		self::assertSame( $amount, ( new Price( $channel, $pounds, $qualifier, $frequency ) )->amount() );
	}

	/** @return array<string, array{Channel, int, string, string, int}> */
	public static function amounts(): array {
		return array(
			'a price is itself'                       => array( Channel::Sales, 425000, '', '', 425000 ),
			'a hidden price counts as not known'      => array( Channel::Sales, 425000, 'poa', '', PropertyTable::NO_AMOUNT ),
			'no price comes after every other'        => array( Channel::Sales, 0, 'poa', '', PropertyTable::NO_AMOUNT ),
			'a monthly rent is itself'                => array( Channel::Lettings, 1650, '', 'monthly', 1650 ),
			'a rent without a frequency is monthly'   => array( Channel::Lettings, 1650, '', '', 1650 ),
			'a weekly rent is 52 twelfths of itself'  => array( Channel::Lettings, 300, '', 'weekly', 1300 ),
			'so is one for each person'               => array( Channel::Lettings, 120, '', 'per_person_per_week', 520 ),
			'a quarterly rent is a third'             => array( Channel::Lettings, 3000, '', 'quarterly', 1000 ),
			'a yearly rent is a twelfth'              => array( Channel::Lettings, 12000, '', 'annual', 1000 ),
		);
	}
}
