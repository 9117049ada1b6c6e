/**
 * Fills who a visitor is into a form that another one led to, as `lib/carried-person.ts` has kept it.
 *
 *     <div data-hh-carried-person>
 *         <form>… <input name="name"> <input name="email"> <input name="phone"> …</form>
 *     </div>
 *
 * Fields that hold something stay as they are.
 */
import { takePerson } from '../lib/carried-person';

const form = document.querySelector< HTMLElement >( '[data-hh-carried-person]' );
if ( form ) {
	for ( const [ name, value ] of Object.entries( takePerson() ) ) {
		const field = form.querySelector< HTMLInputElement >( `input[name="${ name }"]` );
		if ( field?.value === '' ) {
			field.value = value;
		}
	}
}

export {};
