import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropertyGalleryProps } from '../../contract/generated/hpapi/property-gallery-props';
import { PropertyGallery } from './property-gallery';
import { isFloorplan } from './rules/pictures';

const picture = ( name: string, extension = 'jpg' ): PropertyGalleryProps[ 'images' ][ number ] => ( {
	src: `http://localhost/${ name }-600.${ extension }`,
	src_large: `http://localhost/${ name }.${ extension }`,
	srcset: `http://localhost/${ name }-300.${ extension } 300w, http://localhost/${ name }-600.${ extension } 600w`,
	width: 600,
	height: 400,
	alt: name,
	caption: `Caption of ${ name }`,
	color: '#cfd6c8',
} );
const props = ( others: Partial< PropertyGalleryProps > = {} ): PropertyGalleryProps => ( {
	title: '1 High Street, Rye',
	images: [ picture( 'front' ), picture( 'kitchen' ), picture( 'garden' ), picture( 'stairs' ), picture( 'attic' ) ],
	floorplans: [ picture( 'ground', 'png' ) ],
	...others,
} );

let fetched: string[];

beforeEach( () => {
	fetched = [];
	jest.useFakeTimers();
	// Whatever is fetched, by an element of the page or ahead.
	jest.spyOn( HTMLImageElement.prototype, 'src', 'set' ).mockImplementation( ( address ) => fetched.push( address ) );
} );
afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

const visitor = () => userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
const pass = ( time: number ) => act( () => jest.advanceTimersByTime( time ) );
const onPage = () => screen.getByRole( 'region', { name: 'Pictures' } );
const big = () => onPage().querySelector( '.hh-gallery__picture' );
const dialog = () => document.querySelector( 'dialog' );
const openViewer = () => fireEvent.click( screen.getByRole( 'button', { name: /Show full screen/ } ) );

it( '[PROP-01] shows a thumbnail’s picture, the next and the one before, and counts them', async () => {
	const user = visitor();
	render( <PropertyGallery { ...props() } /> );
	expect( big() ).toHaveAttribute( 'alt', 'front' );
	expect( screen.getByText( '1 of 5' ) ).toBeVisible();
	await user.click( screen.getByRole( 'button', { name: 'Picture 3' } ) );
	expect( big() ).toHaveAttribute( 'alt', 'garden' );
	expect( screen.getByRole( 'button', { name: 'Picture 3' } ) ).toHaveAttribute( 'aria-current', 'true' );
	await user.click( screen.getByRole( 'button', { name: 'Next picture' } ) );
	expect( screen.getByText( '4 of 5' ) ).toBeVisible();
	await user.click( screen.getByRole( 'button', { name: 'Next picture' } ) );
	await user.click( screen.getByRole( 'button', { name: 'Next picture' } ) );
	expect( big() ).toHaveAttribute( 'alt', 'front' );
	await user.click( screen.getByRole( 'button', { name: 'Previous picture' } ) );
	expect( big() ).toHaveAttribute( 'alt', 'attic' );
} );

it( 'keeps the height of the picture, whatever its shape', () => {
	render( <PropertyGallery { ...props() } /> );
	expect( big() ).toHaveAttribute( 'width', '600' );
	expect( big() ).toHaveAttribute( 'height', '400' );
} );

it( '[PROP-01] fills the screen; Escape closes, fading 180 ms, torn down after 500 ms', () => {
	render( <PropertyGallery { ...props() } /> );
	openViewer();
	expect( dialog() ).toHaveAttribute( 'open' );
	expect( dialog() ).toHaveAccessibleName( 'Pictures of 1 High Street, Rye' );
	fireEvent.keyDown( dialog()!, { key: 'Escape' } );
	expect( dialog() ).toHaveClass( 'is-closing' );
	pass( 179 );
	expect( dialog() ).toHaveAttribute( 'open' );
	pass( 1 );
	expect( dialog() ).not.toHaveAttribute( 'open' );
	pass( 319 );
	expect( dialog() ).toBeInTheDocument();
	pass( 1 );
	expect( dialog() ).toBeNull();
} );

it( '[PROP-01] opens again while it is still closing', () => {
	render( <PropertyGallery { ...props() } /> );
	openViewer();
	fireEvent.click( screen.getByRole( 'button', { name: 'Close' } ) );
	pass( 300 );
	openViewer();
	pass( 1000 );
	expect( dialog() ).toHaveAttribute( 'open' );
	expect( dialog() ).not.toHaveClass( 'is-closing' );
} );

it( 'turns with the arrow keys and stays at the picture seen last', async () => {
	const user = visitor();
	render( <PropertyGallery { ...props() } /> );
	openViewer();
	await user.keyboard( '{ArrowRight}{ArrowRight}{ArrowLeft}' );
	expect( within( dialog()! ).getByText( '2 of 5' ) ).toBeInTheDocument();
	expect( within( dialog()! ).getByText( 'Caption of kitchen' ) ).toBeInTheDocument();
	fireEvent.click( screen.getByRole( 'button', { name: 'Close' } ) );
	pass( 500 );
	expect( big() ).toHaveAttribute( 'alt', 'kitchen' );
} );

it( 'turns with a finger sideways, and not with one up or down', () => {
	render( <PropertyGallery { ...props() } /> );
	const stage = onPage().querySelector( '.hh-gallery__stage' )!;
	const swipe = ( x: number, y: number ) => {
		fireEvent.touchStart( stage, { touches: [ { clientX: 200, clientY: 200 } ] } );
		fireEvent.touchEnd( stage, { changedTouches: [ { clientX: 200 + x, clientY: 200 + y } ] } );
	};
	swipe( -80, 10 );
	expect( big() ).toHaveAttribute( 'alt', 'kitchen' );
	swipe( -60, 90 );
	swipe( -20, 0 );
	expect( big() ).toHaveAttribute( 'alt', 'kitchen' );
	swipe( 80, 0 );
	expect( big() ).toHaveAttribute( 'alt', 'front' );
} );

it( 'fetches the neighbours, and only once the visitor turns to the pictures', () => {
	render( <PropertyGallery { ...props() } /> );
	expect( fetched ).toContain( 'http://localhost/front.jpg' );
	expect( fetched ).not.toContain( 'http://localhost/kitchen.jpg' );
	fetched = [];
	fireEvent.pointerEnter( onPage() );
	expect( fetched ).toEqual( [ 'http://localhost/kitchen.jpg', 'http://localhost/attic.jpg' ] );
} );

it( '[PROP-02] shows the floorplan in the same viewer', async () => {
	const user = visitor();
	render( <PropertyGallery { ...props() } /> );
	await user.click( screen.getByRole( 'button', { name: 'Floorplan' } ) );
	const tab = within( dialog()! ).getByRole( 'tab', { name: 'Floorplan' } );
	expect( tab ).toHaveAttribute( 'aria-selected', 'true' );
	expect( within( dialog()! ).getByRole( 'img', { name: 'ground' } ) ).toBeInTheDocument();
	act( () => tab.focus() );
	await user.keyboard( '{ArrowLeft}' );
	expect( within( dialog()! ).getByRole( 'tab', { name: 'Pictures' } ) ).toHaveFocus();
	expect( within( dialog()! ).getByRole( 'img', { name: 'front' } ) ).toBeInTheDocument();
} );

it.each( [
	[ 'http://a.example/plan.png', true ],
	[ 'https://a.example/plan.JPG', true ],
	[ 'https://a.example/plan.jpeg', true ],
	[ 'https://a.example/plan.webp', true ],
	[ 'https://a.example/plan.pdf', false ],
	[ 'https://a.example/plan.gif', false ],
	[ '/plan.png', false ],
	[ 'https://a.example/plan.png?x=1', false ],
] )( '[PROP-02] %s as a floorplan: %s', ( address, expected ) => {
	expect( isFloorplan( address ) ).toBe( expected );
	render( <PropertyGallery { ...props( { floorplans: [ { ...picture( 'plan' ), src_large: address } ] } ) } /> );
	expect( screen.queryAllByRole( 'button', { name: 'Floorplan' } ) ).toHaveLength( expected ? 1 : 0 );
} );

it( '[PROP-02] opens from a link elsewhere on the page', () => {
	document.body.innerHTML = '<a href="http://localhost/ground.png">Plan</a><div id="island"></div>';
	render( <PropertyGallery { ...props() } />, { container: document.getElementById( 'island' )! } );
	expect( fireEvent.click( screen.getByRole( 'link', { name: 'Plan' } ), { ctrlKey: true } ) ).toBe( true );
	expect( dialog() ).toBeNull();
	expect( fireEvent.click( screen.getByRole( 'link', { name: 'Plan' } ) ) ).toBe( false );
	expect( within( dialog()! ).getByRole( 'img', { name: 'ground' } ) ).toBeInTheDocument();
} );

it( 'says so where a picture cannot be loaded, and goes on with the next', () => {
	render( <PropertyGallery { ...props() } /> );
	openViewer();
	fireEvent.error( within( dialog()! ).getByRole( 'img', { name: 'front' } ) );
	expect( within( dialog()! ).getByRole( 'alert' ) ).toHaveTextContent( 'The image could not be loaded.' );
	fireEvent.click( within( dialog()! ).getByRole( 'button', { name: 'Next picture' } ) );
	expect( within( dialog()! ).getByRole( 'img', { name: 'kitchen' } ) ).toBeInTheDocument();
} );

describe( 'zoom', () => {
	const stage = () => dialog()!.querySelector< HTMLElement >( '.hh-viewer__stage' )!;
	const scale = () => Number( /scale\(([\d.]+)\)/.exec( stage().querySelector( 'img' )?.style.transform ?? '' )?.[ 1 ] ?? 1 );
	const moved = () => ( /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec( stage().querySelector( 'img' )?.style.transform ?? '' ) ?? [] ).slice( 1 ).map( Number );

	beforeEach( () => {
		jest.spyOn( HTMLElement.prototype, 'getBoundingClientRect' ).mockReturnValue( { left: 0, top: 0, width: 1000, height: 800 } as DOMRect );
		render( <PropertyGallery { ...props() } /> );
		openViewer();
	} );

	it( '[PROP-01] by its buttons, to four times at the most and no smaller than whole', () => {
		const larger = screen.getByRole( 'button', { name: 'Zoom in' } );
		fireEvent.click( larger );
		expect( scale() ).toBe( 1.5 );
		for ( let press = 0; press < 9; press++ ) {
			fireEvent.click( larger );
		}
		expect( scale() ).toBe( 4 );
		expect( larger ).toHaveAttribute( 'aria-disabled', 'true' );
		for ( let press = 0; press < 9; press++ ) {
			fireEvent.click( screen.getByRole( 'button', { name: 'Zoom out' } ) );
		}
		expect( scale() ).toBe( 1 );
	} );

	it( '[PROP-01] by the keys, which then move the picture instead of turning it', async () => {
		const user = visitor();
		await user.keyboard( '+' );
		expect( scale() ).toBe( 1.5 );
		await user.keyboard( '{ArrowRight}{ArrowUp}' );
		expect( moved() ).toEqual( [ -80, 80 ] );
		expect( within( dialog()! ).getByText( '1 of 5' ) ).toBeInTheDocument();
		await user.keyboard( '-{ArrowRight}' );
		expect( scale() ).toBe( 1 );
		expect( within( dialog()! ).getByText( '2 of 5' ) ).toBeInTheDocument();
	} );

	it( '[PROP-01] by two clicks at a point, which stays where it is, and out again', () => {
		fireEvent.doubleClick( stage(), { clientX: 700, clientY: 400 } );
		expect( scale() ).toBe( 2.5 );
		expect( moved() ).toEqual( [ -300, 0 ] );
		fireEvent.doubleClick( stage(), { clientX: 100, clientY: 100 } );
		expect( scale() ).toBe( 1 );
	} );

	const pointer = ( type: string, id: number, x: number, y: number ) => {
		const event = new MouseEvent( type, { bubbles: true, clientX: x, clientY: y } );
		Object.assign( event, { pointerId: id, pointerType: 'touch' } );
		fireEvent( stage(), event );
	};

	it( '[PROP-01] by two fingers, and one then moves it, never past its edge', () => {
		pointer( 'pointerdown', 1, 400, 400 );
		pointer( 'pointerdown', 2, 600, 400 );
		pointer( 'pointermove', 2, 800, 400 );
		expect( scale() ).toBe( 2 );
		pointer( 'pointerup', 2, 800, 400 );
		pointer( 'pointermove', 1, 5000, 400 );
		expect( moved()[ 0 ] ).toBe( 500 );
		pointer( 'pointerup', 1, 5000, 400 );
	} );

	it( 'a finger across a zoomed picture does not turn it', () => {
		fireEvent.click( screen.getByRole( 'button', { name: 'Zoom in' } ) );
		fireEvent.touchStart( stage(), { touches: [ { clientX: 400, clientY: 200 } ] } );
		fireEvent.touchEnd( stage(), { changedTouches: [ { clientX: 200, clientY: 200 } ] } );
		expect( within( dialog()! ).getByText( '1 of 5' ) ).toBeInTheDocument();
	} );

	it( 'the next picture is whole', () => {
		fireEvent.click( screen.getByRole( 'button', { name: 'Zoom in' } ) );
		fireEvent.click( within( dialog()! ).getByRole( 'button', { name: 'Next picture' } ) );
		expect( scale() ).toBe( 1 );
	} );
} );
