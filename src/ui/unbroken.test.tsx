import { render } from '@testing-library/react';
import { Unbroken } from './unbroken';

it( 'marks what stays on one line and leaves the text as it is', () => {
	const { container } = render( <Unbroken text="Audi e-tron & 01632 960 123" /> );
	expect( container.innerHTML ).toBe( 'Audi <span class="hh-whole">e-tron</span> &amp; <span class="hh-whole">01632 960 123</span>' );
} );
