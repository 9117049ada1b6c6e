import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { existsSync, readdirSync, readFileSync } from 'fs';
import { resolve } from 'path';
import type { ComponentType, ReactNode } from 'react';
import { registerServerBlock } from './_shared/block';

// The editor's own components are not what is tested: these stand for them.
jest.mock( '@wordpress/block-editor', () => ( {
	useBlockProps: () => ( { className: 'block' } ),
	InspectorControls: ( { children }: { children: ReactNode } ) => <aside>{ children }</aside>,
	MediaUploadCheck: ( { children }: { children: ReactNode } ) => children,
	MediaUpload: ( { render: button, onSelect }: { render: ( button: { open: () => void } ) => ReactNode; onSelect: ( picked: object ) => void } ) => button( { open: () => onSelect( { id: 7, url: 'house.webp' } ) } ),
} ) );
const mockUpdate = jest.fn();
let mockBlocks: Array< { name: string; clientId: string; attributes: object; innerBlocks: never[] } > = [];
jest.mock( '@wordpress/data', () => ( {
	useSelect: ( map: ( select: () => object ) => unknown ) => map( () => ( { getBlocks: () => mockBlocks } ) ),
	useDispatch: () => ( { updateBlockAttributes: mockUpdate } ),
} ) );
jest.mock( '@wordpress/components', () => ( {
	Button: ( { id, children, onClick }: { id?: string; children: ReactNode; onClick: () => void } ) => <button id={ id } onClick={ onClick }>{ children }</button>,
	BaseControl: ( { id, label, children }: { id: string; label: string; children: ReactNode } ) => (
		<div>
			<label htmlFor={ id }>{ label }</label>
			{ children }
		</div>
	),
	FocalPointPicker: ( props: { label: string; onChange: ( focal: object ) => void } ) => <button onClick={ () => props.onChange( { x: 0.2, y: 0.9 } ) }>{ props.label }</button>,
	Disabled: ( { children }: { children: ReactNode } ) => <div>{ children }</div>,
	PanelBody: ( { children }: { children: ReactNode } ) => <section>{ children }</section>,
	Placeholder: ( { label, instructions, children }: { label: string; instructions?: string; children?: ReactNode } ) => (
		<div>
			{ label } { instructions } { children }
		</div>
	),
	Spinner: () => <span>Loading</span>,
	Notice: ( { children }: { children: ReactNode } ) => <p role="alert">{ children }</p>,
	SelectControl: ( props: { label: string; value: string; options: Array< { label: string; value: string } >; onChange: ( value: string ) => void } ) => (
		<label>
			{ props.label }
			<select value={ props.value } onChange={ ( event ) => props.onChange( event.target.value ) }>
				{ props.options.map( ( option ) => (
					<option key={ option.value } value={ option.value }>
						{ option.label }
					</option>
				) ) }
			</select>
		</label>
	),
	TextControl: ( props: { label: string; help?: string; value: string; onChange: ( value: string ) => void } ) => (
		<label>
			{ props.label } <span>{ props.help }</span>
			<input value={ props.value } onChange={ ( event ) => props.onChange( event.target.value ) } />
		</label>
	),
	ComboboxControl: ( props: { label: string; value: string; options: Array< { label: string; value: string } >; onFilterValueChange: ( typed: string ) => void; onChange: ( value: string | null ) => void } ) => (
		<>
			<label>
				{ props.label }
				<input onChange={ ( event ) => props.onFilterValueChange( event.target.value ) } />
			</label>
			{ props.options.map( ( { label, value } ) => (
				<button key={ value } aria-pressed={ value === props.value } onClick={ () => props.onChange( value ) }>
					{ label }
				</button>
			) ) }
			<button onClick={ () => props.onChange( null ) }>No { props.label }</button>
		</>
	),
	FormTokenField: ( props: { label: string; value: string[]; maxLength: number; suggestions: string[]; onInputChange: ( typed: string ) => void; onChange: ( tokens: string[] ) => void } ) => (
		<>
			<label>
				{ props.label }
				<input onChange={ ( event ) => props.onInputChange( event.target.value ) } />
			</label>
			{ props.value.map( ( token ) => (
				<button key={ token } onClick={ () => props.onChange( props.value.filter( ( one ) => one !== token ) ) }>
					Remove { token }
				</button>
			) ) }
			{ ( props.value.length < props.maxLength ? props.suggestions : [] ).map( ( title ) => (
				<button key={ title } onClick={ () => props.onChange( [ ...props.value, title ] ) }>
					{ title }
				</button>
			) ) }
		</>
	),
	TextareaControl: ( props: { label: string; value: string; onChange: ( value: string ) => void } ) => (
		<label>
			{ props.label }
			<textarea value={ props.value } onChange={ ( event ) => props.onChange( event.target.value ) } />
		</label>
	),
	ToggleControl: ( props: { label: string; checked: boolean; onChange: ( checked: boolean ) => void } ) => (
		<button onClick={ () => props.onChange( ! props.checked ) }>{ props.label }</button>
	),
	RangeControl: ( props: { label: string; value: number; min: number; max: number; onChange: ( value?: number ) => void } ) => (
		<button onClick={ () => props.onChange( props.max ) }>{ props.label }</button>
	),
} ) );

const mockRegister = jest.fn();
jest.mock( '@wordpress/blocks', () => ( { registerBlockType: ( ...args: unknown[] ) => mockRegister( ...args ) } ) );

type Placeholders = Record< 'LoadingResponsePlaceholder' | 'EmptyResponsePlaceholder' | 'ErrorResponsePlaceholder', ComponentType< { message?: string } > >;
let preview: Placeholders & { block: string; attributes: object };
jest.mock( '@wordpress/server-side-render', () => ( {
	__esModule: true,
	default: ( props: typeof preview ) => {
		preview = props;
		return <div>Preview</div>;
	},
} ) );

interface Block {
	name: string;
	apiVersion: number;
	category: string;
	textdomain: string;
	editorScript: string;
	editorStyle: string;
	example: object;
	supports: { inserter?: boolean };
	attributes?: Record< string, { default?: unknown } >;
}

const block = ( folder: string ) => JSON.parse( readFileSync( resolve( __dirname, folder, 'block.json' ), 'utf8' ) ) as Block;
const all = readdirSync( __dirname ).filter( ( name ) => existsSync( resolve( __dirname, name, 'block.json' ) ) );
/** Those that editors place; the others are parts that need their page, and have no script. */
const folders = all.filter( ( folder ) => block( folder ).supports.inserter !== false );
const defaults = ( folder: string ): object => Object.fromEntries( Object.entries( block( folder ).attributes ?? {} ).flatMap( ( [ name, one ] ) => ( one.default === undefined ? [] : [ [ name, one.default ] ] ) ) );

interface Module {
	Edit: ComponentType< { attributes: object; setAttributes: ( changed: object ) => void } >;
}

function edit( folder: string, setAttributes = jest.fn() ) {
	const { Edit } = jest.requireActual< Module >( `./${ folder }/edit` );
	render( <Edit attributes={ defaults( folder ) } setAttributes={ setAttributes } /> );
	return setAttributes;
}

const mockApiFetch = jest.fn( ( _options: { path: string } ): Promise< unknown > => new Promise( () => {} ) );
jest.mock( '@wordpress/api-fetch', () => ( { __esModule: true, default: ( options: { path: string } ) => mockApiFetch( options ) } ) );
beforeEach( () => mockApiFetch.mockReset().mockImplementation( () => new Promise( () => {} ) ) );

it( 'there are blocks', () => expect( folders ).toEqual( expect.arrayContaining( [ 'search-form', 'property-list', 'featured-properties', 'valuation-wizard', 'valuation-reminder' ] ) ) );

describe.each( folders )( 'the block %s', ( folder ) => {
	it( 'is described as core registers it', () => {
		expect( block( folder ) ).toMatchObject( {
			name: `hearth-hammer/${ folder }`,
			apiVersion: 3,
			category: 'hearth-hammer',
			textdomain: 'hearth-hammer',
			editorScript: 'hearth-hammer-blocks-editor',
			editorStyle: 'hearth-hammer-blocks-editor',
			example: {},
		} );
		expect( existsSync( resolve( __dirname, folder, 'index.tsx' ) ) ).toBe( true );
	} );

	it( 'previews the server’s HTML, and says so while it loads, where it is empty and where it fails', () => {
		edit( folder );
		expect( preview.block ).toBe( `hearth-hammer/${ folder }` );
		expect( preview.attributes ).toEqual( defaults( folder ) );
		const { LoadingResponsePlaceholder, EmptyResponsePlaceholder, ErrorResponsePlaceholder } = preview;
		render(
			<>
				<LoadingResponsePlaceholder />
				<EmptyResponsePlaceholder />
				<ErrorResponsePlaceholder message="It broke." />
			</>
		);
		expect( screen.getByText( 'Loading' ) ).toBeInTheDocument();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'It broke.' );
		expect( document.body ).toHaveTextContent( /[Vv]isitors won’t see this block/ );
	} );
} );

it.each( all.filter( ( folder ) => ! folders.includes( folder ) ) )( 'the part %s is described, and is for templates alone', ( folder ) => {
	expect( block( folder ) ).toMatchObject( { name: `hearth-hammer/${ folder }`, apiVersion: 3, textdomain: 'hearth-hammer', supports: { html: false } } );
	expect( block( folder ) ).not.toHaveProperty( 'editorScript' );
	expect( readdirSync( resolve( __dirname, folder ) ) ).toEqual( [ 'block.json' ] );
} );

it.each( all )( 'the block %s names no file: its plugin prints it, and core would resolve a file’s real path, which breaks under symlinks', ( folder ) => {
	expect( JSON.stringify( block( folder ) ) ).not.toContain( 'file:' );
} );

it( 'the editor offers the blocks whose plugin is on', () => {
	const metadata = { name: 'hearth-hammer/awards', title: 'Awards' };
	window.hearthHammerBlocks = [ 'hearth-hammer/search-form' ];
	registerServerBlock( metadata, () => null );
	expect( mockRegister ).not.toHaveBeenCalled();
	window.hearthHammerBlocks = [ 'hearth-hammer/awards' ];
	registerServerBlock( metadata, () => null );
	expect( mockRegister ).toHaveBeenCalledWith( 'hearth-hammer/awards', expect.objectContaining( metadata ) );
} );

it( 'a number stays within its bounds, and emptied it is the site’s own', async () => {
	const set = edit( 'mortgage-calculator' );
	await userEvent.type( screen.getByLabelText( 'Term (years)' ), '9' );
	await userEvent.type( screen.getByLabelText( 'Price (£)' ), '{Backspace}' );
	await userEvent.clear( screen.getByLabelText( 'Price (£)' ) );
	expect( set.mock.calls ).toEqual( [ [ { years: 9 } ], [ { price: 35000 } ], [ { price: undefined } ] ] );
} );

it( '[REM-03] an editor chooses the kind of reminder', async () => {
	const set = edit( 'valuation-reminder' );
	await userEvent.selectOptions( screen.getByLabelText( 'Type' ), 'hero' );
	expect( set.mock.calls ).toEqual( [ [ { variant: 'hero' } ] ] );
} );

it( 'an editor sets up a list', async () => {
	const set = edit( 'property-list' );
	await userEvent.selectOptions( screen.getByLabelText( 'Show' ), '2' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Number of properties' } ) );
	expect( set.mock.calls ).toEqual( [ [ { channel: 2 } ], [ { limit: 24 } ] ] );
} );

it( '[BLK-01] an editor picks a parish from those that the site has, and none again', async () => {
	mockApiFetch.mockImplementation( ( { path } ) => Promise.resolve( path.includes( 'search=ry' ) ? [ { id: 3, slug: 'rye', title: { rendered: 'Rye' } } ] : [ { id: 2, slug: 'st-marys', title: { rendered: 'St Mary&#8217;s' } } ] ) );
	const set = edit( 'parish-features' );
	await userEvent.click( await screen.findByRole( 'button', { name: 'St Mary’s' } ) );
	await userEvent.type( screen.getByLabelText( 'Parish' ), 'ry' );
	await userEvent.click( await screen.findByRole( 'button', { name: 'Rye' } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'No Parish' } ) );
	expect( set.mock.calls ).toEqual( [ [ { parish: 'st-marys' } ], [ { parish: 'rye' } ], [ { parish: '' } ] ] );
	expect( mockApiFetch.mock.calls.map( ( [ { path } ] ) => path.replace( /&_fields.*?(?=&|$)/, '' ) ) ).toEqual( [ '/wp/v2/hpapi_parish?per_page=100&orderby=title&order=asc', '/wp/v2/hpapi_parish?per_page=100&orderby=title&order=asc&search=ry' ] );
} );

it( '[BLK-01] a parish that an older version named stays chosen, and stays where the list cannot be had', async () => {
	mockApiFetch.mockRejectedValue( new Error( 'offline' ) );
	const { Edit } = jest.requireActual< Module >( './parish-features/edit' );
	render( <Edit attributes={ { parish: 'Cranbrook' } } setAttributes={ jest.fn() } /> );
	expect( screen.getByRole( 'button', { name: 'Cranbrook' } ) ).toHaveAttribute( 'aria-pressed', 'true' );
} );

it( '[BLK-01] an editor picks the sale of a catalogue by its title, day and kind, in the order of their days', async () => {
	mockApiFetch.mockResolvedValue( [ { id: 12, slug: 'cars', title: { rendered: 'Cars &amp; more' }, hh_label: 'Cars & more, 1 July 2026 · Cars · Live' }, { id: 14, slug: 'cars-2', title: { rendered: 'Cars &amp; more' }, hh_label: 'Cars & more, 1 June 2026 · Cars · Live · Finished' } ] );
	const set = edit( 'lot-catalogue' );
	await userEvent.selectOptions( screen.getByLabelText( 'Sale' ), await screen.findByRole( 'option', { name: 'Cars & more, 1 July 2026 · Cars · Live' } ) );
	expect( set.mock.calls ).toEqual( [ [ { sale: 12 } ] ] );
	expect( screen.getAllByRole( 'option' )[ 0 ] ).toHaveTextContent( 'The next sale' );
	expect( mockApiFetch.mock.calls[ 0 ]?.[ 0 ].path ).toBe( '/wp/v2/hh_sale?per_page=100&orderby=hh_sale_date&_fields=id,slug,title,hh_label' );
} );

it( '[BLK-01] an editor picks single lots by number, make or sale, and takes one out again', async () => {
	const lots = [ { id: 7, slug: '7', title: { rendered: 'Ford Ka' }, hh_label: 'Lot 1: Ford Ka · Cars, 1 July 2026' }, { id: 8, slug: '8', title: { rendered: 'Ford Ka' }, hh_label: 'Lot 1: Ford Ka · Cars, 1 June 2026' } ];
	mockApiFetch.mockImplementation( ( { path } ) => Promise.resolve( path.includes( 'include=' ) ? [ lots[ 1 ] ] : lots ) );
	const set = jest.fn();
	const { Edit } = jest.requireActual< Module >( './future-lots/edit' );
	const { rerender } = render( <Edit attributes={ { lots: [], business: '', limit: 6 } } setAttributes={ set } /> );
	await userEvent.type( screen.getByLabelText( 'Chosen lots' ), 'lot 1' );
	await waitFor( () => expect( mockApiFetch.mock.calls.some( ( [ { path } ] ) => path === '/wp/v2/hh_lot?per_page=100&orderby=hh_sale_date&_fields=id,slug,title,hh_label&search=lot%201' ) ).toBe( true ) );
	await userEvent.click( await screen.findByRole( 'button', { name: 'Lot 1: Ford Ka · Cars, 1 June 2026' } ) );
	expect( set ).toHaveBeenLastCalledWith( { lots: [ 8 ] } );
	rerender( <Edit attributes={ { lots: [ 8 ], business: '', limit: 6 } } setAttributes={ set } /> );
	await userEvent.click( await screen.findByRole( 'button', { name: /^Remove Lot 1/ } ) );
	expect( set ).toHaveBeenLastCalledWith( { lots: [] } );
} );

it( '[BLK-01] an editor picks properties by their addresses, told apart where two are the same, and takes one out again', async () => {
	const titles = new Map( [ [ 7, 'Mill Lane' ], [ 8, 'Mill Lane' ], [ 9, 'Oast &amp; Barn' ] ] );
	const answer = ( ids: number[] ) => Promise.resolve( ids.map( ( id ) => ( { id, slug: String( id ), title: { rendered: titles.get( id ) } } ) ) );
	mockApiFetch.mockImplementation( ( { path } ) => answer( path.includes( 'include=' ) ? [ 9 ] : [ 7, 8 ] ) );
	const set = jest.fn();
	const { Edit } = jest.requireActual< Module >( './featured-properties/edit' );
	// 40 has gone meanwhile: it keeps its place until somebody takes it out.
	render( <Edit attributes={ { properties: [ 9, 40 ], channel: 1, limit: 3 } } setAttributes={ set } /> );
	await userEvent.click( await screen.findByRole( 'button', { name: 'Mill Lane (8)' } ) );
	await userEvent.click( await screen.findByRole( 'button', { name: 'Remove Oast & Barn' } ) );
	expect( set.mock.calls ).toEqual( [ [ { properties: [ 9, 8, 40 ] } ], [ { properties: [ 40 ] } ] ] );
	expect( mockApiFetch.mock.calls.map( ( [ { path } ] ) => path ).filter( ( path ) => path.includes( '&include=9,40' ) ) ).toHaveLength( 1 );
	await userEvent.type( screen.getByLabelText( 'Chosen properties' ), 'mill' );
	await screen.findByRole( 'button', { name: 'Mill Lane (7)' } );
} );

it( '[BLK-01] an editor picks no more properties than the block takes, whatever has gone of those chosen before', async () => {
	const posts = Array.from( { length: 13 }, ( _, at ) => ( { id: at + 1, slug: String( at + 1 ), title: { rendered: `${ at + 1 } Mill Lane` } } ) );
	mockApiFetch.mockImplementation( ( { path } ) => Promise.resolve( path.includes( 'include=' ) ? posts.slice( 0, 11 ) : posts ) );
	const set = jest.fn();
	const { Edit } = jest.requireActual< Module >( './featured-properties/edit' );
	const chosen = posts.slice( 0, 11 ).map( ( { id } ) => id );
	// The twelfth has gone: it makes room.
	const { rerender } = render( <Edit attributes={ { properties: [ ...chosen, 40 ], channel: 1, limit: 3 } } setAttributes={ set } /> );
	await userEvent.click( await screen.findByRole( 'button', { name: '13 Mill Lane' } ) );
	expect( set.mock.calls ).toEqual( [ [ { properties: [ ...chosen, 13 ] } ] ] );
	await act( async () => rerender( <Edit attributes={ { properties: [ ...chosen, 13 ], channel: 1, limit: 3 } } setAttributes={ set } /> ) );
	expect( screen.queryByRole( 'button', { name: '12 Mill Lane' } ) ).toBeNull();
} );

it( '[BLK-01] an editor picks who of the people is shown', async () => {
	mockApiFetch.mockResolvedValue( [ { id: 7, slug: 'tom', title: { rendered: 'Tom Hallett' } } ] );
	const set = edit( 'people' );
	await userEvent.click( await screen.findByRole( 'button', { name: 'Tom Hallett' } ) );
	expect( set.mock.calls ).toEqual( [ [ { people: [ 7 ] } ] ] );
} );

it( '[OWN-02] an editor changes words, photos and focal point of the hero', async () => {
	mockApiFetch.mockResolvedValue( { source_url: 'house.webp' } );
	const set = jest.fn();
	const { Edit } = jest.requireActual< Module >( './home-hero/edit' );
	render( <Edit attributes={ { heading: 'Find', search: true, picture: 3, phonePicture: 0 } } setAttributes={ set } /> );
	await userEvent.type( screen.getByLabelText( 'Heading' ), 'x' );
	await userEvent.click( screen.getByLabelText( 'Photo on phones' ) );
	await userEvent.click( await screen.findByRole( 'button', { name: 'Focal point' } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Remove' } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Property search' } ) );
	expect( set.mock.calls ).toEqual( [ [ { heading: 'Findx' } ], [ { phonePicture: 7 } ], [ { focal: { x: 0.2, y: 0.9 } } ], [ { picture: 0 } ], [ { search: false } ] ] );
	expect( mockApiFetch.mock.calls[ 0 ]?.[ 0 ].path ).toBe( '/wp/v2/media/3?_fields=source_url' );
} );

it( '[OWN-02] an editor adds a point to how we work, and empties one to take it out', async () => {
	const set = jest.fn();
	const { Edit } = jest.requireActual< Module >( './how-we-work/edit' );
	render( <Edit attributes={ { points: [ { title: 'A', text: '' } ] } } setAttributes={ set } /> );
	await userEvent.type( screen.getByLabelText( 'Point 2' ), 'B' );
	await userEvent.clear( screen.getByLabelText( 'Point 1' ) );
	expect( set.mock.calls ).toEqual( [ [ { points: [ { title: 'A', text: '' }, { title: 'B' } ] } ], [ { points: [] } ] ] );
} );

it( 'an editor sets up a carousel that plays', async () => {
	const set = edit( 'property-carousel' );
	await userEvent.selectOptions( screen.getByLabelText( 'Show' ), '2' );
	await userEvent.type( screen.getByLabelText( 'Heading' ), 'N' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Autoplay' } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Number of properties' } ) );
	expect( set.mock.calls ).toEqual( [ [ { channel: 2 } ], [ { title: 'N' } ], [ { plays: true } ], [ { limit: 24 } ] ] );
} );

it( 'an editor chooses who is quoted', async () => {
	mockApiFetch.mockResolvedValueOnce( [ { id: 7, title: { rendered: 'Eleanor O&#8217;Dowd' } } ] );
	const set = edit( 'valuer-quote' );
	await userEvent.selectOptions( await screen.findByLabelText( 'Member of staff' ), await screen.findByRole( 'option', { name: 'Eleanor O’Dowd' } ) );
	expect( set ).toHaveBeenCalledWith( { staff: 7 } );
} );

it( '[BLK-01] a sale or a person that the list does not hold stays chosen, by its name', async () => {
	mockApiFetch.mockImplementation( ( { path } ) => Promise.resolve( path.includes( 'include=212' ) ? [ { id: 212, slug: 'old', title: { rendered: 'An old sale' } } ] : [ { id: 12, slug: 'cars', title: { rendered: 'Cars' } } ] ) );
	const { Edit } = jest.requireActual< Module >( './lot-catalogue/edit' );
	render( <Edit attributes={ { sale: 212 } } setAttributes={ jest.fn() } /> );
	expect( await screen.findByRole( 'option', { name: 'An old sale' } ) ).toBeInTheDocument();
	expect( screen.getByLabelText( 'Sale' ) ).toHaveValue( '212' );
} );

it( '[BLK-01] an editor shows one office, which stays chosen where it is not listed any more', async () => {
	window.hearthHammerOffices = [ { id: 'cranbrook', name: 'Cranbrook' }, { id: 'rye', name: 'Harbour Road' } ];
	const { Edit } = jest.requireActual< Module >( './offices/edit' );
	const set = jest.fn();
	const { rerender } = render( <Edit attributes={ { office: '' } } setAttributes={ set } /> );
	await userEvent.selectOptions( screen.getByLabelText( 'Office' ), 'Harbour Road' );
	expect( set.mock.calls ).toEqual( [ [ { office: 'rye' } ] ] );
	rerender( <Edit attributes={ { office: 'closed-one' } } setAttributes={ set } /> );
	expect( screen.getByLabelText( 'Office' ) ).toHaveValue( 'closed-one' );
	delete window.hearthHammerOffices;
} );

it( '[CAR-01] an editor chooses the business of the make search and the words that lead to pages', async () => {
	const set = edit( 'car-make-search' );
	await userEvent.selectOptions( screen.getByLabelText( 'Business' ), 'van-auctions' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Add a word' } ) );
	await userEvent.type( screen.getByLabelText( 'Word' ), 'c' );
	expect( screen.getByText( /Enter an address on this site/ ) ).toBeInTheDocument();
	await userEvent.type( screen.getByLabelText( /^Page/ ), '/' );
	expect( screen.queryByText( /Enter an address on this site/ ) ).toBeNull();
	expect( set.mock.calls ).toEqual( [ [ { business: 'van-auctions' } ], [ { actions: 'c | ' } ], [ { actions: 'c | /' } ] ] );
} );

it( '[CAR-01] words that an older version stored as lines stand in rows; one is taken out, none other is lost', async () => {
	const { Edit } = jest.requireActual< Module >( './car-make-search/edit' );
	const set = jest.fn();
	render( <Edit attributes={ { business: 'car-auctions', actions: 'classics | /auctions/?a=1|2\r\nno bar\n\nvans|https://elsewhere.example/' } } setAttributes={ set } /> );
	expect( screen.getAllByLabelText( 'Word' ).map( ( field ) => ( field as HTMLInputElement ).value ) ).toEqual( [ 'classics', 'no bar', 'vans' ] );
	expect( screen.getAllByText( /Enter an address on this site/ ) ).toHaveLength( 2 );
	expect( set ).not.toHaveBeenCalled();
	await userEvent.click( screen.getAllByRole( 'button', { name: 'Remove' } )[ 2 ]! );
	expect( set.mock.calls ).toEqual( [ [ { actions: 'classics | /auctions/?a=1|2\nno bar | ' } ] ] );
} );

it( 'an editor chooses what the form of sellers asks', async () => {
	const set = edit( 'sell-at-auction' );
	await userEvent.selectOptions( screen.getByLabelText( 'Auctions' ), 'property-auctions' );
	expect( set.mock.calls ).toEqual( [ [ { business: 'property-auctions' } ] ] );
} );

it( '[CAR-04] an editor chooses which steps are shown', async () => {
	const set = edit( 'car-auction-steps' );
	await userEvent.selectOptions( screen.getByLabelText( 'Show' ), 'selling' );
	expect( set.mock.calls ).toEqual( [ [ { show: 'selling' } ] ] );
} );

it( '[BLK-01] the parish of one part of a page is given to all others that show one, at a click', async () => {
	const one = ( name: string, clientId: string, attributes: object ) => ( { name, clientId, attributes, innerBlocks: [] as never[] } );
	mockBlocks = [
		one( 'hearth-hammer/property-list', 'a', { parish: '' } ),
		{ ...one( 'core/group', 'b', {} ), innerBlocks: [ one( 'hearth-hammer/property-map', 'c', { parish: 'rye' } ), one( 'hearth-hammer/people', 'd', {} ), one( 'hearth-hammer/parish-features', 'e', { parish: 'cranbrook' } ) ] as never[] },
	];
	const { Edit } = jest.requireActual< Module >( './parish-features/edit' );
	const { rerender } = render( <Edit attributes={ { parish: 'cranbrook' } } setAttributes={ jest.fn() } /> );
	await userEvent.click( screen.getByRole( 'button', { name: 'Use it for the whole page' } ) );
	expect( mockUpdate.mock.calls ).toEqual( [ [ [ 'a', 'c' ], { parish: 'cranbrook' } ] ] );
	// Nothing to give where none is chosen, or all have it.
	rerender( <Edit attributes={ { parish: '' } } setAttributes={ jest.fn() } /> );
	expect( screen.queryByRole( 'button', { name: 'Use it for the whole page' } ) ).toBeNull();
	mockBlocks = [];
	rerender( <Edit attributes={ { parish: 'cranbrook' } } setAttributes={ jest.fn() } /> );
	expect( screen.queryByRole( 'button', { name: 'Use it for the whole page' } ) ).toBeNull();
} );

it( '[BLK-01] a part that comes later takes the parish of the page’s other parts at a click', async () => {
	const one = ( name: string, clientId: string, attributes: object ) => ( { name, clientId, attributes, innerBlocks: [] as never[] } );
	mockBlocks = [ one( 'hearth-hammer/property-list', 'a', { parish: '' } ), { ...one( 'core/group', 'b', {} ), innerBlocks: [ one( 'hearth-hammer/property-map', 'c', { parish: 'rye' } ) ] as never[] } ];
	const { Edit } = jest.requireActual< Module >( './parish-features/edit' );
	const set = jest.fn();
	const { rerender } = render( <Edit attributes={ { parish: '' } } setAttributes={ set } /> );
	await userEvent.click( screen.getByRole( 'button', { name: /^Use rye, as elsewhere on this page$/i } ) );
	expect( set.mock.calls ).toEqual( [ [ { parish: 'rye' } ] ] );
	// Nothing to take where one is chosen, or none has any.
	rerender( <Edit attributes={ { parish: 'rye' } } setAttributes={ set } /> );
	expect( screen.queryByRole( 'button', { name: /as elsewhere on this page/ } ) ).toBeNull();
	mockBlocks = [ one( 'hearth-hammer/property-list', 'a', { parish: '' } ) ];
	rerender( <Edit attributes={ { parish: '' } } setAttributes={ set } /> );
	expect( screen.queryByRole( 'button', { name: /as elsewhere on this page/ } ) ).toBeNull();
} );
