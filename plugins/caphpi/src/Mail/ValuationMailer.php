<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Mail;

use HearthHammer\Caphpi\Settings\ValuationSettings;
use HearthHammer\Caphpi\Valuation\ValuationRepository;
use HearthHammer\Core\Mail\Mailer;
use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\Attempt;
use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Outbox\Outbox;

defined( 'ABSPATH' ) || exit;

/**
 * Delivers a valuation to its owner, from the outbox.
 */
final class ValuationMailer implements Module {

	public const KIND = 'caphpi.valuation-mail';

	public function __construct(
		private readonly Outbox $outbox,
		private readonly Mailer $mailer,
		private readonly ValuationRepository $valuations,
		private readonly StaffAlerts $alerts,
		private readonly ValuationSettings $settings,
	) {}

	public function register(): void {
		$this->outbox->handle( self::KIND, $this->deliver( ... ), static fn (): string => __( 'Valuation email', 'hearth-hammer' ) );
		add_action( 'hearth_hammer_outbox_given_up', $this->tell_staff( ... ) );
	}

	/** @param array<string, mixed> $payload */
	private function deliver( array $payload, int $outbox_id, Attempt $attempt ): void {
		$id        = is_int( $payload['valuation'] ?? null ) ? $payload['valuation'] : 0;
		$valuation = $this->valuations->find( $id );
		if ( null === $valuation || null === $valuation->owner->email ) {
			return; // Erased at the owner's wish since it was queued.
		}
		if ( $valuation->sent_outbox_id >= $outbox_id && $valuation->sent_at >= $attempt->renewed_at ) {
			return; // A worker died between sending and saying so, or a later request was served first.
		}
		$message = ( new ValuationMessage( $this->settings ) )->for_owner( $valuation, time() );
		if ( ! $this->mailer->send( $message ) ) {
			throw new DeliveryFailed( 'WordPress could not send a valuation email.' );
		}
		$this->valuations->mail_sent( $id, max( $outbox_id, $valuation->mail_outbox_id ) );
	}

	private function tell_staff( int $outbox_id ): void {
		$valuation = $this->valuations->find_by_mail( $outbox_id );
		if ( null !== $valuation ) {
			$this->alerts->about( StaffAlertType::MailGivenUp, $valuation->id, "given-up-{$outbox_id}" );
		}
	}
}
