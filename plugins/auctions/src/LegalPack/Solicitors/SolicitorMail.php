<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack\Solicitors;

use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Company\Company;
use HearthHammer\Core\Mail\Mailer;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Outbox\Outbox;
use HearthHammer\Core\Templates\Template;

defined( 'ABSPATH' ) || exit;

/**
 * The emails about a solicitor's documents: the link for the solicitor, and what has arrived for who asked.
 */
final class SolicitorMail implements Module {

	public const LINK = 'auctions.legal-documents-asked';
	public const NEWS = 'auctions.legal-documents-sent';

	/** A solicitor sends several files one after the other: one email tells of them all. */
	private const WAIT_SECONDS = 5 * MINUTE_IN_SECONDS;

	public function __construct(
		private readonly Outbox $outbox,
		private readonly Mailer $mailer,
		private readonly DocumentRequests $requests,
		private readonly SentDocuments $sent,
		private readonly Company $company,
	) {}

	public function register(): void {
		$this->outbox->handle( self::LINK, $this->deliver_link( ... ), static fn (): string => __( 'Solicitor: link to send documents', 'hearth-hammer' ) );
		$this->outbox->handle( self::NEWS, $this->deliver_news( ... ), static fn (): string => __( 'Solicitor: documents to check', 'hearth-hammer' ) );
	}

	public function send_link( DocumentRequest $request ): void {
		$this->outbox->add( self::LINK, array( 'request' => $request->id ), subject: "legal-pack:{$request->lot}", person: $request->email );
	}

	public function tell_staff( DocumentRequest $request ): void {
		// Read again: an email may have gone since the form arrived.
		$told  = $this->requests->find( $request->id )->told_through ?? 0;
		$fresh = array_filter( $this->sent->of_request( $request->id ), static fn ( SentDocument $one ): bool => $one->waits() && $one->id > $told );
		if ( array() !== $fresh ) {
			// The key changes only when an email goes. Until then all files share one, however they arrive.
			$this->outbox->add( self::NEWS, array( 'request' => $request->id ), "legal-sent-{$request->id}-after-{$told}", "legal-pack:{$request->lot}", self::WAIT_SECONDS );
		}
	}

	/** @param array<string, mixed> $payload */
	private function deliver_link( array $payload ): void {
		$request = $this->request( $payload );
		$lot     = null === $request ? null : LotRecord::of( $request->lot );
		if ( null === $request || null === $lot || ! $request->is_open( time() ) ) {
			return;
		}
		$link = $this->requests->address( $request );
		$this->send(
			$request->email,
			array(
				/* translators: %s: a lot, e.g. Lot 12A, Mill Cottage */
				'subject'  => sprintf( __( 'Documents for the legal pack: %s', 'hearth-hammer' ), LotName::of( $lot ) ),
				'heading'  => __( 'Please send us the legal documents', 'hearth-hammer' ),
				/* translators: %s: a person's name */
				'greeting' => sprintf( __( 'Hello %s,', 'hearth-hammer' ), $request->name ),
				/* translators: %s: day */
				'intro'    => sprintf( __( 'We’re preparing the legal pack for this lot. Use the link below to send us the documents. It works until %s and needs no account. We check each document before bidders can see it.', 'hearth-hammer' ), ClockTime::on( $request->ends_at, 'l j F Y' ) ),
				'items'    => array(),
				'button'   => __( 'Send documents', 'hearth-hammer' ),
				'why'      => __( 'You received this email because we understand that you act for the seller. If you don’t, please tell us.', 'hearth-hammer' ),
				'lot'      => LotName::of( $lot ),
				'lot_url'  => $link,
				'pack_url' => $link,
			)
		);
	}

	/** @param array<string, mixed> $payload */
	private function deliver_news( array $payload ): void {
		$request = $this->request( $payload );
		if ( null !== $request ) {
			// Before the documents are read, so that none is left out. An email that fails is tried again all the same.
			$this->requests->told( $request );
		}
		$lot     = null === $request ? null : LotRecord::of( $request->lot );
		$waiting = null === $request ? array() : array_filter( $this->sent->of_request( $request->id ), static fn ( SentDocument $one ): bool => $one->waits() );
		if ( null === $request || null === $lot || array() === $waiting ) {
			return;
		}
		$staff  = get_userdata( $request->asked_by );
		$is_on  = false !== $staff && user_can( $staff, 'edit_post', $request->lot );
		$screen = admin_url( "post.php?post={$request->lot}&action=edit#" . SolicitorBox::ID );
		$this->send(
			$is_on ? $staff->user_email : $this->company->main_office()->contact->email,
			array(
				/* translators: 1: number of documents, 2: a lot */
				'subject'  => sprintf( _n( '%1$d document to check: %2$s', '%1$d documents to check: %2$s', count( $waiting ), 'hearth-hammer' ), count( $waiting ), LotName::of( $lot ) ),
				'heading'  => __( 'The solicitor has sent documents', 'hearth-hammer' ),
				/* translators: %s: a person's name */
				'greeting' => $is_on ? sprintf( __( 'Hello %s,', 'hearth-hammer' ), $staff->display_name ) : __( 'Hello,', 'hearth-hammer' ),
				'intro'    => __( 'Check each document, then publish it in the legal pack.', 'hearth-hammer' ),
				'items'    => array_values( array_map( static fn ( SentDocument $one ): array => array( 'title' => $one->title, 'note' => $one->name ), $waiting ) ),
				'button'   => __( 'Check the documents', 'hearth-hammer' ),
				'why'      => __( 'You received this email because you asked a solicitor for these documents.', 'hearth-hammer' ),
				'lot'      => LotName::of( $lot ),
				'lot_url'  => $screen,
				'pack_url' => $screen,
			)
		);
	}

	/** @param array<string, mixed> $payload */
	private function request( array $payload ): ?DocumentRequest {
		return is_int( $payload['request'] ?? null ) ? $this->requests->find( $payload['request'] ) : null;
	}

	/** @param array<string, mixed> $view */
	private function send( string $to, array $view ): void {
		$view     += array( 'site' => $this->company->name(), 'site_url' => home_url( '/' ) );
		$templates = new Template( dirname( __DIR__, 3 ) . '/templates/legal-pack' );
		$subject   = mb_substr( (string) preg_replace( '/\s+/u', ' ', (string) $view['subject'] ), 0, 180 );
		if ( '' !== $to && ! $this->mailer->send( new Message( $to, $subject, $templates->get( 'mail', $view ), $templates->get( 'mail-text', $view ), array( 'Auto-Submitted' => 'auto-generated' ) ) ) ) {
			throw new DeliveryFailed( 'WordPress could not send an email about a solicitor’s documents.' );
		}
	}
}
