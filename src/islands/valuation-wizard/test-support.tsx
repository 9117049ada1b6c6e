/**
 * What the wizard's tests share: props and answers as the PHP tests dumped them, and a server that gives them.
 */
import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormValues } from '../../lib/fallback-values';
import found from '../../../tests/fixtures/caphpi/valuation.json';
import withoutCapId from '../../../tests/fixtures/caphpi/valuation-no-cap-id.json';
import withoutValue from '../../../tests/fixtures/caphpi/valuation-no-value.json';
import sent from '../../../tests/fixtures/caphpi/valuation-send.json';
import unknownPlate from '../../../tests/fixtures/caphpi/valuation-unknown.json';
import serverProps from '../../../tests/fixtures/caphpi/valuation-wizard-props.json';
import type { ValuationAnswer, ValuationWizardProps } from './types';
import { ValuationWizard } from './valuation-wizard';

/** What the server prints, with the settings at their defaults. */
export const props: ValuationWizardProps = {
	...serverProps,
	limits: { ...serverProps.limits, per_day: 2 },
	contact: {
		phone: '01632 960 123',
		phone_href: 'tel:+441632960123',
		hours: 'Monday to Friday 9am to 5pm',
		held: 'The auction is held twice weekly.',
		url: 'https://example.com/contact/',
	},
	next_steps: { sales: [ { label: 'Monday 23 November, classics', url: 'https://example.com/auction/0/', newest_year: 1999 }, { label: 'Tuesday 24 November, 11am', url: 'https://example.com/auction/1/', newest_year: 0 }, { label: 'Friday 27 November', url: '', newest_year: 0 } ], book_url: 'https://example.com/auction-enquiry/sell/car-auctions/' },
	outcome_rules: { threshold: 2750, local_areas: [ 'CT', 'TN', 'ME' ] },
	ask_condition: false,
	heading_level: 2,
	form_id: 'valuation',
};

interface Told {
	/** Below average, in pounds. */
	below?: number | null;
	warnings?: string[];
	/** Thousands of miles. */
	mileage?: number;
}

// jsdom has no structuredClone.
const copyOf = ( fixture: unknown ): unknown => JSON.parse( JSON.stringify( fixture ) );

/** The server's answer for a Ford Fiesta. */
export function answer( { below = 2600, warnings = [], mileage = 45 }: Told = {} ): ValuationAnswer {
	const copy = copyOf( found ) as ValuationAnswer;
	const live = copy.data.RequestResults.Asset.SupplementaryAssetData.CAPLiveValuation;
	if ( live ) {
		live.WarningCode = warnings;
		live.Mileage = mileage;
		for ( const value of live.MileageConditionBasedValuations ) {
			value.TradeValue = value.Code === 'B' ? below : value.TradeValue;
		}
	}
	copy.data.valuation_token = 'token.signed';
	return copy;
}

/** A plate that nobody knows; a vehicle that no price guide knows. */
export const notFound = (): ValuationAnswer => copyOf( unknownPlate ) as ValuationAnswer;
export const noCapId = () => copyOf( withoutCapId ) as ValuationAnswer;
/** A vehicle whose value nobody says. */
export const noValue = () => copyOf( withoutValue ) as ValuationAnswer;

export interface Reply {
	status?: number;
	body?: unknown;
}

export const refusal = ( status: number, code = 'caphpi_failed', message = 'No.' ): Reply => ( {
	status,
	body: { code, message, data: { status } },
} );

export const queued: Reply = { status: 202, body: sent };

type Handler = ( url: URL, init: RequestInit ) => Reply | Promise< Reply >;

/** A spreadsheet that works is what most tests do not mean to speak of. */
const USUAL: Record< string, Reply > = { 'valuation/log': { body: { status: 'written' } } };

/**
 * Stands for the server. Each route gets a reply, or a function that makes one; a route without one answers 500.
 *
 * @return The calls that were made.
 */
export function server( routes: Record< string, Reply | Handler > ) {
	const fetch = jest.fn( async ( input: string, init: RequestInit = {} ) => {
		const url = new URL( input );
		const route = url.pathname.replace( /.*\/caphpi\/v1\//, '' );
		const handler = routes[ route ] ?? USUAL[ route ] ?? { status: 500, body: null };
		const { status = 200, body = null } = typeof handler === 'function' ? await handler( url, init ) : handler;
		init.signal?.throwIfAborted();
		return { ok: status < 400, status, json: async () => body };
	} );
	Object.assign( globalThis, { fetch } );
	return {
		fetch,
		/** The addresses called, without the REST root. */
		routes: () => fetch.mock.calls.map( ( [ url ] ) => new URL( url ).pathname.replace( /.*\/caphpi\/v1\//, '' ) ),
		/** The form data of the last call of a route. */
		sent: ( route: string ): Record< string, FormDataEntryValue[] > => {
			const call = fetch.mock.calls.findLast( ( [ url ] ) => new URL( url ).pathname.endsWith( `/${ route }` ) );
			const data = call?.[ 1 ]?.body as FormData;
			return Object.fromEntries( [ ...new Set( data.keys() ) ].map( ( name ) => [ name, data.getAll( name ) ] ) );
		},
	};
}

/** A promise that waits to be told. */
export function deferred< Value >() {
	let resolve: ( value: Value ) => void = () => {};
	const promise = new Promise< Value >( ( done ) => {
		resolve = done;
	} );
	return { promise, resolve: ( value: Value ) => act( async () => resolve( value ) ) };
}

/** What jsdom lacks; returns what scrolled. */
export function preparePage() {
	const scrollTo = jest.fn();
	// Each test is a new visit.
	window.history.replaceState( null, '' );
	Object.assign( window, {
		scrollTo,
		scrollY: 0,
		dataLayer: [],
		matchMedia: () => ( { matches: true } ),
		wp_has_consent: () => true,
		wp_consent_type: 'optin',
	} );
	Object.assign( globalThis, {
		TextEncoder,
		IntersectionObserver: class {
			constructor( private readonly seen: ( entries: object[] ) => void ) {}
			observe() {
				this.seen( [ { isIntersecting: true } ] );
			}
			disconnect() {}
		},
	} );
	Object.defineProperty( globalThis, 'crypto', { value: webcrypto, configurable: true } );
	// 300 px down a long page.
	jest.spyOn( Element.prototype, 'getBoundingClientRect' ).mockReturnValue( { top: 300 } as DOMRect );
	Object.defineProperty( document.documentElement, 'scrollHeight', { value: 5000, configurable: true } );
	return { scrollTo };
}

export function open( more: Partial< ValuationWizardProps > = {}, typed: FormValues = {} ) {
	const user = userEvent.setup();
	const view = render( <ValuationWizard { ...props } { ...more } typed={ typed } /> );
	return { user, ...view };
}

type User = ReturnType< typeof userEvent.setup >;

export const plateField = () => screen.getByLabelText( 'Number plate' );
export const mileageField = () => screen.getByLabelText( 'Mileage' );
export const emailField = () => screen.getByLabelText( 'Email address' );
export const button = ( name: string ) => screen.getByRole( 'button', { name } );

export async function askFor( user: User, plate = 'km21 fjx', miles = '45,000' ) {
	await user.type( plateField(), plate );
	await user.type( mileageField(), miles );
	await user.click( button( 'Find my vehicle' ) );
}

export async function sendTo( user: User, email = 'Jo@Example.com', postcode = '', name = '' ) {
	await user.type( await screen.findByLabelText( 'Email address' ), email );
	if ( name ) {
		await user.type( screen.getByLabelText( /^Name/ ), name );
	}
	if ( postcode ) {
		await user.type( screen.getByLabelText( /^Postcode/ ), postcode );
	}
	await user.click( button( 'Send my valuation' ) );
}
