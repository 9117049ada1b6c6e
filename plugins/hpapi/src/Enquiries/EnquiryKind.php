<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

/**
 * What a visitor wants.
 */
enum EnquiryKind: string {

	case Ask       = 'ask';
	case Viewing   = 'viewing';
	/** An owner would like to know what their property is worth. */
	case Valuation = 'valuation';
	/** Words to a member of staff, about whatever it is. */
	case Person    = 'person';

	public function label(): string {
		return match ( $this ) {
			self::Ask       => __( 'Question', 'hearth-hammer' ),
			self::Viewing   => __( 'Viewing', 'hearth-hammer' ),
			self::Valuation => __( 'Valuation', 'hearth-hammer' ),
			self::Person    => __( 'Message', 'hearth-hammer' ),
		};
	}
}
