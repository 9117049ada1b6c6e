<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi;

use HearthHammer\Core\ResultCache\ResultTable;
use HearthHammer\Core\Security\PostTypeCapabilities;
use HearthHammer\Hpapi\Enquiries\EnquiryCapability;
use HearthHammer\Hpapi\Enquiries\EnquiryTables;
use HearthHammer\Hpapi\Feeds\FeedCapability;
use HearthHammer\Hpapi\Leads\LeadTables;
use HearthHammer\Hpapi\Parishes\ParishPlace;
use HearthHammer\Hpapi\Parishes\ParishPostType;
use HearthHammer\Hpapi\People\AwardPostType;
use HearthHammer\Hpapi\People\StaffPostType;
use HearthHammer\Hpapi\Properties\Index\PropertyTable;
use HearthHammer\Hpapi\Properties\PropertyPostType;
use HearthHammer\Hpapi\PropertyAdmin\Roles;
use HearthHammer\Hpapi\Redirects\RedirectRepository;
use HearthHammer\Hpapi\SavedSearches\SavedSearchTables;

/**
 * This plugin's tables, without the site's prefix. Times are Unix seconds; money is whole pounds.
 */
final class Tables {

	/** Counts up with each change of a table, and with each step in once(). The index has a shape of its own (IndexUpdate). */
	public const VERSION = 18;

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

	/** @return list<callable():void> */
	public static function steps(): array {
		return array(
			PropertyTable::create( ... ),
			( new ResultTable( self::RESULTS ) )->create( ... ),
			EnquiryTables::create( ... ),
			SavedSearchTables::create( ... ),
			LeadTables::create( ... ),
			RedirectRepository::create( ... ),
		);
	}

	/** @return array<int, callable():void> By the version that brought it. */
	public static function once(): array {
		return array(
			3  => FeedCapability::grant( ... ),
			6  => EnquiryCapability::grant( ... ),
			7  => SavedSearchTables::begin( ... ),
			8  => LeadTables::begin( ... ),
			12 => self::capabilities( ... ),
			// Parishes that are there when the plugin is installed again.
			13 => ParishPlace::write_all( ... ),
			18 => Roles::create( ... ),
		);
	}

	private static function capabilities(): void {
		PostTypeCapabilities::grant( PropertyPostType::capabilities(), ParishPostType::capabilities(), StaffPostType::capabilities(), AwardPostType::capabilities() );
	}
}
