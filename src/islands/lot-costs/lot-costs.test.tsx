import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import taxes from '../../../plugins/core/src/Tax/property-taxes.json';
import vectors from '../../../plugins/auctions/tests/vectors/lot-costs.json';
import type { LotCostsProps } from '../../contract/generated/auctions/lot-costs-props';
import { LotCosts } from './lot-costs';

const props = ( others: Partial< LotCostsProps > = {} ): LotCostsProps => ( {
	action: 'http://localhost/auctions/december-cars/lot/12A/#costs',
	hidden: [ { name: 'make', value: 'ford' } ],
	fields: { hammer: '5,000', buyer: 'standard', non_resident: '' },
	fees: vectors.tables.cars as LotCostsProps[ 'fees' ],
	lot: 'vehicle',
	hammer_vat: true,
	vat_rate: 200,
	tax: null,
	buyers: [
		{ value: 'standard', label: 'Your only home' },
		{ value: 'additional', label: 'An additional home or buy-to-let' },
	],
	notes: [],
	...others,
} );
const answer = () => within( document.querySelector< HTMLElement >( '.hh-calculator__result' )! );
const rows = () => screen.getAllByRole( 'row' ).map( ( row ) => row.textContent );

it( '[LOT-04] counts anew with every change, line by line', async () => {
	const user = userEvent.setup();
	render( <LotCosts { ...props() } typed={ {} } /> );
	// 5,000 + 1,000 + 325 + 45 + 99.50 + 84.90
	expect( answer().getByText( '£6,554.40' ) ).toBeVisible();
	expect( rows() ).toEqual( [
		'Hammer price£5,000',
		'VAT on the hammer price at 20%£1,000',
		'Buyer’s fee6.5% of the hammer price, at least £295£325',
		'IndemnityVAT included£45',
		'Online bidding1.99% of the hammer price£99.50',
		'VAT on the fees at 20%£84.90',
	] );
	await user.clear( screen.getByLabelText( 'Hammer price (£)' ) );
	expect( answer().getByText( /^Enter a hammer price/ ) ).toBeVisible();
	expect( screen.getByLabelText( 'Hammer price (£)' ) ).toBeValid();
	await user.type( screen.getByLabelText( 'Hammer price (£)' ), 'a lot' );
	expect( screen.getByLabelText( 'Hammer price (£)' ) ).toBeInvalid();
	expect( screen.queryByLabelText( 'You are buying' ) ).toBeNull();
} );

it( '[LOT-04] a home’s buyer says who buys, which changes the tax; land’s does not', async () => {
	const user = userEvent.setup();
	const england = taxes.nations.england;
	const tax = { name: england.tax, source: england.source, is_home: true, table: england.tables.at( -1 )! };
	const { rerender } = render( <LotCosts { ...props( { lot: 'property', hammer_vat: false, fees: { lines: [] }, tax, fields: { hammer: '180000', buyer: 'standard', non_resident: '' } } ) } typed={ {} } /> );
	expect( rows().at( -1 ) ).toBe( 'Stamp Duty Land Tax£1,100' );
	await user.selectOptions( screen.getByLabelText( 'You are buying' ), 'additional' );
	expect( rows().at( -1 ) ).toBe( 'Stamp Duty Land Tax£10,100' );
	await user.click( screen.getByLabelText( 'I do not live in the UK' ) );
	expect( rows().at( -1 ) ).toBe( 'Stamp Duty Land Tax£13,700' );
	rerender( <LotCosts { ...props( { lot: 'property', hammer_vat: false, fees: { lines: [] }, tax: { ...tax, is_home: false, table: england.non_residential.tables[ 0 ]! }, fields: { hammer: '180000', buyer: 'standard', non_resident: '' } } ) } typed={ {} } /> );
	expect( rows().at( -1 ) ).toBe( 'Stamp Duty Land Tax£600' );
	expect( screen.queryByLabelText( 'You are buying' ) ).toBeNull();
} );

it( 'keeps what was typed before it came', () => {
	render( <LotCosts { ...props() } typed={ { hammer: [ '1,000' ], make: [ 'ford' ] } } /> );
	expect( screen.getByLabelText( 'Hammer price (£)' ) ).toHaveValue( '1,000' );
} );

it( 'tells the sum alone, once typing has rested', () => {
	jest.useFakeTimers();
	try {
		render( <LotCosts { ...props() } typed={ {} } /> );
		const price = screen.getByLabelText( 'Hammer price (£)' );
		const told = () => screen.getByRole( 'status' ).textContent;
		const wait = ( milliseconds: number ) => act( () => jest.advanceTimersByTime( milliseconds ) );
		wait( 5000 );
		expect( told() ).toBe( '' );
		for ( const value of [ '6', '60', '600', '6000' ] ) {
			fireEvent.change( price, { target: { value } } );
			wait( 900 );
			expect( told() ).toBe( '' );
		}
		wait( 100 );
		expect( told() ).toBe( 'You would pay £7,856.28' );
		fireEvent.change( price, { target: { value: '' } } );
		wait( 1000 );
		expect( told() ).toBe( 'Enter a hammer price in pounds, like 12,500.' );
	} finally {
		jest.useRealTimers();
	}
} );
