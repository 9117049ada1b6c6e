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
				__( 'We do not ask for or accept offers above the advertised rent.', 'hearth-hammer' ),
				__( 'Most tenancies have no fixed end date. You can leave by giving two months’ notice.', 'hearth-hammer' ),
				__( 'We take no rent before you sign the tenancy, and no more than one month’s rent between signing and the start of the tenancy.', 'hearth-hammer' ),
				__( 'You can ask to keep a pet. The landlord replies in writing and needs a reason to refuse.', 'hearth-hammer' ),
				__( 'Before you sign, we must check that every adult moving in has the right to rent in England.', 'hearth-hammer' ),
			),
			self::WalesFees => self::welsh_fees(),
			self::WalesContracts => array(
				__( 'You sign an occupation contract and receive it in writing within 14 days of moving in.', 'hearth-hammer' ),
				__( 'If it has no fixed end date, you can leave by giving four weeks’ notice. Unless you break the contract, the landlord must give six months’ notice, and not in your first six months.', 'hearth-hammer' ),
				...self::welsh_fees(),
				__( 'Landlords are registered, and agents licensed, with Rent Smart Wales.', 'hearth-hammer' ),
			),
			self::ScotlandPremiums => self::scottish_fees(),
			self::ScotlandPrivate => array(
				__( 'You sign a private residential tenancy. It has no end date, and you can leave by giving 28 days’ notice.', 'hearth-hammer' ),
				...self::scottish_fees(),
				__( 'Your deposit goes into an approved scheme within 30 working days.', 'hearth-hammer' ),
			),
		};
	}

	/** @return list<string> */
	private static function welsh_fees(): array {
		return array( __( 'Before you move in, you pay only rent, a deposit and at most a holding deposit. There is no charge for viewings, references or the contract.', 'hearth-hammer' ) );
	}

	/** @return list<string> */
	private static function scottish_fees(): array {
		return array( __( 'You pay the rent and a deposit, and no fees. There is no charge for holding the home, for references or for the lease.', 'hearth-hammer' ) );
	}
}
