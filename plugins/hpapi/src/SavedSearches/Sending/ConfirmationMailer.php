<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Sending;

use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Mail\Mailer;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Subscription\SubscriptionState;
use HearthHammer\Core\Templates\Template;
use HearthHammer\Hpapi\SavedSearches\SavedSearch;
use HearthHammer\Hpapi\SavedSearches\SavedSearchRepository;
use HearthHammer\Hpapi\SavedSearches\Visitor\SavedSearchLinks;

defined( 'ABSPATH' ) || exit;

/**
 * The letter that answers a wish to save a search: a button to confirm it, or the way to what is saved already.
 *
 * Which of the two is decided when it is sent, and only the mailbox's owner reads it: the page says the same to all.
 */
final class ConfirmationMailer implements Module {

	public const KIND = 'hpapi.search-letter';

	public function __construct(
		private readonly Outbox $outbox,
		private readonly Mailer $mailer,
		private readonly SavedSearchRepository $searches,
		private readonly SavedSearchLinks $links,
	) {}

	public function register(): void {
		$this->outbox->handle( self::KIND, $this->deliver( ... ), static fn (): string => __( 'Saved search: letter', 'hearth-hammer' ) );
	}

	/** @param array<string, mixed> $payload */
	private function deliver( array $payload, int $outbox_id ): void {
		$id     = is_int( $payload['search'] ?? null ) ? $payload['search'] : 0;
		$search = $this->searches->find( $id );
		if ( null === $search || SubscriptionState::Ended === $search->state || $search->letter_outbox_id >= $outbox_id ) {
			return; // Erased or ended meanwhile, or a worker died between sending and saying so.
		}
		if ( ! $this->mailer->send( $this->letter( $search ) ) ) {
			throw new DeliveryFailed( 'WordPress could not hand a letter about a saved search on.' );
		}
		$this->searches->letter_sent( $id, $outbox_id );
	}

	private function letter( SavedSearch $search ): Message {
		$asks = SubscriptionState::Pending === $search->state;
		$site = ( new Company() )->name();
		$view = array(
			'title'      => $asks ? __( 'One press, and we write to you', 'hearth-hammer' ) : __( 'Your saved searches', 'hearth-hammer' ),
			'intro'      => $asks
				? __( 'Somebody, we hope you, asked us to write to this address when a property comes up that fits this search:', 'hearth-hammer' )
				: __( 'Somebody, we hope you, asked us to save a search for this address. It is saved already, or there are as many as one address can have. This is one of yours:', 'hearth-hammer' ),
			'search'     => $search->label,
			/* translators: %s: e.g. "once a day, in the morning" */
			'rhythm'     => sprintf( __( 'You would hear from us %s.', 'hearth-hammer' ), $search->frequency->phrase() ),
			'button'     => $asks ? __( 'Confirm this search', 'hearth-hammer' ) : __( 'See and change them', 'hearth-hammer' ),
			'button_url' => $asks ? $this->links->confirm( $search ) : $this->links->manage( $search ),
			'after'      => $asks
				? __( 'The link leads to a page with a button, and is good for a week. If it was not you, do nothing: without your confirmation we forget the address, and write no more about it.', 'hearth-hammer' )
				: __( 'If it was not you, there is nothing you need to do.', 'hearth-hammer' ),
			'site'       => $site,
			'site_url'   => home_url( '/' ),
		);
		/* translators: %s: a search, e.g. Houses for sale in Rye */
		$subject = $asks ? sprintf( __( 'Please confirm: %s', 'hearth-hammer' ), $search->label ) : $view['title'];
		$templates = new Template( dirname( __DIR__, 3 ) . '/templates/saved-searches' );
		return new Message( $search->email, mb_substr( $subject, 0, 180 ), $templates->get( 'mail-search-confirmation', $view ), $templates->get( 'mail-search-confirmation-text', $view ), array( 'Auto-Submitted' => 'auto-generated' ) );
	}
}
