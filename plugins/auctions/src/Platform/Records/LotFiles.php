<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Records;

use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Sync\Record;

/**
 * Films and papers that a platform gives as files, put where the web server gives them out. The hash in the name makes
 * the same file one file. Legal papers never come here: they are kept outside.
 */
final readonly class LotFiles {

	private const EXTENSIONS = array( 'pdf', 'webm', 'mp4' );
	private const MOST_BYTES = 25 * 1024 * 1024;

	public function __construct( private MediaFolder $files ) {}

	/** @return array<string, mixed> Of the films and papers that a record names: the fields of a lot that give their addresses. */
	public function fields( Record $lot ): array {
		return ( isset( $lot->fields['videos'] ) ? array( 'videos' => $this->links( (array) $lot->fields['videos'], $lot->source_key ) ) : array() )
			+ ( isset( $lot->fields['papers'] ) ? $this->papers( (array) $lot->fields['papers'], $lot->source_key ) : array() );
	}

	/**
	 * @param array<mixed> $papers Legal ones go another way.
	 * @return array<string, mixed>
	 */
	private function papers( array $papers, string $folder ): array {
		$report    = '';
		$documents = array();
		foreach ( $papers as $paper ) {
			$address = is_array( $paper ) && 'legal' !== $paper['kind'] ? $this->address( (string) $paper['url'], $folder ) : '';
			if ( '' !== $address && 'inspection' === $paper['kind'] && '' === $report ) {
				$report = $address;
			} elseif ( '' !== $address ) {
				$documents[] = array( 'url' => $address, 'caption' => (string) $paper['title'] );
			}
		}
		return array( 'inspection_report' => $report, 'documents' => $documents );
	}

	/**
	 * @param array<mixed> $links
	 * @return list<array{url: string, caption: string}>
	 */
	private function links( array $links, string $folder ): array {
		$addresses = array();
		foreach ( $links as $link ) {
			$address = is_array( $link ) ? $this->address( (string) $link['url'], $folder ) : '';
			if ( '' !== $address ) {
				$addresses[] = array( 'url' => $address, 'caption' => (string) $link['caption'] );
			}
		}
		return $addresses;
	}

	/** The address of a film or paper: its own, or that of the copy; empty where it cannot be had. */
	private function address( string $source, string $folder ): string {
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
