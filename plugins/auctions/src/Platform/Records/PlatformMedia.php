<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform\Records;

use HearthHammer\Auctions\Platform\SaleKey;
use HearthHammer\Core\Http\WebAddress;
use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Media\MediaItem;
use HearthHammer\Core\Text\PlainText;
use HearthHammer\Core\Text\Scalar;

/**
 * Pictures, films and papers of a lot, as its platform names them: web addresses, or files where the platform is a folder.
 */
final readonly class PlatformMedia {

	private const MOST_PICTURES = 60;
	private const MOST_PAPERS   = 60;

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
