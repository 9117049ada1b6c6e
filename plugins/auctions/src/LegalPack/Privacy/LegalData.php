<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack\Privacy;

use HearthHammer\Auctions\LegalPack\DocumentRepository;
use HearthHammer\Auctions\LegalPack\Reader;
use HearthHammer\Auctions\LegalPack\ReaderRepository;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Core\Calendar\ClockTime;
use HearthHammer\Core\Privacy\Erased;
use HearthHammer\Core\Privacy\PersonalDataSource;
use HearthHammer\Core\Privacy\PrivacyNotice;
use HearthHammer\Core\Visitor\EmailAddress;

defined( 'ABSPATH' ) || exit;

/**
 * Legal packs that a person asked for, and what they took (LOG-05).
 */
final readonly class LegalData implements PersonalDataSource {

	/** Until what was said about a sale can no longer be argued about (Limitation Act 1980, section 5). */
	public const KEEP_SECONDS = 6 * YEAR_IN_SECONDS;

	public function __construct(
		private ReaderRepository $readers,
		private DocumentRepository $documents,
	) {}

	public function id(): string {
		return 'hh-legal-packs';
	}

	public function label(): string {
		return __( 'Legal packs', 'hearth-hammer' );
	}

	public function notice(): PrivacyNotice {
		return new PrivacyNotice(
			$this->label(),
			__( 'Your name, email address, the terms you accepted, and which documents you opened and when.', 'hearth-hammer' ),
			__( 'To send you the legal pack and later changes to it, and to show what was disclosed: our legitimate interest.', 'hearth-hammer' ),
			__( 'Six years, for as long as a claim about a sale can be made.', 'hearth-hammer' ),
			array( __( 'The seller’s solicitor, if there is a dispute.', 'hearth-hammer' ) )
		);
	}

	public function export( string $email, int $limit, int $offset ): array {
		$items = array();
		foreach ( $this->readers->of_address( EmailAddress::hash_of( $email ), $limit, $offset ) as $reader ) {
			$items[ "hh-legal-pack-{$reader->id}" ] = array(
				__( 'Lot', 'hearth-hammer' )                  => (string) LotRecord::of( $reader->lot )?->title(),
				__( 'Name', 'hearth-hammer' )                 => $reader->name,
				__( 'Email address', 'hearth-hammer' )        => $reader->email,
				__( 'Terms version', 'hearth-hammer' ) => (string) $reader->terms,
				__( 'Accepted', 'hearth-hammer' )             => ClockTime::on( $reader->accepted_at, 'j F Y' ),
				__( 'Documents downloaded', 'hearth-hammer' )      => implode( '; ', $this->taken( $reader ) ),
			);
		}
		return $items;
	}

	public function erase( string $email, int $limit ): Erased {
		$found   = $this->readers->of_address( EmailAddress::hash_of( $email ), $limit, 0 );
		$removed = count( array_filter( $found, $this->readers->forget( ... ) ) );
		return new Erased( $removed, $removed < count( $found ), array(), $removed < count( $found ) || count( $found ) < $limit );
	}

	public function forget( int $now ): void {
		$this->readers->forget_before( $now - self::KEEP_SECONDS );
	}

	/** @return list<string> */
	private function taken( Reader $reader ): array {
		$taken = array();
		foreach ( $this->readers->taken( $reader ) as $id => $at ) {
			$document = $this->documents->find( $id );
			/* translators: 1: title of a document, 2: number of a version, 3: date */
			$taken[] = sprintf( __( '%1$s, version %2$d, %3$s', 'hearth-hammer' ), $document->title ?? '', $document->version ?? 0, ClockTime::on( $at, 'j F Y' ) );
		}
		return $taken;
	}
}
