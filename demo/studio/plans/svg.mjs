/* A number as SVG's path data wants it. */
export const n = ( v ) => String( Math.round( v * 10 ) / 10 );
