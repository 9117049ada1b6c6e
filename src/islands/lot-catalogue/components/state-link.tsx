import type { MouseEvent, ReactNode } from 'react';

interface Props {
	/** Where it leads without a script, and in a tab of its own. */
	href: string;
	onFollow: () => void;
	className?: string | undefined;
	rel?: string | undefined;
	current?: boolean;
	children: ReactNode;
}

/** A link to another state of this page: followed here where it is clicked plainly. */
export function StateLink( { href, onFollow, className, rel, current, children }: Props ) {
	const follow = ( event: MouseEvent ) => {
		if ( event.button === 0 && ! event.metaKey && ! event.ctrlKey && ! event.shiftKey && ! event.altKey ) {
			event.preventDefault();
			onFollow();
		}
	};
	return (
		<a href={ href } className={ className } rel={ rel } aria-current={ current ? 'page' : undefined } onClick={ follow }>
			{ children }
		</a>
	);
}
