<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Newsletter;

use HearthHammer\Core\Database\Transaction;
use HearthHammer\Core\Visitor\SubmissionLimits;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * An address's owner joins or leaves by a link from a mail, or staff take them off the list at their request. Doing it
 * twice changes nothing and is no error.
 */
final readonly class ChangeSubscription {

	public function __construct(
		private SubscriptionLinks $links,
		private Subscribers $subscribers,
		private NewsletterMailer $mailer,
		private ProviderDelivery $provider,
		private SubmissionLimits $limits,
	) {}

	/** Whether a link still leads somewhere; changes nothing. */
	public function can_confirm( string $key ): bool {
		return null !== $this->links->to_confirm( $key );
	}

	public function can_leave( string $key ): bool {
		return null !== $this->links->to_leave( $key );
	}

	/**
	 * @return bool False for a link that does not hold any more.
	 * @throws VisitorError
	 */
	public function confirm( string $key ): bool {
		$this->limits->count_try();
		$subscriber = $this->links->to_confirm( $key );
		if ( null === $subscriber ) {
			return false;
		}
		Transaction::run(
			function () use ( $subscriber ): void {
				if ( $this->subscribers->confirm( $subscriber, time() ) ) {
					$this->mailer->queue( $subscriber, NewsletterMailer::WELCOME );
					$this->provider->queue( $subscriber );
				}
			}
		);
		return true;
	}

	/**
	 * @return bool False for a link that does not hold any more.
	 * @throws VisitorError
	 */
	public function leave( string $key ): bool {
		$this->limits->count_try();
		$subscriber = $this->links->to_leave( $key );
		if ( null === $subscriber ) {
			return false;
		}
		$this->end( $subscriber );
		return true;
	}

	/** @throws VisitorError Where the database did not keep it. */
	public function end( Subscriber $subscriber ): void {
		Transaction::run(
			function () use ( $subscriber ): void {
				$was_on_the_list = SubscriberState::Subscribed === $subscriber->state;
				if ( $this->subscribers->unsubscribe( $subscriber, time() ) && $was_on_the_list ) {
					$this->provider->queue( $subscriber );
				}
			}
		);
	}
}
