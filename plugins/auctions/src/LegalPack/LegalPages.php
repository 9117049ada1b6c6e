<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

use HearthHammer\Core\Database\WriteFailed;
use HearthHammer\Core\Limits\Limits;
use HearthHammer\Core\Page\PageRequest;
use HearthHammer\Core\Security\Browser;
use HearthHammer\Core\Subscription\OneClick;
use HearthHammer\Core\Templates\TemplatePage;
use HearthHammer\Core\Visitor\EmailAddress;
use HearthHammer\Core\Visitor\PersonName;
use HearthHammer\Core\Visitor\VisitorError;

/**
 * Pages under /legal-pack/: the form without JavaScript, the documents that a mail's link leads to, and the files.
 */
final readonly class LegalPages {

	/** Of one reader; a broken line that goes on where it stopped asks again. */
	private const FILES_A_DAY = 300;

	public function __construct(
		private RequestPack $requests,
		private LegalForm $form,
		private LegalLinks $links,
		private DocumentRepository $documents,
		private ReaderRepository $readers,
		private DocumentStream $stream,
		private Vault $vault,
		private Limits $limits,
		private Browser $browser,
	) {}

	/** Null where there is nothing; an address where to go on. */
	public function answer( PageRequest $request, int $now ): TemplatePage|string|null {
		return match ( $request->page ) {
			'form'  => $this->form( (int) $request->variables[ LegalPackModule::LOT ], $request->fields, $now ),
			'file'  => $this->file( $request->variables[ LegalPackModule::TOKEN ], $now ),
			default => $this->pack( $request->variables[ LegalPackModule::TOKEN ], $request->fields, $now ),
		};
	}

	/** @param array<mixed>|null $fields */
	private function form( int $id, ?array $fields, int $now ): TemplatePage|string|null {
		$lot = $this->requests->lot( $id );
		if ( null === $lot ) {
			return null;
		}
		$refused = null;
		// The form on a lot's page may come from a cache and has no token: it is shown here once more, to check and to send.
		if ( '' !== ( is_string( $fields['token'] ?? null ) ? $fields['token'] : '' ) ) {
			try {
				/** @var array<string, mixed> $fields */
				$answer = $this->requests->request( array( 'lot' => $id ) + $fields, $now );
				return '' === $answer->url ? $this->form->sent( $lot, $answer->said ) : $answer->url;
			} catch ( VisitorError $fault ) {
				$refused = $fault;
			} catch ( WriteFailed ) {
				$refused = LegalErrors::not_kept();
			}
		}
		return $this->form->page( $lot, $fields ?? array(), $refused );
	}

	/** @param array<mixed>|null $fields */
	private function pack( string $token, ?array $fields, int $now ): TemplatePage|string {
		$reader = $this->links->reader( $token );
		if ( null === $reader ) {
			return $this->form->gone();
		}
		if ( null !== $fields && ( OneClick::is_sent_by_mail_program( $fields ) || isset( $fields['mute'] ) ) ) {
			$this->readers->mute( $reader, $now );
			$reader = $this->readers->find( $reader->id ) ?? $reader;
		}
		if ( ! $reader->is_opened_by( $this->browser->known() ) ) {
			return $this->open( $reader, $token, $fields ?? array() );
		}
		$terms = LegalTerms::current()['version'];
		if ( $reader->terms !== $terms ) {
			$again = $this->accept_again( $reader, $fields ?? array(), $terms, $now );
			return null === $again ? $this->form->changed_terms( $reader ) : $this->links->pack( $again );
		}
		return $this->form->pack( $reader, $this->documents->current( $reader->lot ), $this->readers->taken( $reader ) );
	}

	/**
	 * For a browser that does not have the documents: its button gives them to it, where the link has not been used.
	 *
	 * @param array<mixed> $fields
	 */
	private function open( Reader $reader, string $token, array $fields ): TemplatePage|string {
		$made = $this->links->made_at( $token );
		if ( isset( $fields['again'] ) ) {
			return $this->send_again( $reader );
		}
		if ( ! $reader->may_open( $made ) ) {
			return $this->form->used( $reader );
		}
		if ( ! isset( $fields['open'] ) ) {
			return $this->form->closed( $reader );
		}
		return $this->readers->open( $reader, $this->browser->ensure(), $made ) ? LegalLinks::address( $token ) : $this->form->used( $reader );
	}

	private function send_again( Reader $reader ): TemplatePage {
		try {
			return $this->form->sent_again( $reader, $this->requests->again( $reader ) );
		} catch ( VisitorError $refused ) {
			return $this->form->used( $reader, $refused );
		} catch ( WriteFailed ) {
			return $this->form->used( $reader, LegalErrors::not_kept() );
		}
	}

	/** @param array<mixed> $fields */
	private function accept_again( Reader $reader, array $fields, int $terms, int $now ): ?Reader {
		$name  = PersonName::stored( $reader->name );
		$email = EmailAddress::parse( $reader->email );
		if ( '1' !== ( $fields['accept'] ?? '' ) || (string) $terms !== ( $fields['terms'] ?? '' ) || null === $email ) {
			return null;
		}
		$again = $this->readers->accept( $reader->lot, $name, $email, $terms, $now );
		$this->readers->open( $again, $this->browser->ensure(), $reader->link_at );
		return $again;
	}

	/** Sends the file and ends, or says why not. */
	private function file( string $token, int $now ): TemplatePage {
		$taken     = $this->links->taken( $token );
		$documents = null === $taken ? array() : $this->documents_of( $taken[0]->lot, $taken[1] );
		if ( null === $taken || array() === $documents ) {
			return $this->form->gone();
		}
		if ( ! $this->limits->hit( 'legal-file', (string) $taken[0]->id, self::FILES_A_DAY, DAY_IN_SECONDS )->allowed ) {
			return $this->form->too_many();
		}
		$file = LegalLinks::ALL === $taken[1] ? PackZip::of( PackZip::name( $taken[0]->lot ), $documents, $this->vault, $this->documents ) : $documents[0];
		// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- Matched strictly by FileRange.
		$range   = $this->stream->range( $file, (string) ( $_SERVER['HTTP_RANGE'] ?? '' ), (string) ( $_SERVER['HTTP_IF_RANGE'] ?? '' ) );
		$is_head = 'HEAD' === ( $_SERVER['REQUEST_METHOD'] ?? 'GET' );
		// phpcs:enable
		if ( ! $is_head && 416 !== $range->status && 0 === $range->from ) {
			array_walk( $documents, fn ( LegalDocument $document ) => $this->readers->takes( $taken[0], $document, $now ) );
		}
		$this->stream->send( $file, $range, $is_head );
	}

	/** @return list<LegalDocument> One version, or all that the pack holds now; empty where there is nothing to take. */
	private function documents_of( int $lot, int $id ): array {
		if ( LegalLinks::ALL === $id ) {
			$all = $this->documents->current( $lot );
			return PackZip::fits( $all ) ? $all : array();
		}
		$one = $this->documents->find( $id );
		return null === $one || $one->withdrawn_at > 0 || $one->lot !== $lot ? array() : array( $one );
	}
}
