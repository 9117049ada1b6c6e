/** What the live route tells: which lots of a running sale changed since a version. */
export interface LiveAnswer {
	version: number;
	sale_status: string;
	lots: Array< { id: number; said: string } >;
}

/** What became of this lot; null where nothing did. */
export function changeOf( { lots }: LiveAnswer, lot: number ): { said: string } | null {
	return lots.find( ( { id } ) => id === lot ) ?? null;
}
