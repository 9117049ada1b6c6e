<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Limits\MailRoom;
use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Mail\Mailer;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Module;
use HearthHammer\Core\Outbox\DeliveryFailed;
use HearthHammer\Core\Outbox\Outbox;

defined( 'ABSPATH' ) || exit;

/**
 * The mails of legal packs, through the outbox: the link, and what is new for those who took something.
 */
final class LegalMail implements Module {

	public const LINK = 'auctions.legal-link';
	public const NEWS = 'auctions.legal-news';

	/** Staff put in several documents one after the other: one mail tells of them all. */
	private const WAIT_SECONDS = 5 * MINUTE_IN_SECONDS;

	/** Longer than a mail server may take. */
	private const LOCK_SECONDS = 120;

	public function __construct(
		private readonly Outbox $outbox,
		private readonly Mailer $mailer,
		private readonly ReaderRepository $readers,
		private readonly DocumentRepository $documents,
		private readonly LegalMessage $message,
		private readonly Locks $locks,
	) {}

	public function register(): void {
		$this->outbox->handle( self::LINK, $this->deliver_link( ... ), static fn (): string => __( 'Legal pack: link', 'hearth-hammer' ) );
		$this->outbox->handle( self::NEWS, $this->deliver_news( ... ), static fn (): string => __( 'Legal pack: new version', 'hearth-hammer' ) );
		add_action( 'hh_legal_document_added', fn ( int $lot, int $id, LegalDocument $document ) => $this->queue_news( $document ), 10, 3 );
	}

	/**
	 * In the transaction that writes the reader.
	 *
	 * @throws WriteFailed
	 */
	public function queue_link( Reader $reader, MailRoom $room ): void {
		if ( 0 === $this->outbox->add( self::LINK, array( 'reader' => $reader->id ), subject: "legal-pack:{$reader->lot}", person: $reader->email, room: $room ) ) {
			throw new WriteFailed();
		}
	}

	private function queue_news( LegalDocument $document ): void {
		foreach ( $this->readers->concerned( $document ) as $reader => $email ) {
			$this->outbox->add( self::NEWS, array( 'reader' => $reader ), "legal-news-{$reader}-{$document->id}", "legal-pack:{$document->lot}", self::WAIT_SECONDS, $email );
		}
	}

	/** @param array<string, mixed> $payload */
	private function deliver_link( array $payload ): void {
		$reader = $this->reader( $payload );
		if ( null !== $reader ) {
			$this->send( $this->message->link( $reader ) );
		}
	}

	/** @param array<string, mixed> $payload */
	private function deliver_news( array $payload ): void {
		$reader = $this->reader( $payload );
		if ( null === $reader ) {
			return;
		}
		// Each document queues an email of its own. Two workers may hold two of them at once.
		$name = "legal-news-{$reader->lot}-{$reader->email_hash}";
		$this->locks->hold(
			$name,
			self::LOCK_SECONDS,
			function () use ( $payload ): bool {
				// Read again: the other worker may have told them, and they may have been erased.
				$fresh = $this->reader( $payload );
				null !== $fresh && $this->tell( $fresh );
				return true;
			}
		) ?? throw new DeliveryFailed( 'Another worker is sending this person an email.' );
	}

	private function tell( Reader $reader ): void {
		$news = $reader->is_muted ? array() : $this->news( $reader );
		if ( array() !== $news ) {
			$this->send( $this->message->news( $reader, $news ) );
			$this->readers->told( $reader, max( array_map( static fn ( LegalDocument $one ): int => $one->id, $news ) ) );
		}
	}

	/**
	 * What is new for a person who took something: documents that they have in an older version, and documents that were
	 * added since they asked. What they were told about, or took already, is left out.
	 *
	 * @return list<LegalDocument>
	 */
	private function news( Reader $reader ): array {
		$taken = $this->readers->taken( $reader );
		if ( array() === $taken ) {
			return array();
		}
		$older = array();
		foreach ( $this->documents->versions( $reader->lot ) as $one ) {
			if ( isset( $taken[ $one->id ] ) ) {
				$older[ $one->document ] = $one->version;
			}
		}
		$is_new = static fn ( LegalDocument $one ): bool => ! isset( $taken[ $one->id ] ) && $one->id > $reader->told_through
			&& ( isset( $older[ $one->document ] ) || 1 === $one->version );
		return array_values( array_filter( $this->documents->current( $reader->lot ), $is_new ) );
	}

	/** @param array<string, mixed> $payload */
	private function reader( array $payload ): ?Reader {
		return is_int( $payload['reader'] ?? null ) ? $this->readers->find( $payload['reader'] ) : null;
	}

	private function send( Message $message ): void {
		if ( ! $this->mailer->send( $message ) ) {
			throw new DeliveryFailed( 'WordPress could not send a legal pack email.' );
		}
	}
}
