import { __ } from '@wordpress/i18n';
import { isObject } from '../../lib/is-object';
import { ISLAND_READY } from '../../lib/island-ready';
import { reportIslandFailure } from '../../lib/report';
import type { MapView } from '../map';
import './location-map.css';
import { showPanel } from './panel';
import { whenNear } from './when-near';

/** `waiting`: it opens by itself once the visitor comes near. */
type State = 'waiting' | 'closed' | 'loading' | 'open' | 'failed';

/** Wide screens have room for the map beside all else; location-map.css keeps it there. */
const WIDE = '(width > 990px)';

/**
 * PROP-03: where a property or lot is, on a map that is fetched when it is asked for. On wide screens it opens by
 * itself, on the plain ground of our own places: no server of tiles hears of a visitor who has asked for nothing.
 *
 * Core's Map\LocationMap prints the button and the panel. They need no React: this sets them up as they are.
 */
class LocationMap {
	private readonly box: HTMLElement;
	private readonly toggler: HTMLButtonElement;
	private readonly host: HTMLElement;
	private streets: HTMLButtonElement | null = null;
	private fault: HTMLElement | null = null;
	private view: MapView | null = null;
	private state: State = 'closed';

	constructor(
		island: HTMLElement,
		private readonly name: string,
		private readonly loaderUrl: string
	) {
		const part = < Part extends HTMLElement >( selector: string ): Part => {
			const found = island.querySelector< Part >( selector );
			if ( ! found ) {
				throw new Error( `The island has no ${ selector }.` );
			}
			return found;
		};
		this.box = part( '.hh-location-map' );
		this.toggler = part( '.hh-location-map__show' );
		this.host = part( '.hh-location-map__panel' );
		this.host.id = `hh-${ name }-panel`;
		this.toggler.setAttribute( 'aria-controls', this.host.id );
		this.toggler.addEventListener( 'click', () => this.toggle() );
		this.toggler.hidden = false;
		this.tell( window.matchMedia?.( WIDE ).matches ? 'waiting' : 'closed' );
		if ( this.state === 'waiting' ) {
			whenNear( this.box, () => {
				if ( this.state === 'waiting' ) {
					void this.open( 'plain' );
				}
			} );
		}
	}

	private toggle(): void {
		if ( this.state === 'open' ) {
			this.close();
			this.tell( 'closed' );
		} else if ( this.state !== 'loading' ) {
			void this.open( 'streets' );
		}
	}

	private async open( ground: 'plain' | 'streets' ): Promise< void > {
		this.close();
		this.tell( 'loading' );
		try {
			const { view, hasTiles } = await showPanel( this.loaderUrl, this.host, ground );
			this.view = view;
			this.tell( 'open' );
			if ( ground === 'plain' && hasTiles ) {
				this.offerStreets();
			}
		} catch ( error ) {
			this.close();
			this.tell( 'failed' );
			reportIslandFailure( this.name, error );
		}
	}

	private close(): void {
		this.view?.remove();
		this.view = null;
		this.host.replaceChildren();
		this.streets?.remove();
		this.streets = null;
	}

	private offerStreets(): void {
		this.streets = document.createElement( 'button' );
		this.streets.type = 'button';
		this.streets.className = 'hh-button hh-location-map__streets';
		this.streets.textContent = __( 'Show street map', 'hearth-hammer' );
		this.streets.addEventListener( 'click', () => {
			// The button goes, and would take the focus with it.
			this.toggler.focus( { preventScroll: true } );
			void this.open( 'streets' );
		} );
		this.toggler.after( this.streets );
	}

	private tell( state: State ): void {
		this.state = state;
		this.box.classList.toggle( 'hh-location-map--room', state !== 'closed' && state !== 'failed' );
		this.toggler.textContent = labelOf( state );
		this.toggler.setAttribute( 'aria-expanded', String( state === 'open' ) );
		this.toggler.toggleAttribute( 'aria-disabled', false );
		if ( state === 'loading' ) {
			this.toggler.setAttribute( 'aria-disabled', 'true' );
		}
		this.host.setAttribute( 'aria-busy', String( state === 'loading' ) );
		this.fault?.remove();
		this.fault = null;
		if ( state === 'failed' ) {
			this.fault = document.createElement( 'p' );
			this.fault.className = 'hh-location-map__error';
			this.fault.setAttribute( 'role', 'alert' );
			this.fault.textContent = __( 'Sorry, error loading the map', 'hearth-hammer' );
			this.host.before( this.fault );
		}
	}
}

function labelOf( state: State ): string {
	if ( state === 'loading' ) {
		return __( 'Loading the map', 'hearth-hammer' );
	}
	return state === 'open' ? __( 'Hide Map', 'hearth-hammer' ) : __( 'Show Map', 'hearth-hammer' );
}

/**
 * Sets up every `[data-island="<name>"]` of the page.
 *
 * @param name The slug of src/islands/<name>.
 */
export function mountLocationMaps( name: string ): void {
	for ( const island of document.querySelectorAll< HTMLElement >( `[data-island="${ name }"]` ) ) {
		if ( island.dataset.islandState === 'mounted' ) {
			continue;
		}
		try {
			const props: unknown = JSON.parse( island.dataset.props ?? '{}' );
			if ( ! isObject( props ) || typeof props.loader_url !== 'string' ) {
				throw new Error( 'The props do not have the shape that the island needs.' );
			}
			new LocationMap( island, name, props.loader_url );
			island.dataset.islandState = 'mounted';
			island.dispatchEvent( new Event( ISLAND_READY ) );
		} catch ( error ) {
			island.dataset.islandState = 'failed';
			reportIslandFailure( name, error );
		}
	}
}
