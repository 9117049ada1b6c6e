/** Asks npm about some libraries, and about none of those that they would need to be developed. */

/**
 * @param {Array<{ name: string, version: string }>} libraries
 * @return {{ manifest: Object, lock: Object }} A project that has exactly these.
 */
export function lockOf( libraries ) {
	const manifest = { name: 'bundled', version: '1.0.0', private: true, dependencies: Object.fromEntries( libraries.map( ( { name, version } ) => [ name, version ] ) ) };
	return {
		manifest,
		lock: {
			name: manifest.name,
			version: manifest.version,
			lockfileVersion: 3,
			requires: true,
			packages: { '': manifest, ...Object.fromEntries( libraries.map( ( { name, version } ) => [ `node_modules/${ name }`, { version } ] ) ) },
		},
	};
}

/**
 * @param {string} text What `npm audit --json` printed (auditReportVersion 2).
 * @return {string[]|null} A line for each advisory; null where it is no report.
 */
export function advisories( text ) {
	let report;
	try {
		report = JSON.parse( text );
	} catch {
		return null;
	}
	if ( report.auditReportVersion !== 2 || typeof report.vulnerabilities !== 'object' ) {
		return null;
	}
	return Object.values( report.vulnerabilities ).flatMap( ( { via } ) => via.filter( ( one ) => typeof one === 'object' ).map( ( { name, range, severity, title, url } ) => `${ name } ${ range } (${ severity }): ${ title } ${ url }` ) );
}
