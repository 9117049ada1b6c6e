<?php

declare( strict_types=1 );

namespace HearthHammer\Hpapi\Templates;

use HearthHammer\Hpapi\People\Awards;
use HearthHammer\Hpapi\People\Staff;
use HearthHammer\Hpapi\People\StaffMember;
use HearthHammer\Hpapi\Properties\PropertyRecord;

/**
 * The blocks people, valuer-quote and awards.
 */
final readonly class PeopleParts {

	private const MOST_AWARDS = 24;
	private const MOST_PEOPLE = 48;

	public function __construct(
		private Staff $staff,
		private Awards $awards,
	) {}

	/**
	 * @param array<string, mixed> $attributes `staff` a post id (0: who speaks for the page's property), `quote` words instead of theirs.
	 * @return string HTML; empty where nobody is meant, or an editor's choice says nothing.
	 */
	public function valuer( array $attributes ): string {
		$id     = is_numeric( $attributes['staff'] ?? null ) ? (int) $attributes['staff'] : 0;
		$quote  = is_string( $attributes['quote'] ?? null ) ? trim( $attributes['quote'] ) : '';
		$record = $id > 0 ? null : PropertyRecord::of( (int) get_the_ID() );
		$valuer = match ( true ) {
			$id > 0 => $this->staff->by_id( $id )?->to_array( $quote ),
			null !== $record => $this->staff->of_property( $record )['valuer'],
			default => null,
		};
		// Beside a property they stand without words, too: a visitor wants to know who shows it.
		$is_empty = null === $valuer || ( '' === $valuer['quote'] && null === $record );
		return $is_empty ? '' : self::template( 'valuer-quote', array( 'valuer' => $valuer ) );
	}

	/**
	 * @param array<string, mixed> $attributes `limit`.
	 * @return string HTML; empty where nothing was won.
	 */
	public function awards( array $attributes ): string {
		$awards = array_slice( $this->awards->all(), 0, self::limit( $attributes, 6, self::MOST_AWARDS ) );
		return array() === $awards ? '' : self::template( 'awards', array( 'awards' => $awards ) );
	}

	/**
	 * @param array<string, mixed> $attributes `people` post ids (none: everybody), `limit`.
	 * @return string HTML; empty where nobody is entered.
	 */
	public function people( array $attributes ): string {
		$people = $this->staff->all();
		$chosen = array_slice( ( new BlockAttributes( $attributes ) )->ids( 'people' ), 0, self::MOST_PEOPLE );
		if ( array() === $chosen ) {
			$people = array_slice( $people, 0, self::limit( $attributes, 24, self::MOST_PEOPLE ) );
		} else {
			$by_id  = array_column( $people, null, 'id' );
			$people = array_values( array_filter( array_map( static fn ( int $id ): ?StaffMember => $by_id[ $id ] ?? null, $chosen ) ) );
		}
		return array() === $people ? '' : self::template( 'people', array( 'people' => array_map( static fn ( StaffMember $member ): array => $member->to_array(), $people ) ) );
	}

	/** @param array<string, mixed> $attributes */
	private static function limit( array $attributes, int $otherwise, int $most ): int {
		return max( 1, min( $most, is_int( $attributes['limit'] ?? null ) ? $attributes['limit'] : $otherwise ) );
	}

	/** @param array<string, mixed> $args */
	private static function template( string $name, array $args ): string {
		ob_start();
		load_template( dirname( __DIR__, 2 ) . "/templates/{$name}.php", false, $args );
		return (string) ob_get_clean();
	}
}
