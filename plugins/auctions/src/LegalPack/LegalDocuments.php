<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

use HearthHammer\Core\Database\WriteFailed;
use InvalidArgumentException;
use RuntimeException;

/**
 * Puts documents into a lot's legal pack.
 */
final readonly class LegalDocuments {

	/** What a pack may hold, by the end of the file's name. */
	public const TYPES = array(
		'pdf'  => 'application/pdf',
		'docx' => 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
		'xlsx' => 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
		'jpg'  => 'image/jpeg',
		'jpeg' => 'image/jpeg',
		'png'  => 'image/png',
		'zip'  => 'application/zip',
	);

	public const MAX_BYTES = 50 * MB_IN_BYTES;

	/** How a file of the kind begins. */
	private const BEGINS = array(
		'pdf'  => '%PDF-',
		'docx' => "PK\x03\x04",
		'xlsx' => "PK\x03\x04",
		'zip'  => "PK\x03\x04",
		'jpg'  => "\xFF\xD8\xFF",
		'jpeg' => "\xFF\xD8\xFF",
		'png'  => "\x89PNG",
	);

	public function __construct(
		private DocumentRepository $documents,
		private Vault $vault,
	) {}

	/**
	 * A document under its title. The same content again changes nothing; other content is a new version.
	 *
	 * @param string $path Of a file that this process can read; it stays.
	 * @param string $name As it was called; the path's own where empty.
	 * @return int The id of the version that is in the pack now.
	 * @throws InvalidArgumentException Where it is no document that a pack takes; the message is for staff.
	 * @throws RuntimeException Where the disk or the database did not keep it.
	 */
	public function put( int $lot, string $title, string $path, string $name = '', int $user = 0 ): int {
		return $this->take( $lot, $this->documents->titled( $lot, self::title( $title ) ), $title, $path, $name, $user );
	}

	/**
	 * A new version of this document; its title stays.
	 *
	 * @return int As put().
	 * @throws InvalidArgumentException|RuntimeException As put().
	 */
	public function replace( LegalDocument $document, string $path, string $name, int $user ): int {
		return $this->take( $document->lot, $this->documents->latest( $document->document ), $document->title, $path, $name, $user );
	}

	/**
	 * What one lot's pack holds now, for another lot too.
	 *
	 * @throws RuntimeException Where a document is gone from the disk, or was not kept.
	 */
	public function copy( int $from, int $to, int $user ): void {
		foreach ( $this->documents->current( $from ) as $document ) {
			$this->put_kept( $to, $document->title, $document->file, $document->bytes, $document->sha256, $document->name, $user );
		}
	}

	/**
	 * As put(), of a file that the vault keeps; it stays there.
	 *
	 * @param string $file   As Vault::keep() named it.
	 * @param string $sha256 Of its content: a full disk must not make half a document of it.
	 * @throws InvalidArgumentException|RuntimeException As put().
	 */
	public function put_kept( int $lot, string $title, string $file, int $bytes, string $sha256, string $name, int $user ): int {
		$path = wp_tempnam( $name );
		try {
			foreach ( $this->vault->read( $file, 0, $bytes - 1 ) as $piece ) {
				file_put_contents( $path, $piece, FILE_APPEND ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- In pieces.
			}
			if ( ! hash_equals( $sha256, (string) hash_file( 'sha256', $path ) ) ) {
				throw new RuntimeException( 'The document could not be copied.' );
			}
			return $this->put( $lot, $title, $path, $name, $user );
		} finally {
			wp_delete_file( $path );
		}
	}

	private function take( int $lot, ?LegalDocument $before, string $title, string $path, string $name, int $user ): int {
		$name  = '' === $name ? basename( $path ) : $name;
		$ends  = strtolower( pathinfo( $name, PATHINFO_EXTENSION ) );
		$title = self::title( $title );
		self::check( $path, $name, $title );
		if ( null !== $before && hash_equals( $before->sha256, (string) hash_file( 'sha256', $path ) ) ) {
			return $before->id;
		}
		$kept = $this->vault->keep( $path );
		try {
			$document = $this->documents->add( $lot, $before, $title, self::file_name( $title, $ends ), self::TYPES[ $ends ], $kept, $user );
		} catch ( WriteFailed $fault ) {
			$this->vault->forget( $kept['file'] );
			throw $fault;
		}
		/**
		 * A legal pack has a document more, or a new version of one.
		 *
		 * @param int           $lot
		 * @param int           $id       The version's id.
		 * @param LegalDocument $document
		 */
		do_action( 'hh_legal_document_added', $lot, $document->id, $document );
		return $document->id;
	}

	/**
	 * @param string $name As it was called; its ending says what it should be.
	 * @throws InvalidArgumentException As put().
	 */
	public static function check( string $path, string $name, string $title ): void {
		$size = is_file( $path ) ? (int) filesize( $path ) : 0;
		if ( '' === self::title( $title ) ) {
			throw new InvalidArgumentException( esc_html__( 'Enter a title for the document.', 'hearth-hammer' ) );
		}
		if ( ! self::is_of_its_type( $path, strtolower( pathinfo( $name, PATHINFO_EXTENSION ) ) ) ) {
			throw new InvalidArgumentException( esc_html__( 'This file type is not allowed. Legal packs accept PDF, Word, Excel, ZIP and image files.', 'hearth-hammer' ) );
		}
		if ( $size > self::MAX_BYTES ) {
			throw new InvalidArgumentException( esc_html__( 'Each document must be 50 MB or smaller.', 'hearth-hammer' ) );
		}
		$fault = VirusScan::fault( $path, $name );
		if ( '' !== $fault ) {
			throw new InvalidArgumentException( esc_html( $fault ) );
		}
	}

	/**
	 * Whether a file is one of TYPES and begins as its kind does, whatever it is called.
	 *
	 * @param string $ends Of its name, in lower case, e.g. `pdf`.
	 */
	public static function is_of_its_type( string $path, string $ends ): bool {
		$head = is_file( $path ) ? (string) file_get_contents( $path, false, null, 0, 8 ) : '';
		return isset( self::TYPES[ $ends ] ) && str_starts_with( $head, self::BEGINS[ $ends ] );
	}

	/** As it is stored. */
	public static function title( string $title ): string {
		return mb_substr( sanitize_text_field( $title ), 0, 200 );
	}

	private static function file_name( string $title, string $ends ): string {
		$name = sanitize_title( remove_accents( $title ) );
		return mb_substr( '' === $name ? 'document' : $name, 0, 120 ) . ".{$ends}";
	}
}
