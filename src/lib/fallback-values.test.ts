import { readFallbackFocus, readFallbackValues, restoreFocus } from './fallback-values';

const FORM = `
	<input type="radio" name="trans_type" value="1"><input type="radio" name="trans_type" value="2" checked>
	<input type="checkbox" name="age" value="new"><input type="checkbox" name="include" value="1" checked>
	<select name="beds"><option value="1">1</option><option value="2" selected>2</option></select>
	<textarea name="note">two words</textarea><input name="off" value="x" disabled><input value="nameless">`;

it( 'reads what a form would send', () => {
	document.body.innerHTML = FORM;
	expect( readFallbackValues( document.body ) ).toEqual( {
		trans_type: [ '2' ],
		include: [ '1' ],
		beds: [ '2' ],
		note: [ 'two words' ],
	} );
} );

it( 'carries the focus of a radio over to the one with its value', () => {
	document.body.innerHTML = FORM;
	document.querySelector< HTMLElement >( '[value="2"]' )!.focus();
	const focus = readFallbackFocus( [ ...document.body.childNodes ] );
	document.body.innerHTML = FORM;
	restoreFocus( document.body, focus );
	expect( document.activeElement ).toBe( document.querySelector( '[name="trans_type"][value="2"]' ) );
} );

it( 'leaves a focus that is elsewhere alone', () => {
	document.body.innerHTML = `<input name="outside"><form>${ FORM }</form>`;
	document.querySelector< HTMLElement >( '[name="outside"]' )!.focus();
	expect( readFallbackFocus( [ ...document.querySelector( 'form' )!.childNodes ] ) ).toBeNull();
} );

it( 'keeps the cursor where it is in what was typed, and marks what the component has kept for an empty field', () => {
	const field = () => document.querySelector< HTMLInputElement >( 'input' )!;
	const takeOver = ( before: string, after: string ): [ number | null, number | null ] => {
		document.body.innerHTML = `<input name="vrm" value="${ before }">`;
		field().focus();
		field().setSelectionRange( 1, 1 );
		const focus = readFallbackFocus( [ ...document.body.childNodes ] );
		document.body.innerHTML = `<input name="vrm" value="${ after }">`;
		restoreFocus( document.body, focus );
		expect( document.activeElement ).toBe( field() );
		return [ field().selectionStart, field().selectionEnd ];
	};
	expect( takeOver( 'KM2', 'KM2' ) ).toEqual( [ 1, 1 ] );
	expect( takeOver( '', 'KM21 FJX' ) ).toEqual( [ 0, 8 ] );
} );
