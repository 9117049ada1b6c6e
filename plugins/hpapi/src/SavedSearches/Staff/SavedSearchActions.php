<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\SavedSearches\Staff;

use HearthHammer\Core\Module;
use HearthHammer\Core\Subscription\DigestWorker;
use HearthHammer\Hpapi\SavedSearches\SavedSearchCapability;
use HearthHammer\Hpapi\SavedSearches\SavedSearchRepository;

defined( 'ABSPATH' ) || exit;

/**
 * What the buttons of the screen do.
 */
final class SavedSearchActions implements Module {

	public const RUN = 'hpapi_saved_searches_run';
	public const END = 'hpapi_saved_search_end';

	/** Web servers give up after 30 seconds or more. */
	private const SLICE_SECONDS = 10.0;

	public function __construct(
		private readonly DigestWorker $worker,
		private readonly SavedSearchRepository $searches,
	) {}

	public function register(): void {
		add_action( 'admin_post_' . self::RUN, $this->run( ... ) );
		add_action( 'admin_post_' . self::END, $this->end( ... ) );
	}

	private function run(): void {
		$this->check( self::RUN );
		$this->leave( null === $this->worker->run( self::SLICE_SECONDS ) ? 'busy' : 'run' );
	}

	private function end(): void {
		$id = absint( is_scalar( $_POST['search'] ?? null ) ? $_POST['search'] : 0 ); // phpcs:ignore WordPress.Security.NonceVerification -- Verified next.
		$this->check( self::END . $id );
		$this->searches->end( $id, time() );
		$this->leave( 'ended' );
	}

	private function check( string $action ): void {
		if ( ! current_user_can( SavedSearchCapability::NAME ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to manage saved searches.', 'hearth-hammer' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( $action );
	}

	private function leave( string $done ): never {
		wp_safe_redirect( SavedSearchScreen::url( array( 'done' => $done ) + ( 'ended' === $done ? array() : array( 'tab' => 'delivery' ) ) ) );
		exit;
	}
}
