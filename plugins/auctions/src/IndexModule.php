<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions;

use HearthHammer\Auctions\CataloguePage\ViewCookie;
use HearthHammer\Auctions\Index\AuctionTags;
use HearthHammer\Auctions\Index\AuctionVisibility;
use HearthHammer\Auctions\Index\IndexHooks;
use HearthHammer\Auctions\Index\ReindexCommand;
use HearthHammer\Auctions\Sales\Department;
use HearthHammer\Auctions\Sales\SaleTypes;
use HearthHammer\Core\Index\IndexCheck;
use HearthHammer\Core\Index\IndexUpdate;
use HearthHammer\Core\Module;
use HearthHammer\Core\Waiting;

defined( 'ABSPATH' ) || exit;

/**
 * The indexes of lots and sales, in step with their posts.
 */
final readonly class IndexModule implements Module {

	/** What may change the row of a lot or a sale. */
	private const CHANGES = array( 'wp_after_insert_post', 'transition_post_status', 'after_delete_post', 'added_post_meta', 'updated_post_meta', 'deleted_post_meta', 'set_object_terms', 'edited_' . Department::TAXONOMY, 'edited_' . SaleTypes::TAXONOMY, 'added_term_meta', 'updated_term_meta', 'deleted_term_meta', 'delete_attachment' );

	public function __construct( private AuctionServices $auctions ) {}

	public function register(): void {
		$of      = $this->auctions;
		$modules = array(
			new AuctionTags( ViewCookie::NAME ),
			new Waiting( self::CHANGES, static fn (): array => array( new IndexHooks( $of->index ) ) ),
			Waiting::for_commands( static fn (): array => array( new ReindexCommand( $of->index ) ) ),
			new IndexCheck( 'hh_lot_index_shape', 'hh_update_lot_index', VERSION, self::files( 'Lot' ), static fn (): IndexUpdate => $of->index->lots_update ),
			new IndexCheck( 'hh_sale_index_shape', 'hh_update_sale_index', VERSION, self::files( 'Sale' ), static fn (): IndexUpdate => $of->index->sales_update ),
			...AuctionVisibility::modules(),
		);
		foreach ( $modules as $module ) {
			$module->register();
		}
	}

	/** @return list<string> Those that the shape of an index follows from. */
	private static function files( string $of ): array {
		$schemas = dirname( __DIR__ ) . '/schemas/parts/';
		return array_values( array_filter( array( __DIR__ . "/Index/{$of}Table.php", __DIR__ . "/Index/{$of}Columns.php", __DIR__ . "/Index/{$of}Card.php", $schemas . strtolower( $of ) . '-card.json' ), is_file( ... ) ) );
	}
}
