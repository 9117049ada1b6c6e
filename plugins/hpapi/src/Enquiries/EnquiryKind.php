<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

/**
 * What a visitor wants.
 */
enum EnquiryKind: string {

	case Ask     = 'ask';
	case Viewing = 'viewing';

	public function label(): string {
		return match ( $this ) {
			self::Ask     => __( 'Question', 'hearth-hammer' ),
			self::Viewing => __( 'Viewing', 'hearth-hammer' ),
		};
	}
}
