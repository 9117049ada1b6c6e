import schema from '../../../../plugins/caphpi/schemas/valuation-record.json';
import kept from '../../../../tests/fixtures/caphpi/valuation-record.json';
import { answer, notFound } from '../test-support';
import { buildRecord, vehicleOf } from './record';

const asked = { vrm: 'KM21FJX', mileage: 45, condition: 'Good' } as const;
const now = new Date( '2026-06-30T13:05:00Z' );

it( '[VAL-19] every field in the order and form of the specification, as the server keeps it', () => {
	const results = answer( { below: 6650, mileage: 34 } ).data.RequestResults;
	const record = buildRecord( results, { ...asked, condition: 'Unknown' }, now );
	expect( Object.keys( record ) ).toEqual( Object.keys( schema.properties ) );
	const { name, email, postcode, hashed_email } = kept;
	expect( { ...record, name, email, postcode, hashed_email } ).toEqual( kept );
} );

it( '[VAL-19] the time is London’s, in winter as in summer', () => {
	const results = answer().data.RequestResults;
	expect( buildRecord( results, asked, new Date( '2026-12-31T23:59:00Z' ) ) ).toMatchObject( {
		valuation_date: '2026-12-31',
		valuation_time: '23:59',
	} );
	expect( buildRecord( results, asked, new Date( '2026-06-30T23:30:00Z' ) ) ).toMatchObject( {
		valuation_date: '2026-07-01',
		valuation_time: '00:30',
	} );
} );

it( '[VAL-10] what nobody knows is Unknown or nothing, and nothing is worth £0', () => {
	const record = buildRecord( notFound().data.RequestResults, asked, now );
	expect( record ).toMatchObject( {
		CAPId: null,
		Mileage: '45,000',
		RetailPrice: 'Unknown',
		TradeValueBelowAverage: 'Unknown',
		TradeValueBelowAverageInt: null,
		WarningCode: [],
	} );
	expect( buildRecord( answer( { below: 0 } ).data.RequestResults, asked, now ) ).toMatchObject( {
		TradeValueBelowAverage: '£0',
		TradeValueBelowAverageInt: 0,
	} );
} );

it( 'the licensing agency says what the price guide does not, and the registration the year', () => {
	const results = answer().data.RequestResults;
	results.Asset.SupplementaryAssetData.CAPLiveValuation = null;
	const dvla = results.Asset.PrimaryAssetData.DVLA;
	if ( dvla ) {
		dvla.KeyDates.Manufactured.Year = null;
	}
	expect( vehicleOf( results, 'X' ) ).toEqual( {
		vrm: 'KM21FJX',
		make: 'FORD',
		model: 'FIESTA 1.0T EcoBoost Titanium 5dr',
		year: 2021,
		colour: 'Blue',
		fuel: 'Petrol',
		variant: null,
		gearbox: null,
	} );
	results.Asset.PrimaryAssetData.DVLA = null;
	expect( vehicleOf( results, 'X' ) ).toMatchObject( { make: null, year: null, colour: null } );
} );
