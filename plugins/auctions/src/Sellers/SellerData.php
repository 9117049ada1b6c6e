<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Sellers;

use HearthHammer\Auctions\Lots\LotName;
use HearthHammer\Auctions\Lots\LotRecord;
use HearthHammer\Core\Privacy\Erased;
use HearthHammer\Core\Privacy\PersonalDataSource;
use HearthHammer\Core\Privacy\PrivacyNotice;
use HearthHammer\Core\Visitor\EmailAddress;

defined( 'ABSPATH' ) || exit;

/**
 * What is kept of a person who sells at our auctions (LOG-05).
 */
final readonly class SellerData implements PersonalDataSource {

	public function __construct( private SellerRepository $sellers ) {}

	public function id(): string {
		return 'hh-auction-sellers';
	}

	public function label(): string {
		return __( 'Sellers of auction lots', 'hearth-hammer' );
	}

	public function notice(): PrivacyNotice {
		return new PrivacyNotice(
			$this->label(),
			__( 'If you sell at our auctions: your name, email address, phone number, your reserve, the fees you agreed and your answers to bids.', 'hearth-hammer' ),
			__( 'To sell your lot for you, under our contract with you.', 'hearth-hammer' ),
			__( 'As long as we keep the record of the lot, or until you ask us to delete it.', 'hearth-hammer' )
		);
	}

	public function export( string $email, int $limit, int $offset ): array {
		$items = array();
		foreach ( $this->sellers->of_address( EmailAddress::hash_of( $email ), $limit, $offset ) as $seller ) {
			$lot = LotRecord::of( $seller->lot );
			$items[ "hh-auction-seller-{$seller->lot}" ] = array(
				__( 'Lot', 'hearth-hammer' )                        => null === $lot ? '' : LotName::of( $lot ),
				__( 'Name', 'hearth-hammer' )                       => $seller->name,
				__( 'Email', 'hearth-hammer' )                      => $seller->email,
				__( 'Phone', 'hearth-hammer' )                      => $seller->phone,
				__( 'Reserve', 'hearth-hammer' )                    => $seller->reserve_words(),
				__( 'Fees agreed', 'hearth-hammer' )                => $seller->fees,
				__( 'Answer to the highest bid', 'hearth-hammer' )  => $seller->answer,
				__( 'Answer due by', 'hearth-hammer' )              => $seller->deadline(),
			);
		}
		return $items;
	}

	/** The reserve is kept: it belongs to the lot, and without a seller it is not personal data. */
	public function erase( string $email, int $limit ): Erased {
		$found = $this->sellers->of_address( EmailAddress::hash_of( $email ), $limit, 0 );
		foreach ( $found as $seller ) {
			$this->sellers->save( $seller->anonymous(), time() );
		}
		return new Erased( count( $found ), done: count( $found ) < $limit );
	}
}
