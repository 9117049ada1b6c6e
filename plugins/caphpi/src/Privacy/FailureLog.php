<?php

declare( strict_types=1 );

namespace HearthHammer\Caphpi\Privacy;

use HearthHammer\Core\Log\Log;
use HearthHammer\Core\Module;
use HearthHammer\Core\Settings\SecretStore;

defined( 'ABSPATH' ) || exit;

/**
 * Look-ups that failed, in the log: why, and of which plate as far as its first two characters tell.
 */
final class FailureLog implements Module {

	public function __construct( private readonly SecretStore $secrets ) {}

	public function register(): void {
		add_action( 'caphpi_look_up_failed', $this->write( ... ), 10, 2 );
	}

	private function write( string $reason, string $masked_plate ): void {
		Log::write( sprintf( 'a lookup of %s failed: %s', $masked_plate, $this->secrets->scrub( $reason ) ) );
	}
}
