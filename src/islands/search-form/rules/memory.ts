import { __, _n, sprintf } from '@wordpress/i18n';
import { readCookie, writeCookie } from '../../../lib/cookies';
import { pounds } from '../../../lib/format';
import { cleanFields, placesOf } from './clean';
import { DEFAULTS, type Fields } from './fields';
import { isObject } from '../../../lib/is-object';

/** SRCH-01. */
const TAB_COOKIE = 'hh_search_tab';
const TAB_DAYS = 7;

/** SRCH-13. */
const RECENT_COOKIE = 'hh_recent_search';
const RECENT_DAYS = 1;

/** A search that was made, to be offered again. */
export interface RecentSearch {
	label: string;
	/** A path of this site. */
	url: string;
}

const isChannel = ( value: unknown ): value is string => value === '1' || value === '2';

const isRecentSearch = ( value: unknown ): value is RecentSearch =>
	isObject( value ) &&
	typeof value.label === 'string' &&
	typeof value.url === 'string' &&
	// A path, and no other site's address: anyone can write a cookie.
	/^\/(?![/\\])/.test( value.url );

/** 1 sales, 2 lettings, as chosen last. */
export const rememberedTab = (): string | null => readCookie( TAB_COOKIE, isChannel );

export const rememberTab = ( channel: string ): void => writeCookie( TAB_COOKIE, channel, TAB_DAYS );

export const recentSearch = (): RecentSearch | null => readCookie( RECENT_COOKIE, isRecentSearch );

export const rememberSearch = ( search: RecentSearch ): void => writeCookie( RECENT_COOKIE, search, RECENT_DAYS );

/**
 * A search in words: `Cranbrook, for sale, 3 bedrooms or more, up to £400,000`.
 *
 * @param given
 * @param place Where a search without a location looks: `Near Headcorn station`, or nothing.
 */
export function describeSearch( given: Fields, place = '' ): string {
	const fields = cleanFields( given );
	const beds = Number( fields.min_beds );
	const words = [
		placesOf( fields.location ).join( ', ' ) || place || onMap( fields ),
		fields.trans_type === '2' ? __( 'to rent', 'hearth-hammer' ) : __( 'for sale', 'hearth-hammer' ),
	];
	if ( beds > 0 ) {
		words.push(
			fields.min_beds === fields.max_beds
				? // translators: %d: bedrooms.
				  sprintf( _n( '%d bedroom', '%d bedrooms', beds, 'hearth-hammer' ), beds )
				: // translators: %d: bedrooms.
				  sprintf( _n( '%d or more bedrooms', '%d or more bedrooms', beds, 'hearth-hammer' ), beds )
		);
	}
	if ( fields.max_price !== DEFAULTS.max_price ) {
		// translators: %s: a price.
		words.push( sprintf( __( 'up to %s', 'hearth-hammer' ), pounds( Number( fields.max_price ) ) ) );
	}
	const text = words.filter( Boolean ).join( ', ' );
	return text.charAt( 0 ).toUpperCase() + text.slice( 1 );
}

function onMap( fields: Fields ): string {
	if ( fields.polygon !== '' ) {
		return __( 'Drawn area', 'hearth-hammer' );
	}
	return fields.bounds === '' ? '' : __( 'Map area', 'hearth-hammer' );
}
