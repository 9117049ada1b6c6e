<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Properties\Lettings;

/**
 * A law of letting homes, in sentences for renters. TenancyRules says where and from which day each holds.
 */
enum TenancyLaw {

	case EnglandPeriodic;
	case WalesFees;
	case WalesContracts;
	case ScotlandPremiums;
	case ScotlandPrivate;

	/** Whether advertisements have to name the landlord's registration. */
	public function names_landlord(): bool {
		return in_array( $this, array( self::ScotlandPremiums, self::ScotlandPrivate ), true );
	}

	/** @return list<string> */
	public function sentences(): array {
		return match ( $this ) {
			self::EnglandPeriodic => array(
				__( 'The rent is the rent: we neither ask for offers above it nor take them.', 'hearth-hammer' ),
				__( 'Most tenancies have no fixed end. You can leave with two months’ notice.', 'hearth-hammer' ),
				__( 'No rent is taken before the tenancy is signed, and no more than one month’s after that, before it begins.', 'hearth-hammer' ),
				__( 'You may ask to keep a pet. The landlord answers in writing, and needs a reason to say no.', 'hearth-hammer' ),
				__( 'Before you sign, we have to check that every adult who moves in may rent in England.', 'hearth-hammer' ),
			),
			self::WalesFees => self::welsh_fees(),
			self::WalesContracts => array(
				__( 'You sign an occupation contract and get it in writing within 14 days of moving in.', 'hearth-hammer' ),
				__( 'If it has no fixed end, you can leave with four weeks’ notice. Without a breach by you, the landlord has to give six months’, and not in your first six.', 'hearth-hammer' ),
				...self::welsh_fees(),
				__( 'Landlords are registered, and agents licensed, with Rent Smart Wales.', 'hearth-hammer' ),
			),
			self::ScotlandPremiums => self::scottish_fees(),
			self::ScotlandPrivate => array(
				__( 'You sign a private residential tenancy. It has no fixed end, and you can leave with 28 days’ notice.', 'hearth-hammer' ),
				...self::scottish_fees(),
				__( 'Your deposit goes into an approved scheme within 30 working days.', 'hearth-hammer' ),
			),
		};
	}

	/** @return list<string> */
	private static function welsh_fees(): array {
		return array( __( 'Before you move in you pay rent, a deposit and at most a holding deposit: nothing for viewings, references or the contract.', 'hearth-hammer' ) );
	}

	/** @return list<string> */
	private static function scottish_fees(): array {
		return array( __( 'You pay the rent and a deposit, and no fees: nothing to hold the home, for references or for the lease.', 'hearth-hammer' ) );
	}
}
