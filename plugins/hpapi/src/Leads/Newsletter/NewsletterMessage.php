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
			__( 'Please confirm: news from %s', 'hearth-hammer' ),
			array( __( 'Somebody, we hope you, asked for our newsletter with this address.', 'hearth-hammer' ), __( 'Please confirm, and you will get new property, open days and sale dates from us by email. The link works for seven days.', 'hearth-hammer' ) ),
			__( 'Confirm my address', 'hearth-hammer' ),
			$url,
			__( 'If it was not you, there is nothing you need to do: without your confirmation we do not write again.', 'hearth-hammer' ),
			$leave
		);
	}

	/** @return View */
	private function welcome( string $leave ): array {
		return $this->view(
			/* translators: %s: the firm */
			__( 'You are on the list: news from %s', 'hearth-hammer' ),
			array( __( 'Thank you for confirming. New property, open days and sale dates will come to you by email from now on.', 'hearth-hammer' ) ),
			__( 'See what is for sale today', 'hearth-hammer' ),
			SearchUrl::of_channel( Channel::Sales ),
			__( 'You can leave the list whenever you like, by the link at the end of each mail.', 'hearth-hammer' ),
			$leave
		);
	}

	/** @return View */
	private function already( string $leave ): array {
		return $this->view(
			/* translators: %s: the firm */
			__( 'You are on the list already: news from %s', 'hearth-hammer' ),
			array( __( 'Somebody, we hope you, asked for our newsletter with this address. It is on the list already, so nothing changes.', 'hearth-hammer' ), __( 'If our mails do not reach you, please look in the folder for unwanted mail.', 'hearth-hammer' ) ),
			__( 'See what is for sale today', 'hearth-hammer' ),
			SearchUrl::of_channel( Channel::Sales ),
			__( 'If you would rather hear no more from us, leave the list by the link below.', 'hearth-hammer' ),
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
