/** Style sheets are imported for their effect: the build writes them beside the script. */
declare module '*.css';
