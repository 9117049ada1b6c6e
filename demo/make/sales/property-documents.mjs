/** The documents of a property lot's legal pack: short, and marked as invented on every page. */

import { pdf } from './pdf.mjs';

const NOTE = 'Demonstration document: invented, of no legal effect, not an official copy.';

const pounds = ( amount ) => `£${ amount.toLocaleString( 'en-GB' ) }`;

const paper = ( kind, title, facts, blocks ) => ( { kind, title, bytes: pdf( { title, subtitle: `${ facts.display_address } ${ facts.postcode }`, note: NOTE, blocks } ) } );

function specialConditions( row, facts ) {
	return paper( 'special_conditions', 'Special conditions of sale', facts, [
		[ 'heading', 'The lot' ],
		[ 'row', [ 'Lot', row.number ] ],
		[ 'row', [ 'Property', `${ facts.display_address } ${ facts.postcode }` ] ],
		[ 'row', [ 'Tenure', facts.tenure === 'leasehold' ? `Leasehold, ${ facts.lease_years } years unexpired` : 'Freehold' ] ],
		[ 'row', [ 'Deposit', `${ facts.deposit_percent }% of the price (minimum ${ pounds( facts.deposit_minimum ) }), held as stakeholder` ] ],
		[ 'row', [ 'Completion', `${ facts.completion_days } days after the auction` ] ],
		[ 'row', [ 'VAT', facts.vat_on_price === 'yes' ? 'The seller has opted to tax: VAT is payable on the price' : 'None on the price' ] ],
		[ 'row', [ 'Possession', { vacant: 'Vacant on completion', let: 'Subject to the tenancies in this pack', part_let: 'Part subject to the tenancies in this pack, part vacant' }[ facts.occupancy ] ] ],
		[ 'row', [ 'Seller’s solicitor', facts.solicitor ] ],
		[ 'heading', 'Conditions' ],
		[ 'paragraph', `1. ${ facts.special_conditions }` ],
		[ 'paragraph', '2. The common auction conditions apply, except where these conditions differ.' ],
		[ 'paragraph', '3. The seller sells whatever title the seller has, subject to the matters in the register and in the replies to enquiries in this pack. The buyer is deemed to have read both.' ],
		[ 'paragraph', '4. If the buyer completes late, interest is payable at 4% above base rate, calculated daily.' ],
		...( facts.restrictions ? [ [ 'paragraph', `5. The property is sold subject to: ${ facts.restrictions }.` ] ] : [] ),
	] );
}

function titleRegister( row, facts, number ) {
	return paper( 'title_register', 'Extract of title (demonstration)', facts, [
		[ 'paragraph', 'This extract shows what a register looks like. It was not issued by HM Land Registry.' ],
		[ 'heading', 'A: Property' ],
		[ 'row', [ 'Title number', `DEMO ${ number }` ] ],
		[ 'row', [ 'County', facts.county ] ],
		[ 'row', [ 'Description', `The ${ facts.tenure } land shown edged on the title plan, being ${ facts.address_1 }, ${ facts.town } (${ facts.postcode }).` ] ],
		[ 'heading', 'B: Proprietorship' ],
		[ 'row', [ 'Class of title', 'Absolute' ] ],
		[ 'row', [ 'Proprietor', 'The seller named in the contract' ] ],
		[ 'heading', 'C: Charges' ],
		[ 'row', [ '1', row.rent ? 'A registered charge, to be discharged on completion' : 'None' ] ],
		[ 'row', [ '2', facts.restrictions ? `Noted: ${ facts.restrictions }` : 'No restrictive covenants are noted' ] ],
	] );
}

function searches( facts ) {
	return paper( 'searches', 'Search results', facts, [
		[ 'heading', 'Local authority' ],
		[ 'row', [ 'Roads', 'The highway in front of the property is maintained at public expense' ] ],
		[ 'row', [ 'Planning', facts.planning_nearby ?? 'Nothing recorded since 1990' ] ],
		[ 'row', [ 'Enforcement', 'No notice recorded' ] ],
		[ 'heading', 'Drainage and water' ],
		[ 'row', [ 'Water', facts.water_supply ] ],
		[ 'row', [ 'Foul drainage', facts.sewerage ] ],
		[ 'heading', 'Environment' ],
		[ 'row', [ 'Flooding', { very_low: 'Very low risk', low: 'Low risk' }[ facts.flood_risk ] ] ],
		[ 'row', [ 'Mining', facts.mining ] ],
	] );
}

function energy( row, facts ) {
	return paper( 'epc', 'Energy performance certificate (demonstration)', facts, [
		[ 'row', [ 'Rating', `${ row.epc[ 0 ] } (${ row.epc[ 1 ] })` ] ],
		[ 'row', [ 'Potential', `${ row.epc[ 2 ] } (${ row.epc[ 3 ] })` ] ],
		...( facts.floor_area ? [ [ 'row', [ 'Floor area', `${ facts.floor_area } sq m` ] ] ] : [] ),
		[ 'row', [ 'Heating', facts.heating ] ],
		[ 'row', [ 'Construction', facts.construction ] ],
		[ 'paragraph', 'Recommended: insulation where it is missing, heating controls and low-energy lighting throughout.' ],
	] );
}

function tenancy( row, facts ) {
	const isGroundRents = row.type === 'ground-rents';
	const letting = facts.property_use === 'residential' ? 'Periodic tenancy' : 'Leases as described';
	return paper( 'tenancy', isGroundRents ? 'Schedule of leases' : 'Tenancy schedule', facts, [
		[ 'row', [ 'Rent', `${ pounds( facts.rent ) } a year in total` ] ],
		[ 'row', [ 'Type', isGroundRents ? 'Long leases at a ground rent' : letting ] ],
		[ 'row', [ 'Tenants', 'Names have been removed from this copy. The buyer receives them on exchange' ] ],
		[ 'row', [ 'Arrears', 'None at the date of this schedule' ] ],
		[ 'paragraph', row.letting ],
	] );
}

/**
 * @param {Object} row
 * @param {Object} facts  What propertyFacts() gives.
 * @param {number} number Of the demonstration title.
 * @return {Array<{ kind: string, title: string, bytes: Buffer }>} In the order of the pack.
 */
export function propertyDocuments( row, facts, number ) {
	return [ specialConditions( row, facts ), titleRegister( row, facts, number ), searches( facts ), ...( row.epc ? [ energy( row, facts ) ] : [] ), ...( row.letting ? [ tenancy( row, facts ) ] : [] ) ];
}
