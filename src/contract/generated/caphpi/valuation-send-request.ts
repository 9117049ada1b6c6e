/* Made from plugins/caphpi/schemas/valuation-send-request.json by `npm run contract`. Change the schema, not this file. */

/**
 * POST caphpi/v1/valuation/send, form data. The record's vehicle and prices are taken from what the server looked up; the browser's copy of them is not read.
 */
export interface ValuationSendRequest {
	/**
	 * From the look-up's answer.
	 */
	valuation_token: string;
	/**
	 * At most 40 characters, no links.
	 */
	name?: string;
	/**
	 * Required the first time. Left out, the valuation goes again to the address it went to before.
	 */
	email?: string;
	/**
	 * @maxItems 50
	 */
	Vrm?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	CAPCode?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	CAPId?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	CAPMake?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	CAPModel?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	CAPVariant?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	EngineSize?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	Fuel?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	BodyDescription?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	WheelPlan?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	Doors?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	LastChangeOfKeeperDate?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	TotalPreviousKeepers?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	PreviousKeeper?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	FirstRegisteredDate?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	ManufacturedYear?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	CO2Rating?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	MatchCode?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	CostWhenNew?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	Mileage?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	RetailPrice?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	TradeValueClean?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	TradeValueAverage?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	TradeValueBelowAverage?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	TradeValueCleanInt?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	TradeValueAverageInt?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	TradeValueBelowAverageInt?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	WarningCode?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	ServiceHistory?: string | number | boolean | string[] | null;
	Condition?: '' | 'Unknown' | 'Good' | 'Average' | 'Poor';
	/**
	 * @maxItems 50
	 */
	Options?: string | number | boolean | string[] | null;
	postcode?: string;
	/**
	 * @maxItems 50
	 */
	phone?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	valuation_date?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	valuation_time?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	hashed_email?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	vehicle_entered?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	sale_status?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	sale_date?: string | number | boolean | string[] | null;
	/**
	 * @maxItems 50
	 */
	sale_price?: string | number | boolean | string[] | null;
	[k: string]: unknown | undefined;
}
