import { SavedIds } from './saved-ids';

beforeEach( () => window.localStorage.clear() );

it( 'tells the other scripts of the page, which have a list of their own', () => {
	const [ header, card, other ] = [ new SavedIds( 'hh_lots', 5 ), new SavedIds( 'hh_lots', 5 ), new SavedIds( 'hh_homes', 5 ) ];
	const [ told, itself, others ] = [ jest.fn(), jest.fn(), jest.fn() ];
	header.onChange( told );
	card.onChange( itself );
	other.onChange( others );
	card.add( 12 );
	expect( told ).toHaveBeenCalledTimes( 1 );
	expect( itself ).toHaveBeenCalledTimes( 1 );
	expect( others ).not.toHaveBeenCalled();
	expect( header.ids() ).toEqual( [ 12 ] );
} );
