/**
 * PROP-07: says how long is left, and takes the whole away once it is over.
 *
 *     <div data-hh-countdown="1790000000" data-units='{"day": ["%d day", "%d days"], "hour": …, "minute": …, "second": …}'>
 *         <span data-hh-countdown-left data-text="ends in %s">ends</span> <time>Friday 27 November at 5pm</time>
 *     </div>
 *
 * The server says when; that is a point in time, the same in summer and winter, so nothing here knows of time zones.
 * It is no live region: who listens hears what is left where they come to it, not every second.
 */
import { left, wait, type Units } from './countdown/left';

const isWords = ( value: unknown ): boolean => Array.isArray( value ) && value.length === 2 && value.every( ( word ) => typeof word === 'string' );

function unitsOf( element: HTMLElement ): Units | null {
	try {
		const units: unknown = JSON.parse( element.dataset.units ?? '' );
		const isUnits = typeof units === 'object' && units !== null && [ 'day', 'hour', 'minute', 'second' ].every( ( unit ) => isWords( ( units as Record< string, unknown > )[ unit ] ) );
		return isUnits ? ( units as Units ) : null;
	} catch {
		return null;
	}
}

function enhance( element: HTMLElement ): void {
	const until = Number( element.dataset.hhCountdown ) * 1000;
	const units = unitsOf( element );
	const text = element.querySelector< HTMLElement >( '[data-hh-countdown-left]' );
	if ( ! Number.isFinite( until ) || ! units || ! text ) {
		return;
	}
	let timer: number | undefined;
	const tick = () => {
		window.clearTimeout( timer );
		if ( ! element.isConnected ) {
			return;
		}
		const milliseconds = until - Date.now();
		if ( milliseconds <= 0 ) {
			element.hidden = true;
			return;
		}
		const said = ( text.dataset.text ?? '%s' ).replace( '%s', left( Math.max( 1, Math.floor( milliseconds / 1000 ) ), units ) );
		if ( text.textContent !== said ) {
			text.textContent = said;
		}
		timer = window.setTimeout( tick, wait( milliseconds ) );
	};
	// Timers sleep in a tab that nobody sees.
	document.addEventListener( 'visibilitychange', tick );
	window.addEventListener( 'pageshow', tick );
	tick();
}

const begun = new WeakSet< HTMLElement >();

/** Also of parts that came since: a late bid moves the end of a timed lot. */
function begin(): void {
	for ( const element of document.querySelectorAll< HTMLElement >( '[data-hh-countdown]' ) ) {
		if ( ! begun.has( element ) ) {
			begun.add( element );
			enhance( element );
		}
	}
}

document.addEventListener( 'hh:renewed', begin );
begin();
