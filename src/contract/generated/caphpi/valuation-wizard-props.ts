/* Made from plugins/caphpi/schemas/valuation-wizard-props.json by `npm run contract`. Change the schema, not this file. */

/**
 * What the page gives the valuation wizard.
 */
export interface ValuationWizardProps {
	endpoints: {
		/**
		 * GET vrm, mileage.
		 */
		valuation: string;
		send: string;
		log: string;
		/**
		 * POST valuation_token: what was looked up before.
		 */
		resume: string;
		save_error: string;
		phone_request: string;
	};
	/**
	 * Step to the name of the action that its form calls (VAL-22).
	 */
	actions: {
		vehicle: string;
		owner: string;
		phone: string;
	};
	limits: {
		/**
		 * Look-ups a day for this browser (VAL-20).
		 */
		per_day: number;
		name_length: number;
		plate_length: number;
	};
	contact: {
		/**
		 * As people read it.
		 */
		phone: string;
		/**
		 * tel: address.
		 */
		phone_href: string;
		/**
		 * e.g. Monday to Friday 9am to 5pm.
		 */
		hours: string;
		/**
		 * A sentence: how often auctions are held. Empty to say nothing.
		 */
		held: string;
		/**
		 * The page where visitors can reach the auctioneers, or the tel: address.
		 */
		url: string;
	};
	/**
	 * Whether no outside spreadsheet gets the address, so that the page may say that it stays with us.
	 */
	email_stays: boolean;
	/**
	 * Who signs the personal note (VAL-15).
	 */
	managing_director: string;
	/**
	 * What a seller may do once the valuation is on its way (filter caphpi_next_steps).
	 */
	next_steps: {
		/**
		 * The next auctions, the first first; without an address where there is no page of it.
		 */
		sales: {
			/**
			 * e.g. Tuesday 24 November, 11am
			 */
			label: string;
			url: string;
			/**
			 * Of a sale of classics: the year of the newest vehicle that it takes; 0 for any.
			 */
			newest_year: number;
		}[];
		/**
		 * Where a vehicle is entered into a sale; empty for by phone alone.
		 */
		book_url: string;
	};
	/**
	 * The send answer's body is not read (API-10), so the page decides by the same rules as the server; both run tests/vectors/outcomes.json.
	 */
	outcome_rules: {
		/**
		 * Pounds; a below-average trade value from here on may bring a phone quote.
		 */
		threshold: number;
		/**
		 * Beginnings of postcodes.
		 */
		local_areas: string[];
	};
	/**
	 * Whether the vehicle step asks for the condition.
	 */
	ask_condition: boolean;
	/**
	 * Whether the page scrolls to the form when it opens (VAL-01).
	 */
	scroll_to_form: boolean;
	/**
	 * Level of the wizard's heading on this page.
	 */
	heading_level: number;
	/**
	 * The form's id attribute, the same in the server's HTML and in the island.
	 */
	form_id: string;
}
