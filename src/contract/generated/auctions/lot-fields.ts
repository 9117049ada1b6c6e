/* Made from plugins/auctions/schemas/lot-fields.json by `npm run contract`. Change the schema, not this file. */

import type { LotLink } from './parts/lot-link';
import type { LotPicture } from './parts/lot-picture';
import type { ViewingTime } from './parts/viewing-time';

/**
 * What is stored of a lot, one post meta each under its name here with the prefix hh_lot_. A field that staff set by hand (named in staff_fields) survives a sync. The first of an enum is what stands where nothing is known.
 */
export interface LotFields {
	/**
	 * The platform's number of the auctioneer.
	 */
	auctioneer_id?: string;
	/**
	 * The platform's number of the sale.
	 */
	platform_sale_id?: string;
	/**
	 * The platform's number of the lot.
	 */
	platform_lot_id?: string;
	/**
	 * Post id of the hh_sale.
	 */
	sale?: number;
	/**
	 * As it is printed, e.g. 12A.
	 */
	lot_number?: string;
	/**
	 * What happened. referred: the highest bid is put to the vendor.
	 */
	status?: 'available' | 'sold' | 'sold_prior' | 'sold_after' | 'unsold' | 'withdrawn' | 'postponed' | 'referred';
	/**
	 * A word of the platform for the status that we do not know; empty where we know it.
	 */
	status_said?: string;
	/**
	 * What is said of the price; never of what happened.
	 */
	price_status?: 'guide' | 'guide_range' | 'estimate' | 'no_reserve' | 'reserve_met' | 'poa' | 'refer';
	/**
	 * Whole pounds, 0 for none.
	 */
	guide_low?: number;
	/**
	 * Whole pounds; 0 where the guide is a single figure.
	 */
	guide_high?: number;
	/**
	 * Whole pounds of the highest bid so far, as the platform says; 0 for none.
	 */
	current_bid?: number;
	/**
	 * Whole pounds of the bid at the fall of the hammer, 0 for none.
	 */
	hammer?: number;
	/**
	 * The pence of that bid beside its whole pounds.
	 */
	hammer_pence?: number;
	/**
	 * Unix seconds; 0 for the sale's.
	 */
	starts_at?: number;
	/**
	 * Unix seconds: when bidding on a timed lot ends; 0 for the sale's.
	 */
	ends_at?: number;
	summary?: string;
	features?: string[];
	/**
	 * In their order; the first leads.
	 */
	images?: LotPicture[];
	videos?: LotLink[];
	/**
	 * For everyone; the legal pack is kept apart.
	 */
	documents?: LotLink[];
	/**
	 * Web address of a vehicle's inspection report.
	 */
	inspection_report?: string;
	vendor_type?: '' | 'fleet' | 'lease' | 'part_exchange' | 'private';
	/**
	 * Tells the address of a lot from that of another with the same number in its sale; empty for the first.
	 */
	number_twin?: string;
	/**
	 * What the platform files it under; empty for none.
	 */
	category?: string;
	/**
	 * How it can be bought beside by bidding.
	 */
	purchase_option?: '' | 'buy_now' | 'make_offer' | 'tender' | 'tender_percent' | 'transfer';
	/**
	 * Whether visitors may make an offer before the auction; empty for the department's setting.
	 */
	prior_offers?: '' | 'yes' | 'no';
	/**
	 * The house's own number of what is sold, the same whenever it is offered; empty for none.
	 */
	house_reference?: string;
	/**
	 * Post id of the sale that it was offered in before, 0 for none.
	 */
	previous_sale?: number;
	/**
	 * Post id of the lot as which it was offered there.
	 */
	previous_lot?: number;
	/**
	 * Post id of the lot as which it is offered again, 0 for none.
	 */
	later_lot?: number;
	/**
	 * Names of fields that staff set by hand.
	 */
	staff_fields?: string[];
	/**
	 * Hash of what the platform last said.
	 */
	feed_hash?: string;
	/**
	 * Unix seconds: the platform's own date.
	 */
	updated_at?: number;
	/**
	 * Upper case without spaces.
	 */
	plate?: string;
	make?: string;
	model?: string;
	derivative?: string;
	/**
	 * e.g. Hatchback.
	 */
	body?: string;
	colour?: string;
	fuel?: '' | 'petrol' | 'diesel' | 'petrol_hybrid' | 'diesel_hybrid' | 'plug_in_hybrid' | 'electric' | 'lpg' | 'other';
	gearbox?: '' | 'manual' | 'automatic' | 'semi_automatic';
	engine_cc?: number;
	doors?: number;
	seats?: number;
	/**
	 * YYYY-MM-DD or empty.
	 */
	first_registered?: string;
	model_year?: number;
	/**
	 * Miles; null where nobody knows.
	 */
	mileage?: number | null;
	mileage_status?: 'unknown' | 'warranted' | 'not_warranted' | 'incorrect';
	/**
	 * Null where nobody knows.
	 */
	former_keepers?: number | null;
	/**
	 * Number of keys; null where nobody said.
	 */
	keys?: number | null;
	v5c?: '' | 'present' | 'to_follow' | 'none';
	/**
	 * YYYY-MM-DD or empty.
	 */
	mot_until?: string;
	service_history?: 'not_stated' | 'full' | 'part' | 'none';
	vat?: '' | 'margin' | 'plus_vat' | 'no_vat';
	/**
	 * Condition, 1 the best; U not graded.
	 */
	grade?: '' | '1' | '2' | '3' | '4' | '5' | 'U';
	insurance_category?: '' | 'none' | 'A' | 'B' | 'S' | 'N';
	/**
	 * Euro standard, 0 where not known.
	 */
	euro_emission?: number;
	/**
	 * Whether it meets the standard of London's zone.
	 */
	ulez?: '' | 'yes' | 'no';
	/**
	 * Grams a kilometre.
	 */
	co2?: number;
	road_tax_class?: string;
	/**
	 * In the seller's words.
	 */
	faults?: string;
	/**
	 * Pounds: for staff, or for everyone where a setting says so.
	 */
	cap_clean?: number;
	cap_average?: number;
	cap_below?: number;
	/**
	 * Slug, e.g. semi-detached.
	 */
	property_type?: string;
	bedrooms?: number;
	bathrooms?: number;
	living_rooms?: number;
	/**
	 * 0 where not known.
	 */
	acres?: number;
	acres_source?: '' | 'staff' | 'feed_text';
	address_1?: string;
	address_2?: string;
	address_3?: string;
	town?: string;
	county?: string;
	/**
	 * In the usual form with one space, e.g. TN17 3AB.
	 */
	postcode?: string;
	display_address?: string;
	/**
	 * Visitors are told the town and the outward postcode alone.
	 */
	address_hidden?: boolean;
	latitude?: number;
	longitude?: number;
	/**
	 * How the coordinates were found; outcode is approximate, empty is none.
	 */
	location_quality?: '' | 'postcode' | 'outcode' | 'feed' | 'staff';
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
	/**
	 * As the agent says it, e.g. FTTP, up to 900 Mbps.
	 */
	broadband?: string;
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
	floorplans?: LotPicture[];
	epc_images?: LotPicture[];
	virtual_tours?: LotLink[];
	/**
	 * Which table of the tax on buying is right.
	 */
	property_use?: 'residential' | 'non_residential' | 'mixed' | 'land';
	occupancy?: '' | 'vacant' | 'let' | 'part_let';
	/**
	 * Pounds a year.
	 */
	rent?: number;
	/**
	 * Square metres.
	 */
	floor_area?: number;
	/**
	 * Pounds.
	 */
	rateable_value?: number;
	vat_on_price?: '' | 'no' | 'yes';
	joint_auctioneer?: string;
	viewings?: ViewingTime[];
	/**
	 * 0 for the sale's.
	 */
	completion_days?: number;
	/**
	 * 0 for the sale's.
	 */
	deposit_percent?: number;
	/**
	 * Pounds.
	 */
	deposit_minimum?: number;
	/**
	 * In words where the sale's fees do not say it.
	 */
	buyers_premium?: string;
	/**
	 * In words where the sale's fees do not say it.
	 */
	administration_charge?: string;
	/**
	 * What the special conditions ask of the buyer beside the price, each with its sum in whole pounds, e.g. Searches: £350, or Legal costs: £1,200 + VAT.
	 *
	 * @maxItems 20
	 */
	special_payments?: string[];
	special_conditions?: string;
	solicitor?: string;
}
