import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
	title: string;
	className?: string;
	/** Of the title, by where the form stands on its page. */
	level?: 2 | 3;
	/** What happens next. */
	children: ReactNode;
}

/** Thanks in place of a form that was sent. It takes the focus, which went with the form. */
export function SentNotice( { title, className = '', level = 3, children }: Props ) {
	const heading = useRef< HTMLHeadingElement >( null );
	const Heading = `h${ level }` as const;
	useEffect( () => heading.current?.focus(), [] );
	return (
		<div className={ `hh-notice hh-notice--success ${ className }`.trim() } role="status">
			<Heading className="hh-notice__title" ref={ heading } tabIndex={ -1 }>
				{ title }
			</Heading>
			{ children }
		</div>
	);
}
