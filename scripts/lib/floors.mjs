/**
 * The folders of each plugin's src from the ground up: a folder may use those that are named before it, never one that
 * is named after it. Files beside the folders are the composition root, which knows all; what the folders may use of it
 * is listed under `everyone`.
 */
export const floors = {
	core: {
		namespace: 'Core',
		everyone: [ 'Module' ],
		folders: [
			// On their own.
			...[ 'Calendar', 'Config', 'Csv', 'Database', 'Http', 'Limits', 'Locks', 'Log', 'Money', 'Page', 'Schema', 'Tax', 'Templates', 'Xml' ],
			'Fields',
			'Assets',
			'Blocks',
			'Carousel',
			'Consent',
			'Migrations',
			'ResultCache',
			'Index',
			'Security',
			'Settings',
			'Island',
			'Gallery',
			'Visitor',
			'Rest',
			'Place',
			'Media',
			'Sync',
			'Outbox',
			'Mail',
			'Subscription',
			'Company',
			'Facts',
			'Privacy',
			'Cli',
		],
	},
	hpapi: {
		namespace: 'Hpapi',
		everyone: [],
		folders: [
			'Parishes',
			'Properties',
			'Costs',
			'Search',
			'PropertyPage',
			'Feeds',
			'People',
			'Templates',
			'SavedProperties',
			'Enquiries',
			'Leads',
			'SavedSearches',
			'PropertyAdmin',
			'Cli',
		],
	},
	caphpi: {
		namespace: 'Caphpi',
		everyone: [],
		folders: [ 'Input', 'Settings', 'Provider', 'Valuation', 'Mail', 'SpreadsheetLog', 'UseCases', 'Privacy', 'Staff', 'Rest', 'Cli', 'Wizard', 'Reminder' ],
	},
};
