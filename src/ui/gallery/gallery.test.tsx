import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import vectors from '../../../plugins/core/tests/vectors/gallery.json';
import { loadSlides } from '../../lib/slides';
import { Gallery } from './gallery';
import { isFloorplan, TILE_SIZES, tiles, type GalleryProps } from './pictures';
import { moveBy, scaleAt, WHOLE } from './zoom';

// Until a test says so, Swiper is still on its way: everything but gliding and zoom works without it.
jest.mock( '../../lib/slides' );
const comes = () => jest.mocked( loadSlides ).mockResolvedValue( jest.requireActual( '../../lib/slides/swiper' ) );
const settle = () => act( async () => {} );

const picture = ( name: string, extension = 'jpg' ): GalleryProps[ 'images' ][ number ] => ( {
	src: `http://localhost/${ name }-600.${ extension }`,
	src_large: `http://localhost/${ name }.${ extension }`,
	srcset: `http://localhost/${ name }-300.${ extension } 300w, http://localhost/${ name }-600.${ extension } 600w`,
	width: 600,
	height: 400,
	alt: name,
	caption: `Caption of ${ name }`,
	color: '#cfd6c8',
} );
const props = ( others: Partial< GalleryProps > = {} ): GalleryProps => ( {
	title: '1 High Street, Rye',
	images: [ picture( 'front' ), picture( 'kitchen' ), picture( 'garden' ), picture( 'stairs' ), picture( 'attic' ) ],
	floorplans: [ picture( 'ground', 'png' ) ],
	videos: [],
	links: [],
	sizes: '100vw',
	...others,
} );

let fetched: string[];

beforeEach( () => {
	fetched = [];
	jest.useFakeTimers();
	jest.mocked( loadSlides ).mockReset().mockReturnValue( new Promise( () => {} ) );
	// Whatever is fetched, by an element of the page or ahead.
	jest.spyOn( HTMLImageElement.prototype, 'src', 'set' ).mockImplementation( ( address ) => fetched.push( address ) );
} );
afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

const visitor = () => userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
const pass = ( time: number ) => act( () => jest.advanceTimersByTime( time ) );
const onPage = () => screen.getByRole( 'region', { name: 'Photos' } );
const big = () => onPage().querySelector( '.hh-slides__slide:not([inert]) .hh-gallery__picture' );
const dialog = () => document.querySelector( 'dialog' );
const openViewer = () => fireEvent.click( screen.getByRole( 'button', { name: /Show full screen/ } ) );

it( '[PROP-01] shows the next picture and the one before, and counts them', async () => {
	const user = visitor();
	render( <Gallery { ...props() } /> );
	expect( big() ).toHaveAttribute( 'alt', 'front' );
	expect( screen.getByText( '1 of 5' ) ).toBeVisible();
	await user.click( screen.getByRole( 'button', { name: 'Next photo' } ) );
	expect( big() ).toHaveAttribute( 'alt', 'kitchen' );
	await user.click( screen.getByRole( 'button', { name: 'Next photo' } ) );
	await user.click( screen.getByRole( 'button', { name: 'Next photo' } ) );
	expect( screen.getByText( '4 of 5' ) ).toBeVisible();
	await user.click( screen.getByRole( 'button', { name: 'Next photo' } ) );
	await user.click( screen.getByRole( 'button', { name: 'Next photo' } ) );
	expect( big() ).toHaveAttribute( 'alt', 'front' );
	await user.click( screen.getByRole( 'button', { name: 'Previous photo' } ) );
	expect( big() ).toHaveAttribute( 'alt', 'attic' );
} );

it( '[PROP-01] a small picture opens the whole screen at it; there the thumbnails of all lead to each', async () => {
	const user = visitor();
	render( <Gallery { ...props() } /> );
	await user.click( within( onPage() ).getByRole( 'button', { name: /^Photo 3: / } ) );
	expect( within( dialog()! ).getByText( '3 of 5' ) ).toBeInTheDocument();
	const thumbs = within( dialog()! );
	expect( thumbs.getAllByRole( 'button', { name: /^Photo \d: ./ } ) ).toHaveLength( 5 );
	expect( thumbs.getByRole( 'button', { name: /^Photo 3: / } ) ).toHaveAttribute( 'aria-current', 'true' );
	await user.click( thumbs.getByRole( 'button', { name: /^Photo 5: / } ) );
	expect( thumbs.getByRole( 'button', { name: 'Photo 2: kitchen' } ) ).toBeInTheDocument();
	expect( thumbs.getByText( '5 of 5' ) ).toBeInTheDocument();
	expect( thumbs.getByRole( 'button', { name: /^Photo 5: / } ) ).toHaveAttribute( 'aria-current', 'true' );
	fireEvent.click( thumbs.getByRole( 'button', { name: 'Close' } ) );
	pass( 500 );
	// Left at the picture seen last.
	expect( big() ).toHaveAttribute( 'alt', 'attic' );
	await user.click( screen.getByRole( 'button', { name: 'All 5 photos' } ) );
	expect( within( dialog()! ).getByText( '1 of 5' ) ).toBeInTheDocument();
} );

it.each( vectors.tiles )( 'of $images pictures and $plans plans, $pictures stand beside the large one, and a plan: $plan', ( { images, plans, pictures, plan } ) => {
	expect( images > 0 ? tiles( 'images', images, plans ) : tiles( 'floorplans', plans, plans ) ).toEqual( { pictures, plan } );
} );

it( 'small pictures are as wide as the server says', () => {
	expect( TILE_SIZES ).toBe( vectors.tileSizes );
} );

it( 'one picture alone has nothing beside it, and no way to all photos', () => {
	render( <Gallery { ...props( { images: [ picture( 'front' ) ], floorplans: [] } ) } /> );
	expect( onPage() ).toHaveClass( 'hh-gallery--tiles-0' );
	expect( screen.getAllByRole( 'button' ) ).toHaveLength( 1 );
} );

it( 'leads to the tours of the page', () => {
	render( <Gallery { ...props( { links: [ { label: 'Virtual tour', url: '#tours' } ] } ) } /> );
	expect( screen.getByRole( 'link', { name: 'Virtual tour' } ) ).toHaveAttribute( 'href', '#tours' );
} );

it( 'keeps the height of the picture, whatever its shape', () => {
	render( <Gallery { ...props() } /> );
	expect( big() ).toHaveAttribute( 'width', '600' );
	expect( big() ).toHaveAttribute( 'height', '400' );
} );

it( '[PROP-01] fills the screen; Escape closes, fading 180 ms, torn down after 500 ms', () => {
	render( <Gallery { ...props() } /> );
	openViewer();
	expect( dialog() ).toHaveAttribute( 'open' );
	expect( dialog() ).toHaveAccessibleName( 'Photos of 1 High Street, Rye' );
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
	render( <Gallery { ...props() } /> );
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
	render( <Gallery { ...props() } /> );
	openViewer();
	await user.keyboard( '{ArrowRight}{ArrowRight}{ArrowLeft}' );
	expect( within( dialog()! ).getByText( '2 of 5' ) ).toBeInTheDocument();
	expect( within( dialog()! ).getByText( 'Caption of kitchen' ) ).toBeInTheDocument();
	fireEvent.click( screen.getByRole( 'button', { name: 'Close' } ) );
	pass( 500 );
	expect( big() ).toHaveAttribute( 'alt', 'kitchen' );
} );

it( 'fetches Swiper and the neighbours only once the visitor turns to the pictures', async () => {
	comes();
	render( <Gallery { ...props() } /> );
	await settle();
	expect( loadSlides ).not.toHaveBeenCalled();
	expect( fetched ).toContain( 'http://localhost/front.jpg' );
	expect( fetched ).not.toContain( 'http://localhost/kitchen.jpg' );
	fetched = [];
	fireEvent.pointerEnter( onPage() );
	await settle();
	expect( fetched ).toEqual( [ 'http://localhost/kitchen.jpg', 'http://localhost/attic.jpg' ] );
} );

describe( 'once Swiper has come', () => {
	const start = async ( others: Partial< GalleryProps > = {} ) => {
		comes();
		jest.spyOn( HTMLElement.prototype, 'clientWidth', 'get' ).mockReturnValue( 1000 );
		jest.spyOn( HTMLElement.prototype, 'clientHeight', 'get' ).mockReturnValue( 800 );
		jest.spyOn( HTMLElement.prototype, 'getBoundingClientRect' ).mockReturnValue( { left: 0, top: 0, width: 1000, height: 800 } as DOMRect );
		render( <Gallery { ...props( others ) } /> );
		fireEvent.focus( screen.getByRole( 'button', { name: /^Photo 2: / } ) );
		await settle();
	};
	const row = ( where: Element | null ) => where?.querySelector< HTMLElement >( '.hh-slides__row' )?.style;

	it( '[PROP-01] the pictures glide, the count follows, and slides beside are inert', async () => {
		await start();
		fireEvent.click( screen.getByRole( 'button', { name: 'Next photo' } ) );
		expect( row( onPage() )?.transform ).toBe( 'translate3d(-1000px, 0px, 0px)' );
		expect( row( onPage() )?.transitionDuration ).toBe( '300ms' );
		expect( screen.getByText( '2 of 5' ) ).toBeVisible();
		expect( big() ).toHaveAttribute( 'alt', 'kitchen' );
	} );

	it( 'the arrow keys turn the pictures only while the focus is among them', async () => {
		await start();
		fireEvent.keyDown( document.body, { key: 'ArrowRight', keyCode: 39 } );
		expect( screen.getByText( '2 of 5' ) ).toBeVisible();
		fireEvent.blur( screen.getByRole( 'button', { name: /^Photo 2: / } ) );
		fireEvent.keyDown( document.body, { key: 'ArrowRight', keyCode: 39 } );
		expect( screen.getByText( '2 of 5' ) ).toBeVisible();
	} );

	it( 'the viewer’s keys turn one picture, and the page behind it follows', async () => {
		await start();
		openViewer();
		await settle();
		fireEvent.keyDown( dialog()!.querySelector( '.hh-viewer__stage' )!, { key: 'ArrowRight', keyCode: 39, bubbles: true } );
		expect( within( dialog()! ).getByText( '2 of 5' ) ).toBeInTheDocument();
		expect( row( onPage() )?.transform ).toBe( 'translate3d(-1000px, 0px, 0px)' );
	} );

	it( 'the picture of a far thumbnail comes at once: nobody wants to see the others fly past', async () => {
		await start();
		openViewer();
		await settle();
		fireEvent.click( within( dialog()! ).getByRole( 'button', { name: /^Photo 5: / } ) );
		expect( row( dialog() )?.transitionDuration ).toBe( '0ms' );
		expect( within( dialog()! ).getByText( '5 of 5' ) ).toBeInTheDocument();
	} );

	it( 'no motion for those who prefer less', async () => {
		window.matchMedia = jest.fn( () => ( { matches: true, addEventListener: jest.fn() } ) ) as unknown as typeof window.matchMedia;
		await start();
		fireEvent.click( screen.getByRole( 'button', { name: 'Next photo' } ) );
		expect( row( onPage() )?.transitionDuration ).toBe( '0ms' );
		Reflect.deleteProperty( window, 'matchMedia' );
	} );
} );

it( '[PROP-02] shows the floorplan in the same viewer', async () => {
	const user = visitor();
	render( <Gallery { ...props() } /> );
	await user.click( screen.getByRole( 'button', { name: 'Floorplan' } ) );
	const tab = within( dialog()! ).getByRole( 'tab', { name: 'Floorplan' } );
	expect( tab ).toHaveAttribute( 'aria-selected', 'true' );
	expect( within( dialog()! ).getByRole( 'img', { name: 'ground' } ) ).toBeInTheDocument();
	act( () => tab.focus() );
	await user.keyboard( '{ArrowLeft}' );
	expect( within( dialog()! ).getByRole( 'tab', { name: 'Photos' } ) ).toHaveFocus();
	expect( within( dialog()! ).getByRole( 'img', { name: 'front' } ) ).toBeInTheDocument();
} );

it( '[PROP-02] what is not a photo is not called one', async () => {
	const user = visitor();
	render( <Gallery { ...props( { images: [], floorplans: [ picture( 'ground', 'png' ), picture( 'first', 'png' ) ] } ) } /> );
	expect( within( onPage() ).getByRole( 'button', { name: 'Next floorplan' } ) ).toBeInTheDocument();
	await user.click( within( onPage() ).getByRole( 'button', { name: /Show full screen/ } ) );
	expect( dialog() ).toHaveAccessibleName( 'Floorplans of 1 High Street, Rye' );
	expect( within( dialog()! ).getByRole( 'button', { name: 'Floorplan 2: first' } ) ).toBeInTheDocument();
	expect( screen.queryByRole( 'button', { name: /photo/i } ) ).toBeNull();
} );

it.each( vectors.floorplans )( '[PROP-02] $address as a floorplan: $isFloorplan', ( { address, isFloorplan: expected } ) => {
	expect( isFloorplan( address ) ).toBe( expected );
	render( <Gallery { ...props( { floorplans: [ { ...picture( 'plan' ), src_large: address } ] } ) } /> );
	expect( screen.queryAllByRole( 'button', { name: 'Floorplan' } ) ).toHaveLength( expected ? 1 : 0 );
} );

it( '[PROP-02] opens from a link elsewhere on the page', () => {
	document.body.innerHTML = '<a href="http://localhost/ground.png" target="_blank">Plan</a><div id="island"></div>';
	render( <Gallery { ...props() } />, { container: document.getElementById( 'island' )! } );
	expect( fireEvent.click( screen.getByRole( 'link', { name: 'Plan' } ), { ctrlKey: true } ) ).toBe( true );
	expect( dialog() ).toBeNull();
	expect( fireEvent.click( screen.getByRole( 'link', { name: 'Plan' } ) ) ).toBe( false );
	expect( within( dialog()! ).getByRole( 'img', { name: 'ground' } ) ).toBeInTheDocument();
} );

it( 'says so where a picture cannot be loaded, and goes on with the next', () => {
	render( <Gallery { ...props() } /> );
	openViewer();
	fireEvent.error( within( dialog()! ).getByRole( 'img', { name: 'front' } ) );
	expect( within( dialog()! ).getByRole( 'alert' ) ).toHaveTextContent( 'The image could not be loaded.' );
	fireEvent.click( within( dialog()! ).getByRole( 'button', { name: 'Next photo' } ) );
	expect( within( dialog()! ).getByRole( 'img', { name: 'kitchen' } ) ).toBeInTheDocument();
} );

describe( 'zoom', () => {
	const stage = () => dialog()!.querySelector< HTMLElement >( '.hh-viewer__stage' )!;
	const current = () => stage().querySelector< HTMLElement >( '.hh-slides__slide:not([inert])' )!;
	const scale = () => Number( /scale\(([\d.]+)\)/.exec( current().querySelector( 'img' )?.style.transform ?? '' )?.[ 1 ] ?? 1 );
	const moved = () => ( /translate3d\((-?[\d.]+)px, (-?[\d.]+)px/.exec( current().querySelector< HTMLElement >( '.hh-viewer__pane' )?.style.transform ?? '' ) ?? [] ).slice( 1 ).map( Number );

	beforeEach( async () => {
		comes();
		jest.spyOn( HTMLElement.prototype, 'clientWidth', 'get' ).mockReturnValue( 1000 );
		jest.spyOn( HTMLElement.prototype, 'clientHeight', 'get' ).mockReturnValue( 800 );
		jest.spyOn( HTMLElement.prototype, 'getBoundingClientRect' ).mockReturnValue( { left: 0, top: 0, width: 1000, height: 800 } as DOMRect );
		render( <Gallery { ...props() } /> );
		openViewer();
		await settle();
	} );

	it( '[PROP-01] by its buttons, to four times at the most and no smaller than whole', () => {
		const larger = screen.getByRole( 'button', { name: 'Zoom in' } );
		fireEvent.click( larger );
		expect( scale() ).toBe( 1.5 );
		expect( moved() ).toEqual( [ 0, 0 ] );
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
		await user.keyboard( '-' );
		// Swiper asks for key codes, which user-event leaves out.
		fireEvent.keyDown( stage(), { key: 'ArrowRight', keyCode: 39 } );
		expect( scale() ).toBe( 1 );
		expect( within( dialog()! ).getByText( '2 of 5' ) ).toBeInTheDocument();
	} );

	it( '[PROP-01] by a key that was pressed before Swiper came', async () => {
		cleanup();
		let arrive = ( _library: Awaited< ReturnType< typeof loadSlides > > ) => {};
		jest.mocked( loadSlides ).mockReturnValue( new Promise( ( done ) => ( arrive = done ) ) );
		render( <Gallery { ...props() } /> );
		openViewer();
		await visitor().keyboard( '++-' );
		arrive( jest.requireActual( '../../lib/slides/swiper' ) );
		await settle();
		expect( scale() ).toBe( 1.5 );
	} );

	it( '[PROP-01] by the wheel, at the pointer, and the page does not scroll', () => {
		const turn = ( deltaY: number ) => fireEvent.wheel( stage(), { deltaY, clientX: 700, clientY: 400, cancelable: true } );
		expect( turn( -100 ) ).toBe( false );
		expect( scale() ).toBeCloseTo( Math.exp( 0.2 ) );
		expect( moved()[ 0 ] ).toBeCloseTo( -200 * ( Math.exp( 0.2 ) - 1 ) );
		turn( 5000 );
		expect( scale() ).toBe( 1 );
		expect( fireEvent.wheel( stage(), { deltaX: 100, deltaY: 10 } ) ).toBe( true );
	} );

	it( 'the next picture is whole', () => {
		fireEvent.click( screen.getByRole( 'button', { name: 'Zoom in' } ) );
		fireEvent.click( within( dialog()! ).getByRole( 'button', { name: 'Next photo' } ) );
		expect( scale() ).toBe( 1 );
		expect( screen.getByRole( 'button', { name: 'Zoom out' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
	} );
} );

// Fingers are the browser's: tests/e2e/property-gallery.spec.ts.
describe( 'where a zoomed picture lies', () => {
	const stage = { width: 1000, height: 800 };

	it( 'what lies under the point stays there', () => {
		expect( scaleAt( WHOLE, 2.5, { x: 200, y: 0 }, stage ) ).toEqual( { scale: 2.5, x: -300, y: 0 } );
	} );

	it( 'it is never moved past its edge', () => {
		expect( moveBy( { scale: 2, x: 0, y: 0 }, { x: 5000, y: -5000 }, stage ) ).toEqual( { scale: 2, x: 500, y: -400 } );
	} );

	it( 'it is whole at the least and four times as large at the most', () => {
		expect( scaleAt( { scale: 3, x: 5, y: 5 }, 0.2, { x: 0, y: 0 }, stage ) ).toEqual( WHOLE );
		expect( scaleAt( WHOLE, 9, { x: 0, y: 0 }, stage ).scale ).toBe( 4 );
	} );
} );
