<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Setup\Places;

use Closure;
use HearthHammer\Core\Csv\BadFile;
use HearthHammer\Core\Locks\Locks;
use HearthHammer\Core\Place\PostcodesIo;
use HearthHammer\Core\Sync\Files\WorkFolder;

/**
 * Takes a file in parts that fit the server's limits, each checked by its sum, and goes on where an upload stopped.
 */
final readonly class PlaceUpload {

	public const LOCK = 'place-import';

	/** Bytes: the Postcode Directory has 230 MB as a zip, 1.3 GB as a CSV. */
	private const LONGEST = 2 * 1024 * 1024 * 1024;

	/** Bytes of a part: nginx takes 1 MB by default. */
	private const PART = 786432;

	/** Outward codes at once: each takes ten to a few dozen questions. */
	private const MOST_OUTCODES = 40;

	public function __construct( private WorkFolder $work, private Locks $locks ) {}

	/** How many bytes a part may have here. */
	public static function part(): int {
		return (int) max( 4096, min( self::PART, wp_max_upload_size() ) );
	}

	/**
	 * Begins an upload, or finds how far the same one has come.
	 *
	 * @param int $stamp When the file was changed, as the browser tells it.
	 * @throws BadFile In words for staff.
	 */
	public function begin( string $name, int $bytes, int $stamp ): PlaceState {
		if ( 1 !== preg_match( '/\.(csv|zip)$/i', $name ) ) {
			throw new BadFile( __( 'Choose a CSV file or a zip file.', 'hearth-hammer' ) );
		}
		if ( $bytes > self::LONGEST ) {
			throw new BadFile( __( 'The file must be 2 GB or smaller. Upload the zip file as you downloaded it.', 'hearth-hammer' ) );
		}
		return $this->locked(
			function () use ( $name, $bytes, $stamp ): PlaceState {
				$state = PlaceState::load();
				if ( PlaceState::RECEIVING === $state->stage && array( $state->name, $state->bytes, $state->stamp ) === array( $name, $bytes, $stamp ) && is_file( $this->path( $state ) ) ) {
					$state->received = (int) filesize( $this->path( $state ) );
					return $state;
				}
				$this->refuse_two( $state );
				$this->remove( $state );
				$fresh        = new PlaceState();
				$fresh->stage = PlaceState::RECEIVING;
				$fresh->id    = bin2hex( random_bytes( 12 ) );
				$fresh->name  = $name;
				$fresh->bytes = $bytes;
				$fresh->stamp = $stamp;
				$folder       = $this->folder( $fresh );
				$free         = @disk_free_space( $folder ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- Some hosts do not tell.
				if ( false !== $free && $free < 1.1 * $bytes ) {
					throw new BadFile( __( 'There isn’t enough free disk space for this file.', 'hearth-hammer' ) );
				}
				file_put_contents( $this->path( $fresh ), '' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
				$fresh->save();
				return $fresh;
			}
		);
	}

	/**
	 * Adds a part. One that does not begin where the file ends changes nothing: the answer says where to go on.
	 *
	 * @param string $sum CRC-32 of the part, as hexadecimal.
	 * @throws BadFile In words for staff.
	 */
	public function append( string $id, int $offset, string $sum, string $part ): PlaceState {
		return $this->locked(
			function () use ( $id, $offset, $sum, $part ): PlaceState {
				$state = PlaceState::load();
				if ( PlaceState::RECEIVING !== $state->stage || $id !== $state->id || ! is_file( $this->path( $state ) ) ) {
					throw new BadFile( __( 'This upload was stopped. Choose the file again.', 'hearth-hammer' ) );
				}
				$state->received = (int) filesize( $this->path( $state ) );
				if ( $offset === $state->received && strlen( $part ) > 0 && strlen( $part ) <= self::PART && hash( 'crc32b', $part ) === strtolower( $sum ) ) {
					if ( $state->received + strlen( $part ) > $state->bytes ) {
						throw new BadFile( __( 'The file changed while it was uploaded. Choose it again.', 'hearth-hammer' ) );
					}
					if ( strlen( $part ) !== file_put_contents( $this->path( $state ), $part, FILE_APPEND ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions
						throw new BadFile( __( 'There isn’t enough free disk space for this file.', 'hearth-hammer' ) );
					}
					$state->received += strlen( $part );
				}
				if ( $state->received === $state->bytes ) {
					$this->accept( $state );
				}
				$state->save();
				return $state;
			}
		);
	}

	/**
	 * Asks the postcode service for whole outward codes.
	 *
	 * @param string $typed e.g. `TN17, TN18`.
	 * @throws BadFile In words for staff.
	 */
	public function fetch( string $typed ): PlaceState {
		$codes = array_values( array_unique( array_filter( preg_split( '/[\s,;]+/', strtoupper( $typed ) ) ?: array(), static fn ( string $code ): bool => '' !== $code ) ) );
		$wrong = array_filter( $codes, static fn ( string $code ): bool => 1 !== preg_match( '/^[A-Z]{1,2}[0-9][0-9A-Z]?$/D', $code ) );
		if ( array() === $codes || array() !== $wrong ) {
			throw new BadFile( __( 'Enter the first halves of postcodes, like TN17, TN18.', 'hearth-hammer' ) );
		}
		if ( count( $codes ) > self::MOST_OUTCODES ) {
			/* translators: %d: a number */
			throw new BadFile( sprintf( __( 'Enter %d areas or fewer at a time. For more, upload the postcode file.', 'hearth-hammer' ), self::MOST_OUTCODES ) );
		}
		if ( null === self::service() ) {
			throw new BadFile( __( 'The address of the postcode service (HPAPI_POSTCODES_URL) is not valid.', 'hearth-hammer' ) );
		}
		return $this->locked(
			function () use ( $codes ): PlaceState {
				$state = PlaceState::load();
				$this->refuse_two( $state );
				$this->remove( $state );
				$fresh            = new PlaceState();
				$fresh->stage     = PlaceState::WORKING;
				$fresh->is_area   = true;
				$fresh->name      = implode( ', ', $codes );
				$fresh->codes     = $codes;
				$fresh->questions = $codes;
				$fresh->total     = count( $codes );
				$fresh->save();
				return $fresh;
			}
		);
	}

	/** The site's own, else the one that the public may ask. */
	public static function service(): ?PostcodesIo {
		return PostcodesIo::from_settings() ?? PostcodesIo::at( PostcodesIo::PUBLIC_URL );
	}

	/** Ends what is under way and removes its file. Places that were written stay. */
	public function stop(): PlaceState {
		return $this->locked(
			function (): PlaceState {
				$this->remove( PlaceState::load() );
				$none = new PlaceState();
				$none->save();
				return $none;
			}
		);
	}

	public function path( PlaceState $state ): string {
		return $this->folder( $state ) . '/upload.part';
	}

	public function folder( PlaceState $state ): string {
		return $this->work->make( 'upload-' . $state->id );
	}

	public function remove( PlaceState $state ): void {
		if ( '' !== $state->id ) {
			$this->work->remove( $this->folder( $state ) );
		}
		$this->work->sweep();
	}

	/** A file that is whole: looked at once, so that what is no list is told at once. */
	private function accept( PlaceState $state ): void {
		try {
			$archive      = new PlaceArchive( $this->path( $state ), $state->name );
			$state->total = $archive->bytes();
			$state->stage = PlaceState::WORKING;
		} catch ( BadFile $fault ) {
			$this->remove( $state );
			$state->stage = PlaceState::FAILED;
			$state->error = $fault->getMessage();
		}
	}

	private function refuse_two( PlaceState $state ): void {
		if ( PlaceState::WORKING === $state->stage ) {
			throw new BadFile( __( 'Another import is under way. Wait until it has finished, or stop it.', 'hearth-hammer' ) );
		}
	}

	/**
	 * @param Closure(): PlaceState $work
	 * @throws BadFile Where another request is at it.
	 */
	private function locked( Closure $work ): PlaceState {
		return $this->locks->hold( self::LOCK, 120, $work ) ?? throw new BusyImport( __( 'The import is at work. Try again in a few seconds.', 'hearth-hammer' ) );
	}
}
