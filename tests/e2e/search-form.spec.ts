import { aParish, cards, expect, islandIsAlive, layoutShift, openSearch, searchForm, test } from './support/site';

test( '[SRCH-03] [SRCH-07] from the home page to a property', { tag: '@npm-start' }, async ( { page } ) => {
	const parish = await aParish( page );
	await page.goto( '/' );
	await islandIsAlive( page, 'search-form' );
	const form = searchForm( page );
	const location = form.getByRole( 'combobox', { name: 'Location' } );
	await location.click();
	const list = page.getByRole( 'listbox', { name: 'Location' } );
	await expect( list.getByRole( 'option' ).first() ).toBeVisible();
	expect( ( await list.boundingBox() )?.height ).toBeLessThanOrEqual( 300 );
	await location.fill( parish.slice( 0, 4 ).toLowerCase() );
	await list.getByRole( 'option', { name: parish } ).first().click();
	await expect( location ).toHaveValue( parish );
	await form.getByRole( 'button', { name: 'Search' } ).click();
	await expect( page ).toHaveURL( /\/property-for-sale\/[a-z-]+\/$/ );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toContainText( parish );

	const first = cards( page ).first();
	await first.getByRole( 'link' ).first().click();
	await expect( page ).toHaveURL( /\/property\/[0-9]+\/[a-z0-9-]+\/$/ );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
	await expect( page.getByText( /£|POA/ ).first() ).toBeVisible();
} );

test( '[SRCH-08] [SRCH-10] three bedrooms have an address of their own, defaults stay out of it', async ( { page } ) => {
	await page.goto( '/' );
	await islandIsAlive( page, 'search-form' );
	const form = searchForm( page );
	if ( ! ( await form.getByLabel( 'Min beds' ).isVisible() ) ) {
		await form.getByRole( 'button', { name: /filters/ } ).click();
	}
	await form.getByLabel( 'Min beds' ).selectOption( '3' );
	await form.getByLabel( 'Max beds' ).selectOption( '3' );
	await form.getByRole( 'button', { name: 'Search', exact: true } ).click();
	await expect( page ).toHaveURL( /\/estate-agents\/for-sale\/property\/3-bedrooms\/$/ );
	await openSearch( page );
	await expect( searchForm( page ).getByLabel( 'Min beds' ) ).toHaveValue( '3' );
} );

test( '[SRCH-01] [SRCH-13] the tab and the last search are there again', async ( { page } ) => {
	await page.goto( '/' );
	await islandIsAlive( page, 'search-form' );
	await searchForm( page ).getByText( 'Rent', { exact: true } ).click();
	await searchForm( page ).getByRole( 'button', { name: 'Search', exact: true } ).click();
	await expect( page ).toHaveURL( /\/estate-agents\/to-rent\/$/ );
	await page.goto( '/' );
	await islandIsAlive( page, 'search-form' );
	await expect( searchForm( page ).getByRole( 'radio', { name: 'Rent' } ) ).toBeChecked();
	await searchForm( page ).getByRole( 'link', { name: /To rent/ } ).click();
	await expect( page ).toHaveURL( /\/estate-agents\/to-rent\/$/ );
} );

test( 'what is typed before the island comes is kept, and nothing jumps', async ( { page } ) => {
	let letGo = () => {};
	const held = new Promise< void >( ( resolve ) => ( letGo = resolve ) );
	await page.route( '**/islands/search-form.js*', async ( route ) => {
		await held;
		await route.continue();
	} );
	await page.goto( '/', { waitUntil: 'commit' } );
	const location = searchForm( page ).getByLabel( 'Location' );
	await location.fill( 'Cranb' );
	// Its place on the page: what is suggested for it may scroll into view.
	const place = () => location.evaluate( ( field ) => {
		const { left, top, width, height } = field.getBoundingClientRect();
		return { left, width, height, top: top + window.scrollY };
	} );
	// The title beside it is a pixel wider in its own face than in the one that stands in for it.
	await page.evaluate( () => document.fonts.ready.then( () => undefined ) );
	const before = await place();
	letGo();
	await islandIsAlive( page, 'search-form' );
	await expect( location ).toHaveValue( 'Cranb' );
	await expect( location ).toBeFocused();
	const after = await place();
	expect( Math.abs( after.top - before.top ) ).toBeLessThanOrEqual( 1.5 );
	expect( { ...after, top: 0 } ).toEqual( { ...before, top: 0 } );
	expect( await layoutShift( page ) ).toBeLessThanOrEqual( 0.02 );
} );

test( 'the form works with the keyboard alone', async ( { page } ) => {
	const parish = await aParish( page );
	await page.goto( '/' );
	await islandIsAlive( page, 'search-form' );
	await page.keyboard.press( 'Tab' );
	await expect( page.getByRole( 'link', { name: /skip/i } ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	const location = searchForm( page ).getByRole( 'combobox', { name: 'Location' } );
	for ( let presses = 0; presses < 15 && ! ( await location.evaluate( ( element ) => element === document.activeElement ) ); presses++ ) {
		await page.keyboard.press( 'Tab' );
	}
	await expect( location ).toBeFocused();
	await page.keyboard.type( parish );
	await expect( page.getByRole( 'option', { name: parish } ).first() ).toBeVisible();
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /\/property-for-sale\// );
	const link = cards( page ).first().getByRole( 'link' ).first();
	await link.focus();
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /\/property\// );
} );

test( 'open suggestions of the location leave Search free on a phone, on the home page and above a list, and it is pressed at once', async ( { page } ) => {
	await page.setViewportSize( { width: 375, height: 720 } );
	for ( const address of [ '/', '/estate-agents/for-sale/' ] ) {
		await page.goto( address );
		await islandIsAlive( page, 'search-form' );
		if ( address !== '/' ) {
			await page.locator( '.hh-refine summary' ).click();
		}
		const form = searchForm( page );
		const location = form.getByRole( 'combobox', { name: 'Location' } );
		// The last of the lists that come while one types: one that is shorter would move what is about to be pressed.
		const last = page.waitForResponse( ( answer ) => /locations\?.*=cranb(&|$)/.test( answer.url() ) );
		await location.pressSequentially( 'cranb' );
		await last;
		const list = form.getByRole( 'listbox', { name: 'Location' } );
		await expect( list.getByRole( 'option', { name: /Cranbrook/ } ).first() ).toBeVisible();
		// The list goes away with the press, which must not take the button from under it. Hovering waits until nothing moves.
		await form.getByRole( 'button', { name: 'Search' } ).hover();
		const [ field, suggestions, search ] = await Promise.all( [ location, list, form.getByRole( 'button', { name: 'Search' } ) ].map( ( one ) => one.boundingBox() ) );
		expect( suggestions!.y ).toBeGreaterThanOrEqual( field!.y + field!.height );
		expect( search!.y, `${ address }: Search is below the suggestions` ).toBeGreaterThanOrEqual( suggestions!.y + suggestions!.height );
		expect( suggestions!.height, 'and near' ).toBeLessThanOrEqual( 202 );
		await page.mouse.down();
		await page.mouse.up();
		await expect( page ).toHaveURL( /location=cranb|\/property-for-sale\// );
	}
} );
