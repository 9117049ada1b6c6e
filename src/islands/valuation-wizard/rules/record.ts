/**
 * The valuation record as the page keeps it (VAL-10, VAL-19).
 *
 * The server never believes it: it mails and logs what it looked up itself, and takes from the visitor only who they
 * are (SEC-03). Here it decides which outcome shows, and it is what the specification's calls carry.
 */
import type { RequestResults, ValuationRecord, Vehicle } from '../types';
import { UNKNOWN } from './validation';

const POUNDS = new Intl.NumberFormat( 'en-GB', {
	style: 'currency',
	currency: 'GBP',
	maximumFractionDigits: 0,
} );
const THOUSANDS = new Intl.NumberFormat( 'en-GB' );

interface Asked {
	vrm: string;
	/** Thousands of miles. */
	mileage: number;
	condition: ValuationRecord[ 'Condition' ];
}

/** The record after the look-up, with the owner still unknown. */
export function buildRecord( results: RequestResults, asked: Asked, now: Date ): ValuationRecord {
	const { AssetIdentification, PrimaryAssetData, SupplementaryAssetData } = results.Asset;
	const dvla = PrimaryAssetData.DVLA;
	const cap = SupplementaryAssetData.CAPLiveValuation;
	const clean = tradeValue( results, 'C' );
	const average = tradeValue( results, 'A' );
	const below = tradeValue( results, 'B' );
	return {
		name: UNKNOWN,
		email: null,
		Vrm: AssetIdentification.Vrm || asked.vrm,
		CAPCode: cap?.CAPCode ?? null,
		CAPId: cap?.CAPId ?? null,
		CAPMake: cap?.CAPMake ?? null,
		CAPModel: cap?.CAPModel ?? null,
		CAPVariant: cap?.CAPVariant ?? null,
		EngineSize: dvla?.Engine.Size ?? null,
		Fuel: dvla?.Engine.Fuel ?? null,
		BodyDescription: dvla?.Body.Description ?? null,
		WheelPlan: dvla?.Body.WheelPlan ?? null,
		Doors: dvla?.Body.Doors ?? null,
		LastChangeOfKeeperDate: dvla?.Keepers.LastChangeOfKeeperDate ?? null,
		TotalPreviousKeepers: dvla?.Keepers.TotalPreviousKeepers ?? null,
		PreviousKeeper: dvla?.Keepers.PreviousKeeper ?? null,
		FirstRegisteredDate: dvla?.KeyDates.FirstRegistered.Date ?? null,
		ManufacturedYear: dvla?.KeyDates.Manufactured.Year ?? null,
		CO2Rating: PrimaryAssetData.AdditionalInformation.CO2Rating,
		MatchCode: cap?.MatchCode ?? null,
		CostWhenNew: cap?.CostWhenNew ?? null,
		Mileage: THOUSANDS.format( ( cap?.Mileage ?? asked.mileage ) * 1000 ),
		RetailPrice: price( cap?.RetailPrice ?? null ),
		TradeValueClean: price( clean ),
		TradeValueAverage: price( average ),
		TradeValueBelowAverage: price( below ),
		TradeValueCleanInt: clean,
		TradeValueAverageInt: average,
		TradeValueBelowAverageInt: below,
		WarningCode: cap?.WarningCode ?? [],
		ServiceHistory: UNKNOWN,
		Condition: asked.condition,
		Options: [],
		postcode: UNKNOWN,
		phone: null,
		...londonTime( now ),
		hashed_email: null,
		vehicle_entered: null,
		sale_status: null,
		sale_date: null,
		sale_price: null,
	};
}

/** What the owner step shows. CAP writes makes and models as people do, the DVLA in capitals. */
export function vehicleOf( results: RequestResults, vrm: string ): Vehicle {
	const dvla = results.Asset.PrimaryAssetData.DVLA;
	const cap = results.Asset.SupplementaryAssetData.CAPLiveValuation;
	const registered = dvla?.KeyDates.FirstRegistered.Date?.slice( 0, 4 );
	return {
		vrm: results.Asset.AssetIdentification.Vrm || vrm,
		make: cap?.CAPMake ?? dvla?.Make ?? null,
		model: cap?.CAPModel ?? dvla?.Model ?? null,
		year: dvla?.KeyDates.Manufactured.Year ?? ( registered ? Number( registered ) : null ),
		colour: dvla?.Body.Colour ?? null,
		fuel: dvla?.Engine.Fuel ?? null,
		variant: cap?.CAPVariant ?? null,
		gearbox: cap?.Gearbox ?? null,
	};
}

function tradeValue( results: RequestResults, code: 'C' | 'A' | 'B' ): number | null {
	const values = results.Asset.SupplementaryAssetData.CAPLiveValuation?.MileageConditionBasedValuations ?? [];
	return values.find( ( value ) => value.Code === code )?.TradeValue ?? null;
}

function price( pounds: number | null ): string {
	return pounds === null ? UNKNOWN : POUNDS.format( pounds );
}

/** The auctioneers' clock, wherever the visitor is. */
function londonTime( now: Date ): Pick< ValuationRecord, 'valuation_date' | 'valuation_time' > {
	// sv-SE is the locale that writes "2026-11-20 09:05".
	const [ date = '', time = '' ] = new Intl.DateTimeFormat( 'sv-SE', {
		dateStyle: 'short',
		timeStyle: 'short',
		timeZone: 'Europe/London',
	} )
		.format( now )
		.split( ' ' );
	return { valuation_date: date, valuation_time: time };
}
