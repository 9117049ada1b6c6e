/**
 * The Brand screen: shows the home page as it would be, and says which colours can't be read. The server works both out.
 *
 *     <div data-hh-brand="https://…/brand-preview" data-nonce data-texts='{"fine": "…", "lost": "…"}'>
 *         <form data-hh-brand-form> <input name="ink"> <input type="color" data-hh-brand-picker="ink" hidden> … </form>
 *         <div role="status" data-hh-brand-faults> <iframe data-hh-brand-preview>
 */
import './brand/brand.css';

interface Preview {
	css: string;
	faults: string[];
}

/** Long enough that a drag through the colour picker asks once. */
const PAUSE = 300;

class Brand {
	private readonly form: HTMLFormElement;
	private readonly frame: HTMLIFrameElement;
	private readonly texts: Record< 'fine' | 'lost', string >;
	private timer = 0;
	private asked = 0;
	private css = '';

	constructor( private readonly box: HTMLElement ) {
		this.form = box.querySelector( '[data-hh-brand-form]' ) as HTMLFormElement;
		this.frame = box.querySelector( '[data-hh-brand-preview]' ) as HTMLIFrameElement;
		this.texts = JSON.parse( box.dataset.texts ?? '{}' ) as Record< 'fine' | 'lost', string >;
		box.querySelectorAll< HTMLInputElement >( '[data-hh-brand-picker]' ).forEach( ( picker ) => this.pair( picker ) );
		this.form.addEventListener( 'input', () => this.later() );
		this.frame.addEventListener( 'load', () => this.paint() );
		void this.ask();
	}

	/** The field and the picker beside it show one colour. */
	private pair( picker: HTMLInputElement ): void {
		const field = this.form.elements.namedItem( picker.dataset.hhBrandPicker ?? '' ) as HTMLInputElement;
		picker.hidden = false;
		picker.addEventListener( 'input', () => {
			field.value = picker.value;
		} );
		field.addEventListener( 'input', () => {
			if ( /^#[0-9a-f]{6}$/i.test( field.value ) ) {
				picker.value = field.value;
			}
		} );
	}

	private later(): void {
		window.clearTimeout( this.timer );
		this.timer = window.setTimeout( () => void this.ask(), PAUSE );
	}

	private async ask(): Promise< void > {
		const turn = ++this.asked;
		const chosen = Object.fromEntries( [ 'ink', 'paper', 'brass', 'display', 'text', 'corners' ].map( ( name ) => [ name, new FormData( this.form ).get( name ) ?? '' ] ) );
		let told: Partial< Preview > & { message?: string };
		try {
			const answer = await fetch( this.box.dataset.hhBrand ?? '', {
				method: 'POST',
				headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': this.box.dataset.nonce ?? '' },
				body: JSON.stringify( chosen ),
			} );
			told = await answer.json();
		} catch {
			told = { message: this.texts.lost };
		}
		// A slower answer to an older question changes nothing.
		if ( turn !== this.asked ) {
			return;
		}
		if ( typeof told.css === 'string' && told.faults ) {
			this.css = told.css;
			this.paint();
			this.tell( told.faults );
		} else {
			this.tell( [ told.message ?? this.texts.lost ] );
		}
	}

	private tell( faults: string[] ): void {
		const status = this.box.querySelector( '[data-hh-brand-faults]' );
		const list = document.createElement( faults.length ? 'ul' : 'p' );
		if ( faults.length ) {
			list.append(
				...faults.map( ( sentence ) => {
					const item = document.createElement( 'li' );
					item.textContent = sentence;
					return item;
				} )
			);
		} else {
			list.textContent = this.texts.fine;
		}
		status?.replaceChildren( list );
	}

	private paint(): void {
		const page = this.frame.contentDocument;
		if ( ! page?.head ) {
			return;
		}
		const id = 'hearth-hammer-brand-css';
		const style = page.getElementById( id ) ?? page.head.appendChild( Object.assign( page.createElement( 'style' ), { id } ) );
		// The bar that only staff see is not part of the site.
		style.textContent = `:root{${ this.css }}html{margin-top:0!important}#wpadminbar{display:none}`;
	}
}

document.querySelectorAll< HTMLElement >( '[data-hh-brand]' ).forEach( ( box ) => new Brand( box ) );
