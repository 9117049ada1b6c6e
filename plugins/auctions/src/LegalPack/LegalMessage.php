<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

use HearthHammer\Core\Company\Company;
use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Core\Mail\Message;
use HearthHammer\Core\Subscription\OneClick;
use HearthHammer\Core\Templates\Template;

/**
 * The mails about a legal pack. Everyone can type any address into the form, so the mail says nothing that was typed
 * but the checked name.
 */
final readonly class LegalMessage {

	public function __construct( private LegalLinks $links ) {}

	public function link( Reader $reader ): Message {
		$about = self::about( $reader );
		return $this->message(
			$reader,
			array(
				/* translators: %s: a lot, e.g. Lot 12A, Mill Cottage */
				'subject' => sprintf( __( 'Legal pack: %s', 'hearth-hammer' ), $about['lot'] ),
				'heading' => __( 'Your legal pack', 'hearth-hammer' ),
				'intro'   => __( 'Here are the documents you asked for. The link works for 30 days and is for you only, so please don’t share it. If a document changes after you’ve downloaded it, we’ll email you.', 'hearth-hammer' ),
				'items'   => array(),
				'button'  => __( 'View the documents', 'hearth-hammer' ),
				'why'     => __( 'You received this email because someone requested this legal pack using your email address. If it wasn’t you, you don’t need to do anything.', 'hearth-hammer' ),
			) + $about
		);
	}

	/** @param non-empty-list<LegalDocument> $news */
	public function news( Reader $reader, array $news ): Message {
		$about = self::about( $reader );
		return $this->message(
			$reader,
			array(
				/* translators: %s: a lot, e.g. Lot 12A, Mill Cottage */
				'subject' => sprintf( __( 'Legal pack updated: %s', 'hearth-hammer' ), $about['lot'] ),
				'heading' => __( 'The legal pack has been updated', 'hearth-hammer' ),
				'intro'   => __( 'These documents have been added or replaced since you downloaded the legal pack. Read them before you bid.', 'hearth-hammer' ),
				'items'   => array_map(
					static fn ( LegalDocument $one ): array => array(
						'title' => $one->title,
						'note'  => 1 === $one->version
							? __( 'New', 'hearth-hammer' )
							/* translators: 1: number of a version, 2: date */
							: sprintf( __( 'Version %1$d, %2$s', 'hearth-hammer' ), $one->version, $one->date() ),
					),
					$news
				),
				'button'  => __( 'View the changes', 'hearth-hammer' ),
				'why'     => __( 'You received this email because you downloaded documents for this lot. To stop these emails, use the button on the legal pack’s page.', 'hearth-hammer' ),
			) + $about
		);
	}

	/** @param array<string, mixed> $view */
	private function message( Reader $reader, array $view ): Message {
		$pack  = $this->links->pack( $reader );
		$view += array(
			/* translators: %s: a person's name */
			'greeting' => sprintf( __( 'Hello %s,', 'hearth-hammer' ), $reader->name ),
			'pack_url' => $pack,
			'site'     => ( new Company() )->name(),
			'site_url' => home_url( '/' ),
		);
		$templates = new Template( dirname( __DIR__, 2 ) . '/templates/legal-pack' );
		$headers   = array() === $view['items'] ? array( 'Auto-Submitted' => 'auto-generated' ) : OneClick::headers( $pack, 'legal-packs' );
		return new Message( $reader->email, mb_substr( (string) preg_replace( '/\s+/u', ' ', $view['subject'] ), 0, 180 ), $templates->get( 'mail', $view ), $templates->get( 'mail-text', $view ), $headers );
	}

	/** @return array{lot: string, lot_url: string} */
	private static function about( Reader $reader ): array {
		$lot = LotRecord::of( $reader->lot );
		return array(
			'lot'     => null === $lot ? '' : LotName::of( $lot ),
			'lot_url' => null === $lot ? home_url( '/' ) : $lot->address(),
		);
	}
}
