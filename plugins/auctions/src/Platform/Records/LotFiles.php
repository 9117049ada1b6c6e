<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Records;

use HearthHammer\Core\Media\MediaFolder;

/**
 * Films and papers that a platform gives as files, put where the web server gives them out. The hash in the name makes
 * the same file one file. Legal papers never come here: they lie outside.
 */
final readonly class LotFiles {

	private const EXTENSIONS = array( 'pdf', 'webm', 'mp4' );
	private const MOST_BYTES = 25 * 1024 * 1024;

	public function __construct( private MediaFolder $files ) {}

	/** The address of a film or paper: its own, or that of the copy; empty where it cannot be had. */
	public function address( string $source, string $folder ): string {
		if ( 1 === preg_match( '#^https?://#i', $source ) ) {
			return $source;
		}
		$path      = $this->files->path( $source );
		$extension = strtolower( pathinfo( $source, PATHINFO_EXTENSION ) );
		if ( null === $path || ! in_array( $extension, self::EXTENSIONS, true ) || filesize( $path ) > self::MOST_BYTES ) {
			return '';
		}
		$uploads  = wp_upload_dir( null, false );
		$relative = sprintf( 'auctions/%s/%s-%s.%s', sanitize_title( $folder ), sanitize_title( pathinfo( $source, PATHINFO_FILENAME ) ), substr( (string) sha1_file( $path ), 0, 8 ), $extension );
		$target   = $uploads['basedir'] . '/' . $relative;
		if ( ! is_file( $target ) && ( ! wp_mkdir_p( dirname( $target ) ) || ! copy( $path, $target ) ) ) {
			return '';
		}
		return $uploads['baseurl'] . '/' . $relative;
	}
}
