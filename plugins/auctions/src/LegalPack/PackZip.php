<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

use Generator;
use HearthHammer\Auctions\Lots\LotRecord;

/**
 * SALE-08: all documents of a pack as one zip. It is made while it is sent: nothing is unsealed to the disk, and any part of
 * it can be sent alone, so that a download goes on where it stopped.
 *
 * The documents are stored, not compressed: most are PDFs and images. Times and sizes come from the documents, so the same
 * versions make the same bytes.
 *
 * @link https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3.7, 4.3.12, 4.3.16
 */
final readonly class PackZip {

	/** A zip of 4 GB or more needs another format (Zip64). */
	private const MOST_BYTES = 4_000_000_000;

	private const LOCAL   = 30;
	private const CENTRAL = 46;
	private const END     = 22;

	/** Names are UTF-8. */
	private const FLAGS   = 0x0800;
	private const VERSION = 20;

	/** @param list<array{string|LegalDocument, int}> $parts Headers and documents in their order, each with its length. */
	private function __construct(
		public string $name,
		public string $type,
		public int $bytes,
		private string $etag,
		private array $parts,
	) {}

	/** @param list<LegalDocument> $documents As fits() allows. */
	public static function of( string $name, array $documents, Vault $vault, DocumentRepository $rows ): self {
		$parts   = array();
		$central = '';
		$offset  = 0;
		foreach ( $documents as $index => $document ) {
			$entry    = self::entry( $index, $document );
			// To two seconds, as a zip keeps them.
			[ $year, $month, $day, $hour, $minute, $second ] = array_map( intval( ... ), explode( ' ', (string) wp_date( 'Y n j G i s', $document->added_at ) ) );
			$time  = $hour << 11 | $minute << 5 | intdiv( $second, 2 );
			$date  = ( $year - 1980 ) << 9 | $month << 5 | $day;
			$about    = pack( 'vvvvVVVv', self::FLAGS, 0, $time, $date, hexdec( self::crc( $document, $vault, $rows ) ), $document->bytes, $document->bytes, strlen( $entry ) );
			$local    = pack( 'Vv', 0x04034b50, self::VERSION ) . $about . pack( 'v', 0 ) . $entry;
			$central .= pack( 'Vvv', 0x02014b50, self::VERSION, self::VERSION ) . $about . pack( 'vvvvVV', 0, 0, 0, 0, 0, $offset ) . $entry;
			$parts[]  = array( $local, strlen( $local ) );
			$parts[]  = array( $document, $document->bytes );
			$offset  += strlen( $local ) + $document->bytes;
		}
		$central .= pack( 'VvvvvVVv', 0x06054b50, 0, 0, count( $documents ), count( $documents ), strlen( $central ), $offset, 0 );
		$parts[]  = array( $central, strlen( $central ) );
		$etag     = hash( 'sha256', implode( ' ', array_map( static fn ( LegalDocument $one ): string => "{$one->id} {$one->sha256}", $documents ) ) );
		return new self( $name, 'application/zip', $offset + strlen( $central ), '"' . substr( $etag, 0, 32 ) . '"', $parts );
	}

	/** @param list<LegalDocument> $documents */
	public static function fits( array $documents ): bool {
		return array() !== $documents && self::size( $documents ) <= self::MOST_BYTES;
	}

	/**
	 * @param list<LegalDocument> $documents
	 * @return int Bytes of the zip.
	 */
	public static function size( array $documents ): int {
		return self::END + (int) array_sum( array_map( static fn ( int $index, LegalDocument $one ): int => self::LOCAL + self::CENTRAL + 2 * strlen( self::entry( $index, $one ) ) + $one->bytes, array_keys( $documents ), $documents ) );
	}

	/** e.g. `legal-pack-lot-7.zip`. */
	public static function name( int $lot ): string {
		$number = LotRecord::of( $lot )?->number()->slug() ?? '';
		return 'legal-pack' . ( '' === $number ? '' : "-lot-{$number}" ) . '.zip';
	}

	public function etag(): string {
		return $this->etag;
	}

	/**
	 * @param int $from First byte.
	 * @param int $to   Last byte, which is in it.
	 * @return Generator<int, string>
	 */
	public function read( Vault $vault, int $from, int $to ): Generator {
		$begins = 0;
		foreach ( $this->parts as [ $part, $length ] ) {
			$first  = max( 0, $from - $begins );
			$last   = min( $length, $to - $begins + 1 ) - 1;
			$begins += $length;
			if ( $first > $last ) {
				continue;
			}
			if ( is_string( $part ) ) {
				yield substr( $part, $first, $last - $first + 1 );
			} else {
				foreach ( $vault->read( $part->file, $first, $last ) as $bytes ) {
					yield $bytes;
				}
			}
		}
	}

	/** In the order of the pack; two documents can have the same name. */
	private static function entry( int $index, LegalDocument $document ): string {
		return sprintf( '%02d-%s', $index + 1, $document->name );
	}

	private static function crc( LegalDocument $document, Vault $vault, DocumentRepository $rows ): string {
		if ( '' !== $document->crc ) {
			return $document->crc;
		}
		$hash = hash_init( 'crc32b' );
		foreach ( $document->bytes > 0 ? $vault->read( $document->file, 0, $document->bytes - 1 ) : array() as $bytes ) {
			hash_update( $hash, $bytes );
		}
		$crc = hash_final( $hash );
		$rows->note_crc( $document, $crc );
		return $crc;
	}
}
