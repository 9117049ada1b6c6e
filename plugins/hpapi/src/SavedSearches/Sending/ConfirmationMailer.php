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
		$this->outbox->handle( self::KIND, $this->deliver( ... ), static fn (): string => __( 'Saved search: confirmation email', 'hearth-hammer' ) );
	}

	/** @param array<string, mixed> $payload */
	private function deliver( array $payload, int $outbox_id ): void {
		$id     = is_int( $payload['search'] ?? null ) ? $payload['search'] : 0;
		$search = $this->searches->find( $id );
		if ( null === $search || SubscriptionState::Ended === $search->state || $search->letter_outbox_id >= $outbox_id ) {
			return; // Erased or ended meanwhile, or a worker died between sending and saying so.
		}
		if ( ! $this->mailer->send( $this->letter( $search ) ) ) {
			throw new DeliveryFailed( 'WordPress could not send a saved search confirmation email.' );
		}
		$this->searches->letter_sent( $id, $outbox_id );
	}

	private function letter( SavedSearch $search ): Message {
		$asks = SubscriptionState::Pending === $search->state;
		$site = ( new Company() )->name();
		$view = array(
			'title'      => $asks ? __( 'Confirm your alerts', 'hearth-hammer' ) : __( 'Your saved searches', 'hearth-hammer' ),
			'intro'      => $asks
				? __( 'You asked us to email you when a property matches this search:', 'hearth-hammer' )
				: __( 'You asked us to save a search for this email address. It is already saved, or you have reached the limit for one address. This is one of your saved searches:', 'hearth-hammer' ),
			'search'     => $search->label,
			/* translators: %s: e.g. "once a day, in the morning" */
			'rhythm'     => sprintf( __( 'You’ll hear from us %s.', 'hearth-hammer' ), $search->frequency->phrase() ),
			'button'     => $asks ? __( 'Confirm my alerts', 'hearth-hammer' ) : __( 'Manage your alerts', 'hearth-hammer' ),
			'button_url' => $asks ? $this->links->confirm( $search ) : $this->links->manage( $search ),
			'after'      => $asks
				? __( 'The link opens a page with a button and works for a week. If this wasn’t you, do nothing. Unless you confirm, we delete your address and won’t email you about this again.', 'hearth-hammer' )
				: __( 'If it wasn’t you, you don’t need to do anything.', 'hearth-hammer' ),
			'site'       => $site,
			'site_url'   => home_url( '/' ),
		);
		/* translators: %s: a search, e.g. Houses for sale in Rye */
		$subject = $asks ? sprintf( __( 'Confirm your saved search: %s', 'hearth-hammer' ), $search->label ) : $view['title'];
		$templates = new Template( dirname( __DIR__, 3 ) . '/templates/saved-searches' );
		return new Message( $search->email, mb_substr( $subject, 0, 180 ), $templates->get( 'mail-search-confirmation', $view ), $templates->get( 'mail-search-confirmation-text', $view ), array( 'Auto-Submitted' => 'auto-generated' ) );
	}
}
