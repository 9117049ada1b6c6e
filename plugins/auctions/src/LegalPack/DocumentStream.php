<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

/**
 * Sends a document, or a zip of a whole pack, piece by piece: memory does not grow with the file.
 */
final readonly class DocumentStream {

	public function __construct( private Vault $vault ) {}

	public function range( LegalDocument|PackZip $document, string $range, string $if_range ): FileRange {
		return FileRange::of( $range, $if_range, $document->etag(), $document->bytes );
	}

	/** @return array<string, string> */
	public function headers( LegalDocument|PackZip $document, FileRange $range ): array {
		$headers = array(
			'Content-Type'            => $document->type,
			'Content-Disposition'     => sprintf( 'attachment; filename="%s"', $document->name ),
			'X-Content-Type-Options'  => 'nosniff',
			'Content-Security-Policy' => "default-src 'none'; sandbox",
			'Cache-Control'           => 'private, no-store, no-transform',
			'X-Robots-Tag'            => 'noindex, nofollow',
			'Referrer-Policy'         => 'no-referrer',
			'Accept-Ranges'           => 'bytes',
			'ETag'                    => $document->etag(),
			'Content-Length'          => (string) max( 0, $range->length() ),
		);
		return $headers + match ( $range->status ) {
			206     => array( 'Content-Range' => "bytes {$range->from}-{$range->to}/{$document->bytes}" ),
			416     => array( 'Content-Range' => "bytes */{$document->bytes}" ),
			default => array(),
		};
	}

	/** Prints the bytes. */
	public function print( LegalDocument|PackZip $document, FileRange $range ): void {
		if ( $range->length() <= 0 ) {
			return;
		}
		foreach ( $document instanceof PackZip ? $document->read( $this->vault, $range->from, $range->to ) : $this->vault->read( $document->file, $range->from, $range->to ) as $bytes ) {
			echo $bytes; // phpcs:ignore WordPress.Security.EscapeOutput -- A file of its own type, sent as an attachment.
			flush();
		}
	}

	/** As a whole answer; ends the request. */
	public function send( LegalDocument|PackZip $document, FileRange $range, bool $is_head ): never {
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		status_header( $range->status );
		foreach ( $this->headers( $document, $range ) as $name => $value ) {
			header( "{$name}: {$value}" );
		}
		$is_head || $this->print( $document, $range );
		exit;
	}
}
