/**
 * A photo of a term on its edit screen, chosen from WordPress's media library. Sales\DepartmentTerms prints it.
 *
 *     <div data-hh-photo-field data-title="Choose a photo" data-use="Use this photo">
 *         <p data-hh-photo-shown hidden><img alt=""></p> <input type="hidden" name="hh_photo">
 *         <button type="button" data-hh-photo-choose>…</button> <button type="button" data-hh-photo-remove hidden>…</button>
 *     </div>
 */
import { chooseMedia } from './media-box/media-library';

document.querySelectorAll< HTMLElement >( '[data-hh-photo-field]' ).forEach( ( box ) => {
	const shown = box.querySelector( '[data-hh-photo-shown]' ) as HTMLElement;
	const input = box.querySelector( 'input' ) as HTMLInputElement;
	const choose = box.querySelector( '[data-hh-photo-choose]' ) as HTMLButtonElement;
	const remove = box.querySelector( '[data-hh-photo-remove]' ) as HTMLButtonElement;

	const show = ( id: string, address: string ): void => {
		input.value = id;
		shown.hidden = remove.hidden = id === '';
		( shown.querySelector( 'img' ) as HTMLImageElement ).src = address;
	};

	choose.addEventListener( 'click', () =>
		chooseMedia( { title: box.dataset.title ?? '', use: box.dataset.use ?? '', types: [ 'image' ], single: true }, ( chosen ) => {
			const [ first ] = chosen;
			if ( first ) {
				show( String( first.id ), first.thumb );
			}
		} )
	);
	remove.addEventListener( 'click', () => {
		show( '', '' );
		// The button that had the focus is hidden now.
		choose.focus();
	} );
} );
