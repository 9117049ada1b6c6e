/* Made from plugins/caphpi/schemas/valuation-answer.json by `npm run contract`. Change the schema, not this file. */

/**
 * A vehicle the provider cannot value is a 200 without a CAPId and without a token.
 */
export interface ValuationAnswer {
	data: {
		RequestResults: {
			Asset: {
				AssetIdentification: {
					/**
					 * Without spaces.
					 */
					Vrm: string;
				};
				PrimaryAssetData: {
					/**
					 * What the licensing agency knows; null for a plate it does not know.
					 */
					DVLA: {
						Make: string | null;
						Model: string | null;
						Body: {
							Description: string | null;
							Doors: number | null;
							/**
							 * e.g. 2-axle-rigid body.
							 */
							WheelPlan: string | null;
							Colour: string | null;
						};
						Engine: {
							/**
							 * Cubic centimetres; null for electric vehicles.
							 */
							Size: number | null;
							Fuel: string | null;
						};
						Keepers: {
							/**
							 * YYYY-MM-DD.
							 */
							LastChangeOfKeeperDate: string | null;
							TotalPreviousKeepers: number | null;
							/**
							 * The kind of keeper before: Private, Company or Motor trade; never a name.
							 */
							PreviousKeeper: string | null;
						};
						KeyDates: {
							FirstRegistered: {
								/**
								 * YYYY-MM-DD.
								 */
								Date: string | null;
							};
							Manufactured: {
								Year: number | null;
							};
						};
					} | null;
					AdditionalInformation: {
						/**
						 * Grams a kilometre.
						 */
						CO2Rating: number | null;
					};
				};
				SupplementaryAssetData: {
					/**
					 * Null where the vehicle cannot be valued.
					 */
					CAPLiveValuation: {
						CAPCode: string | null;
						/**
						 * Null where the provider matched no vehicle (VAL-11).
						 */
						CAPId: string | null;
						CAPMake: string | null;
						CAPModel: string | null;
						CAPVariant: string | null;
						/**
						 * As the variant's name and the CAP code tell it.
						 */
						Gearbox: 'Automatic' | 'Manual' | null;
						/**
						 * How sure the match is: SINGLE or MULTIPLE.
						 */
						MatchCode: string | null;
						/**
						 * Pounds.
						 */
						CostWhenNew: number | null;
						/**
						 * Codes of the provider's remarks; usually none.
						 */
						WarningCode: string[];
						/**
						 * Thousands of miles the values are for.
						 */
						Mileage: number | null;
						/**
						 * At most one for each code.
						 */
						MileageConditionBasedValuations: {
							/**
							 * C clean, A average, B below average.
							 */
							Code: 'C' | 'A' | 'B';
							/**
							 * Pounds; null where the provider has no value.
							 */
							TradeValue: number | null;
						}[];
						/**
						 * Pounds.
						 */
						RetailPrice: number | null;
					} | null;
				};
			};
			Warning: {
				Code: string;
				Description: string;
			}[];
		};
		/**
		 * Names this valuation for 21 days, for this browser and one recipient only. Null without a CAPId.
		 */
		valuation_token: string | null;
	};
}
