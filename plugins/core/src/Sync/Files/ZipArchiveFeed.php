<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Sync\Files;

use HearthHammer\Core\Sync\InvalidFeed;
use ZipArchive;

defined( 'ABSPATH' ) || exit;

/**
 * By PHP's own extension.
 */
final class ZipArchiveFeed extends ZipFeed {

	private readonly ZipArchive $zip;

	/** @throws InvalidFeed When it is not a zip. */
	public function __construct( string $path ) {
		$this->zip = new ZipArchive();
		if ( true !== $this->zip->open( $path, ZipArchive::RDONLY ) ) {
			throw new InvalidFeed( __( 'the zip file is damaged or incomplete', 'hearth-hammer' ) );
		}
	}

	protected function entries(): array {
		$entries = array();
		for ( $i = 0; $i < $this->zip->count(); $i++ ) {
			$stat = $this->zip->statIndex( $i );
			if ( false !== $stat && ! str_ends_with( $stat['name'], '/' ) ) {
				$entries[ $i ] = array( $stat['name'], $stat['size'] );
			}
		}
		return $entries;
	}

	protected function write( int $index, string $target, int $most ): void {
		$in = $this->zip->getStreamIndex( $index );
		if ( false === $in ) {
			throw new InvalidFeed( sprintf( /* translators: %s: name of a file */ __( '%s cannot be read from the zip file', 'hearth-hammer' ), basename( $target ) ) );
		}
		// One byte more than promised tells a wrong size.
		$written = $this->copy( $in, $target, $most + 1 );
		fclose( $in ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( $written !== $most ) {
			wp_delete_file( $target );
			throw new InvalidFeed( sprintf( /* translators: %s: name of a file */ __( 'the size of %s does not match the zip file', 'hearth-hammer' ), basename( $target ) ) );
		}
	}

	/** @param resource $in */
	private function copy( $in, string $target, int $most ): int {
		$out = fopen( $target, 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( false === $out ) {
			throw new InvalidFeed( sprintf( /* translators: %s: path */ __( 'cannot write %s', 'hearth-hammer' ), $target ) );
		}
		$bytes = (int) stream_copy_to_stream( $in, $out, $most );
		fclose( $out ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		return $bytes;
	}

	protected function close(): void {
		$this->zip->close();
	}
}
