/** The build answers the address of such a file. */
declare module '*.topojson' {
	const url: string;
	export default url;
}
