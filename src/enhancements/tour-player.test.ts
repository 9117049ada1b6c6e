const page = ( tracks: boolean ): string => `
	<div data-hh-tour="https://player.example.com/1" data-title="Walk round" ${ tracks ? 'data-tracks' : '' } hidden>
		<button data-hh-tour-show>Show it here</button>
		<div data-hh-tour-ask hidden><p>It keeps cookies.</p><button data-hh-tour-allow>All the same</button></div>
		<div data-hh-tour-frame hidden></div>
	</div>`;

async function open( tracks: boolean ): Promise< HTMLElement > {
	document.body.innerHTML = page( tracks );
	jest.resetModules();
	await import( './tour-player' );
	return document.querySelector( '[data-hh-tour]' ) as HTMLElement;
}

const press = ( name: string ) => document.querySelector< HTMLElement >( `[data-hh-tour-${ name }]` )?.click();
const frame = () => document.querySelector( 'iframe' );

afterEach( () => {
	document.cookie = 'hh_consent=; max-age=0; path=/';
} );

test( '[STAFF-06] a tour of a host that does not track is loaded when it is asked for, and not before', async () => {
	const tour = await open( false );
	expect( tour.hidden ).toBe( false );
	expect( frame() ).toBeNull();
	press( 'show' );
	expect( frame()?.src ).toBe( 'https://player.example.com/1' );
	expect( frame()?.title ).toBe( 'Walk round' );
} );

test( '[STAFF-06] where the host tracks and nobody allowed it, the visitor is asked first', async () => {
	await open( true );
	press( 'show' );
	expect( frame() ).toBeNull();
	expect( document.querySelector< HTMLElement >( '[data-hh-tour-ask]' )?.hidden ).toBe( false );
	expect( document.activeElement?.hasAttribute( 'data-hh-tour-allow' ) ).toBe( true );
	press( 'allow' );
	expect( frame()?.src ).toBe( 'https://player.example.com/1' );
	expect( document.querySelector< HTMLElement >( '[data-hh-tour-ask]' )?.hidden ).toBe( true );
} );

test( '[STAFF-06] who allowed marketing cookies is not asked again', async () => {
	document.cookie = `hh_consent=${ encodeURIComponent( JSON.stringify( [ 'statistics', 'marketing' ] ) ) }; path=/`;
	await open( true );
	press( 'show' );
	expect( frame() ).not.toBeNull();
} );
