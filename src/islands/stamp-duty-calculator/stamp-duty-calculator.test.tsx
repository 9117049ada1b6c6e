import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fixture from '../../../tests/fixtures/hpapi/stamp-duty-calculator.json';
import type { StampDutyCalculatorProps } from '../../contract/generated/hpapi/stamp-duty-calculator-props';
import { StampDutyCalculator } from './stamp-duty-calculator';

const props = fixture.props as StampDutyCalculatorProps;
const answer = () => within( document.querySelector< HTMLElement >( '.hh-calculator__result' )! );

it( 'counts anew with every change', async () => {
	const user = userEvent.setup();
	render( <StampDutyCalculator { ...props } typed={ {} } /> );
	expect( answer().getByText( '£14,250' ) ).toBeVisible();
	await user.clear( screen.getByLabelText( 'Price (£)' ) );
	expect( answer().getByText( /^Enter a price/ ) ).toBeVisible();
	expect( screen.getByLabelText( 'Price (£)' ) ).toBeInvalid();
	await user.type( screen.getByLabelText( 'Price (£)' ), '£300,000' );
	expect( answer().getByText( '£5,000', { selector: '.hh-price' } ) ).toBeVisible();
	await user.selectOptions( screen.getByLabelText( 'You are buying' ), 'additional' );
	await user.click( screen.getByLabelText( 'I do not live in the UK' ) );
	expect( answer().getByText( '£26,000' ) ).toBeVisible();
	await user.selectOptions( screen.getByLabelText( 'Location' ), 'wales' );
	expect( screen.queryByLabelText( 'I do not live in the UK' ) ).toBeNull();
	expect( answer().getByText( '£19,950' ) ).toBeVisible();
	expect( answer().getByText( 'Land Transaction Tax' ) ).toBeVisible();
} );

it( 'says where there is no relief for a first-time buyer', async () => {
	const user = userEvent.setup();
	render( <StampDutyCalculator { ...props } typed={ { sd_price: [ '600000' ], sd_nation: [ 'england' ], sd_buyer: [ 'first_time' ] } } /> );
	expect( answer().getByText( 'First-time buyer relief ends at £500,000.' ) ).toBeVisible();
	await user.selectOptions( screen.getByLabelText( 'Location' ), 'wales' );
	expect( answer().getByText( 'First-time buyers pay the same as other buyers here.' ) ).toBeVisible();
} );
