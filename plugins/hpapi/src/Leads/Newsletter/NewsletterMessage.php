<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Leads\Newsletter;

use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Subscription\OneClick;
use HearthHammer\Core\Templates\Template;
use HearthHammer\Hpapi\Leads\LeadSettings;
use HearthHammer\Hpapi\Properties\Channel;
use HearthHammer\Hpapi\Search\SearchUrl;

/**
 * The mails about a subscription. They hold nothing that a visitor typed (SEC-03).
 *
 * @phpstan-type View array{site: string, site_url: string, title: string, lines: list<string>, button: string, url: string, note: string, leave_url: string}
 */
final readonly class NewsletterMessage {

	public function __construct( private LeadSettings $settings, private SubscriptionLinks $links ) {}

	/** @param string $mail One of NewsletterMailer's. */
	public function of( string $mail, Subscriber $subscriber ): Message {
		$leave = $this->links->unsubscribe_url( $subscriber );
		$view  = match ( $mail ) {
			NewsletterMailer::WELCOME => $this->welcome( $leave ),
			NewsletterMailer::ALREADY => $this->already( $leave ),
			default                   => $this->confirm( $this->links->confirm_url( $subscriber ), $leave ),
		};
		$templates = new Template( dirname( __DIR__, 3 ) . '/templates' );
		return new Message(
			$subscriber->email,
			$view['title'],
			$templates->get( 'mail-newsletter', $view ),
			$templates->get( 'mail-newsletter-text', $view ),
			OneClick::headers( $leave )
		);
	}

	/** @return View */
	private function confirm( string $url, string $leave ): array {
		return $this->view(
			/* translators: %s: the firm */
			__( 'Confirm your subscription: news from %s', 'hearth-hammer' ),
			array( __( 'You asked for our newsletter at this email address.', 'hearth-hammer' ), __( 'Confirm your address and we’ll email you new properties, open days and auction dates. The link works for seven days.', 'hearth-hammer' ) ),
			__( 'Confirm my email address', 'hearth-hammer' ),
			$url,
			__( 'If this wasn’t you, you don’t need to do anything. We won’t email you again unless you confirm.', 'hearth-hammer' ),
			$leave
		);
	}

	/** @return View */
	private function welcome( string $leave ): array {
		return $this->view(
			/* translators: %s: the firm */
			__( 'You’re subscribed: news from %s', 'hearth-hammer' ),
			array( __( 'Thank you for confirming. From now on we’ll email you new properties, open days and auction dates.', 'hearth-hammer' ) ),
			__( 'See what’s for sale today', 'hearth-hammer' ),
			SearchUrl::of_channel( Channel::Sales ),
			__( 'You can unsubscribe at any time using the link at the end of each email.', 'hearth-hammer' ),
			$leave
		);
	}

	/** @return View */
	private function already( string $leave ): array {
		return $this->view(
			/* translators: %s: the firm */
			__( 'You’re already subscribed: news from %s', 'hearth-hammer' ),
			array( __( 'You asked for our newsletter at this email address. It’s already subscribed, so nothing has changed.', 'hearth-hammer' ), __( 'If our emails don’t reach you, check your junk folder.', 'hearth-hammer' ) ),
			__( 'See what’s for sale today', 'hearth-hammer' ),
			SearchUrl::of_channel( Channel::Sales ),
			__( 'If you’d rather not hear from us, unsubscribe using the link below.', 'hearth-hammer' ),
			$leave
		);
	}

	/**
	 * @param list<string> $lines
	 * @return View
	 */
	private function view( string $title, array $lines, string $button, string $url, string $note, string $leave ): array {
		return array(
			'site'      => $this->settings->sender_name(),
			'site_url'  => home_url( '/' ),
			'title'     => sprintf( $title, $this->settings->sender_name() ),
			'lines'     => $lines,
			'button'    => $button,
			'url'       => $url,
			'note'      => $note,
			'leave_url' => $leave,
		);
	}
}
