/* Made from plugins/hpapi/schemas/property-fields.json by `npm run contract`. Change the schema, not this file. */

import type { StoredLink } from './parts/stored-link';
import type { StoredPicture } from './parts/stored-picture';

/**
 * What is stored of a property, one post meta each under its name here with the prefix hpapi_. Feeds write them; a field that staff set by hand (named in hpapi_staff_fields) survives imports.
 */
export interface PropertyFields {
	/**
	 * The agent's reference, unique: AGENT_REF of a feed.
	 */
	reference?: string;
	/**
	 * BRANCH_ID of a feed, else the part of the reference before its first underscore.
	 */
	branch?: string;
	/**
	 * Which feed it came from; empty where staff made it.
	 */
	feed?: string;
	/**
	 * Hash of what the feed last said, to tell what changed.
	 */
	feed_hash?: string;
	/**
	 * 1 sales, 2 lettings.
	 */
	channel?: 1 | 2;
	status?:
		'available' | 'sold_stc' | 'sold_stcm' | 'under_offer' | 'reserved' | 'let_agreed' | 'sold' | 'let' | 'withdrawn';
	/**
	 * PUBLISHED_FLAG: false is kept but shown nowhere.
	 */
	published?: boolean;
	/**
	 * Whole pounds; for lettings a rent per rent_frequency.
	 */
	price?: number;
	price_qualifier?:
		| ''
		| 'poa'
		| 'guide_price'
		| 'fixed_price'
		| 'offers_in_excess_of'
		| 'oiro'
		| 'tender'
		| 'from'
		| 'shared_ownership'
		| 'offers_over'
		| 'part_buy_part_rent'
		| 'shared_equity'
		| 'equity_loan'
		| 'offers_invited';
	rent_frequency?: '' | 'weekly' | 'monthly' | 'quarterly' | 'annual' | 'per_person_per_week';
	deposit?: number;
	let_type?: '' | 'long_term' | 'short_term' | 'student' | 'commercial';
	furnished?: '' | 'furnished' | 'part_furnished' | 'unfurnished' | 'either';
	/**
	 * Of lettings: welcome, considered, or not suitable for them.
	 */
	pets?: '' | 'yes' | 'ask' | 'no';
	/**
	 * Of lettings in Scotland and Wales: the landlord's registration, or that it is pending, as advertisements name it.
	 */
	landlord_registration?: string;
	/**
	 * YYYY-MM-DD or empty.
	 */
	available_from?: string;
	bedrooms?: number;
	bathrooms?: number;
	living_rooms?: number;
	/**
	 * Slug of the hpapi_property_type term, e.g. semi-detached.
	 */
	property_type?: string;
	/**
	 * The feed's own number of the type, kept also where we do not know it.
	 */
	property_type_code?: number;
	new_home?: boolean;
	/**
	 * 0 where not known.
	 */
	acres?: number;
	acres_source?: '' | 'staff' | 'feed_text';
	address_1?: string;
	address_2?: string;
	address_3?: string;
	address_4?: string;
	town?: string;
	/**
	 * In the usual form with one space, e.g. TN17 3AB.
	 */
	postcode?: string;
	display_address?: string;
	latitude?: number;
	longitude?: number;
	/**
	 * How the coordinates were found; outcode is approximate, empty is none.
	 */
	location_quality?: '' | 'postcode' | 'outcode' | 'feed' | 'staff';
	/**
	 * Post id of the hpapi_parish, 0 for none.
	 */
	parish?: number;
	summary?: string;
	features?: string[];
	tenure?: '' | 'freehold' | 'leasehold' | 'feudal' | 'commonhold' | 'share_of_freehold';
	lease_years?: number;
	/**
	 * Pounds a year.
	 */
	ground_rent?: number;
	ground_rent_review_years?: number;
	/**
	 * Pounds a year.
	 */
	service_charge?: number;
	/**
	 * What a source says otherwise stays as it is.
	 */
	council_tax_band?: string;
	/**
	 * What the numbers of the lease do not tell, e.g. a peppercorn rent, or how charges are reviewed.
	 */
	lease_terms?: string;
	epc_rating?: '' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
	/**
	 * The certificate's number, 0 where not known.
	 */
	epc_score?: number;
	epc_potential?: '' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
	epc_potential_score?: number;
	/**
	 * It needs no certificate, as some listed buildings do.
	 */
	epc_exempt?: boolean;
	/**
	 * What it is built of, and what of it is not usual.
	 */
	construction?: string;
	parking?: string;
	heating?: string;
	electricity_supply?: string;
	water_supply?: string;
	sewerage?: string;
	mobile_signal?: string;
	/**
	 * Cladding, defects, asbestos, and what is being done; or that nothing is known.
	 */
	building_safety?: string;
	/**
	 * Listing, conservation area, covenants, letting rules.
	 */
	restrictions?: string;
	/**
	 * Rights of way, shared drives, wayleaves.
	 */
	rights_easements?: string;
	/**
	 * From rivers, sea and surface water, the highest.
	 */
	flood_risk?: '' | 'very_low' | 'low' | 'medium' | 'high';
	/**
	 * In the last five years.
	 */
	flooded_recently?: '' | 'no' | 'yes';
	coastal_erosion?: string;
	/**
	 * Consents and applications for it and near it.
	 */
	planning_nearby?: string;
	/**
	 * Step-free access, wet room, lift.
	 */
	accessibility?: string;
	/**
	 * Coalfield or other mining.
	 */
	mining?: string;
	/**
	 * As the agent says it, e.g. FTTP, up to 900 Mbps.
	 */
	broadband?: string;
	shared_ownership_percentage?: number;
	/**
	 * Pictures in the feed's order.
	 */
	images?: StoredPicture[];
	floorplans?: StoredPicture[];
	epc_images?: StoredPicture[];
	documents?: StoredLink[];
	virtual_tours?: StoredLink[];
	/**
	 * Unix seconds: when it came on the market.
	 */
	listed_at?: number;
	/**
	 * Unix seconds: the feed's own date.
	 */
	updated_at?: number;
	/**
	 * Unix seconds, 0 while on the market.
	 */
	withdrawn_at?: number;
	price_history?: {
		date?: string;
		price?: number;
		status?: string;
	}[];
	/**
	 * Post id of the hpapi_staff who speaks for it, 0 for the first of its branch. Staff's alone, as are the next three.
	 */
	valuer?: number;
	/**
	 * What they say of it; empty for what they say in general.
	 */
	valuer_quote?: string;
	/**
	 * Unix seconds; 0 for none.
	 */
	early_bird_until?: number;
	/**
	 * What ends then; empty for Early-bird viewing.
	 */
	early_bird_text?: string;
	/**
	 * Names of fields that staff set by hand.
	 */
	staff_fields?: string[];
}
