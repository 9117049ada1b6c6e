export const band = ( material, colour, from = 0 ) => ( { from, material, colour } );
