<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use HearthHammer\Auctions\Lots\LotNumber;
use HearthHammer\Core\Sync\Files\WorkFolder;
use LogicException;

/**
 * What a platform said, written down record by record before anything is looked at: a run reads it twice, and both
 * times it must be the same. Of each record only the keys of our plain feed are kept, so that nothing else (who won a
 * lot, who bid) ever lies on our disk.
 */
final class Spool {

	/** Of a sale and of a lot. */
	public const SALE = array( 'auctioneer_id', 'sale_id', 'title', 'description', 'business', 'department_id', 'department', 'sale_type', 'starts_at', 'ends_at', 'venue', 'status', 'updated_at', 'lot_count', 'addenda', 'facts' );
	public const LOT  = array( 'auctioneer_id', 'sale_id', 'lot_id', 'lot_number', 'title', 'description', 'number_twin', 'category', 'purchase_option', 'guide_low', 'guide_high', 'price_status', 'current_bid', 'hammer', 'status', 'starts_at', 'ends_at', 'images', 'videos', 'documents', 'addenda', 'relists', 'facts', 'updated_at' );

	/** @var resource|null */
	private $handle = null;

	/** @var array<string, true> Eight bytes of each record's id. */
	private array $ids = array();

	private string $fingerprint = '';

	/** @var array<string, int>|null Number of a lot, as it is ordered, to how many have it; null where nobody counts. */
	private ?array $numbers = null;

	/** What there is to say of lots that did not come. */
	private string $shortfall_words = '';

	/** @var array{came: int, listed: int}|null Where fewer lots came than the platform lists, or more. */
	private ?array $shortfall = null;

	/** @var list<string> What staff should know of what came. */
	private array $notes = array();

	/** How many records were written down. */
	private int $count = 0;

	/**
	 * @param list<string> $keys One of the constants.
	 * @param list<string> $only Ids of the records that are wanted; all where empty.
	 */
	public function __construct(
		public readonly string $path,
		private readonly array $keys,
		private readonly array $only = array(),
	) {
		$this->reset();
	}

	/**
	 * In a folder of its own for each sync, whose name cannot be guessed.
	 *
	 * @param list<string> $keys One of the constants.
	 * @param list<string> $only Ids of the records that are wanted; all where empty.
	 */
	public static function make( WorkFolder $work, array $keys, array $only = array() ): self {
		return new self( $work->make( 'upload-' . bin2hex( random_bytes( 12 ) ) ) . '/spool.ndjson', $keys, $only );
	}

	/** Begins anew. */
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
		$line              = json_encode( array_intersect_key( $record, array_flip( $this->keys ) ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION );
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
		$this->shortfall       = array( 'came' => $came, 'listed' => $listed );
		$this->shortfall_words = $words;
	}

	public function shortfall_words(): string {
		return $this->shortfall_words;
	}

	/** @return array{came: int, listed: int}|null Null where all came. */
	public function shortfall(): ?array {
		return $this->shortfall;
	}

	public function has( string $id ): bool {
		return isset( $this->ids[ substr( md5( $id, true ), 0, 8 ) ] );
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

	/**
	 * The first record, of a spool that is closed.
	 *
	 * @return array<mixed>|null Null where it holds none.
	 */
	public function first(): ?array {
		if ( null !== $this->handle ) {
			throw new LogicException( 'A spool is read when it is written.' );
		}
		$line = strtok( (string) file_get_contents( $this->path ), "\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		$data = false === $line ? null : json_decode( $line, true );
		return is_array( $data ) ? $data : null;
	}
}
