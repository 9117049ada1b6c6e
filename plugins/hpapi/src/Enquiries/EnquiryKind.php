<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Enquiries;

use HearthHammer\Core\Enquiry\EnquiryState;
use HearthHammer\Core\Enquiry\KindOfEnquiry;
use HearthHammer\Hpapi\Enquiries\Words\EnquiryWords;
use HearthHammer\Hpapi\Enquiries\Words\MessageWords;
use HearthHammer\Hpapi\Enquiries\Words\QuestionWords;
use HearthHammer\Hpapi\Enquiries\Words\ValuationWords;
use HearthHammer\Hpapi\Enquiries\Words\ViewingWords;

defined( 'ABSPATH' ) || exit;

/**
 * What a visitor wants.
 */
enum EnquiryKind: string implements KindOfEnquiry {

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

	public function words( Enquiry $enquiry ): EnquiryWords {
		return match ( $this ) {
			self::Ask       => new QuestionWords( $enquiry ),
			self::Viewing   => new ViewingWords( $enquiry ),
			self::Valuation => new ValuationWords( $enquiry ),
			self::Person    => new MessageWords( $enquiry ),
		};
	}

	/** A question is answered or withdrawn, a viewing or a valuer's visit is confirmed. */
	public function next( EnquiryState $from ): array {
		return match ( $from ) {
			EnquiryState::Received, EnquiryState::Answered => match ( $this ) {
				self::Viewing   => array( EnquiryState::Confirmed, EnquiryState::Declined, EnquiryState::Cancelled, EnquiryState::Done ),
				self::Valuation => array( EnquiryState::Confirmed, EnquiryState::Done, EnquiryState::Cancelled ),
				self::Ask, self::Person => array( EnquiryState::Done, EnquiryState::Cancelled ),
			},
			EnquiryState::Confirmed => array( EnquiryState::Cancelled, EnquiryState::Done ),
			default                 => array(),
		};
	}

	public static function states(): array {
		return array( EnquiryState::Received, EnquiryState::Answered, EnquiryState::Confirmed, EnquiryState::Declined, EnquiryState::Cancelled, EnquiryState::Done );
	}
}
