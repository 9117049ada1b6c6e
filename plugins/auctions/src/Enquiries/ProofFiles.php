<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Enquiries;

use HearthHammer\Auctions\LegalPack\LegalDocuments;
use HearthHammer\Auctions\LegalPack\Staff\UploadedFile;
use HearthHammer\Auctions\LegalPack\Vault;
use HearthHammer\Auctions\LegalPack\VirusScan;
use HearthHammer\Core\Database\WriteFailed;
use RuntimeException;

/**
 * Files that strangers send with an enquiry: checked, and kept in the vault of legal packs, where no web server gives
 * them out. src/islands/lot-enquiry/rules checks the same before a phone sends megabytes; both run
 * tests/vectors/offer-proof.json.
 */
final readonly class ProofFiles {

	public const TYPES     = array( 'pdf', 'jpg', 'jpeg', 'png' );
	public const MAX_BYTES = 10 * MB_IN_BYTES;

	public function __construct( private Vault $vault ) {}

	/** What the form says of a file by its name and size; empty where it will do. */
	public static function fault_of( string $name, int $bytes ): string {
		return match ( true ) {
			! in_array( self::ending( $name ), self::TYPES, true ) => __( 'The proof of funds must be a PDF, JPG or PNG file', 'hearth-hammer' ),
			$bytes > self::MAX_BYTES => __( 'The proof of funds must be 10 MB or smaller', 'hearth-hammer' ),
			0 === $bytes             => __( 'The proof of funds is empty. Choose another file', 'hearth-hammer' ),
			default                  => '',
		};
	}

	/** The same of a file that has arrived, with its content. */
	public static function fault( ?UploadedFile $sent ): string {
		if ( null === $sent ) {
			return '';
		}
		if ( '' === $sent->path ) {
			return __( 'The proof of funds didn’t arrive. Choose a file of 10 MB or smaller', 'hearth-hammer' );
		}
		$fault = self::fault_of( $sent->name, (int) filesize( $sent->path ) );
		$fault = '' === $fault && ! LegalDocuments::is_of_its_type( $sent->path, self::ending( $sent->name ) ) ? self::fault_of( '', 1 ) : $fault;
		return '' === $fault ? VirusScan::fault( $sent->path, $sent->name ) : $fault;
	}

	/** @throws WriteFailed Where the disk does not take it. */
	public function keep( UploadedFile $sent ): Proof {
		$ends = self::ending( $sent->name );
		try {
			$kept = $this->vault->keep( $sent->path );
		} catch ( RuntimeException $fault ) {
			throw new WriteFailed( $fault->getMessage() ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		return new Proof( $kept['file'], "proof-of-funds.{$ends}", LegalDocuments::TYPES[ $ends ], $kept['bytes'] );
	}

	public function forget( Proof $proof ): void {
		$this->vault->forget( $proof->file );
	}

	/** As a whole answer; ends the request. */
	public function send( Proof $proof ): never {
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		foreach ( self::headers( $proof ) as $name => $value ) {
			header( "{$name}: {$value}" );
		}
		$this->print( $proof );
		exit;
	}

	/** Prints the bytes, piece by piece. */
	public function print( Proof $proof ): void {
		foreach ( $this->vault->read( $proof->file, 0, $proof->bytes - 1 ) as $bytes ) {
			echo $bytes; // phpcs:ignore WordPress.Security.EscapeOutput -- A file of its own type, sent as an attachment.
		}
	}

	/** @return array<string, string> */
	public static function headers( Proof $proof ): array {
		return array(
			'Content-Type'            => $proof->type,
			'Content-Disposition'     => sprintf( 'attachment; filename="%s"', $proof->name ),
			'X-Content-Type-Options'  => 'nosniff',
			'Content-Security-Policy' => "default-src 'none'; sandbox",
			'Cache-Control'           => 'private, no-store, no-transform',
			'Content-Length'          => (string) $proof->bytes,
		);
	}

	private static function ending( string $name ): string {
		return strtolower( pathinfo( $name, PATHINFO_EXTENSION ) );
	}
}
