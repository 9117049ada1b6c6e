/** The address by which the reminder sends a visitor back into the wizard, and by which the wizard knows. */
const RESUME = 'resume';

export const isResumed = ( search: string ): boolean => new URLSearchParams( search ).has( RESUME );

/** @param startUrl The valuation page, absolute or not. */
export function resumeUrl( startUrl: string ): string {
	const url = new URL( startUrl, window.location.href );
	url.search = '';
	url.searchParams.set( RESUME, '1' );
	return url.href;
}

/** The same with the form filled in, for a look-up that never answered. */
export function againUrl( startUrl: string, vrm: string, thousands: number ): string {
	const url = new URL( startUrl, window.location.href );
	url.search = '';
	url.searchParams.set( 'vrm', vrm );
	url.searchParams.set( 'mileage', String( thousands * 1000 ) );
	return url.href;
}
