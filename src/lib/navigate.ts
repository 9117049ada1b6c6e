/** Goes to another page of this site; every screen has its own address (SITE-12). */
export function navigate( url: string ): void {
	window.location.assign( url );
}

export function reload(): void {
	window.location.reload();
}
