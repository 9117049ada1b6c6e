<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Newsletter;

use HearthHammer\Core\Subscription\SubscriptionTokens;
use HearthHammer\Hpapi\Leads\LeadsModule;

/**
 * The links in mails. They open a page whose button does it, because mail scanners open every link (SEC-06). They hold
 * no address, and work in any browser: mail is read on another device than the one that signed up.
 */
final readonly class SubscriptionLinks {

	private const CONFIRM       = 'confirm';
	private const LEAVE         = 'leave';
	private const LEAVE_SECONDS = 3650 * DAY_IN_SECONDS;

	public function __construct( private SubscriptionTokens $tokens, private Subscribers $subscribers ) {}

	public function confirm_url( Subscriber $subscriber ): string {
		return $this->url( 'confirm', $this->tokens->sign( self::CONFIRM, array( 'id' => $subscriber->public_id, 'left' => $subscriber->unsubscribed_at ), SubscriptionTokens::CONFIRM_SECONDS ) );
	}

	public function unsubscribe_url( Subscriber $subscriber ): string {
		return $this->url( 'unsubscribe', $this->tokens->sign( self::LEAVE, array( 'id' => $subscriber->public_id ), self::LEAVE_SECONDS ) );
	}

	/** Whom a confirmation is for; null where the link is old, broken, or from before its owner left the list. */
	public function to_confirm( string $key ): ?Subscriber {
		$claims     = $this->tokens->open( self::CONFIRM, $key );
		$subscriber = is_string( $claims['id'] ?? null ) ? $this->subscribers->find_public( $claims['id'] ) : null;
		return null !== $subscriber && ( $claims['left'] ?? null ) === $subscriber->unsubscribed_at ? $subscriber : null;
	}

	public function to_leave( string $key ): ?Subscriber {
		$claims = $this->tokens->open( self::LEAVE, $key );
		return is_string( $claims['id'] ?? null ) ? $this->subscribers->find_public( $claims['id'] ) : null;
	}

	private function url( string $step, string $key ): string {
		return add_query_arg( 'key', $key, LeadsModule::newsletter_url( $step ) );
	}
}
