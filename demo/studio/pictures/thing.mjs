export const thing = ( z, draw ) => ( { z, draw } );
