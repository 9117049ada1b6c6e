<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi;

use HearthHammer\Core\Migrations\Migrations;
use HearthHammer\Core\ResultCache\ResultTable;
use HearthHammer\Core\Security\PostTypeCapabilities;
use HearthHammer\Hpapi\Enquiries\CompanyMove;
use HearthHammer\Hpapi\Enquiries\EnquiryTables;
use HearthHammer\Hpapi\Feeds\FeedCapability;
use HearthHammer\Hpapi\Leads\LeadSettings;
use HearthHammer\Hpapi\Leads\LeadTables;
use HearthHammer\Hpapi\Parishes\ParishPlace;
use HearthHammer\Hpapi\Parishes\ParishPostType;
use HearthHammer\Hpapi\People\AwardPostType;
use HearthHammer\Hpapi\People\StaffPostType;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use HearthHammer\Hpapi\Redirects\RedirectRepository;
use HearthHammer\Hpapi\SavedSearches\SavedSearchTables;

/**
 * This plugin's tables, without the site's prefix. Times are Unix seconds; money is whole pounds.
 */
final class Tables {

	/** Of migrations(). */
	public const LATEST = 16;

	/** Slots for results that were slow to find. */
	public const RESULTS = 'hpapi_result_cache';

	public const NAMES = array(
		PropertyTable::NAME,
		self::RESULTS,
		EnquiryTables::ENQUIRY,
		EnquiryTables::SLOT,
		...SavedSearchTables::NAMES,
		LeadTables::SUBSCRIBER,
		LeadTables::PROFILE,
		RedirectRepository::TABLE,
	);

	/** @return array<int, callable():void> As Migrations takes them. */
	public static function migrations(): array {
		return array(
			1 => PropertyTable::create( ... ),
			// 2 made the gazetteer, which core owns now.
			3 => FeedCapability::grant( ... ),
			4 => ( new ResultTable( self::RESULTS ) )->create( ... ),
			6 => EnquiryTables::create( ... ),
			7 => SavedSearchTables::create( ... ),
			8 => LeadTables::create( ... ),
			// 9 added a column to the index, which IndexUpdate does now. The next is 10.
			// Sealed like every other credential; it was stored as it was typed.
			10 => static fn () => LeadSettings::secrets()->seal_plain_texts(),
			11 => CompanyMove::run( ... ),
			12 => self::capabilities( ... ),
			// A parish's row says its county.
			13 => ParishPlace::write_all( ... ),
			14 => RedirectRepository::create( ... ),
			// Who confirmed a viewing by their mail.
			15 => EnquiryTables::confirmations( ... ),
			// Valuations, and how an enquiry went.
			16 => EnquiryTables::create( ... ),
		);
	}

	/** What only editors may write: until version 12 whoever writes for the blog could. */
	private static function capabilities(): void {
		PostTypeCapabilities::grant( PropertyPostType::capabilities(), ParishPostType::capabilities(), StaffPostType::capabilities(), AwardPostType::capabilities() );
	}
}
