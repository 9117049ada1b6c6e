/* Made from plugins/caphpi/schemas/valuation-record.json by `npm run contract`. Change the schema, not this file. */

/**
 * A valuation, every field in the specification's order. What the provider does not say is null, or Unknown where the value is text for people.
 */
export interface ValuationRecord {
	/**
	 * Unknown where it was left blank.
	 */
	name: string;
	email: string | null;
	/**
	 * Without spaces.
	 */
	Vrm: string;
	CAPCode: string | null;
	CAPId: string | null;
	CAPMake: string | null;
	CAPModel: string | null;
	CAPVariant: string | null;
	/**
	 * Cubic centimetres.
	 */
	EngineSize: number | null;
	Fuel: string | null;
	BodyDescription: string | null;
	WheelPlan: string | null;
	Doors: number | null;
	/**
	 * YYYY-MM-DD.
	 */
	LastChangeOfKeeperDate: string | null;
	TotalPreviousKeepers: number | null;
	PreviousKeeper: string | null;
	/**
	 * YYYY-MM-DD.
	 */
	FirstRegisteredDate: string | null;
	ManufacturedYear: number | null;
	CO2Rating: number | null;
	MatchCode: string | null;
	/**
	 * Pounds.
	 */
	CostWhenNew: number | null;
	/**
	 * Miles, e.g. 42,000.
	 */
	Mileage: string;
	/**
	 * e.g. £8,450, or Unknown.
	 */
	RetailPrice: string;
	/**
	 * e.g. £7,100, or Unknown.
	 */
	TradeValueClean: string;
	/**
	 * e.g. £6,550, or Unknown.
	 */
	TradeValueAverage: string;
	/**
	 * e.g. £5,800, or Unknown.
	 */
	TradeValueBelowAverage: string;
	/**
	 * Pounds.
	 */
	TradeValueCleanInt: number | null;
	/**
	 * Pounds.
	 */
	TradeValueAverageInt: number | null;
	/**
	 * Pounds.
	 */
	TradeValueBelowAverageInt: number | null;
	WarningCode: string[];
	/**
	 * Unknown: nobody is asked.
	 */
	ServiceHistory: string;
	/**
	 * Asked where the site's settings say so.
	 */
	Condition: 'Unknown' | 'Good' | 'Average' | 'Poor';
	Options: string[];
	/**
	 * Unknown where it was left blank.
	 */
	postcode: string;
	phone: string | null;
	/**
	 * YYYY-MM-DD, London.
	 */
	valuation_date: string;
	/**
	 * HH:MM, London.
	 */
	valuation_time: string;
	/**
	 * SHA-256, hex, of the trimmed address in small letters.
	 */
	hashed_email: string | null;
	/**
	 * Staff's: whether the vehicle came to an auction.
	 */
	vehicle_entered: string | null;
	/**
	 * Staff's.
	 */
	sale_status: string | null;
	/**
	 * Staff's, YYYY-MM-DD.
	 */
	sale_date: string | null;
	/**
	 * Staff's, pounds.
	 */
	sale_price: number | null;
}
