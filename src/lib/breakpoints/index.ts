import { BREAKPOINTS } from './generated';

export { BREAKPOINTS };

export type Breakpoint = keyof typeof BREAKPOINTS;

/** The largest breakpoint that a window of so many CSS px has reached. */
export function breakpointOf( width: number ): Breakpoint {
	const reached = ( Object.keys( BREAKPOINTS ) as Breakpoint[] ).filter( ( name ) => width >= BREAKPOINTS[ name ] );
	return reached[ reached.length - 1 ] ?? 'xs';
}

/** SITE-01: up to 576 px. */
export const isSmartphone = ( width: number ): boolean => width <= BREAKPOINTS.sm;

/** SITE-01: over 576 px, up to 768. */
export const isTablet = ( width: number ): boolean => width > BREAKPOINTS.sm && width <= BREAKPOINTS.md;
