<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Admin;

use HearthHammer\Auctions\Platform\PlatformFailed;
use HearthHammer\Auctions\Platform\Platforms;
use HearthHammer\Auctions\Platform\Records\SaleMapper;
use HearthHammer\Auctions\Platform\Spool;
use HearthHammer\Core\Settings\ConnectionResult;
use HearthHammer\Core\Settings\ConnectionTest;

defined( 'ABSPATH' ) || exit;

/**
 * Asks the platform for its list of sales, and keeps nothing of it.
 */
final readonly class PlatformConnection implements ConnectionTest {

	public function __construct( private Platforms $platforms ) {}

	public function label(): string {
		return __( 'bidding platform', 'hearth-hammer' );
	}

	public function test(): ConnectionResult {
		$client = $this->platforms->current();
		if ( null === $client ) {
			return new ConnectionResult( false, __( 'No platform is selected, or its address is missing.', 'hearth-hammer' ) );
		}
		$file  = (string) tempnam( get_temp_dir(), 'hh-platform' );
		$spool = new Spool( $file, new SaleMapper( $this->platforms->name() ), $client->pictures() );
		try {
			$spool->reset();
			$client->read_sales( $spool );
			/* translators: %d: number of sales */
			return new ConnectionResult( true, sprintf( _n( 'Connected. The platform lists %d sale.', 'Connected. The platform lists %d sales.', $spool->count(), 'hearth-hammer' ), $spool->count() ) );
		} catch ( PlatformFailed $failed ) {
			return new ConnectionResult( false, ucfirst( $failed->getMessage() ) . '.' );
		} finally {
			$spool->close();
			wp_delete_file( $file );
		}
	}
}
