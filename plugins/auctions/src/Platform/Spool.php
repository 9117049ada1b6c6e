<?php

declare( strict_types=1 );

namespace HearthHammer\Auctions\Platform;

use LogicException;

/**
 * What a platform said, written down record by record before anything is looked at: a run reads it twice, and both
 * times it must be the same. Of each record only the keys of our plain feed are kept, so that nothing else (who won a
 * lot, who bid) ever lies on our disk.
 */
final class Spool {

	/** Of a sale and of a lot. */
	public const SALE = array( 'auctioneer_id', 'sale_id', 'title', 'description', 'business', 'department_id', 'department', 'sale_type', 'starts_at', 'ends_at', 'venue', 'status', 'updated_at', 'lot_count', 'addenda', 'facts' );
	public const LOT  = array( 'auctioneer_id', 'sale_id', 'lot_id', 'lot_number', 'title', 'description', 'guide_low', 'guide_high', 'price_status', 'hammer', 'status', 'starts_at', 'ends_at', 'images', 'videos', 'documents', 'addenda', 'facts', 'updated_at' );

	/** @var resource|null */
	private $handle = null;

	/** @var array<string, true> Eight bytes of each record's id. */
	private array $ids = array();

	private string $fingerprint = '';

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
		$line              = json_encode( array_intersect_key( $record, array_flip( $this->keys ) ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION );
		if ( false === $line || null === $this->handle || false === fwrite( $this->handle, $line . "\n" ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions
			throw new PlatformFailed( __( 'the platform’s data could not be saved', 'hearth-hammer' ) );
		}
		$this->fingerprint = hash( 'sha256', $this->fingerprint . $line );
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
