<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Mail;

/**
 * What staff are told.
 */
enum StaffAlertType: string {

	/** A visitor asks to be called. */
	case PhoneRequest = 'phone_request';
	/** A visitor's page could not finish. */
	case SaveError = 'save_error';
	/** A valuation's mail was given up. */
	case MailGivenUp = 'mail_given_up';
	/** Four fifths of the day's paid look-ups are used. */
	case CeilingNear = 'ceiling_near';
	/** All of them are. */
	case CeilingReached = 'ceiling_reached';
	/** The provider does not accept our account. */
	case ProviderRefused = 'provider_refused';
	/** The provider says our look-ups are used up. */
	case ProviderQuota = 'provider_quota';
	/** A valuation's row for the spreadsheet was given up. */
	case RowGivenUp = 'row_given_up';
	/** The spreadsheet, or its account, is refused. */
	case SheetRefused = 'sheet_refused';

	/** @return array{string, string} Subject and what to do about it. */
	public function words(): array {
		return match ( $this ) {
			self::PhoneRequest    => array( __( 'Please call about a valuation', 'hearth-hammer' ), __( 'A visitor has asked to be called about this vehicle.', 'hearth-hammer' ) ),
			self::SaveError       => array( __( 'A valuation may need your help', 'hearth-hammer' ), __( 'The visitor’s page could not finish. The valuation is kept and its mail is queued; please check that everything arrived.', 'hearth-hammer' ) ),
			self::MailGivenUp     => array( __( 'A valuation could not be mailed', 'hearth-hammer' ), __( 'The site has tried for a day and a half and will not try again. Please send the visitor their valuation.', 'hearth-hammer' ) ),
			self::CeilingNear     => array( __( 'Today’s valuations are nearly used up', 'hearth-hammer' ), __( 'Four fifths of today’s paid look-ups are used. The ceiling is in Settings → Valuations.', 'hearth-hammer' ) ),
			self::CeilingReached  => array( __( 'Today’s valuations are used up', 'hearth-hammer' ), __( 'Visitors are asked to come back tomorrow or to call. The ceiling is in Settings → Valuations.', 'hearth-hammer' ) ),
			self::ProviderRefused => array( __( 'The valuation provider refuses our account', 'hearth-hammer' ), __( 'It values no vehicle until the account’s details are right.', 'hearth-hammer' ) ),
			self::ProviderQuota   => array( __( 'The valuation provider says our look-ups are used up', 'hearth-hammer' ), __( 'It values no vehicle until the account has new ones.', 'hearth-hammer' ) ),
			self::RowGivenUp      => array( __( 'A valuation is missing from the spreadsheet', 'hearth-hammer' ), __( 'The site has tried for a day and a half and will not try again. The valuation is kept; the reason is in Tools → Outbox, where it can be sent anew.', 'hearth-hammer' ) ),
			self::SheetRefused    => array( __( 'The spreadsheet refuses our account', 'hearth-hammer' ), __( 'Valuations are kept, but their rows wait until the spreadsheet and its account in Settings → Valuations are right. They are then written by themselves; “Test Spreadsheet” there does it at once.', 'hearth-hammer' ) ),
		};
	}
}
