<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack\Privacy;

use HearthHammer\Auctions\LegalPack\Solicitors\DocumentRequests;
use HearthHammer\Auctions\LegalPack\Solicitors\SentDocument;
use HearthHammer\Auctions\LegalPack\Solicitors\SentDocuments;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Privacy\Erased;
use HearthHammer\Core\Privacy\PersonalDataSource;
use HearthHammer\Core\Privacy\PrivacyNotice;
use HearthHammer\Core\Visitor\EmailAddress;

defined( 'ABSPATH' ) || exit;

/**
 * Solicitors who were asked for documents, and what they sent (LOG-05).
 */
final readonly class SolicitorData implements PersonalDataSource {

	public function __construct(
		private DocumentRequests $requests,
		private SentDocuments $sent,
	) {}

	public function id(): string {
		return 'hh-legal-solicitors';
	}

	public function label(): string {
		return __( 'Solicitors of sellers', 'hearth-hammer' );
	}

	public function notice(): PrivacyNotice {
		return new PrivacyNotice(
			$this->label(),
			__( 'If you act for a seller: your name, email address, and which documents you sent and when.', 'hearth-hammer' ),
			__( 'To prepare the legal pack, and to show where its documents came from: our legitimate interest.', 'hearth-hammer' ),
			__( 'Six years after the link to send documents ended.', 'hearth-hammer' )
		);
	}

	public function export( string $email, int $limit, int $offset ): array {
		$items = array();
		foreach ( $this->requests->of_address( EmailAddress::hash_of( $email ), $limit, $offset ) as $request ) {
			$items[ "hh-legal-request-{$request->id}" ] = array(
				__( 'Lot', 'hearth-hammer' )            => (string) LotRecord::of( $request->lot )?->title(),
				__( 'Name', 'hearth-hammer' )           => $request->name,
				__( 'Email address', 'hearth-hammer' )  => $request->email,
				__( 'Asked', 'hearth-hammer' )          => ClockTime::on( $request->asked_at, 'j F Y' ),
				__( 'Documents sent', 'hearth-hammer' ) => implode( '; ', array_map( static fn ( SentDocument $one ): string => $one->name . ', ' . ClockTime::on( $one->sent_at, 'j F Y' ), $this->sent->of_request( $request->id ) ) ),
			);
		}
		return $items;
	}

	public function erase( string $email, int $limit ): Erased {
		$found = $this->requests->of_address( EmailAddress::hash_of( $email ), $limit, 0 );
		array_map( $this->requests->erase( ... ), $found );
		return new Erased( count( $found ), done: count( $found ) < $limit );
	}

	public function forget( int $now ): void {
		$this->requests->erase_before( $now - LegalData::KEEP_SECONDS );
	}
}
