<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Tests\Unit\Subscription;

use HearthHammer\Core\Subscription\SubscriptionState;
use PHPUnit\Framework\TestCase;

final class SubscriptionStateTest extends TestCase {

	public function test_the_allowed_steps(): void {
		$steps = array();
		foreach ( SubscriptionState::cases() as $from ) {
			$steps[ $from->value ] = array_column( array_filter( SubscriptionState::cases(), $from->may_become( ... ) ), 'value' );
		}
		self::assertSame(
			array(
				'pending' => array( 'pending', 'active', 'ended' ),
				'active'  => array( 'paused', 'ended' ),
				'paused'  => array( 'active', 'ended' ),
				'ended'   => array( 'pending', 'active' ),
			),
			$steps
		);
	}
}
