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

	/** The spreadsheet's API is not enabled. */
	case SheetApiOff = 'sheet_api_off';
	/** The spreadsheet has no tab of that name. */
	case SheetTabMissing = 'sheet_tab_missing';
	/** The spreadsheet takes no row any more. */
	case SheetRowsRejected = 'sheet_rows_rejected';
	/** The spreadsheet does not take one valuation's row. */
	case RowRejected = 'row_rejected';

	/** @return array{string, string} Subject and what to do about it. */
	public function words(): array {
		return match ( $this ) {
			self::PhoneRequest    => array( __( 'Call requested', 'hearth-hammer' ), __( 'A visitor has asked to be called about this vehicle.', 'hearth-hammer' ) ),
			self::SaveError       => array( __( 'Check this valuation', 'hearth-hammer' ), __( 'The visitor’s page stopped before it finished. The valuation is saved and its email is in the queue. Check that everything arrived.', 'hearth-hammer' ) ),
			self::MailGivenUp     => array( __( 'Valuation email failed', 'hearth-hammer' ), __( 'The site tried for a day and a half and has stopped trying. Send the visitor their valuation yourself.', 'hearth-hammer' ) ),
			self::CeilingNear     => array( __( 'Daily valuation limit nearly reached', 'hearth-hammer' ), __( '80% of today’s paid lookups have been used. Change the limit in Settings → Valuations.', 'hearth-hammer' ) ),
			self::CeilingReached  => array( __( 'Daily valuation limit reached', 'hearth-hammer' ), __( 'Visitors are being asked to come back tomorrow or to call. Change the limit in Settings → Valuations.', 'hearth-hammer' ) ),
			self::ProviderRefused => array( __( 'Valuation provider has rejected our account', 'hearth-hammer' ), __( 'It cannot value vehicles until the account details are corrected.', 'hearth-hammer' ) ),
			self::ProviderQuota   => array( __( 'No lookups left with the valuation provider', 'hearth-hammer' ), __( 'It cannot value vehicles until the account has more lookups.', 'hearth-hammer' ) ),
			self::RowGivenUp      => array( __( 'A valuation is missing from the spreadsheet', 'hearth-hammer' ), __( 'The site tried for a day and a half and has stopped trying. The valuation is saved. To see the reason and send it again, go to Tools → Outbox.', 'hearth-hammer' ) ),
			self::SheetRefused    => array( __( 'Spreadsheet has rejected our account', 'hearth-hammer' ), __( 'Valuations are saved, but no rows can be added until the spreadsheet and account details in Settings → Valuations are correct. Waiting rows are then added automatically, or at once if you use “Test Spreadsheet”.', 'hearth-hammer' ) ),
			self::SheetApiOff     => array( __( 'Google Sheets API is switched off', 'hearth-hammer' ), __( 'Valuations are saved, but no rows can be added. Enable the Google Sheets API for the account’s project in Google Cloud, wait five minutes, then use “Test Spreadsheet” in Settings → Valuations.', 'hearth-hammer' ) ),
			self::SheetTabMissing => array( __( 'Spreadsheet tab not found', 'hearth-hammer' ), __( 'Valuations are saved, but no rows can be added. Correct the name of the tab in Settings → Valuations, or give the tab in the spreadsheet that name. Waiting rows are then added automatically.', 'hearth-hammer' ) ),
			self::SheetRowsRejected => array( __( 'Spreadsheet rejects every row', 'hearth-hammer' ), __( 'Valuations are saved, but the spreadsheet rejected three rows one after another, so the site has stopped sending them. Check that the spreadsheet is not full or protected, then use “Test Spreadsheet” in Settings → Valuations to send the rows again.', 'hearth-hammer' ) ),
			self::RowRejected     => array( __( 'Spreadsheet rejected a valuation', 'hearth-hammer' ), __( 'The spreadsheet did not accept this row. Other rows are not affected, and the valuation is saved. Add the row to the spreadsheet yourself, or go to Tools → Outbox to send it again.', 'hearth-hammer' ) ),
		};
	}
}
