import { useLayoutEffect, useRef } from 'react';

/** Elements of the server's HTML that a component goes on with as they are, by name. */
export type AdoptedElements = Record< string, HTMLElement >;

interface AdoptedAt {
	name: string;
	node: HTMLElement;
	/** Where it stood, for the case that the fallback must come back. */
	parent: ParentNode & Node;
	next: ChildNode | null;
}

/** The elements marked `data-island-adopt="<name>"`, outermost alone. */
export function readAdopted( element: HTMLElement ): AdoptedAt[] {
	return [ ...element.querySelectorAll< HTMLElement >( '[data-island-adopt]' ) ].flatMap( ( node ) =>
		node.parentNode === null || node.parentElement?.closest( '[data-island-adopt]' )
			? []
			: [ { name: node.dataset.islandAdopt ?? '', node, parent: node.parentNode, next: node.nextSibling } ]
	);
}

export function returnAdopted( adopted: readonly AdoptedAt[] ): void {
	for ( const { node, parent, next } of adopted ) {
		parent.insertBefore( node, next?.parentNode === parent ? next : null );
	}
}

interface Props {
	/** The very node: what has loaded in it stays loaded, and what other scripts did to it stays done. */
	node: HTMLElement;
	className?: string;
}

/** Shows an element that React did not make. */
export function Adopted( { node, className }: Props ) {
	const host = useRef< HTMLDivElement >( null );
	// Before the browser paints: the page never shows the place empty.
	useLayoutEffect( () => {
		host.current?.replaceChildren( node );
	}, [ node ] );
	return <div ref={ host } className={ className } />;
}
