import type { ReactNode, Ref } from 'react';

export type HeadingLevel = 2 | 3 | 4;

interface Props {
	level: number;
	/** Focused when the step opens, so that everybody knows where they are. */
	headingRef: Ref< HTMLHeadingElement >;
	children: ReactNode;
}

export function StepHeading( { level, headingRef, children }: Props ) {
	const Heading: `h${ HeadingLevel }` = `h${ Math.min( Math.max( level, 2 ), 4 ) as HeadingLevel }`;
	return (
		<Heading className="hh-valuation__heading" tabIndex={ -1 } ref={ headingRef }>
			{ children }
		</Heading>
	);
}
