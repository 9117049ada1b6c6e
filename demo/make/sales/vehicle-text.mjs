/** Title and description of a vehicle lot, made from its facts. */

import { fill } from './random.mjs';
import { ageIdentifier } from './registration.mjs';
import { TODAY } from './vehicle-facts.mjs';
import { CATEGORY, CLOSINGS, CONDITION, HISTORY, IDENTITY, KEEPERS, MILEAGE, MOT, OPENINGS, PAPERS, VAT } from './vehicle-words.mjs';

const NUMBERS = [ 'no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine' ];
/** The field's word and the trade's. */
export const FUELS = { petrol: 'petrol', diesel: 'diesel', electric: 'electric', petrol_hybrid: 'hybrid', plug_in_hybrid: 'plug-in hybrid' };
const MONTHS = [ 'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December' ];

export const inWords = ( number ) => NUMBERS[ number ] ?? String( number );
const upper = ( text ) => text.charAt( 0 ).toUpperCase() + text.slice( 1 );
const lower = ( text ) => ( /^[A-Z][a-z]/.test( text ) ? text.charAt( 0 ).toLowerCase() + text.slice( 1 ) : text );
const isClassic = ( facts ) => Number( TODAY.slice( 0, 4 ) ) - facts.model_year > 40;

/** `2018 (68) Ford Fiesta 1.0 EcoBoost Titanium`. */
export function vehicleTitle( facts ) {
	const year = isClassic( facts ) ? facts.model_year : `${ facts.model_year } (${ ageIdentifier( facts.first_registered ) })`;
	return `${ year } ${ facts.make } ${ facts.model } ${ facts.derivative }`;
}

function motKind( until, firstRegistered ) {
	if ( typeof until === 'object' ) {
		if ( until.days < 80 ) {
			return 'short';
		}
		return until.days < 220 ? 'middle' : 'long';
	}
	if ( until === '' ) {
		return TODAY.slice( 0, 4 ) - firstRegistered.slice( 0, 4 ) > 40 ? 'exempt' : 'none';
	}
	return 'first';
}

const identityKind = ( facts, kind ) => {
	const van = kind === 'van' && facts.body !== 'Pick-up';
	if ( facts.fuel === 'electric' ) {
		return van ? 'electricVan' : 'electric';
	}
	return van ? 'van' : 'engine';
};

const keeperKind = ( count ) => [ 'none', 'one' ][ count ] ?? 'several';

/** What the patterns may ask for. */
function values( { facts, faults, shade } ) {
	const keys = `${ inWords( facts.keys ) } ${ facts.keys === 1 ? 'key' : 'keys' }`;
	return {
		shade,
		Shade: upper( shade ),
		doors: inWords( facts.doors ),
		seats: inWords( facts.seats ),
		body: facts.body === 'SUV' ? 'SUV' : facts.body.toLowerCase(),
		fuel: FUELS[ facts.fuel ],
		gearbox: facts.gearbox,
		a_gearbox: `${ facts.gearbox === 'automatic' ? 'an' : 'a' } ${ facts.gearbox }`,
		litres: facts.engine_cc ? `${ ( facts.engine_cc / 1000 ).toFixed( 1 ) }-litre` : '',
		miles: facts.mileage.toLocaleString( 'en-GB' ),
		keepers: inWords( facts.former_keepers ),
		keys,
		Keys: upper( keys ),
		month: typeof facts.mot_until === 'string' && facts.mot_until ? `${ MONTHS[ Number( facts.mot_until.slice( 5, 7 ) ) - 1 ] } ${ facts.mot_until.slice( 0, 4 ) }` : '',
		faults: faults.map( lower ).join( ', ' ),
	};
}

/**
 * @param {Object}                            lot     What vehicleFacts() gives.
 * @param {import('./random.mjs').Variety} variety Shared by all lots, so that neighbours differ.
 * @return {string} HTML: two or three paragraphs.
 */
export function vehicleText( lot, variety ) {
	const { facts, kind } = lot;
	const known = values( lot );
	const say = ( pool, name, options ) => fill( variety.pick( `${ pool }/${ name }`, options[ name ] ), known );
	const mot = motKind( facts.mot_until, facts.first_registered );
	const keepers = say( 'keepers', keeperKind( facts.former_keepers ), KEEPERS );
	const paragraphs = [
		[
			say( 'opening', isClassic( facts ) ? 'classic' : facts.vendor_type, OPENINGS ),
			say( 'identity', identityKind( facts, kind ), IDENTITY ),
			`${ say( 'mileage', facts.mileage_status, MILEAGE ) }; ${ keepers }.`,
		],
		[ say( 'history', facts.service_history, HISTORY ), say( 'papers', facts.v5c, PAPERS ), say( 'mot', mot, MOT ), say( 'condition', facts.grade, CONDITION ), facts.insurance_category === 'none' ? '' : say( 'category', facts.insurance_category, CATEGORY ) ],
		[ facts.grade === 'U' || facts.grade === '5' ? '' : say( 'closing', facts.body, CLOSINGS ), say( 'vat', facts.vat, VAT ) ],
	];
	return paragraphs
		.map( ( sentences ) => sentences.filter( Boolean ).join( ' ' ) )
		.filter( Boolean )
		.map( ( text ) => `<p>${ text }</p>` )
		.join( '\n' );
}
