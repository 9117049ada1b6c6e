<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use HearthHammer\Auctions\Lots\LotNumber;
use HearthHammer\Auctions\Platform\Records\LotMapper;
use HearthHammer\Auctions\Platform\Records\SaleMapper;
use HearthHammer\Core\Media\MediaFolder;
use HearthHammer\Core\Sync\Files\WorkFolder;
use HearthHammer\Core\Sync\InvalidFeed;
use HearthHammer\Core\Sync\Page;
use HearthHammer\Core\Sync\RecordSource;
use HearthHammer\Core\Sync\Run;

defined( 'ABSPATH' ) || exit;

/**
 * What a platform said, written down record by record before anything is looked at, and then the source of a run, which
 * reads it twice: both times it must be the same. Of each record only the keys of our plain feed are kept, so that nothing
 * else (who won a lot, who bid) is ever on our disk. A cursor is a place in the file.
 */
final class Spool implements RecordSource {

	/** Records of a page. */
	private const ROWS = 100;

	/** @var resource|null */
	private $handle = null;

	/** @var array<string, true> Eight bytes of each record's id. */
	private array $ids = array();

	private string $fingerprint = '';

	/** @var array<string, int>|null Number of a lot, as it is ordered, to how many have it; null where nobody counts. */
	private ?array $numbers = null;

	/** @var array{came: int, listed: int, words: string}|null Where fewer lots came than the platform lists, or more. */
	private ?array $shortfall = null;

	/** Whether it names all there is, so that what is absent is gone. */
	private bool $is_whole = true;

	/** @var list<string> What staff should know of what came. */
	private array $notes = array();

	/** How many records were written down. */
	private int $count = 0;

	/** @param list<string> $only Ids of the records that are wanted; all where empty. */
	public function __construct(
		public readonly string $path,
		private readonly LotMapper|SaleMapper $mapper,
		private readonly MediaFolder $pictures,
		private readonly array $only = array(),
	) {}

	/**
	 * An empty one, in a folder of its own whose name cannot be guessed.
	 *
	 * @param list<string> $only Ids of the records that are wanted; all where empty.
	 */
	public static function make( WorkFolder $work, LotMapper|SaleMapper $mapper, MediaFolder $pictures, array $only = array() ): self {
		$spool = new self( $work->make( 'upload-' . bin2hex( random_bytes( 12 ) ) ) . '/spool.ndjson', $mapper, $pictures, $only );
		$spool->reset();
		return $spool;
	}

	/** Begins at the beginning, with an empty file. */
	public function reset(): void {
		$this->close();
		$handle = fopen( $this->path, 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( false === $handle ) {
			throw new PlatformFailed( __( 'the platform’s data could not be saved', 'hearth-hammer' ) );
		}
		$this->handle      = $handle;
		$this->ids         = array();
		$this->count       = 0;
		$this->fingerprint = '';
		$this->numbers     = null === $this->numbers ? null : array();
		$this->shortfall   = null;
		$this->notes       = array();
	}

	/** Has each lot told whether another one before it has its number: of a whole catalogue only. */
	public function count_numbers(): void {
		$this->numbers ??= array();
	}

	/**
	 * @param array<mixed> $record
	 * @throws PlatformFailed Where it came already, or cannot be kept.
	 */
	public function add( array $record, string $id ): void {
		$key = substr( md5( $id, true ), 0, 8 );
		if ( isset( $this->ids[ $key ] ) ) {
			throw new PlatformFailed( sprintf( /* translators: %s: id of a lot */ __( '%s was received twice', 'hearth-hammer' ), mb_substr( $id, 0, 60 ) ) );
		}
		$this->ids[ $key ] = true;
		if ( array() !== $this->only && ! in_array( $id, $this->only, true ) ) {
			return;
		}
		++$this->count;
		$record += $this->twin( $record['lot_number'] ?? null );
		$line    = json_encode( array_intersect_key( $record, array_flip( $this->mapper::KEYS ) ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION );
		if ( false === $line || null === $this->handle || false === fwrite( $this->handle, $line . "\n" ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions
			throw new PlatformFailed( __( 'the platform’s data could not be saved', 'hearth-hammer' ) );
		}
		$this->fingerprint = hash( 'sha256', $this->fingerprint . $line );
	}

	/** @return array<string, string> */
	private function twin( mixed $number ): array {
		if ( null === $this->numbers ) {
			return array();
		}
		$number = new LotNumber( SaleKey::text( $number ) );
		$key    = $number->sort_key();
		$count  = '' === $number->slug() ? 1 : $this->numbers[ $key ] = ( $this->numbers[ $key ] ?? 0 ) + 1;
		if ( 2 === $count ) {
			/* translators: %s: number of a lot */
			$this->note( sprintf( __( 'lot number %s is used more than once. All of its lots are shown; give them different numbers on the platform', 'hearth-hammer' ), $number->printed ) );
		}
		return array( 'number_twin' => $count > 1 ? (string) $count : '' );
	}

	/** @param string $note A sentence without its full stop, for staff. */
	public function note( string $note ): void {
		$this->notes[] = $note;
	}

	/** @return list<string> */
	public function notes(): array {
		return $this->notes;
	}

	/**
	 * The platform lists another number of lots than came: what is absent need not be gone.
	 *
	 * @param string $words A sentence without its full stop, for staff.
	 */
	public function is_short( int $came, int $listed, string $words ): void {
		$this->shortfall = array( 'came' => $came, 'listed' => $listed, 'words' => $words );
	}

	/** @return array{came: int, listed: int, words: string}|null Null where all came. */
	public function shortfall(): ?array {
		return $this->shortfall;
	}

	/** How many different records came that are wanted. */
	public function count(): int {
		return $this->count;
	}

	/** The same for the same records in the same order. */
	public function fingerprint(): string {
		return $this->fingerprint;
	}

	public function close(): void {
		if ( null !== $this->handle ) {
			fclose( $this->handle ); // phpcs:ignore WordPress.WP.AlternativeFunctions
			$this->handle = null;
		}
	}

	/** Says whether it names all there is. */
	public function as_whole( bool $is_whole ): self {
		$this->is_whole = $is_whole;
		return $this;
	}

	public function modes(): array {
		return array( Run::FULL );
	}

	public function version(): string {
		return $this->mapper::VERSION;
	}

	/** The `line` of a record is its number in the platform's list. */
	public function pull( ?array $cursor ): Page {
		$file = is_file( $this->path ) ? fopen( $this->path, 'rb' ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions
		if ( false === $file ) {
			throw new InvalidFeed( __( 'the platform’s data is no longer available; sync again', 'hearth-hammer' ) );
		}
		$line    = (int) ( $cursor['line'] ?? 0 );
		$records = array();
		fseek( $file, (int) ( $cursor['offset'] ?? 0 ) );
		while ( count( $records ) < self::ROWS ) {
			$text = fgets( $file );
			if ( false === $text ) {
				break;
			}
			$said      = json_decode( $text, true );
			$cursor    = array( 'offset' => (int) ftell( $file ), 'line' => ++$line );
			$records[] = $this->mapper->map( is_array( $said ) ? $said : array(), $line, $cursor );
		}
		fclose( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		$more = count( $records ) === self::ROWS && $this->position( $cursor ) < (int) filesize( $this->path );
		return new Page( $records, more: $more, next_cursor: $cursor, complete: ! $more && $this->is_whole );
	}

	public function position( ?array $cursor ): int {
		return (int) ( $cursor['offset'] ?? 0 );
	}

	public function files(): MediaFolder {
		return $this->pictures;
	}
}
