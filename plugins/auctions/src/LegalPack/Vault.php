<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\LegalPack;

use Generator;
use HearthHammer\Core\Config\Config;
use RuntimeException;

/**
 * Keeps files that no web server gives out, whatever it is told (docs/decisions: the vault of legal packs).
 *
 * A file has a name that nobody guesses and begins with PHP that answers 404 and ends; what follows is encrypted, with a
 * key that is in the database. Apache and IIS are told to refuse the folder; nginx runs the PHP; a server that runs none
 * gives out bytes that say nothing. The content is sealed in pieces of 64 KB, so that any part of it can be read alone.
 */
final class Vault {

	private const GUARD = "<?php http_response_code( 404 ); exit; __halt_compiler();\n";
	private const MARK  = 'HHV1';
	private const PIECE = 65536;
	private const KEY   = 'hh_legal_vault_key';
	private const NAME  = '/^[0-9a-f]{2}\/[0-9a-f]{32}\.php$/D';

	/**
	 * Takes a copy of a file.
	 *
	 * @return array{file: string, bytes: int, sha256: string, crc: string} `file` names it to this class.
	 * @throws RuntimeException Where it cannot be read or kept.
	 */
	public function keep( string $path ): array {
		$from = is_file( $path ) && is_readable( $path ) ? fopen( $path, 'rb' ) : false;
		if ( false === $from ) {
			throw new RuntimeException( 'A legal pack document could not be read.' );
		}
		$name = bin2hex( random_bytes( 16 ) );
		$file = substr( $name, 0, 2 ) . "/{$name}.php";
		$this->prepare( dirname( $file ) );
		$part = $this->path( $file ) . '.part';
		$to   = fopen( $part, 'wb' );
		try {
			if ( false === $to ) {
				throw new RuntimeException( 'The legal pack folder is not writable.' );
			}
			$kept = $this->seal( $from, $to );
		} finally {
			fclose( $from );
			is_resource( $to ) && fclose( $to );
		}
		if ( ! rename( $part, $this->path( $file ) ) ) {
			throw new RuntimeException( 'The legal pack folder is not writable.' );
		}
		return array( 'file' => $file ) + $kept;
	}

	/**
	 * The bytes of a part, in pieces.
	 *
	 * @param int $from First byte.
	 * @param int $to   Last byte, which is in it.
	 * @return Generator<int, string>
	 * @throws RuntimeException Where the file is gone or was changed.
	 */
	public function read( string $file, int $from, int $to ): Generator {
		$in = 1 === preg_match( self::NAME, $file ) && is_file( $this->path( $file ) ) ? fopen( $this->path( $file ), 'rb' ) : false;
		if ( false === $in ) {
			throw new RuntimeException( 'A legal pack document is missing from the disk.' );
		}
		try {
			$head  = (string) stream_get_contents( $in, self::head() );
			$nonce = substr( $head, -SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES );
			for ( $piece = intdiv( $from, self::PIECE ); $piece * self::PIECE <= $to; $piece++ ) {
				fseek( $in, self::head() + $piece * ( self::PIECE + SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_ABYTES ) );
				$plain = $this->open( (string) stream_get_contents( $in, self::PIECE + SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_ABYTES ), $nonce, $piece );
				$first = max( 0, $from - $piece * self::PIECE );
				yield substr( $plain, $first, min( self::PIECE, $to - $piece * self::PIECE + 1 ) - $first );
			}
		} finally {
			fclose( $in );
		}
	}

	public function forget( string $file ): void {
		if ( 1 === preg_match( self::NAME, $file ) && is_file( $this->path( $file ) ) ) {
			wp_delete_file( $this->path( $file ) );
		}
	}

	/** Where the files are; a constant or environment variable may name a folder outside the website. */
	public static function folder(): string {
		$own = Config::string( 'HEARTH_HAMMER_PRIVATE_FOLDER' );
		return untrailingslashit( '' === $own ? wp_upload_dir( null, false )['basedir'] . '/hearth-hammer-private' : $own );
	}

	/**
	 * @param resource $from
	 * @param resource $to
	 * @return array{bytes: int, sha256: string, crc: string}
	 */
	private function seal( $from, $to ): array {
		$nonce = random_bytes( SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES );
		$hash  = hash_init( 'sha256' );
		$crc   = hash_init( 'crc32b' );
		$bytes = 0;
		$this->write( $to, self::GUARD . self::MARK . $nonce );
		for ( $piece = 0; ! feof( $from ); $piece++ ) {
			$plain = (string) stream_get_contents( $from, self::PIECE );
			if ( '' === $plain ) {
				break;
			}
			hash_update( $hash, $plain );
			hash_update( $crc, $plain );
			$bytes += strlen( $plain );
			$this->write( $to, sodium_crypto_aead_xchacha20poly1305_ietf_encrypt( $plain, (string) $piece, self::nonce( $nonce, $piece ), $this->key() ) );
		}
		return array(
			'bytes'  => $bytes,
			'sha256' => hash_final( $hash ),
			'crc'    => hash_final( $crc ),
		);
	}

	private function open( string $sealed, string $nonce, int $piece ): string {
		$plain = strlen( $nonce ) === SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES && strlen( $sealed ) > SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_ABYTES
			? sodium_crypto_aead_xchacha20poly1305_ietf_decrypt( $sealed, (string) $piece, self::nonce( $nonce, $piece ), $this->key() )
			: false;
		return is_string( $plain ) ? $plain : throw new RuntimeException( 'A legal pack document was changed on the disk, or its key is missing.' );
	}

	/** Each piece has a nonce of its own: the file's, with the number added at its end. */
	private static function nonce( string $nonce, int $piece ): string {
		return substr( $nonce, 0, -8 ) . ( substr( $nonce, -8 ) ^ pack( 'J', $piece ) );
	}

	private static function head(): int {
		return strlen( self::GUARD . self::MARK ) + SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES;
	}

	/** @param resource $to */
	private function write( $to, string $bytes ): void {
		if ( fwrite( $to, $bytes ) !== strlen( $bytes ) ) {
			throw new RuntimeException( 'A legal pack document could not be saved to the disk.' );
		}
	}

	/** Of its own and not of the salts: new salts must not lose the packs. */
	private function key(): string {
		$key = base64_decode( (string) get_option( self::KEY, '' ), true );
		if ( ! is_string( $key ) || SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_KEYBYTES !== strlen( $key ) ) {
			// Of two requests at once, one makes it, and both use that one.
			add_option( self::KEY, base64_encode( random_bytes( SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_KEYBYTES ) ), '', false );
			wp_cache_delete( self::KEY, 'options' );
			wp_cache_delete( 'notoptions', 'options' );
			$key = (string) base64_decode( (string) get_option( self::KEY, '' ), true );
		}
		return $key;
	}

	private function path( string $file ): string {
		return self::folder() . '/' . $file;
	}

	private function prepare( string $below ): void {
		$folder = self::folder();
		if ( ! wp_mkdir_p( "{$folder}/{$below}" ) ) {
			throw new RuntimeException( 'The legal pack folder could not be created.' );
		}
		$files = array(
			'.htaccess'  => "<IfModule mod_authz_core.c>\nRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n",
			'web.config' => '<?xml version="1.0"?><configuration><system.webServer><security><authorization><remove users="*" roles="" verbs=""/><add accessType="Deny" users="*"/></authorization></security></system.webServer></configuration>' . "\n",
			'index.php'  => self::GUARD,
		);
		foreach ( $files as $name => $content ) {
			if ( ! is_file( "{$folder}/{$name}" ) ) {
				file_put_contents( "{$folder}/{$name}", $content );
			}
		}
	}
}
