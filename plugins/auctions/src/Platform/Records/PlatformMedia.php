<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Records;

use HearthHammer\Auctions\Platform\SaleKey;
use HearthHammer\Core\Http\WebAddress;
use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Media\MediaItem;
use HearthHammer\Core\Sync\Record;
use HearthHammer\Core\Text\PlainText;
use HearthHammer\Core\Text\Scalar;

/**
 * Pictures, films and papers of a lot, as its platform names them: web addresses, or files where the platform is a folder.
 * Films and papers that are files are put where the web server gives them out. The hash in the name makes the same file one
 * file. Legal papers never come there: they are kept outside.
 */
final readonly class PlatformMedia {

	private const MOST_PICTURES = 60;
	private const MOST_PAPERS   = 60;

	/** Of files that are put where the web server gives them out. */
	private const EXTENSIONS = array( 'pdf', 'webm', 'mp4' );
	private const MOST_BYTES = 25 * 1024 * 1024;

	public function __construct(
		private MediaFolder $pictures,
		private MediaFolder $papers,
	) {}

	/** @return list<MediaItem> In their order. */
	public function pictures( RecordReader $in ): array {
		$rows = $in->rows( 'images', self::MOST_PICTURES );
		// A sort that keeps what has no position where it was.
		usort( $rows, static fn ( array $a, array $b ): int => ( is_numeric( $a['position'] ?? null ) ? $a['position'] : PHP_INT_MAX ) <=> ( is_numeric( $b['position'] ?? null ) ? $b['position'] : PHP_INT_MAX ) );
		$pictures = array();
		foreach ( $rows as $index => $row ) {
			$field  = sprintf( 'images[%d]', $index + 1 );
			$source = $this->source( $row['url'] ?? null, $this->pictures );
			if ( null === $source ) {
				$in->warn( $field, __( 'is not the address of an image, or the file does not exist, so it was skipped', 'hearth-hammer' ) );
				continue;
			}
			$pictures[] = new MediaItem( MediaItem::IMAGE, $source, mb_substr( PlainText::of( (string) ( is_scalar( $row['caption'] ?? null ) ? $row['caption'] : '' ) ), 0, 200 ), $field, '', mb_substr( SaleKey::text( $row['updated_at'] ?? null ), 0, 40 ) );
		}
		return $pictures;
	}

	/** @return list<array{url: string, caption: string}> Films; `url` may be the name of a file. */
	public function films( RecordReader $in ): array {
		$films = array();
		foreach ( $in->rows( 'videos', self::MOST_PAPERS ) as $index => $row ) {
			$source = $this->source( $row['url'] ?? null, $this->papers, 'videos/' );
			if ( null === $source ) {
				$in->warn( sprintf( 'videos[%d]', $index + 1 ), __( 'is not the address of a video, or the file does not exist, so it was skipped', 'hearth-hammer' ) );
				continue;
			}
			$films[] = array( 'url' => $source, 'caption' => self::title( $row ) );
		}
		return $films;
	}

	/** @return list<array{url: string, title: string, kind: string, category: string}> */
	public function papers( RecordReader $in ): array {
		$papers = array();
		foreach ( $in->rows( 'documents', self::MOST_PAPERS ) as $index => $row ) {
			$source = $this->source( $row['url'] ?? null, $this->papers, 'documents/' );
			if ( null === $source ) {
				$in->warn( sprintf( 'documents[%d]', $index + 1 ), __( 'is not the address of a document, or the file does not exist, so it was skipped', 'hearth-hammer' ) );
				continue;
			}
			$kind     = SaleKey::text( $row['kind'] ?? null );
			$papers[] = array(
				'url'      => $source,
				'title'    => self::title( $row ),
				'kind'     => in_array( $kind, array( 'legal', 'inspection' ), true ) ? $kind : 'other',
				'category' => sanitize_key( SaleKey::text( $row['category'] ?? null ) ),
			);
		}
		return $papers;
	}

	/** @return array<string, mixed> Of the films and papers that a record names: the fields of a lot that give their addresses. */
	public function fields( Record $lot ): array {
		return ( isset( $lot->fields['videos'] ) ? array( 'videos' => $this->links( (array) $lot->fields['videos'], $lot->source_key ) ) : array() )
			+ ( isset( $lot->fields['papers'] ) ? $this->documents( (array) $lot->fields['papers'], $lot->source_key ) : array() );
	}

	/**
	 * @param array<mixed> $papers Legal ones go another way.
	 * @return array<string, mixed>
	 */
	private function documents( array $papers, string $folder ): array {
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
		$path      = $this->papers->path( $source );
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

	/** @param array<mixed> $row */
	private static function title( array $row ): string {
		$title = $row['title'] ?? $row['caption'] ?? '';
		return mb_substr( PlainText::of( Scalar::text( $title ) ), 0, 200 );
	}

	private function source( mixed $url, MediaFolder $files, string $below = '' ): ?string {
		if ( ! is_string( $url ) || '' === $url ) {
			return null;
		}
		return 1 === preg_match( '#^[a-z][a-z0-9+.-]*:#i', $url ) ? WebAddress::parse( $url ) : ( null === $files->path( $below . $url ) ? null : $below . $url );
	}
}
