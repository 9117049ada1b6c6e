import { render, screen } from '@testing-library/react';
import { PrivacyNote } from './privacy-note';

afterEach( () => {
	document.head.innerHTML = '';
} );

it( '[LOG-05] links the privacy page that the head names', () => {
	document.head.innerHTML = '<link rel="privacy-policy" href="https://example.com/privacy/">';
	render( <PrivacyNote /> );
	expect( screen.getByRole( 'link', { name: 'How we use your data' } ) ).toHaveAttribute( 'href', 'https://example.com/privacy/' );
} );

it( '[LOG-05] says nothing where no page is published', () => {
	document.head.innerHTML = '<link rel="canonical" href="https://example.com/">';
	const { container } = render( <PrivacyNote /> );
	expect( container ).toBeEmptyDOMElement();
} );
