import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fixture from '../../../tests/fixtures/hpapi/mortgage-calculator.json';
import type { MortgageCalculatorProps } from '../../contract/generated/hpapi/mortgage-calculator-props';
import { MortgageCalculator } from './mortgage-calculator';

const props = fixture.props as MortgageCalculatorProps;
const answer = () => within( document.querySelector< HTMLElement >( '.hh-calculator__result' )! );

it( 'counts with a deposit in pounds or per cent', async () => {
	const user = userEvent.setup();
	render( <MortgageCalculator { ...props } typed={ { mc_price: [ '250000' ], mc_deposit: [ '20' ], mc_years: [ '25' ], mc_rate: [ '5' ] } } /> );
	expect( answer().getByText( '£1,169.18' ) ).toBeVisible();
	expect( answer().getByText( '£833.33' ) ).toBeVisible();
	await user.clear( screen.getByLabelText( 'Deposit (% or £)' ) );
	await user.type( screen.getByLabelText( 'Deposit (% or £)' ), '£50,000' );
	expect( answer().getByText( '£1,169.18' ) ).toBeVisible();
} );

it.each( [
	[ 'Deposit (% or £)', '101%', 'The deposit must not be more than the price' ],
	[ 'Deposit (% or £)', '£485,001', 'The deposit must not be more than the price' ],
	[ 'Deposit (% or £)', 'x', 'Enter a deposit, like 10% or £35,000' ],
	[ 'Term (years)', '41', 'Enter a whole number of years, from 1 to 40' ],
	[ 'Term (years)', '2.5', 'Enter a whole number of years, from 1 to 40' ],
	[ 'Interest rate (% a year)', '31', 'Enter an interest rate from 0 to 30%' ],
] )( 'says what is wrong with %s %s', async ( label, typed, message ) => {
	const user = userEvent.setup();
	render( <MortgageCalculator { ...props } typed={ {} } /> );
	await user.clear( screen.getByLabelText( label ) );
	await user.type( screen.getByLabelText( label ), typed );
	expect( answer().getByText( message ) ).toBeVisible();
	expect( screen.getByLabelText( label ) ).toBeInvalid();
} );
