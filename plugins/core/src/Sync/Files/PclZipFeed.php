<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync\Files;

use HearthHammer\Core\Sync\InvalidFeed;
use PclZip;

defined( 'ABSPATH' ) || exit;

/**
 * By the reader that WordPress brings along, where PHP has no zip extension.
 */
final class PclZipFeed extends ZipFeed {

	private readonly PclZip $zip;

	public function __construct( string $path ) {
		require_once ABSPATH . 'wp-admin/includes/class-pclzip.php';
		$this->zip = new PclZip( $path );
	}

	protected function entries(): array {
		$list = $this->zip->listContent();
		if ( ! is_array( $list ) ) {
			throw new InvalidFeed( __( 'the zip file is damaged or incomplete', 'hearth-hammer' ) );
		}
		$entries = array();
		foreach ( $list as $entry ) {
			if ( ! $entry['folder'] ) {
				$entries[ (int) $entry['index'] ] = array( (string) $entry['stored_filename'], (int) $entry['size'] );
			}
		}
		return $entries;
	}

	protected function write( int $index, string $target, int $most ): void {
		// @phpstan-ignore arguments.count (It counts its arguments itself.)
		$done = $this->zip->extract( PCLZIP_OPT_BY_INDEX, (string) $index, PCLZIP_OPT_PATH, dirname( $target ), PCLZIP_OPT_REMOVE_ALL_PATH, PCLZIP_OPT_REPLACE_NEWER );
		if ( ! is_array( $done ) || 'ok' !== ( $done[0]['status'] ?? '' ) || ! is_file( $target ) || filesize( $target ) !== $most ) {
			wp_delete_file( $target );
			throw new InvalidFeed( sprintf( /* translators: %s: name of a file */ __( '%s cannot be read from the zip file', 'hearth-hammer' ), basename( $target ) ) );
		}
	}

	protected function close(): void {}
}
