export {};

const load = async () => {
	document.body.innerHTML = `
		<fieldset data-hh-rows>
			<div data-hh-row><label>From <input name="hh_field[viewings][0][starts_at]" value="2030-01-01T10:00"></label><textarea name="hh_field[viewings][0][note]">Noon</textarea></div>
			<div data-hh-row><label>From <input name="hh_field[viewings][1][starts_at]" value="2030-01-01T09:00" aria-invalid="true" aria-describedby="f"></label><textarea name="hh_field[viewings][1][note]">Dusk</textarea><p class="hh-field-fault" id="f">Wrong</p></div>
			<button type="button" data-hh-add-row hidden>Add another</button>
		</fieldset>`;
	await jest.isolateModulesAsync( async () => {
		await import( './field-rows' );
	} );
};

it( '[STAFF-06] a field of rows grows by an empty row of its own number, which takes the focus; nothing that was typed changes', async () => {
	await load();
	const button = document.querySelector< HTMLButtonElement >( '[data-hh-add-row]' )!;
	expect( button ).toBeVisible();
	button.click();
	button.click();
	const inputs = [ ...document.querySelectorAll< HTMLInputElement | HTMLTextAreaElement >( 'input, textarea' ) ];
	expect( inputs.map( ( { name, value } ) => `${ name.replace( 'hh_field[viewings]', '' ) }=${ value }` ) ).toEqual( [
		'[0][starts_at]=2030-01-01T10:00',
		'[0][note]=Noon',
		'[1][starts_at]=2030-01-01T09:00',
		'[1][note]=Dusk',
		'[2][starts_at]=',
		'[2][note]=',
		'[3][starts_at]=',
		'[3][note]=',
	] );
	expect( inputs[ 6 ] ).toHaveFocus();
	expect( inputs[ 4 ] ).not.toHaveAttribute( 'aria-invalid' );
	expect( document.querySelectorAll( '.hh-field-fault' ) ).toHaveLength( 1 );
} );
