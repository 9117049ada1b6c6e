/** Form data that names a valuation of this browser's, by the token that the look-up gave it. */
export function tokenForm( token: string ): FormData {
	const data = new FormData();
	data.set( 'valuation_token', token );
	return data;
}
