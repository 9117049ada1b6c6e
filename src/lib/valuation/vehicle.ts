/** What the record holds where a visitor left an optional field empty, or a provider does not know. */
export const UNKNOWN = 'Unknown';

/** What the visitor is told about the vehicle before being asked for an email address. */
export interface Vehicle {
	vrm: string;
	make: string | null;
	model: string | null;
	year: number | null;
	colour: string | null;
	fuel: string | null;
	/** Which of the model's versions, as the price guide calls it. Missing in what older visits kept. */
	variant?: string | null;
	gearbox?: string | null;
}
