<?php
/**
 * Removes what the plugin made: sales and lots with their pictures and papers, departments, tables, options, roles and
 * capabilities, and its rows in core's tables.
 *
 * @package HearthHammer\Auctions
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

( require __DIR__ . '/removal.php' )(
	array(
		'posts'        => array( 'hh_sale', 'hh_lot' ),
		'taxonomies'   => array( 'hh_department', 'hh_sale_type' ),
		// A test compares this list with Tables::NAMES.
		'tables'       => array( 'hh_lot_history', 'hh_addendum', 'hh_legal_document', 'hh_legal_terms', 'hh_legal_reader', 'hh_legal_access', 'hh_legal_request', 'hh_legal_sent', 'hh_auction_enquiry', 'hh_result_entry', 'hh_lot_seller', 'hh_lot_view', 'hh_watch', 'hh_watch_item', 'hh_watch_event', 'hh_watch_news', 'hh_watch_search', 'hh_lot_index', 'hh_sale_index', 'hh_sale_version', 'hh_lot_word', 'hh_lot_result_cache', 'hh_lot_address' ),
		'options'      => array( 'hh\_auction%', 'hh\_lot\_%', 'hh\_sale\_%', 'hh\_legal\_%', 'hh\_watched\_%', 'hh\_reindex\_lots\_at', 'hh\_reindex\_sales\_at', 'hh\_cloudinary\_%', 'hh\_make\_%', 'hh\_told\_%', 'hh\_fees\_%' ),
		'meta'         => array( 'hh\_sale\_%', 'hh\_lot\_%', '\_hh\_sale\_%', '\_hh\_lot\_%' ),
		'capabilities' => '/^(?:hh_manage_a365|hh_manage_image_cache|hh_run_sale_day|\w+_hh_(?:sale|lot)s)$/D',
		'roles'        => array( 'hh_auctioneer', 'hh_auction_manager' ),
		'hooks'        => array( 'hh_auctions_sync', 'hh_watched_lots', 'hh_forget_watches', 'hh_forget_legal_readers', 'hh_forget_auction_enquiries', 'hh_update_lot_index', 'hh_update_sale_index' ),
		'outbox'       => 'auctions.',
		'replies'      => 'auction-enquiry',
		'scopes'       => array( 'sale', 'lot' ),
		// Sealed documents of legal packs, of which the key goes with the options. A folder of the house's own stays.
		'folders'      => array( 'hh-auctions-*', 'hearth-hammer-private' ),
		// Copies of papers and films; a house may have a folder of this name itself.
		'files'        => array( 'auctions' => '/-[0-9a-f]{8}\.\w+$/D' ),
	)
);
