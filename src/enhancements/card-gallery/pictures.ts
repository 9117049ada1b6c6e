import { isObject } from '../../lib/is-object';

/** What the page says of a picture; more than this may be there. */
export interface Picture {
	src: string;
	/** Pixels. */
	width: number;
	height: number;
	/** Of the ground before it is there. */
	color?: string;
}

export function isPictures( value: unknown ): value is Picture[] {
	return (
		Array.isArray( value ) &&
		value.every( ( one ) => isObject( one ) && typeof one.src === 'string' && /^(https?:)?\//.test( one.src ) )
	);
}
