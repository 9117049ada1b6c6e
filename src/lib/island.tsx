import { createRoot, useEffect, useState } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import { readFallbackFocus, readFallbackValues, restoreFocus, type FallbackFocus, type FormValues } from './fallback-values';
import { ISLAND_READY } from './island-ready';
import { IslandBoundary } from './island-boundary';
import { readAdopted, returnAdopted, type AdoptedElements } from './adopted';
import { reportIslandFailure } from './report';
import { isObject } from './is-object';

/** What every island's component gets beside its own props. */
export interface Carried {
	/** What the fallback's named fields held when the component took over: a visitor may have typed into them. */
	typed: FormValues;
	/** The fallback's elements marked `data-island-adopt`, by that name; `Adopted` shows them again. */
	adopted?: AdoptedElements;
}

/** Milliseconds. */
const AGAIN = 50;

interface Options< Props > {
	/** Whether `data-props` can be used; a last check of what matters, the server's schema holds the rest. */
	guard?: ( props: unknown ) => props is Props;
}

/**
 * Makes every `[data-island="<name>"]` of the page alive.
 *
 * The server's HTML inside stays until the component's first frame is there. Where the props cannot be used or the
 * component throws, that HTML stays or comes back, and the failure is reported: never a blank page.
 *
 * @param name      The slug of src/islands/<name>.
 * @param Component Gets the props of `data-props` and `typed`.
 */
export function mountIsland< Props extends object >(
	name: string,
	Component: ComponentType< Props & Carried >,
	{ guard }: Options< Props > = {}
): void {
	for ( const element of document.querySelectorAll< HTMLElement >( `[data-island="${ name }"]` ) ) {
		whenReleased( element, () => {
			// One that was given up (LateScripts.php) because another script did not come is taken up again.
			if ( element.dataset.islandState === 'mounted' ) {
				return;
			}
			try {
				mount( element, name, Component, readProps( element, guard ) );
			} catch ( error ) {
				element.dataset.islandState = 'failed';
				reportIslandFailure( name, error );
			}
		} );
	}
}

/** While a button is pressed on the server's HTML it stays: a browser sends no click to an element that went meanwhile. */
function whenReleased( element: HTMLElement, work: () => void ): void {
	if ( element.matches( ':active' ) ) {
		window.setTimeout( () => whenReleased( element, work ), AGAIN );
	} else {
		work();
	}
}

function readProps< Props >( element: HTMLElement, guard: Options< Props >[ 'guard' ] ): Props {
	const props: unknown = JSON.parse( element.dataset.props ?? '{}' );
	const isUsable = guard ? guard( props ) : isObject( props );
	if ( ! isUsable ) {
		throw new Error( 'The props do not have the shape that the island needs.' );
	}
	return props as Props;
}

function mount< Props extends object >(
	element: HTMLElement,
	name: string,
	Component: ComponentType< Props & Carried >,
	props: Props
): void {
	// React empties the element at its first frame; the nodes are kept, with all that was typed into them.
	const fallback = [ ...element.childNodes ];
	const adoptedAt = readAdopted( element );
	const adopted = Object.fromEntries( adoptedAt.map( ( { name: adoptedName, node } ) => [ adoptedName, node ] ) );
	element.dataset.islandState = 'mounted';
	const root = createRoot( element );

	const tellReady = () => element.dispatchEvent( new Event( ISLAND_READY ) );
	const onFailure = ( error: unknown, focus: FallbackFocus | null ) => {
		element.dataset.islandState = 'failed';
		reportIslandFailure( name, error );
		// Not within React's own work, but before the browser paints.
		queueMicrotask( () => {
			root.unmount();
			returnAdopted( adoptedAt );
			element.replaceChildren( ...fallback );
			restoreFocus( element, focus );
			tellReady();
		} );
	};

	root.render(
		<IslandBoundary
			onFailure={ onFailure }
			beforeFirstFrame={ () => readFallbackFocus( fallback ) }
			onFirstFrame={ ( focus ) => restoreFocus( element, focus ) }
		>
			<TakeOver element={ element }>{ ( typed ) => <Component { ...props } typed={ typed } adopted={ adopted } /> }</TakeOver>
			<Ready onReady={ tellReady } />
		</IslandBoundary>
	);
}

/** Reads the fields in the first render: the first frame follows at once, so no letter can come between. */
function TakeOver( { element, children }: { element: HTMLElement; children: ( typed: FormValues ) => ReactNode } ) {
	const [ typed ] = useState( () => readFallbackValues( element ) );
	return <>{ children( typed ) }</>;
}

/** Beside a component and behind it, so that all that the component listens to is set up. */
function Ready( { onReady }: { onReady: () => void } ) {
	useEffect( () => {
		onReady();
	}, [ onReady ] );
	return null;
}
