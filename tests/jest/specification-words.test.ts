/** @jest-environment node */
import { readFileSync } from 'fs';
import { resolve } from 'path';

const root = resolve( __dirname, '../..' );

/** Every sentence that the specification words: its rows, where it is said, the words to the letter. */
const SENTENCES: Array< [ string, string, string ] > = [
	[ '[SYNC-02]', 'src/islands/sync-overlay/components/overlay.tsx', 'Syncing with %s' ],
	[ '[SYNC-05]', 'src/islands/sync-overlay/hooks/use-sync.ts', 'There was an error!' ],
	[ '[SYNC-05]', 'src/islands/sync-overlay/hooks/use-sync.ts', 'There was an error syncing the sale' ],
	[ '[SYNC-05]', 'src/islands/sync-overlay/hooks/use-sync.ts', 'There was an error syncing the lot' ],
	[ '[SRCH-03]', 'src/ui/combobox.tsx', 'No results' ],
	[ '[SRCH-11]', 'plugins/hpapi/src/Properties/Labels.php', 'This area only' ],
	[ '[SRCH-12]', 'src/islands/search-form/search-form.tsx', 'Searching...' ],
	[ '[PROP-03]', 'src/ui/location/location-map.ts', 'Show Map' ],
	[ '[PROP-03]', 'plugins/core/src/Map/LocationMap.php', 'Show Map' ],
	[ '[PROP-03]', 'src/ui/location/location-map.ts', 'Sorry, error loading the map' ],
	[ '[PROP-09]', 'theme/parts/file-dialog.php', 'The content could not be loaded.' ],
	[ '[PROP-09]', 'theme/parts/file-dialog.php', 'The image could not be loaded.' ],
	[ '[PROP-09]', 'src/ui/gallery/viewer-picture.tsx', 'The image could not be loaded.' ],
	[ '[PROP-09]', 'theme/parts/file-dialog.php', 'Content not found' ],
	[ '[AUC-04]', 'src/islands/lot-catalogue/rules/count-label.ts', 'Searching catalogue...' ],
	[ '[AUC-05]', 'src/islands/lot-catalogue/rules/count-label.ts', 'Showing %1$s of %2$s lots' ],
	[ '[AUC-05]', 'plugins/auctions/src/CataloguePage/CountLabel.php', 'Showing %1$s of %2$s lots' ],
	[ '[AUC-06]', 'src/islands/lot-catalogue/components/filter-panel.tsx', 'Reset all' ],
	[ '[AUC-06]', 'plugins/auctions/templates/lot-catalogue.php', 'Reset all' ],
	[ '[AUC-09]', 'src/islands/lot-catalogue/lot-catalogue.tsx', 'Sorry! there was an error loading the lots for this auction catalogue. Please try again later.' ],
	[ '[PURGE-02]', 'plugins/auctions/src/ImageCache/PurgeButton.php', 'Error reading lot ID' ],
	[ '[PURGE-03]', 'plugins/auctions/src/ImageCache/PurgeButton.php', "Unexpected reponse from Cloudinary. Cache has probably been cleared but we can't be sure." ],
	[ '[PURGE-04]', 'plugins/auctions/src/ImageCache/PurgeButton.php', 'Sorry, there was an error purging the image cache' ],
	[ '[PURGE-05]', 'plugins/auctions/src/ImageCache/PurgeButton.php', 'Cache clear complete!' ],
	[ '[PURGE-05]', 'plugins/auctions/src/ImageCache/PurgeButton.php', 'SUCCESS' ],
	[ '[PURGE-05]', 'plugins/auctions/src/ImageCache/PurgeButton.php', 'FAIL' ],
	...[ 'src/islands/valuation-wizard/labels.ts', 'plugins/caphpi/src/Valuation/ValuationErrors.php' ].flatMap( ( file ): Array< [ string, string, string ] > => [
		[ '[VAL-03]', file, 'Please enter a valid number plate' ],
		[ '[VAL-04]', file, 'Please enter a valid mileage' ],
		[ '[VAL-05]', file, 'Please enter a valid email address' ],
		[ '[VAL-06]', file, 'Please enter a valid phone number' ],
		[ '[VAL-20]', file, "You've reached your valuation limit for today. Please come back in 24 hours and try again." ],
	] ),
	[ '[VAL-09]', 'src/islands/valuation-wizard/components/loading.tsx', 'Finding Your Vehicle' ],
	[ '[VAL-09]', 'src/islands/valuation-wizard/components/loading.tsx', 'Sending Your Valuation' ],
	[ '[VAL-09]', 'src/islands/valuation-reminder/valuation-reminder.tsx', 'Sending Your Valuation' ],
	[ '[VAL-11]', 'src/islands/valuation-wizard/components/not-found.tsx', "Sorry, we couldn't find an online valuation for that vehicle" ],
	[ '[VAL-12]', 'src/islands/valuation-wizard/labels.ts', 'Sorry, there was an error getting your valuation' ],
	[ '[VAL-12]', 'src/islands/valuation-wizard/labels.ts', 'Sorry, there was an error getting your valuation 2' ],
	[ '[VAL-17]', 'src/islands/valuation-wizard/components/result.tsx', 'Sorry, there was an error' ],
	[ '[VAL-21]', 'plugins/caphpi/src/Settings/ValuationSettings.php', 'The auction is held twice weekly.' ],
	...[ 'src/islands/valuation-reminder/valuation-reminder.tsx', 'plugins/caphpi/templates/valuation-reminder.php' ].flatMap( ( file ): Array< [ string, string, string ] > => [
		[ '[REM-03]', file, 'Re-send my valuation' ],
		[ '[REM-03]', file, 'Start a New Valuation' ],
		[ '[REM-03]', file, "Don't remind me again" ],
		[ '[REM-04]', file, 'Still Wanting to Sell Your %s?' ],
	] ),
];

it.each( SENTENCES )( '%s %s says “%s” to the letter', ( _row, file, sentence ) => {
	const code = readFileSync( resolve( root, file ), 'utf8' );
	// A whole literal, so that a longer sentence with these words in it does not count.
	expect( [ `'${ sentence.replaceAll( "'", "\\'" ) }'`, `"${ sentence }"` ].some( ( literal ) => code.includes( literal ) ) ).toBe( true );
} );
