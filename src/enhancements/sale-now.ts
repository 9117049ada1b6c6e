/**
 * SALE-03: keeps what a page says of a running sale up to date: the lot that is being sold, and when others are expected.
 *
 *     <div data-hh-sale-now="3" data-version="12" data-run='{"since": …, "pace": 60, "lots": [7, 8]}' data-live="…/lots/live?auction_id=3">
 *         <a data-hh-now-link data-text="Now at lot %s">…</a> <span data-hh-now-name>…</span>
 *     </div>
 *     <p data-hh-expected="8" data-text="Expected around %s" data-now="Being sold now">…</p>
 *     <tr data-hh-run-row="8">… <td data-hh-run-price>…</td></tr>
 *
 * With `data-live` it asks for live results, else it hears of them from the page's catalogue or lot. With `data-renew`,
 * as on the screen in the room, it fetches the page again and replaces its parts `data-hh-live`.
 */
import { clockTime } from '../lib/clock-time';
import { hearNews, tellNews, type LiveNews } from '../lib/live-news';
import { expected, isRunList, rounded, type RunList } from '../lib/run-list';
import { LivePoll } from './sale-now/live-poll';
import { renewParts } from './lot-live/renew';

/** Milliseconds: expected times move on with the clock. */
const MINUTE = 60_000;

const runs = new Map< number, RunList | null >();

function readRun( text: string | undefined ): RunList | null {
	try {
		const run: unknown = JSON.parse( text ?? '' );
		return isRunList( run ) ? run : null;
	} catch {
		return null;
	}
}

const set = ( element: Element | null, text: string ): void => {
	if ( element && element.textContent !== text ) {
		element.textContent = text;
	}
};

/** All places that say when a lot is expected. A lot is in one sale alone. */
function sayTimes(): void {
	for ( const place of document.querySelectorAll< HTMLElement >( '[data-hh-expected]' ) ) {
		const lot = Number( place.dataset.hhExpected );
		const run = [ ...runs.values() ].find( ( one ) => one?.lots.includes( lot ) );
		const time = run ? expected( run, lot, Math.floor( Date.now() / 1000 ) ) : null;
		const text = run?.lots[ 0 ] === lot ? place.dataset.now ?? '' : ( place.dataset.text ?? '%s' ).replace( '%s', time === null ? '' : clockTime( rounded( time ) ) );
		set( place, time === null ? '' : text );
	}
}

function sayNow( box: HTMLElement, { run, isOver }: LiveNews ): void {
	const link = box.querySelector< HTMLAnchorElement >( '[data-hh-now-link]' );
	if ( ! link ) {
		return;
	}
	box.hidden = isOver || run === null;
	if ( run ) {
		set( link, ( link.dataset.text ?? '%s' ).replace( '%s', run.number ) );
		link.href = run.url;
		set( box.querySelector( '[data-hh-now-name]' ), run.name );
	}
}

/** Of the run list: what became of its lots, and which is being sold. */
function sayRows( { run, lots }: LiveNews ): void {
	for ( const { id, said } of lots ) {
		const outcome = said.slice( said.lastIndexOf( ': ' ) + 2 );
		set( document.querySelector( `[data-hh-run-row="${ id }"] [data-hh-run-price]` ), outcome.charAt( 0 ).toUpperCase() + outcome.slice( 1 ) );
	}
	for ( const row of document.querySelectorAll< HTMLElement >( '[data-hh-run-row]' ) ) {
		row.classList.toggle( 'hh-run-list__lot--now', run?.lots[ 0 ] === Number( row.dataset.hhRunRow ) );
	}
}

const boxes = [ ...document.querySelectorAll< HTMLElement >( '[data-hh-sale-now]' ) ];

hearNews( ( news ) => {
	runs.set( news.sale, news.run );
	for ( const box of boxes.filter( ( one ) => Number( one.dataset.hhSaleNow ) === news.sale ) ) {
		sayNow( box, news );
		if ( 'renew' in box.dataset ) {
			void renewParts( box ).catch( () => undefined );
		}
	}
	sayRows( news );
	sayTimes();
} );

for ( const box of boxes ) {
	const sale = Number( box.dataset.hhSaleNow );
	runs.set( sale, readRun( box.dataset.run ) );
	if ( box.dataset.live ) {
		new LivePoll( box.dataset.live, Number( box.dataset.version ), 'renew' in box.dataset, ( answer ) => tellNews( sale, answer ) );
	}
}
window.setInterval( sayTimes, MINUTE );
