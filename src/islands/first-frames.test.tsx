/**
 * An island's first frame is the server's version, or the page jumps when the script comes. The server's side are
 * fixtures that a PHP test dumps (plugins/hpapi/tests/integration/Templates).
 */
import { render } from '@testing-library/react';
import lotEnquiry from '../../tests/fixtures/auctions/lot-enquiry.json';
import lotOffer from '../../tests/fixtures/auctions/lot-enquiry-offer.json';
import legalPack from '../../tests/fixtures/auctions/lot-legal-pack.json';
import syncOverlay from '../../tests/fixtures/auctions/sync-overlay.json';
import lotCar from '../../tests/fixtures/auctions/lot-costs-car.json';
import lotHome from '../../tests/fixtures/auctions/lot-costs-home.json';
import lotPoa from '../../tests/fixtures/auctions/lot-costs-poa.json';
import lotShop from '../../tests/fixtures/auctions/lot-costs-shop.json';
import sell from '../../tests/fixtures/auctions/sell-at-auction.json';
import valuation from '../../tests/fixtures/hpapi/property-valuation.json';
import makeSearch from '../../tests/fixtures/auctions/car-make-search.json';
import mortgage from '../../tests/fixtures/hpapi/mortgage-calculator.json';
import gallery from '../../tests/fixtures/hpapi/property-gallery.json';
import enquiry from '../../tests/fixtures/hpapi/property-enquiry.json';
import enquiryNoTimes from '../../tests/fixtures/hpapi/property-enquiry-no-times.json';
import alerts from '../../tests/fixtures/auctions/lot-alerts.json';
import save from '../../tests/fixtures/hpapi/save-search.json';
import search from '../../tests/fixtures/hpapi/search-form.json';
import stampDuty from '../../tests/fixtures/hpapi/stamp-duty-calculator.json';
import type { PropertyValuationProps } from '../contract/generated/hpapi/property-valuation-props';
import { PropertyValuation } from './property-valuation/property-valuation';
import type { SellAtAuctionProps } from '../contract/generated/auctions/sell-at-auction-props';
import type { CarMakeSearchProps } from '../contract/generated/auctions/car-make-search-props';
import type { MortgageCalculatorProps } from '../contract/generated/hpapi/mortgage-calculator-props';
import newsletter from '../../tests/fixtures/hpapi/newsletter-form.json';
import type { NewsletterProps } from '../contract/generated/hpapi/newsletter-props';
import type { GalleryProps } from '../contract/generated/core/gallery-props';
import type { SaveSearchProps } from '../contract/generated/hpapi/save-search-props';
import type { SearchFormProps } from '../contract/generated/hpapi/search-form-props';
import type { StampDutyCalculatorProps } from '../contract/generated/hpapi/stamp-duty-calculator-props';
import type { LotAlertsProps } from '../contract/generated/auctions/lot-alerts-props';
import type { LotEnquiryProps } from '../contract/generated/auctions/lot-enquiry-props';
import { LotEnquiry } from './lot-enquiry/lot-enquiry';
import type { LotLegalPackProps } from '../contract/generated/auctions/lot-legal-pack-props';
import type { SyncOverlayProps } from '../contract/generated/auctions/sync-overlay-props';
import { LotLegalPack } from './lot-legal-pack/lot-legal-pack';
import type { LotCostsProps } from '../contract/generated/auctions/lot-costs-props';
import { LotCosts } from './lot-costs/lot-costs';
import { SellAtAuction } from './sell-at-auction/sell-at-auction';
import { CarMakeSearch } from './car-make-search/car-make-search';
import { MortgageCalculator } from './mortgage-calculator/mortgage-calculator';
import type { PropertyEnquiryProps } from '../contract/generated/hpapi/property-enquiry-props';
import { PropertyEnquiry } from './property-enquiry/property-enquiry';
import { Newsletter } from './newsletter/newsletter';
import { Gallery } from '../ui/gallery/gallery';
import { LotAlerts } from './lot-alerts/lot-alerts';
import { SaveSearch } from './save-search/save-search';
import { SearchForm } from './search-form/search-form';
import { SyncOverlay } from './sync-overlay/sync-overlay';
import { StampDutyCalculator } from './stamp-duty-calculator/stamp-duty-calculator';

import catalogue from '../../tests/fixtures/auctions/lot-catalogue.json';
import catalogueFiltered from '../../tests/fixtures/auctions/lot-catalogue-filtered.json';
import type { LotCatalogueProps } from '../contract/generated/auctions/lot-catalogue-props';
import { LotCatalogue } from './lot-catalogue/lot-catalogue';

/** What takes no room, or is laid over: it may differ. */
const IGNORED = 'datalist, option, optgroup, svg, .hh-visually-hidden, noscript';
const SEEN = [ 'class', 'name', 'value', 'type', 'placeholder', 'src', 'srcset', 'sizes', 'width', 'height', 'alt', 'style', 'aria-current', 'aria-label' ];
/** A link of the server's version is a button of the island. */
const SAME_TAG: Record< string, string > = { A: 'BUTTON' };

/** A button's type and an empty value are there or not, and nobody sees it. */
function isDefault( element: Element, tag: string, name: string ): boolean {
	return ( name === 'type' && tag === 'BUTTON' ) || ( name === 'value' && tag === 'INPUT' && element.getAttribute( name ) === '' );
}

function valueOf( element: Element, name: string ): string {
	const value = name === 'style' ? ( element as HTMLElement ).style.cssText : element.getAttribute( name );
	return ( value ?? '' ).replace( /\s+/g, ' ' ).trim();
}

function outline( element: Element, depth = 0 ): string[] {
	if ( element.matches( IGNORED ) ) {
		return [];
	}
	const tag = SAME_TAG[ element.tagName ] ?? element.tagName;
	const attributes = SEEN.filter( ( name ) => element.hasAttribute( name ) && ! isDefault( element, tag, name ) )
		.map( ( name ) => ` ${ name }="${ valueOf( element, name ) }"` )
		.join( '' );
	const text = [ ...element.childNodes ]
		.filter( ( node ) => node.nodeType === Node.TEXT_NODE )
		.map( ( node ) => node.textContent?.trim() ?? '' )
		.join( '' );
	const chosen = element instanceof HTMLSelectElement ? ` chosen="${ element.selectedOptions[ 0 ]?.textContent }"` : '';
	const state = element instanceof HTMLInputElement && element.checked ? ' checked' : '';
	return [
		`${ '  '.repeat( depth ) }${ tag }${ attributes }${ chosen }${ state } ${ text }`.trimEnd(),
		...[ ...element.children ].flatMap( ( child ) => outline( child, depth + 1 ) ),
	];
}

function fromServer( html: string ): string[] {
	const page = document.createElement( 'div' );
	page.innerHTML = html;
	document.body.append( page );
	return outline( page.firstElementChild! );
}

it( 'the search form is the server’s form', () => {
	const props = search.props as SearchFormProps;
	const server = fromServer( search.html );
	const { container } = render( <SearchForm { ...props } typed={ {} } /> );
	expect( outline( container.firstElementChild! ) ).toEqual( server );
	expect( server.length ).toBeGreaterThan( 30 );
} );

it( '[LEAD-01] the form for a valuation is the server’s form', () => {
	const server = fromServer( valuation.html );
	const { container } = render( <PropertyValuation { ...( valuation.props as PropertyValuationProps ) } typed={ {} } /> );
	expect( outline( container.firstElementChild! ) ).toEqual( server );
	expect( server.length ).toBeGreaterThan( 60 );
} );

it( 'the form of sellers is the server’s form', () => {
	const server = fromServer( sell.html );
	const { container } = render( <SellAtAuction { ...( sell.props as SellAtAuctionProps ) } typed={ {} } /> );
	expect( outline( container.firstElementChild! ) ).toEqual( server );
	expect( server.length ).toBeGreaterThan( 15 );
} );

it( 'the make search is the server’s form', () => {
	const server = fromServer( makeSearch.html );
	const { container } = render( <CarMakeSearch { ...( makeSearch.props as CarMakeSearchProps ) } typed={ {} } /> );
	expect( outline( container.firstElementChild! ) ).toEqual( server );
	expect( server.length ).toBeGreaterThan( 4 );
} );

it( 'the gallery is the server’s pictures', () => {
	const props = gallery.props as GalleryProps;
	const server = fromServer( gallery.html );
	const { container } = render( <Gallery { ...props } /> );
	expect( outline( container.firstElementChild! ) ).toEqual( server );
	expect( server.length ).toBeGreaterThan( 10 );
} );

it( 'the tax on buying is the server’s form and answer', () => {
	const server = fromServer( stampDuty.html );
	const { container } = render( <StampDutyCalculator { ...( stampDuty.props as StampDutyCalculatorProps ) } typed={ {} } /> );
	expect( outline( container.firstElementChild! ) ).toEqual( server );
	expect( server.length ).toBeGreaterThan( 30 );
} );

it.each( [
	[ 'a car', lotCar ],
	[ 'a home', lotHome ],
	[ 'a shop', lotShop ],
	[ 'a lot without a price', lotPoa ],
] )( 'what %s costs in all is the server’s form and answer', ( _name, { props, html } ) => {
	const server = fromServer( html );
	const { container } = render( <LotCosts { ...( props as LotCostsProps ) } typed={ {} } /> );
	expect( outline( container.firstElementChild! ) ).toEqual( server );
	expect( server.length ).toBeGreaterThan( 8 );
} );

it( 'the mortgage is the server’s form and answer', () => {
	const server = fromServer( mortgage.html );
	const { container } = render( <MortgageCalculator { ...( mortgage.props as MortgageCalculatorProps ) } typed={ {} } /> );
	expect( outline( container.firstElementChild! ) ).toEqual( server );
	expect( server.length ).toBeGreaterThan( 30 );
} );

it.each( [
	[ 'with times', enquiry ],
	[ 'without times', enquiryNoTimes ],
] )( 'the enquiry is the server’s form, %s', ( _name, { props, html } ) => {
	const server = fromServer( html );
	const { container } = render( <PropertyEnquiry { ...( props as PropertyEnquiryProps ) } typed={ {} } /> );
	expect( outline( container.firstElementChild! ) ).toEqual( server );
	expect( server.length ).toBeGreaterThan( 20 );
} );

it( 'the button that saves a search is the server’s link', () => {
	const server = fromServer( save.html );
	const { container } = render( <SaveSearch { ...( save.props as SaveSearchProps ) } /> );
	expect( outline( container.firstElementChild! ) ).toEqual( server );
	expect( server.length ).toBe( 3 );
} );

it( 'the button that saves a search of lots is the server’s link', () => {
	const server = fromServer( alerts.html );
	const { container } = render( <LotAlerts { ...( alerts.props as unknown as LotAlertsProps ) } /> );
	expect( outline( container.firstElementChild! ) ).toEqual( server );
	expect( server.length ).toBe( 2 );
} );

it( 'the newsletter is the server’s form', () => {
	const props = newsletter.props as NewsletterProps;
	const server = fromServer( newsletter.html );
	const { container } = render( <Newsletter { ...props } typed={ {} } /> );
	expect( outline( container.firstElementChild! ) ).toEqual( server );
	expect( server.length ).toBeGreaterThan( 10 );
} );

it( 'the legal pack is the server’s list and form', () => {
	const server = fromServer( legalPack.html );
	const { container } = render( <LotLegalPack { ...( legalPack.props as LotLegalPackProps ) } typed={ {} } /> );
	expect( outline( container.firstElementChild! ) ).toEqual( server );
	expect( server.length ).toBeGreaterThan( 20 );
} );

it.each( [
	[ 'before the sale', lotEnquiry ],
	[ 'with offers', lotOffer ],
] )( 'the form of a lot is the server’s form, %s', ( _name, { props, html } ) => {
	const server = fromServer( html );
	const { container } = render( <LotEnquiry { ...( props as LotEnquiryProps ) } typed={ {} } /> );
	expect( outline( container.firstElementChild! ) ).toEqual( server );
	expect( server.length ).toBeGreaterThan( 20 );
} );

it( 'the sync’s button is the server’s form', () => {
	const server = fromServer( syncOverlay.html );
	const { container } = render( <SyncOverlay { ...( syncOverlay.props as SyncOverlayProps ) } /> );
	expect( outline( container.firstElementChild! ) ).toEqual( server );
	expect( server.length ).toBe( 4 );
} );

it.each( [
	[ 'whole', catalogue ],
	[ 'filtered', catalogueFiltered ],
] )( 'the catalogue is the server’s, %s', ( _name, { props, html } ) => {
	const server = fromServer( html );
	const page = document.body.lastElementChild!;
	const adopted = Object.fromEntries( [ ...page.querySelectorAll< HTMLElement >( '[data-island-adopt]' ) ].map( ( node ) => [ node.dataset.islandAdopt ?? '', node ] ) );
	const { container } = render( <LotCatalogue { ...( props as unknown as LotCatalogueProps ) } typed={ {} } adopted={ adopted } /> );
	expect( outline( container.firstElementChild! ) ).toEqual( server );
	expect( server.length ).toBeGreaterThan( 60 );
} );
