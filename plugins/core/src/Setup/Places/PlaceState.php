<?php

declare( strict_types=1 );

namespace HearthHammer\Core\Setup\Places;

/**
 * How far the import of places has come. One at a time; stored after each step, so that any request can go on with it.
 */
final class PlaceState {

	private const OPTION = 'hh_core_places';

	public const NONE      = 'none';
	public const RECEIVING = 'receiving';
	public const WORKING   = 'working';
	public const DONE      = 'done';
	public const FAILED    = 'failed';

	public string $stage = self::NONE;
	/** Letters and digits; names its folder. */
	public string $id = '';
	/** Of the file, as staff chose it; or the outward codes. */
	public string $name = '';
	/** Of the file as the browser tells it, so that the same one is resumed. */
	public int $stamp = 0;
	public int $bytes    = 0;
	public int $received = 0;
	/** The list of the archive that is read, and how far. */
	public int $file   = 0;
	public int $offset = 0;
	/** Bytes of the lists before. */
	public int $behind = 0;
	/** Bytes of all lists; with an area, all questions. */
	public int $total   = 0;
	public bool $is_area = false;
	/** Steps that ended without an answer, one after the other. */
	public int $tries = 0;
	public int $at    = 0;
	public string $error = '';

	/** @var list<string> What is still to be asked of the service. */
	public array $questions = array();
	/** @var list<string> Postcode areas, or with an area its outward codes, whose centres are to be made. */
	public array $codes = array();
	/** @var array<string, int> Kind to rows written. */
	public array $counts = array();
	/** @var array<string, int> Kind to bytes of what was collected of it. */
	public array $collected = array();
	/** @var list<string> What staff should know. */
	public array $notes = array();

	public static function load(): self {
		$state  = new self();
		$stored = get_option( self::OPTION, array() );
		foreach ( is_array( $stored ) ? $stored : array() as $name => $value ) {
			if ( property_exists( $state, (string) $name ) && gettype( $state->$name ) === gettype( $value ) ) {
				$state->$name = $value;
			}
		}
		return $state;
	}

	public function save(): void {
		$this->at = time();
		update_option( self::OPTION, get_object_vars( $this ), false );
	}

	public function is_under_way(): bool {
		return in_array( $this->stage, array( self::RECEIVING, self::WORKING ), true );
	}

	/** Whole percent of what is under way: of the upload, then of the import. */
	public function percent(): int {
		return match ( $this->stage ) {
			self::RECEIVING => (int) floor( 100 * $this->received / max( 1, $this->bytes ) ),
			self::WORKING   => (int) min( 99, floor( 100 * ( $this->is_area ? $this->total - count( $this->questions ) : $this->behind + $this->offset ) / max( 1, $this->total ) ) ),
			self::DONE      => 100,
			default         => 0,
		};
	}

	/** One sentence for staff. */
	public function sentence(): string {
		return match ( $this->stage ) {
			/* translators: 1: name of a file, 2: a number */
			self::RECEIVING => sprintf( __( 'Uploading %1$s: %2$d%%. If the upload stops, choose the same file again and it goes on from there.', 'hearth-hammer' ), $this->name, $this->percent() ),
			/* translators: 1: name of a file, 2: a number */
			self::WORKING => '' === $this->error ? sprintf( __( 'Importing %1$s: %2$d%%. You can close this page.', 'hearth-hammer' ), $this->name, $this->percent() ) : sprintf( /* translators: 1: name of a file, 2: why it waits */ __( 'Importing %1$s has paused and will be tried again. %2$s', 'hearth-hammer' ), $this->name, $this->error ),
			/* translators: 1: name of a file, 2: what was imported, e.g. "12,000 postcodes" */
			self::DONE => trim( sprintf( __( 'Imported %1$s: %2$s.', 'hearth-hammer' ), $this->name, self::list_of( $this->counts ) ) . ' ' . implode( ' ', $this->notes ) ),
			/* translators: 1: name of a file, 2: why */
			self::FAILED => sprintf( __( '%1$s was not imported. %2$s', 'hearth-hammer' ), $this->name, $this->error ),
			default => '',
		};
	}

	/** @param array<string, int> $counts */
	private static function list_of( array $counts ): string {
		$words = array();
		foreach ( $counts as $kind => $number ) {
			$words[] = sprintf(
				match ( $kind ) {
					/* translators: %s: a number */
					'postcodes'  => _n( '%s postcode', '%s postcodes', $number, 'hearth-hammer' ),
					/* translators: %s: a number */
					'stations'   => _n( '%s station', '%s stations', $number, 'hearth-hammer' ),
					/* translators: %s: a number */
					'high_speed' => _n( '%s high-speed station', '%s high-speed stations', $number, 'hearth-hammer' ),
					/* translators: %s: a number */
					'schools'    => _n( '%s school', '%s schools', $number, 'hearth-hammer' ),
					/* translators: %s: a number */
					default      => _n( '%s town', '%s towns', $number, 'hearth-hammer' ),
				},
				number_format_i18n( $number )
			);
		}
		return implode( ', ', $words );
	}
}
