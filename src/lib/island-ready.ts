/** Fired on an island's element once its component answers clicks, or its server's HTML has come back after a failure. */
export const ISLAND_READY = 'hh:island-ready';
